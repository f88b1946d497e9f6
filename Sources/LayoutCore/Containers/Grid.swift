public import LayoutGeometry

/// Rows of cells whose columns line up: SwiftUI's eager grid, with every choice reported.
///
/// Columns are as many as the widest row has. A column is as wide as its widest sized cell, a row as high as its highest.
/// A child outside a ``GridRow`` is one cell across all columns. Cells flow around a cell above that covers several rows,
/// as in HTML tables.
///
/// Gaps below 0 may leave a cell across several columns or rows less than nothing. An item without a length asks nothing of
/// its cell then, and one with a length asks for all of it.
public struct Grid<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: GridOptions
  @usableFromInline package let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from left to right, as far as they are to be listed. The last one repeats for all further columns
  ///     that cells make; listed ones exist even if nothing stands in them. A number is a fixed one.
  ///   - rows: The same from top to bottom. Cells in fixed and flexible rows do not line up by their text.
  ///   - alignment: Where a cell's content sits in it, unless row, column or cell say otherwise.
  ///   - horizontalSpacing: The gap between columns in points, negative for overlap; `nil` is the engine's default, 8.
  ///   - verticalSpacing: The gap between rows in points, negative for overlap; `nil` is the engine's default, 8.
  ///   - tieBreak: Who gets the space that the constraints leave open.
  ///   - horizontalDistribution: Where what no column takes of the width goes; with any but `leading` the grid takes all that
  ///     it is proposed or gets.
  ///   - verticalDistribution: The same of rows and the height.
  ///   - content: Rows, and children that are a row of their own.
  @inlinable public init(
    columns: [GridTrack] = [], rows: [GridTrack] = [], alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil,
    tieBreak: TieBreak = .equalGrowth, horizontalDistribution: Distribution = .leading,
    verticalDistribution: Distribution = .leading, @LayoutBuilder content: () -> Content
  ) {
    options = GridOptions(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, tieBreak: tieBreak,
      horizontalDistribution: horizontalDistribution, verticalDistribution: verticalDistribution,
      tracks: GridTracks(columns: columns, rows: rows))
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .grid(options)))
  }
}

/// A row of a ``Grid``: its children are cells, from left to right.
///
/// A modifier on a row applies to each of its cells that has not said otherwise itself.
public struct GridRow<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: GridRowOptions
  @usableFromInline package let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: Where cells of this row sit up and down; `nil` leaves it to the grid.
  ///   - content: The cells. A row that is shorter than the widest one ends in empty cells.
  @inlinable public init(alignment: VerticalAlignment? = nil, @LayoutBuilder content: () -> Content) {
    options = GridRowOptions(alignment: alignment)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .gridRow(options)))
  }
}

extension GridOptions: ContainerKind {
  package static var name: String { "Grid" }
  package static var childrenKey: String { "rows" }
  package static var trackKeys: Set<String> { ["rows"] }
  package var nodeKind: LayoutTree.Kind { .grid(self) }
  package var fractionAxes: Axis.Set { .all }
  package var distributedAxes: Axis.Set {
    var axes: Axis.Set = []
    if horizontalDistribution != .leading { axes.insert(.horizontal) }
    if verticalDistribution != .leading { axes.insert(.vertical) }
    return axes
  }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.rows(self)
    tracks.distribute(horizontalDistribution, along: .horizontal)
    tracks.distribute(verticalDistribution, along: .vertical)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    body(Distance(.gap(.horizontal), "horizontalSpacing"), &horizontalSpacing)
    body(Distance(.gap(.vertical), "verticalSpacing"), &verticalSpacing)
    for index in tracks.columns.indices { tracks.columns[index].eachDistance(body) }
    for index in tracks.rows.indices { tracks.rows[index].eachDistance(body) }
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    if !tracks.isEmpty { try tree.checkTracks(self, of: node, limits: limits) }
  }
}

extension GridTrack {
  fileprivate mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    switch self {
    case .fit, .fraction: break
    case .fixed(var length):
      visit(&length, Distance(.track, "fixed"), body)
      self = .fixed(length)
    case .flexible(var minimum, var maximum, let stretch):
      visit(&minimum, Distance(.track, "min", in: "flexible"), body)
      visit(&maximum, Distance(.greatestTrack, "max", in: "flexible"), body)
      self = .flexible(minimum: minimum, maximum: maximum, stretch: stretch)
    }
  }
}
