import LayoutTestSupport
import LinearModel
import Testing

@testable import LinearSolving

/// Values that lie behind each other as arcs ask, or a circle that leaves them none.
struct LongestPathsTests {
  private typealias Arc = (tail: Int, head: Int, length: Double)

  private func paths(_ arcs: [Arc], from values: [Double]) -> LongestPaths {
    var paths = LongestPaths(from: values)
    for arc in arcs { paths.add(Bounds(arc.length, .infinity), from: arc.tail, to: arc.head) }
    return paths
  }

  /// The lengths of the longest paths from what values begin with, in the way of Bellman and Ford; `nil` where there are none.
  private func expected(_ arcs: [Arc], from values: [Double]) -> [Double]? {
    var values = values
    for _ in 0...values.count {
      let before = values
      for arc in arcs { values[arc.head] = max(values[arc.head], values[arc.tail] + arc.length) }
      if values == before { return values }
    }
    return nil
  }

  private func randomArcs(_ random: inout SeededGenerator) -> [Arc] {
    (0..<Int.random(in: 1...30, using: &random)).map { _ in
      (
        Int.random(in: 0..<10, using: &random), Int.random(in: 0..<10, using: &random),
        Double(Int.random(in: -9...3, using: &random))
      )
    }
  }

  private func isCircle(_ circle: [Int], of arcs: [Arc]) -> Bool {
    zip(circle, circle.dropFirst() + circle.prefix(1)).allSatisfy { arcs[$0].head == arcs[$1].tail }
      && Set(circle.map { arcs[$0].tail }).count == circle.count
  }

  @Test func onePassIsAsGoodAsManyWhereItIsEnough() async {
    await Law(seeds: 0..<600, atLeast: 100).check { seed in
      var random = SeededGenerator(seed: seed)
      // Few arcs, forwards, so that one pass is often enough.
      let arcs = randomArcs(&random).prefix(5).map { arc -> Arc in
        (min(arc.tail, arc.head), max(arc.tail, arc.head), arc.length)
      }
      let start = (0..<10).map { _ in Double(Int.random(in: 0...5, using: &random)) }
      var (fast, slow) = (paths(arcs, from: start), paths(arcs, from: start))
      let circle = slow.raise(from: start.indices)
      guard fast.settleInOnePass() else {
        #expect(fast.values == start, "seed \(seed)")
        return .inapplicable
      }
      #expect(circle == nil, "seed \(seed)")
      #expect(fast.values == slow.values, "seed \(seed)")
      return .checked
    }
  }

  @Test func valuesAreThoseOfLongestPathsUnlessACircleGains() async {
    await Law(seeds: 0..<400, atLeast: 400).check { seed in
      var random = SeededGenerator(seed: seed)
      let arcs = randomArcs(&random)
      let start = (0..<10).map { _ in Double(Int.random(in: 0...5, using: &random)) }
      var paths = paths(arcs, from: start)
      let circle = paths.raise()
      if let values = expected(arcs, from: start) {
        #expect(circle == nil, "seed \(seed)")
        #expect(paths.values == values, "seed \(seed)")
      } else {
        let circle = try #require(circle, "seed \(seed)")
        #expect(isCircle(circle, of: arcs), "seed \(seed)")
        #expect(circle.reduce(0) { $0 + arcs[$1].length } > 0, "seed \(seed)")
      }
      return .checked
    }
  }

  /// An arc that asks for something again is raised from where it begins, as if all had been.
  @Test func raisingWhatAnArcLacksIsRaisingAll() async {
    await Law(seeds: 0..<400, atLeast: 100).check { seed in
      var random = SeededGenerator(seed: seed)
      let arcs = randomArcs(&random)
      let start = Array(repeating: 0.0, count: 10)
      var paths = paths(arcs, from: start)
      paths.setArc(0, isOn: false)
      guard paths.raise() == nil else { return .inapplicable }
      paths.setArc(0, isOn: true)
      let circle = paths.raise(from: [arcs[0].tail])
      let values = expected(arcs, from: start)
      #expect((circle == nil) == (values != nil), "seed \(seed)")
      if let values { #expect(paths.values == values, "seed \(seed)") }
      return .checked
    }
  }

  /// What is cut off is raised by however little, though that is rounding for what is as long as that.
  @Test func whatFollowsFromSomethingRaisedIsNotForgotten() {
    // Node 0 waits, raised by node 1, when that is raised itself.
    let arcs: [Arc] = [(0, 3, -999), (1, 0, 1000), (2, 1, 1e-8)]
    var paths = paths(arcs, from: [0, 0, 0, 0])
    #expect(paths.raise() == nil)
    #expect(paths.values[3] >= 1)
  }

  @Test func aCircleThatGainsNoMoreThanRoundingIsNone() {
    let arcs: [Arc] = [(0, 1, 0.1), (1, 2, 0.2), (2, 0, -0.3)]
    var paths = paths(arcs, from: [0, 0, 0])
    #expect(0.1 + 0.2 - 0.3 > 0)
    #expect(paths.raise() == nil)
  }
}
