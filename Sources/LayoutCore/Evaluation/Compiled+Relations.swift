internal import LayoutGeometry
internal import LinearModel

// Constraints between items, over the edges that the axes' models have.
extension Compiled {
  /// Where containers start, and what other models told of relations that reach into this one.
  struct Surroundings {
    /// Where the container that is compiled starts in a node around it along an axis, by its length: in the direction of the
    /// whole, or against it.
    let start: (_ carrier: Int, Axis, LinearExpression, _ isMirrored: Bool) -> LinearExpression
    /// What other models told of the anchors of relations, by the position of the relation in the plan.
    let values: [Int: [Double]]
  }

  /// Adds the relations that are part of this model.
  ///
  /// - Parameter cells: Where nodes stand.
  mutating func add(_ plan: RelationPlan, of tree: LayoutTree, _ cells: CellTable, _ surroundings: Surroundings) {
    for (index, entry) in plan.entries.enumerated() where isPart(entry) {
      let relation = tree.relations[entry.index].relation
      var constraint = relation.constraint { number in
        // What stands elsewhere has its place by the models that were solved before.
        anchor(number, of: relation, entry, cells, surroundings)
          ?? LinearExpression(constant: surroundings.values[index]?[number] ?? 0)
      }
      constraint.statement = Statement(index: statements.count)
      statements.append(.relation(index: entry.index))
      model.add(constraint)
    }
  }

  /// What a solution tells of the anchors of relations that reach into several models, by the position of the relation in the plan.
  ///
  /// - Parameter values: What models that were solved before told.
  func anchors(
    of plan: RelationPlan, in tree: LayoutTree, _ cells: CellTable, _ surroundings: Surroundings, at solution: Solution
  ) -> [Int: [Double]] {
    var values = surroundings.values
    for (index, entry) in plan.entries.enumerated() where entry.models.count > 1 && isPart(entry) {
      let relation = tree.relations[entry.index].relation
      var told = values[index] ?? Array(repeating: 0, count: relation.anchors.count)
      for number in relation.anchors.indices {
        if let anchor = anchor(number, of: relation, entry, cells, surroundings) { told[number] = solution[anchor] }
      }
      values[index] = told
    }
    return values
  }

  /// Whether a relation is part of this model; one on one axis is met by the models of that axis alone.
  private func isPart(_ entry: RelationPlan.Entry) -> Bool {
    guard !compilers.isEmpty, entry.models.contains(compilers[0].root) else { return false }
    return Axis.allCases.allSatisfy { !entry.axes.contains(Axis.Set($0)) || part(along: $0) != nil }
  }

  /// What an anchor of a relation means in this model; `nil` where it is told by another one.
  private func anchor(
    _ number: Int, of relation: LayoutRelation, _ entry: RelationPlan.Entry, _ cells: CellTable,
    _ surroundings: Surroundings
  ) -> LinearExpression? {
    let axis = relation.anchors[number].attribute.axis
    guard let part = part(along: axis) else { return nil }
    // Asked once for all of it: a compiler is large, and is copied each time.
    return compilers[part].anchor(number, of: relation, entry, cells, surroundings)?
      .moved(by: parts[part].variables.lowerBound)
  }
}

extension LayoutRelation {
  /// What solving may leave of a relation that holds, as a part of its terms: half of the digits that numbers have.
  private static let rounding = 1e-8

  /// What it says, where it is known what each of its anchors means.
  fileprivate func constraint(_ anchor: (Int) -> LinearExpression) -> Constraint {
    var constraint = constraint
    var sum = LinearExpression(constant: constraint.expression.constant)
    var magnitude = 1 + abs(sum.constant)
    for (number, term) in constraint.expression.terms.enumerated() {
      let anchor = anchor(number)
      sum = sum + anchor * term.coefficient
      magnitude += abs(anchor.constant * term.coefficient)
    }
    // All of it is told by models that held it, as exactly as they are solved.
    if sum.terms.isEmpty, abs(sum.constant) <= Self.rounding * magnitude { sum.constant = 0 }
    constraint.expression = sum
    return constraint
  }
}

extension AxisCompiler {
  /// Adds the relations about what is in the container whose places are compiled, which is the root for that.
  mutating func addRelations(_ cells: CellTable) {
    let inside = Compiled.Surroundings(start: { _, _, _, _ in LinearExpression() }, values: [:])
    for entry in relations.entries where entry.root == root && entry.axes.contains(Axis.Set(axis)) {
      let relation = structure.tree.relations[entry.index].relation
      let constraint = relation.constraint { number in
        anchor(number, of: relation, entry, cells, inside) ?? LinearExpression()
      }
      model.add(constraint.stated(stateOnce(.relation(index: entry.index))))
    }
  }

  /// What an anchor of a relation means along this axis; `nil` where another model tells it.
  fileprivate func anchor(
    _ number: Int, of relation: LayoutRelation, _ entry: RelationPlan.Entry, _ cells: CellTable,
    _ surroundings: Compiled.Surroundings
  ) -> LinearExpression? {
    let (anchor, node) = (relation.anchors[number], entry.nodes[number])
    guard let edges = edgesOfNode[node] else { return nil }
    let track = anchor.track.map { self.edges(ofTrack: $0.index, ofGrid: node, in: edges.edges) }
    // What is left and what is right is said of the edges that are drawn, and what leads is told by what carries the relation.
    let isMirrored = isMirrored(relation, of: entry.carrier)
    let edge = mirrored(track ?? edges, if: isMirrored)[anchor.attribute]
    if anchor.attribute.isLength { return edge }
    if cells.root(of: entry.carrier, axis, in: structure) == root {
      guard let carrier = edgesOfNode[entry.carrier] else {
        preconditionFailure("The edges of what carries a relation are compiled with it.")
      }
      return edge.without(mirrored(carrier, if: isMirrored).edges.start)
    }
    guard let box = variables[root]?.box else { return edge }
    return edge + surroundings.start(entry.carrier, axis, LinearExpression(box), isMirrored)
  }

  /// Whether a relation is measured against the direction of the whole.
  private func isMirrored(_ relation: LayoutRelation, of carrier: Int) -> Bool {
    guard relation.isDirected else { return structure.isMirrored(axis) }
    return structure.containerIndex(of: carrier).map { structure.isTurned($0, axis) } ?? false
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
