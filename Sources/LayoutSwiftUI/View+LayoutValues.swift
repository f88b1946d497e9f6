#if canImport(SwiftUI)
  public import ConstraintLayout
  public import SwiftUI

  extension View {
    /// Gives the view an id, by which a ``ConstraintArrangement`` and reports name it.
    ///
    /// - Parameter id: The id, unique among the views of the container and not empty.
    public func constraintID(_ id: String) -> some View { layoutValue(key: ViewIdentifierKey.self, value: id) }

    /// Aligns the view in the cell that it stands in, whatever its container says; across its row or column in a stack.
    ///
    /// In a ``ConstraintGrid`` an anchor of the cell wins.
    public func constraintAlignedInCell(_ alignment: ConstraintLayout.Alignment) -> some View {
      layoutValue(key: CellAlignmentKey.self, value: alignment)
    }

    /// Says how long the view is beside what it shares with, where a container has something left: twice as long as stretch 1,
    /// with a factor of 2.
    ///
    /// - Parameter factor: 0 for what takes nothing of what is left, or 1e-6 to 1e6; another one is an error that is reported.
    public func constraintStretch(_ factor: Double) -> some View { layoutValue(key: StretchKey.self, value: factor) }

    /// Puts the view into a row of a ``ConstraintGrid``; on a `Group`, each of its views.
    ///
    /// Views with the same id that follow each other make a row. A view without one is a row of its own across all
    /// columns. SwiftUI's `GridRow` says nothing to layouts of others.
    ///
    /// - Parameters:
    ///   - id: What the cells of the row have in common.
    ///   - alignment: Where its cells sit up and down; `nil` leaves it to the grid. The first cell's word counts.
    public func constraintGridRow(
      _ id: some Hashable, alignment: ConstraintLayout.VerticalAlignment? = nil
    ) -> some View {
      layoutValue(key: GridRowKey.self, value: GridRowKey.Row(id: AnyHashable(id), alignment: alignment))
    }

    /// Says what cell of a ``ConstraintGrid`` the view stands in; the last such word counts.
    ///
    /// - Parameters:
    ///   - column: The first column that it covers, counted from 0, and below 0 from the last; `nil` for the next free one.
    ///   - row: The first row that it covers, counted likewise; `nil` for the one that it is in.
    ///   - columns: How many columns it covers; less than 1 is an error that is reported.
    ///   - rows: How many rows it covers; cells of later rows flow around it.
    ///   - unsizedAxes: The axes on which it has no say in the size of its column or row, and fills it.
    ///   - columnAlignment: Where everything in its column sits across.
    ///   - anchor: Where it sits in its cell, whatever the grid, row and column say.
    public func constraintGridCell(
      column: Int? = nil, row: Int? = nil, columns: Int = 1, rows: Int = 1, unsizedAxes: ConstraintLayout.Axis.Set = [],
      columnAlignment: ConstraintLayout.HorizontalAlignment? = nil, anchor: ConstraintLayout.UnitPoint? = nil
    ) -> some View {
      let cell = GridCellKey.Cell(
        column: column, row: row, columns: columns, rows: rows, unsizedAxes: unsizedAxes,
        columnAlignment: columnAlignment, anchor: anchor)
      return layoutValue(key: GridCellKey.self, value: cell)
    }

    /// Puts the view at a row and a column of a ``ConstraintHexGrid``.
    public func constraintHexCell(row: Int, column: Int) -> some View {
      layoutValue(key: HexCellKey.self, value: .offset(row: row, column: column))
    }

    /// Puts the view at axial coordinates of a ``ConstraintHexGrid``.
    public func constraintHexCell(q: Int, r: Int) -> some View {
      layoutValue(key: HexCellKey.self, value: .axial(q: q, r: r))
    }
  }
#endif
