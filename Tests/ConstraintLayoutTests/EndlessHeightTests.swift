import ConstraintLayout
import Testing

/// Content that is higher the wider it is, in a box that is wider the higher it is.
struct EndlessHeightTests {
  /// A picture four times as high as wide, in a box twice as wide as high.
  private static func picture(widest: Double) -> some Layout {
    Stack(.column) {
      Item("a").measured { width in
        let width = min(max(width ?? 20, 1), widest)
        return Size(width: width, height: 4 * width)
      }.aspectRatio(2, contentMode: .fit)
    }
  }

  @Test(arguments: [OverflowHandling.error, .visible])
  func whatHasNoHeightThatIsEnoughIsAnErrorThatNamesIt(_ overflow: OverflowHandling) throws {
    var engine = LayoutEngine()
    engine.options.overflow = overflow
    let error = #expect(throws: LayoutError.self) { try engine.place(Self.picture(widest: .infinity)) }
    #expect(error?.code == .unsatisfiable, "\(error.debugDescription)")
    #expect(error?.place == "layout.children[0]")
    #expect(error?.message.hasPrefix("a is the higher the wider it is") == true)
    #expect(error?.conflict.map(\.items) == [["a"]])
  }

  @Test func whatIsNoWiderThanItsGreatestWidthIsAsHighAsItNeeds() throws {
    let placement = try LayoutEngine().place(Self.picture(widest: 100_000))
    #expect(placement["a"]?.height == 400_000)
    #expect(placement["a"]?.width == 100_000)
  }
}
