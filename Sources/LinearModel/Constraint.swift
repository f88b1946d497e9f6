/// How an expression compares with zero.
public enum Relation: Int, Hashable, Sendable {
  /// The expression is 0 or less.
  case lessOrEqual
  /// The expression is 0.
  case equal
  /// The expression is 0 or more.
  case greaterOrEqual
}

/// A linear expression that is to be at most, exactly or at least zero, with a priority.
///
/// Written with operators, as in Kiwi: `a + 8 == b`, `(a <= 100).prioritized(.strong)`. Without more words a constraint is
/// required.
public struct Constraint: Hashable, Sendable {
  /// How the violations of one tier are set off against each other.
  public enum Fairness: Int, Hashable, Sendable {
    /// The weighted sum of all violations is as small as possible.
    case sum
    /// The least of what members have is as large as possible, up to what each demands, then the next least, and so on
    /// (leximin). Weights do not count.
    ///
    /// What a member has is its ``Constraint/demand`` less its violation. So with demands of 0 the largest violation is as small
    /// as possible; where a length demands what it is compared with, it is lengths that are levelled.
    case leximin
  }

  /// What is compared with zero.
  public var expression: LinearExpression
  /// How it is compared.
  public var relation: Relation
  /// How strong the constraint is.
  public var priority: Priority
  /// What one point of violation counts inside the tier; finite and positive.
  public var weight: Double
  /// How the tier sets this violation off against others.
  public var fairness: Fairness
  /// What the member of a fair share has where the constraint holds; finite.
  public var demand: Double
  /// Orders constraints of one priority: a smaller depth is decided first.
  ///
  /// Containers use their nesting depth.
  public var depth: Int
  /// What the user said that led to this constraint, or `nil` for what holds by construction.
  public var statement: Statement?

  /// Creates a constraint on an expression.
  public init(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, weight: Double = 1,
    fairness: Fairness = .sum, demand: Double = 0, depth: Int = 0, statement: Statement? = nil
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
    self.fairness = fairness
    self.demand = demand
    self.depth = depth
    self.statement = statement
  }

  /// The same constraint at another priority and weight.
  public func prioritized(_ priority: Priority, weight: Double = 1) -> Constraint {
    var copy = self
    copy.priority = priority
    copy.weight = weight
    return copy
  }

  /// The same constraint, said by another statement.
  public func stated(_ statement: Statement?) -> Constraint {
    var copy = self
    copy.statement = statement
    return copy
  }
}

extension LinearOperand {
  /// A constraint: both sides are equal.
  public static func == (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A constraint: the left side has this value.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// A constraint: the left side is at most the right one.
  public static func <= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .lessOrEqual)
  }

  /// A constraint: the left side is at most this value.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessOrEqual)
  }

  /// A constraint: the left side is at least the right one.
  public static func >= (left: Self, right: some LinearOperand) -> Constraint {
    Constraint(left - right, .greaterOrEqual)
  }

  /// A constraint: the left side is at least this value.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterOrEqual)
  }
}
