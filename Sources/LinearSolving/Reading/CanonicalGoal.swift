internal import LinearModel

/// A goal in terms of the columns of a ``CanonicalModel``, merged once for all who read it.
struct CanonicalGoal {
  typealias Expression = CanonicalModel.Expression

  /// What the goal asks for, as ``Goal/Aim`` has it; members of a fair share are in canonical order.
  enum Aim {
    case minimize(Expression)
    case minimizeKeeping(Expression, kept: Expression)
    case leximin([Expression])
    case inOrder([Expression])
  }

  let key: TierPreferences.Key
  let aim: Aim

  var priority: Priority { key.priority }

  /// - Parameter merged: An expression in terms of columns.
  init(_ goal: Goal, merged: (LinearExpression) -> Expression) {
    key = .init(priority: goal.priority, depth: goal.depth)
    aim =
      switch goal.aim {
      case .minimize(let expression): .minimize(merged(expression))
      case .minimizeKeeping(let expression, let kept): .minimizeKeeping(merged(expression), kept: merged(kept))
      case .leximin(let expressions): .leximin(CanonicalModel.sorted(expressions.map(merged)))
      // The order is what such a goal is about.
      case .inOrder(let expressions): .inOrder(expressions.map(merged))
      }
  }

  /// The expressions that the goal is about.
  var expressions: [Expression] {
    switch aim {
    case .minimize(let expression): [expression]
    case .minimizeKeeping(let expression, let kept): [expression, kept]
    case .leximin(let expressions), .inOrder(let expressions): expressions
    }
  }
}
