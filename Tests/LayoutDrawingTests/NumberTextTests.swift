internal import Testing

@testable internal import LayoutDrawing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (33.333333, "33.333"), (66.666667, "66.667"),
    (0.1 + 0.2, "0.3"), (0.0005, "0.001"), (0.0004, "0"), (-0.0004, "0"), (-0.0005, "-0.001"), (999.9996, "1000"),
    (1.05, "1.05"), (1.005, "1.005"), (100, "100"), (1e-300, "0"), (123_456_789.125, "123456789.125"),
    (999_999_999_999.5, "999999999999.5"), (1_000_000_000_000.5, "1000000000001"), (1.5e16, "15000000000000000"),
    (-1e22, "-10000000000000000000000"),
    (1.2345678901234567e20, "123456789012345670000"),
  ])
  func writesAtMostThreeDecimals(value: Double, expected: String) {
    #expect(NumberText.text(value) == expected)
    #expect(NumberText.attribute(value) == expected)
  }

  @Test func namesWhatIsNotFinite() {
    #expect(NumberText.text(.infinity) == "∞")
    #expect(NumberText.text(-.infinity) == "-∞")
    #expect(NumberText.text(.nan) == "?")
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func attributesAreAlwaysFinite(value: Double) {
    #expect(NumberText.attribute(value) == "0")
  }

  @Test func sizes() {
    #expect(NumberText.size(width: 50, height: 33.3333) == "50 x 33.333")
  }
}
