extension NamedProgram {
  /// The program as a CPLEX LP file.
  ///
  /// O(number of terms). Source of the form: IBM, *CPLEX File Formats Reference Manual*, "LP file format".
  ///
  /// - Parameter comment: What is said in its first lines.
  public func lpText(comment: String = "") -> String {
    var text = comment.split(whereSeparator: \.isNewline).map { "\\ \($0)\n" }.joined()
    text += "Minimize\n cost:\(sum(costs))\nSubject To\n"
    let rows = statedRows
    for row in rows { text += " \(row.name):\(sum(row.terms)) \(row.relation.sign) \(row.constant)\n" }
    // Some readers take no file without a row.
    if rows.isEmpty, let column = columnNames.first { text += " always: + 0.0 \(column) >= 0.0\n" }
    text += "Bounds\n"
    for (bounds, name) in zip(program.columns, columnNames) { text += " \(line(bounds, name))\n" }
    return text + "End\n"
  }

  /// The objective, and every column that occurs nowhere else: a form knows only those that do.
  private var costs: [LinearProgram.Term] {
    let occurring = Set(program.termColumns.map { Int($0) }).union(objective.map(\.column))
    let others = program.columns.indices.filter { !occurring.contains($0) }
    // A sum of nothing is no objective.
    let named = objective.isEmpty && others.isEmpty && !program.columns.isEmpty ? [0] : others
    return objective + named.map { .init($0, 0) }
  }

  /// How many terms stand in a line: readers take lines of up to 510 characters.
  private static let termsInALine = 2

  private func sum(_ terms: [LinearProgram.Term]) -> String {
    terms.enumerated().map { index, term in
      let start = index > 0 && index % Self.termsInALine == 0 ? "\n  " : " "
      return "\(start)\(term.coefficient < 0 ? "-" : "+") \(abs(term.coefficient)) \(columnNames[term.column])"
    }.joined()
  }

  private func line(_ bounds: Bounds, _ name: String) -> String {
    if bounds.isFixed { return "\(name) = \(bounds.lower)" }
    return switch (bounds.lower.isFinite, bounds.upper.isFinite) {
    case (true, true): "\(bounds.lower) <= \(name) <= \(bounds.upper)"
    case (true, false): "\(name) >= \(bounds.lower)"
    case (false, true): "-inf <= \(name) <= \(bounds.upper)"
    case (false, false): "\(name) free"
    }
  }
}

extension Relation {
  /// The sign in an LP file.
  fileprivate var sign: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "="
    case .greaterOrEqual: ">="
    }
  }
}
