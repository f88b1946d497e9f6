import ConstraintLayout
import HexagonGeometry

extension ArticleExample {
  static let placement = ArticleExample(
    "Placement",
    { print in
      // Article begins
      let order = Stack(.column, alignment: .leading, spacing: 10) {
        Text("Order", fontSize: 20).tag("heading")
        Grid(horizontalSpacing: 8, verticalSpacing: 0) {
          GridRow {
            Item("pen").frame(width: 50, height: 20).padding(5)
            Item(7).frame(width: 30, height: 20)
          }
        }
      }
      let root = try LayoutEngine().place(order).root
      func show(_ node: PlacedNode, level: Int) {
        print(String(repeating: "  ", count: level) + "\(node.kind) at \(node.place)")
        for child in node.children { show(child, level: level + 1) }
      }
      show(root, level: 0)
      print(root.children[0].tag ?? "no tag", root.children[1].frame)
      // Article ends
    },
    { print in
      // Article begins
      let list = Stack(.column, spacing: 0) {
        ForEach(0..<10_000) { Item($0).frame(width: 300, height: 20).tag("row \($0)") }
      }
      let placement = try LayoutEngine().place(list)
      let visible = Rect(x: 0, y: 40_010, width: 300, height: 60)
      for frame in placement.frames(in: visible) { print(frame.name, frame.rect) }
      print(placement.node(at: Point(x: 5, y: 40_035))?.tag ?? "nothing")
      // Article ends
    },
    { print in
      // Article begins
      let board = HexGrid(coordinates: .oddR) {
        ForEach(0..<12) { index in HexCell(row: index / 4, column: index % 4) { Item(index) } }
      }
      let placement = try LayoutEngine().place(board, in: ProposedSize(width: 450))
      if let start = placement.node(4), let end = placement.node(11) {
        print(start.neighbors.compactMap(\.id))
        print(start.distance(to: end) ?? 0, start.line(to: end).compactMap(\.id))
      }
      let cell = Hexagon(row: 1, column: 2, in: .oddR)
      print(placement.root.child(at: cell)?.id ?? "nothing", cell.neighbors.count)
      // Article ends
    })
}
