public import LinearModel

/// Solves models: tier by tier, strictly lexicographically, down to one answer.
///
/// Each tier is one linear program more or less; what it decides is fixed by its reduced costs before the next tier starts.
/// So no gain in a lower tier, however large, buys a loss in a higher one. Source of the scheme: Isermann, *Linear
/// lexicographic optimization* (1982).
public struct LexicographicSolver: Sendable {
  private let solver: any LinearSolver
  private let budget: SolveBudget

  /// Creates a solver of models on a solver of linear programs.
  ///
  /// - Parameters:
  ///   - solver: What solves the linear programs.
  ///   - budget: What all models that are solved with this may take together; without limits by default.
  public init(_ solver: any LinearSolver, budget: SolveBudget = SolveBudget()) {
    self.solver = solver
    self.budget = budget
  }

  /// What solving a model came to.
  public enum Outcome: Hashable, Sendable {
    /// The one answer.
    case solved(Solution)
    /// The required constraints contradict each other: a minimal set of statements that do.
    ///
    /// Take any one of them away and the others can hold. Constraints without a statement are taken for granted. The set is
    /// empty only when those alone contradict each other.
    case infeasible([Statement])
  }

  /// Solves a model.
  ///
  /// - Parameters:
  ///   - model: What is solved.
  ///   - probes: Expressions to be measured: how far they could move while every tier down to ``Priority/share`` stays as
  ///     good as it is.
  /// - Returns: The answer, or a minimal conflict. The same for any order of the model's parts.
  /// - Throws: A ``LayoutError`` with code `nonFinite`, `limitExceeded` or `solverFailed`, or `CancellationError` in a task
  ///   that was cancelled.
  public func solve(_ model: Model, probing probes: [LinearExpression] = []) throws -> Outcome {
    let canonical = try CanonicalModel(model)
    let assembly = Assembly(canonical)
    guard assembly.impossible.isEmpty, let answer = try run(assembly, canonical, probes) else {
      return .infeasible(try ConflictFinder(canonical, budget: budget).conflict(on: solver))
    }
    return .solved(solution(answer, canonical, probes))
  }

  private func run(
    _ assembly: Assembly, _ canonical: CanonicalModel, _ probes: [LinearExpression]
  ) throws -> TierRun.Answer? {
    // A lower bound above its upper bound needs no solver to be seen.
    guard assembly.program.columns.allSatisfy({ $0.lower <= $0.upper }) else { return nil }
    var answer: TierRun.Answer?
    try solver.withSession(on: assembly.program) { session in
      var tiers = TierRun(assembly, probes: probes.map { canonical.merged($0).terms }, budget: budget)
      answer = try tiers.run(in: &session, variableCount: canonical.bounds.count)
    }
    return answer
  }

  private func solution(
    _ answer: TierRun.Answer, _ canonical: CanonicalModel, _ probes: [LinearExpression]
  ) -> Solution {
    let scale = canonical.scale
    let measured = zip(answer.probes, probes).map { probe, expression in
      Solution.Probe(
        lower: probe.lower * scale + expression.constant, upper: probe.upper * scale + expression.constant,
        decidedBy: probe.decidedBy)
    }
    return Solution(
      // Adding 0 turns a negative zero into a plain one.
      values: canonical.columns.map { answer.values[$0] * scale + 0 }, probes: measured, effort: answer.effort)
  }
}
