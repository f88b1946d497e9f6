public import LayoutGeometry

extension Layout {
  /// Puts others behind the layout, which have its place and no say in how large it is.
  ///
  /// What has no width or no height is as wide or as high as the layout; all else stands by the alignment, each of several for
  /// itself. What is larger sticks out, and ``Diagnosis/overflows`` lists it. Modifiers that come later are about the whole: a
  /// `frame` contains it. On a row of a grid, or on several layouts at once, each has its own.
  ///
  /// - Parameters:
  ///   - alignment: Where those stand that are not as large as the layout.
  ///   - content: What lies behind the layout, the one at the back first.
  public func background<Attached: Layout>(
    alignment: Alignment = .center, @LayoutBuilder content: () -> Attached
  ) -> Background<Self, Attached> {
    Background(base: self, attached: content(), options: BackgroundOptions(alignment: alignment))
  }
}

/// A layout with others behind it, as `background` makes it.
public struct Background<Base: Layout, Attached: Layout>: BuiltLayout, CustomStringConvertible {
  let base: Base
  let attached: Attached
  let options: BackgroundOptions

  /// Appends the layout and what lies behind it to a tree.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    tree.append(.init(kind: .background(options)), around: base, attaching: attached)
  }
}

extension BackgroundOptions: ContainerKind {
  package static var name: String { "Background" }
  package static var attaches: Bool { true }
  package static var drawsAttachedBehind: Bool { true }
  package var nodeKind: LayoutTree.Kind { .background(self) }
  package var filling: ChildFilling { .handedOn }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.attach(alignment)
    tracks.reachToFrame(along: .all)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkAttached(to: node, "A background")
  }
}
