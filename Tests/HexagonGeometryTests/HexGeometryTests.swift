import HexagonGeometry
import LayoutGeometry
import LayoutTestSupport
import Testing

struct HexGeometryTests {
  @Test func measuresARegularHexagon() {
    #expect(near(HexGeometry.aspect, 2 / 3.0.squareRoot()))
    let flat = HexGeometry(orientation: .flatTop, side: 10)
    #expect(near(flat.step, 15) && near(flat.side, 10))
    #expect(near(flat.cellSize.width, 20) && near(flat.cellSize.height, 10 * 3.0.squareRoot()))
    let pointy = HexGeometry(orientation: .pointyTop, side: 10)
    #expect(near(pointy.cellSize.width, 10 * 3.0.squareRoot()) && near(pointy.cellSize.height, 20))
  }

  @Test func knowsCentresAndBoxes() {
    let height = 10 * 3.0.squareRoot()
    let flat = HexGeometry(orientation: .flatTop, side: 10, origin: Point(x: 100, y: 50))
    #expect(flat.center(of: .zero) == Point(x: 100, y: 50))
    #expect(near(flat.center(of: Hexagon(q: 1, r: 0)), Point(x: 115, y: 50 + height / 2)))
    #expect(near(flat.center(of: Hexagon(q: -2, r: 3)), Point(x: 70, y: 50 + 2 * height)))
    #expect(near(flat.bounds(of: .zero), Rect(x: 90, y: 50 - height / 2, width: 20, height: height)))
    let pointy = HexGeometry(orientation: .pointyTop, side: 10)
    #expect(near(pointy.center(of: Hexagon(q: 0, r: 1)), Point(x: height / 2, y: 15)))
    #expect(near(pointy.center(of: Hexagon(q: -1, r: -1)), Point(x: -1.5 * height, y: -15)))
    // Half of a spacing of 2: two less between edges, and as much more between corners as regular hexagons need.
    let inset = pointy.bounds(of: .zero, inset: 1)
    #expect(near(inset.width, height - 2) && near(inset.height, (height - 2) * HexGeometry.aspect))
    #expect(pointy.bounds(of: .zero, inset: 9) == .zero)
  }

  @Test(arguments: HexOrientation.allCases)
  func cornersLieAroundTheCentre(_ orientation: HexOrientation) {
    let grid = HexGeometry(orientation: orientation, side: 7, origin: Point(x: -3, y: 2))
    let cell = Hexagon(q: 2, r: -5)
    let (center, corners) = (grid.center(of: cell), grid.vertices(of: cell))
    #expect(corners.count == 6)
    for index in 0..<6 {
      #expect(near(corners[index].distance(to: center), 7))
      #expect(near(corners[index].distance(to: corners[(index + 1) % 6]), 7))
    }
    // Clockwise on the screen, from the right (flat-top) or the upper right (pointy-top) corner on.
    let half = 7 * 3.0.squareRoot() / 2
    let first =
      orientation == .flatTop
      ? Point(x: center.x + 7, y: center.y) : Point(x: center.x + half, y: center.y - 3.5)
    let second =
      orientation == .flatTop
      ? Point(x: center.x + 3.5, y: center.y + half) : Point(x: center.x + half, y: center.y + 3.5)
    #expect(near(corners[0], first) && near(corners[1], second))
  }

  @Test(arguments: HexOrientation.allCases)
  func neighborsMeetAlongAnEdge(_ orientation: HexOrientation) {
    let grid = HexGeometry(orientation: orientation, step: 11, origin: Point(x: 0.3, y: -4))
    for cell in Hexagon(q: -1, r: 6).disc(radius: 6) {
      let corners = grid.vertices(of: cell)
      for (index, neighbor) in cell.neighbors.enumerated() {
        let others = grid.vertices(of: neighbor)
        #expect(near(corners[index], others[(index + 4) % 6]))
        #expect(near(corners[(index + 1) % 6], others[(index + 3) % 6]))
        #expect(others.count { other in corners.contains { near($0, other) } } == 2)
      }
    }
  }

  @Test(arguments: HexOrientation.allCases)
  func everyPointHitsTheCellItLiesIn(_ orientation: HexOrientation) throws {
    let grid = HexGeometry(orientation: orientation, side: 3.7, origin: Point(x: 1.25, y: -0.5))
    let cells = Hexagon.zero.disc(radius: 6)
    for column in -90...90 {
      for row in -90...90 {
        let point = Point(x: Double(column) * 0.1, y: Double(row) * 0.1)
        let hit = try #require(grid.hexagon(at: point))
        let least = cells.map { grid.center(of: $0).distance(to: point) }.min() ?? .infinity
        #expect(near(grid.center(of: hit).distance(to: point), least))
        #expect(HexSamples.polygon(grid.vertices(of: hit), contains: point, margin: -1e-9))
      }
    }
  }

  @Test func edgesBelongToTheFirstCell() {
    let flat = HexGeometry(orientation: .flatTop, step: 3)
    let edge = flat.center(of: Hexagon(q: 0, r: 1))
    // The middle between the first cell and the one below, exactly halfway also in binary.
    #expect(flat.hexagon(at: Point(x: 0, y: edge.y / 2)) == .zero)
    let pointy = HexGeometry(orientation: .pointyTop, step: 3)
    let right = pointy.center(of: Hexagon(q: 1, r: 0))
    #expect(pointy.hexagon(at: Point(x: right.x / 2, y: 0)) == .zero)
    #expect(pointy.hexagon(at: Point(x: -right.x / 2, y: 0)) == Hexagon(q: -1, r: 0))
  }

  @Test func someQuestionsHaveNoAnswer() {
    let grid = HexGeometry(orientation: .flatTop, step: 1)
    #expect(grid.hexagon(at: Point(x: .nan, y: 0)) == nil)
    #expect(grid.hexagon(at: Point(x: 0, y: -.infinity)) == nil)
    #expect(grid.hexagon(at: Point(x: 1e12, y: 0)) == nil)
    #expect(HexGeometry(orientation: .flatTop, step: 0).hexagon(at: .zero) == nil)
    #expect(HexGeometry(orientation: .flatTop, step: -1).hexagon(at: .zero) == nil)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func findsEachCentreFarFromTheOrigin(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for orientation in HexOrientation.allCases {
      let grid = HexGeometry(orientation: orientation, step: .random(in: 0.01...100, using: &random))
      for _ in 0..<200 {
        let cell = Hexagon(
          q: .random(in: -1_000_000...1_000_000, using: &random), r: .random(in: -1_000_000...1_000_000, using: &random)
        )
        #expect(grid.hexagon(at: grid.center(of: cell)) == cell)
      }
    }
  }
}
