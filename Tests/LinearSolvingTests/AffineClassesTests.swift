import Testing

@testable import LinearSolving

/// What equations between two columns each tell together.
struct AffineClassesTests {
  private func values(_ equations: [(Double, Int, Double, Int, sum: Double)]) -> [Int: Double] {
    let lastColumn = equations.map { max($0.1, $0.3) }.max() ?? 0
    var classes = AffineClasses(columnCount: lastColumn + 1)
    for (a, x, b, y, sum) in equations { classes.join(a, x, b, y, sum: sum) }
    return Dictionary(uniqueKeysWithValues: classes.determined().map { ($0.column, $0.value) })
  }

  @Test func aCircleTellsAllValues() {
    // x = u, y = v, v = 2 u, and x + y = 300.
    #expect(
      values([(1, 0, -1, 2, 0), (1, 1, -1, 3, 0), (2, 2, -1, 3, 0), (1, 0, 1, 1, 300)])
        == [0: 100, 1: 200, 2: 100, 3: 200])
  }

  @Test func aChainTellsNone() {
    #expect(values([(1, 0, -1, 1, 5), (1, 1, -1, 2, 5), (3, 2, -1, 3, 0)]).isEmpty)
  }

  @Test func whatSaysTheSameOnceMoreTellsNothing() {
    #expect(values([(1, 0, -1, 1, 5), (1, 1, -1, 2, 5), (1, 0, -1, 2, 10)]).isEmpty)
  }

  @Test func aCircleTellsTheValuesOfWhatIsChainedToItBeforeAndAfter() {
    let chained = values([(1, 4, -1, 0, 1), (1, 0, 1, 1, 10), (1, 0, -1, 1, 2), (2, 1, -1, 5, 0)])
    #expect(chained == [0: 6, 1: 4, 4: 7, 5: 8])
  }

  @Test func whatIsRemovedTellsNothing() {
    var classes = AffineClasses(columnCount: 3)
    classes.join(1, 0, -1, 1, sum: 2)
    classes.join(1, 0, 1, 1, sum: 10)
    classes.removeAll()
    classes.join(1, 1, -1, 2, sum: 0)
    classes.join(1, 1, 1, 2, sum: 4)
    #expect(classes.determined().map(\.column) == [1, 2])
    #expect(classes.determined().map(\.value) == [2, 2])
  }

  @Test func aLongChainIsWalkedWithoutRecursion() {
    let chain = (0..<100_000).map { (1.0, $0, -1.0, $0 + 1, sum: 1.0) }
    #expect(values(chain + [(1, 0, 1, 100_000, sum: 0)])[0] == 50_000)
  }
}
