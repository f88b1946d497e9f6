import HexagonGeometry
import LayoutGeometry
import LayoutTestSupport
import Testing

struct HexagonTests {
  @Test func neighborsAreOneStepAway() {
    let cell = Hexagon(q: 3, r: -8)
    #expect(Set(cell.neighbors).count == 6)
    #expect(cell.neighbors.allSatisfy { cell.distance(to: $0) == 1 && $0.distance(to: cell) == 1 })
    #expect(cell.neighbors == Hexagon.directions.map { cell + $0 })
  }

  /// Breadth first, a step at a time, knows nothing of coordinates.
  @Test func distanceCountsSteps() {
    let start = Hexagon(q: -2, r: 5)
    var (reached, border): (Set<Hexagon>, [Hexagon]) = ([start], [start])
    for steps in 1...12 {
      border = border.flatMap(\.neighbors).filter { reached.insert($0).inserted }
      #expect(border.allSatisfy { start.distance(to: $0) == steps })
      #expect(Set(start.ring(radius: steps)) == Set(border))
      #expect(Set(start.disc(radius: steps)) == reached)
    }
  }

  @Test func ringsHoldSixTimesTheirRadius() {
    let center = Hexagon(q: 4, r: -1)
    #expect(center.ring(radius: 0) == [center])
    #expect(center.ring(radius: 1) == center.neighbors)
    for radius in 1...40 {
      let ring = center.ring(radius: radius)
      #expect(ring.count == 6 * radius && Set(ring).count == ring.count)
      #expect(ring.allSatisfy { center.distance(to: $0) == radius })
      #expect(ring[0] == center + Hexagon.directions[0] * radius)
      // Round in a circle: each next to the one before, the first next to the last.
      #expect(ring.indices.allSatisfy { ring[$0].distance(to: ring[($0 + 1) % ring.count]) == 1 })
    }
  }

  @Test func discsGoOutwardsRingByRing() {
    let center = Hexagon(q: -3, r: 2)
    #expect(center.disc(radius: 0) == [center])
    let disc = center.disc(radius: 9)
    #expect(disc.count == 1 + 3 * 9 * 10 && Set(disc).count == disc.count)
    #expect(disc == (0...9).flatMap { center.ring(radius: $0) })
  }

  @Test func linesLeadFromNeighborToNeighborAndBackTheSameWay() {
    for cell in Hexagon.zero.disc(radius: 24) { checkLine(from: .zero, to: cell) }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func longLines(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func cell() -> Hexagon {
      Hexagon(q: .random(in: -2000...2000, using: &random), r: .random(in: -2000...2000, using: &random))
    }
    checkLine(from: cell(), to: cell())
  }

  private func checkLine(from start: Hexagon, to end: Hexagon) {
    let line = start.line(to: end)
    #expect(line.count == start.distance(to: end) + 1)
    #expect(line.first == start && line.last == end)
    #expect(zip(line, line.dropFirst()).allSatisfy { $0.distance(to: $1) == 1 }, "\(start) to \(end)")
    #expect(end.line(to: start) == line.reversed(), "\(start) to \(end)")
    // Straight: no cell's centre is farther from the segment than its corner.
    let grid = HexGeometry(orientation: .pointyTop, side: 1)
    let (from, to) = (grid.center(of: start), grid.center(of: end))
    let length = from.distance(to: to)
    for cell in line where length > 0 {
      let point = grid.center(of: cell)
      let area = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
      #expect(abs(area) / length <= 1 + 1e-9, "\(start) to \(end) at \(cell)")
    }
  }

  @Test func aLineAlongAnEdgeTakesOneSide() {
    // Two steps straight down between pointy-top cells: the middle of the way is the middle of an edge.
    let line = Hexagon.zero.line(to: Hexagon(q: -1, r: 2))
    #expect(line == [.zero, Hexagon(q: 0, r: 1), Hexagon(q: -1, r: 2)])
  }

  @Test func turnsAndMirrorImagesKeepDistances() {
    for cell in Hexagon.zero.disc(radius: 12) {
      #expect(cell.rotatedRight.rotatedLeft == cell)
      let turned = (0..<6).reduce(cell) { cell, _ in cell.rotatedRight }
      #expect(turned == cell)
      #expect(cell.rotatedRight.rotatedRight.rotatedRight == -cell)
      for image in [cell.reflectedAlongQ, cell.reflectedAlongR, cell.reflectedAlongS, cell.rotatedRight] {
        #expect(image.distance(to: .zero) == cell.distance(to: .zero))
      }
    }
    for (index, direction) in Hexagon.directions.enumerated() {
      #expect(direction.rotatedRight == Hexagon.directions[(index + 1) % 6])
    }
  }

  @Test func turnsAndMirrorImagesAreWhatTheyLookLike() {
    let (flat, pointy) = (HexGeometry(orientation: .flatTop, step: 3), HexGeometry(orientation: .pointyTop, step: 3))
    let (cosine, sine) = (0.5, 3.0.squareRoot() / 2)
    for cell in Hexagon.zero.disc(radius: 5) {
      for grid in [flat, pointy] {
        let (from, to) = (grid.center(of: cell), grid.center(of: cell.rotatedRight))
        #expect(near(to, Point(x: from.x * cosine - from.y * sine, y: from.x * sine + from.y * cosine)))
      }
      let upright = flat.center(of: cell)
      #expect(near(flat.center(of: cell.reflectedAlongQ), Point(x: upright.x, y: -upright.y)))
      let lying = pointy.center(of: cell)
      #expect(near(pointy.center(of: cell.reflectedAlongR), Point(x: -lying.x, y: lying.y)))
    }
  }

  @Test func computesLikeVectors() {
    let (first, second) = (Hexagon(q: 2, r: -5), Hexagon(q: -7, r: 3))
    #expect(first + second == Hexagon(q: -5, r: -2))
    #expect(first - second == Hexagon(q: 9, r: -8))
    #expect(first * -3 == Hexagon(q: -6, r: 15))
    #expect(-first == .zero - first)
    #expect(first.q + first.r + first.s == 0)
    #expect("\(first)" == "(2, -5)")
  }

  @Test func isOrderedByRows() {
    let cells = [Hexagon(q: 5, r: -1), Hexagon(q: -3, r: 0), Hexagon(q: 2, r: 0), Hexagon(q: -9, r: 4)]
    #expect(cells.reversed().sorted() == cells)
  }

  @Test func negativeRadiusIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = Hexagon.zero.ring(radius: -1) }
  }
}
