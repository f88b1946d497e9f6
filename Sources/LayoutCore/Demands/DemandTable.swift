internal import LayoutGeometry

/// What every node asks for along each axis under a proposal: items by what was said, containers by their content.
///
/// The numbers are those of ``AxisDemands``, as for what is evaluated directly; here is what ties two axes to each other, and who
/// asks for what, which programs and reports are told by. A container's ideal is the least total in which its content has its
/// ideal. Containers are taken from the innermost outwards, each once: O(number of nodes).
struct DemandTable {
  let structure: Structure
  /// The axes along which lengths are known: both, or the one that is asked for where nothing ties them to each other.
  private let axes: [Axis]
  private var horizontal: Along
  private var vertical: Along
  /// The width for a height of 1 of each container that keeps a ratio.
  var ratios: [Int: Double] = [:]
  /// The widths of those that fit their cells by it.
  var coupledWidths: [Int: Length] = [:]
  /// The lengths of those that follow from what their cells give them along the other axis, as far as those are known.
  var following: [Int: (axis: Axis, length: Double, across: Double)] = [:]
  /// What everything asks for where 0 is proposed: one table where a container stands in an unsized cell, else none.
  private var least: [DemandTable] = []
  /// Whether this is such a table.
  private let isLeast: Bool
  /// Where lines of text stand in items; only where something lines up by them.
  private(set) var text = TextTable()
  /// What relations say of the children of free layouts, where that is all that they say.
  private let freeRelations: FreeRelations?

  /// What is asked along one axis.
  private struct Along {
    var demands: AxisDemands
    /// The least length of each container.
    var minimums: [Double]
    /// The containers that can grow without anything in them asking for more.
    var hasUnsizedTracks: [Bool]
    /// What the cells of each container ask of its tracks, and who does.
    var tracks: [TrackDemands]

    init(_ axis: Axis, of structure: Structure, proposed: Double?, isKnown: Bool) {
      demands = AxisDemands(blank: structure, axis, proposed: proposed, leaves: nil)
      let count = isKnown ? structure.containers.count : 0
      minimums = Array(repeating: 0, count: count)
      hasUnsizedTracks = Array(repeating: false, count: count)
      tracks = Array(repeating: TrackDemands(), count: count)
    }

    mutating func take(_ length: Length, of container: Int) {
      minimums[container] = length.minimum
      (demands.parts[container].ideal, demands.parts[container].greatest) = (length.ideal, length.maximum)
    }
  }

  /// - Parameters:
  ///   - axes: The axes along which lengths are asked for; one alone only where nothing ties it to the other.
  ///   - heights: What leaves ask for in height, where more than what was said of them is known.
  ///   - measurements: What measured items said; where nothing is known of their widths, their heights are those of their
  ///     ideal sizes.
  init(
    _ structure: Structure, _ proposal: ProposedSize, along axes: [Axis] = Axis.allCases, heights: LeafDemands? = nil,
    measurements: inout MeasurementTable
  ) throws {
    try self.init(structure, proposal, along: axes, heights, isLeast: false, &measurements)
  }

  private init(
    _ structure: Structure, _ proposal: ProposedSize, along axes: [Axis], _ heights: LeafDemands?, isLeast: Bool,
    _ measurements: inout MeasurementTable
  ) throws {
    self.structure = structure
    self.axes = axes
    self.isLeast = isLeast
    freeRelations = structure.placesFreely ? FreeRelations(structure, leavesOutOthers: true) : nil
    horizontal = Along(.horizontal, of: structure, proposed: proposal.width, isKnown: axes.contains(.horizontal))
    vertical = Along(.vertical, of: structure, proposed: proposal.height, isKnown: axes.contains(.vertical))
    for axis in axes {
      self[axis].demands.areLeast = isLeast
      self[axis].demands.leaves = try leafDemands(axis, known: axis == .vertical ? heights : nil, &measurements)
    }
    if let known = heights?.text {
      text = known
    } else if structure.usesBaselines {
      let measured = structure.tree.nodes.indices.filter { structure.tree.nodes[$0].measured != nil }
      text = try TextTable(
        structure, widths: measured.map { ($0, structure.tree.nodes[$0].width.ideal) }, &measurements)
    }
    if !isLeast, structure.needsLeastLengths {
      least = [try DemandTable(structure, .zero, along: axes, heights, isLeast: true, &measurements)]
    }
    measureContainers(axes)
  }

  private subscript(axis: Axis) -> Along {
    get { axis == .horizontal ? horizontal : vertical }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }

  // MARK: Lengths

  /// What a node asks for.
  subscript(node: Int, axis: Axis) -> Length {
    var length = self[axis].demands.length(of: node, in: structure, structure.tree)
    if let container = structure.containerIndex(of: node) { length.minimum = self[axis].minimums[container] }
    return length
  }

  /// The least length of a node: that of an item was said, and a container takes it where 0 is proposed.
  func least(of node: Int, _ axis: Axis) -> Double {
    guard structure.containerIndex(of: node) != nil else { return self[node, axis].minimum }
    if isLeast { return self[node, axis].ideal }
    return least.first?.least(of: node, axis) ?? self[node, axis].minimum
  }

  /// What a track of a container asks for where nothing is shared, and the most that it can use.
  func part(ofTrack track: Int, of container: Int, _ axis: Axis) -> AxisDemands.Part {
    self[axis].demands.parts[self[axis].demands.tracks(of: container, in: structure).lowerBound + track]
  }

  /// What flexible tracks of a container are long each where none is proposed to it, and who asks for that.
  func flexibleLevel(_ listed: [GridTrack], of container: Int, _ axis: Axis) -> AxisDemands.FlexibleLevel? {
    self[axis].demands.flexibleLevel(listed, of: container, in: structure, structure.tree)
  }

  /// What a cell asks of its tracks; `nil` where it asks for nothing.
  func demand(of cell: Structure.Cell, _ axis: Axis) -> Length? {
    self[axis].demands.demand(of: cell, in: structure, structure.tree)
  }

  /// Whether all that may take a length in a container stands in the same track.
  func usesOneTrack(_ container: Int, _ axis: Axis) -> Bool {
    self[axis].demands.usesOneTrack(container, in: structure)
  }

  /// Whether only one cell of a container may take a length.
  func holdsOne(_ container: Int, _ axis: Axis) -> Bool { self[axis].demands.holdsOne(container, in: structure) }

  /// Whether not all tracks share alike.
  func hasStretches(_ axis: Axis) -> Bool { !self[axis].demands.sharing.isEmpty }

  /// How a track of a container shares with others.
  func stretch(ofTrack track: Int, of container: Int, _ axis: Axis) -> Double {
    self[axis].demands.stretch(of: self[axis].demands.tracks(of: container, in: structure).lowerBound + track)
  }

  /// What a node is proposed of what the whole is.
  func proposed(to node: Int?, _ axis: Axis) -> Double? { self[axis].demands.proposed(to: node) }

  /// What leaves ask for along an axis; `nil` where that is what was said of them.
  func leaves(_ axis: Axis) -> LeafDemands? { self[axis].demands.leaves }

  /// Whether a container can grow without anything in it asking for more: one of its tracks has no own cell, or is as long as a
  /// container in it that can grow so.
  ///
  /// Beside something longer such a container has room to grow, but its track stays as long as that, and so does what is around.
  func hasUnsizedTracks(_ container: Int, _ axis: Axis) -> Bool { self[axis].hasUnsizedTracks[container] }

  /// Whether rows in a container have lines of text whose place depends on lengths that are still unknown.
  ///
  /// Its least length then is no sum of what is in it: what may be less high than its place has its text elsewhere.
  func holdsLinesThatMove(_ container: Int, _ axis: Axis) -> Bool {
    guard structure.linesUp, axis == .vertical else { return false }
    return structure.containers(in: container).contains { inner in
      demands(of: inner, axis).lines.contains { !$0.isFixed }
    }
  }

  /// Where a line of text stands in an item, or in a container that was told so.
  func baselineOffset(of node: Int, _ baseline: TextBaseline) -> BaselineOffset { text.offset(of: node, baseline) }

  /// The cell of a container that its line is told from; `nil` where it has none.
  func cellWithLine(in container: Int, _ baseline: TextBaseline) -> Structure.Cell? {
    text.cell(in: container, baseline).map { structure.cells[$0] }
  }

  /// What the cells of a container ask of its tracks.
  func demands(of container: Int, _ axis: Axis) -> TrackDemands { self[axis].tracks[container] }

  /// The most that a container can use along an axis where no length is offered, and what ratios hold back uses no more than it asks for.
  func greatestWithoutOffer(of container: Int, _ axis: Axis) -> Double {
    let demands = demands(of: container, axis)
    guard demands.spans.isEmpty, let node = structure.containers[container].node else { return .infinity }
    let gaps = self[axis].demands.gaps(of: container, in: structure)
    let tracks = demands.tracks.enumerated().reduce(gaps) { total, track in
      let count = demands.groupCounts.isEmpty ? 1 : demands.groupCounts[track.offset]
      return total + Double(count) * max(track.element.content.length, track.element.greatestWithoutOffer)
    }
    return min(tracks, self[node, axis].maximum)
  }

  /// How high the rows of a container are where it has less than its content asks for; `nil` where only a program tells.
  ///
  /// O(nodes in the container).
  func heights(ofRowsIn container: Int, taking height: Double) -> [Double]? {
    let waterLevel = WaterLevel(structure, vertical.demands, in: container)
    guard let level = waterLevel.level(of: container, taking: height, vertical.demands) else { return nil }
    return waterLevel.tracks(of: container, at: level, vertical.demands)?.map { $0.taken(at: level) }
  }

  /// The largest ideal width of the items in a container; widths are measured before the heights of anything.
  func largestItemWidth(in container: Int) -> Double {
    structure.cells(of: container).reduce(0) { max($0, self[$1.node, .horizontal].ideal) }
  }

  // MARK: Leaves

  /// By node, whether it takes its ideal length for any proposal, as all does that is in what does so; empty where nothing does.
  private func unproposedNodes(_ axis: Axis) -> [Bool] {
    let tree = structure.tree
    guard tree.nodes.contains(where: { $0.fixedAxes.contains(axis) }) else { return [] }
    var isUnproposed = Array(repeating: false, count: tree.nodes.count)
    let unsized = isLeast ? Set(structure.cells.lazy.filter { !$0.isSized(axis) }.map(\.node)) : []
    for node in 0..<tree.describedCount {
      if tree.nodes[node].fixedAxes.contains(axis) {
        guard !isUnproposed[node] else { continue }
        for inner in node..<tree.nodes[node].end { isUnproposed[inner] = true }
      } else if isUnproposed[node], unsized.contains(node) {
        // Whatever is around it, an unsized cell asks for the least length of what is in it.
        for inner in node..<tree.nodes[node].end { isUnproposed[inner] = false }
      }
    }
    for flow in tree.lines?.flows ?? [] {
      for line in tree.lines(of: flow) ?? 0..<0 { isUnproposed[line] = isUnproposed[flow] }
    }
    return isUnproposed
  }

  /// What leaves ask for along an axis, where that is more than what was said of some.
  ///
  /// Of one axis alone nothing is measured.
  private func leafDemands(
    _ axis: Axis, known: LeafDemands?, _ measurements: inout MeasurementTable
  ) throws -> LeafDemands? {
    let unproposed = unproposedNodes(axis)
    guard structure.keepsIdealLengths || !unproposed.isEmpty else { return nil }
    if let known { return known.forProgram(unproposed: unproposed) }
    var lengths = Array(of: Length.flexible, count: structure.tree.nodes.count)
    for node in structure.tree.nodes.indices where structure.tree.nodes[node].isLeaf {
      if structure.tree.isPlain(node) || structure.tree.nodes[node].measured == nil {
        lengths[node] = structure.leafLength(of: node, axis)
      } else if axes.count > 1 {
        lengths[node] = try measuredLength(of: node, axis, &measurements)
      }
      lengths[node] = structure.tree.fixed(lengths[node], of: node, axis)
    }
    return LeafDemands(lengths, unproposed: unproposed)
  }

  /// Widths are measured before heights, which are those at the ideal widths.
  private func measuredLength(
    of node: Int, _ axis: Axis, _ measurements: inout MeasurementTable
  ) throws -> Length {
    let limits = structure.tree.nodes[node][axis]
    let width = try measurements.width(of: node, in: structure.tree)
    if axis == .horizontal { return limits.measuredLength(width) }
    // Nobody gives it its least width, only because its least height is asked for.
    let ideal =
      isLeast ? structure.tree.nodes[node].width.measuredLength(width).ideal : self[node, .horizontal].ideal
    // Content has an ideal height of its own where its ideal width is its own too.
    let height = try measurements.height(of: node, in: structure.tree, width: ideal == width.ideal ? nil : ideal)
    return limits.measuredLength(height)
  }

  /// Takes the heights of measured items at the widths that they got.
  ///
  /// - Parameter isRising: Whether items become no lower than they were taken to be.
  /// - Returns: Whether any height changed.
  mutating func measureHeights(
    widths: [Int: Double], isRising: Bool = false, measurements: inout MeasurementTable
  ) throws -> MeasuredChange {
    let change = try takeHeights(widths: widths, isRising: isRising, measurements: &measurements)
    if change.isChanged { measureContainers(ratios.isEmpty ? [.vertical] : Axis.allCases) }
    return change
  }

  private mutating func takeHeights(
    widths: [Int: Double], isRising: Bool, measurements: inout MeasurementTable
  ) throws -> MeasuredChange {
    var change = MeasuredChange()
    let ordered = widths.sorted { $0.key < $1.key }
    if structure.usesBaselines {
      let old = text
      text = try TextTable(structure, widths: ordered.map { ($0.key, $0.value) }, &measurements)
      change.isChanged = text != old
    }
    var heights: [(node: Int, length: Length)] = []
    for (node, width) in ordered {
      let old = self[node, .vertical]
      let measured = try measurements.height(of: node, in: structure.tree, width: width)
      let height = structure.tree.fixed(
        structure.tree.nodes[node].height.measuredLength(measured), of: node, .vertical)
      guard !isRising || height.ideal >= old.ideal else { continue }
      heights.append((node, height))
    }
    let before = heights.map { self[$0.node, .vertical] }
    vertical.demands.leaves = vertical.demands.leaves?.with(heights)
    for ((node, _), old) in zip(heights, before) where self[node, .vertical] != old {
      change.add(self[node, .vertical].ideal, insteadOf: old.ideal, of: node)
    }
    for table in least.indices {
      let other = try least[table].measureHeights(widths: widths, isRising: isRising, measurements: &measurements)
      change.isChanged = change.isChanged || other.isChanged
    }
    return change
  }

  // MARK: Containers

  mutating func measureContainers(_ axes: [Axis]) {
    for axis in axes {
      keepLeastLengths(axis)
      self[axis].demands.free = freeRelations.map { [FreePlaces($0, in: structure)] } ?? []
    }
    for container in structure.containers.indices.reversed() {
      for axis in axes { measure(container, axis) }
      guard structure.containers[container].ratio != nil else { continue }
      couple(container)
      for axis in axes { measure(container, axis) }
    }
  }

  /// Takes over what containers ask for at least.
  private mutating func keepLeastLengths(_ axis: Axis) {
    guard let least = least.first else { return }
    let first = structure.containers.count + structure.trackCount(axis)
    self[axis].demands.parts.removeSubrange(first...)
    self[axis].demands.parts += least[axis].demands.parts[structure.containers.indices]
    self[axis].demands.firstLeast = first
  }

  private mutating func measure(_ container: Int, _ axis: Axis) {
    self[axis].demands.takeDemands(ofTracksIn: container, in: structure)
    var demands = TrackDemands(container, axis, in: structure, lengths: self)
    if structure.placesFreely, structure.containers[container].isFree { takeRoom(in: container, axis, &demands) }
    self[axis].tracks[container] = demands
    if !demands.lines.isEmpty { takeLines(of: container, axis) }
    keepLength(of: container, axis)
  }

  /// Makes a free layout ask for what relations make of its children, as far as they tell where each is.
  private mutating func takeRoom(in container: Int, _ axis: Axis, _ demands: inout TrackDemands) {
    guard let node = structure.containers[container].node, self[axis].demands.takeFreely(container, in: structure)
    else { return }
    for (track, part) in self[axis].demands.tracks(of: container, in: structure).enumerated() {
      let part = self[axis].demands.parts[part]
      demands.include(content: Length(minimum: 0, ideal: part.ideal, maximum: .infinity), ofTrack: track, node: node)
    }
  }

  /// Makes rows as high as what shares lines of text in them asks for together.
  private mutating func takeLines(of container: Int, _ axis: Axis) {
    let range = self[axis].demands.tracks(of: container, in: structure)
    let isUniform = self[axis].demands.isUniform(container, in: structure)
    for line in self[axis].tracks[container].lines {
      let track = isUniform ? 0 : line.track
      let demand = self[axis].tracks[container].tracks[track]
      self[axis].demands.parts[range.lowerBound + track].ideal = demand.content.length
      self[axis].demands.parts[range.lowerBound + track].greatest = demand.maximum.length
    }
    if isUniform { self[axis].demands.spread(range) }
  }

  /// Keeps what a container asks for by what is asked of its tracks.
  private mutating func keepLength(of container: Int, _ axis: Axis) {
    guard let node = structure.containers[container].node else { return }
    let proposed = self[axis].demands.proposed(to: node)
    if let shape = structure.containers[container].shape {
      let length =
        followingLength(of: container, axis).map { Length(minimum: 0, ideal: $0, maximum: $0) }
        ?? lengthOfHexagons(shape, in: container, node, axis)
      let isGiven = structure.tree.hasLimits(node, axis)
      self[axis].take(
        structure.tree.framedLength(
          of: node, axis, around: isGiven ? length : length.proposed(proposed), proposed: proposed), of: container)
      return
    }
    var content =
      structure.containers[container].isChoice
      ? structure.cells(of: container).last.map { self[$0.node, axis] } ?? .fixed(0)
      : coupledLength(container, axis) ?? demandOfContent(of: container, axis)
    if proposed == 0, structure.breaksAtEachChild(container, axis) {
      content.ideal = lengthOfLongestTrack(container, axis)
    }
    if structure.fractions.isAround(container, axis),
      let least = self[axis].demands.leastLength(
        aroundFractionsIn: container, atLeast: content.ideal,
        self[axis].tracks[container].spans.map { ($0.tracks, $0.demand.content.length) }, in: structure)
    {
      content.ideal = max(content.ideal, least)
      content.maximum = max(content.maximum, least)
    }
    self[axis].take(self[axis].demands.framed(container, content, in: structure), of: container)
    let demands = self[axis].tracks[container]
    self[axis].hasUnsizedTracks[container] =
      !structure.tree.hasOwnLength(node, axis)
      && (demands.hasTrackWithoutOwnCell || demands.tracks.contains { $0.containerWithUnsizedTracks >= 0 })
  }

  /// What hexagons ask for without a frame along this axis: they are only as high as the width that they ask for makes them, which
  /// a frame or a proposal may make less than that of their items.
  private func lengthOfHexagons(_ shape: HexagonShape, in container: Int, _ node: Int, _ axis: Axis) -> Length {
    shape.length(
      axis, itemWidth: largestItemWidth(in: container),
      atMost: axis == .horizontal ? .infinity : self[node, .horizontal].ideal)
  }

  /// What the track of a container asks for that asks for most.
  private func lengthOfLongestTrack(_ container: Int, _ axis: Axis) -> Double {
    self[axis].demands.tracks(of: container, in: structure).reduce(0) { max($0, self[axis].demands.parts[$1].ideal) }
  }

  func demandOfContent(of container: Int, _ axis: Axis) -> Length {
    let spans = self[axis].tracks[container].spans.map { span in
      (span.tracks, Length(minimum: 0, ideal: span.demand.content.length, maximum: span.demand.maximum.length))
    }
    return self[axis].demands.demandOfContent(of: container, spans: spans, in: structure)
  }

  /// Takes in items of fixed length more in some tracks of a container.
  ///
  /// Only the container and those around it are measured again.
  mutating func include(_ sizes: [Fix.SizedTrack], in container: Int, _ axis: Axis) {
    for table in least.indices { least[table].include(sizes, in: container, axis) }
    guard let node = structure.containers[container].node else { return }
    let first = self[axis].demands.tracks(of: container, in: structure).lowerBound
    for size in sizes {
      self[axis].tracks[container].include(fixed: size.length, inTrack: size.track, node: node)
      self[axis].demands.include(.fixed(size.length), in: first + size.track)
    }
    // What the root takes follows from its tracks, unless it was given a length of its own; a copy of all lengths is spared.
    guard container > 0 || structure.isFramed(container, axis) else { return }
    keepLeastLengths(axis)
    keepLength(of: container, axis)
    for outer in (0..<container).reversed() where structure.holds(container, in: outer) { measure(outer, axis) }
  }
}
