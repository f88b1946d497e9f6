public import LayoutGeometry

/// The first of several layouts whose ideal size fits the space that is there, or else the last.
///
/// An alternative fits if, placed with it, its cell is at least its ideal size, and everything else has its own. An axis on
/// which nothing limits the cell has room for anything. Choices are made in document order, those outside first; until then
/// they count as their last alternative, which asks for its ideal size and makes no room by standing out. Choices in the same
/// tracks, such as two cards of a column along x, are made together: none of them makes room for another by being too long.
public struct ViewThatFits<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: ViewThatFitsOptions
  @usableFromInline package let content: Content

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - axes: The axes on which an alternative must fit.
  ///   - content: The alternatives, the preferred one first.
  @inlinable public init(in axes: Axis.Set = .all, @LayoutBuilder content: () -> Content) {
    options = ViewThatFitsOptions(axes: axes)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .viewThatFits(options)))
  }
}

extension ViewThatFitsOptions: ContainerKind {
  package static var name: String { "ViewThatFits" }
  package static var childrenKey: String { "alternatives" }
  package var nodeKind: LayoutTree.Kind { .viewThatFits(self) }
  package var dependsOnSpace: Bool { true }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.chosenCell()
  }
}
