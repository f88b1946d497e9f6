import GLPKSolver
import LinearModel
import LinearSolving

/// Where the engine's answer to a model differs from the exact one.
struct Disagreement: CustomStringConvertible {
  /// What a value may be off, as a part of the greatest number of the answer.
  private static let tolerance = 1e-6

  let description: String

  /// Compares both answers; `nil` where they agree.
  ///
  /// - Throws: `Rational.Overflow` where the exact answer is out of reach.
  init?(_ model: Model, probing probes: [LinearExpression]) throws {
    let exact = try ExactAnswer(model, probing: probes)
    let differences: [String]
    do {
      switch (try LexicographicSolver(GLPKSolver()).solve(model, probing: probes), exact) {
      case (.solved(let solution), let exact?): differences = Self.differences(solution, exact, in: model)
      case (.infeasible(let conflict), nil): differences = try Self.differences(conflict, in: model)
      case (.infeasible, _?): differences = ["has an answer, and is called infeasible"]
      case (.solved, nil): differences = ["is infeasible, and was solved"]
      }
    } catch let error as LayoutError {
      differences = ["throws: \(error)"]
    }
    guard !differences.isEmpty else { return nil }
    description = (differences + ["in", "\(model)"]).joined(separator: "\n")
  }

  private static func differences(_ solution: Solution, _ exact: ExactAnswer, in model: Model) -> [String] {
    let ends = exact.ranges.flatMap { [$0.lower, $0.upper] }.compactMap { $0.map { abs($0.double) } }
    let size = (exact.values.map { abs($0.double) } + ends).reduce(1, max)
    func differ(_ value: Double, _ expected: Double) -> Bool {
      value != expected && !(abs(value - expected) <= tolerance * size)
    }
    var found: [String] = []
    for (index, expected) in exact.values.enumerated() where differ(solution.values[index], expected.double) {
      found.append("\(model.names[index]) is \(solution.values[index]), should be \(expected.double)")
    }
    for (index, (probe, range)) in zip(solution.probes, exact.ranges).enumerated() {
      let (lower, upper) = (range.lower?.double ?? -.infinity, range.upper?.double ?? .infinity)
      if differ(probe.lower, lower) || differ(probe.upper, upper) {
        found.append("probe \(index) is \(probe.lower)...\(probe.upper), should be \(lower)...\(upper)")
      }
      if probe.decidedBy != range.decidedBy {
        found.append(
          "probe \(index) is decided by \(probe.decidedBy.map(\.rawValue) ?? -1), should be "
            + "\(range.decidedBy.map(\.rawValue) ?? -1)")
      }
    }
    return found
  }

  /// What is wrong with a conflict: it must contradict itself, and no longer without any one of its members.
  private static func differences(_ conflict: [Statement], in model: Model) throws -> [String] {
    var found: [String] = []
    let all = Set(conflict)
    if try ExactAnswer.isFeasible(model.keeping(all)) { found.append("the conflict \(conflict.map(\.index)) can hold") }
    for statement in conflict where try !ExactAnswer.isFeasible(model.keeping(all.subtracting([statement]))) {
      found.append("statement \(statement.index) is too much in the conflict \(conflict.map(\.index))")
    }
    return found
  }
}

extension Model {
  /// The variables, and the required constraints that have one of these statements or none.
  fileprivate func keeping(_ statements: Set<Statement>) -> Model {
    var copy = Model()
    for (index, name) in names.enumerated() {
      _ = copy.addVariable(name, lower: lowerBounds[index], upper: upperBounds[index])
    }
    for constraint in constraints where constraint.priority == .required {
      if constraint.statement.map(statements.contains) ?? true { copy.add(constraint) }
    }
    return copy
  }
}
