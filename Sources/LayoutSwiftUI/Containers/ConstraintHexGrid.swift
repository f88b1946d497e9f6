#if canImport(SwiftUI)
  public import ConstraintLayout
  internal import SwiftUI

  /// Views in regular hexagons, placed as by `HexGrid`; each says with `constraintHexCell` where it stands.
  ///
  /// A view without a cell, or two in one cell, is an error that is reported.
  public struct ConstraintHexGrid: ViewArrangement {
    private let coordinates: HexCoordinates
    private let orientation: HexOrientation?
    private let spacing: Double

    /// Creates a hexagonal grid.
    ///
    /// - Parameters:
    ///   - coordinates: What row and column of a cell mean.
    ///   - orientation: Whether hexagons lie on an edge or stand on a corner; `nil` is what the coordinates are made for.
    ///   - spacing: The distance between the edges of neighbours in points.
    public init(coordinates: HexCoordinates = .oddQ, orientation: HexOrientation? = nil, spacing: Double = 0) {
      self.coordinates = coordinates
      self.orientation = orientation
      self.spacing = spacing
    }

    /// A view in its cell, or by itself where it names none.
    public typealias Cell = LayoutChoice<HexCell<Item>, Item>

    /// A grid of the cells that the views name.
    public func description(of views: ArrangedViews) -> HexGrid<[Cell]> {
      let cells: [Cell] = views.indices.map { position in
        let item = views[position]
        switch views.subviews[position][HexCellKey.self] {
        case .offset(let row, let column):
          return LayoutBuilder.buildEither(first: HexCell(row: row, column: column) { item })
        case .axial(let q, let r):
          return LayoutBuilder.buildEither(first: HexCell(q: q, r: r) { item })
        case nil:
          return LayoutBuilder.buildEither(second: item)
        }
      }
      return HexGrid(coordinates: coordinates, orientation: orientation, spacing: spacing) { cells }
    }
  }
#endif
