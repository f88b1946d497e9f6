import HexagonGeometry
import LayoutGeometry
import Testing

/// Positions worked out by hand.
struct HoneycombGeometryTests {
  private static let aspect = 2 / 3.0.squareRoot()

  @Test func threePerRow() {
    // 320 wide, two gaps of 10: items are 100 wide. Pairs of rows hold 2 + 3.
    let honeycomb = HoneycombGeometry(itemsPerRow: 3, count: 7, width: 320, lineSpacing: 4, interitemSpacing: 10)
    let height = 100 * Self.aspect
    #expect(near(honeycomb.itemSize.width, 100) && near(honeycomb.itemSize.height, height))
    let (second, pair) = (0.75 * height + 4, 1.5 * height + 8)
    let origins: [(Double, Double)] = [
      (55, 0), (165, 0), (0, second), (110, second), (220, second), (55, pair), (165, pair),
    ]
    for (index, (x, y)) in origins.enumerated() {
      #expect(near(honeycomb.rect(of: index), Rect(x: x, y: y, width: 100, height: height)))
    }
    #expect(near(honeycomb.contentSize.width, 320) && near(honeycomb.contentSize.height, pair + height))
  }

  @Test func twoPerRow() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 2, count: 4, width: 60)
    let height = 30 * Self.aspect
    let origins: [(Double, Double)] = [(15, 0), (0, 0.75 * height), (30, 0.75 * height), (15, 1.5 * height)]
    for (index, (x, y)) in origins.enumerated() {
      #expect(near(honeycomb.rect(of: index), Rect(x: x, y: y, width: 30, height: height)))
    }
    #expect(near(honeycomb.contentSize.height, 2.5 * height))
  }

  @Test func fivePerRow() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 5, count: 23, width: 108, lineSpacing: -1, interitemSpacing: 2)
    let height = 20 * Self.aspect
    #expect(near(honeycomb.rect(of: 3), Rect(x: 77, y: 0, width: 20, height: height)))
    #expect(near(honeycomb.rect(of: 8), Rect(x: 88, y: 0.75 * height - 1, width: 20, height: height)))
    // Two pairs of rows hold 18; the 19th to 22nd are the fifth row, the last one begins the sixth.
    #expect(near(honeycomb.rect(of: 18), Rect(x: 11, y: 3 * height - 4, width: 20, height: height)))
    #expect(near(honeycomb.rect(of: 22), Rect(x: 0, y: 3.75 * height - 5, width: 20, height: height)))
    #expect(near(honeycomb.contentSize.height, 4.75 * height - 5))
  }

  @Test func onePerRowIsAColumn() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 1, count: 3, width: 50, lineSpacing: 6, interitemSpacing: 99)
    let height = 50 * Self.aspect
    for index in 0..<3 {
      let rect = Rect(x: 0, y: Double(index) * (height + 6), width: 50, height: height)
      #expect(near(honeycomb.rect(of: index), rect))
    }
    #expect(near(honeycomb.contentSize.height, 3 * height + 12))
  }

  @Test func insetsMoveItemsAndCountAsContent() {
    let insets = EdgeInsets(top: 7, leading: 10, bottom: 3, trailing: 30)
    let inside = HoneycombGeometry(itemsPerRow: 3, count: 8, width: 160, lineSpacing: 1, interitemSpacing: 2)
    let honeycomb = HoneycombGeometry(
      itemsPerRow: 3, count: 8, width: 200, lineSpacing: 1, interitemSpacing: 2, insets: insets)
    for index in 0..<8 {
      let rect = inside.rect(of: index)
      #expect(
        near(honeycomb.rect(of: index), Rect(x: rect.x + 10, y: rect.y + 7, width: rect.width, height: rect.height)))
    }
    #expect(honeycomb.contentSize.width == 200)
    #expect(near(honeycomb.contentSize.height, inside.contentSize.height + 10))
    #expect(HoneycombGeometry(itemsPerRow: 3, count: 0, width: 200, insets: insets).contentSize.height == 10)
  }

  @Test(arguments: 2...7)
  func withoutSpacingItemsShareCorners(_ itemsPerRow: Int) {
    let honeycomb = HoneycombGeometry(itemsPerRow: itemsPerRow, count: 5 * itemsPerRow, width: 333)
    let corners = (0..<honeycomb.count).map(honeycomb.vertices)
    // The first of the second row lies down to the left of the first item, and meets it along an edge.
    #expect(near(corners[0][2], corners[itemsPerRow - 1][0]))
    #expect(near(corners[0][3], corners[itemsPerRow - 1][5]))
    // Beside each other in the second row.
    #expect(near(corners[itemsPerRow - 1][0], corners[itemsPerRow][4]))
    #expect(near(corners[itemsPerRow - 1][1], corners[itemsPerRow][3]))
  }

  @Test func aRowThatIsNotFullStartsWhereAFullOneDoes() {
    let (few, many) = (
      HoneycombGeometry(itemsPerRow: 4, count: 5, width: 80), HoneycombGeometry(itemsPerRow: 4, count: 50, width: 80)
    )
    for index in 0..<5 { #expect(few.rect(of: index) == many.rect(of: index)) }
  }

  @Test func anyNumberOfItemsPerRowWorks() {
    let honeycomb = HoneycombGeometry(itemsPerRow: .max, count: 3, width: 100)
    #expect(honeycomb.rect(of: 2).x < 1e-9 && honeycomb.rect(of: 2).y == 0)
    #expect(honeycomb.items(in: Rect(x: -1, y: -1, width: 200, height: 200)) == [0..<3])
  }

  @Test func spacingThatLeavesNoWidthLeavesNoSize() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 3, count: 5, width: 40, lineSpacing: 9, interitemSpacing: 30)
    let origins = (0..<5).map { honeycomb.rect(of: $0) }
    #expect(origins.map(\.x) == [10, 30, 0, 20, 40] && origins.map(\.y) == [0, 0, 9, 9, 9])
    #expect(origins.allSatisfy { $0.size == .zero })
    #expect(honeycomb.item(at: Point(x: 10, y: 0)) == nil)
    let narrow = HoneycombGeometry(itemsPerRow: 3, count: 5, width: -8)
    #expect(narrow.itemSize == .zero)
  }

  @Test func negativeSpacingStopsWhereAllLieOnTopOfEachOther() {
    let honeycomb = HoneycombGeometry(
      itemsPerRow: 3, count: 5, width: 40, lineSpacing: -1000, interitemSpacing: -1000)
    for index in 0..<5 {
      #expect(near(honeycomb.rect(of: index), Rect(x: 0, y: 0, width: 40, height: 40 * Self.aspect)))
    }
    #expect(honeycomb.item(at: Point(x: 20, y: 20)) == 0)
  }

  @Test func noItemsPerRowIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = HoneycombGeometry(itemsPerRow: 0, count: 1, width: 1) }
    await #expect(processExitsWith: .failure) { _ = HoneycombGeometry(itemsPerRow: 1, count: 1, width: .nan) }
    await #expect(processExitsWith: .failure) { _ = HoneycombGeometry(itemsPerRow: 1, count: 1, width: 1).rect(of: 1) }
  }
}
