internal import LayoutGeometry

/// Puts choices that do not touch each other's space into one round, so that they are made at once.
///
/// Two choices take space from each other where they stand in different tracks of a container whose length is bounded. Of
/// those the one that comes first in the document is made in an earlier round. In the same tracks, as two cards of a column
/// along x, both may have what is there. O(choices, times the depth of nesting).
struct ChoiceRounds {
  /// The choices of each round, as positions in the survey.
  private(set) var rounds: [[Int]] = []

  /// The latest rounds of the choices in a container.
  private struct Latest {
    typealias Entry = (tracks: Range<Int>, round: Int)
    private var last: Entry?
    /// The latest one of those in other tracks than the last.
    private var other: Entry?

    func round(outside tracks: Range<Int>) -> Int {
      guard let last else { return -1 }
      return last.tracks == tracks ? other?.round ?? -1 : last.round
    }

    mutating func note(_ entry: Entry) {
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
    var latest: [Key: Latest] = [:]
    for position in positions {
      var round = 0
      var entries: [(Key, Range<Int>)] = []
      for (outer, cell) in survey.path(to: survey.choices[position].container) {
        for axis in Axis.allCases where axes.contains(axis) && survey.isBound(outer, axis) {
          entries.append((Key(container: outer, axis: axis), cell.tracks(axis)))
        }
      }
      for (key, tracks) in entries { round = max(round, (latest[key]?.round(outside: tracks) ?? -1) + 1) }
      for (key, tracks) in entries { latest[key, default: Latest()].note((tracks, round)) }
      if round == rounds.count { rounds.append([]) }
      rounds[round].append(position)
    }
  }
}
