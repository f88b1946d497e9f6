import ConstraintLayout
import Testing

/// What is at a point, and the corners of what stands in a hexagon.
struct PlacementPointTests {
  private func hexagons(spacing: Double = 0, coordinates: HexCoordinates = .oddQ) -> some Layout {
    HexGrid(coordinates: coordinates, spacing: spacing) {
      ForEach([(0, 0), (0, 1), (1, 0), (1, 1), (0, 2)]) { row, column in
        HexCell(row: row, column: column) { Item("\(row)-\(column)") }
      }
    }
  }

  private func isNear(_ left: Point, _ right: Point) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test(arguments: [HexCoordinates.oddQ, .oddR])
  func aHexagonIsHitWhereItIsAndNotInTheCornersOfItsBox(coordinates: HexCoordinates) throws {
    let placement = try LayoutEngine().place(
      hexagons(spacing: 6, coordinates: coordinates), in: ProposedSize(width: 300))
    for frame in placement.frames {
      let rect = frame.rect
      #expect(placement.item(at: Point(x: rect.midX, y: rect.midY)) == frame.name)
      for point in [Point(x: rect.minX + 1, y: rect.minY + 1), Point(x: rect.maxX - 1, y: rect.maxY - 1)] {
        #expect(placement.item(at: point) != frame.name)
      }
      for vertex in try #require(placement.vertices(of: frame.name)) {
        let inside = Point(x: vertex.x + (rect.midX - vertex.x) * 0.01, y: vertex.y + (rect.midY - vertex.y) * 0.01)
        let outside = Point(x: vertex.x - (rect.midX - vertex.x) * 0.01, y: vertex.y - (rect.midY - vertex.y) * 0.01)
        #expect(placement.item(at: inside) == frame.name)
        #expect(placement.item(at: outside) == nil)
      }
    }
  }

  @Test func onACommonEdgeTheLastItemWins() throws {
    let placement = try LayoutEngine().place(hexagons(), in: ProposedSize(width: 300))
    let upper = try #require(placement["0-0"])
    #expect(placement.item(at: Point(x: upper.midX, y: upper.maxY)) == "1-0")
    #expect(placement.item(at: Point(x: upper.midX, y: upper.maxY - 1)) == "0-0")
  }

  @Test func overlappingItemsAreHitLastFirst() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: -10) {
        Item("first").frame(width: 40, height: 20)
        Item("second").frame(width: 40, height: 20)
      })
    #expect(placement.item(at: Point(x: 29, y: 10)) == "first")
    #expect(placement.item(at: Point(x: 35, y: 10)) == "second")
    #expect(placement.item(at: Point(x: 35, y: 20)) == "second")
    #expect(placement.item(at: Point(x: 35, y: 21)) == nil)
  }

  @Test func containersAndItemsWithoutAnAreaAreNotHit() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 10) {
        Item("left").frame(width: 40, height: 20)
        Item("rule").frame(width: 0, height: 20)
        Item("right").frame(width: 40, height: 20)
      })
    #expect(placement.item(at: Point(x: 50, y: 10)) == nil)
    #expect(placement.item(at: Point(x: 45, y: 10)) == nil)
    #expect(placement.item(at: Point(x: .nan, y: 10)) == nil)
  }

  /// What was not chosen has no place, so it cannot be hit.
  @Test func onlyTheChosenAlternativeIsHit() throws {
    let placement = try LayoutEngine().place(
      ViewThatFits {
        Item("wide").frame(width: 100, height: 20)
        Item("narrow").frame(width: 30, height: 20)
      }, in: ProposedSize(width: 50))
    #expect(placement.item(at: Point(x: 10, y: 10)) == "narrow")
    #expect(placement.vertices(of: "wide") == nil)
  }

  @Test func cornersAreInTheCoordinatesOfTheRoot() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, spacing: 10) {
        Item("title").frame(width: 20, height: 30)
        Honeycomb(itemsPerRow: 2, interitemSpacing: 4) { ForEach(0..<3) { Item("\($0)") } }
      }, in: ProposedSize(width: 104))
    let rect = try #require(placement["2"])
    let vertices = try #require(placement.vertices(of: "2"))
    let quarter = rect.height / 4
    let wanted = [
      Point(x: rect.maxX, y: rect.minY + quarter), Point(x: rect.maxX, y: rect.maxY - quarter),
      Point(x: rect.midX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY - quarter),
      Point(x: rect.minX, y: rect.minY + quarter), Point(x: rect.midX, y: rect.minY),
    ]
    #expect(vertices.count == 6 && zip(vertices, wanted).allSatisfy(isNear))
    #expect(rect.minY > 40)
    #expect(placement.vertices(of: "title") == nil)
    #expect(placement.vertices(of: "nobody") == nil)
    #expect(placement.item(at: Point(x: rect.midX, y: rect.midY)) == "2")
  }

  @Test func hexagonsWithoutSpacingShareTheirCorners() throws {
    let placement = try LayoutEngine().place(hexagons(), in: ProposedSize(width: 300))
    let upper = try #require(placement.vertices(of: "0-0"))
    let lower = try #require(placement.vertices(of: "1-0"))
    #expect(upper.filter { corner in lower.contains { isNear($0, corner) } }.count == 2)
  }
}
