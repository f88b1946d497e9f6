internal import LayoutGeometry

/// When preferences are met where not all can be.
///
/// Priorities compare siblings. So a preference counts by the priorities on the way to it: first that of the outermost container,
/// and where those are equal that of the next.
struct PriorityOrder {
  /// The places of preferences in the order of all, for nodes with a priority other than 0 on the way to them.
  private let ranks: [Int: Int]
  /// The place of all other preferences.
  private let usualRank: Int
  /// How many places there are.
  let rankCount: Int

  private init() { (ranks, usualRank, rankCount) = ([:], 0, 1) }

  /// Where nothing has a priority.
  static let none = PriorityOrder()

  /// - Parameters:
  ///   - priorities: Who comes first among siblings.
  ///   - containers: All containers, each before those that stand in it.
  init(_ priorities: PriorityTable, _ containers: [Structure.Container], _ cells: Structure.CellList) {
    var paths: [Int: [Double]] = [:]
    for container in containers {
      let path = container.node.flatMap { paths[$0] }
      for index in container.cells {
        let node = cells.node(of: index)
        let priority = priorities[node]
        guard path != nil || priority != 0 else { continue }
        paths[node] = (path ?? Array(repeating: 0, count: container.depth)) + [priority]
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
