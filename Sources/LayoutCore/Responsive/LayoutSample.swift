internal import LayoutGeometry
internal import LinearModel

/// What was chosen, counted and broken into lines by the space that is there.
///
/// Every choice sees a space that only grows with the container, as long as the choices around it stay. So where two
/// lengths give the same choices, all lengths between them do.
struct SpaceChoices: Equatable {
  /// The alternative that takes part of each `ViewThatFits` that is reached, by node.
  let chosen: [Int: Int]
  /// How many columns and rows each container has, by node.
  let trackCounts: [Int: [Int]]
  /// The children that the lines of each flow begin with, by node.
  let lines: [Int: [Int]]

  init(_ structure: Structure) {
    var chosen: [Int: Int] = [:]
    var counts: [Int: [Int]] = [:]
    for (index, container) in structure.containers.enumerated() {
      guard let node = container.node, !structure.tree.isLine(node) else { continue }
      counts[node] = [container.columnCount, container.rowCount]
      guard case .viewThatFits = structure.tree.nodes[node].kind else { continue }
      chosen[node] = structure.cells(of: index).first?.node
    }
    (self.chosen, trackCounts) = (chosen, counts)
    let tree = structure.tree
    lines = Dictionary(
      uniqueKeysWithValues: (tree.lines?.flows ?? []).map { flow in
        (flow, tree.lines(of: flow).map { $0.map(tree.firstChild) } ?? [])
      })
  }

  /// Where nothing depends on the space.
  init() { (chosen, trackCounts, lines) = ([:], [:], [:]) }
}

/// A layout at one length of its container.
struct LayoutSample {
  let length: Double
  let choices: SpaceChoices
  /// Where everything stands; `nil` where nothing can.
  let placement: Placement?
  /// What contradicts itself where nothing can be placed.
  let conflict: [LayoutError.ConflictMember]
  /// What measured items answered for the widths that they got: heights and baselines, by node.
  let measures: [Int: [Double]]
  /// Every number of the placement that is to move along a straight line.
  let coordinates: [Double]

  init(length: Double, choices: SpaceChoices, placement: Placement) {
    self.length = length
    self.choices = choices
    self.placement = placement
    conflict = []
    measures = placement.measures
    coordinates = placement.coordinates
  }

  init(length: Double, choices: SpaceChoices, conflict: [LayoutError.ConflictMember]) {
    self.length = length
    self.choices = choices
    self.conflict = conflict
    placement = nil
    measures = [:]
    coordinates = []
  }

  var isPlaced: Bool { placement != nil }

  /// How wide a measured item is, where it stands.
  func width(of node: Int) -> Double? { placement.map { $0.exactRects[node].width } }

  /// What a measured item answers for a width.
  func measure(of node: Int, at width: Double) -> [Double]? {
    placement?.tree.nodes[node].measured.map { $0.measurer.answers(at: width) }
  }
}

extension Measurer {
  /// What a placement depends on of what is measured: heights and baselines.
  fileprivate func answers(at width: Double) -> [Double] {
    let limits = heightLimits(width: width)
    let baselines = baselines(width: width)
    return [
      size(proposedWidth: width).height, limits?.lowerBound ?? -1, limits?.upperBound ?? -1, baselines?.first ?? 0,
      baselines?.last ?? 0,
    ]
  }
}

extension Placement {
  /// What measured items answer for the widths that they got.
  fileprivate var measures: [Int: [Double]] {
    var measures: [Int: [Double]] = [:]
    for (node, content) in tree.nodes.enumerated() where isPlaced[node] {
      guard let measurer = content.measured?.measurer else { continue }
      measures[node] = measurer.answers(at: exactRects[node].width)
    }
    return measures
  }

  fileprivate var coordinates: [Double] {
    var numbers = [size.width, size.height]
    numbers.reserveCapacity(2 + 6 * rects.count)
    for rect in rects { numbers += [rect.minX, rect.maxX, rect.minY, rect.maxY, rect.width, rect.height] }
    for container in containers {
      for track in container.columns + container.rows { numbers += [track.position, track.length] }
    }
    return numbers
  }
}
