internal import LayoutGeometry
internal import LinearModel

// Constraints between items, over the edges that the axes' models have.
extension Compiled {
  /// Adds the relations that belong to this model.
  ///
  /// - Parameters:
  ///   - cells: Where nodes stand.
  ///   - start: Where the container that is compiled starts in a node around it along an axis, by its length: in the layout
  ///     direction, or as it is drawn.
  mutating func add(
    _ plan: RelationPlan, of tree: LayoutTree, _ cells: CellTable,
    start: (_ carrier: Int, Axis, LinearExpression, _ isDrawn: Bool) -> LinearExpression
  ) {
    let axes = compilers.reduce(into: Axis.Set()) { $0.formUnion($1.axis == .horizontal ? .horizontal : .vertical) }
    for entry in plan.entries where entry.root == compilers.first?.root && axes.isSuperset(of: entry.axes) {
      // A relation on one axis is met by the model of that axis alone.
      let relation = tree.relations[entry.index].relation
      var constraint = relation.constraint
      constraint.expression = expression(of: relation, entry, cells, start)
      constraint.statement = Statement(index: statements.count)
      statements.append(.relation(index: entry.index))
      model.add(constraint)
    }
  }

  private func expression(
    of relation: LayoutRelation, _ entry: RelationPlan.Entry, _ cells: CellTable,
    _ start: (_ carrier: Int, Axis, LinearExpression, _ isDrawn: Bool) -> LinearExpression
  ) -> LinearExpression {
    let isDrawn = !relation.isDirected
    var sum = LinearExpression(constant: relation.constraint.expression.constant)
    for ((term, anchor), node) in zip(zip(relation.constraint.expression.terms, relation.anchors), entry.nodes) {
      guard let part = compilers.firstIndex(where: { $0.axis == anchor.attribute.axis }),
        let edges = compilers[part].edgesOfNode[node]
      else { preconditionFailure("The axes of a relation are compiled together.") }
      let compiler = compilers[part]
      // What is left and what is right is said of the edges that are drawn.
      var edge = (isDrawn ? compiler.drawn(edges) : edges)[anchor.attribute]
      if !anchor.attribute.isLength {
        if cells.root(of: entry.carrier, compiler.axis, in: compiler.structure) == entry.root {
          guard let carrier = compiler.edgesOfNode[entry.carrier] else {
            preconditionFailure("The edges of what carries a relation are compiled with it.")
          }
          edge = edge.without((isDrawn ? compiler.drawn(carrier) : carrier).edges.start)
        } else if let box = compiler.variables[entry.root]?.box {
          edge = edge + start(entry.carrier, compiler.axis, LinearExpression(box), isDrawn)
        }
      }
      sum = sum + edge.moved(by: parts[part].variables.lowerBound) * term.coefficient
    }
    return sum
  }
}

extension LinearExpression {
  /// The difference to an expression, most of whose terms this one has as well.
  ///
  /// Equal terms go in pairs. Added up with others they might leave something behind by rounding, which would tie what is
  /// inside a container to where that stands.
  fileprivate func without(_ other: LinearExpression) -> LinearExpression {
    var difference = self
    difference.constant -= other.constant
    for term in other.terms {
      if let index = difference.terms.firstIndex(of: term) {
        difference.terms.remove(at: index)
      } else {
        difference.terms.append(.init(term.variable, -term.coefficient))
      }
    }
    return difference
  }
}
