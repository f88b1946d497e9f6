internal import LinearModel

/// Which columns are connected by live rows, and whether the rows between them form a tree.
struct PartTable {
  /// By column: the column that leads the part it is in.
  private let leaders: [Int]
  /// By leading column: how many columns and rows there are, less how often they meet.
  ///
  /// For what is connected that is 1 just where there is no way around in a circle.
  private var balances: [Int]
  /// By leading column: whether bounds have not travelled to the end.
  private var isTruncated: [Bool]

  init(of network: BoundsNetwork) {
    var sets = DisjointSets(count: network.columns.count)
    var meetings: [(column: Int, balance: Int)] = []
    for row in network.rows.indices where network.isLive[row] {
      var first: Int?
      var count = 0
      for term in network.terms(ofRow: row) {
        let column = network.column(ofTerm: term)
        guard !network.columns[column].isFixed else { continue }
        if let first { sets.join(first, column) } else { first = column }
        count += 1
      }
      if let first { meetings.append((first, 1 - count)) }
    }
    leaders = network.columns.indices.map { sets.find($0) }
    balances = Array(repeating: 0, count: network.columns.count)
    for column in network.columns.indices where !network.columns[column].isFixed { balances[leaders[column]] += 1 }
    for (column, balance) in meetings { balances[leaders[column]] += balance }
    isTruncated = Array(repeating: false, count: network.columns.count)
    for column in network.columns.indices where network.isTruncated[column] { isTruncated[leaders[column]] = true }
  }

  /// The column that leads the part that a column is in.
  func leader(of column: Int) -> Int { leaders[column] }

  /// Whether the bounds of a column are exact: every value between them leaves an answer.
  ///
  /// Where bounds have not travelled to the end a tree is no better than a cycle.
  func isTree(around column: Int) -> Bool { hasArrived(around: column) && balances[leaders[column]] == 1 }

  /// Whether bounds have travelled to the end around a column: rows ask for nothing more narrow.
  func hasArrived(around column: Int) -> Bool { !isTruncated[leaders[column]] }
}
