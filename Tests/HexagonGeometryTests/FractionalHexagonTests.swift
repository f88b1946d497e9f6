import HexagonGeometry
import LayoutGeometry
import LayoutTestSupport
import Testing

struct FractionalHexagonTests {
  @Test func roundsToTheCellItIsIn() {
    #expect(FractionalHexagon(q: 0.2, r: 0.1).rounded == .zero)
    #expect(FractionalHexagon(q: 0.6, r: 0.2).rounded == Hexagon(q: 1, r: 0))
    // Rounding each coordinate for itself would give (0, 0).
    #expect(FractionalHexagon(q: 0.45, r: 0.45).rounded == Hexagon(q: 0, r: 1))
    #expect(FractionalHexagon(q: -0.9, r: 1.2).rounded == Hexagon(q: -1, r: 1))
    #expect(FractionalHexagon(Hexagon(q: -4, r: 9)).rounded == Hexagon(q: -4, r: 9))
    #expect(FractionalHexagon(q: 1.25, r: -3).s == 1.75)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func givesTheNearestCentre(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let grid = HexGeometry(orientation: .flatTop, side: 1)
    for _ in 0..<500 {
      let place = FractionalHexagon(q: .random(in: -30...30, using: &random), r: .random(in: -30...30, using: &random))
      let point = Point(x: 1.5 * place.q, y: 1.5 * HexGeometry.aspect * (place.r + place.q / 2))
      let cell = place.rounded
      let distance = grid.center(of: cell).distance(to: point)
      let others = cell.disc(radius: 2).map { grid.center(of: $0).distance(to: point) }
      #expect(others.allSatisfy { $0 >= distance - 1e-12 }, "\(place)")
    }
  }

  @Test func whatIsNoNumberIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) { _ = FractionalHexagon(q: .nan, r: 0).rounded }
  }
}
