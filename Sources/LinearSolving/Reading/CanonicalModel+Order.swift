internal import LinearModel

// The order in which a model is read: it depends on what is said, not on the order in which it was said.
extension CanonicalModel {
  /// The variables of a model in canonical order.
  static func order(ofVariables model: Model) -> [Int] {
    switch model.variableOrder {
    case .insertion: Array(model.names.indices)
    case .names: model.names.indices.sorted { (model.names[$0], $0) < (model.names[$1], $1) }
    }
  }

  /// Rows by tier, then by what they ask for.
  static func sorted(_ rows: [Row]) -> [Row] {
    let keys = rows.map { RowKey($0) }
    return sorted(rows) { left, right in
      RowKey.precedes(keys[left], keys[right]) ?? precedes(rows[left], rows[right])
    }
  }

  /// Goals by priority and depth, then by what they ask for.
  static func sorted(_ goals: [CanonicalGoal]) -> [CanonicalGoal] {
    sorted(goals) { left, right in
      let (a, b) = (goals[left], goals[right])
      if a.key != b.key { return a.key < b.key }
      for (a, b) in zip(a.expressions, b.expressions) {
        if let order = precedes(a, b) { return order }
      }
      return nil
    }
  }

  /// Expressions in an order that depends on nothing but themselves.
  static func sorted(_ expressions: [Expression]) -> [Expression] {
    sorted(expressions) { precedes(expressions[$0], expressions[$1]) }
  }

  /// Sorts what is too large to be moved about: its places are sorted, and it is moved once.
  ///
  /// - Parameter precedes: Whether what stands at one place comes before what stands at another; `nil` where the first of them does.
  private static func sorted<Element>(_ elements: [Element], by precedes: (Int, Int) -> Bool?) -> [Element] {
    elements.indices.sorted { precedes($0, $1) ?? ($0 < $1) }.map { elements[$0] }
  }

  /// Whether one row of the same key stands before another; `nil` where they say the same.
  private static func precedes(_ left: Row, _ right: Row) -> Bool? {
    if let order = precedes(left.expression, right.expression) { return order }
    let (a, b) = (left.constraint, right.constraint)
    if a.weight != b.weight { return a.weight < b.weight }
    if a.statement != b.statement { return (a.statement?.index ?? -1) < (b.statement?.index ?? -1) }
    return nil
  }

  private static func precedes(_ left: Expression, _ right: Expression) -> Bool? {
    for (a, b) in zip(left.terms, right.terms) {
      if a.column != b.column { return a.column < b.column }
      if a.coefficient != b.coefficient { return a.coefficient < b.coefficient }
    }
    if left.terms.count != right.terms.count { return left.terms.count < right.terms.count }
    return left.constant == right.constant ? nil : left.constant < right.constant
  }
}

/// What tells most rows apart, without a reference to follow.
private struct RowKey {
  let priority: Double
  let depth: Int
  let fairness: Int
  let demand: Double
  let relation: Int
  /// The first columns, or -1 where there are none.
  let columns: (first: Int, second: Int)
  let coefficient: Double

  init(_ row: CanonicalModel.Row) {
    priority = row.constraint.priority.rawValue
    depth = row.constraint.depth
    fairness = row.constraint.fairness.rawValue
    demand = row.constraint.demand
    relation = row.constraint.relation.rawValue
    let terms = row.expression.terms
    columns = (terms.first?.column ?? -1, terms.count > 1 ? terms[1].column : -1)
    coefficient = terms.first?.coefficient ?? 0
  }

  /// Whether rows of one key stand before those of another; `nil` where only the rows themselves tell.
  static func precedes(_ left: Self, _ right: Self) -> Bool? {
    if left.priority != right.priority { return left.priority > right.priority }
    if left.depth != right.depth { return left.depth < right.depth }
    if left.fairness != right.fairness { return left.fairness < right.fairness }
    if left.demand != right.demand { return left.demand < right.demand }
    if left.relation != right.relation { return left.relation < right.relation }
    if left.columns.first != right.columns.first { return left.columns.first < right.columns.first }
    if left.coefficient != right.coefficient { return left.coefficient < right.coefficient }
    return left.columns.second == right.columns.second ? nil : left.columns.second < right.columns.second
  }
}
