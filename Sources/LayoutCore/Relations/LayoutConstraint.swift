public import LinearModel

/// What `constrain` takes: two sums of anchors that compare, with a priority.
///
/// Written with operators, as in Kiwi: `a.right + 8 == b.left`, `(a.width <= 100).prioritized(.strong)`. Without more words a
/// constraint is required.
public struct LayoutConstraint: Sendable {
  /// What is compared with 0: the left side less the right one.
  let difference: AnchorExpression
  let relation: Relation
  private(set) var priority = Priority.required
  private(set) var weight = 1.0

  init(_ difference: AnchorExpression, _ relation: Relation) {
    self.difference = difference
    self.relation = relation
  }

  /// The same constraint at another priority and weight.
  ///
  /// - Parameters:
  ///   - priority: Constraints of a higher priority hold first, whatever that costs those below.
  ///   - weight: What one point of violation counts among constraints of one priority: above 0 and finite.
  public func prioritized(_ priority: Priority, weight: Double = 1) -> LayoutConstraint {
    var copy = self
    (copy.priority, copy.weight) = (priority, weight)
    return copy
  }
}

extension AnchorExpression {
  /// A constraint: both sides are equal.
  public static func == (left: consuming Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .equal)
  }

  /// A constraint: the left side has this length.
  public static func == (left: consuming Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left - right, .equal)
  }

  /// A constraint: the right side has this length.
  public static func == (left: Double, right: consuming Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .equal)
  }

  /// A constraint: the left side is at most the right one.
  public static func <= (left: consuming Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .lessOrEqual)
  }

  /// A constraint: the left side is at most this length.
  public static func <= (left: consuming Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left - right, .lessOrEqual)
  }

  /// A constraint: the right side is at least this length.
  public static func <= (left: Double, right: consuming Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .lessOrEqual)
  }

  /// A constraint: the left side is at least the right one.
  public static func >= (left: consuming Self, right: Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .greaterOrEqual)
  }

  /// A constraint: the left side is at least this length.
  public static func >= (left: consuming Self, right: Double) -> LayoutConstraint {
    LayoutConstraint(left - right, .greaterOrEqual)
  }

  /// A constraint: the right side is at most this length.
  public static func >= (left: Double, right: consuming Self) -> LayoutConstraint {
    LayoutConstraint(left - right, .greaterOrEqual)
  }
}

extension LayoutRelation {
  /// The relations that a closure writes as constraints.
  @usableFromInline static func list(_ constraints: (LayoutAnchors) -> [LayoutConstraint]) -> [LayoutRelation] {
    let scope = AnchorScope()
    return constraints(LayoutAnchors(scope)).map { LayoutRelation($0, in: scope) }
  }

  /// Creates a relation from a constraint as it was written.
  ///
  /// - Parameter scope: The closure that it came from.
  init(_ constraint: LayoutConstraint, in scope: AnchorScope) {
    let terms = constraint.difference.terms
    let expression = LinearExpression(
      terms: terms.indices.map { .init(Variable(index: $0), terms[$0].coefficient) },
      constant: constraint.difference.constant)
    self.init(
      Constraint(expression, constraint.relation, priority: constraint.priority, weight: constraint.weight),
      over: terms.map(\.anchor), usesForeignAnchors: terms.contains { $0.scope !== scope })
  }
}
