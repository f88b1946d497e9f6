import LinearModel

/// Every basic variable as a sum of the non-basic ones, written out in full.
///
/// Variables are the columns and, after them, the rows; a row's equation is `terms - row = 0`. While some basic variables
/// are outside of their bounds the sum of what they miss is minimised, then the objective. Source: Chvátal, *Linear
/// Programming* (1983), chapters 3 and 8.
struct DenseTableau {
  /// What counts as zero; the numbers of tests are of the size of 1 to 1000.
  private static let tolerance = 1e-9

  private(set) var states: [LinearResult.State]
  private(set) var iterations = 0
  private let bounds: [Bounds]
  private let costs: [Double]
  private let columnCount: Int
  /// For each equation, the factors of all variables; those of basic variables are 1 and 0.
  private var factors: [[Double]]
  /// The basic variable of each equation.
  private var basis: [Int] = []
  private var values: [Double]

  /// Writes the program out for a basis; `nil` where the basis is none.
  init?(_ program: LinearProgram, _ objective: [Double], _ states: [LinearResult.State]) {
    columnCount = program.columns.count
    bounds = program.columns + program.rows
    costs = objective + Array(repeating: 0, count: program.rows.count)
    values = Array(repeating: 0, count: bounds.count)
    self.states = states
    factors = []
    for row in program.rows.indices {
      var equation = Array(repeating: 0.0, count: bounds.count)
      for term in program.terms(ofRow: row) { equation[term.column] = term.coefficient }
      equation[columnCount + row] = -1
      factors.append(equation)
    }
    guard takeBasis() else { return nil }
    for variable in bounds.indices where self.states[variable] != .basic { rest(variable) }
    updateBasicValues()
  }

  private mutating func takeBasis() -> Bool {
    let basic = states.indices.filter { states[$0] == .basic }
    guard basic.count == factors.count else { return false }
    var open = Set(factors.indices)
    basis = Array(repeating: 0, count: factors.count)
    for variable in basic {
      let pivot = open.sorted().max { abs(factors[$0][variable]) < abs(factors[$1][variable]) }
      guard let pivot, abs(factors[pivot][variable]) > Self.tolerance else { return false }
      eliminate(variable, with: pivot)
      basis[pivot] = variable
      open.remove(pivot)
    }
    return true
  }

  /// Puts a variable that is out of the basis at a bound: the one it stands at, if it is still there.
  private mutating func rest(_ variable: Int) {
    let bounds = bounds[variable]
    if bounds.isFixed {
      states[variable] = .fixed
    } else if bounds == .free {
      states[variable] = .free
    } else if bounds.lower == -.infinity {
      states[variable] = .atUpper
    } else if bounds.upper == .infinity || states[variable] != .atUpper {
      states[variable] = .atLower
    }
    switch states[variable] {
    case .atUpper: values[variable] = bounds.upper
    case .free: values[variable] = 0
    case .atLower, .fixed, .basic: values[variable] = bounds.lower
    }
  }

  private mutating func updateBasicValues() {
    for (equation, variable) in basis.enumerated() {
      var sum = 0.0
      for other in bounds.indices where states[other] != .basic { sum -= factors[equation][other] * values[other] }
      values[variable] = sum
    }
  }

  private mutating func eliminate(_ variable: Int, with pivot: Int) {
    let divisor = factors[pivot][variable]
    for other in bounds.indices { factors[pivot][other] /= divisor }
    for equation in factors.indices where equation != pivot && factors[equation][variable] != 0 {
      let factor = factors[equation][variable]
      for other in bounds.indices { factors[equation][other] -= factor * factors[pivot][other] }
      factors[equation][variable] = 0
    }
  }

  // MARK: Simplex method

  mutating func run(atMost limit: Int) -> SolveOutcome {
    while true {
      let slopes = infeasibilitySlopes
      let isFeasible = slopes.allSatisfy { $0 == 0 }
      let reducedCosts = reducedCosts(of: isFeasible ? costs : slopes)
      guard let entering = entering(reducedCosts) else {
        return isFeasible ? .optimal : .infeasible(multipliers: multipliers(reducedCosts, slopes))
      }
      let direction = reducedCosts[entering] < 0 ? 1.0 : -1.0
      guard let step = step(entering, direction) else {
        return .unbounded(from: point, along: ray(entering, direction))
      }
      if iterations == limit { return .paused }
      iterations += 1
      take(step, entering, direction)
    }
  }

  /// How the sum of what basic variables miss grows with each of them.
  private var infeasibilitySlopes: [Double] {
    bounds.indices.map { variable in
      guard states[variable] == .basic else { return 0 }
      let slack = Self.tolerance * (1 + abs(values[variable]))
      if values[variable] < bounds[variable].lower - slack { return -1 }
      return values[variable] > bounds[variable].upper + slack ? 1 : 0
    }
  }

  private func reducedCosts(of costs: [Double]) -> [Double] {
    bounds.indices.map { variable in
      if states[variable] == .basic { return 0 }
      var cost = costs[variable]
      for (equation, basic) in basis.enumerated() { cost -= costs[basic] * factors[equation][variable] }
      return cost
    }
  }

  /// The first variable that makes things better (Bland's rule, which cannot cycle).
  private func entering(_ reducedCosts: [Double]) -> Int? {
    bounds.indices.first { variable in
      switch states[variable] {
      case .basic, .fixed: false
      case .atLower: reducedCosts[variable] < -Self.tolerance
      case .atUpper: reducedCosts[variable] > Self.tolerance
      case .free: abs(reducedCosts[variable]) > Self.tolerance
      }
    }
  }

  private struct Step {
    var length: Double
    /// The equation whose basic variable leaves, and the bound it reaches; `nil` where the entering one meets its own.
    var leaving: (equation: Int, isUpper: Bool)?
  }

  /// How far the entering variable can go; `nil` where nothing stops it.
  private func step(_ entering: Int, _ direction: Double) -> Step? {
    var best: Step?
    if bounds[entering].lower > -.infinity, bounds[entering].upper < .infinity {
      best = Step(length: bounds[entering].upper - bounds[entering].lower)
    }
    for (equation, variable) in basis.enumerated() {
      let change = -direction * factors[equation][entering]
      guard abs(change) > Self.tolerance, let end = end(of: variable, rising: change > 0) else { continue }
      let length = max((end.bound - values[variable]) / change, 0)
      let isTie = best?.leaving.map { length == best?.length && variable < basis[$0.equation] } ?? false
      if best.map({ length < $0.length }) ?? true || isTie {
        best = Step(length: length, leaving: (equation, end.isUpper))
      }
    }
    return best
  }

  /// The next bound on the way; one that is missed already is met from outside.
  private func end(of variable: Int, rising: Bool) -> (bound: Double, isUpper: Bool)? {
    let (bounds, value) = (bounds[variable], values[variable])
    let slack = Self.tolerance * (1 + abs(value))
    if rising {
      if value < bounds.lower - slack { return (bounds.lower, false) }
      return bounds.upper < .infinity && value <= bounds.upper + slack ? (bounds.upper, true) : nil
    }
    if value > bounds.upper + slack { return (bounds.upper, true) }
    return bounds.lower > -.infinity && value >= bounds.lower - slack ? (bounds.lower, false) : nil
  }

  private mutating func take(_ step: Step, _ entering: Int, _ direction: Double) {
    if let leaving = step.leaving {
      let variable = basis[leaving.equation]
      values[entering] += direction * step.length
      eliminate(entering, with: leaving.equation)
      basis[leaving.equation] = entering
      states[entering] = .basic
      states[variable] = leaving.isUpper ? .atUpper : .atLower
      rest(variable)
    } else {
      states[entering] = direction > 0 ? .atUpper : .atLower
      rest(entering)
    }
    updateBasicValues()
  }

  // MARK: Results

  func write(into result: inout LinearResult) {
    let reducedCosts = reducedCosts(of: costs)
    result.columns.values = Array(values[..<columnCount])
    result.columns.reducedCosts = Array(reducedCosts[..<columnCount])
    result.columns.states = Array(states[..<columnCount])
    result.rows.values = Array(values[columnCount...])
    result.rows.reducedCosts = Array(reducedCosts[columnCount...])
    result.rows.states = Array(states[columnCount...])
  }

  private var point: [Double] { Array(values[..<columnCount]) }

  /// How the columns change with the entering variable.
  private func ray(_ entering: Int, _ direction: Double) -> [Double] {
    var changes = Array(repeating: 0.0, count: bounds.count)
    changes[entering] = direction
    for (equation, variable) in basis.enumerated() { changes[variable] = -direction * factors[equation][entering] }
    return Array(changes[..<columnCount])
  }

  private func multipliers(_ reducedCosts: [Double], _ slopes: [Double]) -> [Double] {
    (columnCount..<bounds.count).map { reducedCosts[$0] - slopes[$0] }
  }
}
