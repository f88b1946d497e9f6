#if canImport(SwiftUI)
  internal import ConstraintLayout
  internal import SwiftUI

  /// The id that a view was given.
  struct ViewIdentifierKey: LayoutValueKey {
    static let defaultValue: String? = nil
  }

  /// How a view is aligned in its cell, whatever its container says.
  struct CellAlignmentKey: LayoutValueKey {
    static let defaultValue: ConstraintLayout.Alignment? = nil
  }

  /// How long a view is beside what it shares with.
  struct StretchKey: LayoutValueKey {
    static let defaultValue = 1.0
  }

  /// The row of a grid that a view stands in.
  struct GridRowKey: LayoutValueKey {
    /// Which row, and where its cells sit up and down.
    struct Row {
      let id: AnyHashable
      let alignment: ConstraintLayout.VerticalAlignment?
    }

    // Computed, because an id may be of a type that is not sendable.
    static var defaultValue: Row? { nil }
  }

  /// What a view says about its cell of a grid.
  struct GridCellKey: LayoutValueKey {
    struct Cell: Sendable {
      var column: Int?
      var row: Int?
      var columns = 1
      var rows = 1
      var unsizedAxes: ConstraintLayout.Axis.Set = []
      var columnAlignment: ConstraintLayout.HorizontalAlignment?
      var anchor: ConstraintLayout.UnitPoint?

      /// The item with what was said about its cell.
      func applied(to item: Item) -> Item {
        var item = item
        if column != nil || row != nil { item = item.gridCell(column: column, row: row) }
        if columns != 1 { item = item.gridCellColumns(columns) }
        if rows != 1 { item = item.gridCellRows(rows) }
        if !unsizedAxes.isEmpty { item = item.gridCellUnsizedAxes(unsizedAxes) }
        if let columnAlignment { item = item.gridColumnAlignment(columnAlignment) }
        if let anchor { item = item.gridCellAnchor(anchor) }
        return item
      }
    }

    static let defaultValue = Cell()
  }

  /// Where a view stands in a hexagonal grid.
  struct HexCellKey: LayoutValueKey {
    enum Position: Sendable {
      case offset(row: Int, column: Int)
      case axial(q: Int, r: Int)
    }

    static let defaultValue: Position? = nil
  }
#endif
