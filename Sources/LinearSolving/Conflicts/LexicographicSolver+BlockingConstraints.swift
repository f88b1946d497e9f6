public import LinearModel

/// What can stand in the way of a preference, see ``LexicographicSolver/blockingConstraints(of:in:solvedBy:)``.
public enum BlockingConstraint: Hashable, Sendable {
  /// A statement, with all that it asks for at the preference's priority and above.
  case statement(Statement)
  /// The constraints of one priority that belong to no statement.
  case unstated(Priority)
  /// The goals of one priority: what is minimised or shared there.
  case goal(Priority)
}

extension BlockingConstraint: Comparable {
  /// Orders statements as their maker listed them, then what is unstated and then goals, from strong to weak.
  public static func < (left: BlockingConstraint, right: BlockingConstraint) -> Bool { left.key < right.key }

  /// Whether somebody said it.
  var isStated: Bool { if case .statement = self { true } else { false } }

  private var key: (kind: Int, place: Double) {
    switch self {
    case .statement(let statement): (0, Double(statement.index))
    case .unstated(let priority): (1, -priority.rawValue)
    case .goal(let priority): (2, -priority.rawValue)
    }
  }
}

extension LexicographicSolver {
  /// Finds a minimal set of blocking constraints that together keep a preference from holding.
  ///
  /// They are at least as strong as the preference: each keeps what the solution gives it, a missed one missing no more than it
  /// does. As they do, the preference cannot hold; without any one of them it could. Constraints that are required and belong to
  /// no statement are taken for granted.
  ///
  /// That there is such a set follows from optimality: a point that treats everything stronger as well, everything equally
  /// strong as well, and the preference better would have been the answer. Source for minimal sets as explanations: Junker,
  /// *QuickXplain: Preferred explanations and relaxations for over-constrained problems* (2004).
  ///
  /// - Parameters:
  ///   - preference: A statement; its strongest constraints that the solution misses are what is explained.
  ///   - model: The model that was solved.
  ///   - solution: The answer to the model.
  /// - Returns: The statements in their order, then what is unstated, then goals, both from strong to weak. Constraints come
  ///   before goals where either explains enough. `nil` when the preference holds. Empty when what is taken for granted
  ///   suffices.
  /// - Throws: A ``LayoutError`` with code `nonFinite` or `solverFailed`.
  public func blockingConstraints(
    of preference: Statement, in model: Model, solvedBy solution: Solution
  ) throws -> [BlockingConstraint]? {
    try BlockingConstraintFinder(CanonicalModel(model), solution, preference)?.blockingConstraints(on: solver)
  }
}
