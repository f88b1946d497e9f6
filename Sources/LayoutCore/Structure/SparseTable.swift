/// What few of many things have, by their numbers, such as those of nodes or of containers.
///
/// A sorted list instead of a dictionary: nothing is hashed, and where a handful have something, as in most layouts, a step or two
/// find it.
struct SparseTable<Value> {
  /// Those that have something, in the order of their numbers.
  let entries: [(number: Int, value: Value)]

  /// Where nothing has anything.
  init() { entries = [] }

  /// O(n) for n entries in the order of their numbers, else O(n log n).
  ///
  /// - Parameter noted: What things have, by their numbers; of several entries of one thing the first one counts.
  init(_ noted: [(number: Int, value: Value)]) {
    let isSorted = zip(noted, noted.dropFirst()).allSatisfy { $0.number < $1.number }
    guard !isSorted else {
      entries = noted
      return
    }
    var sorted: [(number: Int, value: Value)] = []
    for (_, entry) in noted.enumerated().sorted(by: { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) })
    where sorted.last?.number != entry.number {
      sorted.append(entry)
    }
    entries = sorted
  }

  @inline(__always) var isEmpty: Bool { entries.isEmpty }

  /// What a thing has, if it has something.
  ///
  /// O(log n) for n entries.
  @inline(__always) subscript(number: Int) -> Value? {
    guard !entries.isEmpty else { return nil }
    let position = entries.partitionPoint { $0.number >= number }
    return position < entries.count && entries[position].number == number ? entries[position].value : nil
  }
}

extension SparseTable: Sendable where Value: Sendable {}

extension SparseTable: Equatable where Value: Equatable {
  static func == (left: Self, right: Self) -> Bool { left.entries.elementsEqual(right.entries, by: ==) }
}
