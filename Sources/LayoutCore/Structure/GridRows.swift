internal import LayoutGeometry

/// The rows of an eager grid: cells whose columns line up, with spans, and children that are a row of their own.
struct GridRows {
  let tree: LayoutTree
  let node: Int
  let options: GridOptions

  func lay(
    out container: inout Structure.Container, cells: inout Structure.CellList, notes: inout [String],
    defaultSpacing: Double
  ) {
    container.isGrid = true
    container.tieBreak = options.tieBreak
    container.horizontalGaps.spacing = options.horizontalSpacing ?? defaultSpacing
    container.verticalGaps.spacing = options.verticalSpacing ?? defaultSpacing
    container.holdsPlainItems = true
    let first = cells.count
    var alignments = ColumnAlignments()
    var flow = GridFlow(rowCount: tree.childCount(of: node))
    var hasAcross = false
    for child in tree.children(of: node) {
      flow.startRow()
      if case .gridRow(let rowOptions) = tree.nodes[child].kind {
        let vertical = rowOptions.alignment ?? options.alignment.vertical
        if vertical.baseline != nil { container.holdsPlainItems = false }
        let holdsPlainItems = addCells(
          ofRow: child, vertical: vertical, flow: &flow, alignments: &alignments, to: &cells, notes: &notes)
        if !holdsPlainItems { container.holdsPlainItems = false }
      } else {
        _ = flow.placeAcross()
        // How many columns there are shows only at the end.
        let row = flow.row..<(flow.row + 1)
        cells.append(cell(child, columns: 0..<0, rows: row, alignment: options.alignment))
        hasAcross = true
        container.holdsPlainItems = false
      }
    }
    container.columnCount = flow.columnCount
    container.rowCount = flow.rowCount
    guard hasAcross || !alignments.isEmpty else { return }
    finish(&cells, from: first, columnCount: flow.columnCount, alignments)
  }

  /// - Returns: Whether all cells are items of which nothing was said but lengths and spans.
  private func addCells(
    ofRow row: Int, vertical: VerticalAlignment, flow: inout GridFlow, alignments: inout ColumnAlignments,
    to cells: inout Structure.CellList, notes: inout [String]
  ) -> Bool {
    let alignment = Alignment(horizontal: options.alignment.horizontal, vertical: vertical)
    var holdsPlainItems = true
    for child in tree.children(of: row) {
      let (columns, rows) = flow.place(child, in: tree)
      cells.append(cell(child, columns: columns, rows: rows, alignment: alignment))
      if !tree.isPlainItem(child) { holdsPlainItems = false }
      guard tree.saysSomethingOfCell(child) else { continue }
      if let alignment = tree.nodes[child].columnAlignment,
        let first = alignments.set(alignment, of: columns.lowerBound)
      {
        notes.append(
          "\(tree.name(of: child)) aligns column \(columns.lowerBound) of \(tree.place(of: node)) \(alignment), but an "
            + "earlier cell aligns it \(first); the first one wins.")
      }
      if let count = tree.rows(of: child), count > rows.count {
        notes.append(
          "\(tree.name(of: child)) covers \(count) rows, but \(tree.place(of: node)) has only \(rows.count) from there "
            + "on; it ends with the last row.")
      }
    }
    return holdsPlainItems
  }

  private func cell(
    _ child: Int, columns: Range<Int>, rows: Range<Int>, alignment: Alignment
  ) -> Structure.Cell {
    let anchor = tree.anchor(of: child)
    var result = Structure.Cell(
      node: child, columns: columns, rows: rows, anchor: anchor ?? alignment.unitPoint,
      unsizedAxes: tree.nodes[child].unsizedAxes)
    if anchor == nil { result.lineUp(by: alignment.vertical.baseline) }
    return result
  }

  /// Gives the cells what is known only when all of them are placed: a later row may add columns and align them.
  private func finish(
    _ cells: inout Structure.CellList, from first: Int, columnCount: Int, _ alignments: ColumnAlignments
  ) {
    for index in first..<cells.count {
      if cells[index].columns.isEmpty {
        cells[index].columns = 0..<columnCount
      } else if let alignment = alignments[cells[index].columns.lowerBound],
        tree.anchor(of: cells[index].node) == nil
      {
        cells[index].anchor.x = alignment.fraction
      }
    }
  }
}

/// The alignment that the first cell to name one gives its column; a spanning cell speaks for its first column.
private struct ColumnAlignments {
  private var alignments: [HorizontalAlignment?] = []

  /// Whether no column is aligned.
  var isEmpty: Bool { alignments.isEmpty }

  subscript(column: Int) -> HorizontalAlignment? { column < alignments.count ? alignments[column] : nil }

  /// Aligns a column that is not aligned yet.
  ///
  /// - Returns: The alignment that the column keeps, if it is another one.
  mutating func set(_ alignment: HorizontalAlignment, of column: Int) -> HorizontalAlignment? {
    while alignments.count <= column { alignments.append(nil) }
    let first = alignments[column] ?? alignment
    alignments[column] = first
    return first == alignment ? nil : first
  }
}
