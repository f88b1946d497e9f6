public import LayoutGeometry

/// Hexagons that stand on a corner, in rows of alternately one less and one more, filled in order.
///
/// With `n` items per row and `w = (width - (n - 1) * interitemSpacing) / n`, items are `w` wide and `2 * w / sqrt(3)` high;
/// the height ends at the last item's bottom. `HoneycombGeometry` answers what is visible or hit among millions of items
/// without laying them out.
public struct Honeycomb<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: HoneycombOptions
  @usableFromInline package let content: Content

  /// Creates a honeycomb.
  ///
  /// - Parameters:
  ///   - itemsPerRow: How many items the second row of a pair holds; the first holds one less.
  ///   - lineSpacing: How much farther apart rows are than hexagons that interlock, in points.
  ///   - interitemSpacing: The distance between neighbours in a row, in points.
  ///   - insets: What is left free around the items, in points.
  ///   - content: The items.
  @inlinable public init(
    itemsPerRow: Int, lineSpacing: Double = 0, interitemSpacing: Double = 0, insets: EdgeInsets = .zero,
    @LayoutBuilder content: () -> Content
  ) {
    options = HoneycombOptions(
      itemsPerRow: itemsPerRow, lineSpacing: lineSpacing, interitemSpacing: interitemSpacing, insets: insets, count: nil
    )
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .honeycomb(options)))
  }
}

extension HoneycombOptions: ContainerKind {
  package static var name: String { "Honeycomb" }
  package var nodeKind: LayoutTree.Kind { .honeycomb(self) }
  package var couplesAxes: Bool { true }
  package var filling: ChildFilling { .always }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.honeycomb(self)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    visit(&lineSpacing, Distance(.gap(nil), "lineSpacing"), body)
    visit(&interitemSpacing, Distance(.gap(nil), "interitemSpacing"), body)
    visit(&insets.top, Distance(.inset, "top", in: "insets"), body)
    visit(&insets.leading, Distance(.inset, "left", in: "insets"), body)
    visit(&insets.bottom, Distance(.inset, "bottom", in: "insets"), body)
    visit(&insets.trailing, Distance(.inset, "right", in: "insets"), body)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkHoneycomb(self, of: node)
  }
}
