import ConstraintLayout
import Testing

/// What `print` shows of layouts and of their placements.
struct DescriptionTests {
  private let form = Stack(.column, spacing: 8) {
    Text("Name", lineLimit: 1)
    Item("field").frame(minWidth: 50, maxWidth: 120.5).frame(height: 20)
    Grid {
      GridRow {
        Item("on").frame(width: 10, height: 10)
        Spacer()
      }
    }
    .id("buttons")
  }

  @Test func aLayoutIsATreeWithWhatIsSaidOfLengths() {
    #expect(
      "\(form)" == """
        Stack
          Text "Name"
          Item "field", at least 50 wide, at most 120.5 wide, 20 high
          Grid "buttons"
            GridRow
              Item "on", 10 wide, 10 high
              Spacer
        """)
  }

  @Test func anIdealLengthIsSaidBesideTheOthers() {
    #expect("\(Item("a").frame(minWidth: 1, idealWidth: 2))" == #"Item "a", at least 1 wide, ideally 2 wide"#)
  }

  @Test func aNumberThatIsNoneIsShownAsThat() {
    #expect("\(Item().frame(minWidth: .nan, maxWidth: .infinity))" == "Item, at least NaN wide, at most ∞ wide")
  }

  @Test func depthIsNoMatter() {
    var layout = AnyLayout(Item("deep"))
    for _ in 0..<200 { layout = AnyLayout(Stack(.row) { layout }) }
    let last = "\(layout)".split(separator: "\n").last.map(String.init)
    #expect(last == String(repeating: "  ", count: 200) + #"Item "deep""#)
  }

  @Test func whateverStandsInAnIdTheTreeKeepsItsLines() {
    #expect("\(Item("two\nlines"))" == #"Item "two\nlines""#)
  }

  @Test func aPlacementIsTheSameTreeWithRectangles() throws {
    let row = Stack(.row, spacing: 8) {
      Item("first").frame(width: 50, height: 20)
      Item().frame(width: 0.5, height: 10)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 200, height: 100))
    #expect(
      "\(placement)" == """
        Stack (0, 0) 58.5 x 20
          Item "first" (0, 0) 50 x 20
          Item (58, 5) 0.5 x 10
        """)
  }

  @Test func alternativesThatWereNotChosenAreLeftOut() throws {
    let choice = ViewThatFits(in: .horizontal) {
      Stack(.row) { Item("wide").frame(width: 300) }
      Item("narrow").frame(width: 30, height: 10)
    }
    let placement = try LayoutEngine().place(choice, in: ProposedSize(width: 100, height: 10))
    #expect("\(placement)" == #"ViewThatFits (0, 0) 30 x 10"# + "\n" + #"  Item "narrow" (0, 0) 30 x 10"#)
  }
}
