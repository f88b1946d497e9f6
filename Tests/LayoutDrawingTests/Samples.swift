internal import LayoutCore
internal import LayoutGeometry

/// Placements made by hand, so that these tests say nothing about the engine.
enum Samples {
  struct Cell {
    var id: String
    var column: Int
    var span = 1
    /// The size of the item; what is `nil` fills the cell.
    var width: Double?
    var height: Double?
  }

  /// A root grid with these lengths, whose cells are centred in their tracks.
  static func grid(
    columns: [Double], rows: [Double], spacing: Size, cells: [[Cell]], ambiguities: [Ambiguity] = [],
    notes: [String] = []
  ) -> Placement {
    let across = tracks(columns, spacing: spacing.width)
    let down = tracks(rows, spacing: spacing.height)
    let size = Size(width: end(across), height: end(down))
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var rects = [whole]
    for (row, members) in cells.enumerated() {
      rects.append(Rect(x: 0, y: down[row].position, width: size.width, height: down[row].length))
      for cell in members {
        let first = across[cell.column]
        let last = across[cell.column + cell.span - 1]
        let room = last.position + last.length - first.position
        let width = cell.width ?? room
        let height = cell.height ?? down[row].length
        rects.append(
          Rect(
            x: first.position + (room - width) / 2, y: down[row].position + (down[row].length - height) / 2,
            width: width, height: height))
      }
    }
    let description = Grid(horizontalSpacing: spacing.width, verticalSpacing: spacing.height) {
      cells.map { row in GridRow { row.map { Item($0.id).gridCellColumns($0.span) } } }
    }
    let container = Placement.Container(
      in: LayoutTree(description), rect: whole, columns: across, rows: down, isGrid: true, depth: 0, node: 0)
    return Placement(
      size: size, diagnosis: Diagnosis(ambiguities: ambiguities, notes: notes), containers: [container],
      tree: LayoutTree(description), rects: rects)
  }

  /// A root stack with items at these places.
  static func items(
    _ items: [(id: String?, rect: Rect)], size: Size, overflows: [Diagnosis.Overflow] = []
  ) -> Placement {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let tree = LayoutTree(Stack(.row) { items.map { Item($0.id) } })
    let container = Placement.Container(
      in: tree, rect: whole, columns: [], rows: [], isGrid: false, depth: 0, node: 0)
    return Placement(
      size: size, diagnosis: Diagnosis(overflows: overflows), containers: [container],
      tree: tree, rects: [whole] + items.map(\.rect))
  }

  static func ambiguity(
    axis: Axis = .horizontal, track: Int, lower: Double = 0, upper: Double, chosen: Double,
    rule: Ambiguity.Rule = .total, cells: [String] = [], node: Int = 0, container: String = "layout"
  ) -> Ambiguity {
    Ambiguity(
      axis: axis, kind: .noOwnCell, container: container, track: track, lower: lower, upper: upper, chosen: chosen,
      decidedBy: rule, cells: cells, fixes: [], node: node)
  }

  /// Two spans that share a column of their own, which nothing gives a width.
  static let fiveColumns = grid(
    columns: [50, 50, 0, 50, 50], rows: [50, 50], spacing: Size(width: 20, height: 20),
    cells: [
      [
        Cell(id: "green", column: 0), Cell(id: "purple", column: 1, span: 2), Cell(id: "blue", column: 3),
        Cell(id: "yellow", column: 4),
      ],
      [
        Cell(id: "red", column: 0), Cell(id: "orange", column: 1), Cell(id: "teal", column: 2, span: 2),
        Cell(id: "pink", column: 4),
      ],
    ],
    ambiguities: [ambiguity(track: 2, upper: .infinity, chosen: 0, cells: ["purple", "teal"])])

  /// Two columns that share what a span needs.
  static let sharedExcess = grid(
    columns: [45, 55], rows: [20, 20], spacing: Size(width: 0, height: 5),
    cells: [
      [Cell(id: "first", column: 0, width: 20), Cell(id: "second", column: 1, width: 30)],
      [Cell(id: "both", column: 0, span: 2, width: 100)],
    ],
    ambiguities: [
      ambiguity(track: 0, lower: 20, upper: 70, chosen: 45, rule: Ambiguity.Rule(.equalGrowth)),
      ambiguity(track: 1, lower: 30, upper: 80, chosen: 55, rule: Ambiguity.Rule(.equalGrowth)),
    ])

  /// Open columns and rows side by side, and items without width or height.
  static let crowded = grid(
    columns: [0, 50, 0, 0, 60, 0], rows: [20, 0, 0, 30, 12], spacing: Size(width: 4, height: 6),
    cells: [
      [Cell(id: "one", column: 0, span: 2), Cell(id: "two", column: 4)], [Cell(id: "sizing", column: 1)],
      [Cell(id: "point", column: 0)], [Cell(id: "thin", column: 2), Cell(id: "a rather long name", column: 4)],
      [Cell(id: "last", column: 1)],
    ],
    ambiguities: [0, 2, 3, 5].map { ambiguity(track: $0, upper: 120, chosen: 0) }
      + [1, 2, 4].map {
        ambiguity(
          axis: .vertical, track: $0, upper: .infinity, chosen: 12.3456, rule: Ambiguity.Rule(.equalGrowth))
      })

  /// Many small cells.
  static func manyCells(rows: Int, columns: Int) -> Placement {
    grid(
      columns: Array(repeating: 40, count: columns), rows: Array(repeating: 24, count: rows),
      spacing: Size(width: 4, height: 4),
      cells: (0..<rows).map { row in
        (0..<columns).map { Cell(id: "cell-\(row * columns + $0)", column: $0) }
      })
  }

  private static func tracks(_ lengths: [Double], spacing: Double) -> [Placement.Track] {
    var position = 0.0
    return lengths.map { length in
      defer { position += length + spacing }
      return Placement.Track(position: position, length: length)
    }
  }

  private static func end(_ tracks: [Placement.Track]) -> Double {
    tracks.last.map { $0.position + $0.length } ?? 0
  }
}
