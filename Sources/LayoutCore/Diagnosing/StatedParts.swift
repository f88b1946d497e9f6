internal import LayoutGeometry
internal import LinearModel

/// What parts of containers come to in points, where the length of the container is said or proposed.
struct StatedParts {
  let structure: Structure
  let proposal: ProposedSize

  /// What is said, in the user's words, with the length that a part comes to.
  func words(of said: LayoutStatement) -> LayoutError.ConflictMember {
    let words = said.words(in: structure)
    guard let part = said.part, let whole = inner(of: part.container, part.axis) else { return words }
    return .init(statement: words.statement, items: words.items, length: StatedLength(part.of * whole))
  }

  /// The room of which statements are parts and which none of them says; `nil` where one does, or it is not one room alone.
  func room(of statements: [LayoutStatement]) -> LayoutError.ConflictMember? {
    let parts = statements.compactMap(\.part)
    guard let first = parts.first, parts.allSatisfy({ ($0.container, $0.axis) == (first.container, first.axis) }),
      let node = structure.containers[first.container].node, let length = inner(of: first.container, first.axis),
      !statements.contains(where: { says(node, first.axis, $0) })
    else { return nil }
    let words = LayoutStatement.given(node: node, first.axis, .box, length).words(in: structure)
    return .init(statement: words.statement, items: words.items, length: StatedLength(length, isRoom: true))
  }

  /// Whether a statement says how long a container is, or what is around it.
  private func says(_ node: Int, _ axis: Axis, _ statement: LayoutStatement) -> Bool {
    if case .container(axis, _) = statement { return true }
    return statement.subject.map { $0.axis == axis && $0.node == node } ?? false
  }

  /// What parts of a container are parts of: its length without its insets.
  private func inner(of container: Int, _ axis: Axis) -> Double? {
    length(of: container, axis).map { max(0, $0 - structure.containers[container].insets.total(axis)) }
  }

  private func length(of container: Int, _ axis: Axis) -> Double? {
    guard let node = structure.containers[container].node else { return nil }
    let limits = structure.tree.nodes[node][axis]
    let (least, greatest) = (limits.minimum ?? 0, limits.maximum ?? .infinity)
    if least == greatest { return least }
    // What has parts takes all that there is.
    return room(for: container, node, axis).map { min(max($0, least), greatest) }
  }

  /// What is proposed to the root, and to what stands alone in padding all that the padding leaves.
  private func room(for container: Int, _ node: Int, _ axis: Axis) -> Double? {
    if container == 0 { return proposal[axis].flatMap { $0.isFinite ? $0 : nil } }
    let around = structure.containers[container - 1]
    return around.isPadding && around.node == node - 1 ? inner(of: container - 1, axis) : nil
  }
}

extension LayoutStatement {
  /// The container of which it says that something is a part, and which part.
  fileprivate var part: (container: Int, axis: Axis, of: Double)? {
    switch self {
    case .fraction(_, let container, let axis, let part), .fractionTrack(let container, _, let axis, let part):
      (container, axis, part)
    default: nil
    }
  }
}
