extension NamedProgram {
  /// The program as an MPS file in free form.
  ///
  /// O(number of terms). Source of the form: IBM, *Mathematical Programming System/360* (1969); its free form is that of
  /// GLPK's reference manual, appendix B.
  ///
  /// - Parameter comment: What is said in its first lines.
  public func mpsText(comment: String = "") -> String {
    var text = comment.split(whereSeparator: \.isNewline).map { "* \($0)\n" }.joined()
    let rows = statedRows
    text += "NAME layout\nROWS\n N cost\n"
    for row in rows { text += " \(row.relation.letter) \(row.name)\n" }
    text += "COLUMNS\n"
    for (name, entries) in zip(columnNames, entriesByColumn(of: rows)) {
      // A column that occurs nowhere is made known by a cost of nothing.
      for entry in entries.isEmpty ? [("cost", 0)] : entries { text += " \(name) \(entry.0) \(entry.1)\n" }
    }
    text += "RHS\n"
    for row in rows where row.constant != 0 { text += " RHS \(row.name) \(row.constant)\n" }
    text += "BOUNDS\n"
    for (bounds, name) in zip(program.columns, columnNames) { text += lines(bounds, name) }
    return text + "ENDATA\n"
  }

  /// What stands in each column: the row and the coefficient.
  private func entriesByColumn(of rows: [StatedRow]) -> [[(String, Double)]] {
    var entries = Array(repeating: [(String, Double)](), count: columnNames.count)
    for term in objective { entries[term.column].append(("cost", term.coefficient)) }
    for row in rows {
      for term in row.terms { entries[term.column].append((row.name, term.coefficient)) }
    }
    return entries
  }

  private func lines(_ bounds: Bounds, _ name: String) -> String {
    if bounds.isFixed { return " FX BND \(name) \(bounds.lower)\n" }
    if !bounds.lower.isFinite, !bounds.upper.isFinite { return " FR BND \(name)\n" }
    let lower = bounds.lower.isFinite ? " LO BND \(name) \(bounds.lower)\n" : " MI BND \(name)\n"
    return bounds.upper.isFinite ? lower + " UP BND \(name) \(bounds.upper)\n" : lower
  }
}

extension Relation {
  /// The letter in an MPS file.
  fileprivate var letter: String {
    switch self {
    case .lessOrEqual: "L"
    case .equal: "E"
    case .greaterOrEqual: "G"
    }
  }
}
