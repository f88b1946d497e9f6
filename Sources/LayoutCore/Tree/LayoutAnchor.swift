/// An edge, a size or a centre of an item or of the container: what relations are about.
package struct LayoutAnchor: Hashable, Sendable {
  /// What an anchor belongs to.
  package enum Owner: Hashable, Sendable {
    /// The layout that carries the relation.
    case container
    /// The item, or the container, with this id.
    case item(String)
  }

  /// Which edge, size or centre.
  package enum Attribute: String, CaseIterable, Sendable {
    case left, right, leading, trailing, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline

    /// Whether it is left or right as drawn, whatever the layout direction is.
    package var isDrawn: Bool { self == .left || self == .right }
    /// Whether it follows the layout direction.
    package var isDirected: Bool { self == .leading || self == .trailing }
  }

  package var owner: Owner
  package var attribute: Attribute

  package init(_ owner: Owner, _ attribute: Attribute) {
    self.owner = owner
    self.attribute = attribute
  }
}
