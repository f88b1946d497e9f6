/// A set of variables, constraints with priorities, and goals: what a layout compiles into.
///
/// A model is a value. The order in which it is built does not change its answer: it is solved in the order of its
/// variables' names.
public struct Model: Sendable {
  /// What tells the order in which variables are solved, whatever the order in which all else is added.
  package enum VariableOrder: Sendable {
    /// Their names, for those who add them in any order.
    case names
    /// That in which they were added, for those who always add the same ones in the same order: nothing is to be sorted.
    case insertion
  }

  /// What tells the order in which the variables are solved.
  package let variableOrder: VariableOrder
  /// The names of the variables, by index.
  public private(set) var names: [Variable.Name] = []
  /// The least value of each variable, in points; minus infinity where there is none.
  public private(set) var lowerBounds: [Double] = []
  /// The greatest value of each variable, in points; infinity where there is none.
  public private(set) var upperBounds: [Double] = []
  /// The constraints, in the order in which they were added.
  public private(set) var constraints: [Constraint] = []
  /// The goals, in the order in which they were added.
  public private(set) var goals: [Goal] = []

  /// Creates an empty model.
  public init() { self.init(variablesBy: .names) }

  /// Creates an empty model.
  ///
  /// - Parameter variableOrder: What tells the order in which its variables are solved.
  package init(variablesBy variableOrder: VariableOrder) { self.variableOrder = variableOrder }

  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - name: What reports call it. Give every variable its own name: equal names are ordered by insertion.
  ///   - lower: The least value by construction, in points.
  ///   - upper: The greatest value by construction, in points.
  public mutating func addVariable(
    _ name: Variable.Name, lower: Double = -.infinity, upper: Double = .infinity
  ) -> Variable {
    names.append(name)
    lowerBounds.append(lower)
    upperBounds.append(upper)
    return Variable(index: names.count - 1)
  }

  /// Adds a constraint.
  public mutating func add(_ constraint: Constraint) {
    constraints.append(constraint)
  }

  /// Adds a goal.
  public mutating func add(_ goal: Goal) {
    goals.append(goal)
  }

  /// Takes back constraints.
  package mutating func removeConstraints(where isTakenBack: (Constraint) -> Bool) {
    constraints.removeAll(where: isTakenBack)
  }

  /// Takes back the preferences that were added since there were so many constraints and goals, but those of one priority.
  ///
  /// - Parameter comeFirst: Whether those that stay come before all others of their priority, so that they are met as far as they
  ///   would be by themselves.
  package mutating func keepPreferences(
    of priority: Priority, sinceConstraint constraint: Int, goal: Int, comeFirst: Bool
  ) {
    var kept = constraints[constraint...].filter { $0.priority == .required || $0.priority == priority }
    if comeFirst {
      for index in kept.indices where kept[index].priority == priority { kept[index].depth -= 1 }
    }
    constraints.replaceSubrange(constraint..., with: kept)
    goals.removeSubrange(goal...)
  }

  /// Makes preferences that were added since come after all others, in the order that they had.
  package mutating func postponePreferences(sinceConstraint constraint: Int, goal: Int) {
    // Depths within a priority stay far below this, which keeps the priorities apart.
    let spacing = 1_000_000
    let last = Priority(rawValue: 0) ?? .policy
    func depth(_ priority: Priority, _ depth: Int) -> Int { (1 + Int(1000 - priority.rawValue)) * spacing + depth }
    for index in constraints.indices[constraint...] where constraints[index].priority < .required {
      constraints[index].depth = depth(constraints[index].priority, constraints[index].depth)
      constraints[index].priority = last
    }
    for index in goals.indices[goal...] {
      goals[index].depth = depth(goals[index].priority, goals[index].depth)
      goals[index].priority = last
    }
  }
}
