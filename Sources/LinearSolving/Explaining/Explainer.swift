internal import LinearModel

/// Writes an expression as a sum of facts that hold in an answer.
///
/// The multipliers of the facts are found by a linear program of their own: the facts' terms must add up to those of the
/// expression, with as few and as plain facts as possible (the smallest sum of absolute multipliers; Chen, Donoho and
/// Saunders, *Atomic decomposition by basis pursuit*, 1998). Columns that one statement alone pins down are taken as such.
struct Explainer {
  private let facts: [Fact]
  /// By column: the facts that it is in.
  private var factsOfColumn: [[Int]]

  init(_ table: FactTable, columnCount: Int) {
    facts = table.facts
    factsOfColumn = Array(repeating: [], count: columnCount)
    for (index, fact) in facts.enumerated() {
      for term in fact.terms { factsOfColumn[term.column].append(index) }
    }
  }

  /// The facts and their multipliers; `nil` where the facts do not determine the expression.
  func multipliers(
    for terms: [LinearProgram.Term], on solver: BudgetedSolver
  ) throws -> [(fact: Fact, multiplier: Double)]? {
    let (columns, used) = neighbourhood(of: terms)
    var position: [Int: Int] = [:]
    for (index, column) in columns.enumerated() { position[column] = index }
    var rows: [[LinearProgram.Term]] = Array(repeating: [], count: columns.count)
    var program = LinearProgram()
    var objective: [LinearProgram.Term] = []
    for index in used {
      let plus = program.addColumn(Bounds(0, .infinity))
      let minus = program.addColumn(Bounds(0, .infinity))
      objective += [.init(plus, facts[index].reluctance), .init(minus, facts[index].reluctance)]
      for term in facts[index].terms {
        guard let row = position[term.column] else { continue }
        rows[row] += [.init(plus, term.coefficient), .init(minus, -term.coefficient)]
      }
    }
    var wanted = Array(repeating: 0.0, count: columns.count)
    for term in terms { if let row = position[term.column] { wanted[row] += term.coefficient } }
    for (row, terms) in rows.enumerated() { program.addRow(terms, .fixed(wanted[row])) }
    guard let values = try solution(of: program, minimizing: objective, on: solver) else { return nil }
    return used.enumerated().compactMap { position, index in
      let multiplier = values[2 * position] - values[2 * position + 1]
      // Multipliers of layouts are ratios of small whole numbers; what is left below is rounding.
      return abs(multiplier) > 1e-9 ? (facts[index], multiplier) : nil
    }
  }

  private func solution(
    of program: LinearProgram, minimizing objective: [LinearProgram.Term], on solver: BudgetedSolver
  ) throws -> [Double]? {
    var values: [Double]?
    try solver.withSession(on: program) { session in
      var face = OptimalFace(program, levels: [], budget: solver.budget)
      if try face.minimize(objective, in: &session) == .optimal { values = face.result.columns.values }
    }
    return values
  }

  /// The columns that facts connect with some terms, and those facts, both in canonical order.
  ///
  /// The walk ends at columns that a statement pins down by itself.
  private func neighbourhood(of terms: [LinearProgram.Term]) -> (columns: [Int], facts: [Int]) {
    var columns: Set<Int> = []
    var used: Set<Int> = []
    var pending: [Int] = []
    func visit(_ column: Int) { if columns.insert(column).inserted { pending.append(column) } }
    for term in terms { visit(term.column) }
    while let column = pending.popLast() {
      if let pin = pin(of: column) {
        used.insert(pin)
        continue
      }
      for fact in factsOfColumn[column] where used.insert(fact).inserted {
        for term in facts[fact].terms { visit(term.column) }
      }
    }
    return (columns.sorted(), used.sorted())
  }

  /// The first fact that tells a column's value in the user's words, without any other column.
  private func pin(of column: Int) -> Int? {
    factsOfColumn[column].first { index in
      guard facts[index].terms.count == 1, case .statement? = facts[index].amounts.first?.source else { return false }
      return facts[index].amounts.count == 1
    }
  }
}
