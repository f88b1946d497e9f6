public import HexagonGeometry
internal import LayoutGeometry

/// Regular hexagons at rows and columns, as large as the container allows.
///
/// There is one unknown, the distance between neighbouring columns (rows, if hexagons stand on a corner); the side of the
/// container that is shorter for the shape decides it. The size is that of the box around all cells, whatever coordinates
/// they have. Without a proposal the box fits into 10 x 10. Source of the terms: redblobgames.com, *Hexagonal Grids*.
public struct HexGrid<Content: Layout>: ContainerLayout, CustomStringConvertible {
  @usableFromInline let options: HexGridOptions
  @usableFromInline package let content: Content

  /// Creates a hexagonal grid.
  ///
  /// - Parameters:
  ///   - coordinates: What row and column of a cell mean.
  ///   - orientation: Whether hexagons lie on an edge or stand on a corner; `nil` is what the coordinates are made for.
  ///   - spacing: The distance between the edges of neighbours in points: each cell is inset by half of it.
  ///   - content: Cells, each made with ``HexCell``.
  @inlinable public init(
    coordinates: HexCoordinates = .oddQ, orientation: HexOrientation? = nil, spacing: Double = 0,
    @LayoutBuilder content: () -> Content
  ) {
    options = HexGridOptions(
      coordinates: coordinates, orientation: orientation ?? coordinates.defaultOrientation, spacing: spacing)
    self.content = content()
  }

  @usableFromInline package func open(in tree: inout LayoutTree) -> Int {
    tree.openContainer(.init(kind: .hexGrid(options)))
  }
}

/// A cell of a ``HexGrid``: what stands at a row and a column.
public struct HexCell<Content: Layout>: BuiltLayout, CustomStringConvertible {
  @usableFromInline let position: HexPosition
  @usableFromInline let content: Content

  /// Creates a cell at a row and a column of offset coordinates.
  @inlinable public init(row: Int, column: Int, @LayoutBuilder content: () -> Content) {
    position = HexPosition(row: row, column: column)
    self.content = content()
  }

  /// Creates a cell at axial coordinates.
  @inlinable public init(q: Int, r: Int, @LayoutBuilder content: () -> Content) {
    position = HexPosition(row: r, column: q, isAxial: true)
    self.content = content()
  }

  /// Appends the content to a tree, and says where it stands.
  @inlinable package func appendNodes(to tree: inout LayoutTree) {
    let first = tree.count
    content.append(to: &tree)
    say(from: first, in: &tree)
  }

  /// Says where everything stands that was appended from a node on.
  @usableFromInline func say(from first: Int, in tree: inout LayoutTree) {
    var next = first
    while next < tree.nodes.count {
      tree.update(next) { $0.hexagon = position }
      next = tree.nodes[next].end
    }
  }
}

extension HexGridOptions: ContainerKind {
  package static var name: String { "HexGrid" }
  package static var childrenKey: String { "cells" }
  package static var childKey: String? { "item" }
  package var nodeKind: LayoutTree.Kind { .hexGrid(self) }
  package var couplesAxes: Bool { true }
  package var filling: ChildFilling { .always }

  package func lay(out tracks: inout some TrackWriter) {
    tracks.hexagons(self)
  }

  package mutating func eachDistance(_ body: (Distance, inout Double?) -> Void) {
    visit(&spacing, Distance(.gap(nil), "spacing"), body)
  }

  package func check(_ node: Int, in tree: LayoutTree, limits: Limits) throws {
    try tree.checkHexagons(self, of: node)
  }
}
