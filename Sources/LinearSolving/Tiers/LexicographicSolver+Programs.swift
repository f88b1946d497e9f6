public import LinearModel

extension LexicographicSolver {
  /// The linear programs that solve a model one after the other, without any reduction.
  ///
  /// What one of them decides stands in the bounds of the next. A few only look how far a sum could go, and decide nothing.
  ///
  /// A solver that is given one of them finds the same optimum. Where several points are optimal, which of them it finds does
  /// not matter: a program's bounds say all that the ones before it decided.
  ///
  /// - Throws: As ``solve(_:probing:)``.
  /// - Returns: The programs in the order in which they are solved; `nil` where the required constraints contradict each other.
  public func programs(of model: Model) throws -> [TierProgram]? {
    var failure: LayoutError?
    for reading in Self.readings {
      do {
        let canonical = try CanonicalModel(model, scaledBy: reading.measure, slack: reading.slack)
        if let programs = try programs(of: canonical, names: model.names) { return programs }
      } catch let error as LayoutError where error.code == .solverFailed {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }

  private func programs(of canonical: CanonicalModel, names: [Variable.Name]) throws -> [TierProgram]? {
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
    let sources = ProgramSources(canonical, tiers, assembly, names: names)
    return records.map { record in
      TierProgram(
        priority: record.priority,
        program: NamedProgram(
          record.program.scaled(by: canonical.scale), minimizing: record.objective, columnNames: sources.columnNames),
        columnNames: sources.columnNames, optimum: record.optimum * canonical.scale, statements: sources.statements,
        boundStatements: sources.boundStatements,
        costStatements: record.objective.reduce(into: [:]) { costs, term in
          costs[term.column] = sources.costs[record.priority]?[term.column]
        })
    }
  }
}

/// Where the columns and rows of an assembly come from.
private struct ProgramSources {
  let columnNames: [String]
  let statements: [Statement?]
  let boundStatements: [[Statement]]
  /// The statements by which a column costs something in a tier.
  let costs: [Priority: [Int: [Statement]]]

  init(_ model: CanonicalModel, _ tiers: TieredModel, _ assembly: Assembly, names: [Variable.Name]) {
    let variableCount = tiers.columns.count
    var columnNames = Array(repeating: "", count: assembly.program.columns.count)
    for (variable, column) in model.columns.enumerated() { columnNames[column] = names[variable].description }
    let levels = Set(assembly.tiers.flatMap { ($0.demands.map { [$0.level] } ?? []) + $0.pools.map(\.level) })
    for column in variableCount..<columnNames.count {
      columnNames[column] = (levels.contains(column) ? "level." : "missed.") + "\(column - variableCount)"
    }
    self.columnNames = columnNames

    var bounds = Array(repeating: [Statement](), count: columnNames.count)
    var statements = Array(repeating: Statement?.none, count: assembly.program.rows.count)
    var required = 0
    // In the order in which their tiers have them.
    var (sums, demands): ([TierPreferences.Key: [Statement?]], [TierPreferences.Key: [Statement?]]) = ([:], [:])
    for row in model.rows {
      let statement = row.constraint.statement
      let key = TierPreferences.Key(priority: row.constraint.priority, depth: row.constraint.depth)
      if key.priority == .required {
        guard row.expression.terms.count != 1 else {
          bounds[row.expression.terms[0].column] += [statement].compactMap(\.self)
          continue
        }
        statements[required] = statement
        required += 1
      } else if row.constraint.fairness == .sum {
        sums[key, default: []].append(statement)
      } else {
        // What is to be equal has a row for each side; a row about nothing has none.
        let sides = row.expression.terms.isEmpty ? 0 : row.constraint.relation == .equal ? 2 : 1
        demands[key, default: []] += Array(repeating: statement, count: sides)
      }
    }
    boundStatements = bounds

    var costs: [Priority: [Int: [Statement]]] = [:]
    for (preferences, tier) in zip(tiers.tiers, assembly.tiers) {
      for (place, statement) in zip(tier.places, sums[preferences.key] ?? []) {
        switch place {
        case .row(let row): statements[row] = statement
        case .cost(let column):
          costs[tier.priority, default: [:]][column, default: []] += [statement].compactMap(\.self)
        case .nowhere: continue
        }
      }
      for (member, statement) in zip(tier.demands?.members ?? [], demands[preferences.key] ?? []) {
        statements[member.row] = statement
      }
    }
    self.statements = statements
    self.costs = costs
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
