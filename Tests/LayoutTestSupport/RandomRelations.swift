package import LayoutCore
internal import LayoutGeometry

/// Relations that nobody prepared, between items of a tree, from a seed.
package struct RandomRelations {
  package var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  private static let horizontal: [LayoutAnchor.Attribute] = [.left, .right, .width, .centerX]
  private static let vertical: [LayoutAnchor.Attribute] = [.top, .bottom, .height, .centerY, .firstBaseline]
  private static let lengths: [LayoutAnchor.Attribute] = [.width, .height]
  /// Priorities that users give: those with names, and some between those of the engine.
  private static let priorities: [Double] = [900, 800, 760, 600, 550, 400, 300, 220, 100, 30, 5, 0]

  /// What a relation about a placed tree starts from.
  package enum Slack: Sendable {
    /// It holds where everything stands.
    case holds
    /// It is missed by a little, or holds by a little.
    case near
  }

  /// Some relations between items that have a place.
  ///
  /// - Parameters:
  ///   - tree: What they are about.
  ///   - placement: Where everything stands without them.
  package mutating func relations(
    _ count: Int, of tree: LayoutTree, at placement: Placement, _ slack: Slack
  ) -> [RandomRelation] {
    var relations: [RandomRelation] = []
    for _ in 0..<count {
      if let relation = relation(of: tree, at: placement, slack) { relations.append(relation) }
    }
    // Trees list them by the nodes that carry them.
    return relations.enumerated().sorted { ($0.element.carrier, $0.offset) < ($1.element.carrier, $1.offset) }.map(
      \.element)
  }

  private mutating func relation(
    of tree: LayoutTree, at placement: Placement, _ slack: Slack
  ) -> RandomRelation? {
    let carriers = tree.nodes.indices.filter { node in
      if case .gridRow = tree.nodes[node].kind { return false }
      return placement.isPlaced[node]
    }
    guard let carrier = random.chance(0.6) ? 0 : carriers.randomElement(using: &random) else { return nil }
    var items = (carrier..<tree.nodes[carrier].end).filter { placement.isPlaced[$0] && tree.nodes[$0].id != nil }
    items.append(carrier)
    let axis: Axis = random.chance(0.5) ? .horizontal : .vertical
    let attributes =
      random.chance(0.1) ? Self.lengths : axis == .horizontal ? Self.horizontal : Self.vertical
    var terms: [RandomRelation.Term] = []
    for position in 0..<(random.chance(0.15) ? 3 : random.chance(0.2) ? 1 : 2) {
      guard let node = items.randomElement(using: &random),
        var attribute = attributes.randomElement(using: &random)
      else { return nil }
      // Where the baseline of a text is cannot be read off rectangles, nor that of a container; else it is at the bottom.
      let isToldByRect = tree.nodes[node].isLeaf && tree.nodes[node].measured == nil
      if attribute == .firstBaseline, !isToldByRect { attribute = .bottom }
      guard !terms.contains(where: { $0.node == node && $0.attribute == attribute }) else { continue }
      let factor = random.chance(0.7) ? 1 : ([0.5, 2, 3] as [Double]).randomElement(using: &random) ?? 1
      terms.append(.init(coefficient: position == 0 ? factor : -factor, node: node, attribute: attribute))
    }
    return finished(terms, carrier, at: placement, slack)
  }

  private mutating func finished(
    _ terms: [RandomRelation.Term], _ carrier: Int, at placement: Placement, _ slack: Slack
  ) -> RandomRelation {
    var relation = RandomRelation(
      carrier: carrier, terms: terms,
      comparison: RandomRelation.Comparison.allCases.randomElement(using: &random) ?? .equal,
      constant: 0, priority: random.chance(0.35) ? 1000 : Self.priorities.randomElement(using: &random) ?? 0)
    relation.constant = relation.value(in: placement.rectsWithoutOffsets)
    let distance = Double(Int.random(in: 0...20, using: &random))
    switch (slack, relation.comparison) {
    case (.holds, .equal): break
    case (.holds, .atMost): relation.constant += random.chance(0.5) ? 0 : distance
    case (.holds, .atLeast): relation.constant -= random.chance(0.5) ? 0 : distance
    case (.near, _): relation.constant += random.chance(0.3) ? 0 : distance - 8
    }
    return relation
  }
}
