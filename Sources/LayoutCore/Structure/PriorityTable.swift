internal import LayoutGeometry

/// Who comes first among siblings where not all can have what they want, as layout priorities say.
struct PriorityTable {
  /// The priorities that are not 0, by node.
  private let priorities: SparseTable<Double>
  /// All priorities that siblings have, the highest first.
  let levels: [Double]

  /// Where nothing has a priority.
  init() {
    priorities = SparseTable()
    levels = [0]
  }

  /// - Parameter priorities: The priorities that are not 0, by node.
  init(_ priorities: SparseTable<Double>) {
    self.priorities = priorities
    var levels = [0.0]
    for entry in priorities.entries where entry.value != levels[levels.count - 1] { levels.append(entry.value) }
    levels.sort(by: >)
    var count = 1
    for level in levels.dropFirst() where level != levels[count - 1] {
      levels[count] = level
      count += 1
    }
    levels.removeSubrange(count...)
    self.levels = levels
  }

  /// Whether nothing has a priority.
  @inline(__always) var isEmpty: Bool { priorities.isEmpty }

  /// The priority of a node among its siblings.
  @inline(__always) subscript(node: Int) -> Double { priorities[node] ?? 0 }
}
