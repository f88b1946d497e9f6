internal import LayoutGeometry
internal import LinearModel

/// The lengths of a grid's tracks where spans push apart tracks that all have cells of their own, evaluated directly.
///
/// What a track has beyond its own length is its growth. Let `G[k]` be the growth of the first `k` tracks together: then
/// `G` never falls, and a span of the tracks `i..<j` that is longer than they are by `e` says `G[j] - G[i] >= e`. These are
/// differences of two unknowns each, so the least total growth is the longest path from the first edge to the last one.
/// As all tracks have an own length, tracks that hug it and a whole that is as small as possible mean the same: the total
/// growth is the least one, and nothing else is decided. So a track between the edges `t` and `t + 1` can grow by anything
/// from `before[t + 1] + behind[t] - total` to `total - before[t] - behind[t + 1]`, where `before` and `behind` are the
/// longest paths to an edge and from it. Fair sharing then raises the growth of all tracks together as far as the longest
/// path allows, settles those that cannot rise further, and goes on with the others: of `equalGrowth` each by as much, of
/// `equalSizes` from its own length on, of `proportional` as fast as its own length says. The first tracks have all they can
/// where each edge stands as late as it can, `total - behind[t]` (`leading`), and the last ones where it stands as early,
/// `before[t]` (`trailing`).
///
/// Source of the longest paths: Cormen, Leiserson, Rivest and Stein, *Introduction to Algorithms* (2009), 24.4.
struct SpannedTracks {
  /// A track that could have grown by something else, and by what it could have.
  struct OpenGrowth {
    let track: Int
    let lower: Double
    let upper: Double
  }

  /// A span that is longer than its tracks, from one edge to another, and by how much.
  struct Excess {
    let start: Int
    let end: Int
    let length: Double
    /// The node that asks for it.
    let node: Int

    /// The tracks that it covers.
    var tracks: Range<Int> { start..<end }
  }

  /// What each track has beyond its own length.
  private(set) var growth: [Double]
  /// The tracks that spans leave open, first to last.
  private(set) var open: [OpenGrowth] = []

  /// - Parameters:
  ///   - excesses: The spans that are longer than their tracks, in order of their start.
  ///   - trackCount: How many tracks there are.
  ///   - longest: The longest span or track, by which is told what lengths may differ by and still be one.
  ///   - tieBreak: What chooses among all that has the least total.
  ///   - own: The length of a track by itself.
  ///   - asked: What cells ask for a track, where it is longer by itself; `nil` where none is.
  /// - Returns: `nil` where a program has to tell.
  init?(
    _ excesses: [Excess], trackCount: Int, longest: Double, choosing tieBreak: TieBreak, own: (Int) -> Double,
    asked: [Double]? = nil
  ) {
    growth = Array(of: 0, count: trackCount)
    let tolerance = Self.tolerance(longest)
    // Spans of one group meet each other, and no other.
    var rest = excesses[...]
    while let first = rest.first {
      var end = first.end
      let count = rest.prefix { span in
        guard span.start < end else { return false }
        end = max(end, span.end)
        return true
      }.count
      guard var group = MeetingSpans(rest.prefix(count), first.start..<end),
        group.share(tieBreak, own: own, asked: asked)
      else {
        return nil
      }
      for track in first.start..<end {
        growth[track] = group.growth(of: track)
        let range = group.range(of: track)
        guard range.upper - range.lower > tolerance else { continue }
        open.append(OpenGrowth(track: track, lower: range.lower, upper: range.upper))
      }
      rest = rest.dropFirst(count)
    }
  }
}

extension SpannedTracks {
  /// What lengths may differ by and still be one: what a program takes for one, whose largest length is near 1000.
  static func tolerance(_ longest: Double) -> Double { 1e-6 * longest / 1000 }

  /// Tracks of which all is asked that a program would be asked.
  ///
  /// - Parameter offered: The length that is offered, if one is.
  /// - Returns: `nil` where a program has to tell.
  init?(_ demands: TrackDemands, _ container: Structure.Container, _ axis: Axis, offered: Double?) {
    guard container.canBeSpanned(axis), demands.children.isEmpty, demands.lines.isEmpty, !demands.spans.isEmpty,
      demands.tracks.allSatisfy(\.isSized), offered == nil || !demands.hasFlexibleDemand
    else { return nil }
    let excesses = Self.excesses(demands)
    self.init(
      excesses, trackCount: demands.tracks.count, longest: Self.longest(of: demands),
      choosing: container.tieBreak
    ) { demands.tracks[$0].content.length }
  }

  /// The distinct spans that are longer than their tracks, in order of the start and then of the end.
  static func excesses(_ demands: TrackDemands) -> [Excess] {
    demands.spans.compactMap { span in
      // What asks for nothing asks for no more than gaps below 0 leave of its tracks either.
      let length = span.demand.content.length > 0 ? demands.excess(of: span) : 0
      guard length > 0 else { return nil }
      return Excess(
        start: span.tracks.lowerBound, end: span.tracks.upperBound, length: length, node: span.demand.content.node)
    }
  }

  /// The longest track or span.
  static func longest(of demands: TrackDemands) -> Double {
    let lengths = demands.tracks.lazy.map(\.content.length) + demands.spans.lazy.map(\.demand.content.length)
    return lengths.reduce(0, max)
  }

  /// Tells the tracks under each two spans that reach beyond each other.
  ///
  /// - Parameter spans: In order of the start and then of the end.
  static func forEachOverlap(of spans: some RandomAccessCollection<Range<Int>>, _ body: (Range<Int>) -> Void) {
    for (index, left) in zip(spans.indices, spans) {
      for right in spans[index...].dropFirst() {
        // What follows one that starts behind this one's end does not meet it either.
        if right.lowerBound >= left.upperBound { break }
        guard left.lowerBound < right.lowerBound, left.upperBound < right.upperBound else { continue }
        body(right.lowerBound..<left.upperBound)
      }
    }
  }
}

extension SpannedTracks {
  /// The tracks that spans leave open in a container.
  ///
  /// - Parameter own: The length of a track by itself.
  func open(in container: Int, own: (Int) -> Double) -> [OpenTrack] {
    open.map { open in
      .init(
        container: container, track: open.track, kind: .sharedExcess, lower: own(open.track) + open.lower,
        upper: own(open.track) + open.upper, decidedBy: .policy)
    }
  }
}

extension Structure.Container {
  /// Whether spans may be told without a program along an axis, if each track has a cell of its own.
  func canBeSpanned(_ axis: Axis) -> Bool { canHoldSpans(axis) && listedTracks(axis) == nil }

  /// Whether tracks along an axis are each as long as cells ask for or a list says.
  func canHoldSpans(_ axis: Axis) -> Bool { !hasGroups(axis) && !reachesToFrame.contains(axis) && !needsProgram }
}

extension SpannedTracks {
  /// Neighbouring tracks under spans that meet each other.
  struct MeetingSpans {
    private let tracks: Range<Int>
    private let excesses: ArraySlice<Excess>
    /// How much the tracks grow together.
    private let total: Double
    /// The longest paths through each edge before anything is shared.
    private let paths: [PathsAtEdge]
    /// The tracks, from the first on.
    private var members: [Member]
    /// What sums that are computed in two ways may differ by.
    private var rounding: Double

    /// Sums of thousands of numbers of 16 digits agree in 11 of them.
    private static let rounding = 1e-11

    /// A track: one list of all that is known of each takes one block of memory.
    private struct Member {
      /// Its least growth: what it was settled at, or where all that can still rise are.
      var growth = 0.0
      var canRise = true
      var rise = Rise()
    }

    /// How the growth of a track follows a level: it rises from some level on, and so fast.
    private struct Rise {
      var rate = 1.0
      var start = 0.0

      func growth(at level: Double) -> Double { rate * max(0, level - start) }
    }

    init?(_ excesses: ArraySlice<Excess>, _ tracks: Range<Int>) {
      self.excesses = excesses
      self.tracks = tracks
      members = Array(of: Member(), count: tracks.count)
      paths = PathsAtEdge.longest(through: excesses, from: tracks.lowerBound, trackCount: tracks.count) { _ in 0 }
      total = paths[tracks.count].before
      rounding = Self.rounding * total
      guard total.isFinite else { return nil }
    }

    func growth(of track: Int) -> Double { members[track - tracks.lowerBound].growth }

    /// All growth that a track could have.
    func range(of track: Int) -> (lower: Double, upper: Double) {
      let edge = track - tracks.lowerBound
      let lower = paths[edge + 1].before + paths[edge].behind - total
      return (lower > rounding ? lower : 0, total - paths[edge].before - paths[edge + 1].behind)
    }

    /// The longest path from the first edge to the last where all that can rise are at a level: what of it does not depend
    /// on the level, and how fast it rises.
    private func longestPath(at level: Double) -> FairLevel.Piece {
      var constants = Array(of: 0.0, count: tracks.count + 1)
      var rates = Array(of: 0.0, count: tracks.count + 1)
      var next = excesses.startIndex
      func extend(from edge: Int, to end: Int, _ constant: Double, _ rate: Double) {
        let (constant, rate) = (constants[edge] + constant, rates[edge] + rate)
        guard constant + rate * level > constants[end] + rates[end] * level else { return }
        (constants[end], rates[end]) = (constant, rate)
      }
      for edge in 0..<tracks.count {
        let member = members[edge]
        if member.canRise {
          // Where it begins to rise the piece above counts.
          let rate = level >= member.rise.start ? member.rise.rate : 0
          extend(from: edge, to: edge + 1, -rate * member.rise.start, rate)
        } else {
          extend(from: edge, to: edge + 1, member.growth, 0)
        }
        while next < excesses.endIndex, excesses[next].start - tracks.lowerBound == edge {
          extend(from: edge, to: excesses[next].end - tracks.lowerBound, excesses[next].length, 0)
          next += 1
        }
      }
      return FairLevel.Piece(constant: constants[tracks.count], rate: rates[tracks.count])
    }

    // MARK: Sharing

    /// Chooses what each track grows by.
    ///
    /// - Parameters:
    ///   - own: The length of a track by itself.
    ///   - asked: What cells ask for a track, where it is longer by itself: what it has beyond that is grown before.
    /// - Returns: Whether it came out even; where rounding stands against that, a program has to tell.
    mutating func share(_ tieBreak: TieBreak, own: (Int) -> Double, asked: [Double]?) -> Bool {
      switch tieBreak {
      case .leading: for edge in members.indices { members[edge].growth = paths[edge].behind - paths[edge + 1].behind }
      case .trailing: for edge in members.indices { members[edge].growth = paths[edge + 1].before - paths[edge].before }
      case .equalGrowth:
        if let asked { start { own($0) - asked[$0] } }
        guard raise() else { return false }
      case .equalSizes:
        start(at: own)
        guard raise() else { return false }
      case .proportional: guard raiseInProportion(own, asked) else { return false }
      }
      return isShared
    }

    /// Lets each track rise only from some level on.
    private mutating func start(at level: (Int) -> Double) {
      for track in members.indices { members[track].rise.start = level(tracks.lowerBound + track) }
      rounding += Self.rounding * (members.lazy.map(\.rise.start).max() ?? 0)
    }

    /// Raises the tracks as fast as what cells ask for them says, and then those for which none asks anything.
    private mutating func raiseInProportion(_ own: (Int) -> Double, _ asked: [Double]?) -> Bool {
      for track in members.indices {
        let own = own(tracks.lowerBound + track)
        let length = asked?[tracks.lowerBound + track] ?? own
        members[track].canRise = length > 0
        members[track].rise = length > 0 ? Rise(rate: length, start: (own - length) / length) : Rise(start: own)
      }
      let isLater = members.map { !$0.canRise }
      guard raise() else { return false }
      for (track, isLater) in zip(members.indices, isLater) { members[track].canRise = isLater }
      return raise()
    }

    /// Raises the growth of all tracks that can rise, the least first, as far as the total allows.
    ///
    /// - Returns: Whether each was settled.
    private mutating func raise() -> Bool {
      while members.contains(where: \.canRise) {
        if settleTogether() { return true }
        let level = nextLevel()
        for track in members.indices where members[track].canRise {
          members[track].growth = members[track].rise.growth(at: level)
        }
        guard settleFullTracks() else { return false }
      }
      return true
    }

    /// Settles all tracks that can rise at one level, where one span alone makes them grow and they rise from one level on: nothing
    /// but their sum holds any of them back then.
    ///
    /// - Returns: Whether that is so.
    private mutating func settleTogether() -> Bool {
      guard excesses.count == 1 else { return false }
      let (start, level) = highestLevel
      guard members.allSatisfy({ !$0.canRise || $0.rise.start == start }) else { return false }
      for track in members.indices where members[track].canRise {
        members[track].growth = members[track].rise.growth(at: level)
        members[track].canRise = false
      }
      return true
    }

    /// Settles the tracks that cannot rise further without making the longest path longer than the total.
    ///
    /// - Returns: Whether there are any.
    private mutating func settleFullTracks() -> Bool {
      let paths = PathsAtEdge.longest(through: excesses, from: tracks.lowerBound, trackCount: tracks.count) {
        members[$0].growth
      }
      var isSettled = false
      for track in members.indices where members[track].canRise {
        let path = paths[track].before + members[track].growth + paths[track + 1].behind
        guard path >= total - rounding else { continue }
        members[track].canRise = false
        isSettled = true
      }
      return isSettled
    }

    /// Where the first tracks begin to rise, and the level at which those that do take all that others have not settled at: as high
    /// as any can rise, since the path through all tracks is one of those that may not be longer than the total.
    private var highestLevel: (start: Double, level: Double) {
      let rising = members.lazy.filter(\.canRise)
      let start = rising.reduce(.infinity) { min($0, $1.rise.start) }
      let settled = members.reduce(0) { $1.canRise ? $0 : $0 + $1.growth }
      let rate = rising.reduce(0) { $1.rise.start == start ? $0 + $1.rise.rate : $0 }
      return (start, start + (total - settled) / rate)
    }

    /// The greatest level at which the longest path is no longer than the total.
    ///
    /// The longest path is a convex function of the level: the search comes down from above to it.
    private func nextLevel() -> Double {
      let (start, highest) = highestLevel
      let level = FairLevel.level(taking: total, from: highest, bends: (start, highest)) {
        longestPath(at: $0).leveled(at: total, within: rounding)
      }
      return max(start, level)
    }

    /// Whether each span has room, and all growth comes to the total.
    private var isShared: Bool {
      let tolerance = rounding * Double(tracks.count + 1)
      guard abs(members.reduce(0) { $0 + $1.growth } - total) <= tolerance else { return false }
      return excesses.allSatisfy { span in
        let own = (span.start - tracks.lowerBound)..<(span.end - tracks.lowerBound)
        return members[own].reduce(0) { $0 + $1.growth } >= span.length - tolerance
      }
    }
  }
}

extension FairLevel.Piece {
  /// The same piece; one that does not depend on the level and is just a total is no more than that: by the rounding of its sum alone
  /// it would leave nothing for what still rises.
  func leveled(at total: Double, within rounding: Double) -> Self {
    rate == 0 && abs(constant - total) <= rounding ? Self(constant: total, rate: 0) : self
  }
}
