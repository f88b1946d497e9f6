extension Model: CustomStringConvertible {
  /// The model as text, one line for each bound, constraint and goal, strongest first; for reading and for tests.
  public var description: String { text(of: nil) { _ in nil } }

  /// The model as text, one line for each bound, constraint and goal, strongest first, with comments behind `#`.
  ///
  /// - Parameters:
  ///   - priority: The tier to write; `nil` for all of them. Bounds are required.
  ///   - comment: What is to be said about a statement; `nil` for nothing.
  public func text(of priority: Priority?, commenting comment: (Statement) -> String?) -> String {
    var lines = priority ?? .required == .required ? boundLines : []
    let constraints = constraints.filter { priority ?? $0.priority == $0.priority }
    let goals = goals.filter { priority ?? $0.priority == $0.priority }
    for constraint in constraints.stablySorted(by: { ($0.priority, $1.depth) > ($1.priority, $0.depth) }) {
      lines.append(text(of: constraint) + (constraint.statement.flatMap(comment).map { "  # " + oneLine($0) } ?? ""))
    }
    for goal in goals.stablySorted(by: { ($0.priority, $1.depth) > ($1.priority, $0.depth) }) {
      lines.append(text(of: goal))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A text without line breaks, which ids may have.
  private func oneLine(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }

  private var boundLines: [String] {
    names.indices.compactMap { index in
      switch (lowerBounds[index].isFinite, upperBounds[index].isFinite) {
      case (true, true): "\(number(lowerBounds[index])) <= \(names[index]) <= \(number(upperBounds[index]))"
      case (true, false): "\(names[index]) >= \(number(lowerBounds[index]))"
      case (false, true): "\(names[index]) <= \(number(upperBounds[index]))"
      case (false, false): nil
      }
    }
  }

  private func text(of constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .lessOrEqual: "<="
      case .equal: "="
      case .greaterOrEqual: ">="
      }
    let sum = terms(of: constraint.expression)
    let sides = "\(sum.isEmpty ? "0" : sum) \(relation) \(number(-constraint.expression.constant))"
    guard constraint.priority < .required else { return sides }
    // Where a member demands what it is compared with, it is what stands on the left that is levelled.
    let isLevelled = constraint.demand == -constraint.expression.constant
    let demand = isLevelled ? "" : " of \(number(constraint.demand))"
    let share = constraint.fairness == .leximin ? " fairly\(demand)" : ""
    let weight = constraint.weight == 1 ? "" : " weight \(number(constraint.weight))"
    return "\(sides) @ \(tier(constraint.priority, constraint.depth))\(share)\(weight)"
  }

  private func text(of goal: Goal) -> String {
    let aim =
      switch goal.aim {
      case .minimize(let expression): "minimize \(text(of: expression))"
      case .minimizeKeeping(let expression, let kept): "minimize \(text(of: expression)) keeping \(text(of: kept))"
      case .leximin(let members): "share \(members.map(text).joined(separator: ", "))"
      case .inOrder(let members): "maximize in order \(members.map(text).joined(separator: ", "))"
      }
    return "\(aim) @ \(tier(goal.priority, goal.depth))"
  }

  private func tier(_ priority: Priority, _ depth: Int) -> String {
    depth == 0 ? number(priority.rawValue) : "\(number(priority.rawValue)) depth \(depth)"
  }

  private func text(of expression: LinearExpression) -> String {
    let sum = terms(of: expression)
    guard expression.constant != 0 || sum.isEmpty else { return sum }
    guard !sum.isEmpty else { return number(expression.constant) }
    return "\(sum) \(expression.constant < 0 ? "-" : "+") \(number(abs(expression.constant)))"
  }

  /// Each variable once, in the order in which they were written, without those that cancel out.
  private func terms(of expression: LinearExpression) -> String {
    var text = ""
    var positions: [Variable: Int] = [:]
    var sums: [LinearExpression.Term] = []
    for term in expression.terms {
      if let position = positions[term.variable] {
        sums[position].coefficient += term.coefficient
      } else {
        positions[term.variable] = sums.count
        sums.append(term)
      }
    }
    for term in sums where term.coefficient != 0 {
      let sign = term.coefficient < 0 ? "-" : "+"
      let factor = abs(term.coefficient) == 1 ? "" : "\(number(abs(term.coefficient))) "
      if text.isEmpty {
        text = (sign == "-" ? "-" : "") + factor + names[term.variable.index].description
      } else {
        text += " \(sign) \(factor)\(names[term.variable.index])"
      }
    }
    return text
  }

  /// A number without decimals where it has none.
  private func number(_ value: Double) -> String {
    // Up to 2^53 every whole Double is an exact Int.
    value == value.rounded() && abs(value) < 9e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Array {
  /// The elements in order; equal ones stay as they stand.
  fileprivate func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      if precedes(right.element, left.element) { return false }
      return left.offset < right.offset
    }.map(\.element)
  }
}
