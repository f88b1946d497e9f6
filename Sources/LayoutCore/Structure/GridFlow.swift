internal import LayoutGeometry

/// Gives the cells of a grid their columns and rows, one by one in document order, where none says its place itself.
///
/// Each row's cells take the free columns from left to right, as in HTML tables. A cell that covers several columns moves
/// on to where all of them are free. What rows are told about cells above them is a list of the cells that still reach
/// down, so the time is linear in cells times rows covered, whatever the number of columns.
struct GridFlow {
  /// A cell that reaches into rows below its own.
  private struct Blocker {
    let columns: Range<Int>
    /// The first row that is free again.
    let end: Int
  }

  /// The rows that the grid has; nothing reaches beyond.
  let rowCount: Int
  /// As many as the cells so far need.
  private(set) var columnCount = 0
  /// The row that is being filled.
  private(set) var row = -1
  /// Of all cells so far the one that reaches down the furthest, and the first row below it.
  private var deepest: (node: Int, end: Int) = (-1, 0)
  /// The first column after the last cell of the row.
  private var column = 0
  /// Cells from above that reach into the row, from left to right; those before `next` lie behind already.
  private var blockers: [Blocker] = []
  private var next = 0
  /// Cells that reach into the row below, from left to right, as far as they are known.
  private var remaining: [Blocker] = []

  init(rowCount: Int) { self.rowCount = rowCount }

  /// Goes on to the next row.
  mutating func startRow() {
    while next < blockers.count { passBlocker() }
    row += 1
    column = 0
    next = 0
    swap(&blockers, &remaining)
    remaining.removeAll(keepingCapacity: true)
  }

  /// Places the next cell of the row.
  mutating func place(_ node: Int, in tree: LayoutTree) -> (columns: Range<Int>, rows: Range<Int>) {
    let width = tree.columns(of: node) ?? 1
    while next < blockers.count, blockers[next].columns.lowerBound < column + width {
      column = blockers[next].columns.upperBound
      passBlocker()
    }
    let columns = column..<(column + width)
    let rows = row..<(row + min(tree.rows(of: node) ?? 1, rowCount - row))
    column = columns.upperBound
    columnCount = max(columnCount, column)
    if rows.count > 1 {
      remaining.append(Blocker(columns: columns, end: rows.upperBound))
      if rows.upperBound > deepest.end { deepest = (node, rows.upperBound) }
    }
    return (columns, rows)
  }

  /// Makes the row one cell across all columns.
  ///
  /// - Returns: The cell above that reaches into the row, if there is one.
  mutating func placeAcross() -> Int? {
    columnCount = max(columnCount, 1)
    return deepest.end > row ? deepest.node : nil
  }

  /// The columns after the last cell of the row that no cell from above covers, as runs of neighbours.
  func freeRuns(upTo end: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = column
    for blocker in blockers[next...] {
      if blocker.columns.lowerBound > start { runs.append(start..<blocker.columns.lowerBound) }
      start = blocker.columns.upperBound
    }
    if start < end { runs.append(start..<end) }
    return runs
  }

  private mutating func passBlocker() {
    if blockers[next].end > row + 1 { remaining.append(blockers[next]) }
    next += 1
  }
}

extension GridFlow {
  /// A step on the way through a grid.
  enum Step {
    /// A cell of a row, and where it stands.
    case cell(Int, columns: Range<Int>, rows: Range<Int>)
    /// A child across all columns, and the cell above that reaches into its row, if there is one.
    case across(Int, blocker: Int?)
    /// The end of a row of cells.
    case rowEnd(Int)
  }
}

extension LayoutTree {
  /// Walks the rows of a grid, with the flow as it stands after each step.
  func flow(ofGrid grid: Int, _ visit: (GridFlow.Step, GridFlow) throws -> Void) rethrows {
    var flow = GridFlow(rowCount: max(childCount(of: grid), listedTracks(ofGrid: grid).rows.count))
    for child in children(of: grid) {
      flow.startRow()
      guard case .gridRow = nodes[child].kind else {
        let blocker = flow.placeAcross()
        try visit(.across(child, blocker: blocker), flow)
        continue
      }
      for node in children(of: child) {
        let (columns, rows) = flow.place(node, in: self)
        try visit(.cell(node, columns: columns, rows: rows), flow)
      }
      try visit(.rowEnd(child), flow)
    }
  }

  /// How many columns or rows a grid has; `nil` for all else.
  ///
  /// O(cells).
  func trackCount(ofGrid grid: Int, _ axis: Axis) -> Int? {
    guard case .grid(let options) = nodes[grid].kind else { return nil }
    if hasExplicitCells(grid) {
      let cells = ExplicitCells(self, grid, listed: options.tracks)
      return axis == .horizontal ? cells.columnCount : cells.rowCount
    }
    guard axis == .horizontal else { return max(childCount(of: grid), options.tracks.rows.count) }
    var count = options.tracks.columns.count
    flow(ofGrid: grid) { count = max(count, $1.columnCount) }
    return count
  }

  /// How many children a node has.
  ///
  /// O(number of children).
  func childCount(of node: Int) -> Int { children(of: node).reduce(0) { count, _ in count + 1 } }

  /// The cells of a grid that want more rows than there are below them, and how many they cover.
  package func clippedCells(ofGrid grid: Int) -> [(node: Int, rows: Int)] {
    guard !hasExplicitCells(grid) else {
      return ExplicitCells(self, grid, listed: listedTracks(ofGrid: grid)).cells.filter {
        $0.rows.count < rows(of: $0.node) ?? 1
      }
      .map { ($0.node, $0.rows.count) }
    }
    var clipped: [(node: Int, rows: Int)] = []
    flow(ofGrid: grid) { step, _ in
      if case .cell(let node, _, let rows) = step, rows.count < self.rows(of: node) ?? 1 {
        clipped.append((node, rows.count))
      }
    }
    return clipped
  }
}
