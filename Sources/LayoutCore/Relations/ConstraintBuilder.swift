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

  /// No lines.
  public static func buildBlock() -> [LayoutConstraint] { [] }

  /// The first line.
  @inlinable public static func buildPartialBlock(first: [LayoutConstraint]) -> [LayoutConstraint] { first }

  /// One more line behind those before it.
  public static func buildPartialBlock(
    accumulated: consuming [LayoutConstraint], next: [LayoutConstraint]
  ) -> [LayoutConstraint] {
    accumulated.append(contentsOf: next)
    return accumulated
  }

  /// Lines behind an `if` without `else`.
  public static func buildOptional(_ lines: [LayoutConstraint]?) -> [LayoutConstraint] { lines ?? [] }

  /// The first branch of a choice.
  public static func buildEither(first: [LayoutConstraint]) -> [LayoutConstraint] { first }

  /// The second branch of a choice.
  public static func buildEither(second: [LayoutConstraint]) -> [LayoutConstraint] { second }

  /// The lines that a `for` loop makes.
  public static func buildArray(_ lines: [[LayoutConstraint]]) -> [LayoutConstraint] {
    // Those of one line are not copied.
    lines.count == 1 ? lines[0] : lines.flatMap(\.self)
  }

  /// Lines behind an `if #available`.
  public static func buildLimitedAvailability(_ lines: [LayoutConstraint]) -> [LayoutConstraint] { lines }
}
