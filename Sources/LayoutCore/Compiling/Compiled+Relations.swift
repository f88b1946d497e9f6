internal import LayoutGeometry
internal import LinearModel

// Constraints between items, over the edges that the axes' models have.
extension Compiled {
  /// Adds the relations that belong to this model.
  ///
  /// - Parameter start: Where the container that is compiled is drawn along an axis, by its length.
  mutating func add(
    _ plan: RelationPlan, of tree: LayoutTree, start: (Axis, LinearExpression) -> LinearExpression
  ) {
    let axes = compilers.reduce(into: Axis.Set()) { $0.formUnion($1.axis == .horizontal ? .horizontal : .vertical) }
    for entry in plan.entries where entry.root == compilers.first?.root && axes.isSuperset(of: entry.axes) {
      // A relation on one axis is met by the model of that axis alone.
      let relation = tree.relations[entry.index].relation
      var constraint = relation.constraint
      constraint.expression = expression(of: relation, entry, start)
      constraint.statement = Statement(index: statements.count)
      statements.append(.relation(index: entry.index))
      model.add(constraint)
    }
  }

  private func expression(
    of relation: LayoutRelation, _ entry: RelationPlan.Entry, _ start: (Axis, LinearExpression) -> LinearExpression
  ) -> LinearExpression {
    var sum = LinearExpression(constant: relation.constraint.expression.constant)
    for ((term, anchor), node) in zip(zip(relation.constraint.expression.terms, relation.anchors), entry.nodes) {
      guard let part = compilers.firstIndex(where: { $0.axis == anchor.attribute.axis }),
        let edges = compilers[part].edgesOfNode[node]
      else { preconditionFailure("The axes of a relation are compiled together.") }
      // What is left and what is right is said of the edges that are drawn.
      var edge = compilers[part].drawn(edges)[anchor.attribute]
      if !anchor.attribute.isLength, let box = compilers[part].variables[entry.root]?.box {
        edge = edge + start(compilers[part].axis, LinearExpression(box))
      }
      sum = sum + edge.moved(by: parts[part].variables.lowerBound) * term.coefficient
    }
    return sum
  }
}
