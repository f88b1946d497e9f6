internal import LayoutGeometry

/// What depends on the space that a container is given: which alternative fits, and how many adaptive tracks do.
struct SpaceDecisions {
  /// The chosen child of each `ViewThatFits`, by node; -1 for all other nodes, and for choices that are not reached.
  var chosen: [Int]
  /// The space of each lazy grid along its tracks, by node; none where nothing is proposed.
  var spaces: [Int: Double] = [:]
}

/// Decides every `ViewThatFits` and every adaptive track of a tree, from the root inwards.
///
/// All ideal sizes are computed once, with each choice taking its first alternative, as it does where nothing is proposed.
/// Then each choice is made by comparing numbers, so nesting costs no more than the nodes: O(number of nodes).
struct SpaceDecider {
  /// Rounding of sums must not make something miss a space of its very size.
  private static let tolerance = 1e-9

  private let structure: Structure
  private let lengths: LengthTable
  private(set) var decisions: SpaceDecisions

  /// - Parameter tree: A tree in which something depends on the space.
  init(
    _ tree: LayoutTree, _ proposal: ProposedSize, defaultSpacing: Double, measurements: inout MeasurementTable
  ) throws {
    structure = Structure(tree, defaultSpacing: defaultSpacing, decisions: nil)
    lengths = try LengthTable(structure, .unspecified, measurements: &measurements)
    decisions = SpaceDecisions(chosen: Array(repeating: -1, count: tree.nodes.count))
    let space = structure.containers[0].node.map { spaceInside($0, proposal) } ?? proposal
    var pending: [(container: Int, space: ProposedSize)] = [(0, space)]
    while let (container, space) = pending.popLast() {
      if structure.containers[container].isChoice {
        let alternative = choose(container, in: space)
        if let alternative, let child = structure.containerIndex(of: alternative) {
          pending.append((child, spaceInside(alternative, space)))
        }
      } else {
        note(space, of: container)
        for cell in structure.cells(of: container) {
          guard let child = structure.childContainer(cell) else { continue }
          pending.append((child, spaceInside(cell.node, self.space(for: cell, in: container, space))))
        }
      }
    }
  }

  /// Keeps the space of a lazy grid, whose adaptive tracks are counted by it.
  private mutating func note(_ space: ProposedSize, of container: Int) {
    guard let node = structure.containers[container].node,
      case .lazyGrid(let options) = structure.tree.nodes[node].kind
    else { return }
    decisions.spaces[node] = space[options.axis]
  }

  private mutating func choose(_ container: Int, in space: ProposedSize) -> Int? {
    guard let node = structure.containers[container].node,
      case .viewThatFits(let options) = structure.tree.nodes[node].kind
    else { return nil }
    let alternatives = structure.cells(of: container).map(\.node)
    let fitting = alternatives.first { alternative in
      Axis.allCases.allSatisfy { axis in
        guard options.axes.contains(axis), let room = space[axis] else { return true }
        let ideal = lengths[alternative, axis].ideal
        return ideal <= room + Self.tolerance * (1 + abs(room))
      }
    }
    let choice = fitting ?? alternatives.last
    decisions.chosen[node] = choice ?? -1
    return choice
  }

  /// What a frame of its own leaves a container of the space around it.
  private func spaceInside(_ node: Int, _ space: ProposedSize) -> ProposedSize {
    var inside = space
    for axis in Axis.allCases {
      if structure.tree.nodes[node].fixedAxes.contains(axis) { inside[axis] = nil }
      guard let maximum = structure.tree.nodes[node][axis].maximum, maximum.isFinite else { continue }
      inside[axis] = min(inside[axis] ?? .infinity, maximum)
    }
    return inside
  }

  /// What the ideal sizes of everything else leave a cell.
  private func space(for cell: Structure.Cell, in container: Int, _ space: ProposedSize) -> ProposedSize {
    var left = ProposedSize.unspecified
    for axis in Axis.allCases {
      guard let whole = space[axis], whole.isFinite else {
        left[axis] = space[axis]
        continue
      }
      let info = structure.containers[container]
      if info.hasGroups(axis) {
        let count = info.trackCount(axis)
        left[axis] = max(0, (whole - info.gaps(axis).total(in: 0..<count)) / Double(max(1, count)))
      } else {
        let needs = lengths.needs(of: container, axis)
        let others = needs.total(\.content.length) - needs.contentLength(of: cell.tracks(axis), in: info, axis)
        left[axis] = max(0, whole - others)
      }
    }
    return left
  }
}
