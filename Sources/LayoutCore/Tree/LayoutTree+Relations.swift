extension LayoutTree {
  /// A relation and the node that carries it.
  ///
  /// Trees list them apart from their nodes: few layouts have any, and nodes stay small.
  package struct CarriedRelation: Hashable, Sendable {
    /// The node that carries it: what its anchors call the container.
    ///
    /// The items that it is about are in the subtree of that node.
    package var node: Int
    /// What is said.
    package let relation: LayoutRelation
  }

  /// Adds relations to a node, behind those that it has.
  ///
  /// O(number of relations of later nodes).
  package mutating func add(_ added: [LayoutRelation], to node: Int) {
    relations.insert(
      contentsOf: added.lazy.map { CarriedRelation(node: node, relation: $0) }, at: firstRelation(from: node + 1))
  }

  /// The relations that a node carries, in order.
  ///
  /// O(log(number of relations)).
  package func relations(of node: Int) -> ArraySlice<CarriedRelation> {
    relations[firstRelation(from: node)..<firstRelation(from: node + 1)]
  }

  /// The position of the first relation that this node or a later one carries.
  private func firstRelation(from node: Int) -> Int {
    relations.partitionPoint { $0.node >= node }
  }

  /// The nodes that relations speak of, ascending, each as often as they do.
  ///
  /// O(number of nodes), if there are relations.
  var relatedNodes: [Int] {
    guard !relations.isEmpty else { return [] }
    let ids = IdentifierSet(of: self)
    return relations.flatMap { carried in
      carried.relation.anchors.flatMap { targets(of: $0, carriedBy: carried.node, ids: ids) }
    }.sorted()
  }

  /// Takes over the relations of a tree whose nodes were inserted at `index`, and moves those of later nodes.
  mutating func insertRelations(of other: LayoutTree, at index: Int) {
    guard !relations.isEmpty || !other.relations.isEmpty else { return }
    let position = firstRelation(from: index)
    for later in relations.indices[position...] { relations[later].node += other.nodes.count }
    relations.insert(contentsOf: other.relations.map { $0.moved(by: index) }, at: position)
  }

  /// Forgets the relations of nodes that are taken out, and moves those of later nodes.
  mutating func removeRelations(of removed: Range<Int>) {
    guard !relations.isEmpty else { return }
    relations.removeSubrange(firstRelation(from: removed.lowerBound)..<firstRelation(from: removed.upperBound))
    for later in relations.indices[firstRelation(from: removed.lowerBound)...] {
      relations[later].node -= removed.count
    }
  }
}

extension LayoutTree {
  /// Makes the right side of a relation larger by a length.
  mutating func shiftRelation(_ index: Int, by length: Double) {
    let relation = relations[index].relation
    var constraint = relation.constraint
    constraint.expression.constant -= length
    relations[index] = CarriedRelation(
      node: relations[index].node, relation: LayoutRelation(constraint, over: relation.anchors))
  }
}

extension LayoutTree.CarriedRelation {
  /// The same relation on a node that stands `offset` further.
  fileprivate func moved(by offset: Int) -> Self { Self(node: node + offset, relation: relation) }
}
