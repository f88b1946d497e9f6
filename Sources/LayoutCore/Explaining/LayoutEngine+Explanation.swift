public import LayoutGeometry
internal import LinearModel
internal import LinearSolving

extension LayoutEngine {
  /// Explains why an edge or a length of an item has its value, as an exact sum of what was said.
  ///
  /// Places the layout, solves one more model for each container around the item that has no say in its cell, and places
  /// the layout once or twice more for each of the up to eight causes that add most, to see whether they do.
  ///
  /// - Parameters:
  ///   - edge: What is explained.
  ///   - item: The id of the item, or of a container.
  ///   - layout: What is placed.
  ///   - proposal: The size that is offered.
  /// - Throws: As ``place(_:in:)``, and `unknownItem` where there is no such item, or it has no place.
  public func explain(
    _ edge: LayoutEdge, of item: String, for layout: some Layout, in proposal: ProposedSize = .unspecified
  ) throws -> LayoutExplanation {
    try explain(edge, of: item, for: LayoutTree(layout), in: proposal, triesCauses: true)
  }

  /// Explains an edge; without trying causes it takes no placement but one.
  package func explain(
    _ edge: LayoutEdge, of item: String, for tree: LayoutTree, in proposal: ProposedSize, triesCauses: Bool
  ) throws -> LayoutExplanation {
    let budget = SolveBudget(options.limits)
    try tree.validate(limits: options.limits)
    let nodes = IdentifierSet(of: tree).nodes(called: item, in: tree.nodes)
    guard !nodes.isEmpty else { throw LayoutError(.unknownItem, tree.unknownItem(item, in: 0)) }
    let placed = try placeAll(tree, in: proposal, within: budget)
    guard let node = nodes.first(where: { placed.placement.isPlaced[$0] }) else {
      throw LayoutError(
        .unknownItem, "\(item.quoted) has no place: it is in an alternative that was not chosen. Offer another size.")
    }
    // What is explained is what placing gives, to the last digit.
    let rects = try place(tree, in: proposal, within: budget).rects
    var explainer = EdgeExplainer(placed.solved, rects: rects, solver: modelSolver(within: budget))
    try explainer.explain(node, edge)
    let trial = CauseTrial(
      engine: self, structure: placed.solved.structure, tree: tree, proposal: proposal, node: node, edge: edge,
      budget: budget, isOn: triesCauses)
    let words = ExplanationWords(
      structure: placed.solved.structure, ambiguities: placed.placement.diagnosis.ambiguities)
    return LayoutExplanation(
      item: item, edge: edge, value: edge.value(in: rects[node]),
      causes: try trial.causes(explainer.sum, words, at: edge.value(in: rects[node])),
      rules: words.rules(explainer.sum), node: node, place: tree.place(of: node))
  }
}
