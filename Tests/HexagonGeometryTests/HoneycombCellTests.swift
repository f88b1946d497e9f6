import HexagonGeometry
import LayoutGeometry
import Testing

/// The items of a honeycomb as cells of a hexagonal grid.
struct HoneycombCellTests {
  @Test(arguments: [(1, 5), (2, 9), (3, 0), (4, 30), (7, 3)])
  func everyItemHasACellOfItsOwn(_ itemsPerRow: Int, _ count: Int) {
    let honeycomb = HoneycombGeometry(itemsPerRow: itemsPerRow, count: count, width: 100)
    for index in 0..<count { #expect(honeycomb.item(in: honeycomb.hexagon(of: index)) == index) }
    let cells = Hexagon.zero.disc(radius: 40)
    #expect(cells.compactMap { honeycomb.item(in: $0) }.sorted() == Array(0..<count))
  }

  /// Items that interlock touch exactly those in neighbouring cells.
  @Test func neighboursTouch() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 4, count: 20, width: 400)
    let distance = honeycomb.itemSize.width
    for first in 0..<20 {
      for second in 0..<20 where second != first {
        let (a, b) = (honeycomb.rect(of: first), honeycomb.rect(of: second))
        let (x, y) = (a.midX - b.midX, a.midY - b.midY)
        let touches = abs((x * x + y * y).squareRoot() - distance) < 1e-6
        #expect((honeycomb.hexagon(of: first).distance(to: honeycomb.hexagon(of: second)) == 1) == touches)
      }
    }
  }
}
