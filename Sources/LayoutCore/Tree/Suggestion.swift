/// Guesses what was meant by a name that is unknown.
package enum Suggestion {
  /// " Did you mean ...?", or nothing if no known name is near.
  package static func sentence(for name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { " Did you mean \"\($0)\"?" } ?? ""
  }

  /// The nearest known name, the first in order among equals, or `nil` if all are too different.
  package static func nearest(to name: String, among known: [String]) -> String? {
    // A long name is no slip of the keyboard, and comparing it would cost.
    guard !name.isEmpty, name.utf8.count <= 40 else { return nil }
    let scored = known.map { (name: $0, distance: distance(Array(name.lowercased()), Array($0.lowercased()))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    let tolerance = max(1, min(name.count, best.name.count) / 3)
    return best.distance <= tolerance ? best.name : nil
  }

  /// Names in quotes: `"a", "b" or "c"`.
  package static func list(_ names: [String]) -> String {
    let all = names.map { "\"\($0)\"" }
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }

  /// How many letters must be added, taken away, changed or swapped with their neighbour.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for i in first.indices {
      var current = [i + 1]
      for j in second.indices {
        var cost = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (first[i] == second[j] ? 0 : 1))
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[second.count]
  }
}
