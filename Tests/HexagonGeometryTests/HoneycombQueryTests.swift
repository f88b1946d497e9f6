import LayoutGeometry
import LayoutTestSupport
import Testing

@testable import HexagonGeometry

/// Queries against looking at every item.
struct HoneycombQueryTests {
  private static func sample(_ random: inout SeededGenerator, count: Int) -> HoneycombGeometry {
    HoneycombGeometry(
      itemsPerRow: [1, 2, 3, 5, 17, 400].randomElement(using: &random) ?? 3, count: count,
      width: [300, 33.3].randomElement(using: &random) ?? 100,
      lineSpacing: [0, 3, -4, -100].randomElement(using: &random) ?? 0,
      interitemSpacing: [0, 2, -3, -0.5, 500, -500].randomElement(using: &random) ?? 0,
      insets: random.chance(0.5) ? .zero : EdgeInsets(top: 5, leading: -3, bottom: 1, trailing: 20))
  }

  private static func overlaps(_ item: Rect, _ rect: Rect) -> Bool {
    item.minX < rect.maxX && item.maxX > rect.minX && item.minY < rect.maxY && item.maxY > rect.minY
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func findsTheItemsInARectangle(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let honeycomb = Self.sample(&random, count: .random(in: 0...400, using: &random))
    let size = honeycomb.contentSize
    let items = (0..<honeycomb.count).map(honeycomb.rect)
    for _ in 0..<30 {
      var rect = Rect(
        x: .random(in: -20...size.width + 20, using: &random), y: .random(in: -20...size.height + 20, using: &random),
        width: .random(in: 0...size.width, using: &random), height: .random(in: 0...100, using: &random))
      // Often exactly at the edges of items, where being off by one shows.
      if random.chance(0.5), let item = items.randomElement(using: &random) { rect.x = item.maxX }
      if random.chance(0.5), let item = items.randomElement(using: &random) { rect.y = item.maxY }
      if random.chance(0.1) { (rect.width, rect.height) = (0, 0) }
      let found = honeycomb.items(in: rect)
      #expect(found.flatMap(Array.init) == items.indices.filter { Self.overlaps(items[$0], rect) }, "seed \(seed)")
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "seed \(seed)")
    }
  }

  /// A million items: the rectangle shows a few hundred, and items around these are looked at one by one.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func findsAFewOfAMillion(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let honeycomb = HoneycombGeometry(
      itemsPerRow: .random(in: 2...40, using: &random), count: 1_000_000, width: 400, lineSpacing: 1.5,
      interitemSpacing: 0.5)
    let rect = Rect(
      x: .random(in: 0...300, using: &random), y: .random(in: 0...honeycomb.contentSize.height - 200, using: &random),
      width: 90, height: 120)
    let found = honeycomb.items(in: rect).flatMap(Array.init)
    let (first, last) = try (#require(found.first), #require(found.last))
    let around = max(0, first - 500)..<min(honeycomb.count, last + 500)
    #expect(found == around.filter { Self.overlaps(honeycomb.rect(of: $0), rect) }, "seed \(seed)")
    #expect(honeycomb.rows(from: rect.minY, to: rect.maxY).count <= found.count)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func findsTheItemAtAPoint(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let honeycomb = Self.sample(&random, count: .random(in: 0...200, using: &random))
    let size = honeycomb.contentSize
    let polygons = (0..<honeycomb.count).map(honeycomb.vertices)
    for _ in 0..<60 {
      let point = Point(
        x: .random(in: -5...size.width + 5, using: &random), y: .random(in: -5...size.height + 5, using: &random))
      // Within a hair of an edge, or of the middle between two centres, rounding may decide.
      let inside = polygons.indices.filter { HexSamples.polygon(polygons[$0], contains: point, margin: 1e-6) }
      let touched = polygons.indices.filter { HexSamples.polygon(polygons[$0], contains: point, margin: -1e-6) }
      guard honeycomb.itemSize.width > 0, inside == touched else { continue }
      let distances = inside.map { honeycomb.rect(of: $0).center.distance(to: point) }
      let least = distances.min() ?? .infinity
      let nearest = zip(inside, distances).filter { $0.1 <= least + 1e-9 }.map(\.0)
      let found = honeycomb.item(at: point)
      #expect(found == nil ? nearest.isEmpty : nearest.contains(found ?? -1), "seed \(seed), \(point)")
    }
  }

  @Test func noPointBetweenItemsThatTouchIsLost() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 7, count: 130, width: 100 / 3)
    for item in 14..<100 {
      let corners = honeycomb.vertices(of: item)
      let neighbours = Set(corners.compactMap { honeycomb.item(at: $0) })
      let middles = zip(corners, corners.dropFirst()).map { Point(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2) }
      // The outermost items have edges at nothing; but an edge is part of its item.
      #expect(corners.allSatisfy { honeycomb.item(at: $0) != nil } && !neighbours.isEmpty)
      #expect(middles.allSatisfy { (honeycomb.item(at: $0) ?? .max) <= item + 14 })
    }
  }

  @Test func ofTwoItemsEquallyNearTheFirstIsFound() {
    // Items 50 wide, half on top of each other: the middle between two centres is exact.
    let honeycomb = HoneycombGeometry(itemsPerRow: 3, count: 5, width: 100, interitemSpacing: -25)
    let (left, right) = (honeycomb.rect(of: 2), honeycomb.rect(of: 3))
    #expect(left.midX == 25 && right.midX == 50)
    #expect(honeycomb.item(at: Point(x: 37.5, y: left.minY + 0.75 * left.height)) == 2)
    #expect(honeycomb.item(at: Point(x: 38, y: left.minY + 0.75 * left.height)) == 3)
  }

  @Test func strangeRectanglesAreHarmless() {
    let honeycomb = HoneycombGeometry(itemsPerRow: 3, count: 50, width: 100)
    let everything = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(honeycomb.items(in: everything) == [0..<50])
    #expect(honeycomb.items(in: Rect(x: 10, y: 10, width: -50, height: -50)).isEmpty)
    #expect(honeycomb.items(in: Rect(x: .nan, y: .nan, width: 1, height: 1)).isEmpty)
    #expect(honeycomb.item(at: Point(x: .nan, y: .infinity)) == nil)
    #expect(honeycomb.item(at: Point(x: 1e300, y: -1e300)) == nil)
  }
}
