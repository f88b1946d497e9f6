public import LayoutGeometry

/// Children over each other, the first one at the back.
///
/// All stand in one cell, which is as large as the largest child: wide as the widest, high as the highest. A child without
/// a width or a height fills it, and the others stand in it by the alignment. A frame around the stack makes the cell as
/// large as the frame.
public struct ZStack<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: ZStackOptions
  @usableFromInline package let content: Content

  /// Creates layers.
  ///
  /// - Parameters:
  ///   - alignment: Where children stand that are smaller than the stack. By a line of text, all of them line up by theirs.
  ///   - content: The children, the one at the back first.
  @inlinable public init(alignment: Alignment = .center, @LayoutBuilder content: () -> Content) {
    options = ZStackOptions(alignment: alignment)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .zStack(options)))
  }
}

extension ZStackOptions: ContainerKind {
  package static var name: String { "ZStack" }
  package var nodeKind: LayoutTree.Kind { .zStack(self) }
  package var fractionAxes: Axis.Set { .all }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.oneCell(alignment)
    tracks.reachToFrame(along: .all)
  }
}
