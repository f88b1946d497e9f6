internal import LinearModel

/// Decides by intervals alone whether requirements can hold, where rows and columns make no cycle.
///
/// Each subtree leaves the column above it an interval, and every value in that interval can be completed to a solution
/// below. So the tree has a solution exactly when its root has a value. Layouts are mostly such trees: a row of lengths, and
/// perhaps more rows in some of them.
/// Source: Dechter, *Constraint Processing* (2003), section 4.1 (directional consistency is enough on trees).
struct ForestTest {
  let system: Requirements
  /// The columns, each after those above it.
  private(set) var columnOrder: [Int] = []
  /// The rows that have terms, each after those above it.
  private(set) var rowOrder: [Int] = []
  /// Where the parent column stands among the terms of each row; -1 for rows without terms.
  private(set) var parentTerm: [Int]
  private(set) var rootOfColumn: [Int]
  private(set) var roots: [Int] = []
  /// The rows below each column, flat.
  private var childRows: [Int]
  private var childStarts: [Int]

  /// Prepares the test, or returns `nil` where there is a cycle.
  init?(_ system: Requirements) {
    self.system = system
    parentTerm = Array(repeating: -1, count: system.rows.count)
    childRows = []
    rootOfColumn = Array(repeating: -1, count: system.columns.count)
    childStarts = Array(repeating: 0, count: system.columns.count + 1)
    guard grow() else { return nil }
    for row in rowOrder { childStarts[parent(of: row) + 1] += 1 }
    for column in system.columns.indices { childStarts[column + 1] += childStarts[column] }
    childRows = Array(repeating: 0, count: rowOrder.count)
    var next = childStarts
    for row in rowOrder {
      childRows[next[parent(of: row)]] = row
      next[parent(of: row)] += 1
    }
  }

  /// Visits every column and row from the roots on; `false` where a column is met twice.
  private mutating func grow() -> Bool {
    let (starts, rowsOfColumn) = incidence()
    var isSeen = Array(repeating: false, count: system.rows.count)
    var position = 0
    for root in system.columns.indices where rootOfColumn[root] < 0 {
      roots.append(root)
      rootOfColumn[root] = root
      columnOrder.append(root)
      while position < columnOrder.count {
        let column = columnOrder[position]
        position += 1
        for row in rowsOfColumn[starts[column]..<starts[column + 1]] where !isSeen[row] {
          isSeen[row] = true
          rowOrder.append(row)
          for (index, term) in system.rows[row].terms.enumerated() {
            if term.column == column {
              parentTerm[row] = index
            } else if rootOfColumn[term.column] < 0 {
              rootOfColumn[term.column] = root
              columnOrder.append(term.column)
            } else {
              return false
            }
          }
        }
      }
    }
    return true
  }

  /// The rows in which each column stands, flat.
  private func incidence() -> (starts: [Int], rows: [Int]) {
    var starts = Array(repeating: 0, count: system.columns.count + 1)
    for row in system.rows { for term in row.terms { starts[term.column + 1] += 1 } }
    for column in system.columns.indices { starts[column + 1] += starts[column] }
    var next = starts
    var rows = Array(repeating: 0, count: starts[system.columns.count])
    for (index, row) in system.rows.enumerated() {
      for term in row.terms {
        rows[next[term.column]] = index
        next[term.column] += 1
      }
    }
    return (starts, rows)
  }

  func parent(of row: Int) -> Int { system.rows[row].terms[parentTerm[row]].column }

  /// The rows below a column.
  func children(of column: Int) -> ArraySlice<Int> { childRows[childStarts[column]..<childStarts[column + 1]] }

  // MARK: Up

  /// Whether the active members contradict each other, or what is taken for granted.
  func contradicts(_ isActive: [Bool]) -> Bool {
    if hasEmptyConstant(isActive) { return true }
    let intervals = sweepUp(isActive).columns
    return roots.contains { intervals[$0].isEmpty }
  }

  func isOn(_ row: Int, _ isActive: [Bool]) -> Bool {
    let member = system.rows[row].member
    return member < 0 || isActive[member]
  }

  func hasEmptyConstant(_ isActive: [Bool]) -> Bool {
    system.rows.indices.contains { row in
      system.rows[row].terms.isEmpty && isOn(row, isActive)
        && system.rows[row].bounds.meeting(.fixed(0)).isEmpty
    }
  }

  /// The interval of each column under all that is below it, and what each row leaves its parent.
  func sweepUp(_ isActive: [Bool]) -> (columns: [Bounds], messages: [Bounds]) {
    var intervals = system.bounds(isActive)
    for column in intervals.indices where intervals[column].lower > intervals[column].upper {
      intervals[column] = .empty
    }
    var messages = Array(repeating: Bounds.free, count: system.rows.count)
    for row in rowOrder.reversed() {
      let terms = system.rows[row].terms
      let parentTerm = parentTerm[row]
      var others = IntervalSum()
      for (index, term) in terms.enumerated() where index != parentTerm {
        others.add(intervals[term.column], times: term.coefficient)
      }
      let message = self.message(of: row, others, to: terms[parentTerm], isActive)
      messages[row] = message
      let parent = terms[parentTerm].column
      intervals[parent] = intervals[parent].meeting(message)
    }
    return (intervals, messages)
  }

  /// What a row leaves one of its columns, given the sum of the others.
  func message(
    of row: Int, _ others: IntervalSum, to term: LinearProgram.Term, _ isActive: [Bool]
  ) -> Bounds {
    if others.isEmpty { return .empty }
    guard isOn(row, isActive) else { return .free }
    let bounds = system.rows[row].bounds
    return Bounds(bounds.lower - others.bounds.upper, bounds.upper - others.bounds.lower)
      .divided(by: term.coefficient)
  }
}
