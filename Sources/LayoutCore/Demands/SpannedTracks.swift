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
    /// The longest path to each edge before anything is shared, and from it to the last one.
    private let before: [Double]
    private let behind: [Double]
    /// The least growth of each track: what it was settled at, or where all that can still rise are.
    private var growth: [Double]
    private var canRise: [Bool]
    /// How each track rises with a level that is the same for all.
    private var rises: [Rise]
    /// What sums that are computed in two ways may differ by.
    private var rounding: Double

    /// Sums of thousands of numbers of 16 digits agree in 11 of them.
    private static let rounding = 1e-11

    /// How the growth of a track follows a level: it rises from some level on, and so fast.
    private struct Rise {
      var rate = 1.0
      var start = 0.0

      func growth(at level: Double) -> Double { rate * max(0, level - start) }
    }

    init?(_ excesses: ArraySlice<Excess>, _ tracks: Range<Int>) {
      self.excesses = excesses
      self.tracks = tracks
      growth = Array(of: 0, count: tracks.count)
      canRise = Array(of: true, count: tracks.count)
      rises = Array(of: Rise(), count: tracks.count)
      let offset = tracks.lowerBound
      let paths = Self.longestPaths(through: excesses, from: offset, growth)
      (before, behind) = (paths.before, paths.behind)
      total = before[tracks.count]
      rounding = Self.rounding * total
      guard total.isFinite else { return nil }
    }

    func growth(of track: Int) -> Double { growth[track - tracks.lowerBound] }

    /// All growth that a track could have.
    func range(of track: Int) -> (lower: Double, upper: Double) {
      let edge = track - tracks.lowerBound
      let lower = before[edge + 1] + behind[edge] - total
      return (lower > rounding ? lower : 0, total - before[edge] - behind[edge + 1])
    }

    // MARK: Paths

    /// The longest path to each edge, and from each edge to the last, where tracks grow by as much as is said at least.
    ///
    /// O(tracks and spans): spans stand in order of their start.
    static func longestPaths(
      through excesses: ArraySlice<Excess>, from offset: Int, _ growth: [Double]
    ) -> (before: [Double], behind: [Double]) {
      let last = growth.count
      var before = Array(of: 0.0, count: last + 1)
      var next = excesses.startIndex
      for edge in 0..<last {
        before[edge + 1] = max(before[edge + 1], before[edge] + growth[edge])
        while next < excesses.endIndex, excesses[next].start - offset == edge {
          let end = excesses[next].end - offset
          before[end] = max(before[end], before[edge] + excesses[next].length)
          next += 1
        }
      }
      var behind = Array(of: 0.0, count: last + 1)
      for edge in (0..<last).reversed() {
        behind[edge] = behind[edge + 1] + growth[edge]
        while next > excesses.startIndex, excesses[next - 1].start - offset == edge {
          next -= 1
          behind[edge] = max(behind[edge], behind[excesses[next].end - offset] + excesses[next].length)
        }
      }
      return (before, behind)
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
        let rise = rises[edge]
        if canRise[edge] {
          // Where it begins to rise the piece above counts.
          let rate = level >= rise.start ? rise.rate : 0
          extend(from: edge, to: edge + 1, -rate * rise.start, rate)
        } else {
          extend(from: edge, to: edge + 1, growth[edge], 0)
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
      case .leading: growth = growth.indices.map { behind[$0] - behind[$0 + 1] }
      case .trailing: growth = growth.indices.map { before[$0 + 1] - before[$0] }
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
      for track in growth.indices { rises[track].start = level(tracks.lowerBound + track) }
      rounding += Self.rounding * (rises.lazy.map(\.start).max() ?? 0)
    }

    /// Raises the tracks as fast as what cells ask for them says, and then those for which none asks anything.
    private mutating func raiseInProportion(_ own: (Int) -> Double, _ asked: [Double]?) -> Bool {
      for track in growth.indices {
        let own = own(tracks.lowerBound + track)
        let length = asked?[tracks.lowerBound + track] ?? own
        canRise[track] = length > 0
        if canRise[track] {
          rises[track] = Rise(rate: length, start: (own - length) / length)
        } else {
          rises[track].start = own
        }
      }
      let isLater = canRise.map { !$0 }
      guard raise() else { return false }
      canRise = isLater
      return raise()
    }

    /// Raises the growth of all tracks that can rise, the least first, as far as the total allows.
    ///
    /// - Returns: Whether each was settled.
    private mutating func raise() -> Bool {
      while canRise.contains(true) {
        let level = nextLevel()
        for track in growth.indices where canRise[track] { growth[track] = rises[track].growth(at: level) }
        let paths = Self.longestPaths(through: excesses, from: tracks.lowerBound, growth)
        var isSettled = false
        for track in growth.indices where canRise[track] {
          guard paths.before[track] + growth[track] + paths.behind[track + 1] >= total - rounding else { continue }
          canRise[track] = false
          isSettled = true
        }
        guard isSettled else { return false }
      }
      return true
    }

    /// The greatest level at which the longest path is no longer than the total.
    ///
    /// The longest path is a convex function of the level: the search comes down from above to it.
    private func nextLevel() -> Double {
      let rising = growth.indices.lazy.filter { canRise[$0] }
      let start = rising.reduce(.infinity) { min($0, rises[$1].start) }
      // The path through all tracks is one of them; those that rise first take all that others have not settled at.
      let settled = growth.indices.reduce(0) { canRise[$1] ? $0 : $0 + growth[$1] }
      let rate = rising.reduce(0) { rises[$1].start == start ? $0 + rises[$1].rate : $0 }
      let highest = start + (total - settled) / rate
      let level = FairLevel.level(taking: total, from: highest, bends: (start, highest)) { longestPath(at: $0) }
      return max(start, level)
    }

    /// Whether each span has room, and all growth comes to the total.
    private var isShared: Bool {
      let tolerance = rounding * Double(tracks.count + 1)
      guard abs(growth.reduce(0, +) - total) <= tolerance else { return false }
      return excesses.allSatisfy { span in
        let own = (span.start - tracks.lowerBound)..<(span.end - tracks.lowerBound)
        return growth[own].reduce(0, +) >= span.length - tolerance
      }
    }
  }
}
