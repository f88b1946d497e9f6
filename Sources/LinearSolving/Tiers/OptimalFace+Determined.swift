internal import LinearModel

// What follows from what is fixed, though no reduced cost shows it: degenerate vertices hide much of that.
extension OptimalFace {
  /// Fixes each column that is all that is open in a row of one value, and so on with what follows from it.
  ///
  /// O(nonzeros of the program).
  mutating func fixDetermined(in session: inout any LinearSession & ~Copyable) throws {
    var openCounts = program.rows.indices.map { row in
      program.rows[row].isFixed ? program.terms(ofRow: row).count { !program.columns[$0.column].isFixed } : 0
    }
    var rowsOfColumn = Array(repeating: [Int](), count: program.columns.count)
    for row in program.rows.indices where openCounts[row] > 0 {
      for term in program.terms(ofRow: row) where !program.columns[term.column].isFixed {
        rowsOfColumn[term.column].append(row)
      }
    }
    var next = program.rows.indices.filter { openCounts[$0] == 1 }
    while let row = next.popLast() {
      guard openCounts[row] == 1,
        let term = program.terms(ofRow: row).first(where: { !program.columns[$0.column].isFixed })
      else { continue }
      try fix(column: term.column, at: result.columns.values[term.column], in: &session)
      for other in rowsOfColumn[term.column] {
        openCounts[other] -= 1
        if openCounts[other] == 1 { next.append(other) }
      }
    }
  }
}
