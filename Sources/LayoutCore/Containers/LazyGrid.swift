public import LayoutGeometry

/// Items that flow into columns of given widths, line by line; or into rows of given heights, line beside line.
///
/// The tracks come from the grid, not from the items: an item never makes its column wider. A line is as high as its
/// highest item. Flexible tracks share what the container leaves as fairly as their limits allow, in one step: minimums
/// of 50 and 120 fit a width of 200, where two passes would overflow.
public struct LazyGrid<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: LazyGridOptions
  @usableFromInline package let content: Content

  /// Creates a grid whose items flow into columns, from left to right and then down; SwiftUI's `LazyVGrid`.
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right.
  ///   - alignment: Where items sit in columns that do not say so themselves.
  ///   - spacing: The gap between lines in points; `nil` is the engine's default, 8.
  ///   - content: The items.
  @inlinable public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    options = LazyGridOptions(
      axis: .horizontal, tracks: columns, alignment: alignment.fraction, lineSpacing: spacing)
    self.content = content()
  }

  /// Creates a grid whose items flow into rows, from top to bottom and then to the right; SwiftUI's `LazyHGrid`.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - alignment: Where items sit in rows that do not say so themselves.
  ///   - spacing: The gap between lines in points; `nil` is the engine's default, 8.
  ///   - content: The items.
  @inlinable public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @LayoutBuilder content: () -> Content
  ) {
    options = LazyGridOptions(
      axis: .vertical, tracks: rows, alignment: alignment.fraction, lineSpacing: spacing)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .lazyGrid(options)))
  }
}

extension LazyGridOptions: ContainerKind {
  package static var name: String { "LazyGrid" }
  package static var trackKeys: Set<String> { ["columns", "rows"] }
  package var nodeKind: LayoutTree.Kind { .lazyGrid(self) }
  package var dependsOnSpace: Bool { isAdaptive }
  /// Its tracks say how long its items are along them.
  package var fractionAxes: Axis.Set { Axis.Set(axis.other) }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.flow(into: self)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(axis.other), "spacing"), &lineSpacing)
    for index in tracks.indices { tracks[index].eachDistance(along: axis, body) }
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkTracks(self, of: node, limits: limits)
  }
}

extension GridItem {
  fileprivate mutating func eachDistance(along axis: Axis, _ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(axis), "spacing"), &spacing)
    switch size {
    case .fixed(var length):
      visit(&length, Distance(.track, "fixed"), body)
      size = .fixed(length)
    case .flexible(var minimum, var maximum, let stretch):
      visit(&minimum, Distance(.track, "min", in: "flexible"), body)
      visit(&maximum, Distance(.greatestTrack, "max", in: "flexible"), body)
      size = .flexible(minimum: minimum, maximum: maximum, stretch: stretch)
    case .adaptive(var minimum, var maximum):
      visit(&minimum, Distance(.track, "min", in: "adaptive"), body)
      visit(&maximum, Distance(.greatestTrack, "max", in: "adaptive"), body)
      size = .adaptive(minimum: minimum, maximum: maximum)
    }
  }
}
