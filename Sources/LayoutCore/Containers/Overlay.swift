public import LayoutGeometry

extension Layout {
  /// Puts others over the layout, which have its place and no say in how large it is.
  ///
  /// What has no width or no height is as wide or as high as the layout; all else stands by the alignment, each of several for
  /// itself. What is larger sticks out, and ``Diagnosis/overflows`` lists it. Modifiers that come later are about the whole: a
  /// `frame` contains it. On a row of a grid, or on several layouts at once, each has its own.
  ///
  /// - Parameters:
  ///   - alignment: Where those stand that are not as large as the layout.
  ///   - content: What lies over the layout, the one at the back first.
  public func overlay<Attached: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Attached
  ) -> Overlay<Self, Attached> {
    Overlay(base: self, attached: content(), options: OverlayOptions(alignment: alignment))
  }
}

/// A layout with others over it, as `overlay` makes it.
public struct Overlay<Base: Layout, Attached: Layout>: BuiltLayout, CustomStringConvertible {
  let base: Base
  let attached: Attached
  let options: OverlayOptions

  /// Appends the layout and what lies over it to a tree.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    tree.append(.init(kind: .overlay(options)), around: base, attaching: attached)
  }
}

extension OverlayOptions: ContainerKind {
  package static var name: String { "Overlay" }
  package static var attaches: Bool { true }
  package var nodeKind: LayoutTree.Kind { .overlay(self) }
  package var filling: ChildFilling { .handedOn }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.attach(alignment)
    tracks.reachToFrame(along: .all)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkAttached(to: node, "An overlay")
  }
}
