import LayoutCore
import Testing

@Suite struct LengthTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (-2.5, "-2.5"), (33.333333, "33.333"), (0.1 + 0.2, "0.3"), (0.0005, "0.001"),
    (0.0004, "0"),
    (-0.0004, "0"), (-0.0005, "-0.001"), (999.9996, "1000"), (1.005, "1.005"), (123_456_789.125, "123456789.125"),
  ])
  func numbersAreRoundedToThousandths(value: Double, expected: String) {
    #expect(value.inThousandths == expected)
  }

  @Test(arguments: [
    (12.0004, "12"), (-0.0, "0"), (0.0004, "0.0004"), (-0.0004, "-0.0004"), (1e16, "1e+16"), (.infinity, "∞"),
    (-.infinity, "-∞"), (.nan, "NaN"),
  ])
  func whatIsSmallIsNotNothing(length: Double, expected: String) {
    #expect(lengthText(length) == expected)
  }
}
