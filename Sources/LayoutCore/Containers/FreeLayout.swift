package import LayoutGeometry

/// Items that only relations place, as in Auto Layout.
///
/// Where its children stand is said with ``Layout/constrain(_:)-((LayoutAnchors)->[LayoutConstraint])`` and
/// ``Layout/position(x:y:)``; how long they are, by themselves and by relations too. The box is the length that is proposed or
/// framed, or where there is none the least that holds the children, which stay inside of it.
///
/// What relations leave open is reported as an ambiguity of kind ``Ambiguity/Kind/underconstrained``, with the relation that
/// settles it. Then lengths are as small as possible, and then children stand as far leading and up as possible, in the order in
/// which they are written.
public struct FreeLayout<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline package let content: Content

  /// Creates a layout of children that relations place.
  ///
  /// - Parameter content: The children, the one at the back first.
  @inlinable public init(@LayoutBuilder content: () -> Content) { self.content = content() }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .freeLayout(FreeLayoutOptions())))
  }
}

extension FreeLayoutOptions: ContainerKind {
  package static var name: String { "FreeLayout" }
  package static var documentType: String { "free" }
  package var nodeKind: LayoutTree.Kind { .freeLayout(self) }
  package var fractionAxes: Axis.Set { .all }

  package var distributedAxes: Axis.Set { .all }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.oneCell(.topLeading)
    tracks.placeFreely()
    tracks.reachToFrame(along: .all)
  }
}
