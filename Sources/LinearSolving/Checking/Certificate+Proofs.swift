internal import LinearModel

extension Certificate {
  /// What counts as zero beside a sum of numbers of the size of 1, after sums and a few hundred pivots in double precision.
  private static let rounding = 1e-11

  // MARK: Infeasible

  /// Whether the rows, added up with these multipliers, ask for more than the columns can give (Farkas).
  func accepts(_ multipliers: [Double], provingInfeasible program: LinearProgram) -> Bool {
    // Bounds that exclude each other need no multipliers.
    if (program.columns + program.rows).contains(where: { $0.lower > $0.upper }) { return true }
    guard multipliers.count == program.rows.count, multipliers.allSatisfy(\.isFinite) else { return false }
    var asked = Total()
    var sums = Array(repeating: Total(), count: program.columns.count)
    // Any multipliers will do as long as the sum comes out; so those that are zero but for rounding are left out.
    let least = Self.rounding * multipliers.reduce(0) { max($0, abs($1)) }
    for (row, multiplier) in multipliers.enumerated() where abs(multiplier) > least {
      asked.add(program.rows[row].least(times: multiplier))
      for term in program.termRange(ofRow: row) {
        sums[Int(program.termColumns[term])].add(multiplier * program.termCoefficients[term])
      }
    }
    var given = Total()
    for (column, sum) in sums.enumerated() {
      // What cancels but for rounding is zero; without bounds it would count for an infinity.
      let coefficient = abs(sum.value) <= Self.rounding * sum.size ? 0 : sum.value
      if coefficient != 0 { given.add(-program.columns[column].least(times: -coefficient)) }
    }
    // The difference of infinities is no proof either: it is not greater than anything, or not a number.
    guard asked.value.isFinite, given.value.isFinite else { return false }
    return asked.value - given.value > Self.contradictionTolerance * (asked.size + given.size)
  }

  /// How far rows and columns must miss each other, for sums of the size of 1: well above rounding, and well below the
  /// solver's own tolerance of 1e-9.
  private static let contradictionTolerance = 1e-13

  // MARK: Unbounded

  /// Whether the objective falls along a ray that starts inside and meets no bound.
  func accepts(
    _ ray: [Double], from point: [Double], provingUnbounded program: LinearProgram,
    minimizing objective: [LinearProgram.Term]
  ) -> Bool {
    guard ray.count == program.columns.count, point.count == ray.count, ray.allSatisfy(\.isFinite),
      program.contains(point)
    else { return false }
    let length = ray.reduce(0) { max($0, abs($1)) }
    for (column, bounds) in program.columns.enumerated()
    where !bounds.allow(change: ray[column], tolerance: Self.rayTolerance * length) {
      return false
    }
    for (row, bounds) in program.rows.enumerated() where bounds != .free {
      var change = 0.0
      var size = 0.0
      for term in program.termRange(ofRow: row) {
        change += program.termCoefficients[term] * ray[Int(program.termColumns[term])]
        size += abs(program.termCoefficients[term]) * length
      }
      guard bounds.allow(change: change, tolerance: Self.rayTolerance * size) else { return false }
    }
    var gain = Total()
    for term in objective { gain.add(term.coefficient * ray[term.column]) }
    return gain.value < -Self.rayTolerance * gain.size
  }

  /// How much a ray may bend towards a bound, relative to its own size; the solver's own tolerance.
  private static let rayTolerance = 1e-9
}

/// A sum, and how large its parts are.
private struct Total {
  var value = 0.0
  var size = 0.0

  mutating func add(_ part: Double) {
    value += part
    size += abs(part)
  }
}

extension Bounds {
  /// The least that a value between these bounds can be, times a factor that is not zero.
  fileprivate func least(times factor: Double) -> Double { factor > 0 ? factor * lower : factor * upper }

  /// Whether nothing stops a value that changes like this.
  fileprivate func allow(change: Double, tolerance: Double) -> Bool {
    (change >= -tolerance || lower == -.infinity) && (change <= tolerance || upper == .infinity)
  }
}
