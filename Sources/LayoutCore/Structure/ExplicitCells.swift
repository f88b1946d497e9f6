internal import LayoutGeometry

/// Gives the cells of a grid their columns and rows where some of them say so themselves.
///
/// As CSS's auto-placement in rows, sparse (CSS Grid Layout Module Level 1, 8.5). A cell knows the row of the grid that it is
/// written in, unless it says another one. Cells that know their column and their row stand there, several in one place if
/// they say so. Then those that know their row take the first columns in it that are free, behind those before them. Then those
/// that know their column take the next rows in which it is free. Numbers below 0 count from the last of the tracks that all
/// others make, so cells with such take these three steps after the others. O(cells, and the rows that each covers).
struct ExplicitCells {
  /// A cell, and where it stands.
  struct Cell {
    let node: Int
    /// The row of the grid, as a node, that it is written in; `nil` outside of one, and where it says a row itself.
    let row: Int?
    /// No column at all is all of them.
    fileprivate(set) var columns = 0..<0
    fileprivate(set) var rows = 0..<0
  }

  /// What keeps cells from their places.
  enum Problem {
    /// A number below 0 counts more tracks than there are.
    case beforeFirst(node: Int, Axis, position: Int, count: Int)
    /// A cell without a column is to stand in the row that a child across all columns takes.
    case taken(node: Int, across: Int)
    /// A cell reaches into the row that a child across all columns takes.
    case reaches(node: Int, across: Int)
    /// There are more tracks than may be.
    case beyondLimit(node: Int, Axis)
  }

  /// The cells in document order.
  private(set) var cells: [Cell] = []
  private(set) var columnCount: Int
  private(set) var rowCount: Int
  /// The tracks that cells without a number below 0 make, from whose last one such numbers count.
  private(set) var counted: (columns: Int, rows: Int) = (0, 0)
  /// The first problem; where there is one, not all cells have their places.
  private(set) var problem: Problem?

  /// What a cell says, and what it covers.
  private struct Wish {
    /// Its place among the cells.
    let cell: Int
    let node: Int
    var position: GridPosition
    let width: Int
    let height: Int
    /// Whether it ends with the last row, because it does not say its row.
    let isClipped: Bool

    func isBelowZero(_ part: Int?) -> Bool { part.map { $0 < 0 } ?? false }
    var countsFromLast: Bool { isBelowZero(position.column) || isBelowZero(position.row) }
  }

  private var lines: [OccupiedColumns] = []
  /// Where the last cell went that knows only its column.
  private var cursor = (column: 0, row: 0)
  private let limit: Int

  /// - Parameters:
  ///   - tree: The layout.
  ///   - grid: The grid.
  ///   - listed: The columns and rows that the grid lists.
  ///   - limit: How many tracks there may be.
  init(_ tree: LayoutTree, _ grid: Int, listed: GridTracks, limit: Int = .max) {
    (columnCount, rowCount) = (listed.columns.count, listed.rows.count)
    self.limit = limit
    if placeTold(tree, grid) { return }
    let wishes = collect(tree, grid)
    place(wishes.filter { !$0.countsFromLast })
    counted = (columnCount, rowCount)
    let last = wishes.filter(\.countsFromLast).compactMap { wish in
      let column = counted(wish.position.column, wish, .horizontal, of: counted.columns)
      let row = counted(wish.position.row, wish, .vertical, of: counted.rows)
      var counted = wish
      counted.position = GridPosition(column: column, row: row)
      return counted
    }
    place(last)
    for wish in wishes where wish.isClipped {
      let rows = cells[wish.cell].rows
      cells[wish.cell].rows = rows.lowerBound..<max(rows.lowerBound, min(rows.upperBound, rowCount))
    }
  }

  /// Places the cells of a grid in which each says its place: none has to look for room beside others.
  ///
  /// - Returns: `false`, with nothing changed, where one does not.
  private mutating func placeTold(_ tree: LayoutTree, _ grid: Int) -> Bool {
    var told: [Cell] = []
    told.reserveCapacity(tree.nodes[grid].end - grid)
    let counts = tree.visitToldCells(ofGrid: grid, limit: limit) { told.append($0) }
    guard let counts else { return false }
    cells = told
    columnCount = max(columnCount, counts.columns)
    rowCount = max(rowCount, counts.rows)
    counted = (columnCount, rowCount)
    return true
  }

  private mutating func collect(_ tree: LayoutTree, _ grid: Int) -> [Wish] {
    var wishes: [Wish] = []
    var written = 0
    func wish(_ node: Int, _ row: Int?) -> Wish {
      let said = tree.gridPosition(of: node)
      return Wish(
        cell: cells.count, node: node, position: GridPosition(row: row).updated(by: said),
        width: tree.columns(of: node) ?? 1, height: tree.rows(of: node) ?? 1, isClipped: row != nil && said.row == nil)
    }
    for child in tree.children(of: grid) {
      if tree.isGridRow(child) {
        for node in tree.children(of: child) {
          wishes.append(wish(node, written))
          cells.append(Cell(node: node, row: tree.gridPosition(of: node).row == nil ? child : nil))
        }
      } else if tree.gridPosition(of: child).isGiven {
        wishes.append(wish(child, nil))
        cells.append(Cell(node: child, row: nil))
        continue
      } else {
        cells.append(Cell(node: child, row: nil, rows: written..<(written + 1)))
        columnCount = max(columnCount, 1)
        addLines(upTo: written + 1)
        lines[written].across = child
      }
      written += 1
    }
    rowCount = max(rowCount, written)
    return wishes
  }

  /// A number that counts from 0, whichever end it was counted from.
  private mutating func counted(_ part: Int?, _ wish: Wish, _ axis: Axis, of count: Int) -> Int? {
    guard let part, part < 0 else { return part }
    guard part + count < 0 else { return part + count }
    fail(.beforeFirst(node: wish.node, axis, position: part, count: count))
    return 0
  }

  // MARK: The three steps

  private mutating func place(_ wishes: [Wish]) {
    // From left to right, so that none has to be squeezed in before others.
    let known = wishes.filter { $0.position.column != nil && $0.position.row != nil }
    for wish in known.sorted(by: {
      ($0.position.row ?? 0, $0.position.column ?? 0) < ($1.position.row ?? 0, $1.position.column ?? 0)
    }) {
      guard let column = wish.position.column, let row = wish.position.row else { continue }
      put(wish, column, row)
    }
    for wish in wishes where wish.position.column == nil { placeInRow(wish) }
    for wish in wishes where wish.position.row == nil { placeInColumn(wish) }
  }

  private mutating func placeInRow(_ wish: Wish) {
    guard let row = wish.position.row, hasRoom(wish, row) else { return }
    for line in row..<(row + wish.height) {
      guard let across = lines[line].across else { continue }
      return fail(line == row ? .taken(node: wish.node, across: across) : .reaches(node: wish.node, across: across))
    }
    var (column, isFree) = (lines[row].next, false)
    while !isFree {
      isFree = true
      for line in row..<(row + wish.height) {
        let free = lines[line].firstFree(wish.width, from: column)
        isFree = isFree && free == column
        column = free
      }
    }
    lines[row].next = column + wish.width
    put(wish, column, row)
  }

  private mutating func placeInColumn(_ wish: Wish) {
    guard let column = wish.position.column else { return }
    if column < cursor.column { cursor.row += 1 }
    cursor.column = column
    let columns = column..<(column + wish.width)
    var line = cursor.row
    while line < min(cursor.row + wish.height, lines.count) {
      if lines[line].across != nil || lines[line].overlaps(columns) { cursor.row = line + 1 }
      line += 1
    }
    put(wish, column, cursor.row)
  }

  private mutating func put(_ wish: Wish, _ column: Int, _ row: Int) {
    let (columns, rows) = (column..<(column + wish.width), row..<(row + wish.height))
    guard columns.upperBound <= limit else { return fail(.beyondLimit(node: wish.node, .horizontal)) }
    guard hasRoom(wish, row) else { return }
    cells[wish.cell].columns = columns
    cells[wish.cell].rows = rows
    columnCount = max(columnCount, columns.upperBound)
    if !wish.isClipped { rowCount = max(rowCount, rows.upperBound) }
    for line in rows { lines[line].take(columns) }
  }

  /// Makes room for the rows that a cell covers, if there may be so many.
  private mutating func hasRoom(_ wish: Wish, _ row: Int) -> Bool {
    // What ends with the last row may be longer than there may be rows.
    guard wish.isClipped || row + wish.height <= limit else {
      fail(.beyondLimit(node: wish.node, .vertical))
      return false
    }
    addLines(upTo: row + wish.height)
    return true
  }

  private mutating func addLines(upTo count: Int) {
    if lines.count < count { lines += Array(repeating: OccupiedColumns(), count: count - lines.count) }
  }

  private mutating func fail(_ problem: Problem) { self.problem = self.problem ?? problem }
}

/// The columns of a row in which something stands.
private struct OccupiedColumns {
  /// From left to right; none meets another.
  private var taken: [Range<Int>] = []
  /// The first column behind what flowed into the row.
  var next = 0
  /// The child that takes all columns, if one does.
  var across: Int?

  /// The first of some neighbouring columns that are all free.
  func firstFree(_ count: Int, from column: Int) -> Int {
    var column = column
    for range in taken[taken.partitionPoint { $0.upperBound > column }...] {
      if range.lowerBound >= column + count { break }
      column = range.upperBound
    }
    return column
  }

  func overlaps(_ columns: Range<Int>) -> Bool {
    let position = taken.partitionPoint { $0.upperBound > columns.lowerBound }
    return position < taken.count && taken[position].lowerBound < columns.upperBound
  }

  /// Takes columns, some of which may be taken already.
  mutating func take(_ columns: Range<Int>) {
    let first = taken.partitionPoint { $0.upperBound >= columns.lowerBound }
    var (start, end, last) = (columns.lowerBound, columns.upperBound, first)
    while last < taken.count, taken[last].lowerBound <= columns.upperBound {
      (start, end) = (min(start, taken[last].lowerBound), max(end, taken[last].upperBound))
      last += 1
    }
    taken.replaceSubrange(first..<last, with: CollectionOfOne(start..<end))
  }
}

extension LayoutTree {
  /// Whether each cell of a grid says its column and its row, counted from the first, with no more tracks than a limit.
  ///
  /// O(cells).
  func tellsAllCells(ofGrid grid: Int, limit: Int) -> Bool {
    visitToldCells(ofGrid: grid, limit: limit) { _ in } != nil
  }

  /// Visits the cells of a grid while each says its place.
  ///
  /// - Returns: How many columns and rows they make with the rows that are written; `nil` where a cell does not say all.
  fileprivate func visitToldCells(
    ofGrid grid: Int, limit: Int, _ visit: (ExplicitCells.Cell) -> Void
  ) -> (columns: Int, rows: Int)? {
    var counts = (columns: 0, rows: 0)
    func take(_ node: Int) -> Bool {
      let said = gridPosition(of: node)
      guard let column = said.column, let row = said.row, column >= 0, row >= 0 else { return false }
      // What is said may be as large as a number can be.
      let (width, height) = (columns(of: node) ?? 1, rows(of: node) ?? 1)
      guard width <= limit - min(column, limit), height <= limit - min(row, limit) else { return false }
      counts = (max(counts.columns, column + width), max(counts.rows, row + height))
      visit(ExplicitCells.Cell(node: node, row: nil, columns: column..<(column + width), rows: row..<(row + height)))
      return true
    }
    var written = 0
    for child in children(of: grid) {
      guard isGridRow(child) else {
        guard take(child) else { return nil }
        continue
      }
      for cell in children(of: child) {
        guard take(cell) else { return nil }
      }
      written += 1
    }
    return (counts.columns, max(counts.rows, written))
  }

  /// Whether a child of a grid says where it stands, or a cell in one of its rows does.
  ///
  /// O(cells).
  func hasExplicitCells(_ grid: Int) -> Bool {
    children(of: grid).contains { child in
      gridPosition(of: child).isGiven
        || (isGridRow(child) && children(of: child).contains { gridPosition(of: $0).isGiven })
    }
  }

  /// The children of a grid that make a row each, in order: rows, and children that say nothing of their place.
  func writtenRows(ofGrid grid: Int) -> some Sequence<Int> {
    children(of: grid).lazy.filter { isGridRow($0) || !gridPosition(of: $0).isGiven }
  }
}
