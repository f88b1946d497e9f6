internal import LinearModel

/// The rows and bounds of one contradiction, from one linear program.
///
/// One elastic column takes up what any row misses, and is made as small as possible. The multipliers of its optimum are a
/// vertex of all multipliers that prove the contradiction, scaled to a sum of one; and the supports of such vertices are
/// exactly the minimal contradictions among rows and bounds. Source: Gleeson and Ryan, *Identifying minimally infeasible
/// subsystems of inequalities* (1990), theorem 1. A set of members is minimal only with what is taken for granted kept in,
/// so a deletion filter still goes over the members.
struct FarkasCertificate {
  /// A multiplier below this, relative to the largest, counts as zero: layouts have whole ones, or shares of them.
  ///
  /// Of what the rows miss, it is the solver's own tolerance.
  private static let tolerance = 1e-9

  /// Marks the members that take part in one contradiction; `nil` where there is none.
  static func members(of system: Requirements, on solver: BudgetedSolver) throws -> [Bool]? {
    let everyone = Array(repeating: true, count: system.memberCount)
    var program = LinearProgram()
    for bounds in system.bounds(everyone) { program.addColumn(bounds) }
    let elastic = program.addColumn(Bounds(0, .infinity))
    var requirementOfRow: [Int] = []
    for (index, row) in system.rows.enumerated() {
      if row.bounds.lower.isFinite {
        program.addRow(row.terms + [.init(elastic, 1)], Bounds(row.bounds.lower, .infinity))
        requirementOfRow.append(index)
      }
      if row.bounds.upper.isFinite {
        program.addRow(row.terms + [.init(elastic, -1)], Bounds(-.infinity, row.bounds.upper))
        requirementOfRow.append(index)
      }
    }
    var involved: [Bool]?
    try solver.withSession(on: program) { session in
      var face = OptimalFace(program, levels: [], budget: solver.budget)
      // Priced by the number of rows, the multipliers have the size of 1 and stand clear of the solver's tolerances.
      let price = LinearProgram.Term(elastic, Double(max(program.rows.count, 1)))
      guard try face.minimize([price], in: &session) == .optimal, face.value(of: [price]) > Self.tolerance else {
        return
      }
      let costs = face.result.rows.reducedCosts
      let threshold = Self.tolerance * (costs.map(abs).max() ?? 0)
      var members = Array(repeating: false, count: system.memberCount)
      for (row, requirement) in requirementOfRow.enumerated() where abs(costs[row]) > threshold {
        let member = system.rows[requirement].member
        if member >= 0 { members[member] = true }
      }
      markLimits(of: system, face.result.columns.reducedCosts, threshold, &members)
      involved = members
    }
    return involved
  }

  /// Marks who sets the bounds that columns are pressed against: of several, the first.
  private static func markLimits(
    of system: Requirements, _ costs: [Double], _ threshold: Double, _ involved: inout [Bool]
  ) {
    var setter = Array(repeating: Requirements.granted, count: system.columns.count)
    var tightest = system.columns
    for limit in system.limits {
      let cost = costs[limit.column]
      let bounds = tightest[limit.column]
      if cost > threshold,
        limit.bounds.lower > bounds.lower
          || limit.bounds.lower == bounds.lower && setter[limit.column] > limit.member
      {
        setter[limit.column] = limit.member
        tightest[limit.column].lower = limit.bounds.lower
      } else if cost < -threshold,
        limit.bounds.upper < bounds.upper
          || limit.bounds.upper == bounds.upper && setter[limit.column] > limit.member
      {
        setter[limit.column] = limit.member
        tightest[limit.column].upper = limit.bounds.upper
      }
    }
    for member in setter where member >= 0 { involved[member] = true }
  }
}
