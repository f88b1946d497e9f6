import LayoutText
import Testing

/// Mistakes in a program, as opposed to any text, stop it.
struct PreconditionTests {
  @Test func aFontNeedsAFiniteSize() async {
    await #expect(processExitsWith: .failure) { _ = Font(size: .nan) }
    await #expect(processExitsWith: .failure) { _ = Font(size: -1) }
  }

  @Test func aLineLimitIsAtLeastOne() async {
    await #expect(processExitsWith: .failure) {
      _ = HelveticaMeasurer().measure("a", font: Font(size: 10), lineLimit: 0)
    }
  }

  @Test func aWidthIsANumber() async {
    await #expect(processExitsWith: .failure) {
      _ = HelveticaMeasurer().measure("a", font: Font(size: 10), width: .nan)
    }
  }
}
