/// A sum of anchors, each times a number, and a length: one side of a constraint.
///
/// ```swift
/// grid.constrain { $0["a"].right + 8 <= ($0["b"].left + $0["c"].left) / 2 }
/// ```
///
/// Lengths are points. Two of them, or one and a number, are compared with `==`, `<=` or `>=`, which makes a
/// ``LayoutConstraint``.
public struct AnchorExpression: Sendable {
  /// An anchor and what it is multiplied by.
  struct Term: Sendable {
    let anchor: LayoutAnchor
    /// The closure that was given the anchor.
    let scope: AnchorScope
    var coefficient: Double
  }

  /// The terms, in the order in which they were written.
  private(set) var terms: [Term]
  /// What is added to the terms, in points.
  private(set) var constant: Double

  /// Creates a length without an anchor, to which anchors may be added.
  ///
  /// - Parameter length: Points.
  public init(_ length: Double = 0) { (terms, constant) = ([], length) }

  init(_ anchor: LayoutAnchor, in scope: AnchorScope) {
    (terms, constant) = ([], 0)
    // Most constraints are about two anchors, and the second one comes behind the first.
    terms.reserveCapacity(2)
    terms.append(Term(anchor: anchor, scope: scope, coefficient: 1))
  }

  private consuming func mapped(_ transform: (Double) -> Double) -> AnchorExpression {
    for index in terms.indices { terms[index].coefficient = transform(terms[index].coefficient) }
    constant = transform(constant)
    return self
  }

  /// An expression with a multiple of another one added.
  private consuming func adding(_ other: Self, times factor: Double) -> Self {
    for var term in other.terms {
      term.coefficient *= factor
      terms.append(term)
    }
    constant += factor * other.constant
    return self
  }

  /// The sum of two expressions.
  public static func + (left: consuming Self, right: Self) -> Self { left.adding(right, times: 1) }

  /// The difference of two expressions.
  public static func - (left: consuming Self, right: Self) -> Self { left.adding(right, times: -1) }

  /// An expression with a length added.
  public static func + (left: consuming Self, right: Double) -> Self {
    left.constant += right
    return left
  }

  /// A length with an expression added.
  public static func + (left: Double, right: consuming Self) -> Self { right + left }

  /// An expression with a length taken away.
  public static func - (left: consuming Self, right: Double) -> Self { left + -right }

  /// A length with an expression taken away.
  public static func - (left: Double, right: consuming Self) -> Self { -right + left }

  /// An expression times a factor.
  public static func * (left: consuming Self, right: Double) -> Self { left.mapped { $0 * right } }

  /// A factor times an expression.
  public static func * (left: Double, right: consuming Self) -> Self { right * left }

  /// An expression divided by a number.
  public static func / (left: consuming Self, right: Double) -> Self { left.mapped { $0 / right } }

  /// The negative of an expression.
  public static prefix func - (expression: consuming Self) -> Self { expression.mapped { -$0 } }
}
