import Testing

@testable import LayoutCore

/// Which children stand in which line, by lengths alone.
struct LineBreakRuleTests {
  private func starts(
    _ lengths: [Double], gap: Double = 0, in space: Double, _ breaking: LineBreaking = .greedy
  ) -> [Int] {
    LineBreakRule(lengths: lengths, gaps: .init(spacing: gap), space: space).starts(breaking)
  }

  @Test func nothingHasNoLines() {
    #expect(starts([], in: 10).isEmpty)
  }

  @Test(arguments: LineBreaking.allCases) func whatFitsStandsInOneLine(_ breaking: LineBreaking) {
    #expect(starts([3, 3, 3], gap: 1, in: 11, breaking) == [0])
    #expect(starts([3, 3, 3], in: .infinity, breaking) == [0])
  }

  @Test func gapsCountBetweenChildrenOnly() {
    #expect(starts([3, 3, 3, 3], gap: 1, in: 7) == [0, 2])
  }

  @Test func roundingCostsNoChild() {
    #expect(starts([0.1, 0.2, 1], in: 0.3) == [0, 2])
  }

  @Test(arguments: LineBreaking.allCases) func whatIsLongerThanALineHasOneForItself(_ breaking: LineBreaking) {
    #expect(starts([1, 9, 1], in: 4, breaking) == [0, 1, 2])
  }

  @Test func withoutSpaceEachChildHasALine() {
    #expect(starts([1, 1, 1], in: 0) == [0, 1, 2])
  }

  @Test func balancedLinesTakeLessWhereThatIsBetterForLaterOnes() {
    // 3 + 3 and 2 would leave 0 and 4; 3 and 3 + 2 leave 3 and 1.
    #expect(starts([3, 3, 2], in: 6) == [0, 2])
    #expect(starts([3, 3, 2], in: 6, .balanced) == [0, 1])
  }

  @Test func ofEqualBreakingsTheOneWithFullerEarlierLinesIsTaken() {
    #expect(starts([2, 2, 2], in: 4, .balanced) == [0, 2])
    // Thirds do not add up to what the sums of their squares say.
    #expect(starts([1 / 3.0, 1 / 3.0, 1 / 3.0], in: 2 / 3.0, .balanced) == [0, 2])
  }
}
