internal import LinearModel

/// Takes trees of rows off a system, from the leaves on: a row goes when at most one of its columns stands in other rows that
/// are still there.
struct Peeling {
  /// The rows that were taken off, in that order.
  private(set) var rows: [Int] = []
  /// For each row that was taken off, where the column that ties it to the rest stands among its terms.
  private(set) var parentTerms: [Int]
  /// The rows that remain: each is part of a cycle, or between cycles.
  private(set) var coreRows: [Int] = []

  init(_ system: Requirements) {
    parentTerms = Array(repeating: 0, count: system.rows.count)
    let incidence = Incidence(system)
    var degrees = system.columns.indices.map { incidence.rows(of: $0).count }
    var sharedColumns = system.rows.map { row in row.terms.count { degrees[$0.column] > 1 } }
    var isThere = system.rows.map { !$0.terms.isEmpty }
    var pending = system.rows.indices.filter { isThere[$0] && sharedColumns[$0] <= 1 }
    var position = 0
    while position < pending.count {
      let row = pending[position]
      position += 1
      isThere[row] = false
      rows.append(row)
      parentTerms[row] = system.rows[row].terms.firstIndex { degrees[$0.column] > 1 } ?? 0
      for term in system.rows[row].terms {
        degrees[term.column] -= 1
        guard degrees[term.column] == 1 else { continue }
        guard let last = incidence.rows(of: term.column).first(where: { isThere[$0] }) else { continue }
        sharedColumns[last] -= 1
        // From 2 to 1: with fewer it is waiting already.
        if sharedColumns[last] == 1 { pending.append(last) }
      }
    }
    coreRows = system.rows.indices.filter { isThere[$0] }
  }
}

/// The rows in which each column stands, flat.
struct Incidence {
  private var starts: [Int]
  private var entries: [Int]

  init(_ system: Requirements) {
    starts = Array(repeating: 0, count: system.columns.count + 1)
    for row in system.rows { for term in row.terms { starts[term.column + 1] += 1 } }
    for column in system.columns.indices { starts[column + 1] += starts[column] }
    var next = starts
    entries = Array(repeating: 0, count: starts[system.columns.count])
    for (index, row) in system.rows.enumerated() {
      for term in row.terms {
        entries[next[term.column]] = index
        next[term.column] += 1
      }
    }
  }

  func rows(of column: Int) -> ArraySlice<Int> { entries[starts[column]..<starts[column + 1]] }
}
