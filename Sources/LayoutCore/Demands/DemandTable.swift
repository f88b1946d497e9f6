internal import LayoutGeometry

/// What every node asks for along each axis under a proposal: items by what was said, containers by their content.
///
/// A container's ideal is the least total in which its content has its ideal. Containers are taken from the innermost
/// outwards, each once: O(number of nodes).
struct DemandTable {
  /// The axes along which lengths are known: both, or the one that is asked for where nothing ties them to each other.
  private let axes: [Axis]
  private var horizontal: [Length]
  private var vertical: [Length]
  private var unsizedHorizontal: [Bool]
  private var unsizedVertical: [Bool]
  private var horizontalDemands: [TrackDemands]
  private var verticalDemands: [TrackDemands]
  /// By axis: the nodes that take their ideal lengths whatever is proposed; nothing where there are none.
  private var isUnproposed: [Axis: [Bool]] = [:]
  /// The width for a height of 1 of each container that keeps a ratio.
  private(set) var ratios: [Int: Double] = [:]
  /// The widths of those that fit their cells by it.
  private var coupledWidths: [Int: Length] = [:]
  /// What everything asks for where 0 is proposed: one table where a container stands in an unsized cell, else none.
  private var least: [DemandTable] = []
  /// Whether this is such a table.
  private let isLeast: Bool
  /// Where lines of text stand in items; only where something lines up by them.
  private var text = TextTable()

  /// - Parameters:
  ///   - axes: The axes along which lengths are asked for; one alone only where nothing ties it to the other.
  ///   - leaves: What leaves ask for along the one axis that is asked for, where more than what was said of them is known.
  ///   - measurements: What measured items said; where nothing is known of their widths, their heights are those of their
  ///     ideal sizes.
  init(
    _ structure: Structure, _ proposal: ProposedSize, along axes: [Axis] = Axis.allCases, leaves: LeafDemands? = nil,
    measurements: inout MeasurementTable
  ) throws {
    try self.init(structure, proposal, along: axes, leaves, isLeast: false, &measurements)
  }

  private init(
    _ structure: Structure, _ proposal: ProposedSize, along axes: [Axis], _ leaves: LeafDemands?, isLeast: Bool,
    _ measurements: inout MeasurementTable
  ) throws {
    self.axes = axes
    self.isLeast = isLeast
    let lengths = Array(repeating: Length.flexible, count: structure.tree.nodes.count)
    let isUnsized = Array(repeating: false, count: structure.containers.count)
    let demands = Array(repeating: TrackDemands(), count: structure.containers.count)
    (horizontal, unsizedHorizontal, horizontalDemands) =
      axes.contains(.horizontal) ? (lengths, isUnsized, demands) : ([], [], [])
    (vertical, unsizedVertical, verticalDemands) =
      axes.contains(.vertical) ? (lengths, isUnsized, demands) : ([], [], [])
    for axis in axes {
      for node in structure.tree.nodes.indices {
        if structure.tree.nodes[node].fixedAxes.contains(axis) {
          noteFixedSize(of: node, axis, in: structure.tree)
        } else if isLeast, isUnproposed[axis]?[node] == true, structure.tree.nodes[node].unsizedAxes.contains(axis) {
          // Whatever is around it, an unsized cell asks for the least length of what is in it.
          for inner in node..<structure.tree.nodes[node].end { isUnproposed[axis]?[inner] = false }
        }
        guard structure.tree.nodes[node].isLeaf else { continue }
        if structure.tree.isPlain(node) || structure.tree.nodes[node].measured == nil {
          set(structure.leafLength(of: node, axis), of: node, axis, in: structure, proposal)
        } else if let leaves {
          set(leaves[node], of: node, axis, in: structure, proposal)
        } else if axes.count > 1 {
          let length = try measuredLength(of: node, axis, in: structure.tree, &measurements)
          set(length, of: node, axis, in: structure, proposal)
        }
      }
    }
    if let known = leaves?.text {
      text = known
    } else if structure.usesBaselines {
      let measured = structure.tree.nodes.indices.filter { structure.tree.nodes[$0].measured != nil }
      text = try TextTable(
        structure, widths: measured.map { ($0, structure.tree.nodes[$0].width.ideal) }, &measurements)
    }
    if !isLeast, structure.hasContainerInUnsizedCell {
      least = [try DemandTable(structure, .zero, along: axes, leaves, isLeast: true, &measurements)]
    }
    measureContainers(axes, of: structure, proposal)
  }

  /// The least length of a node: that of an item was said, and a container takes it where 0 is proposed.
  func least(of node: Int, _ axis: Axis) -> Double {
    if isLeast { return self[node, axis].ideal }
    return least.first?.least(of: node, axis) ?? self[node, axis].minimum
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
    self[item, axis] = structure.tree.fixed(proposed, of: item, axis)
  }

  // MARK: Measuring

  private mutating func measureContainers(_ axes: [Axis], of structure: Structure, _ proposal: ProposedSize) {
    for container in structure.containers.indices.reversed() {
      for axis in axes { measure(container, axis, of: structure, proposal) }
      guard structure.containers[container].ratio != nil else { continue }
      couple(container, of: structure)
      for axis in axes { measure(container, axis, of: structure, proposal) }
    }
  }

  private mutating func measure(_ container: Int, _ axis: Axis, of structure: Structure, _ proposal: ProposedSize) {
    let proposed = proposed(to: structure.containers[container].node, axis, proposal)
    let demands = TrackDemands(container, axis, in: structure, lengths: self, proposed: proposed)
    if axis == .horizontal { horizontalDemands[container] = demands } else { verticalDemands[container] = demands }
    keepLength(of: container, axis, in: structure, proposal)
  }

  /// Keeps what a container asks for by what is asked of its tracks.
  private mutating func keepLength(
    of container: Int, _ axis: Axis, in structure: Structure, _ proposal: ProposedSize
  ) {
    let node = structure.containers[container].node
    keepLength(of: container, axis, in: structure, proposed: proposed(to: node, axis, proposal))
  }

  /// Takes in items of fixed length more in some tracks of a container.
  ///
  /// Only the container and those around it are measured again.
  mutating func include(
    _ sizes: [Fix.SizedTrack], in container: Int, _ axis: Axis, of structure: Structure, _ proposal: ProposedSize
  ) {
    for table in least.indices { least[table].include(sizes, in: container, axis, of: structure, .zero) }
    guard let node = structure.containers[container].node else { return }
    for size in sizes {
      if axis == .horizontal {
        horizontalDemands[container].include(fixed: size.length, inTrack: size.track, node: node)
      } else {
        verticalDemands[container].include(fixed: size.length, inTrack: size.track, node: node)
      }
    }
    // What the root takes follows from its tracks, unless it was given a length of its own; a copy of all lengths is spared.
    guard container > 0 || structure.isFramed(container, axis) else { return }
    keepLength(of: container, axis, in: structure, proposal)
    for outer in (0..<container).reversed() where structure.holds(container, in: outer) {
      measure(outer, axis, of: structure, proposal)
    }
  }

  /// Makes the lengths of what keeps a ratio follow from each other.
  private mutating func couple(_ container: Int, of structure: Structure) {
    guard let options = structure.containers[container].ratio, let cell = structure.cells(of: container).first else {
      return
    }
    let ideal = Size(width: self[cell.node, .horizontal].ideal, height: self[cell.node, .vertical].ideal)
    if ratios[container] == nil {
      // Without an ideal size there is no ratio to keep.
      ratios[container] = options.ratio ?? (ideal.width > 0 && ideal.height > 0 ? ideal.width / ideal.height : nil)
    }
    guard options.contentMode == .fit, let ratio = ratios[container] else { return }
    coupledWidths[container] = Length(
      keeping: ratio,
      width: Length(minimum: 0, ideal: ideal.width, maximum: horizontalDemands[container].greatestTotal),
      height: Length(minimum: 0, ideal: ideal.height, maximum: verticalDemands[container].greatestTotal))
  }

  /// What the content of a container takes that keeps a ratio; `nil` for others.
  private func coupledLength(_ container: Int, _ axis: Axis) -> Length? {
    guard let width = coupledWidths[container], let ratio = ratios[container] else { return nil }
    guard axis == .vertical else { return width }
    return Length(minimum: 0, ideal: width.ideal / ratio, maximum: width.maximum / ratio)
  }

  /// Widths are measured before heights, which are those at the ideal widths.
  private func measuredLength(
    of node: Int, _ axis: Axis, in tree: LayoutTree, _ measurements: inout MeasurementTable
  ) throws -> Length {
    let limits = tree.nodes[node][axis]
    let width = try measurements.width(of: node, in: tree)
    if axis == .horizontal { return limits.measuredLength(width) }
    // Nobody gives it its least width, only because its least height is asked for.
    let ideal = isLeast ? tree.nodes[node].width.measuredLength(width).ideal : horizontal[node].ideal
    // Content has an ideal height of its own where its ideal width is its own too.
    let height = try measurements.height(of: node, in: tree, width: ideal == width.ideal ? nil : ideal)
    return limits.measuredLength(height)
  }

  /// Takes the heights of measured items at the widths that they got.
  ///
  /// - Parameter isRising: Whether items become no lower than they were taken to be.
  /// - Returns: Whether any height changed.
  mutating func measureHeights(
    of structure: Structure, _ proposal: ProposedSize, widths: [Int: Double], isRising: Bool = false,
    measurements: inout MeasurementTable
  ) throws -> MeasuredChange {
    var change = MeasuredChange()
    let ordered = widths.sorted { $0.key < $1.key }
    if structure.usesBaselines {
      let old = text
      text = try TextTable(structure, widths: ordered.map { ($0.key, $0.value) }, &measurements)
      change.isChanged = text != old
    }
    for (node, width) in ordered {
      let old = self[node, .vertical]
      let measured = try measurements.height(of: node, in: structure.tree, width: width)
      let height = structure.tree.nodes[node].height.measuredLength(measured)
      set(isRising && height.ideal < old.ideal ? old : height, of: node, .vertical, in: structure, proposal)
      if self[node, .vertical] != old { change.add(self[node, .vertical].ideal, insteadOf: old.ideal, of: node) }
    }
    for table in least.indices {
      let other = try least[table].measureHeights(
        of: structure, .zero, widths: widths, isRising: isRising, measurements: &measurements)
      change.isChanged = change.isChanged || other.isChanged
    }
    if change.isChanged { measureContainers(ratios.isEmpty ? [.vertical] : Axis.allCases, of: structure, proposal) }
    return change
  }

  subscript(node: Int, axis: Axis) -> Length {
    get { axis == .horizontal ? horizontal[node] : vertical[node] }
    set { if axis == .horizontal { horizontal[node] = newValue } else { vertical[node] = newValue } }
  }

  /// Whether a container can grow without anything in it asking for more: it has tracks that no sized cell has alone.
  func hasUnsizedTracks(_ container: Int, _ axis: Axis) -> Bool {
    axis == .horizontal ? unsizedHorizontal[container] : unsizedVertical[container]
  }

  /// Where a line of text stands in an item, or in a container that was told so.
  func baselineOffset(of node: Int, _ baseline: TextBaseline) -> BaselineOffset { text.offset(of: node, baseline) }

  /// The cell of a container that its line is told from; `nil` where it has none.
  func cellWithLine(in container: Int, _ baseline: TextBaseline, of structure: Structure) -> Structure.Cell? {
    text.cell(in: container, baseline).map { structure.cells[$0] }
  }

  /// What the cells of a container ask of its tracks.
  func demands(of container: Int, _ axis: Axis) -> TrackDemands {
    axis == .horizontal ? horizontalDemands[container] : verticalDemands[container]
  }

  /// The largest ideal width of the items in a container; widths are measured before the heights of anything.
  func largestItemWidth(in container: Int, of structure: Structure) -> Double {
    structure.cells(of: container).reduce(0) { max($0, self[$1.node, .horizontal].ideal) }
  }

  private mutating func keepLength(
    of container: Int, _ axis: Axis, in structure: Structure, proposed: Double?
  ) {
    guard let node = structure.containers[container].node else { return }
    let demands = self.demands(of: container, axis)
    if let shape = structure.containers[container].shape {
      let length = shape.length(axis, itemWidth: largestItemWidth(in: container, of: structure))
      let isGiven = structure.tree.hasLimits(node, axis)
      self[node, axis] = structure.tree.framedLength(
        of: node, axis, around: isGiven ? length : length.proposed(proposed), proposed: proposed)
      return
    }
    let ideal = max(0, demands.total(\.content.length))
    let content =
      structure.containers[container].isChoice
      ? structure.cells(of: container).last.map { self[$0.node, axis] } ?? .fixed(0)
      : coupledLength(container, axis) ?? Length(minimum: 0, ideal: ideal, maximum: max(ideal, demands.greatestTotal))
    // A frame that may be shorter than its content is as long as that all the same; in a fixed size it never is.
    let isShortest = isLeast && isUnproposed[axis]?[node] != true
    self[node, axis] = structure.tree.framedLength(
      of: node, axis, around: content, proposed: proposed, least: isShortest ? content.ideal : 0)
    let isUnsized =
      !structure.tree.hasOwnLength(node, axis)
      && (demands.hasTrackWithoutOwnCell
        || demands.children.contains { $0.tracks.count == 1 && self.hasUnsizedTracks($0.container, axis) })
    if axis == .horizontal { unsizedHorizontal[container] = isUnsized } else { unsizedVertical[container] = isUnsized }
  }
}

extension Length {
  /// The length with its ideal as a proposal asks: 0 for the minimum, infinity for the maximum where there is one.
  func proposed(_ proposal: Double?) -> Length {
    var copy = self
    if proposal == 0 { copy.ideal = minimum }
    if proposal == .infinity, maximum < Self.endless { copy.ideal = maximum }
    return copy
  }

  /// From here on a greatest length is none: numbers do not tell points apart any more, and sums may end.
  private static let endless = 0x1p53
}
