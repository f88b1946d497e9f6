import GLPKSolver
import LinearModel
import LinearSolving

/// The engine's answer to a model beside the exact one.
struct Comparison {
  /// What a number may be off, as a part of the greatest length of the model and its answer: the solver's own tolerance.
  private static let tolerance = 1e-9
  /// The same for a range that the engine calls closed.
  ///
  /// The engine scales lengths up to 512 at least, and two values there that differ by no more than a millionth are one to it:
  /// its solver cannot tell them apart. So what it has closed may be open by this and by what any number may be off. In a model
  /// with lengths of a hundred million that is a quarter of a point.
  private static let closedTolerance = tolerance + 1e-6 / 512

  private let model: Model
  private let probes: [LinearExpression]
  private let isWide: Bool
  private let exact: ExactAnswer?
  /// The greatest length of the model and its exact answer.
  private let size: Double
  /// In what the answers differ, and the model; `nil` where they agree.
  private(set) var disagreement: String?
  /// The engine's words where it gave up; it may, rather than give a wrong answer.
  private(set) var refusal: String?

  /// Solves a model in both ways.
  ///
  /// - Parameters:
  ///   - presolve: Whether the engine reduces the model before its solver sees it.
  ///   - isWide: Whether lengths differ by so much that a tier may leave less open than the solver can tell. Then it is the
  ///     next one that decides between the ends, and closes the range exactly, so values and ends of ranges may be off by that.
  /// - Throws: `Rational.Overflow` where the exact answer is out of reach.
  init(_ random: RandomModel, presolve: Presolve = .on, isWide: Bool = false) throws {
    model = random.model
    probes = random.probes
    self.isWide = isWide
    exact = try ExactAnswer(model, probing: probes)
    size = Self.lengths(of: model, exact).reduce(1e-6) { max($0, abs($1)) }
    do {
      let outcome = try LexicographicSolver(GLPKSolver(), presolve: presolve).solve(model, probing: probes)
      let differences = try differences(from: outcome)
      if !differences.isEmpty { disagreement = (differences + ["in", "\(model)"]).joined(separator: "\n") }
    } catch let error as LayoutError where error.code == .solverFailed {
      refusal = "\(error) In \n\(model)"
    }
  }

  /// All lengths of a model and its answer, the constants of goals among them.
  ///
  /// A share levels its members with their constants: beside one of a hundred million, scaled so that a length of a tenth is
  /// about 1000, the level is of 1e12 and rounded by more than lengths are told to. The engine sees that it loses its way, and
  /// solves the model again, in the measure of the constant.
  private static func lengths(of model: Model, _ exact: ExactAnswer?) -> [Double] {
    var lengths = (model.lowerBounds + model.upperBounds).filter(\.isFinite)
    lengths += model.constraints.map(\.expression.constant) + model.goals.flatMap(\.aim.constants)
    guard let exact else { return lengths }
    let ends = exact.ranges.flatMap { [$0.lower, $0.upper] }.compactMap { $0 }
    return lengths + (exact.values + ends).map(\.double)
  }

  private func differ(_ value: Double, _ expected: Double, tolerance: Double = Self.tolerance) -> Bool {
    // An infinite difference and one that is not a number are differences too.
    value != expected && !(abs(value - expected) <= tolerance * size)
  }

  private func differences(from outcome: LexicographicSolver.Outcome) throws -> [String] {
    switch (outcome, exact) {
    case (.solved(let solution), let exact?):
      differences(ofValuesIn: solution, exact) + differences(ofProbesIn: solution, exact)
    case (.solved(let solution), nil): missedRequirements(in: solution)
    case (.infeasible(let conflict, _), nil): try mistakes(in: conflict)
    case (.infeasible, _?): ["has an answer, and is called infeasible"]
    }
  }

  // MARK: Answers

  private func differences(ofValuesIn solution: Solution, _ exact: ExactAnswer) -> [String] {
    let closed = closedVariables(in: solution, exact)
    return zip(solution.values, exact.values).enumerated().compactMap { index, pair in
      let (value, expected) = (pair.0, pair.1.double)
      // What the engine has closed no tier below `align` decides any more: it has some value of its range.
      let nearest = closed[Variable(index: index)].map { min(max(value, $0.lower), $0.upper) }
      if let nearest, !differ(value, nearest) { return nil }
      let isWrong = differ(value, expected, tolerance: decidedTolerance)
      return isWrong ? "\(model.names[index]) is \(value), should be \(expected)" : nil
    }
  }

  private func differences(ofProbesIn solution: Solution, _ exact: ExactAnswer) -> [String] {
    let closed = closedVariables(in: solution, exact)
    return zip(solution.probes, exact.ranges).enumerated().flatMap { index, pair in
      let (probe, range) = pair
      let (lower, upper) = (range.lower?.double ?? -.infinity, range.upper?.double ?? .infinity)
      var found: [String] = []
      let tolerance =
        tolerance(ofSum: probes[index], of: closed)
        + (probe.lower == probe.upper ? Self.closedTolerance - Self.tolerance : 0)
      if differ(probe.lower, lower, tolerance: tolerance) || differ(probe.upper, upper, tolerance: tolerance) {
        found.append("probe \(index) is \(probe.lower)...\(probe.upper), should be \(lower)...\(upper)")
      }
      if !isWide, probe.decidedBy != range.decidedBy {
        let (name, expected) = (probe.decidedBy.text, range.decidedBy.text)
        found.append("probe \(index) is decided by \(name), should be by \(expected)")
      }
      return found
    }
  }

  /// The exact ranges of the variables that the engine calls closed, though they are open by less than it can tell.
  private func closedVariables(in solution: Solution, _ exact: ExactAnswer) -> [Variable: Bounds] {
    var closed: [Variable: Bounds] = [:]
    for (index, sum) in probes.enumerated() where sum.terms.count == 1 && sum.terms.first?.coefficient == 1 {
      let (probe, range) = (solution.probes[index], exact.ranges[index])
      guard let variable = sum.terms.first?.variable, probe.lower == probe.upper else { continue }
      guard let lower = range.lower?.double, let upper = range.upper?.double, lower != upper else { continue }
      closed[variable] = Bounds(lower - sum.constant, upper - sum.constant)
    }
    return closed
  }

  /// What a value that tiers decided may be off.
  private var decidedTolerance: Double { isWide ? Self.closedTolerance : Self.tolerance }

  /// What the ends of a sum may be off: what its variables may be, as often as it has them.
  ///
  /// What it has of variables that the engine has closed is missing in its range besides.
  private func tolerance(ofSum sum: LinearExpression, of closed: [Variable: Bounds]) -> Double {
    sum.terms.reduce(0) {
      $0 + abs($1.coefficient) * (closed[$1.variable] == nil ? decidedTolerance : Self.closedTolerance)
    }
  }

  /// How often a sum has what each of its variables may be off.
  private static func weight(of sum: LinearExpression) -> Double {
    sum.terms.reduce(0) { $0 + abs($1.coefficient) }
  }

  /// What a solution of an infeasible model misses, beyond what the solver can tell of variables, as often as it has them.
  private func missedRequirements(in solution: Solution) -> [String] {
    var missed: [String] = []
    for constraint in model.constraints where constraint.priority == .required {
      let value = solution[constraint.expression]
      let tolerance = size * Self.tolerance * (isWide ? max(1, Self.weight(of: constraint.expression)) : 1)
      let (isBelow, isAbove) = (value < -tolerance, value > tolerance)
      if constraint.relation != .lessOrEqual && isBelow || constraint.relation != .greaterOrEqual && isAbove {
        missed.append("is infeasible, and was solved with a required expression at \(value)")
      }
    }
    for (index, value) in solution.values.enumerated() {
      let nearest = min(max(value, model.lowerBounds[index]), model.upperBounds[index])
      if differ(value, nearest) {
        missed.append("is infeasible, and was solved with \(model.names[index]) at \(value)")
      }
    }
    return missed
  }

  // MARK: Conflicts

  /// What is wrong with a conflict: it must contradict itself, and no longer without any one of its members.
  ///
  /// What remains may miss by as little as the solver cannot tell.
  private func mistakes(in conflict: [Statement]) throws -> [String] {
    var found: [String] = []
    let all = Set(conflict)
    if try ExactAnswer.isFeasible(model.keeping(all)) { found.append("the conflict \(conflict.map(\.index)) can hold") }
    // A power of two, so that exact fractions can follow.
    let slack = Double(sign: .plus, exponent: (Self.tolerance * size).exponent, significand: 1)
    for statement in conflict
    where try !ExactAnswer.isFeasible(model.keeping(all.subtracting([statement]), slack: slack)) {
      found.append("statement \(statement.index) is too much in the conflict \(conflict.map(\.index))")
    }
    return found
  }
}

extension Priority? {
  fileprivate var text: String { map { "\($0.rawValue)" } ?? "none" }
}

extension Goal.Aim {
  fileprivate var constants: [Double] {
    switch self {
    case .minimize(let expression): [expression.constant]
    case .minimizeKeeping(let expression, let kept): [expression.constant, kept.constant]
    case .leximin(let expressions), .inOrder(let expressions): expressions.map(\.constant)
    }
  }
}

extension Model {
  /// The variables, and the required constraints that have one of these statements or none; all may miss by the slack.
  fileprivate func keeping(_ statements: Set<Statement>, slack: Double = 0) -> Model {
    var copy = Model()
    for (index, name) in names.enumerated() {
      _ = copy.addVariable(name, lower: lowerBounds[index] - slack, upper: upperBounds[index] + slack)
    }
    for constraint in constraints where constraint.priority == .required {
      guard constraint.statement.map(statements.contains) ?? true else { continue }
      if constraint.relation != .greaterOrEqual { copy.add(constraint.expression - slack <= 0) }
      if constraint.relation != .lessOrEqual { copy.add(constraint.expression + slack >= 0) }
    }
    return copy
  }
}
