internal import LinearModel

extension LayoutTree {
  /// Checks the relations between items: what they are about, and their numbers.
  ///
  /// - Parameters:
  ///   - ids: The ids of all nodes, and what texts without one say.
  ///   - beside: How many relations of the root, the last ones, a document gives beside the layout.
  ///   - note: What is told of mistakes, instead of throwing the first of them.
  func checkRelations(
    ids: IdentifierSet, beside: Int, limits: Limits, noting note: ((LayoutError) -> Void)?
  ) throws {
    for (index, carried) in relations.enumerated() {
      guard let problem = problem(of: carried, ids: ids, limits: limits) else { continue }
      let mistake = LayoutError(problem.code, problem.message, place: place(ofRelation: index, beside: beside))
      guard let note else { throw mistake }
      note(mistake)
    }
  }

  /// The nodes that an anchor of a relation may belong to: none if the layout that carries the relation has none, and several
  /// where alternatives share an id.
  func targets(of anchor: LayoutAnchor, carriedBy node: Int, ids: IdentifierSet) -> [Int] {
    switch anchor.owner {
    case .container: [node]
    case .item(let id): ids.nodes(called: id, in: nodes).filter((node..<nodes[node].end).contains)
    }
  }

  /// The node that an anchor of a relation belongs to, if it is one alone.
  func onlyTarget(of anchor: LayoutAnchor, carriedBy node: Int, ids: IdentifierSet) -> Int? {
    guard case .item(let id) = anchor.owner else { return node }
    return ids.onlyNode(called: id, in: nodes).flatMap { (node..<nodes[node].end).contains($0) ? $0 : nil }
  }

  /// The place of a relation in the description, such as `layout.children[1].constraints[0]`.
  private func place(ofRelation index: Int, beside: Int) -> String {
    let node = relations[index].node
    let own = relations(of: node)
    let position = index - own.startIndex
    let inside = own.count - beside
    if node == 0, position >= inside { return "constraints[\(position - inside)]" }
    return "\(place(of: node)).constraints[\(position)]"
  }

  private func problem(of carried: CarriedRelation, ids: IdentifierSet, limits: Limits) -> RelationProblem? {
    if case .gridRow = nodes[carried.node].kind {
      return RelationProblem("A row of a grid carries no constraints. Give them to the grid.")
    }
    if let problem = carried.relation.problem(limits: limits) { return problem }
    // Mostly each anchor is that of one item, and no list of what it could be about has to be made.
    let isPlain = carried.relation.anchors.allSatisfy { anchor in
      anchor.track == nil && onlyTarget(of: anchor, carriedBy: carried.node, ids: ids).map { !covers($0) } ?? false
    }
    if isPlain { return nil }
    for anchor in carried.relation.anchors where targets(of: anchor, carriedBy: carried.node, ids: ids).isEmpty {
      guard case .item(let id) = anchor.owner else { continue }
      if let target = ids.nodes(called: id, in: nodes).first { return misplaced(id, target, carrier: carried.node) }
      return unknown(id, carrier: carried.node)
    }
    for anchor in carried.relation.anchors {
      guard let track = anchor.track else { continue }
      for node in targets(of: anchor, carriedBy: carried.node, ids: ids) {
        if let problem = problem(of: track, in: node) { return RelationProblem(problem) }
      }
    }
    for anchor in carried.relation.anchors {
      guard let node = targets(of: anchor, carriedBy: carried.node, ids: ids).first(where: covers) else { continue }
      return RelationProblem(
        "\(name(of: node)) covers its cell by its ratio, so no constraint can be about it. Use the content mode fit, or "
          + "constrain a layout around it.")
    }
    return nil
  }

  /// What is wrong with a column or a row that is spoken of, if anything is.
  func problem(of track: LayoutAnchor.Track, in node: Int) -> String? {
    guard let count = trackCount(ofGrid: node, track.axis) else {
      return "\(name(of: node)) is no grid, and only grids have columns and rows to speak of."
    }
    guard !(0..<count).contains(track.index) else { return nil }
    let tracks = "\(count) \(count == 1 ? track.axis.trackName : track.axis.tracksName)"
    return "\(name(of: node)) has \(tracks), counted from 0, so there is no \(track.text)."
  }

  /// Whether something is drawn larger than it is laid out.
  private func covers(_ node: Int) -> Bool { node > 0 && nodes[node - 1].aspectRatio?.contentMode == .fill }

  /// Says that an item stands outside the layout that carries the relation, and which layout could carry it.
  private func misplaced(_ id: String, _ target: Int, carrier: Int) -> RelationProblem {
    let last = max(target, carrier)
    // Rows carry nothing, so it is the grid around one.
    let common = nodes[...min(target, carrier)].indices.last { node in
      if case .gridRow = nodes[node].kind { return false }
      return nodes[node].end > last
    }
    return RelationProblem(
      "\(id.quoted) stands at \(place(of: target)), not inside \(place(of: carrier)). "
        + "Give the constraint to \(place(of: common ?? 0)), which holds both.")
  }

  private func unknown(_ id: String, carrier: Int) -> RelationProblem {
    let message = unknownItem(id, in: carrier)
    // Texts take a minus between a number and an id for a part of the id.
    let isPuzzling = id.contains("-") && !message.contains("Did you mean")
    return RelationProblem(isPuzzling ? "\(message) If a minus was meant, put spaces around it." : message)
  }
}

/// What is wrong with a relation.
private struct RelationProblem {
  let code: LayoutError.Code
  let message: String

  init(_ message: String, _ code: LayoutError.Code = .invalidLayout) {
    self.code = code
    self.message = message
  }
}

extension LayoutRelation {
  /// What is wrong with the relation wherever it stands, if anything is.
  fileprivate func problem(limits: Limits) -> RelationProblem? {
    guard !usesForeignAnchors else {
      return RelationProblem(
        "The constraint uses an anchor that the closure of another layout was given. Use those that its own closure is given, "
          + "or give the constraint to the layout that holds all that it is about.")
    }
    guard !anchors.isEmpty else {
      return RelationProblem("The constraint is about no item: its anchors cancel out, or are multiplied by 0.")
    }
    if isDirected, let drawn = anchors.first(where: \.attribute.isDrawn) {
      let directed = anchors.first { $0.attribute.isDirected } ?? drawn
      return RelationProblem(
        "\(drawn.text.quoted) is the same from right to left, and \(directed.text.quoted) is mirrored. Use left and right, "
          + "or leading and trailing, in one constraint.")
    }
    for term in constraint.expression.terms {
      // Signs were turned where sides were changed, so only the magnitude is what was said.
      let factor = Self.problem(
        of: abs(term.coefficient), "The factor of \(anchors[term.variable.index].text.quoted)", limits: limits)
      if let factor { return factor }
    }
    let length = abs(constraint.expression.constant)
    guard length <= limits.length else {
      guard length.isFinite else {
        return RelationProblem("The length in the constraint is \(length). Give a finite number.", .nonFinite)
      }
      return RelationProblem(
        "The length in the constraint is \(lengthText(length)); the limit is \(lengthText(limits.length)). "
          + "Use a larger unit.", .limitExceeded)
    }
    guard constraint.weight > 0, constraint.weight.isFinite else {
      return RelationProblem(
        "The weight of the constraint is \(constraint.weight). Weights are above 0 and finite.",
        constraint.weight.isFinite ? .invalidLayout : .nonFinite)
    }
    if let problem = Self.problem(of: constraint.weight, "The weight of the constraint", limits: limits) {
      return problem
    }
    return nil
  }

  /// What is wrong with a number without a unit that is 0 or more.
  ///
  /// - Parameter name: What the number is called, made only for what is wrong: there are as many numbers as relations.
  private static func problem(
    of value: Double, _ name: @autoclosure () -> String, limits: Limits
  ) -> RelationProblem? {
    guard value.isFinite else { return RelationProblem("\(name()) is \(value). Give a finite number.", .nonFinite) }
    guard !limits.factors.contains(value) else { return nil }
    return RelationProblem("\(name()) is \(lengthText(value)). Give one from \(limits.factorsText).", .limitExceeded)
  }
}
