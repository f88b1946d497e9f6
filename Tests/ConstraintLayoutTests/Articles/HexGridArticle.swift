import ConstraintLayout
import HexagonGeometry

extension ArticleExample {
  static let hexGrid = ArticleExample("HexGrid") { print in
    // Article begins
    let board = HexGrid(coordinates: .oddQ, spacing: 4) {
      ForEach([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3)]) { row, column in
        HexCell(row: row, column: column) { Item("\(row)-\(column)") }
      }
    }
    let placement = try LayoutEngine().place(board, in: ProposedSize(width: 400))
    for neighbor in Hexagon(row: 1, column: 1, in: .oddQ).neighbors {
      let (row, column) = neighbor.position(in: .oddQ)
      let id = "\(row)-\(column)"
      if let rect = placement[id] { print(id, rect.midX.rounded(), rect.midY.rounded()) }
    }
    print(placement.item(at: Point(x: 150, y: 170)) ?? "nothing")
    // Article ends
  }
}
