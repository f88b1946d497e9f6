internal import LayoutGeometry

/// Puts choices that do not touch each other's space into one round, so that they are made at once.
///
/// Two choices take space from each other where they stand in different tracks of a container whose length is bounded. Of
/// those the one that comes first in the document is made in an earlier round. In the same tracks, as two cards of a column
/// along x, both may have what is there: each asks for its own length, and what another one is makes no difference. But what
/// has no say in its cell has what others make there, so it is not made together with those that have a say, whatever bounds
/// them. O(choices, times the depth of nesting).
struct ChoiceRounds {
  /// The choices of each round, as positions in the survey.
  private(set) var rounds: [[Int]] = []

  /// The latest rounds of the choices in a container.
  private struct Latest {
    typealias Entry = (tracks: Range<Int>, round: Int)
    private var last: Entry?
    /// The latest one of those in other tracks than the last.
    private var other: Entry?
    /// The latest rounds of those that have a say in the length of their cells, and of those that have none.
    private var rounds = (withSay: -1, withoutSay: -1)

    func round(outside tracks: Range<Int>) -> Int {
      guard let last else { return -1 }
      return last.tracks == tracks ? other?.round ?? -1 : last.round
    }

    func round(hasSay: Bool) -> Int { hasSay ? rounds.withSay : rounds.withoutSay }

    mutating func note(_ entry: Entry, hasSay: Bool) {
      if hasSay {
        rounds.withSay = max(rounds.withSay, entry.round)
      } else {
        rounds.withoutSay = max(rounds.withoutSay, entry.round)
      }
      guard let old = last else { return last = entry }
      if old.tracks == entry.tracks {
        last = (old.tracks, max(old.round, entry.round))
      } else if entry.round > old.round {
        (last, other) = (entry, old)
      } else if entry.round > other?.round ?? -1 {
        other = entry
      }
    }
  }

  private struct Key: Hashable {
    let container: Int
    let axis: Axis
  }

  /// - Parameters:
  ///   - positions: The choices to be made, in document order.
  ///   - axes: The axes along which they may touch each other.
  init(_ positions: [Int], of survey: SpaceSurvey, along axes: Axis.Set) {
    let met = Dictionary(uniqueKeysWithValues: survey.met.map { ($0.container, $0) })
    var latest: [Key: Latest] = [:]
    for position in positions {
      var round = 0
      var entries: [(key: Key, tracks: Range<Int>, hasSay: Bool)] = []
      var unsized = Axis.Set()
      var inner = survey.choices[position].container
      while let (outer, cell) = met[inner]?.place {
        inner = outer
        unsized.formUnion(cell.unsizedAxes)
        for axis in Axis.allCases where axes.contains(axis) {
          let key = Key(container: outer, axis: axis)
          let hasSay = !unsized.contains(axis)
          entries.append((key, cell.tracks(axis), hasSay))
          guard let others = latest[key] else { continue }
          round = max(round, others.round(hasSay: !hasSay) + 1)
          let isBound = met[outer]?.bound.contains(axis) ?? true
          if isBound { round = max(round, others.round(outside: cell.tracks(axis)) + 1) }
        }
      }
      for entry in entries { latest[entry.key, default: Latest()].note((entry.tracks, round), hasSay: entry.hasSay) }
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(position)
    }
  }
}
