import ConstraintLayout

/// A grid of rows whose cells span columns.
struct SpannedRows: Layout {
  private var rows: [[Cell]] = []
  private let columnCount: Int
  /// How many columns of the last row have a cell.
  private(set) var taken: Int

  private struct Cell: Sendable {
    let sample: Sample
    let span: Int
  }

  init(columnCount: Int) {
    self.columnCount = columnCount
    taken = columnCount
  }

  /// Begins a new row where the last one is full.
  mutating func beginRowIfFull() {
    guard taken == columnCount else { return }
    rows.append([])
    taken = 0
  }

  /// Adds a cell to the last row.
  mutating func add(_ sample: Sample, span: Int) {
    rows[rows.count - 1].append(Cell(sample: sample, span: span))
    taken += span
  }

  func append(to tree: inout LayoutTree) {
    Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      ForEach(rows) { row in
        GridRow {
          ForEach(row) { cell in
            Item(cell.sample.id).frame(width: cell.sample.width, height: cell.sample.height)
              .gridCellColumns(cell.span)
          }
        }
      }
    }.append(to: &tree)
  }
}
