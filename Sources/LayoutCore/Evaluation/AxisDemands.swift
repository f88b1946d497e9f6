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
  }

  let axis: Axis
  /// What the whole is proposed: 0 asks for minimums, infinity for maximums; all other lengths ask for the same.
  var proposed: Double?
  /// The containers, and behind them the tracks of all, one container after the other; then what containers need at least.
  var parts: [Part]
  /// The priorities of all parts, of which those of tracks count; empty where nothing has one.
  private(set) var priorities: [Double] = []
  /// Where among the parts those begin that say what each container asks for where 0 is proposed; `nil` where none stands in
  /// an unsized cell, or where 0 is proposed.
  ///
  /// An array of its own would be one more reference to count wherever demands are copied: 5 % of ten items.
  private(set) var firstLeast: Int?
  /// What spans make tracks grow by, by part; empty where they make none.
  var growth: [Double] = []
  /// Whether what spans ask for is told because no length is offered, so that there is nothing to be shared besides.
  var isForNoOffer = false
  /// The containers in which a cell across all tracks takes what they leave.
  var filling: Set<Int> = []
  /// The containers with tracks that spans make grow.
  var spanned: [Int: Spanned] = [:]
  /// What leaves ask for; `nil` where that is what was said of them.
  let leaves: LeafDemands?

  /// What spans ask of the tracks of a container.
  struct Spanned {
    /// For each distinct span the largest one, in order of the start and then of the end.
    let excesses: [SpannedTracks.Excess]
    let open: [AxisSolution.OpenTrack]

    /// The largest excess of a span.
    ///
    /// O(log n) for n distinct spans.
    func excess(of span: (start: Int, end: Int)) -> SpannedTracks.Excess? {
      let position = excesses.partitionPoint { ($0.start, $0.end) >= span }
      guard position < excesses.count, (excesses[position].start, excesses[position].end) == span else { return nil }
      return excesses[position]
    }
  }

  /// - Returns: `nil` where a linear program has to tell.
  init?(_ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands? = nil) {
    // What takes its ideal length in any case does so with all that is in it, whatever is asked of the others.
    guard !structure.fixedContainerAxes.contains(axis) || (proposed != 0 && proposed != .infinity) else { return nil }
    guard axis == .horizontal || !structure.linesUp || leaves?.lines != nil else { return nil }
    self.init(blank: structure, axis, proposed: proposed, leaves: leaves)
    if !structure.priorities.isEmpty { takePriorities(structure) }
    if proposed != 0, structure.hasContainerInUnsizedCell {
      guard let least = AxisDemands(structure, axis, proposed: 0, leaves: leaves) else { return nil }
      firstLeast = parts.count
      parts += least.parts[structure.containers.indices]
    }
    for container in structure.containers.indices.reversed() {
      guard measure(container, in: structure) else { return nil }
    }
  }

  /// Nothing is asked for yet.
  init(blank structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?) {
    self.axis = axis
    self.leaves = leaves
    self.proposed = proposed
    parts = Array(of: Part(), count: structure.containers.count + structure.trackCount(axis))
  }

  /// The tracks of a container, among all parts.
  @inline(__always) func tracks(of container: Int, in structure: Structure) -> Range<Int> {
    let first = structure.containers.count + structure.firstTrack(of: container, axis)
    return first..<(first + structure.trackCount(of: container, axis))
  }

  /// The gaps of a container, and the distances from its edges.
  func gaps(of container: Int, in structure: Structure) -> Double {
    structure.gaps(of: container, axis).total(in: 0..<structure.trackCount(of: container, axis))
      + structure.containers[container].insets.total(axis)
  }

  /// Whether all tracks of a container have one length.
  func isUniform(_ container: Int, in structure: Structure) -> Bool {
    structure.containers[container].uniformAxis == axis
  }

  // MARK: Parts of measuring

  private mutating func measure(_ container: Int, in structure: Structure) -> Bool {
    let tree = structure.tree
    if structure.keepsRatios, structure.containers[container].keepsRatio {
      return takeRatio(of: container, in: structure)
    }
    if structure.hasOwnTracks, let own = structure.containers[container].lengths(axis) {
      takeTracks(own, of: container, in: structure)
      return total(container, in: structure) && keepFrame(of: container, in: structure)
    }
    let hasSpans = include(structure.containers[container].cells, of: container, in: structure, tree)
    if structure.linesUp, axis == .vertical { includeLines(of: container, in: structure) }
    return hasOwnCells(container, in: structure) && (!hasSpans || stretch(container, in: structure, tree))
      && total(container, in: structure) && keepFrame(of: container, in: structure)
  }

  /// Takes what a container says of its tracks itself.
  ///
  /// - Parameter lengths: The length of each group of tracks that have one length.
  private mutating func takeTracks(_ lengths: [Length], of container: Int, in structure: Structure) {
    let first = tracks(of: container, in: structure).lowerBound
    for (group, length) in zip(structure.containers[container].groups(axis) ?? [], lengths) {
      let length = length.proposed(proposed)
      for track in group {
        (parts[first + track].ideal, parts[first + track].greatest) = (length.ideal, length.maximum)
      }
    }
  }

  /// Makes rows as high as the lines of text that cells share in them.
  private mutating func includeLines(of container: Int, in structure: Structure) {
    guard let lines = leaves?.lines else { return }
    let range = tracks(of: container, in: structure)
    for (row, track) in range.enumerated() {
      let height = lines[structure.firstTrack(of: container, .vertical) + row].height
      guard height > 0 else { continue }
      include(.fixed(height), in: isUniform(container, in: structure) ? range.lowerBound : track)
    }
    if isUniform(container, in: structure) { spread(range) }
  }

  /// Whether each track of a container has a cell of its own.
  private func hasOwnCells(_ container: Int, in structure: Structure) -> Bool {
    tracks(of: container, in: structure).allSatisfy { parts[$0].ideal >= 0 }
  }

  /// Makes the tracks of a container as long as some of its cells ask for.
  ///
  /// - Returns: Whether one of the cells covers several tracks; those are not counted here.
  mutating func include(
    _ cells: Range<Int>, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    let isUniform = isUniform(container, in: structure)
    let holdsItems = structure.containers[container].holdsPlainItems
    var hasSpans = false
    for index in cells {
      let cell = structure.cells[index]
      let covered = cell.tracks(axis)
      guard covered.count == 1 else {
        hasSpans = hasSpans || covered.count > 1
        continue
      }
      let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
      if !cell.isSized(axis) {
        if let least = demand(of: cell, in: structure, tree) { include(least, in: track) }
      } else if holdsItems {
        include(structure.leafLength(of: cell.node, axis, in: tree).proposed(proposed), in: track)
      } else {
        include(length(of: cell.node, in: structure, tree), in: track)
      }
    }
    if isUniform { spread(range) }
    return hasSpans
  }

  @inline(__always) mutating func include(_ length: Length, in track: Int) {
    if length.ideal > parts[track].ideal { parts[track].ideal = length.ideal }
    if length.maximum > parts[track].greatest { parts[track].greatest = length.maximum }
  }

  /// Gives all tracks of a container what the first one asks for.
  private mutating func spread(_ range: Range<Int>) {
    guard let first = range.first else { return }
    for track in range {
      (parts[track].ideal, parts[track].greatest) = (parts[first].ideal, parts[first].greatest)
    }
  }

  /// Gives each track the priority of the first in its cells, or, where tracks have one length, in all of them.
  private mutating func takePriorities(_ structure: Structure) {
    priorities = Array(repeating: -.infinity, count: parts.count)
    for container in structure.containers.indices {
      let range = tracks(of: container, in: structure)
      let isUniform = isUniform(container, in: structure)
      for cell in structure.cells(of: container) where cell.isSized(axis) && cell.tracks(axis).count == 1 {
        let track = isUniform ? range.lowerBound : range.lowerBound + cell.tracks(axis).lowerBound
        priorities[track] = max(priorities[track], structure.priorities[cell.node])
      }
      if isUniform, let first = range.first {
        for track in range { priorities[track] = priorities[first] }
      }
    }
  }

  /// Adds up what the tracks of a container ask for.
  ///
  /// - Returns: Whether that is all that decides: no gaps overlap all of them.
  mutating func total(_ container: Int, in structure: Structure) -> Bool {
    let gaps = gaps(of: container, in: structure)
    var (ideal, maximum) = (gaps, gaps)
    for track in tracks(of: container, in: structure) {
      ideal += length(of: track)
      maximum += max(length(of: track), parts[track].greatest)
    }
    (parts[container].ideal, parts[container].greatest) = (ideal, hasFillingSpan(container) ? .infinity : maximum)
    return ideal >= 0
  }

  /// What a track takes where nothing is shared: its largest cell, and what spans make it grow by.
  @inline(__always) func length(of track: Int) -> Double {
    growth.isEmpty ? parts[track].ideal : parts[track].ideal + growth[track]
  }

  /// Replaces the lengths of a container's content by those that were said of the container.
  mutating func keepFrame(of container: Int, in structure: Structure) -> Bool {
    guard structure.isFramed(container, axis) else { return true }
    let content = Length(minimum: 0, ideal: parts[container].ideal, maximum: parts[container].greatest)
    let length = framed(container, content, in: structure)
    // What is in it asks for its ideal length before a frame does that may be longer.
    guard content.ideal <= length.ideal || (length.ideal == length.maximum && proposed != 0) else { return false }
    (parts[container].ideal, parts[container].greatest) = (length.ideal, length.maximum)
    return true
  }

  /// What a container with a frame asks for.
  ///
  /// - Parameter content: What is in it asks for.
  private func framed(_ container: Int, _ content: Length, in structure: Structure) -> Length {
    guard let node = structure.containers[container].node else { return content }
    let limits = structure.tree.limits(of: node, axis)
    let length = limits.isGiven ? limits.containerLength(content).proposed(proposed) : content
    return structure.tree.nodes[node].fixedAxes.contains(axis) ? .fixed(length.ideal) : length
  }

  /// Whether a container with a frame takes one length in any case.
  func keepsLength(_ container: Int, in structure: Structure) -> Bool {
    guard let node = structure.containers[container].node else { return false }
    return structure.tree.nodes[node].fixedAxes.contains(axis)
      || structure.tree.limits(of: node, axis).minimum == parts[container].ideal
  }

  /// What is in a container asks for, whatever frame it has.
  func contentLength(of container: Int, in structure: Structure) -> Double {
    guard structure.isFramed(container, axis) else { return parts[container].ideal }
    return tracks(of: container, in: structure).reduce(gaps(of: container, in: structure)) { $0 + length(of: $1) }
  }

  /// What a cell asks of its tracks: what its child does, or, where it is unsized, no more than the least length of that.
  ///
  /// - Returns: `nil` where it asks for nothing.
  func demand(of cell: Structure.Cell, in structure: Structure, _ tree: LayoutTree) -> Length? {
    if cell.isSized(axis) { return length(of: cell.node, in: structure, tree) }
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

  /// What a leaf asks for where nothing is proposed.
  @inline(__always) func leafLength(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    leaves?[node] ?? structure.leafLength(of: node, axis, in: tree)
  }

  /// What something asks for by itself, and the most that it can use.
  func length(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    guard let child = structure.containerIndex(of: node) else {
      return leafLength(of: node, in: structure, tree).proposed(proposed)
    }
    return Length(minimum: 0, ideal: parts[child].ideal, maximum: parts[child].greatest)
  }
}
