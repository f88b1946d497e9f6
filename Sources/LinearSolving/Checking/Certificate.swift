internal import LinearModel

/// Checks a solver's answer against the program itself: bounds, and the conditions of an optimum.
///
/// The check uses values, multipliers and states only and computes everything else anew. So it does not matter how the
/// solver came to them.
struct Certificate {
  /// What a value may be off, for numbers of the size of 1: layouts are scaled to lengths up to about 1000.
  static let tolerance = 1e-6

  /// Room for one number for each column, kept from check to check.
  private var reducedCosts: [Double] = []

  mutating func accepts(
    _ result: LinearResult, of program: LinearProgram, minimizing objective: [LinearProgram.Term]
  ) -> Bool {
    program.contains(result.columns.values, rowValues: result.rows.values)
      && isOptimal(result, of: program, minimizing: objective) && isBasis(result, of: program)
  }

  /// Whether every multiplier has the sign that its bound allows, with the columns' reduced costs computed from the rows'.
  private mutating func isOptimal(
    _ result: LinearResult, of program: LinearProgram, minimizing objective: [LinearProgram.Term]
  ) -> Bool {
    reducedCosts.removeAll(keepingCapacity: true)
    reducedCosts.append(contentsOf: repeatElement(0, count: program.columns.count))
    for term in objective { reducedCosts[term.column] += term.coefficient }
    let tolerance = OptimalFace.reducedCostTolerance * objective.reduce(1) { max($0, abs($1.coefficient)) }
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
      let reducedCost = reducedCosts[column]
      // What is claimed must be what follows from the rows: it decides what the next tier may move.
      guard abs(result.columns.reducedCosts[column] - reducedCost) <= tolerance,
        bounds.allow(reducedCost, at: result.columns.values[column], tolerance: tolerance)
      else { return false }
    }
    return true
  }

  /// Whether the states can be those of a basis: as many basic variables as rows, which cost nothing, and all others at the
  /// bounds that they are said to stand at.
  ///
  /// That the basis is regular is not checked.
  private func isBasis(_ result: LinearResult, of program: LinearProgram) -> Bool {
    var basicCount = 0
    for (column, bounds) in program.columns.enumerated() {
      if result.columns.states[column] == .basic { basicCount += 1 }
      guard result.columns.isInPlace(column, bounds) else { return false }
    }
    for (row, bounds) in program.rows.enumerated() {
      if result.rows.states[row] == .basic { basicCount += 1 }
      guard result.rows.isInPlace(row, bounds) else { return false }
    }
    return basicCount == program.rows.count
  }
}

extension TieredModel {
  /// Whether values keep all bounds and required rows.
  ///
  /// An infinite value keeps an infinite bound, and is none: bounds too far away to be followed leave it behind.
  func contains(_ values: [Double]) -> Bool {
    for (value, bounds) in zip(values, columns)
    where !value.isFinite || !bounds.contains(value, tolerance: Certificate.tolerance) {
      return false
    }
    return rows.allSatisfy { row in
      let parts = row.terms.map { $0.coefficient * values[$0.column] }
      // Large parts that cancel leave a rounding of their own size.
      let size = parts.reduce(1) { max($0, abs($1)) }
      return row.bounds.contains(parts.reduce(0, +), tolerance: Certificate.tolerance * size)
    }
  }
}

extension LinearProgram {
  /// Whether values keep all bounds, and lead to the values of rows that go with them.
  func contains(_ values: [Double], rowValues: [Double]? = nil) -> Bool {
    for (column, bounds) in columns.enumerated()
    where !bounds.contains(values[column], tolerance: Certificate.tolerance) {
      return false
    }
    for (row, bounds) in rows.enumerated() {
      var sum = 0.0
      var size = 1.0
      for term in termRange(ofRow: row) {
        let part = termCoefficients[term] * values[Int(termColumns[term])]
        sum += part
        size = max(size, abs(part))
      }
      // Large parts that cancel leave a rounding of their own size.
      let tolerance = Certificate.tolerance * size
      guard bounds.contains(sum, tolerance: tolerance) else { return false }
      if let rowValues, !(abs(rowValues[row] - sum) <= tolerance) { return false }
    }
    return true
  }
}

extension LinearResult.Side {
  /// Whether a column or row stands where its state says, and costs nothing where it is basic.
  fileprivate func isInPlace(_ index: Int, _ bounds: Bounds) -> Bool {
    switch states[index] {
    case .basic: reducedCosts[index] == 0
    case .atLower: bounds.isLower(values[index], tolerance: Certificate.tolerance)
    case .atUpper: bounds.isUpper(values[index], tolerance: Certificate.tolerance)
    case .fixed: bounds.isFixed
    case .free: bounds == .free
    }
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
    if reducedCost > tolerance { return isLower(value, tolerance: Certificate.tolerance) }
    if reducedCost < -tolerance { return isUpper(value, tolerance: Certificate.tolerance) }
    return true
  }

  fileprivate func isLower(_ value: Double, tolerance: Double) -> Bool {
    lower.isFinite && value <= lower + tolerance * (1 + abs(lower))
  }

  fileprivate func isUpper(_ value: Double, tolerance: Double) -> Bool {
    upper.isFinite && value >= upper - tolerance * (1 + abs(upper))
  }
}
