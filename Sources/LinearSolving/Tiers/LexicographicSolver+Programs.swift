public import LinearModel

extension LexicographicSolver {
  /// The linear programs that solve a model one after the other, without any reduction: the optimum of each is what the next
  /// one keeps.
  ///
  /// A solver that is given one of them finds the same optimum. Where several points are optimal, which of them it finds does
  /// not matter: a program's bounds say all that the ones before it decided.
  ///
  /// - Throws: As ``solve(_:probing:)``.
  /// - Returns: The programs in the order in which they are solved; `nil` where the required constraints contradict each other.
  public func programs(of model: Model) throws -> [TierProgram]? {
    let canonical = try CanonicalModel(model)
    let tiers = TieredModel(canonical)
    guard tiers.columns.allSatisfy({ $0.lower <= $0.upper }) else { return nil }
    // Where there are no unknowns nothing is left to be solved.
    if tiers.columns.isEmpty { return [] }
    let assembly = Assembly(tiers)
    var records: [SolveRecord]?
    try solver.withSession(on: assembly.program) { session in
      var run = TierRun(
        assembly, probes: ProbeTable([[LinearProgram.Term]]()), budget: solver.budget, trail: nil, recordsSolves: true)
      guard try run.run(in: &session, variableCount: tiers.columns.count) != nil else { return }
      records = run.records
    }
    guard let records else { return nil }
    let sources = ProgramSources(canonical, tiers, assembly, names: model.names)
    return records.map { record in
      TierProgram(
        priority: record.priority,
        program: NamedProgram(
          record.program.scaled(by: canonical.scale), minimizing: record.objective, columnNames: sources.columnNames),
        columnNames: sources.columnNames, optimum: record.optimum * canonical.scale, statements: sources.statements,
        boundStatements: sources.boundStatements)
    }
  }
}

/// Where the columns and rows of an assembly come from.
private struct ProgramSources {
  let columnNames: [String]
  let statements: [Statement?]
  let boundStatements: [[Statement]]

  init(_ model: CanonicalModel, _ tiers: TieredModel, _ assembly: Assembly, names: [Variable.Name]) {
    let variableCount = tiers.columns.count
    var columnNames = Array(repeating: "", count: assembly.program.columns.count)
    for (variable, column) in model.columns.enumerated() { columnNames[column] = names[variable].description }
    let levels = Set(assembly.tiers.flatMap { ($0.shortfalls.map { [$0.level] } ?? []) + $0.pools.map(\.level) })
    for column in variableCount..<columnNames.count {
      columnNames[column] = (levels.contains(column) ? "level." : "missed.") + "\(column - variableCount)"
    }
    self.columnNames = columnNames

    var bounds = Array(repeating: [Statement](), count: columnNames.count)
    var required: [Statement?] = []
    var preferred: [PreferredRow: Statement] = [:]
    for row in model.rows {
      let statement = row.constraint.statement
      if row.constraint.priority < .required {
        for key in PreferredRow.keys(of: row) where preferred[key] == nil { preferred[key] = statement }
      } else if row.expression.terms.count == 1 {
        bounds[row.expression.terms[0].column] += [statement].compactMap(\.self)
      } else {
        required.append(statement)
      }
    }
    boundStatements = bounds

    var statements = required
    let program = assembly.program
    for row in required.count..<program.rows.count {
      let terms = program.terms(ofRow: row).filter { $0.column < variableCount }
      let constant = program.rows[row].lower.isFinite ? program.rows[row].lower : program.rows[row].upper
      statements.append(preferred[PreferredRow(terms: terms, constant: -constant)])
    }
    for member in assembly.tiers.flatMap({ [$0.shortfalls].compactMap(\.self) + $0.pools }).flatMap(\.members) {
      statements[member.row] = preferred[PreferredRow(terms: member.terms, constant: member.constant)]
    }
    self.statements = statements
  }
}

/// What a row of a preference says, by which it is found again.
private struct PreferredRow: Hashable {
  let terms: [LinearProgram.Term]
  let constant: Double

  /// A constraint, and its other side where that is shared fairly.
  static func keys(of row: CanonicalModel.Row) -> [PreferredRow] {
    let expression = row.expression
    let negated = expression.terms.map { LinearProgram.Term($0.column, -$0.coefficient) }
    return [
      PreferredRow(terms: expression.terms, constant: expression.constant),
      PreferredRow(terms: negated, constant: -expression.constant),
    ]
  }
}

extension LinearProgram {
  /// The program with all lengths multiplied; its coefficients stay, since lengths stand on both sides of a row.
  fileprivate func scaled(by factor: Double) -> LinearProgram {
    var copy = self
    for (column, bounds) in columns.enumerated() {
      copy.setColumn(column, Bounds(bounds.lower * factor, bounds.upper * factor))
    }
    for (row, bounds) in rows.enumerated() {
      copy.setRowBounds(row, Bounds(bounds.lower * factor, bounds.upper * factor))
    }
    return copy
  }
}
