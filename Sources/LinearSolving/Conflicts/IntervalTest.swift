internal import LinearModel

/// Decides by intervals alone whether requirements can hold, as far as rows and columns make no cycle.
///
/// Each tree of rows leaves the column at its root an interval, and every value in that interval can be completed to a
/// solution in the tree. So a tree has a solution exactly when its root has a value. Layouts are mostly such trees: a row of
/// lengths, and perhaps more rows in some of them. What remains when all trees are taken off is the core, and there the roots'
/// intervals stand for the trees. Source: Dechter, *Constraint Processing* (2003), section 4.1 (directional consistency is
/// enough on trees).
struct IntervalTest {
  let system: Requirements
  private let peeling: Peeling
  /// The columns of the trees, each after those above it.
  private(set) var columnOrder: [Int] = []
  private(set) var rootOfColumn: [Int]
  private(set) var roots: [Int] = []
  /// The rows below each column, flat.
  private var childRows: [Int] = []
  private var childStarts: [Int]

  init(_ system: Requirements) {
    self.system = system
    peeling = Peeling(system)
    rootOfColumn = Array(system.columns.indices)
    childStarts = Array(repeating: 0, count: system.columns.count + 1)
    orderColumns()
    groupChildRows()
  }

  /// The rows of the trees, each after those below it.
  private var rowOrder: [Int] { peeling.rows }
  /// The rows that make cycles.
  var coreRows: [Int] { peeling.coreRows }
  /// Whether there are no cycles, so that intervals decide everything.
  var isForest: Bool { coreRows.isEmpty }
  /// The rows of the trees, each after those above it.
  var rowsFromRoots: ReversedCollection<[Int]> { peeling.rows.reversed() }

  /// Where the parent column stands among the terms of a row of a tree.
  func parentTerm(of row: Int) -> Int { peeling.parentTerms[row] }

  func parent(of row: Int) -> Int { system.rows[row].terms[parentTerm(of: row)].column }

  /// The rows below a column.
  func children(of column: Int) -> ArraySlice<Int> { childRows[childStarts[column]..<childStarts[column + 1]] }

  private mutating func orderColumns() {
    var isRoot = Array(repeating: true, count: system.columns.count)
    var below: [Int] = []
    for row in rowsFromRoots {
      for (index, term) in system.rows[row].terms.enumerated() where index != parentTerm(of: row) {
        isRoot[term.column] = false
        rootOfColumn[term.column] = rootOfColumn[parent(of: row)]
        below.append(term.column)
      }
    }
    roots = system.columns.indices.filter { isRoot[$0] }
    columnOrder = roots + below
  }

  private mutating func groupChildRows() {
    for row in rowOrder { childStarts[parent(of: row) + 1] += 1 }
    for column in system.columns.indices { childStarts[column + 1] += childStarts[column] }
    childRows = Array(repeating: 0, count: rowOrder.count)
    var next = childStarts
    for row in rowOrder {
      childRows[next[parent(of: row)]] = row
      next[parent(of: row)] += 1
    }
  }

  // MARK: Up

  /// Whether the active members contradict each other, or what is taken for granted, in a tree.
  ///
  /// In a forest that is the whole answer.
  func contradicts(_ isActive: [Bool]) -> Bool { intervals(isActive) == nil }

  /// What the trees leave each column that is a root; `nil` where a tree contradicts itself.
  func intervals(_ isActive: [Bool]) -> [Bounds]? {
    if hasEmptyConstant(isActive) { return nil }
    let intervals = sweepUp(isActive).columns
    return roots.contains { intervals[$0].isEmpty } ? nil : intervals
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
    for row in rowOrder {
      let terms = system.rows[row].terms
      let parentTerm = parentTerm(of: row)
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
