internal import LinearModel

/// Finds an irreducible infeasible subset of the required statements.
///
/// First an elastic program: every constraint with a statement may be missed at a price. Where its cheapest answer has a
/// non-zero multiplier the constraint takes part in a contradiction (Farkas), and the others do not. Then a deletion filter
/// over what is left: a statement without which the rest is still infeasible goes. Source: Chinneck, *Feasibility and
/// Infeasibility in Optimization* (2008), sections 6.2 and 6.4; here the unit is the statement, not the constraint.
struct ConflictFinder {
  private struct Row {
    let terms: [LinearProgram.Term]
    let bounds: Bounds
    let statement: Statement?

    func isActive(_ statements: Set<Statement>) -> Bool {
      statement.map(statements.contains) ?? true
    }
  }

  private let columns: [Bounds]
  private let rows: [Row]
  private let rowsOfStatement: [Statement: [Int]]
  private let budget: SolveBudget

  init(_ model: CanonicalModel, budget: SolveBudget) {
    self.budget = budget
    columns = model.bounds
    let rows = model.rows.filter { $0.constraint.priority == .required }.map {
      Row(
        terms: $0.expression.terms,
        bounds: Bounds(relation: $0.constraint.relation, constant: $0.expression.constant),
        statement: $0.constraint.statement)
    }
    self.rows = rows
    var rowsOfStatement: [Statement: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      if let statement = row.statement { rowsOfStatement[statement, default: []].append(index) }
    }
    self.rowsOfStatement = rowsOfStatement
  }

  func conflict(on solver: any LinearSolver) throws -> [Statement] {
    let candidates = try self.candidates(on: solver)
    return try irreducible(candidates, on: solver).sorted()
  }

  // MARK: Elastic program

  /// The statements of one contradiction, perhaps with some too many.
  private func candidates(on solver: any LinearSolver) throws -> Set<Statement> {
    var program = LinearProgram()
    for bounds in columns { program.addColumn(bounds) }
    var prices: [LinearProgram.Term] = []
    for row in rows {
      var terms = row.terms
      if row.statement != nil {
        let short = program.addColumn(Bounds(0, .infinity))
        let over = program.addColumn(Bounds(0, .infinity))
        terms += [.init(short, 1), .init(over, -1)]
        prices += [.init(short, 1), .init(over, 1)]
      }
      program.addRow(terms, row.bounds)
    }
    var found: Set<Statement> = []
    try solver.withSession(on: program) { session in
      var face = OptimalFace(program, levels: [], budget: budget)
      // Infeasible here: what is taken for granted contradicts itself, and no statement is to blame.
      guard try face.minimize(prices, in: &session) == .optimal else { return }
      for (index, row) in rows.enumerated() where abs(face.result.rows.reducedCosts[index]) > 1e-9 {
        if let statement = row.statement { found.insert(statement) }
      }
    }
    return found
  }

  // MARK: Deletion filter

  /// Takes statements away one by one and keeps away those without which the rest still contradicts itself.
  private func irreducible(_ candidates: Set<Statement>, on solver: any LinearSolver) throws -> Set<Statement> {
    guard !candidates.isEmpty else { return [] }
    var program = LinearProgram()
    for bounds in columns { program.addColumn(bounds) }
    for row in rows { program.addRow(row.terms, row.isActive(candidates) ? row.bounds : .free) }
    var kept = candidates
    try solver.withSession(on: program) { session in
      var face = OptimalFace(program, levels: [], budget: budget)
      guard try face.minimize([], in: &session) == .infeasible else {
        throw LayoutError(
          .solverFailed,
          "The statements contradict each other by less than the solver can tell apart. Make the lengths rounder.")
      }
      for statement in order(of: candidates) {
        try setRows(of: statement, active: false, on: &face, in: &session)
        if try face.minimize([], in: &session) == .infeasible {
          kept.remove(statement)
        } else {
          try setRows(of: statement, active: true, on: &face, in: &session)
        }
      }
    }
    return kept
  }

  private func setRows(
    of statement: Statement, active: Bool, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    for index in rowsOfStatement[statement] ?? [] {
      try face.setRow(index, active ? rows[index].bounds : .free, in: &session)
    }
  }

  /// Small lengths are tried first and, among equals, later ones: what stays is few, large and near the beginning.
  private func order(of candidates: Set<Statement>) -> [Statement] {
    let sized = candidates.map { statement in
      let bounds = (rowsOfStatement[statement] ?? []).map { rows[$0].bounds }
      return (statement, size: bounds.flatMap { [$0.lower, $0.upper] }.filter(\.isFinite).map(abs).max() ?? 0)
    }
    return sized.sorted { left, right in
      left.size == right.size ? left.0 > right.0 : left.size < right.size
    }.map(\.0)
  }
}
