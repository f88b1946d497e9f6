public import LayoutGeometry

/// A layout that may be longer than the space it is seen through: SwiftUI's scroll view, without the scrolling.
///
/// Along its axis the content takes its ideal length, as where nothing is proposed, and starts where the scroll does; the scroll
/// takes what it is given, however short, and asks for the length of its content where there is room. Across, the content is
/// proposed what the scroll is. What stands out of the scroll along its axis is no overflow: ``PlacedNode/scrollGeometry``
/// tells how long the content is.
public struct Scroll<Content: Layout>: ContainerLayout, CustomStringConvertible {
  private let options: ScrollOptions
  @usableFromInline package let content: Content

  /// Creates a scroll around one layout.
  ///
  /// - Parameters:
  ///   - axis: Along which the content may be longer than the scroll.
  ///   - content: The content, one layout.
  public init(_ axis: Axis = .vertical, @LayoutBuilder content: () -> Content) {
    options = ScrollOptions(axis: axis)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .scroll(options)))
  }
}

extension ScrollOptions: ContainerKind {
  package static var name: String { "Scroll" }
  package var nodeKind: LayoutTree.Kind { .scroll(self) }
  package var distributedAxes: Axis.Set { Axis.Set(axis) }
  package var scrollAxis: Axis? { axis }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.oneCell(axis == .horizontal ? .leading : .top)
    tracks.reachToFrame(along: Axis.Set(axis.other))
    tracks.scroll(along: axis)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkContent(of: node, "A scroll")
  }
}
