import ConstraintLayout
import HexagonGeometry

extension ArticleExample {
  static let honeycomb = ArticleExample("Honeycomb") { print in
    // Article begins
    let comb = Honeycomb(itemsPerRow: 4, lineSpacing: 4, interitemSpacing: 4) {
      ForEach(1...14) { Item("\($0)") }
    }
    let placement = try LayoutEngine().place(comb, in: ProposedSize(width: 400))
    for cell in placement.frames.prefix(4) { print(cell.name, cell.rect.x, cell.rect.y.rounded(), cell.rect.width) }

    // A million items, of which a screen shows a few; nothing else is looked at.
    let large = HoneycombGeometry(itemsPerRow: 4, count: 1_000_000, width: 400, lineSpacing: 4, interitemSpacing: 4)
    print(large.items(in: Rect(x: 0, y: 10_000, width: 400, height: 200)))
    print(large.item(at: Point(x: 200, y: 10_100)) ?? "nothing")
    // Article ends
  }
}
