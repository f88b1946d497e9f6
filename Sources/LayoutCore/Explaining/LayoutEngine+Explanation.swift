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
  ///   - item: The id of the item, or of a container; or a track of a grid, counted from 0, and below 0 from the last:
  ///     `form.columns[1]`. The root is called `container` there. What has no id is called by its place, as in reports:
  ///     `layout.children[0]`, `layout.columns[2]`.
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
    try explain(.drawn(edge), of: item, for: tree, in: proposal, triesCauses: triesCauses)
  }

  /// Explains an edge that may be called by the layout direction.
  package func explain(
    _ edge: NamedEdge, of item: String, for tree: LayoutTree, in proposal: ProposedSize, triesCauses: Bool = true
  ) throws -> LayoutExplanation {
    let budget = SolveBudget(options.limits)
    try tree.validate(limits: options.limits)
    let (nodes, track) = try target(item, edge, in: tree)
    let placed = try placeAll(tree, in: proposal, within: budget)
    guard let node = nodes.first(where: { placed.placement.isPlaced[$0] }) else {
      throw LayoutError(
        .unknownItem, "\(item.quoted) has no place: it is in an alternative that was not chosen. Offer another size.")
    }
    let direction = track == nil ? tree.direction(around: node) : tree.direction(in: node)
    let explained = ExplainedEdge(
      node: node, edge: edge.drawn(in: direction ?? options.layoutDirection), track: track)
    // What is explained is what placing gives, to the last digit.
    return try explanation(
      of: explained, called: item, placed, in: try place(tree, in: proposal, within: budget),
      CauseTrial(
        engine: self, structure: placed.solved.structure, tree: tree, proposal: proposal, explained: explained,
        budget: budget, isOn: triesCauses))
  }

  /// Explains the same edges of several nodes that have a place, by one placing, without trying causes.
  ///
  /// - Returns: For each node its explanations, in the order of the edges.
  package func explanations(
    of edges: [LayoutEdge], ofNodes nodes: [Int], for tree: LayoutTree, in proposal: ProposedSize
  ) throws -> [[LayoutExplanation]] {
    let budget = SolveBudget(options.limits)
    try tree.validate(limits: options.limits)
    let placed = try placeAll(tree, in: proposal, within: budget)
    let placement = try place(tree, in: proposal, within: budget)
    return try nodes.map { node in
      try edges.map { edge in
        let explained = ExplainedEdge(node: node, edge: edge, track: nil)
        return try explanation(
          of: explained, called: tree.name(of: node), placed, in: placement,
          CauseTrial(
            engine: self, structure: placed.solved.structure, tree: tree, proposal: proposal, explained: explained,
            budget: budget, isOn: false))
      }
    }
  }

  private func explanation(
    of explained: ExplainedEdge, called name: String, _ placed: (solved: SolvedLayout, placement: Placement),
    in placement: Placement, _ trial: CauseTrial
  ) throws -> LayoutExplanation {
    let structure = placed.solved.structure
    var explainer = EdgeExplainer(
      placed.solved, rects: placement.rects, solver: modelSolver(within: trial.budget))
    try explainer.explain(explained.node, explained.edge, ofTrack: explained.track)
    let words = ExplanationWords(structure: structure, ambiguities: placed.placement.diagnosis.ambiguities)
    let value = explained.value(in: placement) ?? 0
    return LayoutExplanation(
      item: name, edge: explained.edge, value: value, causes: try trial.causes(explainer.sum, words, at: value),
      rules: words.rules(explainer.sum), node: explained.node, place: trial.tree.place(of: explained.node))
  }

  /// The nodes that are meant, and which track of them.
  private func target(
    _ item: String, _ edge: NamedEdge, in tree: LayoutTree
  ) throws -> (nodes: [Int], track: Int?) {
    let ids = IdentifierSet(of: tree)
    let nodes = ids.nodes(called: item, in: tree.nodes)
    guard nodes.isEmpty else { return (nodes, nil) }
    let split = LayoutAnchor.Track.split(item)
    // A child across all columns has the place of its row, which has an end along its own axis only.
    if split?.track.axis != edge.axis, let node = tree.node(at: item), !tree.isGridRow(node) { return ([node], nil) }
    guard let (owner, written) = split else { throw LayoutError(.unknownItem, tree.unknownItem(item, in: 0)) }
    let named = owner == LayoutAnchor.Owner.containerWord ? [0] : ids.nodes(called: owner, in: tree.nodes)
    let grids = named.isEmpty ? tree.node(at: owner).map { [$0] } ?? [] : named
    guard let grid = grids.first else { throw LayoutError(.unknownItem, tree.unknownItem(owner, in: 0)) }
    var track = written
    if let count = tree.trackCount(ofGrid: grid, track.axis), (-count..<0).contains(track.index) {
      track.index += count
    }
    if let problem = tree.problem(of: track, in: grid) { throw LayoutError(.unknownItem, problem) }
    guard edge.axis == track.axis else {
      let names = NamedEdge.allCases.filter { $0.axis == track.axis }.map(\.name).joined(separator: ", ")
      throw LayoutError(.unknownItem, "A \(track.axis.trackName) has no \(edge.name). It has \(names).")
    }
    return (grids, track.index)
  }
}
