package import LayoutCore
package import LayoutGeometry
internal import LinearModel

/// A relation between items that tests make, change and check, with what it is about in plain sight.
package struct RandomRelation: Sendable {
  /// How both sides compare.
  package enum Comparison: CaseIterable, Sendable {
    case atMost, equal, atLeast
  }

  package struct Term: Sendable {
    package var coefficient: Double
    /// The node that is spoken of: an item, or the carrier itself.
    package var node: Int
    package var attribute: LayoutAnchor.Attribute

    package init(coefficient: Double, node: Int, attribute: LayoutAnchor.Attribute) {
      self.coefficient = coefficient
      self.node = node
      self.attribute = attribute
    }
  }

  /// The node that carries it.
  package var carrier: Int
  package var terms: [Term]
  package var comparison: Comparison
  /// What the terms are compared with, on the other side.
  package var constant: Double
  /// From 0 to 1000.
  package var priority: Double

  package init(carrier: Int, terms: [Term], comparison: Comparison, constant: Double, priority: Double) {
    self.carrier = carrier
    self.terms = terms
    self.comparison = comparison
    self.constant = constant
    self.priority = priority
  }

  package var isRequired: Bool { priority == 1000 }

  /// The relation as a tree carries it.
  package func relation(in tree: LayoutTree) -> LayoutRelation {
    let anchors = terms.map { term in
      LayoutAnchor(term.node == carrier ? .container : .item(tree.nodes[term.node].id ?? ""), term.attribute)
    }
    let expression = LinearExpression(
      terms: terms.enumerated().map { .init(Variable(index: $0.offset), $0.element.coefficient) }, constant: -constant)
    let relation: Relation =
      switch comparison {
      case .atMost: .lessOrEqual
      case .equal: .equal
      case .atLeast: .greaterOrEqual
      }
    return LayoutRelation(
      Constraint(expression, relation, priority: Priority(rawValue: priority) ?? .required), over: anchors)
  }

  /// The relation in a tree with other numbers; `nil` where something that it is about is not in it.
  package func renumbered(_ numbers: [Int: Int]) -> RandomRelation? {
    var copy = self
    guard let carrier = numbers[carrier] else { return nil }
    copy.carrier = carrier
    for index in terms.indices {
      guard let node = numbers[terms[index].node] else { return nil }
      copy.terms[index].node = node
    }
    return copy
  }

  /// What its terms come to where everything stands, from the corner of what carries it.
  package func value(in rects: [Rect]) -> Double {
    terms.reduce(0) { sum, term in
      var rect = rects[term.node]
      rect.x -= rects[carrier].x
      rect.y -= rects[carrier].y
      return sum + term.coefficient * term.attribute.value(in: rect)
    }
  }

  /// By how much it is missed where everything stands; 0 where it holds.
  package func violation(in rects: [Rect]) -> Double {
    let excess = value(in: rects) - constant
    return switch comparison {
    case .atMost: max(0, excess)
    case .equal: abs(excess)
    case .atLeast: max(0, -excess)
    }
  }
}

extension LayoutTree {
  /// The tree with relations between its items.
  package func related(_ relations: [RandomRelation]) -> LayoutTree {
    var tree = self
    for relation in relations { tree.add([relation.relation(in: self)], to: relation.carrier) }
    return tree
  }
}

extension LayoutAnchor.Attribute {
  /// What it is of a rectangle; what has no text has its baseline at the bottom.
  package func value(in rect: Rect) -> Double {
    switch self {
    // Without a mirrored layout the two are the same.
    case .left, .leading: rect.minX
    case .right, .trailing: rect.maxX
    case .top: rect.minY
    case .bottom, .firstBaseline, .lastBaseline: rect.maxY
    case .width: rect.width
    case .height: rect.height
    case .centerX: rect.x + rect.width / 2
    case .centerY: rect.y + rect.height / 2
    }
  }
}

extension RandomRelation {
  /// The relation in the transposed layout.
  package var transposed: RandomRelation {
    var copy = self
    for index in terms.indices { copy.terms[index].attribute = terms[index].attribute.transposed }
    return copy
  }
}

extension LayoutAnchor.Attribute {
  /// The same along the other axis; a baseline counts as the bottom, which it is where there is no text.
  fileprivate var transposed: LayoutAnchor.Attribute {
    switch self {
    case .left, .leading: .top
    case .right, .trailing: .bottom
    case .width: .height
    case .centerX: .centerY
    case .top: .left
    case .bottom, .firstBaseline, .lastBaseline: .right
    case .height: .width
    case .centerY: .centerX
    }
  }
}
