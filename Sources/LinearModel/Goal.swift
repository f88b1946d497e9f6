/// A preference that is not the violation of a constraint: something to make small, to share, or to decide in order.
public struct Goal: Hashable, Sendable {
  /// What the goal asks for.
  public enum Aim: Hashable, Sendable {
    /// The expression is as small as possible. Several such goals of one tier are added up.
    case minimize(LinearExpression)
    /// The first expression is as small as it can be while `kept` has its own smallest value.
    ///
    /// Afterwards `kept` is free again; only the first expression stays within what it took. So a lower tier can still
    /// bring `kept` to its smallest value, and what was open before that stays visible.
    case minimizeKeeping(LinearExpression, kept: LinearExpression)
    /// The smallest of the expressions is as large as possible, then the next smallest, and so on (leximin).
    ///
    /// Over a convex set this has exactly one outcome. Source: Ogryczak, Pióro and Tomaszewski, *Telecommunications
    /// network design and max-min optimization problem* (2005). Goals of one tier whose members are coupled share as one.
    case leximin([LinearExpression])
    /// The first expression is as large as possible, then the second, and so on.
    case inOrder([LinearExpression])
  }

  /// What the goal asks for.
  public var aim: Aim
  /// How strong the goal is; never required.
  public var priority: Priority
  /// Orders goals of one priority: a smaller depth is decided first.
  public var depth: Int

  /// Creates a goal.
  ///
  /// - Precondition: `priority` is below ``Priority/required``: a goal can always be met more or less.
  public init(_ aim: Aim, priority: Priority, depth: Int = 0) {
    precondition(priority < .required, "A goal has a priority below required.")
    self.aim = aim
    self.priority = priority
    self.depth = depth
  }
}
