import ConstraintLayout
import LayoutDocument
import LinearModel
import Testing

/// Numbers beyond their limits: each is refused with its place, its line and what it may be.
struct NumberLimitTests {
  @Test(
    arguments: [
      .cell(#""anchor": {"x": 0, "y": 1e308}"#, "anchor.y", "Give -1000000 to 1000000", .limitExceeded),
      .cell(#""anchor": {"x": -1000001, "y": 0}"#, "anchor.x", "is -1000001", .limitExceeded),
      .item(#""aspectRatio": 1e-9"#, "aspectRatio", "Give one from 1e-06 to 1000000", .limitExceeded),
      .item(#""aspectRatio": 1e308"#, "aspectRatio", "is 1e+308", .limitExceeded),
      .item(#""stretch": -1"#, "stretch", "factor of -1. Give 0, or a number from 1e-06 to 1000000", .invalidLayout),
      .item(#""stretch": 1e-7"#, "stretch", "factor of 1e-07", .limitExceeded),
      .item(#""stretch": 1e7"#, "stretch", "factor of 10000000", .limitExceeded),
      .item(#""offset": {"x": 0, "y": 2e9}"#, "offset.y", "the limit is 1000000000", .limitExceeded),
      .item(#""baseline": 1e300"#, "baseline.first", "the limit is 1000000000", .limitExceeded),
      .item(#""padding": 1e10"#, "padding.top", "the limit is 1000000000", .limitExceeded),
      .item(#""preferredSpacing": {"left": -1e10}"#, "preferredSpacing.left", "is -10000000000", .limitExceeded),
      lazyGrid(#"{"fixed": 1e300}"#, "the limit is 1000000000"),
      lazyGrid(#"{"adaptive": {"min": 1e10}}"#, "the limit is 1000000000"),
      lazyGrid(#"{"flexible": {"stretch": 1e7}}"#, "Give 0, or a number from 1e-06 to 1000000"),
      text(#""fontSize": 1e300"#, "fontSize", "the limit is 1000000000"),
      text(#""lineLimit": 1e300"#, "lineLimit", "above 1000000"),
      lazyGrid(#"{"fixed": 1, "spacing": -1e10}"#, "The gap is 10000000000 long"),
      Mistake(
        #"{"layout": {"type": "honeycomb", "itemsPerRow": 2, "insets": {"right": 1e10}, "children": []}}"#,
        "layout.insets.right", "the limit is 1000000000", .limitExceeded),
      Mistake(
        #"{"proposal": {"width": 1e12}, "layout": {"type": "item", "id": "a"}}"#, "proposal.width", "the limit is",
        .limitExceeded),
    ] as [Mistake])
  func areRefused(mistake: Mistake) { mistake.expectRefusal() }

  private static func lazyGrid(_ track: String, _ fragment: String) -> Mistake {
    Mistake(
      #"{"layout": {"type": "lazyGrid", "columns": [\#(track)], "children": []}}"#, "layout.columns[0]", fragment,
      .limitExceeded)
  }

  private static func text(_ rest: String, _ key: String, _ fragment: String) -> Mistake {
    Mistake(#"{"layout": {"type": "text", "text": "a", \#(rest)}}"#, "layout.\(key)", fragment, .limitExceeded)
  }

  @Test(arguments: [#""aspectRatio": 1e-6"#, #""aspectRatio": 1000000"#, #""offset": {"x": -1e9}"#])
  func reachToTheLimits(rest: String) throws {
    let document = try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "width": 10, \#(rest)}}"#)
    let rect = try #require(LayoutEngine().place(document.tree)["a"])
    #expect((rect.x + rect.y + rect.width + rect.height).isFinite)
  }

  @Test func haveALineAndAColumn() {
    let json = """
      {"layout": {"type": "stack", "axis": "row", "children": [
        {"type": "item", "id": "a"},
        {"type": "item", "id": "b",
         "offset": {"x": 0, "y": 2e9}}]}}
      """
    let error = #expect(throws: LayoutError.self) { try LayoutDocument(json) }
    #expect(error?.message.hasPrefix("Line 4, column 28: ") == true, "\(error?.message ?? "")")
    #expect(error?.place == "layout.children[1].offset.y")
  }

  @Test(arguments: [Double.nan, .infinity, 1e10])
  func theDefaultSpacingIsALengthToo(spacing: Double) {
    var engine = LayoutEngine()
    engine.options.defaultSpacing = spacing
    let error = #expect(throws: LayoutError.self) {
      try engine.place(
        Stack(.row) {
          Item("a")
          Item("b")
        })
    }
    #expect(error?.place == "options.defaultSpacing")
  }

  @Test func greatestLengthsBeyondAllAreNone() throws {
    let row = Stack(.row, spacing: 0) { ForEach(0..<3) { Item("\($0)").frame(idealWidth: 5, maxWidth: 1e308) } }
    #expect(try LayoutEngine().place(row, in: ProposedSize(width: .infinity)).size.width == 15)
  }
}
