internal import LayoutGeometry

/// What every node asks for along each axis under a proposal: items by what was said, containers by their content.
///
/// A container's ideal is the least total in which its content has its ideal. Containers are taken from the innermost
/// outwards, each once: O(number of nodes).
struct LengthTable {
  private var horizontal: [Length]
  private var vertical: [Length]
  private var looseHorizontal: [Bool]
  private var looseVertical: [Bool]
  private var horizontalNeeds: [TrackNeeds]
  private var verticalNeeds: [TrackNeeds]
  /// By axis: the nodes that take their ideal lengths whatever is proposed; nothing where there are none.
  private var isUnproposed: [Axis: [Bool]] = [:]

  /// - Parameter measurements: What measured items said; where nothing is known of their widths, their heights are those
  ///   of their ideal sizes.
  init(_ structure: Structure, _ proposal: ProposedSize, measurements: inout MeasurementTable) throws {
    let nodeCount = structure.tree.nodes.count
    horizontal = Array(repeating: .flexible, count: nodeCount)
    vertical = horizontal
    looseHorizontal = Array(repeating: false, count: structure.containers.count)
    looseVertical = looseHorizontal
    horizontalNeeds = Array(repeating: TrackNeeds(), count: structure.containers.count)
    verticalNeeds = horizontalNeeds
    for axis in Axis.allCases {
      for (index, node) in structure.tree.nodes.enumerated() {
        if node.fixedAxes.contains(axis) { noteFixedSize(of: index, axis, in: structure.tree) }
        guard node.isLeaf else { continue }
        let length =
          node.measured == nil
          ? node[axis].itemLength : try measuredLength(of: index, axis, in: structure.tree, &measurements)
        set(length, of: index, axis, in: structure, proposal)
      }
      measureContainers(axis, of: structure, proposal)
    }
  }

  // MARK: Fixed sizes

  /// What takes its ideal length does so for any proposal, and so does all that is in it.
  private mutating func noteFixedSize(of node: Int, _ axis: Axis, in tree: LayoutTree) {
    if isUnproposed[axis] == nil { isUnproposed[axis] = Array(repeating: false, count: tree.nodes.count) }
    guard isUnproposed[axis]?[node] == false else { return }
    for inner in node..<tree.nodes[node].end { isUnproposed[axis]?[inner] = true }
  }

  /// What a node is proposed of what the whole is.
  private func proposed(to node: Int?, _ axis: Axis, _ proposal: ProposedSize) -> Double? {
    guard let node, isUnproposed[axis]?[node] == true else { return proposal[axis] }
    return nil
  }

  /// Keeps the length of an item.
  private mutating func set(
    _ length: Length, of item: Int, _ axis: Axis, in structure: Structure, _ proposal: ProposedSize
  ) {
    let proposed = length.proposed(isUnproposed.isEmpty ? proposal[axis] : proposed(to: item, axis, proposal))
    self[item, axis] = structure.tree.nodes[item].fixedAxes.contains(axis) ? .fixed(proposed.ideal) : proposed
  }

  // MARK: Measuring

  private mutating func measureContainers(_ axis: Axis, of structure: Structure, _ proposal: ProposedSize) {
    for container in structure.containers.indices.reversed() {
      let node = structure.containers[container].node
      measure(container, axis, in: structure, proposed(to: node, axis, proposal))
      if let node, structure.tree.nodes[node].fixedAxes.contains(axis) {
        self[node, axis] = .fixed(self[node, axis].ideal)
      }
    }
  }

  /// Widths are measured before heights, which are those at the ideal widths.
  private func measuredLength(
    of node: Int, _ axis: Axis, in tree: LayoutTree, _ measurements: inout MeasurementTable
  ) throws -> Length {
    let limits = tree.nodes[node][axis]
    let width = try measurements.width(of: node, in: tree)
    if axis == .horizontal { return limits.measuredLength(width) }
    let ideal = horizontal[node].ideal
    // Content has an ideal height of its own where its ideal width is its own too.
    let height = try measurements.height(of: node, in: tree, width: ideal == width.ideal ? nil : ideal)
    return limits.measuredLength(.fixed(height))
  }

  /// Takes the heights of measured items at the widths that they got.
  ///
  /// - Returns: Whether any height changed.
  mutating func measureHeights(
    of structure: Structure, _ proposal: ProposedSize, widths: [Int: Double], measurements: inout MeasurementTable
  ) throws -> Bool {
    var changed = false
    for (node, width) in widths.sorted(by: { $0.key < $1.key }) {
      let height = try measurements.height(of: node, in: structure.tree, width: width)
      let old = self[node, .vertical]
      set(
        structure.tree.nodes[node].height.measuredLength(.fixed(height)), of: node, .vertical, in: structure, proposal)
      if self[node, .vertical] != old { changed = true }
    }
    if changed { measureContainers(.vertical, of: structure, proposal) }
    return changed
  }

  subscript(node: Int, axis: Axis) -> Length {
    get { axis == .horizontal ? horizontal[node] : vertical[node] }
    set { if axis == .horizontal { horizontal[node] = newValue } else { vertical[node] = newValue } }
  }

  /// Whether a container can grow without anything in it asking for more: it has tracks that no sized cell has alone.
  func isLoose(_ container: Int, _ axis: Axis) -> Bool {
    axis == .horizontal ? looseHorizontal[container] : looseVertical[container]
  }

  /// What the cells of a container ask of its tracks.
  func needs(of container: Int, _ axis: Axis) -> TrackNeeds {
    axis == .horizontal ? horizontalNeeds[container] : verticalNeeds[container]
  }

  /// The widths of items are measured before the heights of anything.
  private func largestItemWidth(in container: Int, of structure: Structure) -> Double {
    structure.cells(of: container).reduce(0) { max($0, self[$1.node, .horizontal].ideal) }
  }

  private mutating func measure(_ container: Int, _ axis: Axis, in structure: Structure, _ proposed: Double?) {
    let needs = TrackNeeds(container, axis, in: structure, lengths: self, proposed: proposed)
    if axis == .horizontal { horizontalNeeds[container] = needs } else { verticalNeeds[container] = needs }
    guard let node = structure.containers[container].node else { return }
    if let shape = structure.containers[container].shape {
      let length = shape.length(axis, itemWidth: largestItemWidth(in: container, of: structure))
      let limits = structure.tree.nodes[node][axis]
      self[node, axis] = limits.isGiven ? limits.containerLength(length).proposed(proposed) : length.proposed(proposed)
      return
    }
    let ideal = max(0, needs.total(\.content.length))
    let content =
      structure.containers[container].isChoice
      ? structure.cells(of: container).first.map { self[$0.node, axis] } ?? .fixed(0)
      : Length(minimum: 0, ideal: ideal, maximum: max(ideal, needs.greatestTotal))
    let limits = structure.tree.nodes[node][axis]
    self[node, axis] = limits.isGiven ? limits.containerLength(content).proposed(proposed) : content
    let isLoose =
      !structure.tree.nodes[node].hasOwnLength(axis)
      && (needs.hasTrackWithoutOwnCell
        || needs.children.contains { $0.tracks.count == 1 && self.isLoose($0.container, axis) })
    if axis == .horizontal { looseHorizontal[container] = isLoose } else { looseVertical[container] = isLoose }
  }
}

extension Length {
  /// The length with its ideal as a proposal asks: 0 for the minimum, infinity for the maximum where there is one.
  func proposed(_ proposal: Double?) -> Length {
    var copy = self
    if proposal == 0 { copy.ideal = minimum }
    if proposal == .infinity, maximum.isFinite { copy.ideal = maximum }
    return copy
  }
}

extension LengthLimits {
  /// The length of a measured item: what was not said is as measured, moved to where the parts are in order.
  fileprivate func measuredLength(_ measured: Length) -> Length {
    let minimum = self.minimum ?? min(measured.minimum, ideal ?? .infinity, self.maximum ?? .infinity)
    let maximum = self.maximum ?? max(measured.maximum, minimum, ideal ?? 0)
    let ideal = self.ideal ?? min(max(measured.ideal, minimum), maximum)
    return Length(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  /// The length of a container: what was not said is as its content has it, moved to where the parts are in order.
  fileprivate func containerLength(_ content: Length) -> Length {
    let minimum = self.minimum ?? 0
    let maximum = self.maximum ?? max(content.maximum, minimum, ideal ?? 0)
    let ideal = self.ideal ?? min(max(content.ideal, minimum), maximum)
    return Length(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}
