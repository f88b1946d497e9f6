extension Diagnosis {
  /// Something that is drawn beyond its cell, or beyond the container that it stands in.
  public struct Overflow: Hashable, Sendable {
    /// What stands out: its id, what it says in quotes, or its place.
    public let item: String
    /// The edge that is drawn outside: `left`, `right`, `top` or `bottom`.
    public let edge: LayoutEdge
    /// How far that edge is outside, in points; above 0.
    public let amount: Double
    /// The place of what stands out in the description, such as `layout.children[1]`.
    public let place: String
    /// What it stands out of, in words: `its cell`, the name of a container, or `the container` that is proposed to the whole.
    package let outOf: String
    /// Its node in the tree.
    package let node: Int
    /// Whether it is attached to what it stands out of.
    package let isAttached: Bool

    package init(
      item: String, edge: LayoutEdge, amount: Double, place: String, outOf: String, node: Int, isAttached: Bool
    ) {
      self.item = item
      self.edge = edge
      self.amount = amount
      self.place = place
      self.outOf = outOf
      self.node = node
      self.isAttached = isAttached
    }
  }
}

extension Diagnosis.Overflow: CustomStringConvertible {
  /// The overflow as a sentence.
  public var description: String {
    let side =
      switch edge {
      case .left: "on the left"
      case .right: "on the right"
      case .top: "at the top"
      default: "at the bottom"
      }
    return "\(item) stands out of \(outOf) by \(lengthText(amount)) \(side)"
  }
}
