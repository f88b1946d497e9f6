import LayoutGeometry
import Testing

@testable import LayoutCore

/// How much a search for what is visible looks at.
struct BoundsTableTests {
  /// A grid of items of ten by ten points, placed by hand.
  private func placed(rows: Int, columns: Int) -> PlacedTree {
    var tree = LayoutTree()
    var rects: [Rect] = []
    tree.append(.init(kind: .zStack(ZStackOptions(alignment: .center)))) { tree in
      for _ in 0..<rows * columns { tree.append(leaf: .init(kind: .item)) }
    }
    rects.append(Rect(x: 0, y: 0, width: 10 * Double(columns), height: 10 * Double(rows)))
    for row in 0..<rows {
      for column in 0..<columns {
        rects.append(Rect(x: 10 * Double(column), y: 10 * Double(row), width: 10, height: 10))
      }
    }
    return PlacedTree(
      tree, rects: rects, isPlaced: PlacedNodes(), exactRects: rects, containers: [], layoutDirection: .leftToRight)
  }

  /// 12 rows and 7 columns are found among a million by a look at few of them.
  @Test func aWindowInAMillionItemsIsFoundByALookAtFew() {
    let placed = placed(rows: 1000, columns: 1000)
    let window = Rect(x: 4005, y: 5005, width: 60, height: 110)
    #expect(placed.nodes(in: window).count == 1 + 12 * 7)
    let search = placed.bounds.runs(near: window)
    #expect(search.visits < 1000)
    #expect(search.runs.reduce(0) { $0 + $1.count } < 500)
  }

  /// Sixteen times as many items, one more level.
  @Test func aListTakesALookAtOneMoreLevelForSixteenTimesAsMany() {
    let visits = [1, 16, 256].map { factor in
      placed(rows: 250 * factor, columns: 1).bounds.runs(near: Rect(x: 1, y: 1, width: 1, height: 1)).visits
    }
    #expect(visits == [17, 33, 49])
  }

  @Test func whatHasNoPlaceIsNotFound() {
    var tree = LayoutTree()
    tree.append(.init(kind: .zStack(ZStackOptions(alignment: .center)))) { tree in
      for _ in 0..<2 { tree.append(leaf: .init(kind: .item)) }
    }
    let rects = [Rect](repeating: Rect(x: 0, y: 0, width: 10, height: 10), count: 3)
    let placed = PlacedTree(
      tree, rects: rects, isPlaced: PlacedNodes([true, false, true]), exactRects: rects, containers: [],
      layoutDirection: .leftToRight)
    #expect(placed.nodes(in: rects[0]) == [0, 2])
    #expect(placed.nodes(in: Rect(x: 10, y: 0, width: 1, height: 1)) == [])
  }
}
