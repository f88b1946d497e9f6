package import LayoutGeometry

/// A change to a layout that settles an ambiguity and keeps the lengths that were chosen, or that mends a conflict.
public struct Fix: Hashable, Sendable {
  /// What is changed.
  package enum Edit: Hashable, Sendable {
    /// Append a row of height 0 whose cells give columns a width, sorted by track, and propose a height for its gap.
    ///
    /// Cells that reach beyond the last row are told to end there first.
    case addSizingRow(container: Int, columns: [SizedTrack], proposedHeight: Double?)
    /// Append a column of width 0 whose cells give rows a height, sorted by track, and propose a width for its gap.
    case addSizingColumn(container: Int, rows: [SizedTrack], proposedWidth: Double?)
    /// Give an item or a container a length of its own, and its cell a say in its tracks.
    case sizeCell(node: Int, axis: Axis, length: Double)
    /// Propose a length to the root.
    case propose(axis: Axis, length: Double)
    /// Let a layout carry one relation more.
    case addConstraint(carrier: Int, LayoutRelation)
    /// Say where the centre of a child of a free layout stands along an axis.
    case position(node: Int, axis: Axis, centre: Double)
    /// Give a node a length of its own, and leave all else as it is.
    case setLength(node: Int, axis: Axis, length: Double)
    /// Take back the least or the greatest length of a node.
    case removeLimit(node: Int, axis: Axis, LengthLimit)
    /// Let what does not fit a container stand out of it.
    case allowOverflow(node: Int)
    /// Take back a relation, by its position among those of the whole layout.
    case removeConstraint(index: Int)
    /// Take back where the centre of a child of a free layout stands along an axis.
    case removePosition(node: Int, axis: Axis)
    /// Give a container other gaps along an axis.
    case setSpacing(node: Int, axis: Axis, length: Double)
    /// Give a container of padding other distances before and behind its content.
    case setPadding(node: Int, axis: Axis, before: Double, after: Double)
    /// Make changes one after another, each in the layout that those before it leave.
    case several([Fix])
  }

  /// An end of the lengths that something may have.
  package enum LengthLimit: String, Hashable, Sendable { case minimum, maximum }

  /// A track and the length that it is given.
  package struct SizedTrack: Hashable, Sendable {
    package let track: Int
    package let length: Double

    package init(track: Int, length: Double) {
      self.track = track
      self.length = length
    }
  }

  /// The change in words.
  public let text: String
  /// The change itself.
  package let edit: Edit

  package init(text: String, edit: Edit) {
    self.text = text
    self.edit = edit
  }
}
