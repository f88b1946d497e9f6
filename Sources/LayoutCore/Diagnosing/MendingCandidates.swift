internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Thinks of changes that may mend a conflict: each is about one of its members.
///
/// None is offered before it was tried.
struct MendingCandidates {
  /// What is changed, in the order in which changes are offered: what asks for the least from those who wrote the layout first.
  enum Kind: CaseIterable {
    /// The length that is proposed, or that of a frame.
    case room
    /// What does not fit stands out.
    case overflow
    /// A relation, or a position.
    case relation
    /// The length of an item.
    case length
    /// Gaps and padding.
    case distance
  }

  let structure: Structure
  let tree: LayoutTree
  let proposal: ProposedSize
  /// The factor nearest to 1 by which the length of a statement leaves an answer.
  let nearestFactor: (Statement) throws -> Double?

  /// The change of a kind that may mend what a member says; `nil` where there is none.
  func fix(_ kind: Kind, _ said: LayoutStatement, _ statement: Statement) throws -> Fix? {
    switch kind {
    case .room: try room(said, statement)
    case .overflow: overflow(said)
    case .relation: relation(said)
    case .length: try ownLength(said, statement, ofLeaves: true)
    case .distance: try distance(said, statement)
    }
  }

  /// The length nearest to one that was said that leaves an answer; `nil` where there is no other.
  private func nearestLength(to length: Double, _ statement: Statement) throws -> Double? {
    guard let factor = try nearestFactor(statement) else { return nil }
    let nearest = (factor * length).withoutRounding
    return nearest == length ? nil : nearest
  }

  // MARK: Lengths

  private func room(_ said: LayoutStatement, _ statement: Statement) throws -> Fix? {
    guard case .container(let axis, let offered) = said else {
      return try ownLength(said, statement, ofLeaves: false)
    }
    guard proposal[axis] == offered, let length = try nearestLength(to: offered, statement) else { return nil }
    return Fix(
      text: "propose a \(axis.lengthName) of \(lengthText(length))", edit: .propose(axis: axis, length: length))
  }

  /// Another length for what has one, or the end of the limits that is in the way taken back.
  private func ownLength(_ said: LayoutStatement, _ statement: Statement, ofLeaves: Bool) throws -> Fix? {
    guard let own = said.ownLength(in: structure), tree.nodes[own.node].isLeaf == ofLeaves else { return nil }
    let (node, axis) = (own.node, own.axis)
    if own.part == .fixed || own.part == .fixedIdeal {
      guard let length = try nearestLength(to: own.length, statement) else { return nil }
      return Fix(
        text: "make \(own.name) \(lengthText(length)) \(axis.adjective)",
        edit: .setLength(node: node, axis: axis, length: length))
    }
    guard own.isSaid, own.part == .least || own.part == .greatest else { return nil }
    return Fix(
      text: "take back that \(own.words.statement)",
      edit: .removeLimit(node: node, axis: axis, own.part == .least ? .minimum : .maximum))
  }

  // MARK: What is taken back

  private func overflow(_ said: LayoutStatement) -> Fix? {
    let node: Int? =
      switch said {
      case .container: 0
      case .minimum(let node, _, _), .maximum(let node, _, _): tree.nodes[node].isLeaf ? nil : node
      case .inside(_, let container, _), .fixedTrack(let container, _, _, _), .track(let container, _, _, _),
        .trackMaximum(let container, _, _, _):
        structure.containers[container].node
      default: nil
      }
    guard let node, tree.nodes[node].overflow != .visible else { return nil }
    return Fix(
      text: "let what does not fit stand out of \(tree.name(of: node)) (overflow: visible)",
      edit: .allowOverflow(node: node))
  }

  private func relation(_ said: LayoutStatement) -> Fix? {
    switch said {
    case .relation(let index):
      return Fix(text: "take back \(tree.relations[index].relation.text)", edit: .removeConstraint(index: index))
    case .position(let node, let axis, _):
      return Fix(
        text: "take back the \(axis == .horizontal ? "x" : "y") of the position of \(tree.name(of: node))",
        edit: .removePosition(node: node, axis: axis))
    default: return nil
    }
  }

  // MARK: Distances

  private func distance(_ said: LayoutStatement, _ statement: Statement) throws -> Fix? {
    switch said {
    case .spacing(let container, let axis, let length): try gaps(of: container, axis, length, statement)
    case .padding(let container, let axis, let length): try padding(of: container, axis, length, statement)
    default: nil
    }
  }

  private func gaps(of container: Int, _ axis: Axis, _ length: Double, _ statement: Statement) throws -> Fix? {
    let info = structure.containers[container]
    guard info.gaps(axis).unequal == nil, let node = structure.describedNode(of: container),
      tree.nodes[node].kind.spaced(length, axis) != nil,
      let shorter = try nearestLength(to: length, statement)
    else { return nil }
    let gaps = info.gapCount(axis) == 1 ? "gap" : "gaps"
    return Fix(
      text: "make the \(gaps) between the \(axis.tracksName) of \(tree.name(of: node)) \(lengthText(shorter))",
      edit: .setSpacing(node: node, axis: axis, length: shorter))
  }

  /// The two sides keep their ratio.
  private func padding(of container: Int, _ axis: Axis, _ length: Double, _ statement: Statement) throws -> Fix? {
    let info = structure.containers[container]
    guard let node = info.node, case .padding = tree.nodes[node].kind, length > 0,
      let total = try nearestLength(to: length, statement)
    else { return nil }
    let before = (info.insets.before(axis) * total / length).withoutRounding
    let after = ((info.insets.total(axis) - info.insets.before(axis)) * total / length).withoutRounding
    let (first, second) = axis == .horizontal ? ("leading", "trailing") : ("at the top", "at the bottom")
    return Fix(
      text: "make the padding of \(tree.name(of: tree.unwrapped(node))) \(lengthText(before)) \(first) and "
        + "\(lengthText(after)) \(second)",
      edit: .setPadding(node: node, axis: axis, before: before, after: after))
  }
}
