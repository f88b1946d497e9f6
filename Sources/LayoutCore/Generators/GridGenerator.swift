internal import LayoutGeometry

/// An eager grid: rows of cells whose columns line up, with spans, and children that are a row of their own.
struct GridGenerator {
  let tree: LayoutTree
  let node: Int
  let options: GridOptions

  func lay(
    out container: inout Structure.Container, cells: inout [Structure.Cell], notes: inout [String],
    defaultSpacing: Double
  ) {
    container.isGrid = true
    container.tieBreak = options.tieBreak
    container.horizontalSpacing = options.horizontalSpacing ?? defaultSpacing
    container.verticalSpacing = options.verticalSpacing ?? defaultSpacing
    let first = cells.count
    var alignments = ColumnAlignments()
    var flow = GridFlow(rowCount: tree.childCount(of: node))
    for child in tree.children(of: node) {
      flow.startRow()
      if case .gridRow(let rowOptions) = tree.nodes[child].kind {
        let vertical = rowOptions.alignment ?? options.alignment.vertical
        addCells(ofRow: child, vertical: vertical, flow: &flow, alignments: &alignments, to: &cells, notes: &notes)
      } else {
        _ = flow.placeAcross()
        // How many columns there are shows only at the end.
        let row = flow.row..<(flow.row + 1)
        cells.append(cell(child, columns: 0..<0, rows: row, alignment: options.alignment))
      }
    }
    container.columnCount = flow.columnCount
    container.rowCount = flow.rowCount
    finish(&cells, from: first, columnCount: flow.columnCount, alignments)
  }

  private func addCells(
    ofRow row: Int, vertical: VerticalAlignment, flow: inout GridFlow, alignments: inout ColumnAlignments,
    to cells: inout [Structure.Cell], notes: inout [String]
  ) {
    let alignment = Alignment(horizontal: options.alignment.horizontal, vertical: vertical)
    for child in tree.children(of: row) {
      let wanted = tree.nodes[child]
      let (columns, rows) = flow.place(child, wanted)
      cells.append(cell(child, columns: columns, rows: rows, alignment: alignment))
      if let alignment = wanted.columnAlignment, let first = alignments.set(alignment, of: columns.lowerBound) {
        notes.append(
          "\(tree.name(of: child)) aligns column \(columns.lowerBound) of \(tree.place(of: node)) \(alignment), but an "
            + "earlier cell aligns it \(first); the first one wins.")
      }
      if let count = wanted.rows, count > rows.count {
        notes.append(
          "\(tree.name(of: child)) covers \(count) rows, but \(tree.place(of: node)) has only \(rows.count) from there "
            + "on; it ends with the last row.")
      }
    }
  }

  private func cell(
    _ child: Int, columns: Range<Int>, rows: Range<Int>, alignment: Alignment
  ) -> Structure.Cell {
    let cell = tree.nodes[child]
    var result = Structure.Cell(
      node: child, columns: columns, rows: rows, anchor: cell.anchor ?? alignment.unitPoint,
      unsizedAxes: cell.unsizedAxes)
    if cell.anchor == nil { result.lineUp(by: alignment.vertical.baseline) }
    return result
  }

  /// Gives the cells what is known only when all of them are placed: a later row may add columns and align them.
  private func finish(
    _ cells: inout [Structure.Cell], from first: Int, columnCount: Int, _ alignments: ColumnAlignments
  ) {
    for index in first..<cells.count {
      if cells[index].columns.isEmpty {
        cells[index].columns = 0..<columnCount
      } else if let alignment = alignments[cells[index].columns.lowerBound],
        tree.nodes[cells[index].node].anchor == nil
      {
        cells[index].anchor.x = alignment.fraction
      }
    }
  }
}

/// The alignment that the first cell to name one gives its column; a spanning cell speaks for its first column.
private struct ColumnAlignments {
  private var alignments: [HorizontalAlignment?] = []

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
