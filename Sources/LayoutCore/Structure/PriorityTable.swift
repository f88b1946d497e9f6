internal import LayoutGeometry

/// Who comes first where not all can have what they want, as layout priorities say.
///
/// Priorities compare siblings. So a preference counts by the priorities on the way to it: first that of the outermost container,
/// and where those are equal that of the next.
struct PriorityTable {
  /// The priorities that are not 0, by node.
  private let priorities: [Int: Double]
  /// All priorities that siblings have, the highest first.
  let levels: [Double]
  /// The places of preferences in the order of all, for nodes with a priority other than 0 on the way to them.
  private var ranks: [Int: Int] = [:]
  /// The place of all other preferences.
  private var usualRank = 0
  /// How many places there are.
  private(set) var rankCount = 1

  private init() {
    priorities = [:]
    levels = [0]
  }

  /// Where nothing has a priority.
  static let none = PriorityTable()

  /// - Parameters:
  ///   - priorities: The priorities that are not 0, by node.
  ///   - containers: All containers, each before those that stand in it.
  init(_ priorities: [Int: Double], _ containers: [Structure.Container], _ cells: [Structure.Cell]) {
    self.priorities = priorities
    levels = Set(priorities.values).union([0]).sorted(by: >)
    guard !priorities.isEmpty else { return }
    var paths: [Int: [Double]] = [:]
    for container in containers {
      let path = container.node.flatMap { paths[$0] }
      for cell in cells[container.cells] where path != nil || priorities[cell.node] != nil {
        paths[cell.node] =
          (path ?? Array(repeating: 0, count: container.depth)) + [priorities[cell.node] ?? 0]
      }
    }
    let trimmed = paths.mapValues { path in
      path.lastIndex { $0 != 0 }.map { Array(path[...$0]) } ?? []
    }
    let order = Set(trimmed.values).union([[]]).sorted(by: Self.precedes)
    let rankOfPath = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    ranks = trimmed.compactMapValues { rankOfPath[$0] }
    usualRank = rankOfPath[[]] ?? 0
    rankCount = order.count
  }

  /// Whether nothing has a priority.
  var isEmpty: Bool { priorities.isEmpty }

  /// The priority of a node among its siblings.
  subscript(node: Int) -> Double { priorities[node] ?? 0 }

  /// When the preference of a node has its turn: smaller numbers are met first.
  func rank(of node: Int) -> Int { ranks[node] ?? usualRank }

  /// Whether the preference of a node has its turn with all those on whose way nothing has a priority.
  func hasUsualRank(_ node: Int) -> Bool { rank(of: node) == usualRank }

  private static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for index in 0..<max(left.count, right.count) {
      let first = index < left.count ? left[index] : 0
      let second = index < right.count ? right[index] : 0
      if first != second { return first > second }
    }
    return false
  }
}
