internal import LayoutGeometry

extension Structure {
  /// A container, and where its cells and tracks are.
  ///
  /// What few containers have stands in a box: without it a copy would count references to each part of that. Steps that
  /// are taken for every layout copy no container at all, but ask the structure for one part of it.
  struct Container {
    /// The container's node; `nil` for the frame around a root that is no container itself.
    private(set) var node: Int?
    let depth: Int
    /// Where its columns start among those of all containers.
    fileprivate(set) var firstColumn = 0
    /// Where its rows start among those of all containers.
    fileprivate(set) var firstRow = 0
    var columnCount = 0
    var rowCount = 0
    var horizontalGaps = Gaps()
    var verticalGaps = Gaps()
    /// The axis along which all tracks have one length, as in a balanced stack.
    var uniformAxis: Axis?
    /// Whether the cells are alternatives that are still to be chosen from.
    var isChoice = false
    /// Whether the places of the children are left to relations.
    var isFree = false
    /// Whether it is all of a flow in one line, whose lines are still to be found: at least it is as long as its longest child.
    var isUnbrokenLine = false
    /// Whether each child takes all of its cell, whatever its own limits say.
    var fillsCells = false
    /// Whether it stands around one layout, and has no length to give away but to that.
    var isPadding = false
    /// The axes along which its one track is all of its frame, so that its children stand by that.
    var reachesToFrame: Axis.Set = []
    /// The axes along which it takes its ideal length whatever is proposed, or stands in what does.
    var unproposedAxes: Axis.Set = []
    /// The axes along which it lists its tracks, or something around it does.
    var listedAxes: Axis.Set = []
    /// Whether its cells line up by their text, or those of something around it do.
    var linesUp = false
    /// The axis along which its tracks are as long as they ask to be, whatever length it has itself.
    var scrollAxis: Axis?
    /// Where what no column takes goes.
    var horizontalDistribution = Distribution.leading
    /// Where what no row takes goes.
    var verticalDistribution = Distribution.leading
    var isGrid = false
    /// Whether some of its children may be rows of a grid, which have places of their own.
    var holdsRows = false
    /// Whether all children are items of which nothing was said but their lengths and, in a grid, the cells they cover.
    var holdsPlainItems = false
    /// Its children, if they were laid out as nothing but a line of items.
    var line: LineOfItems?
    var tieBreak = TieBreak.equalGrowth
    /// The distances between the edges and the tracks; only padding has some.
    var insets = EdgeInsets.zero
    var cells = 0..<0
    private var box: Box?

    init(node: Int?, depth: Int) {
      self.node = node
      self.depth = depth
    }

    /// What few containers have.
    struct Infrequent: Sendable {
      /// The tracks that the container describes itself along one axis.
      var ownTracks: OwnTracks?
      /// The hexagons that it lays out; it has no tracks then.
      var shape: HexagonShape?
      /// The ratio of its width to its height, if it keeps one.
      var ratio: AspectRatioOptions?
      /// How long each column is, and each row, where a grid lists some or has some in which nothing stands; else empty.
      var listed = GridTracks()
    }

    /// The gaps between neighbouring tracks along one axis.
    struct Gaps: Sendable {
      /// The gap behind every track, where all are alike.
      var spacing = 0.0
      /// The gap behind each track but the last, where they are not.
      var unequal: [Double]?

      /// The gap behind every track, where all are alike.
      @inline(__always) var equal: Double? { unequal == nil ? spacing : nil }

      /// The gap behind a track.
      @inline(__always) func after(_ track: Int) -> Double {
        guard let unequal else { return spacing }
        return track < unequal.count ? unequal[track] : 0
      }

      /// Whether some are below 0.
      var overlap: Bool { unequal.map { $0.contains { $0 < 0 } } ?? (spacing < 0) }

      /// Those between neighbouring tracks, together.
      @inline(__always) func total(in tracks: Range<Int>) -> Double {
        guard tracks.count > 1 else { return 0 }
        guard let unequal else { return Double(tracks.count - 1) * spacing }
        return unequal[tracks.lowerBound..<(tracks.upperBound - 1)].reduce(0, +)
      }
    }

    /// Tracks that a container describes itself: cells have no say along that axis.
    struct OwnTracks: Sendable {
      let axis: Axis
      /// Tracks that have one length together.
      let groups: [Range<Int>]
      /// The length of each group.
      let lengths: [Length]
      /// How each group shares with others; empty where all do alike.
      var stretches: [Double] = []
    }

    private final class Box: Sendable {
      let infrequent: Infrequent

      init(_ infrequent: Infrequent) { self.infrequent = infrequent }
    }
  }
}

extension Structure.Container {
  /// Takes the next places behind the tracks of the containers before it.
  ///
  /// - Parameter counts: How many tracks those have; then with its own.
  mutating func number(after counts: inout (columns: Int, rows: Int)) {
    (firstColumn, firstRow) = counts
    counts.columns += columnCount
    counts.rows += rowCount
  }
}

extension Structure.Container {
  /// Takes the place of a line that holds only items, where it was such a line of the same flow.
  mutating func take(_ items: ItemRun, ofLine node: Int, cells: Range<Int>) {
    guard let axis = line?.axis else { return }
    self.node = node
    self.cells = cells
    line = Structure.LineOfItems(axis: axis, items: items)
    if axis == .horizontal { columnCount = items.count } else { rowCount = items.count }
  }
}

// MARK: What few containers have

// In place: called, each would get a copy of the container, and count references to all its parts.
extension Structure.Container {
  /// Says something that is said of few containers.
  mutating func change(_ change: (inout Infrequent) -> Void) {
    var infrequent = box?.infrequent ?? Infrequent()
    change(&infrequent)
    box = Box(infrequent)
  }

  /// Whether it has anything that few containers have.
  @inline(__always) var isInfrequent: Bool { box != nil }

  @inline(__always) var shape: HexagonShape? { box?.infrequent.shape }

  @inline(__always) var ratio: AspectRatioOptions? { box?.infrequent.ratio }

  /// Whether its width follows from its height.
  @inline(__always) var keepsRatio: Bool { ratio?.contentMode == .fit }

  /// Whether it is padding that takes all of the cell it stands in, as all that is in a balanced stack and in hexagons does.
  @inline(__always) var takesCell: Bool { isPadding && fillsCells }

  /// Whether it holds a cell that it takes all of back from being longer than what is in it, and its distances besides.
  ///
  /// What others are attached to has no distances, and takes its cell as it would without them.
  @inline(__always) var holdsBackCell: Bool { takesCell && insets != .zero }

  /// Whether cells alone never tell its tracks.
  @inline(__always) var needsProgram: Bool { isChoice || isFree }

  /// Whether what it holds is drawn as large as it must be to cover its cell.
  @inline(__always) var coversCell: Bool { ratio?.contentMode == .fill }

  /// Whether it describes its tracks along an axis itself, so that cells have no say there.
  @inline(__always) func hasOwnTracks(_ axis: Axis) -> Bool {
    box.map { $0.infrequent.ownTracks?.axis == axis } ?? false
  }

  /// How long each track along an axis is said to be; `nil` where that is a matter of cells.
  @inline(__always) func listedTracks(_ axis: Axis) -> [GridTrack]? {
    guard let tracks = box?.infrequent.listed[axis], !tracks.isEmpty else { return nil }
    return tracks
  }

  /// Whether tracks along some axis are listed.
  @inline(__always) var listsTracks: Bool { box.map { !$0.infrequent.listed.isEmpty } ?? false }

  /// Whether it describes tracks itself.
  @inline(__always) var hasOwnTracks: Bool { box.map { $0.infrequent.ownTracks != nil } ?? false }

  /// Whether gaps below 0 may leave a cell less than what stands in it.
  @inline(__always) var overlaps: Bool { horizontalGaps.overlap || verticalGaps.overlap }

  @inline(__always) private func ownTracks(_ axis: Axis) -> OwnTracks? {
    guard let tracks = box?.infrequent.ownTracks, tracks.axis == axis else { return nil }
    return tracks
  }
}

// MARK: Tracks along an axis

extension Structure.Container {
  @inline(__always) func trackCount(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }
  @inline(__always) func gapCount(_ axis: Axis) -> Int { max(0, trackCount(axis) - 1) }
  @inline(__always) func gaps(_ axis: Axis) -> Gaps { axis == .horizontal ? horizontalGaps : verticalGaps }

  /// The lengths that the container itself asks for its groups of tracks; cells have no say along that axis.
  @inline(__always) func lengths(_ axis: Axis) -> [Length]? { ownTracks(axis)?.lengths }

  /// The stretch factors that the container itself says of its groups of tracks; `nil` where it says none.
  @inline(__always) func stretches(_ axis: Axis) -> [Double]? {
    guard let own = ownTracks(axis), !own.stretches.isEmpty else { return nil }
    return own.stretches
  }

  /// Whether some tracks along an axis have one length together.
  @inline(__always) func hasGroups(_ axis: Axis) -> Bool { uniformAxis == axis || ownTracks(axis) != nil }

  /// The groups of tracks of one length, or `nil` where each track has its own.
  @inline(__always) func groups(_ axis: Axis) -> [Range<Int>]? {
    guard uniformAxis == axis else { return ownTracks(axis)?.groups }
    let count = trackCount(axis)
    return count > 0 ? [0..<count] : []
  }
}

// MARK: Parts, without a copy of the container

extension Structure {
  @inline(__always) func trackCount(of container: Int, _ axis: Axis) -> Int {
    axis == .horizontal ? containers[container].columnCount : containers[container].rowCount
  }

  /// Where the tracks of a container start among those of all.
  @inline(__always) func firstTrack(of container: Int, _ axis: Axis) -> Int {
    axis == .horizontal ? containers[container].firstColumn : containers[container].firstRow
  }

  /// How many tracks all containers have together along an axis.
  func trackCount(_ axis: Axis) -> Int {
    guard let last = containers.indices.last else { return 0 }
    return firstTrack(of: last, axis) + trackCount(of: last, axis)
  }

  @inline(__always) func gaps(of container: Int, _ axis: Axis) -> Container.Gaps {
    // By a pointer: an array is asked for all of a container before one of its parts is chosen.
    containers.withUnsafeBufferPointer {
      axis == .horizontal ? $0[container].horizontalGaps : $0[container].verticalGaps
    }
  }

  /// Whether a container describes its tracks along an axis itself, so that cells have no say there.
  @inline(__always) func describesTracks(of container: Int, _ axis: Axis) -> Bool {
    hasOwnTracks && containers.withUnsafeBufferPointer { $0[container].hasOwnTracks(axis) }
  }

  /// The lengths that a container itself asks for its groups of tracks; `nil` where those are a matter of cells.
  @inline(__always) func ownLengths(of container: Int, _ axis: Axis) -> [Length]? {
    containers.withUnsafeBufferPointer { $0[container].lengths(axis) }
  }

  /// The groups of tracks of one length of a container, or `nil` where each track has its own.
  @inline(__always) func groups(of container: Int, _ axis: Axis) -> [Range<Int>]? {
    containers.withUnsafeBufferPointer { $0[container].groups(axis) }
  }

  /// The gaps between neighbouring tracks of a container, together.
  @inline(__always) func gaps(in tracks: Range<Int>, of container: Int, _ axis: Axis) -> Double {
    // Each where it stands: to choose one of them first would be to copy it.
    axis == .horizontal
      ? containers[container].horizontalGaps.total(in: tracks) : containers[container].verticalGaps.total(in: tracks)
  }

  @inline(__always) func distribution(of container: Int, _ axis: Axis) -> Distribution {
    axis == .horizontal ? containers[container].horizontalDistribution : containers[container].verticalDistribution
  }

  /// Whether a container was given a length of its own along an axis.
  @inline(__always) func isFramed(_ container: Int, _ axis: Axis) -> Bool {
    guard let node = containers[container].node else { return false }
    return tree.hasOwnLength(node, axis)
  }

  /// Whether how long a container can be is said of it, whatever is in it: its greatest length was said, or it takes its ideal one.
  ///
  /// A least or an ideal length alone leaves that to its content.
  func saysGreatestLength(of container: Int, _ axis: Axis) -> Bool {
    guard let node = containers[container].node, tree.hasOwnLength(node, axis) else { return false }
    return tree.limits(of: node, axis).maximum != nil || tree.nodes[node].fixedAxes.contains(axis)
  }

  /// The node that a container was described as; `nil` for the frame around roots and for a line of a flow, which nobody described.
  func describedNode(of container: Int) -> Int? { containers[container].node.flatMap { tree.isLine($0) ? nil : $0 } }

  /// The node of a container that was described: of a line, that of its flow.
  ///
  /// O(nodes) for a line.
  func describedNode(around container: Int) -> Int {
    guard let node = containers[container].node, tree.isLine(node) else { return containers[container].node ?? 0 }
    return CellTable(self).place(of: node).flatMap { containers[$0.container].node } ?? 0
  }

  /// Whether one length was said of a container.
  func hasOneLength(_ container: Int, _ axis: Axis) -> Bool {
    containers[container].node.map { tree.limits(of: $0, axis).isOneLength } ?? false
  }

  /// Whether a container's own length was said, or the one that it would like to have.
  func tellsLength(of container: Int, _ axis: Axis) -> Bool {
    containers[container].node.map { tree.limits(of: $0, axis).tellLength } ?? false
  }

  /// Whether the one track of a container is as long as a length of the container's own, whatever stands in it.
  func fillsFrame(_ container: Int, _ axis: Axis) -> Bool {
    containers[container].reachesToFrame.contains(axis) && isFramed(container, axis)
  }
}
