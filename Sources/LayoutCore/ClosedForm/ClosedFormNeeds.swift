internal import LayoutGeometry

/// What all tracks and containers ask for along one axis.
///
/// A track asks for its largest cell, and what spans make it grow by; a container for its tracks and gaps, or for what was
/// said instead. Containers are taken from the innermost outwards, each once: O(cells), and what ``SpannedTracks`` takes.
struct ClosedFormNeeds {
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
  /// The containers, and behind them the tracks of all, one container after the other.
  var parts: [Part]
  /// What spans make tracks grow by, by part; empty where they make none.
  private(set) var growth: [Double] = []
  /// Whether what spans ask for is told because no length is offered, so that there is nothing to be shared besides.
  private(set) var isForNoOffer = false
  /// The containers in which a cell across all tracks takes what they leave.
  private var filling: Set<Int> = []
  /// The containers with tracks that spans make grow.
  private var spanned: [Int: Spanned] = [:]

  /// What spans ask of the tracks of a container.
  private struct Spanned {
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
  /// The priorities of all parts, of which those of tracks count; empty where nothing has one.
  private(set) var priorities: [Double] = []

  /// - Returns: `nil` where a linear program has to tell.
  init?(_ structure: Structure, _ axis: Axis, proposed: Double?) {
    self.init(blank: structure, axis, proposed: proposed)
    if !structure.priorities.isEmpty { takePriorities(structure) }
    for container in structure.containers.indices.reversed() {
      guard measure(container, in: structure) else { return nil }
    }
  }

  /// Nothing is asked for yet.
  init(blank structure: Structure, _ axis: Axis, proposed: Double?) {
    self.axis = axis
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
    let hasSpans = include(structure.containers[container].cells, of: container, in: structure, tree)
    return hasOwnCells(container, in: structure) && (!hasSpans || stretch(container, in: structure, tree))
      && total(container, in: structure) && keepFrame(of: container, in: structure)
  }

  /// Whether each track of a container has a cell of its own.
  private func hasOwnCells(_ container: Int, in structure: Structure) -> Bool {
    tracks(of: container, in: structure).allSatisfy { parts[$0].ideal >= 0 }
  }

  /// Makes the tracks of a container as long as some of its cells ask for.
  ///
  /// - Returns: Whether one of the cells covers several tracks; those are not counted here.
  private mutating func include(
    _ cells: Range<Int>, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    let isUniform = isUniform(container, in: structure)
    let holdsItems = structure.containers[container].holdsPlainItems
    var hasSpans = false
    for index in cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis) else { continue }
      let covered = cell.tracks(axis)
      guard covered.count == 1 else {
        hasSpans = true
        continue
      }
      let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
      if holdsItems {
        include(structure.leafLength(of: cell.node, axis, in: tree).proposed(proposed), in: track)
      } else {
        include(length(of: cell.node, in: structure, tree), in: track)
      }
    }
    if isUniform { spread(range) }
    return hasSpans
  }

  @inline(__always) private mutating func include(_ length: Length, in track: Int) {
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
  private mutating func total(_ container: Int, in structure: Structure) -> Bool {
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
  private mutating func keepFrame(of container: Int, in structure: Structure) -> Bool {
    guard structure.isFramed(container, axis), let node = structure.containers[container].node else { return true }
    let limits = structure.tree.limits(of: node, axis)
    guard let length = limits.ideal, limits.minimum == length, limits.maximum == length,
      parts[container].ideal <= length
    else { return false }
    (parts[container].ideal, parts[container].greatest) = (length, length)
    return true
  }

  /// What something asks for by itself, and the most that it can use.
  private func length(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    guard let child = structure.containerIndex(of: node) else {
      return structure.leafLength(of: node, axis, in: tree).proposed(proposed)
    }
    return Length(minimum: 0, ideal: parts[child].ideal, maximum: parts[child].greatest)
  }
}

// MARK: Spans

extension ClosedFormNeeds {
  /// The tracks that spans leave open, by container and track.
  var open: [AxisSolution.OpenTrack] { spanned.sorted { $0.key < $1.key }.flatMap(\.value.open) }

  /// Whether spans make tracks of a container grow.
  func isSpanned(_ container: Int) -> Bool { !spanned.isEmpty && spanned[container] != nil }

  /// Makes the tracks of a container as long as the cells ask for that cover several of them.
  ///
  /// - Returns: `false` where a linear program has to tell: where tracks grow, and are to be shared out besides.
  private mutating func stretch(_ container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    forgetSpans(of: container, in: structure)
    var excesses: [SpannedTracks.Excess] = []
    let range = tracks(of: container, in: structure)
    var (longest, isFlexible, isFilled) = (0.0, false, false)
    for cell in structure.containers[container].cells {
      guard let span = span(cell, of: container, in: structure, tree) else { continue }
      if span.isEndless, span.excess.start..<span.excess.end == 0..<range.count {
        isFilled = true
      } else {
        isFlexible = isFlexible || span.isFlexible
      }
      guard span.excess.length > 0 else { continue }
      longest = max(longest, span.length)
      excesses.append(span.excess)
    }
    guard !isFlexible || takesNoOffer(container, in: structure) else { return false }
    guard !excesses.isEmpty || isFilled else { return true }
    for track in range {
      longest = max(longest, parts[track].ideal)
      isFlexible = isFlexible || parts[track].greatest > parts[track].ideal
    }
    if isFilled {
      // Where no length is offered, what is inside shares only when the whole is as small as it can be.
      guard proposed.offered != nil || structure.containers.count == 1 else { return false }
      filling.insert(container)
    }
    guard !isFlexible || takesNoOffer(container, in: structure),
      structure.containers[container].canBeSpanned(axis)
    else { return false }
    return excesses.isEmpty
      || take(SpannedTracks.Excess.distinct(excesses), longest: longest, of: container, in: structure)
  }

  /// Whether a cell across all tracks of a container takes what they leave.
  func hasFillingSpan(_ container: Int) -> Bool { hasFillingSpans && filling.contains(container) }

  /// Whether there are such cells anywhere.
  var hasFillingSpans: Bool { !filling.isEmpty }

  /// Makes the tracks of a container as long together as a length that a cell across all of them takes.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func stretch(_ container: Int, toFill space: Double, in structure: Structure) -> Bool {
    let range = tracks(of: container, in: structure)
    let rest = parts[range].reduce(space) { $0 - $1.ideal }
    guard rest > 0 else { return true }
    var excesses = (spanned[container]?.excesses ?? []).filter { ($0.start, $0.end) != (0, range.count) }
    // It is the last of those that start with the first track.
    excesses.insert(
      .init(start: 0, end: range.count, length: rest, node: -1),
      at: excesses.firstIndex { $0.start > 0 } ?? excesses.count)
    return take(excesses, longest: space, of: container, in: structure)
  }

  private mutating func take(
    _ excesses: [SpannedTracks.Excess], longest: Double, of container: Int, in structure: Structure
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    guard let tracks = SpannedTracks(excesses, trackCount: range.count, longest: longest) else { return false }
    if growth.isEmpty { growth = Array(repeating: 0, count: parts.count) }
    for (track, growth) in zip(range, tracks.growth) { self.growth[track] = growth }
    spanned[container] = Spanned(
      excesses: excesses, open: tracks.open(in: container) { parts[range.lowerBound + $0].ideal })
    return true
  }

  private mutating func forgetSpans(of container: Int, in structure: Structure) {
    if hasFillingSpans { filling.remove(container) }
    guard isSpanned(container) else { return }
    spanned[container] = nil
    for track in tracks(of: container, in: structure) { growth[track] = 0 }
  }

  /// Whether all of a container takes what it asks for and no more: where no length is offered, and no container in it has
  /// choices of its own.
  private mutating func takesNoOffer(_ container: Int, in structure: Structure) -> Bool {
    isForNoOffer = structure.containers.count == 1 && proposed.offered == nil && !structure.isFramed(container, axis)
    return isForNoOffer
  }

  /// What a cell asks for that covers several tracks.
  private struct Span {
    /// What it asks for beyond what its tracks have; 0 or less where they have room.
    let excess: SpannedTracks.Excess
    let length: Double
    /// Whether it can use more than it asks for.
    let isFlexible: Bool
    /// Whether it can use anything.
    let isEndless: Bool

    /// Whether its tracks by themselves are not all that it could use.
    var asksForMore: Bool { isFlexible || excess.length > 0 }
  }

  /// What a cell asks for that covers several tracks; `nil` for any other cell.
  private func span(
    _ index: Int, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Span? {
    guard structure.cells[index].isSized(axis) else { return nil }
    let range = structure.cells[index].tracks(axis)
    guard range.count > 1 else { return nil }
    let node = structure.cells[index].node
    let length = length(of: node, in: structure, tree)
    let first = tracks(of: container, in: structure).lowerBound
    var room = structure.gaps(of: container, axis).total(in: range)
    for track in range { room += parts[first + track].ideal }
    // What asks for nothing asks for no more than gaps below 0 leave of its tracks either.
    let excess = length.ideal > 0 ? length.ideal - room : 0
    return Span(
      excess: .init(start: range.lowerBound, end: range.upperBound, length: excess, node: node), length: length.ideal,
      isFlexible: length.maximum > length.ideal, isEndless: length.maximum == .infinity)
  }
}

extension SpannedTracks.Excess {
  /// For each distinct span the largest excess, in order of the start and then of the end.
  fileprivate static func distinct(_ excesses: [Self]) -> [Self] {
    // Of several equal ones the first cell is named, whatever their order in the end.
    let sorted = excesses.sorted {
      ($0.start, $0.end, -$0.length, $0.node) < ($1.start, $1.end, -$1.length, $1.node)
    }
    var distinct: [Self] = []
    for excess in sorted where distinct.last.map({ ($0.start, $0.end) != (excess.start, excess.end) }) ?? true {
      distinct.append(excess)
    }
    return distinct
  }
}

// MARK: Edits

extension ClosedFormNeeds {
  /// What became of a container when one of its children asked for something else.
  enum Change {
    /// It asks for what it asked for before.
    case inside
    /// It asks for something else itself.
    case outside
  }

  /// Whether the leaf in a cell may ask for another length without a trace: others ask for more, before and now.
  func ignores(
    _ cell: Int, of container: Int, asking new: Length, insteadOf old: Length, in structure: Structure
  ) -> Bool {
    guard structure.cells[cell].isSized(axis) else { return true }
    let covered = structure.cells[cell].tracks(axis)
    guard covered.count == 1 else { return false }
    let (new, old) = (new.proposed(proposed), old.proposed(proposed))
    let first = tracks(of: container, in: structure).lowerBound
    let part = parts[isUniform(container, in: structure) ? first : first + covered.lowerBound]
    return max(new.ideal, old.ideal) < part.ideal && max(new.maximum, old.maximum) < part.greatest
  }

  /// Takes over what the child of one cell asks for now.
  ///
  /// O(cells in its track, tracks of the container and spans over the track); in a container whose tracks have one length,
  /// O(cells of the container).
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - container: The container of the cell.
  ///   - structure: The layout before it was changed.
  ///   - tree: The lengths as they are now.
  ///   - cells: The cells of each track.
  /// - Returns: `nil` where a linear program has to tell now.
  mutating func update(
    _ cell: Int, of container: Int, in structure: Structure, _ tree: LayoutTree, _ cells: TrackCells
  ) -> Change? {
    guard structure.cells[cell].isSized(axis) else { return .inside }
    let covered = structure.cells[cell].tracks(axis)
    guard covered.count == 1 else { return updateSpan(cell, of: container, in: structure, tree) }
    let range = tracks(of: container, in: structure)
    let isUniform = isUniform(container, in: structure)
    let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
    let old = (parts[track].ideal, parts[track].greatest)
    (parts[track].ideal, parts[track].greatest) = (Part().ideal, Part().greatest)
    if isUniform {
      _ = include(structure.containers[container].cells, of: container, in: structure, tree)
    } else {
      for position in cells.positions(of: track) {
        include(alone: cells.cell(at: position), in: track, structure, tree)
      }
    }
    guard (parts[track].ideal, parts[track].greatest) != old else { return .inside }
    // Where spans make nothing grow, only those over the track may do so now.
    let isStretched =
      isSpanned(container)
      || (!isUniform
        && cells.positions(of: track).contains { position in
          span(cells.cell(at: position), of: container, in: structure, tree).map(\.asksForMore) ?? false
        })
    return settle(container, isStretched: isStretched, in: structure, tree)
  }

  /// Takes over what a cell asks for that covers several tracks.
  private mutating func updateSpan(
    _ cell: Int, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Change? {
    guard let span = span(cell, of: container, in: structure, tree) else { return .inside }
    let bounds = (span.excess.start, span.excess.end)
    let known = spanned[container]?.excess(of: bounds)
    // All that is asked is asked by others, and stays the most.
    let isIgnored =
      known.map { !span.isFlexible && $0.node != span.excess.node && span.excess.length < $0.length } ?? !span
      .asksForMore
    return isIgnored ? .inside : settle(container, isStretched: true, in: structure, tree)
  }

  /// Takes what a container asks for together again.
  private mutating func settle(
    _ container: Int, isStretched: Bool, in structure: Structure, _ tree: LayoutTree
  ) -> Change? {
    let outside = (parts[container].ideal, parts[container].greatest)
    guard !isStretched || stretch(container, in: structure, tree), total(container, in: structure),
      keepFrame(of: container, in: structure)
    else { return nil }
    return outside == (parts[container].ideal, parts[container].greatest) ? .inside : .outside
  }

  /// Makes a track as long as a cell asks for that stands in it alone.
  private mutating func include(alone cell: Int, in track: Int, _ structure: Structure, _ tree: LayoutTree) {
    guard structure.cells[cell].isSized(axis), structure.cells[cell].tracks(axis).count == 1 else { return }
    include(length(of: structure.cells[cell].node, in: structure, tree), in: track)
  }
}
