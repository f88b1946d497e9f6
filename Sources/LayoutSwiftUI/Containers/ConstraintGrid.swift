#if canImport(SwiftUI)
  public import ConstraintLayout
  internal import SwiftUI

  /// Views in rows whose columns line up, placed as by this package's `Grid`.
  ///
  /// A SwiftUI layout sees its views without the rows around them, so the views say where they stand: with
  /// `constraintGridRow` which row, and with `constraintGridCell` what a cell of SwiftUI's grid says by its modifiers, and
  /// how many rows it covers.
  public struct ConstraintGrid: ViewArrangement {
    private let columns: [GridTrack]
    private let rows: [GridTrack]
    private let alignment: ConstraintLayout.Alignment
    private let horizontalSpacing: Double?
    private let verticalSpacing: Double?
    private let tieBreak: TieBreak

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns, as far as they are to be listed; the last one repeats.
    ///   - rows: The rows, likewise.
    ///   - alignment: Where views sit in their cells, unless row, column or cell say otherwise.
    ///   - horizontalSpacing: The gap between columns in points; `nil` is 8.
    ///   - verticalSpacing: The gap between rows in points; `nil` is 8.
    ///   - tieBreak: Who gets the space that the constraints leave open.
    public init(
      columns: [GridTrack] = [], rows: [GridTrack] = [],
      alignment: ConstraintLayout.Alignment = .center, horizontalSpacing: Double? = nil,
      verticalSpacing: Double? = nil, tieBreak: TieBreak = .equalGrowth
    ) {
      self.columns = columns
      self.rows = rows
      self.alignment = alignment
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
      self.tieBreak = tieBreak
    }

    /// A row of cells, or a view across all columns.
    public typealias Line = LayoutChoice<ConstraintLayout.GridRow<[Item]>, Item>

    /// A grid of the rows that the views name.
    public func description(of views: ArrangedViews) -> ConstraintLayout.Grid<[Line]> {
      ConstraintLayout.Grid(
        columns: columns, rows: rows, alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing, tieBreak: tieBreak
      ) { lines(of: views) }
    }

    private func lines(of views: ArrangedViews) -> [Line] {
      var lines: [Line] = []
      var position = views.startIndex
      while position < views.endIndex {
        guard let row = views.subviews[position][GridRowKey.self] else {
          lines.append(LayoutBuilder.buildEither(second: cell(position, of: views)))
          position += 1
          continue
        }
        let end = views[position...].indices.first { views.subviews[$0][GridRowKey.self]?.id != row.id }
        let cells = (position..<(end ?? views.endIndex)).map { cell($0, of: views) }
        lines.append(
          LayoutBuilder.buildEither(first: ConstraintLayout.GridRow(alignment: row.alignment) { cells }))
        position += cells.count
      }
      return lines
    }

    private func cell(_ position: Int, of views: ArrangedViews) -> Item {
      views.subviews[position][GridCellKey.self].applied(to: views[position])
    }
  }
#endif
