public import HexagonGeometry
public import LayoutGeometry

/// What a stack is told besides its children.
@usableFromInline package struct StackOptions: Hashable, Sendable {
  package var axis: StackAxis
  package var alignment: StackAlignment
  package var spacing: Double?
  package var distribution: Distribution

  @usableFromInline package init(
    axis: StackAxis, alignment: StackAlignment, spacing: Double?, distribution: Distribution = .leading
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.distribution = distribution
  }
}

/// What a balanced stack is told besides its children.
@usableFromInline package struct BalancedStackOptions: Hashable, Sendable {
  package var axis: StackAxis
  package var spacing: Double?

  @usableFromInline package init(axis: StackAxis, spacing: Double?) {
    self.axis = axis
    self.spacing = spacing
  }
}

/// What a choice among alternatives is told besides them.
@usableFromInline package struct ViewThatFitsOptions: Hashable, Sendable {
  /// The axes on which an alternative must fit.
  package var axes: Axis.Set

  @usableFromInline package init(axes: Axis.Set) { self.axes = axes }
}

/// What a lazy grid is told besides its items.
@usableFromInline package struct LazyGridOptions: Hashable, Sendable {
  /// The direction in which tracks stand side by side: horizontal for columns.
  package var axis: Axis
  package var tracks: [GridItem]
  /// Where children sit along the axis of the tracks, unless a track says otherwise: 0, 0.5 or 1.
  package var alignment: Double
  /// The gap between lines of items.
  package var lineSpacing: Double?

  @usableFromInline package init(axis: Axis, tracks: [GridItem], alignment: Double, lineSpacing: Double?) {
    self.axis = axis
    self.tracks = tracks
    self.alignment = alignment
    self.lineSpacing = lineSpacing
  }
}

/// What a hexagonal grid is told besides its cells.
@usableFromInline package struct HexGridOptions: Hashable, Sendable {
  package var coordinates: HexCoordinates
  package var orientation: HexOrientation
  package var spacing: Double

  @usableFromInline package init(coordinates: HexCoordinates, orientation: HexOrientation, spacing: Double) {
    self.coordinates = coordinates
    self.orientation = orientation
    self.spacing = spacing
  }
}

/// A row and a column of a hexagonal grid; in axial coordinates `r` and `q`.
@usableFromInline package struct HexPosition: Hashable, Sendable {
  package var row: Int
  package var column: Int
  /// Whether it was given as `q` and `r`.
  package var isAxial: Bool

  @usableFromInline package init(row: Int, column: Int, isAxial: Bool = false) {
    self.row = row
    self.column = column
    self.isAxial = isAxial
  }
}

/// What a honeycomb is told besides its items.
@usableFromInline package struct HoneycombOptions: Hashable, Sendable {
  package var itemsPerRow: Int
  package var lineSpacing: Double
  package var interitemSpacing: Double
  package var insets: EdgeInsets
  /// How many items there are when none are described.
  package var count: Int?

  @usableFromInline package init(
    itemsPerRow: Int, lineSpacing: Double, interitemSpacing: Double, insets: EdgeInsets, count: Int?
  ) {
    self.itemsPerRow = itemsPerRow
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.insets = insets
    self.count = count
  }
}

/// What a grid is told besides its rows.
@usableFromInline package struct GridOptions: Hashable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var tieBreak: TieBreak
  package var horizontalDistribution: Distribution
  package var verticalDistribution: Distribution
  package var tracks: GridTracks

  @usableFromInline package init(
    alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, tieBreak: TieBreak,
    horizontalDistribution: Distribution = .leading, verticalDistribution: Distribution = .leading,
    tracks: GridTracks = GridTracks()
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.tieBreak = tieBreak
    self.horizontalDistribution = horizontalDistribution
    self.verticalDistribution = verticalDistribution
    self.tracks = tracks
  }

  package func spacing(_ axis: Axis) -> Double? { axis == .horizontal ? horizontalSpacing : verticalSpacing }
}

/// What a row of a grid is told besides its cells.
@usableFromInline package struct GridRowOptions: Hashable, Sendable {
  package var alignment: VerticalAlignment?

  @usableFromInline package init(alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// What a child says about the cell that it stands in.
package struct CellOptions: Hashable, Sendable {
  /// How many columns it covers; `nil` where nothing was said, which is one.
  package var columns: Int?
  /// How many rows it covers; `nil` where nothing was said, which is one.
  package var rows: Int?
  package var unsizedAxes: Axis.Set = []
  package var columnAlignment: HorizontalAlignment?
  package var anchor: UnitPoint?
  /// How it is aligned in the cell, whatever its container says.
  package var alignment: Alignment?
  /// Where it stands in a hexagonal grid.
  package var hexagon: HexPosition?
  /// Where its centre stands in a free layout.
  package var position = CenterPosition()
  /// Where the cell is in its grid, as far as that was said.
  package var gridPosition = GridPosition()

  package init() {}

  /// These options, with those of `newer` where it says something.
  func updated(by newer: CellOptions) -> CellOptions {
    var copy = self
    copy.columns = newer.columns ?? columns
    copy.rows = newer.rows ?? rows
    copy.unsizedAxes.formUnion(newer.unsizedAxes)
    copy.columnAlignment = newer.columnAlignment ?? columnAlignment
    copy.anchor = newer.anchor ?? anchor
    copy.alignment = newer.alignment ?? alignment
    copy.hexagon = newer.hexagon ?? hexagon
    copy.position = position.updated(by: newer.position)
    copy.gridPosition = gridPosition.updated(by: newer.gridPosition)
    return copy
  }
}
