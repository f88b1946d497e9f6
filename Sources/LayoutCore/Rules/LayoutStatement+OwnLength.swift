internal import LayoutGeometry
internal import LinearModel

/// What a statement says of the length of a node, for sentences about one node and about several that are alike.
struct OwnLength: Hashable {
  let node: Int
  let name: String
  let items: [String]
  let axis: Axis
  let part: LengthPart
  let length: Double
  /// Whether it was said of the node.
  let isSaid: Bool
  /// Whether it is what the content of the node measures.
  let isMeasured: Bool

  /// What it says of the node, such as `at least 50 wide`.
  var amount: String { part.amount(length, axis) }

  var words: LayoutError.ConflictMember {
    let stated = StatedLength(length, isRoom: part == .greatest)
    guard part == .fixedIdeal else {
      return .init(statement: "\(name) is \(amount)", items: items, length: stated)
    }
    return .init(
      statement: "\(name) has a fixed size, its ideal \(axis.lengthName) of \(lengthText(length))", items: items,
      length: stated)
  }
}

extension LayoutStatement {
  /// The node whose own length it is about, if it is about one.
  var subject: (node: Int, axis: Axis)? { ownPart.map { ($0.node, $0.axis) } }

  /// What it says of the length of a node, if it says that.
  func ownLength(in structure: Structure) -> OwnLength? {
    guard let (node, axis, part, length) = ownPart else { return nil }
    let tree = structure.tree
    let isFixed = structure.hasFixedLength(node, axis)
    let takesIdeal = tree.nodes[node].fixedAxes.contains(axis)
    let limits = tree.nodes[node][axis]
    let said =
      switch part {
      case .least: limits.minimum
      case .greatest: limits.maximum
      case .ideal, .fixed, .fixedIdeal: limits.ideal
      }
    return OwnLength(
      node: node, name: tree.name(of: node), items: tree.reportedItems([node]), axis: axis,
      part: takesIdeal ? .fixedIdeal : isFixed && part != .ideal ? .fixed : part, length: length,
      isSaid: said != nil, isMeasured: tree.nodes[node].measured != nil && said == nil)
  }

  private var ownPart: (node: Int, axis: Axis, part: LengthPart, length: Double)? {
    switch self {
    case .minimum(let node, let axis, let length): (node, axis, .least, length)
    case .ideal(let node, let axis, let length): (node, axis, .ideal, length)
    case .maximum(let node, let axis, let length): (node, axis, .greatest, length)
    case .container, .track, .trackMaximum, .fixedTrack, .fractionTrack, .leastLength, .line, .ascent, .descent,
      .textMiddle, .spacing, .padding, .ratio, .fraction, .offset, .position, .inside, .relation, .given:
      nil
    }
  }

  /// The statement, with both ends of a length that was said to be one number as the same statement.
  func settled(in structure: Structure) -> LayoutStatement {
    guard case .maximum(let node, let axis, let length) = self, structure.hasFixedLength(node, axis) else {
      return self
    }
    return .minimum(node: node, axis, length)
  }
}

extension Structure {
  /// Whether one length of a node was said, and not two that happen to be the same, as those of a word are.
  func hasFixedLength(_ node: Int, _ axis: Axis) -> Bool {
    let limits = tree.nodes[node][axis]
    if tree.nodes[node].fixedAxes.contains(axis) || (!limits.isGiven && isThin(node, axis)) { return true }
    return limits.minimum != nil && limits.minimum == limits.maximum
  }
}
