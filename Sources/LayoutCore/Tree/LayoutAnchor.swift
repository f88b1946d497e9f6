package import LayoutGeometry

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

    /// Those that a column or a row has.
    static func ofTracks(_ axis: Axis) -> [Attribute] {
      axis == .horizontal
        ? [.left, .right, .leading, .trailing, .width, .centerX] : [.top, .bottom, .height, .centerY]
    }
  }

  /// A column or a row of a grid, counted from 0.
  package struct Track: Hashable, Sendable {
    package var axis: Axis
    package var index: Int

    package init(_ axis: Axis, _ index: Int) {
      self.axis = axis
      self.index = index
    }

    /// As texts say it behind the grid: `columns[1]`.
    package var text: String { "\(axis.tracksName)[\(index)]" }
  }

  package var owner: Owner
  package var attribute: Attribute
  /// The track of the owner that it belongs to; `nil` for the owner itself.
  package var track: Track?

  package init(_ owner: Owner, _ attribute: Attribute, of track: Track? = nil) {
    self.owner = owner
    self.attribute = attribute
    self.track = track
  }
}
