package import LayoutGeometry

// Rows without height and columns without width, whose cells give the tracks of a grid a length.
extension LayoutTree {
  func addingSizingRow(to container: Int, _ columns: [Fix.SizedTrack]) -> LayoutTree {
    guard !hasExplicitCells(container) else { return addingSizingCells(to: container, columns, .horizontal) }
    let items = SizingItems(of: self, container: container)
    var row = LayoutTree()
    row.append(Node(kind: .gridRow(GridRowOptions(alignment: nil)))) { row in
      var column = 0
      for sized in columns {
        if sized.track > column { row.append(leaf: items.gap("gap-\(column)", columns: sized.track - column)) }
        row.append(leaf: items.item("column-\(sized.track)", width: sized.length, height: 0))
        column = sized.track + 1
      }
    }
    var tree = self
    // What ended with the grid until now must not reach into the new row.
    for (node, rows) in clippedCells(ofGrid: container) { tree.update(node) { $0.cell.rows = rows } }
    tree.insert(row, at: nodes[container].end, inside: container)
    return tree
  }

  func addingSizingColumn(to container: Int, _ rows: [Fix.SizedTrack]) -> LayoutTree {
    guard !hasExplicitCells(container) else { return addingSizingCells(to: container, rows, .vertical) }
    let items = SizingItems(of: self, container: container)
    let lengths = Dictionary(rows.map { ($0.track, $0.length) }) { first, _ in first }
    var columnCount = 0
    flow(ofGrid: container) { columnCount = $1.columnCount }
    var leaves: [Int: [Node]] = [:]
    flow(ofGrid: container) { step, flow in
      guard case .rowEnd(let row) = step, let length = lengths[flow.row] else { return }
      // Cells that take what is free in the row push the sizing item into the new column.
      leaves[row] = flow.freeRuns(upTo: columnCount).map { run in
        items.gap("gap-\(flow.row)-\(run.lowerBound)", columns: run.count)
      }
      leaves[row]?.append(items.item("row-\(flow.row)", width: 0, height: length))
    }
    var tree = self
    tree.append(leaves: leaves)
    return tree
  }

  /// Adds cells to a grid in which some say their places: they say theirs, in a track of their own behind the last one.
  ///
  /// Others flow as before, since no track that was there has one cell more.
  private func addingSizingCells(to grid: Int, _ tracks: [Fix.SizedTrack], _ axis: Axis) -> LayoutTree {
    let items = SizingItems(of: self, container: grid)
    let across = ExplicitCells(self, grid, listed: listedTracks(ofGrid: grid)).count(axis.other)
    var cells = LayoutTree()
    for sized in tracks {
      let name = "\(axis.trackName)-\(sized.track)"
      var cell = items.item(
        name, width: axis == .horizontal ? sized.length : 0, height: axis == .vertical ? sized.length : 0)
      cell.gridPosition =
        axis == .horizontal
        ? GridPosition(column: sized.track, row: across) : GridPosition(column: across, row: sized.track)
      cells.append(leaf: cell)
    }
    var tree = self
    if axis == .horizontal {
      for (node, rows) in clippedCells(ofGrid: grid) { tree.update(node) { $0.cell.rows = rows } }
    }
    for (node, position) in cellsCountedFromLast(ofGrid: grid, sizing: tracks, axis) {
      tree.update(node) { $0.gridPosition = $0.gridPosition.updated(by: position) }
    }
    tree.insert(cells, at: nodes[grid].end, inside: grid)
    return tree
  }

  /// The cells of a grid that count their column, or their row, from the last one, and what each must say to stay where it is when
  /// cells give some tracks their lengths.
  ///
  /// Those cells stand in one track more across. The tracks that they are for count as well then, which those that nothing but cells
  /// counted from the last one make did not. Cells go on counting from the last one: from the first, what flows would stand aside.
  package func cellsCountedFromLast(
    ofGrid grid: Int, sizing tracks: [Fix.SizedTrack], _ axis: Axis
  ) -> [(node: Int, position: GridPosition)] {
    guard hasExplicitCells(grid) else { return [] }
    let cells = ExplicitCells(self, grid, listed: listedTracks(ofGrid: grid))
    let sized = tracks.reduce(0) { max($0, $1.track + 1) }
    let along = max(0, sized - cells.counted(axis))
    let across = cells.count(axis.other) + 1 - cells.counted(axis.other)
    let more = axis == .horizontal ? (columns: along, rows: across) : (columns: across, rows: along)
    return cells.cells.compactMap { cell in
      let said = gridPosition(of: cell.node)
      let position = GridPosition(
        column: said.column.countedFromLast(of: more.columns), row: said.row.countedFromLast(of: more.rows))
      return position.isGiven ? (cell.node, position) : nil
    }
  }
}

extension Int? {
  /// A number that counts from the last track as it is with some tracks more; `nil` for all that stays as it is.
  fileprivate func countedFromLast(of more: Int) -> Int? {
    flatMap { $0 < 0 && more > 0 ? $0 - more : nil }
  }
}

extension ExplicitCells {
  /// How many tracks there are.
  fileprivate func count(_ axis: Axis) -> Int { axis == .horizontal ? columnCount : rowCount }

  /// How many tracks numbers below 0 count from the last of.
  fileprivate func counted(_ axis: Axis) -> Int { axis == .horizontal ? counted.columns : counted.rows }
}

/// Makes the items of sizing rows and columns, with ids that no other node has.
private struct SizingItems {
  private let container: Int
  private let taken: Set<String>

  init(of tree: LayoutTree, container: Int) {
    self.container = container
    taken = Set(tree.nodes.compactMap(\.id))
  }

  func item(_ name: String, width: Double, height: Double) -> LayoutTree.Node {
    var id = "sizing-\(container)-\(name)"
    while taken.contains(id) { id += "'" }
    var node = LayoutTree.Node(kind: .item, id: id)
    node.width = .fixed(width)
    node.height = .fixed(height)
    return node
  }

  /// An item that takes cells and asks for nothing.
  func gap(_ name: String, columns: Int) -> LayoutTree.Node {
    var node = item(name, width: 0, height: 0)
    node.cell.unsizedAxes = .all
    if columns > 1 { node.cell.columns = columns }
    return node
  }
}
