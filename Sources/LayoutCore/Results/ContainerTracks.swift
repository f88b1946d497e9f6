internal import LayoutGeometry

/// The tracks of a container, in a list that all containers of a placement may share: to make one for each, along each axis, would
/// be most of what small containers cost.
struct ContainerTracks: Sendable {
  /// Those of the container, and of others before and after it.
  var all: [Placement.Track]
  /// Where its columns start in the list; its rows follow them.
  let firstColumn: Int
  let columnCount: Int
  let rowCount: Int

  /// Creates tracks in a list of their own.
  init(columns: [Placement.Track], rows: [Placement.Track]) {
    self.init(all: columns + rows, firstColumn: 0, columnCount: columns.count, rowCount: rows.count)
  }

  init(all: [Placement.Track], firstColumn: Int, columnCount: Int, rowCount: Int) {
    self.all = all
    self.firstColumn = firstColumn
    self.columnCount = columnCount
    self.rowCount = rowCount
  }

  var columns: Range<Int> { firstColumn..<(firstColumn + columnCount) }
  var rows: Range<Int> { columns.upperBound..<(columns.upperBound + rowCount) }

  /// Where the tracks along an axis are in the list.
  subscript(axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

  /// One of the tracks along an axis; `nil` where there are fewer.
  func track(_ index: Int, _ axis: Axis) -> Placement.Track? {
    self[axis].count > index && index >= 0 ? all[self[axis].lowerBound + index] : nil
  }
}
