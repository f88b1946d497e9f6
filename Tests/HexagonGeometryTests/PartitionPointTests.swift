import LayoutGeometry
import LayoutTestSupport
import Testing

@testable import HexagonGeometry

struct PartitionPointTests {
  @Test func findsEveryBorderFromEveryGuess() {
    for count in 0...12 {
      for border in 0...count {
        for guess in [-Double.infinity, -3, .nan, .infinity, 1e300] + (0...13).map(Double.init) {
          #expect(PartitionPoint.find(in: count, near: guess) { $0 >= border } == border)
        }
      }
    }
  }

  @Test func asksLittleWhereTheGuessIsGood() {
    for count in [1000, 1_000_000, 1_000_000_000] {
      for error in -2...2 {
        var questions = 0
        let border = count / 3
        let found = PartitionPoint.find(in: count, near: Double(border + error)) {
          questions += 1
          return $0 >= border
        }
        #expect(found == border && questions <= 5)
      }
    }
  }

  @Test func asksAtMostTwiceTheLogarithm() {
    for guess in [0, 5e5, 1e6] {
      for border in stride(from: 0, through: 1_000_000, by: 4999) {
        var questions = 0
        let found = PartitionPoint.find(in: 1_000_000, near: guess) {
          questions += 1
          return $0 >= border
        }
        #expect(found == border && questions <= 42)
      }
    }
  }
}
