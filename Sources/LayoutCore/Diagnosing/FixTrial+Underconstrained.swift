internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

// Relations that settle what is open in free layouts.
extension FixTrial {
  /// What relations leave open, with the fixes that work.
  ///
  /// All are tried at once first. If nothing is open with all of them, each settles its own edge: it keeps what was chosen, so all
  /// that was best is best with it, and it can open nothing. Else each is tried by itself.
  func underconstrained() throws -> [UnderconstrainedEdge] {
    let open = placement.diagnosis.underconstrained
    guard !open.isEmpty else { return [] }
    let fixes = open.map { fix(for: $0, among: open) }
    let left = try edgesOpen(after: .several(fixes))
    if let left, left.isEmpty { return zip(open, fixes).map { $0.with(fixes: [$1]) } }
    return try zip(open, fixes).map { edge, fix in
      let left = try edgesOpen(after: fix.edit)
      return edge.with(fixes: left.map { !$0.contains(EdgeName(edge)) } ?? false ? [fix] : [])
    }
  }

  /// An edge by names that a fix does not change.
  private struct EdgeName: Hashable {
    let node: Int
    let edge: LayoutEdge

    init(_ edge: UnderconstrainedEdge) { (node, self.edge) = (edge.node, edge.edge) }
  }

  /// What is open in free layouts with a change; `nil` where there is no answer then.
  private func edgesOpen(after edit: Fix.Edit) throws -> Set<EdgeName>? {
    do {
      let tree = placement.tree.applying(edit)
      try tree.validate(limits: engine.options.limits)
      let fixed = try engine.place(tree, in: proposal, within: budget)
      return Set(fixed.diagnosis.underconstrained.map(EdgeName.init))
    } catch is LayoutError {
      // That the work took too long says nothing about the fix.
      try budget.check()
      return nil
    }
  }

  /// The relation that says what was chosen; of what has no id of its own, its place or its size.
  ///
  /// - Parameter all: Everything that is open.
  private func fix(for open: UnderconstrainedEdge, among all: [UnderconstrainedEdge]) -> Fix {
    let tree = placement.tree
    let isLength = open.isLength
    guard let id = tree.nodes[open.node].id, tree.nodes.count(where: { $0.id == id }) == 1 else {
      let value = plain(open.start)
      if isLength {
        return Fix(
          text: "make \(open.item) \(lengthText(value)) \(open.axis.adjective)",
          edit: .sizeCell(node: open.node, axis: open.axis, length: value))
      }
      let centre = plain(open.start + placement.exactRects[open.node].size[open.axis] / 2)
      let position = Fix(
        text: "position \(open.item) at \(open.axis == .horizontal ? "x" : "y") \(lengthText(centre))",
        edit: .position(node: open.node, axis: open.axis, centre: centre))
      // A centre says where an edge is only where it is known how far that is from there.
      guard let length = all.first(where: { $0.isLength && $0.node == open.node && $0.axis == open.axis }) else {
        return position
      }
      let size = fix(for: length, among: all)
      return Fix(text: "\(size.text); then \(position.text)", edit: .several([size, position]))
    }
    let attribute: LayoutAnchor.Attribute =
      switch open.edge {
      case .left, .right: .leading
      case .top, .bottom: .top
      case .width: .width
      case .height: .height
      }
    let relation = relation(LayoutAnchor(.item(id), attribute), isLength: isLength, plain(open.start))
    return Fix(
      text: "add the constraint \(relation.text) to \(tree.name(of: open.containerNode))",
      edit: .addConstraint(carrier: open.containerNode, relation))
  }

  private func relation(_ anchor: LayoutAnchor, isLength: Bool, _ value: Double) -> LayoutRelation {
    var terms = [LinearExpression.Term(Variable(index: 0), 1)]
    var anchors = [anchor]
    if !isLength {
      terms.append(.init(Variable(index: 1), -1))
      anchors.append(LayoutAnchor(.container, anchor.attribute))
    }
    let sum = LinearExpression(terms: terms, constant: -value)
    return LayoutRelation(Constraint(sum, .equal, priority: .required), over: anchors)
  }

  /// The number without the rounding that sums leave in it, as people would write it.
  private func plain(_ value: Double) -> Double {
    let rounded = (value * 1e6).rounded() / 1e6
    // What differs by less holds as well for the solver.
    return abs(rounded - value) <= 1e-10 * (1 + abs(value)) ? rounded : value
  }
}

extension UnderconstrainedEdge {
  /// Whether it is a length, which does not change with where something stands.
  fileprivate var isLength: Bool { edge == .width || edge == .height }
}
