internal import LayoutGeometry
internal import LinearModel

/// What the cells of a container ask of its tracks along one axis, put together for each track and each distinct span.
///
/// Cells that ask for less than another of the same tracks leave no trace, so what is compiled grows with the tracks and
/// the distinct spans, not with the cells.
struct TrackDemands {
  /// The largest request for a length, and the node that made it.
  struct Request {
    var length = 0.0
    var node = -1
    /// The node that makes the request together with the first: what hangs down farthest from the line that they share.
    var partner = -1

    /// - Returns: Whether this is the largest request now.
    @discardableResult
    mutating func raise(to other: Double, by node: Int, and partner: Int = -1) -> Bool {
      // The first of several equal requests is named.
      guard other > length || self.node < 0 else { return false }
      (length, self.node, self.partner) = (other, node, partner)
      return true
    }
  }

  /// What is asked of a track, or of the tracks under a span together.
  struct Demand {
    /// The largest minimum of an item.
    var minimum = Request()
    /// The largest ideal of an item.
    var ideal = Request()
    /// The largest ideal of anything: what the content takes where nothing else decides.
    var content = Request()
    /// The greatest length that a cell can use.
    var maximum = Request()
    /// Whether a cell asks for anything: a sized one, or an unsized one with a minimum above 0.
    var isSized = false
    /// The highest layout priority of a sized cell.
    var priority = 0.0
    private var hasPriority = false
    /// How long it is beside what it shares with.
    fileprivate(set) var stretch = 1.0
    /// Whether a sized cell has a priority of its own.
    private(set) var isRanked = false
    /// A container that is as long as `content`, if one of those can grow without anything asking for more; else -1.
    var containerWithUnsizedTracks = -1
    /// The container that alone stands in the track, if that is as large as its ratio lets it be; else -1.
    var elasticContainer = -1
    /// The container in the track, or in a line there, that is the largest part of the one around; -1 where there is none.
    fileprivate(set) var fractionContainer = -1
    /// What cells can use beside those that are as large as their ratios let them be; infinite where there is none of those.
    fileprivate(set) var usableBesideRatios = Double.infinity
    /// What cells can use where no length is offered, and what ratios hold back uses no more than it asks for; infinite where nothing
    /// is held back so.
    fileprivate(set) var usableWithoutOffer = Double.infinity
    /// The largest minimum of a cell that is too long for the length that is said of the track.
    var lacking = Request()
    /// The part of its grid that the track is listed as.
    fileprivate(set) var fraction: Double?
    /// Whether something in the track keeps a ratio, so that one of its lengths may follow from the other.
    var holdsRatio = false

    /// Whether the cells can use more than they ask for.
    var isFlexible: Bool { isSized && maximum.length > content.length }

    /// Whether a cell can use any length.
    var isEndless: Bool { isSized && maximum.length == .infinity }

    /// The most that cells can use where no length is offered.
    var greatestWithoutOffer: Double {
      min(maximum.length, elasticContainer >= 0 ? content.length : usableWithoutOffer)
    }

    /// Whether what can use the most is as long as its ratio lets it be.
    var isHeldByRatio: Bool { usableBesideRatios < maximum.length }

    mutating func include(item length: Length, node: Int) {
      minimum.raise(to: length.minimum, by: node)
      ideal.raise(to: length.ideal, by: node)
      include(length, node: node, containerWithUnsizedTracks: -1)
    }

    mutating func include(container length: Length, node: Int, containerWithUnsizedTracks: Int) {
      include(length, node: node, containerWithUnsizedTracks: containerWithUnsizedTracks)
    }

    /// Takes in a cell that asks for its least length only, and wants no more.
    ///
    /// - Parameter isItem: Whether it asks by itself; what a container asks for follows from what is in it.
    mutating func include(least length: Double, node: Int, isItem: Bool) {
      if isItem {
        include(item: .fixed(length), node: node)
      } else {
        include(container: .fixed(length), node: node, containerWithUnsizedTracks: -1)
      }
    }

    /// Takes in a container that may be a part of the one around it, or hold one.
    fileprivate mutating func include(_ child: Int, asPartOf fractions: FractionTable, _ axis: Axis) {
      guard let inner = fractions.largestPart(in: child, axis), let part = fractions[inner, axis],
        part > fractions[fractionContainer, axis] ?? -1
      else { return }
      fractionContainer = inner
    }

    /// Notes the priority of a sized cell.
    mutating func raisePriority(to other: Double) {
      priority = hasPriority ? max(priority, other) : other
      hasPriority = true
      isRanked = isRanked || other != 0
    }

    private mutating func include(_ length: Length, node: Int, containerWithUnsizedTracks container: Int) {
      let isLonger = length.ideal > content.length || content.node < 0
      // Beside something of the same length it is still what the track is as long as, whichever of both comes first.
      if isLonger || (length.ideal == content.length && containerWithUnsizedTracks < 0) {
        containerWithUnsizedTracks = container
      }
      content.raise(to: length.ideal, by: node)
      maximum.raise(to: length.maximum, by: node)
      isSized = true
    }
  }

  /// Cells of one row that share a line: what they ask for above it and below it.
  struct Line {
    let track: Int
    let baseline: TextBaseline
    var above = Demand()
    var below = Demand()
    /// The containers among the cells.
    var containers: [Int] = []
    /// Whether one of them can be of any height, and grows above the line only.
    var growsAboveWithoutEnd = false
    /// Whether all is of fixed length, so that the line has one place in a row that is no higher than needed.
    var isFixed = true
    /// What cells can use above the line and below it; those that ratios hold back use what they ask for.
    var usableBesideRatios = (above: 0.0, below: 0.0)
  }

  /// What is asked of several neighbouring tracks together.
  struct Span {
    let tracks: Range<Int>
    var demand = Demand()
  }

  /// A container, and the tracks that its cell covers.
  struct Child {
    let container: Int
    let tracks: Range<Int>
  }

  /// One for each track; where tracks come in groups of one length, one for each group.
  private(set) var tracks: [Demand] = []
  /// How many tracks each demand stands for; empty where each stands for one.
  private(set) var groupCounts: [Int] = []
  /// Distinct spans of sized cells, by first track and then by length.
  private(set) var spans: [Span] = []
  /// The containers in sized cells.
  private(set) var children: [Child] = []
  /// The containers in unsized cells that ask for a least length.
  private(set) var leastChildren: [Child] = []
  /// The lines that cells share, by row.
  private(set) var lines: [Line] = []

  /// Whether all that may take a length stands in the same track.
  private(set) var usesOneTrack = false
  /// Whether only one cell may take a length.
  private(set) var holdsOne = false

  /// One gap; spans occur only where all are alike.
  private(set) var spacing = 0.0

  init() {}

  init(_ container: Int, _ axis: Axis, in structure: Structure, lengths: DemandTable) {
    // Kept, since every child asks for it.
    holdsOne = lengths.holdsOne(container, axis)
    let info = structure.containers[container]
    let groups = info.groups(axis)
    tracks = Array(repeating: Demand(), count: groups?.count ?? info.trackCount(axis))
    groupCounts = groups.map { $0.map(\.count) } ?? []
    let isUniform = groups?.count == 1
    spacing = info.gaps(axis).spacing
    if let own = info.lengths(axis) {
      for (group, length) in own.enumerated() {
        tracks[group].include(item: length.proposed(lengths.proposed(to: info.node, axis)), node: info.node ?? 0)
      }
      takeStretches(groups, of: container, axis, lengths)
      return
    }
    usesOneTrack = lengths.usesOneTrack(container, axis)
    var spans: [Range<Int>: Demand] = [:]
    var stretches: [Range<Int>: Double] = [:]
    if axis == .vertical { addLines(of: container, in: structure, lengths) }
    for cell in structure.cells(of: container) {
      let range = cell.tracks(axis)
      let child = structure.childContainer(cell)
      guard let length = lengths.demand(of: cell, axis) else { continue }
      guard cell.isSized(axis) else {
        guard !range.isEmpty else { continue }
        if let child { leastChildren.append(Child(container: child, tracks: range)) }
        if range.count == 1 {
          tracks[isUniform ? 0 : range.lowerBound].include(least: length.ideal, node: cell.node, isItem: child == nil)
        } else {
          spans[range, default: Demand()].include(least: length.ideal, node: cell.node, isItem: child == nil)
        }
        continue
      }
      if let child {
        children.append(Child(container: child, tracks: range))
        if !structure.fractions.isEmpty, range.count == 1, !isUniform {
          tracks[range.lowerBound].include(child, asPartOf: structure.fractions, axis)
        }
      }
      let unsized = child.map { canGrowForNothing($0, in: cell, axis, lengths) ? $0 : -1 }
      let include = { (demand: inout Demand) in
        if !structure.priorities.isEmpty { demand.raisePriority(to: structure.priorities[cell.node]) }
        if let unsized {
          demand.include(container: length, node: cell.node, containerWithUnsizedTracks: unsized)
        } else {
          demand.include(item: length, node: cell.node)
        }
      }
      if range.count == 1 {
        include(&tracks[isUniform ? 0 : range.lowerBound])
      } else {
        include(&spans[range, default: Demand()])
        if !structure.stretches.isEmpty, length.isFlexible {
          stretches[range] = max(stretches[range] ?? 0, structure.stretches[cell.node, axis])
        }
      }
    }
    if !standsForSeveralTracks { noteRatios(of: container, axis, in: structure, lengths, &spans) }
    for child in children where structure.holdsRatio(child.container) {
      for track in isUniform ? 0..<1 : child.tracks { tracks[track].holdsRatio = true }
    }
    for line in lines { tracks[isUniform ? 0 : line.track].include(line) }
    if let listed = info.listedTracks(axis) { takeListed(listed, of: container, axis, in: structure, lengths) }
    takeStretches(groups, of: container, axis, lengths)
    for (range, stretch) in stretches { spans[range]?.stretch = stretch }
    self.spans = spans.map { Span(tracks: $0.key, demand: $0.value) }
      .sorted { ($0.tracks.lowerBound, $0.tracks.upperBound) < ($1.tracks.lowerBound, $1.tracks.upperBound) }
  }

  /// Puts what a grid lists in place of what cells ask for.
  private mutating func takeListed(
    _ listed: [GridTrack], of container: Int, _ axis: Axis, in structure: Structure, _ lengths: DemandTable
  ) {
    let node = structure.containers[container].node ?? 0
    let level = lengths.flexibleLevel(listed, of: container, axis)
    let priorities =
      structure.priorities.isEmpty ? [] : structure.prioritiesOfListedTracks(container, axis, count: listed.count)
    for (track, said) in listed.enumerated() {
      switch said {
      case .fit: break
      case .fixed(let length):
        let minimum = tracks[track].minimum
        tracks[track] = Demand()
        tracks[track].include(item: .fixed(length), node: node)
        if minimum.length > length { tracks[track].lacking = minimum }
      case .fraction(let part):
        let minimum = tracks[track].minimum
        tracks[track] = Demand()
        tracks[track].include(item: .fixed(0), node: node)
        tracks[track].fraction = part
        tracks[track].lacking = minimum
      case .flexible(let minimum, let maximum, _):
        if tracks[track].minimum.length > maximum { tracks[track].lacking = tracks[track].minimum }
        let part = lengths.part(ofTrack: track, of: container, axis)
        let asking = level.map { $0.node < 0 ? node : $0.node } ?? node
        tracks[track].include(
          item: Length(minimum: 0, ideal: part.ideal, maximum: max(part.ideal, part.greatest)), node: asking)
        tracks[track].minimum.raise(to: minimum, by: node)
        if !priorities.isEmpty { tracks[track].raisePriority(to: priorities[track]) }
      }
    }
  }

  /// Takes over how the tracks share.
  private mutating func takeStretches(
    _ groups: [Range<Int>]?, of container: Int, _ axis: Axis, _ lengths: DemandTable
  ) {
    guard lengths.hasStretches(axis) else { return }
    for track in tracks.indices {
      tracks[track].stretch = lengths.stretch(ofTrack: groups?[track].first ?? track, of: container, axis)
    }
  }

  /// Takes in an item of fixed length in a track, as if it were the last cell of all.
  mutating func include(fixed length: Double, inTrack track: Int, node: Int) {
    tracks[track].include(item: .fixed(length), node: node)
  }

  /// Says what all that is in a track asks for together, in place of what its cells ask for one by one.
  mutating func include(content length: Length, ofTrack track: Int, node: Int) {
    tracks[track].content = Request(length: length.ideal, node: node)
    tracks[track].maximum = Request(length: length.maximum, node: node)
    tracks[track].containerWithUnsizedTracks = -1
  }

  /// Notes the containers that ratios hold back: a track that one of a ratio has for itself is as long as it makes itself, and
  /// beside others they use no more than the other axis lets them.
  private mutating func noteRatios(
    of container: Int, _ axis: Axis, in structure: Structure, _ lengths: DemandTable,
    _ spans: inout [Range<Int>: Demand]
  ) {
    let held = children.filter { isHeld($0.container, axis, in: structure, lengths) }
    guard !held.isEmpty else { return }
    let heldContainers = Set(held.map(\.container))
    var counts = Array(repeating: 0, count: tracks.count)
    var counted: Set<Int> = []
    // A cell across several tracks is no reason for any one of them to be as long as it is.
    var usable = (tracks: Array(repeating: 0.0, count: tracks.count), spans: [Range<Int>: Double]())
    var withoutOffer = usable.tracks
    for cell in structure.cells(of: container) {
      // What can use nothing is as good as not there, but for its line of text; a part of the whole has its length all the same.
      let child = structure.childContainer(cell)
      let isPart = child.map { structure.fractions[$0, axis] != nil } ?? false
      let hangs = axis == .vertical && cell.baseline != nil
      guard let greatest = lengths.demand(of: cell, axis)?.maximum, greatest > 0 || isPart || hangs else { continue }
      if let child { counted.insert(child) }
      let range = cell.tracks(axis)
      for track in range { counts[track] += 1 }
      let isHeld = child.map(heldContainers.contains) == true
      if range.count == 1, !isHeld || child.map({ structure.isElastic($0, axis) }) != true {
        let used = isHeld ? child.map { lengths.greatestWithoutOffer(of: $0, axis) } : nil
        withoutOffer[range.lowerBound] = max(withoutOffer[range.lowerBound], used ?? greatest)
      }
      guard !isHeld else { continue }
      if range.count == 1 {
        usable.tracks[range.lowerBound] = max(usable.tracks[range.lowerBound], greatest)
      } else {
        usable.spans[range] = max(usable.spans[range] ?? 0, greatest)
      }
    }
    for line in lines {
      let usedOnLine = line.usableBesideRatios.above + line.usableBesideRatios.below
      usable.tracks[line.track] = max(usable.tracks[line.track], usedOnLine)
      withoutOffer[line.track] = max(withoutOffer[line.track], usedOnLine)
    }
    for child in held {
      guard child.tracks.count == 1 else {
        spans[child.tracks]?.usableBesideRatios = usable.spans[child.tracks] ?? 0
        continue
      }
      let track = child.tracks.lowerBound
      tracks[track].usableBesideRatios = usable.tracks[track]
      tracks[track].usableWithoutOffer = max(withoutOffer[track], tracks[track].content.length)
      guard isAsLongAsRatiosLetIt(child.container, axis, in: structure, lengths) else { continue }
      if counts[track] == (counted.contains(child.container) ? 1 : 0) {
        tracks[track].elasticContainer = child.container
      }
    }
  }

  /// Whether a container is as long as ratios let it be: it keeps one, or all that can grow in it does and has a track for itself.
  private func isAsLongAsRatiosLetIt(
    _ container: Int, _ axis: Axis, in structure: Structure, _ lengths: DemandTable
  ) -> Bool {
    if structure.isElastic(container, axis) { return true }
    let demands = lengths.demands(of: container, axis)
    guard structure.holdsRatio(container), !structure.isFramed(container, axis), !demands.standsForSeveralTracks,
      demands.spans.isEmpty, demands.lines.isEmpty, structure.containers[container].listedTracks(axis) == nil
    else { return false }
    return demands.hasFlexibleDemand
      && demands.tracks.allSatisfy { track in
        track.isSized && track.containerWithUnsizedTracks < 0 && track.fractionContainer < 0
          && (!track.isFlexible || track.elasticContainer >= 0)
      }
  }

  /// Whether how long a container can be is a matter of the other axis: it keeps a ratio, or what could grow in it does.
  private func isHeld(
    _ container: Int, _ axis: Axis, in structure: Structure, _ lengths: DemandTable
  ) -> Bool {
    if structure.isElastic(container, axis) { return true }
    guard structure.holdsRatio(container), !structure.saysGreatestLength(of: container, axis) else { return false }
    let demands = lengths.demands(of: container, axis)
    return demands.isHeldByRatios || demands.isHeldByRatiosWithinLimits
  }

  /// Puts the cells together that share a line of their row.
  private mutating func addLines(of container: Int, in structure: Structure, _ lengths: DemandTable) {
    for cell in structure.cells(of: container) {
      guard let baseline = cell.baseline, let length = lengths.demand(of: cell, .vertical) else { continue }
      let row = cell.rows.lowerBound
      let index = line(baseline, ofRow: row) ?? lines.count
      if index == lines.count { lines.append(Line(track: row, baseline: baseline)) }
      if let child = structure.childContainer(cell) {
        var positions = IdealBaselines(structure: structure, lengths: lengths)
        let isHeld = isHeld(child, .vertical, in: structure, lengths)
        lines[index].include(length, container: child, node: cell.node, isHeld: isHeld) { height in
          positions.ascent(of: cell.node, baseline, height: height)
        }
      } else {
        lines[index].include(length, lengths.baselineOffset(of: cell.node, baseline), node: cell.node)
      }
    }
  }

  /// Whether a container in a cell can grow without anything asking for more, so that its track may go along.
  ///
  /// On a line of text it can only where the line lets its row grow for nothing: growth on the other side of the line has a price
  /// there, as that of any other track has.
  private func canGrowForNothing(
    _ container: Int, in cell: Structure.Cell, _ axis: Axis, _ lengths: DemandTable
  ) -> Bool {
    guard axis == .vertical, let baseline = cell.baseline,
      let line = line(baseline, ofRow: cell.rows.lowerBound).map({ lines[$0] })
    else { return lengths.hasUnsizedTracks(container, axis) }
    return lengths.hasUnsizedTracks(container, line.growingSide, of: baseline)
  }
}
