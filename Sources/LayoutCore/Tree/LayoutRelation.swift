internal import LayoutGeometry
package import LinearModel

/// A constraint between anchors of a layout.
///
/// It is kept in one form, however it was written: each anchor occurs in one term, terms that add stand before terms that
/// take away, and at least one of them adds. So what is written to a document is equal when it is read again.
@usableFromInline package struct LayoutRelation: Hashable, Sendable {
  /// What the variables of the constraint stand for: `anchors[index]` for the variable with that index.
  ///
  /// Term number n of the expression is about anchor number n.
  package let anchors: [LayoutAnchor]
  /// The constraint, on variables that mean ``anchors`` and nothing else.
  package let constraint: Constraint
  /// Whether it was written with anchors that another layout was asked for, where they mean something else.
  let usesForeignAnchors: Bool

  /// Creates a relation from a constraint, whose variables stand for positions of `table`.
  package init(_ constraint: Constraint, over table: [LayoutAnchor], usesForeignAnchors: Bool = false) {
    self.usesForeignAnchors = usesForeignAnchors
    let sum = AnchorSum(constraint.expression, over: table)
    var canonical = constraint
    canonical.expression = sum.expression
    if sum.isNegated { canonical.relation = constraint.relation.mirrored }
    self.anchors = sum.anchors
    self.constraint = canonical
  }

  /// Whether it is measured in the layout direction, so that a mirrored layout is the mirror image.
  var isDirected: Bool { anchors.contains { $0.attribute.isDirected } }

  /// The axes that it is about.
  var axes: Axis.Set { anchors.reduce(into: []) { $0.insert(Axis.Set($1.attribute.axis)) } }
}

/// The expression of a relation in the one form that relations have.
private struct AnchorSum {
  private(set) var anchors: [LayoutAnchor] = []
  private(set) var expression = LinearExpression()
  /// Whether all signs were turned, because every term took away.
  private(set) var isNegated = false

  init(_ original: LinearExpression, over table: [LayoutAnchor]) {
    guard !Self.isInForm(original, over: table) else {
      (anchors, expression) = (table, original)
      return
    }
    let totals = Self.totals(of: original, over: table)
    isNegated = totals.allSatisfy { $0.coefficient < 0 } && !totals.isEmpty
    anchors.reserveCapacity(totals.count)
    expression.terms.reserveCapacity(totals.count)
    for (anchor, coefficient) in totals where !(coefficient < 0) || isNegated { add(anchor, coefficient) }
    if !isNegated {
      for (anchor, coefficient) in totals where coefficient < 0 { add(anchor, coefficient) }
    }
    // No negative zero, which a text would not keep.
    expression.constant = original.constant == 0 ? 0 : isNegated ? -original.constant : original.constant
  }

  /// Whether an expression has that form already, as most have that are written by hand; sums of many terms are not looked at.
  private static func isInForm(_ expression: LinearExpression, over table: [LayoutAnchor]) -> Bool {
    let (terms, constant) = (expression.terms, expression.constant)
    guard terms.count == table.count, terms.count <= few, constant != 0 || constant.sign == .plus else { return false }
    return terms.indices.allSatisfy { number in
      let keepsOrder = number == 0 || terms[number].coefficient < 0 || terms[number - 1].coefficient > 0
      return terms[number].variable.index == number && keepsOrder
        && (number == 0 ? terms[0].coefficient > 0 : terms[number].coefficient != 0)
        && !table[..<number].contains(table[number])
    }
  }

  private mutating func add(_ anchor: LayoutAnchor, _ coefficient: Double) {
    let variable = Variable(index: anchors.count)
    anchors.append(anchor)
    expression.terms.append(.init(variable, isNegated ? -coefficient : coefficient))
  }

  /// Up to so many terms are compared one by one, which takes less than hashing their ids.
  private static let few = 8

  /// What each anchor is multiplied by, in order of first occurrence, without those that cancel out.
  private static func totals(
    of expression: LinearExpression, over table: [LayoutAnchor]
  ) -> [(anchor: LayoutAnchor, coefficient: Double)] {
    var totals: [(anchor: LayoutAnchor, coefficient: Double)] = []
    totals.reserveCapacity(expression.terms.count)
    var positions: [LayoutAnchor: Int] = [:]
    for term in expression.terms {
      let anchor = table[term.variable.index]
      let isFew = totals.count <= few
      if let position = isFew ? totals.firstIndex(where: { $0.anchor == anchor }) : positions[anchor] {
        totals[position].coefficient += term.coefficient
      } else {
        if totals.count == few { for (index, total) in totals.enumerated() { positions[total.anchor] = index } }
        if totals.count >= few { positions[anchor] = totals.count }
        totals.append((anchor, term.coefficient))
      }
    }
    guard totals.contains(where: { $0.coefficient == 0 }) else { return totals }
    return totals.filter { $0.coefficient != 0 }
  }
}

extension Relation {
  /// The same comparison after both sides have changed their sign.
  fileprivate var mirrored: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
