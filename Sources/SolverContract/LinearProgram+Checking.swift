internal import LinearModel

extension LinearProgram {
  /// What is wrong with an outcome, by the definitions; empty where it holds.
  ///
  /// Written apart from the check that the package makes, so that neither hides a mistake of the other.
  func failures(of outcome: SolveOutcome, _ result: LinearResult, minimizing objective: [Term]) -> [String] {
    switch outcome {
    case .optimal: pointFailures(result) + costFailures(result, objective) + stateFailures(result)
    case .infeasible(let multipliers): isContradiction(multipliers) ? [] : ["\(multipliers) prove nothing"]
    case .unbounded(let point, let ray):
      isRay(ray, from: point, objective) ? [] : ["\(ray) from \(point) proves nothing"]
    case .paused, .failed: []
    }
  }

  private static var tolerance: Double { 1e-7 }

  private func sum(ofRow row: Int, _ values: [Double]) -> Double {
    terms(ofRow: row).reduce(0) { $0 + $1.coefficient * values[$1.column] }
  }

  private func contains(_ values: [Double]) -> Bool {
    values.count == columns.count && zip(columns, values).allSatisfy { $0.holds($1) }
      && rows.indices.allSatisfy { rows[$0].holds(sum(ofRow: $0, values)) }
  }

  private func pointFailures(_ result: LinearResult) -> [String] {
    var failures: [String] = []
    if !contains(result.columns.values) { failures.append("\(result.columns.values) is outside") }
    for row in rows.indices {
      let sum = sum(ofRow: row, result.columns.values)
      if !(abs(sum - result.rows.values[row]) <= Self.tolerance * (1 + abs(sum))) {
        failures.append("row \(row) is \(sum), not \(result.rows.values[row])")
      }
    }
    return failures
  }

  private func costFailures(_ result: LinearResult, _ objective: [Term]) -> [String] {
    var costs = Array(repeating: 0.0, count: columns.count)
    for term in objective { costs[term.column] += term.coefficient }
    for row in rows.indices {
      for term in terms(ofRow: row) { costs[term.column] -= result.rows.reducedCosts[row] * term.coefficient }
    }
    var failures: [String] = []
    for (column, cost) in costs.enumerated() {
      if !(abs(cost - result.columns.reducedCosts[column]) <= Self.tolerance) {
        failures.append("column \(column) costs \(cost), not \(result.columns.reducedCosts[column])")
      }
    }
    for (side, bounds, name) in [(result.columns, columns, "column"), (result.rows, rows, "row")] {
      for index in bounds.indices {
        let (cost, value) = (side.reducedCosts[index], side.values[index])
        if cost > Self.tolerance && !bounds[index].isAtLower(value)
          || cost < -Self.tolerance && !bounds[index].isAtUpper(value)
        {
          failures.append("\(name) \(index) costs \(cost) at \(value) between \(bounds[index])")
        }
      }
    }
    return failures
  }

  private func stateFailures(_ result: LinearResult) -> [String] {
    var failures: [String] = []
    var basicCount = 0
    for (side, bounds, name) in [(result.columns, columns, "column"), (result.rows, rows, "row")] {
      for index in bounds.indices {
        let value = side.values[index]
        let holds =
          switch side.states[index] {
          case .basic: side.reducedCosts[index] == 0
          case .atLower: bounds[index].isAtLower(value)
          case .atUpper: bounds[index].isAtUpper(value)
          case .fixed: bounds[index].isFixed
          case .free: bounds[index] == .free && value == 0
          }
        if side.states[index] == .basic { basicCount += 1 }
        if !holds { failures.append("\(name) \(index) is not \(side.states[index]) at \(value)") }
      }
    }
    if basicCount != rows.count { failures.append("\(basicCount) of \(rows.count) are basic") }
    return failures
  }

  private func isContradiction(_ multipliers: [Double]) -> Bool {
    if (columns + rows).contains(where: { $0.lower > $0.upper }) { return true }
    guard multipliers.count == rows.count else { return false }
    var sums = Array(repeating: 0.0, count: columns.count)
    var asked = 0.0
    for (row, multiplier) in multipliers.enumerated() where abs(multiplier) > 1e-11 {
      asked += multiplier * (multiplier > 0 ? rows[row].lower : rows[row].upper)
      for term in terms(ofRow: row) { sums[term.column] += multiplier * term.coefficient }
    }
    var given = 0.0
    for (column, sum) in sums.enumerated() where abs(sum) > 1e-11 {
      given += sum * (sum > 0 ? columns[column].upper : columns[column].lower)
    }
    return asked > given + 1e-9
  }

  private func isRay(_ ray: [Double], from point: [Double], _ objective: [Term]) -> Bool {
    guard contains(point), ray.count == columns.count else { return false }
    // However far one goes, everything holds.
    let far = zip(point, ray).map { $0 + 1e3 * $1 }
    return contains(far) && objective.reduce(0) { $0 + $1.coefficient * ray[$1.column] } < -1e-9
  }
}

extension Bounds {
  fileprivate func holds(_ value: Double) -> Bool {
    value >= lower - 1e-7 * (1 + abs(lower)) && value <= upper + 1e-7 * (1 + abs(upper))
  }

  fileprivate func isAtLower(_ value: Double) -> Bool {
    lower.isFinite && abs(value - lower) <= 1e-7 * (1 + abs(lower))
  }

  fileprivate func isAtUpper(_ value: Double) -> Bool {
    upper.isFinite && abs(value - upper) <= 1e-7 * (1 + abs(upper))
  }
}
