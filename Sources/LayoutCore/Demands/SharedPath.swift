internal import LinearModel

/// The lengths of spans and tracks that share a total, among tracks which have no length but what these ask for.
///
/// As in ``SpannedTracks`` each span pushes the edge behind it away, and the last edge stands at the longest path through all. The
/// spans that share rise together, as far as that path has room: the level is where it is as long as the total. Those on such a path
/// are as long as they can be, and settle; the others rise further. So the least length is as large as can be, then the next (leximin).
/// In the end the longest path is the total, and each that shares stands on it: no other lengths are as fair.
///
/// O(s) rounds at most for s spans, and mostly as many as there are different lengths; each tries a few levels, in O(tracks and spans).
struct SharedPath {
  /// A span that shares, or a track.
  struct Member {
    /// The edges that it stands between.
    let start: Int
    let end: Int
    /// What of its length is none of the path: its tracks with a length of their own, and the gaps.
    let taken: Double
    /// What it asks of the path at least.
    let asked: Double
    /// What it has of the path.
    fileprivate(set) var length = 0.0
    fileprivate var canRise = true

    init(start: Int, end: Int, taken: Double, asked: Double) {
      (self.start, self.end, self.taken, self.asked) = (start, end, taken, asked)
    }

    fileprivate func length(at level: Double) -> Double { max(asked, level - taken) }

    /// What it has of the path where what can rise is at a level.
    fileprivate func piece(at level: Double) -> FairLevel.Piece {
      guard canRise else { return .init(constant: length, rate: 0) }
      // Where it begins to rise the piece above counts.
      return level - taken >= asked ? .init(constant: -taken, rate: 1) : .init(constant: asked, rate: 0)
    }
  }

  private(set) var members: [Member]
  /// What all spans ask for at least, and those that share, in order of their start.
  private let steps: [Step]
  private let trackCount: Int
  private let total: Double
  /// What sums may differ by and still be one.
  private let tolerance: Double

  /// A span as part of a path.
  private struct Step {
    let start: Int
    let end: Int
    /// How long it is, where it does not share.
    let length: Double
    /// Which of the members it is; below 0 where it does not share.
    let member: Int
  }

  /// - Parameters:
  ///   - members: The spans that share.
  ///   - others: What all spans ask for at least.
  ///   - trackCount: How many tracks there are.
  ///   - total: How long they are together.
  init(_ members: [Member], beside others: [SpannedTracks.Excess], trackCount: Int, total: Double) {
    (self.members, self.trackCount, self.total) = (members, trackCount, total)
    let asked = others.map { Step(start: $0.start, end: $0.end, length: $0.length, member: -1) }
    let shared = members.indices.map { Step(start: members[$0].start, end: members[$0].end, length: 0, member: $0) }
    steps = (asked + shared).sorted { ($0.start, $0.end, $0.member) < ($1.start, $1.end, $1.member) }
    tolerance = SpannedTracks.tolerance(total)
  }

  /// Gives the members their lengths.
  ///
  /// - Returns: Whether each was settled.
  mutating func share() -> Bool {
    while members.contains(where: \.canRise) {
      let level = nextLevel()
      for index in members.indices where members[index].canRise {
        members[index].length = members[index].length(at: level)
      }
      guard settleFullMembers() else { return false }
    }
    return true
  }

  /// Settles the members that cannot rise further without making the longest path longer than the total.
  ///
  /// - Returns: Whether there are any.
  private mutating func settleFullMembers() -> Bool {
    let spans = steps.map { step in
      let length = step.member < 0 ? step.length : members[step.member].length
      return SpannedTracks.Excess(start: step.start, end: step.end, length: length, node: -1)
    }
    let paths = SpannedTracks.PathsAtEdge.longest(through: spans[...], from: 0, trackCount: trackCount) { _ in 0 }
    var isSettled = false
    for index in members.indices where members[index].canRise {
      let member = members[index]
      guard paths[member.start].before + member.length + paths[member.end].behind >= total - tolerance else { continue }
      members[index].canRise = false
      isSettled = true
    }
    return isSettled
  }

  /// The greatest level at which the longest path is no longer than the total.
  ///
  /// The longest path is a convex function of the level: the search comes down from above to it.
  private func nextLevel() -> Double {
    let rising = members.lazy.filter(\.canRise)
    // Any one of them alone would be the whole path there.
    let highest = rising.reduce(.infinity) { min($0, $1.taken + total) }
    let lowest = rising.reduce(.infinity) { min($0, $1.taken + $1.asked) }
    return FairLevel.level(taking: total, from: highest, bends: (lowest, highest)) {
      longestPath(at: $0).leveled(at: total, within: tolerance)
    }
  }

  /// The longest path where all that can rise are at a level: what of it does not depend on the level, and how fast it rises.
  private func longestPath(at level: Double) -> FairLevel.Piece {
    var pieces = Array(of: FairLevel.Piece(constant: 0, rate: 0), count: trackCount + 1)
    func extend(to end: Int, by piece: FairLevel.Piece, from start: FairLevel.Piece) {
      let longer = FairLevel.Piece(constant: start.constant + piece.constant, rate: start.rate + piece.rate)
      let (new, old) = (longer.taken(at: level), pieces[end].taken(at: level))
      if new > old || (new == old && longer.rate > pieces[end].rate) { pieces[end] = longer }
    }
    var steps = steps[...]
    for edge in 0..<trackCount {
      let piece = pieces[edge]
      extend(to: edge + 1, by: .init(constant: 0, rate: 0), from: piece)
      while let step = steps.first, step.start == edge {
        let length = step.member < 0 ? .init(constant: step.length, rate: 0) : members[step.member].piece(at: level)
        extend(to: step.end, by: length, from: piece)
        steps.removeFirst()
      }
    }
    return pieces[trackCount]
  }
}
