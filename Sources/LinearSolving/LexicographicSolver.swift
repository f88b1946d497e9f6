public import LinearModel

/// Solves models: tier by tier, strictly lexicographically, down to one answer.
///
/// Each tier is one linear program more or less; what it decides is fixed by its reduced costs before the next tier starts.
/// So no gain in a lower tier, however large, buys a loss in a higher one. Source of the scheme: Isermann, *Linear
/// lexicographic optimization* (1982).
public struct LexicographicSolver: Sendable {
  let solver: BudgetedSolver
  private let presolve: Presolve
  /// Whether the statements of a conflict are looked for; without, each conflict is an empty one.
  package var namesConflicts = true

  /// Creates a solver of models on a solver of linear programs.
  ///
  /// - Parameters:
  ///   - solver: What solves the linear programs.
  ///   - presolve: Whether models are reduced before the solver sees them.
  ///   - budget: What all models that are solved with this may take together; without limits by default.
  public init(_ solver: any LinearSolver, presolve: Presolve = .on, budget: SolveBudget = SolveBudget()) {
    self.solver = BudgetedSolver(solver: solver, budget: budget)
    self.presolve = presolve
  }

  /// What all models that are solved with this may take together, and what of it is left.
  package var budget: SolveBudget { solver.budget }

  /// What solving a model came to.
  public enum Outcome: Hashable, Sendable {
    /// The one answer.
    case solved(Solution)
    /// The required constraints contradict each other: a minimal set of statements that do, and others that share none with it.
    ///
    /// Take any one statement of a set away and the rest of the set can hold. Constraints without a statement are taken for
    /// granted. The first set is empty only when those alone contradict each other. The others are what is found, one after the
    /// other, where all statements of those before are taken back: up to ``mostConflicts`` sets in all.
    case infeasible([Statement], others: [[Statement]] = [])

    /// Of minimal sets that share no statement.
    package init(conflicts: [[Statement]]) {
      self = .infeasible(conflicts.first ?? [], others: Array(conflicts.dropFirst()))
    }
  }

  /// How many conflicts that share no statement are told of one model.
  ///
  /// Nobody mends more at once; and a model of thousands of them is not looked through as often.
  public static let mostConflicts = 16

  /// Solves a model.
  ///
  /// - Parameters:
  ///   - model: What is solved.
  ///   - probes: Expressions to be measured: how far they could move while every tier down to ``Priority/align`` stays as
  ///     good as it is.
  /// - Returns: The answer, or a minimal conflict. The same for any order of the model's parts.
  /// - Throws: A ``LayoutError`` with code `nonFinite`, `limitExceeded` or `solverFailed`, or `CancellationError` in a task
  ///   that was cancelled.
  public func solve(_ model: Model, probing probes: [LinearExpression] = []) throws -> Outcome {
    var start: WarmStart?
    return try solve(model, probes, &start)
  }

  /// Solves a model like one that was solved before, from where that ended.
  ///
  /// - Parameters:
  ///   - model: What is solved.
  ///   - probes: Expressions to be measured, as for ``solve(_:probing:)``.
  ///   - start: Where the last model ended; receives where this one does.
  /// - Returns: The answer of ``solve(_:probing:)`` up to rounding, or the same conflict.
  /// - Throws: As ``solve(_:probing:)``.
  public func solve(
    _ model: Model, probing probes: [LinearExpression], from start: inout WarmStart
  ) throws -> Outcome {
    var kept: WarmStart? = start
    defer { start = kept?.rewound ?? WarmStart() }
    return try solve(model, probes, &kept)
  }

  private func solve(
    _ model: Model, _ probes: [LinearExpression], _ start: inout WarmStart?
  ) throws -> Outcome {
    var failure: LayoutError?
    for reading in Self.readings {
      do {
        return try solve(CanonicalModel(model, scaledBy: reading.measure, slack: reading.slack), probes, &start)
      } catch let error as LayoutError where error.code == .solverFailed {
        failure = failure ?? error
        if start != nil { start = WarmStart() }
      }
    }
    throw failure ?? .lostFace
  }

  /// How a model is read, one way after the other until one has an answer that passes the checks.
  ///
  /// Numbers far beyond what is asked for can be too much; scaled down they may not be. And what misses by less than the
  /// solver can tell apart holds for one program and does not for the next, so that there is neither an answer nor a
  /// conflict: with a little room it holds for all. The room begins at the solver's own tolerance and ends where a
  /// contradiction shows beyond doubt, at a tenth of what answers are checked by.
  static let readings: [(measure: CanonicalModel.Measure, slack: Double)] = [
    (.asked, 0), (.greatest, 0), (.asked, 1e-9), (.asked, 1e-8), (.asked, 1e-7), (.greatest, 1e-7),
  ]

  private func solve(
    _ canonical: CanonicalModel, _ probes: [LinearExpression], _ start: inout WarmStart?
  ) throws -> Outcome {
    let tiers = TieredModel(canonical)
    let terms = probes.map { canonical.merged($0).terms }
    // Something like 0 >= 5 contradicts itself, however little the numbers are for the solver.
    if let impossible = canonical.rows.first(where: \.isImpossible) {
      guard namesConflicts, let statement = impossible.constraint.statement else { return .infeasible([]) }
      return .init(conflicts: try conflicts(of: canonical, known: statement))
    }
    if presolve == .on {
      var presolver = Presolver(tiers, probes: terms, warmStart: start)
      if let answer = try presolver.run(on: solver) {
        start = presolver.warmStart
        // Values that miss a bound are no answer; the whole program tells.
        if tiers.contains(answer.values) { return .solved(solution(answer, canonical, probes)) }
      } else if !presolver.hasUnboundedPreference, let conflicts = try knownConflicts(canonical) {
        return .init(conflicts: conflicts)
      }
    }
    guard let answer = try wholeAnswer(tiers, terms, &start) else {
      return .init(conflicts: namesConflicts ? try conflicts(of: canonical) : [])
    }
    return .solved(solution(answer, canonical, probes))
  }

  private func conflicts(of model: CanonicalModel, known: Statement? = nil) throws -> [[Statement]] {
    try ConflictFinder(model).conflicts(atMost: Self.mostConflicts, known: known, on: solver)
  }

  /// The conflicts of a model in which bounds contradict each other; `nil` where that cannot be seen again.
  ///
  /// Bounds may miss each other by what the solver does not see.
  private func knownConflicts(_ model: CanonicalModel) throws -> [[Statement]]? {
    guard namesConflicts else { return try ConflictFinder(model).isConflict(on: solver) ? [] : nil }
    do {
      return try conflicts(of: model)
    } catch let error as LayoutError where error.code == .solverFailed {
      return nil
    }
  }

  private func wholeAnswer(
    _ model: TieredModel, _ probes: [[LinearProgram.Term]], _ start: inout WarmStart?
  ) throws -> TierRun.Answer? {
    // A lower bound above its upper bound needs no solver to be seen.
    guard model.columns.allSatisfy({ $0.lower <= $0.upper }) else { return nil }
    let assembly = Assembly(model)
    var answer: TierRun.Answer?
    try solver.withSession(on: assembly.program) { session in
      var tiers = TierRun(assembly, probes: ProbeTable(probes), budget: solver.budget, trail: start?.trail())
      answer = try tiers.run(in: &session, variableCount: model.columns.count)
    }
    if let trail = answer?.trail { start?.keep(trail) }
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
      values: canonical.columns.map { answer.values[$0] * scale + 0 }, probes: measured, effort: answer.effort,
      nearDuplicates: canonical.nearDuplicates)
  }
}

extension CanonicalModel.Row {
  /// Whether it is required, about nothing, and does not hold.
  fileprivate var isImpossible: Bool {
    constraint.priority == .required && expression.terms.isEmpty
      && !Bounds(relation: constraint.relation, constant: expression.constant).contains(0)
  }
}
