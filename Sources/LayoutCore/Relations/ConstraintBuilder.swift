public import LinearModel

/// Collects constraints: one on each line, with `if`, `else`, `switch`, `for` and optionals.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ constraint: Constraint) -> [Constraint] { [constraint] }

  /// Constraints that were made elsewhere in the closure.
  public static func buildExpression(_ constraints: [Constraint]) -> [Constraint] { constraints }

  /// Several lines, or none.
  public static func buildBlock(_ lines: [Constraint]...) -> [Constraint] { lines.flatMap { $0 } }

  /// Lines behind an `if` without `else`.
  public static func buildOptional(_ lines: [Constraint]?) -> [Constraint] { lines ?? [] }

  /// The first branch of a choice.
  public static func buildEither(first: [Constraint]) -> [Constraint] { first }

  /// The second branch of a choice.
  public static func buildEither(second: [Constraint]) -> [Constraint] { second }

  /// The lines that a `for` loop makes.
  public static func buildArray(_ lines: [[Constraint]]) -> [Constraint] { lines.flatMap { $0 } }

  /// Lines behind an `if #available`.
  public static func buildLimitedAvailability(_ lines: [Constraint]) -> [Constraint] { lines }
}
