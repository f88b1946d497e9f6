internal import LayoutGeometry

/// What all tracks and containers ask for along one axis.
///
/// A track asks for its largest cell, and what spans make it grow by; a container for its tracks and gaps, or for what was
/// said instead. Containers are taken from the innermost outwards, each once: O(cells), and what ``SpannedTracks`` takes.
struct AxisDemands {
  /// What a track or a container asks for, and what it gets.
  struct Part {
    /// The length of a track's largest cell, below 0 where no cell stands in it alone; what a container takes by itself.
    var ideal = -1.0
    /// How far a track can grow; the most that a container can use.
    var greatest = 0.0
    /// How long it is, once that is settled: it stands here, so that there is one list and not two.
    var length = 0.0

    /// The length of a track's largest cell, 0 where no cell stands in it alone.
    @inline(__always) var own: Double { max(0, ideal) }

    /// What a container takes of a length that it is given: all that it can use.
    @inline(__always) func taken(of given: Double) -> Double { min(given, greatest) }
  }

  let axis: Axis
  /// What the whole is proposed: 0 asks for minimums, infinity for maximums; all other lengths ask for the same.
  var proposed: Double?
  /// The containers, and behind them the tracks of all, one container after the other; then what containers need at least.
  var parts: [Part]
  /// How all parts share, of which tracks count; empty where all share alike.
  ///
  /// One array, since each more would be one more reference to count wherever demands are copied.
  var sharing: [Sharing] = []
  /// Where among the parts those begin that say what each container asks for where 0 is proposed; `nil` where none stands in
  /// an unsized cell, or where 0 is proposed.
  ///
  /// An array of its own would be one more reference to count wherever demands are copied: 5 % of ten items.
  var firstLeast: Int?
  /// Whether they tell what each container has to be at least: what what is in it asks for where 0 is proposed.
  var areLeast = false
  /// What spans make tracks grow by, by part; empty where they make none.
  var growth: [Double] = []
  /// Whether what spans ask for is told because no length is offered: with one there would be something to be shared besides.
  var isForNoOffer = false
  /// The containers in which a cell across all tracks takes what they leave.
  var filling: Set<Int> = []
  /// The containers with tracks that spans make grow.
  var spanned: [Int: Spanned] = [:]
  /// The lines of text that cells share, by row among those of all containers; empty where there are none.
  var lines: [RowLines] = []
  /// What leaves ask for; `nil` where that is what was said of them.
  var leaves: LeafDemands?
  /// Where children of free layouts are, as the only element; empty where there are none.
  ///
  /// In an array, since that is one reference to count wherever demands are copied, and its parts are several.
  var free: [FreePlaces] = []

  /// How a track shares with others.
  struct Sharing {
    var priority = 0.0
    var stretch = 1.0
  }

  /// What spans ask of the tracks of a container.
  struct Spanned {
    /// For each distinct span the largest one, in order of the start and then of the end.
    let excesses: [SpannedTracks.Excess]
    /// Those over tracks that can grow by themselves: they are to find room in what these share.
    var held: [SpannedTracks.Excess] = []
    /// The tracks with own cells that could have grown by something else.
    var grown: [OpenTrack] = []
    /// How the tracks without an own cell are told; `nil` where each has one.
    var unsized: UnsizedTracks?
    /// The same with what spans over tracks that can grow by themselves ask of them; `nil` where those ask for nothing of them.
    var unsizedBesideShares: UnsizedTracks?
    /// The tracks, some of each without an own cell, under the spans that share all that the others leave, in order of the start and
    /// then of the end.
    var filled: [Range<Int>] = []
    /// Whether some tracks have no own cell.
    var holdsUnsizedTracks: Bool { unsized != nil || !filled.isEmpty }
    /// Whether a linear program has to tell what the container does with more than it asks for.
    var takesNoMore = false
    /// Whether a cell over several tracks can use more than it asks for.
    var holdsFlexibleSpan = false
    /// What the container asks for with all of them, where tracks share what there is; `nil` where spans alone make them grow.
    var shared: Length?

    /// Whether one of some neighbouring tracks could have grown by something else.
    ///
    /// O(log n) for n tracks.
    func leavesOpen(_ tracks: Range<Int>) -> Bool {
      let position = grown.partitionPoint { $0.track >= tracks.lowerBound }
      return position < grown.count && grown[position].track < tracks.upperBound
    }

    /// The largest excess of a span.
    ///
    /// O(log n) for n distinct spans.
    func excess(of span: (start: Int, end: Int)) -> SpannedTracks.Excess? {
      let position = excesses.partitionPoint { ($0.start, $0.end) >= span }
      guard position < excesses.count, (excesses[position].start, excesses[position].end) == span else { return nil }
      return excesses[position]
    }
  }
}

// In an extension, so that each can end with the initializer of all properties that the compiler makes itself: one that gives them
// their values one by one copies them all at its end, with the references in them.
extension AxisDemands {
  /// Nothing is asked for yet.
  init(blank structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?) {
    self.init(
      axis: axis, proposed: proposed,
      parts: Array(of: Part(), count: structure.containers.count + structure.trackCount(axis)), leaves: leaves)
  }

  /// Demands of nothing, to stand where others are taken from.
  init(emptyAlong axis: Axis) { self.init(axis: axis, parts: []) }
}

extension AxisDemands {
  /// What a node is proposed of what the whole is.
  @inline(__always) func proposed(to node: Int?) -> Double? {
    guard let leaves, let node, leaves.isUnproposed(node) else { return proposed }
    return nil
  }

  /// The tracks of a container, among all parts.
  @inline(__always) func tracks(of container: Int, in structure: Structure) -> Range<Int> {
    let first = structure.containers.count + structure.firstTrack(of: container, axis)
    return first..<(first + structure.trackCount(of: container, axis))
  }

  /// The lines of text that cells of a container share, by row.
  func lines(of container: Int, in structure: Structure) -> ArraySlice<RowLines> {
    lines[structure.firstTrack(of: container, .vertical)...].prefix(structure.trackCount(of: container, .vertical))
  }

  /// The gaps of a container, and the distances from its edges.
  func gaps(of container: Int, in structure: Structure) -> Double {
    structure.gaps(in: 0..<structure.trackCount(of: container, axis), of: container, axis)
      + structure.containers[container].insets.total(axis)
  }

  /// Whether all tracks of a container have one length.
  func isUniform(_ container: Int, in structure: Structure) -> Bool {
    structure.containers[container].uniformAxis == axis
  }

  /// What a track takes where nothing is shared: its largest cell, and what spans make it grow by.
  @inline(__always) func length(of track: Int) -> Double {
    growth.isEmpty ? parts[track].ideal : parts[track].own + growth[track]
  }

  /// What is in a container asks for, whatever frame it has.
  func contentLength(of container: Int, in structure: Structure) -> Double {
    guard structure.isFramed(container, axis) else { return parts[container].ideal }
    return shared(container)?.ideal ?? total(of: container, in: structure, length)
  }

  /// The tracks of a container, each as long as is told, with the gaps between them.
  @inline(__always)
  func total(of container: Int, in structure: Structure, _ length: (_ track: Int) -> Double) -> Double {
    tracks(of: container, in: structure).reduce(gaps(of: container, in: structure)) { $0 + length($1) }
  }

  /// What a cell asks of its tracks: what its child does, or, where it is unsized, no more than the least length of that.
  ///
  /// - Returns: `nil` where it asks for nothing.
  func demand(of cell: Structure.Cell, in structure: Structure, _ tree: LayoutTree) -> Length? {
    if cell.isSized(axis) {
      // What is a part of the container takes that, and nothing as long as the container has no length.
      if !structure.fractions.isEmpty, let child = structure.containerIndex(of: cell.node),
        structure.fractions[child, axis] != nil
      {
        return .fixed(parts[child].length)
      }
      let length = length(of: cell.node, in: structure, tree)
      // What takes nothing of what is left asks for no more than its ideal length.
      let takesNothing = !structure.stretches.isEmpty && structure.stretches[cell.node, axis] == 0
      return takesNothing ? Length(minimum: length.minimum, ideal: length.ideal, maximum: length.ideal) : length
    }
    if cell.isAttached { return nil }
    let least = least(of: cell.node, in: structure, tree)
    return least > 0 ? .fixed(least) : nil
  }

  /// The least length of something: that of a leaf was said, and a container takes it where 0 is proposed.
  private func least(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Double {
    guard let child = structure.containerIndex(of: node) else {
      return leafLength(of: node, in: structure, tree).minimum
    }
    return parts[(firstLeast ?? 0) + child].ideal
  }

  /// Whether something is a plain item, and asks for nothing but what was said of it.
  @inline(__always) func asksForWhatWasSaid(_ node: Int, _ tree: LayoutTree) -> Bool {
    tree.isPlainItem(node) && (leaves?.leavesItem(node) ?? true)
  }

  /// Whether plain items ask for what was said of them.
  @inline(__always) var leavesPlainItems: Bool { leaves?.leavesPlainItems ?? true }

  /// What a leaf asks for where nothing is proposed.
  @inline(__always) func leafLength(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    leaves?[node] ?? structure.leafLength(of: node, axis, in: tree)
  }

  /// What something asks for by itself, and the most that it can use.
  func length(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    guard let child = structure.containerIndex(of: node) else {
      return leafLength(of: node, in: structure, tree).proposed(proposed(to: node))
    }
    return Length(minimum: 0, ideal: parts[child].ideal, maximum: parts[child].greatest)
  }
}

extension Optional<Double> {
  /// The proposal as the length of a container, if it is one: 0 and infinity ask for the minimum and the maximum.
  var offered: Double? { flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}
