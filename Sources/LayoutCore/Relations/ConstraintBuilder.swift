/// Collects constraints: one on each line, with `if`, `else`, `switch`, `for` and optionals.
@resultBuilder
public enum ConstraintBuilder {
  /// One constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }

  /// Constraints that were made elsewhere in the closure.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// Not a constraint: the compiler says what to write instead.
  @available(*, unavailable, message: "A constraint is written with ==, <= or >= between two sides.")
  public static func buildExpression(_ assignment: Void) -> [LayoutConstraint] { [] }

  /// Several lines, or none.
  public static func buildBlock(_ lines: [LayoutConstraint]...) -> [LayoutConstraint] { all(lines) }

  /// Lines behind an `if` without `else`.
  public static func buildOptional(_ lines: [LayoutConstraint]?) -> [LayoutConstraint] { lines ?? [] }

  /// The first branch of a choice.
  public static func buildEither(first: [LayoutConstraint]) -> [LayoutConstraint] { first }

  /// The second branch of a choice.
  public static func buildEither(second: [LayoutConstraint]) -> [LayoutConstraint] { second }

  /// The lines that a `for` loop makes.
  public static func buildArray(_ lines: [[LayoutConstraint]]) -> [LayoutConstraint] { all(lines) }

  /// Lines behind an `if #available`.
  public static func buildLimitedAvailability(_ lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }

  /// All constraints, one behind the other; those of one line are not copied.
  private static func all(_ lines: [[LayoutConstraint]]) -> [LayoutConstraint] {
    lines.count == 1 ? lines[0] : lines.flatMap(\.self)
  }
}
