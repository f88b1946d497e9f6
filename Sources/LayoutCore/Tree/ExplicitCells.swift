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

    var countsFromLast: Bool { position.column ?? 0 < 0 || position.row ?? 0 < 0 }
    var isTold: Bool { position.column != nil && position.row != nil }
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
    let countsFromLast = wishes.contains(where: \.countsFromLast)
    place(countsFromLast ? wishes.filter { !$0.countsFromLast } : wishes)
    counted = (columnCount, rowCount)
    if countsFromLast { place(wishes.filter(\.countsFromLast).map { countedFromFirst($0) }) }
    for wish in wishes where wish.isClipped {
      let rows = cells[wish.cell].rows
      if rows.upperBound > rowCount {
        cells[wish.cell].rows = rows.lowerBound..<max(rows.lowerBound, min(rows.upperBound, rowCount))
      }
    }
  }

  /// Places the cells of a grid in which each says its place: none has to look for room beside others.
  ///
  /// - Returns: `false`, with nothing changed, where one does not.
  private mutating func placeTold(_ tree: LayoutTree, _ grid: Int) -> Bool {
    var told: [Cell] = []
    let counts = tree.visitToldCells(ofGrid: grid, limit: limit) { node, columns, rows in
      told.append(Cell(node: node, row: nil, columns: columns, rows: rows))
    }
    guard let counts else { return false }
    cells = told
    columnCount = max(columnCount, counts.columns)
    rowCount = max(rowCount, counts.rows)
    counted = (columnCount, rowCount)
    return true
  }

  private mutating func collect(_ tree: LayoutTree, _ grid: Int) -> [Wish] {
    var wishes: [Wish] = []
    // No grid has more cells than nodes, and few have less than half as many.
    wishes.reserveCapacity(tree.nodes[grid].end - grid)
    cells.reserveCapacity(tree.nodes[grid].end - grid)
    var written = 0
    /// - Parameter row: The row that the cell is written in, as a node and by its number.
    func add(_ node: Int, in row: (node: Int, number: Int)?) {
      let said = tree.gridPosition(of: node)
      let isClipped = row != nil && said.row == nil
      wishes.append(
        Wish(
          cell: cells.count, node: node, position: GridPosition(column: said.column, row: said.row ?? row?.number),
          width: tree.columns(of: node) ?? 1, height: tree.rows(of: node) ?? 1, isClipped: isClipped))
      cells.append(Cell(node: node, row: isClipped ? row?.node : nil))
    }
    for child in tree.children(of: grid) {
      if tree.isGridRow(child) {
        for node in tree.children(of: child) { add(node, in: (child, written)) }
      } else if tree.gridPosition(of: child).isGiven {
        add(child, in: nil)
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

  /// What a cell says, with numbers that count from 0, whichever end they were counted from.
  private mutating func countedFromFirst(_ wish: Wish) -> Wish {
    let column = counted(wish.position.column, wish, .horizontal, of: counted.columns)
    let row = counted(wish.position.row, wish, .vertical, of: counted.rows)
    var counted = wish
    counted.position = GridPosition(column: column, row: row)
    return counted
  }

  private mutating func counted(_ part: Int?, _ wish: Wish, _ axis: Axis, of count: Int) -> Int? {
    guard let part, part < 0 else { return part }
    guard part + count < 0 else { return part + count }
    fail(.beforeFirst(node: wish.node, axis, position: part, count: count))
    return 0
  }

  // MARK: The three steps

  private mutating func place(_ wishes: [Wish]) {
    // From left to right, so that none has to be squeezed in before others.
    let told = wishes.filter(\.isTold).sorted {
      ($0.position.row ?? 0, $0.position.column ?? 0) < ($1.position.row ?? 0, $1.position.column ?? 0)
    }
    for wish in told {
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
    let column = firstFree(wish, row)
    lines[row].next = column + wish.width
    put(wish, column, row)
  }

  /// The first column, behind what flowed into a row before, from which on a cell has room.
  private func firstFree(_ wish: Wish, _ row: Int) -> Int {
    var column = lines[row].firstFree(wish.width, from: lines[row].next)
    guard wish.height > 1 else { return column }
    var isFree = false
    while !isFree {
      isFree = true
      for line in row..<(row + wish.height) {
        let free = lines[line].firstFree(wish.width, from: column)
        isFree = isFree && free == column
        column = free
      }
    }
    return column
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

extension LayoutTree {
  /// Whether each cell of a grid says its column and its row, counted from the first, with no more tracks than a limit.
  ///
  /// O(cells).
  func tellsAllCells(ofGrid grid: Int, limit: Int) -> Bool {
    visitToldCells(ofGrid: grid, limit: limit) { _, _, _ in } != nil
  }

  /// Visits the cells of a grid while each says its place.
  ///
  /// - Returns: How many columns and rows they make with the rows that are written, and how many are; `nil` where a cell does not say
  ///   all.
  @inline(__always) func visitToldCells(
    ofGrid grid: Int, limit: Int, _ visit: (_ node: Int, _ columns: Range<Int>, _ rows: Range<Int>) -> Void
  ) -> (columns: Int, rows: Int, writtenRows: Int)? {
    var counts = (columns: 0, rows: 0)
    var written = 0
    // Rows and the cells in them alike, one after the other: a walk over children in each other would count references to all nodes.
    let end = nodes[grid].end
    var node = grid + 1
    while node < end {
      if isGridRow(node) {
        written += 1
        node += 1
        continue
      }
      guard let (column, row) = positionFromFirst(of: node) else { return nil }
      // What is said may be as large as a number can be.
      let saysSpan = saysSomethingOfCell(node)
      let (width, height) = saysSpan ? (columns(of: node) ?? 1, rows(of: node) ?? 1) : (1, 1)
      guard width <= limit - min(column, limit), height <= limit - min(row, limit) else { return nil }
      counts = (max(counts.columns, column + width), max(counts.rows, row + height))
      visit(node, column..<(column + width), row..<(row + height))
      node = nodes[node].end
    }
    return (counts.columns, max(counts.rows, written), written)
  }

  /// Where a cell stands, if it says its column and its row, counted from the first.
  @inline(__always) private func positionFromFirst(of node: Int) -> (column: Int, row: Int)? {
    if let short = shortPositionFromFirst(of: node) { return short }
    let said = gridPosition(of: node)
    guard let column = said.column, let row = said.row, column >= 0, row >= 0 else { return nil }
    return (column, row)
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
