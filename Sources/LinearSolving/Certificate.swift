internal import LinearModel

/// Checks a solver's answer against the program itself: bounds, and the conditions of an optimum.
///
/// The check uses the values and the multipliers only and computes everything else anew. So it does not matter how the
/// solver came to them.
struct Certificate {
  /// What a value or a reduced cost may be off, for numbers of the size of 1: layouts are scaled to lengths up to about 1000.
  private static let tolerance = 1e-6

  func accepts(_ result: LinearResult, of program: LinearProgram, minimizing objective: [LinearProgram.Term]) -> Bool {
    keepsBounds(result, of: program) && isOptimal(result, of: program, minimizing: objective)
  }

  /// Whether values keep all bounds and required rows of a model.
  func accepts(_ values: [Double], for model: TieredModel) -> Bool {
    for (value, bounds) in zip(values, model.columns) where !bounds.contains(value, tolerance: Self.tolerance) {
      return false
    }
    return model.rows.allSatisfy { row in
      var activity = 0.0
      var size = 1.0
      for term in row.terms {
        let part = term.coefficient * values[term.column]
        activity += part
        size = max(size, abs(part))
      }
      return row.bounds.contains(activity, tolerance: Self.tolerance * size)
    }
  }

  private func keepsBounds(_ result: LinearResult, of program: LinearProgram) -> Bool {
    for (column, bounds) in program.columns.enumerated()
    where !bounds.contains(result.columns.values[column], tolerance: Self.tolerance) {
      return false
    }
    for (row, bounds) in program.rows.enumerated() {
      var activity = 0.0
      var size = 1.0
      for term in program.termRange(ofRow: row) {
        let part = program.termCoefficients[term] * result.columns.values[Int(program.termColumns[term])]
        activity += part
        size = max(size, abs(part))
      }
      // Large parts that cancel leave a rounding of their own size.
      guard bounds.contains(activity, tolerance: Self.tolerance * size) else { return false }
    }
    return true
  }

  /// Whether every multiplier has the sign that its bound allows, with the columns' reduced costs computed from the rows'.
  private func isOptimal(
    _ result: LinearResult, of program: LinearProgram, minimizing objective: [LinearProgram.Term]
  ) -> Bool {
    var reducedCosts = Array(repeating: 0.0, count: program.columns.count)
    for term in objective { reducedCosts[term.column] += term.coefficient }
    let tolerance = Self.tolerance * objective.reduce(1) { max($0, abs($1.coefficient)) }
    for (row, bounds) in program.rows.enumerated() {
      let multiplier = result.rows.reducedCosts[row]
      guard multiplier.isFinite else { return false }
      guard multiplier != 0 else { continue }
      guard bounds.allow(multiplier, at: result.rows.values[row], tolerance: tolerance) else { return false }
      for term in program.termRange(ofRow: row) {
        reducedCosts[Int(program.termColumns[term])] -= multiplier * program.termCoefficients[term]
      }
    }
    for (column, bounds) in program.columns.enumerated() {
      guard bounds.allow(reducedCosts[column], at: result.columns.values[column], tolerance: tolerance) else {
        return false
      }
    }
    return true
  }
}

extension Bounds {
  /// Whether a value is inside, give or take what is usual for numbers of its size.
  func contains(_ value: Double, tolerance: Double) -> Bool {
    // A comparison with NaN is false, so NaN is never inside.
    value >= lower - tolerance * (1 + abs(lower)) && value <= upper + tolerance * (1 + abs(upper))
  }

  /// Whether a reduced cost fits a minimum at this value: positive only at the lower bound, negative only at the upper.
  fileprivate func allow(_ reducedCost: Double, at value: Double, tolerance: Double) -> Bool {
    if reducedCost > tolerance { return lower.isFinite && value <= lower + tolerance * (1 + abs(lower)) }
    if reducedCost < -tolerance { return upper.isFinite && value >= upper - tolerance * (1 + abs(upper)) }
    return true
  }
}
