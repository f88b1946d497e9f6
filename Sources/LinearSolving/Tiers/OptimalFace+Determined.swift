internal import LinearModel

// What follows from what is fixed, though no reduced cost shows it: degenerate vertices hide much of that.
extension OptimalFace {
  /// Fixes each column that is all that is open in a row of one value, and so on with what follows from it.
  ///
  /// O(nonzeros of the program).
  mutating func fixDetermined(in session: inout any LinearSession & ~Copyable) throws {
    var openCounts = Array(repeating: 0, count: program.rows.count)
    // The rows of one value that each column is in, one column after the other.
    var starts = Array(repeating: 0, count: program.columns.count + 1)
    for row in program.rows.indices where program.rows[row].isFixed {
      for column in program.openColumns(ofRow: row) {
        openCounts[row] += 1
        starts[column + 1] += 1
      }
    }
    for column in program.columns.indices { starts[column + 1] += starts[column] }
    var rows = Array(repeating: 0, count: starts[program.columns.count])
    var ends = starts
    for row in program.rows.indices where openCounts[row] > 0 {
      for column in program.openColumns(ofRow: row) {
        rows[ends[column]] = row
        ends[column] += 1
      }
    }
    var next = program.rows.indices.filter { openCounts[$0] == 1 }
    while let row = next.popLast() {
      // Another row may have told its column meanwhile.
      guard let column = program.openColumns(ofRow: row).first else { continue }
      try fix(column: column, at: result.columns.values[column], in: &session)
      for other in rows[starts[column]..<starts[column + 1]] {
        openCounts[other] -= 1
        if openCounts[other] == 1 { next.append(other) }
      }
    }
  }
}

extension LinearProgram {
  /// The columns of a row that can have more than one value.
  fileprivate func openColumns(ofRow row: Int) -> some Collection<Int> {
    termRange(ofRow: row).lazy.map { Int(termColumns[$0]) }.filter { !columns[$0].isFixed }
  }
}
