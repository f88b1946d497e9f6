internal import LayoutGeometry

/// An eager grid: rows of cells whose columns line up, with column spans, and children that are a row of their own.
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
    container.columnCount = columnCount()
    let alignments = columnAlignments(count: container.columnCount, notes: &notes)
    for child in tree.children(of: node) {
      let row = container.rowCount..<(container.rowCount + 1)
      if case .gridRow(let rowOptions) = tree.nodes[child].kind {
        let vertical = rowOptions.alignment ?? options.alignment.vertical
        addCells(ofRow: child, row, vertical: vertical, alignments: alignments, to: &cells)
      } else {
        cells.append(
          cell(child, columns: 0..<container.columnCount, rows: row, alignment: options.alignment))
      }
      container.rowCount += 1
    }
  }

  private func addCells(
    ofRow row: Int, _ rows: Range<Int>, vertical: VerticalAlignment, alignments: [HorizontalAlignment?],
    to cells: inout [Structure.Cell]
  ) {
    var column = 0
    for child in tree.children(of: row) {
      let end = column + (tree.nodes[child].cell.columns ?? 1)
      let horizontal = alignments[column] ?? options.alignment.horizontal
      cells.append(
        cell(child, columns: column..<end, rows: rows, alignment: .init(horizontal: horizontal, vertical: vertical)))
      column = end
    }
  }

  private func cell(
    _ child: Int, columns: Range<Int>, rows: Range<Int>, alignment: Alignment
  ) -> Structure.Cell {
    let cell = tree.nodes[child].cell
    return .init(
      node: child, columns: columns, rows: rows, anchor: cell.anchor ?? alignment.unitPoint,
      unsizedAxes: cell.unsizedAxes)
  }

  /// As many as the widest row has; a child outside a row needs one.
  private func columnCount() -> Int {
    var count = 0
    for child in tree.children(of: node) {
      if case .gridRow = tree.nodes[child].kind {
        count = max(count, tree.children(of: child).reduce(0) { $0 + (tree.nodes[$1].cell.columns ?? 1) })
      } else {
        count = max(count, 1)
      }
    }
    return count
  }

  /// The alignment that the first cell to name one gives its column; a spanning cell speaks for its first column.
  private func columnAlignments(count: Int, notes: inout [String]) -> [HorizontalAlignment?] {
    var alignments = Array(repeating: HorizontalAlignment?.none, count: count)
    for row in tree.children(of: node) {
      guard case .gridRow = tree.nodes[row].kind else { continue }
      var column = 0
      for child in tree.children(of: row) {
        if let wanted = tree.nodes[child].cell.columnAlignment {
          if let first = alignments[column], first != wanted {
            notes.append(
              "\(tree.name(of: child)) aligns column \(column) of \(tree.place(of: node)) \(wanted), but an earlier cell "
                + "aligns it \(first); the first one wins.")
          }
          alignments[column] = alignments[column] ?? wanted
        }
        column += tree.nodes[child].cell.columns ?? 1
      }
    }
    return alignments
  }
}
