import ConstraintLayout
import Testing

/// Lengths that follow from what is in a layout: the least one, and the ideal one.
struct ContentLengthTests {
  private static let words = "a considerable text"

  @Test func theLeastWidthOfATextIsItsLongestWord() throws {
    let word = try LayoutEngine().place(Text("considerable", id: "t"))["t"]
    for width in [nil, 400.0] {
      let row = Stack(.row, spacing: 0) {
        Text(Self.words, id: "t").frame(width: .minContent)
        Item("rest")
      }
      let rects = try rectsEitherWay(row, width)
      #expect(rects["t"]?.width == word?.width)
      #expect(rects["t"]?.height == (word?.height).map { 3 * $0 })
      #expect(rects["rest"]?.x == word?.width)
    }
  }

  @Test func theIdealWidthOfATextIsThatOfOneLine() throws {
    let line = try LayoutEngine().place(Text(Self.words, id: "t"))["t"]
    let column = Stack(.column, alignment: .leading, spacing: 0) {
      Text(Self.words, id: "t").frame(width: .maxContent)
      Item("wide").frame(width: 300, height: 10)
    }
    #expect(try rectsEitherWay(column, 400)["t"] == line)
  }

  @Test func theIdealLengthIsThatOfAFixedSize() {
    let framed = Stack(.row) { Text("a b", id: "t").frame(width: .maxContent) }
    let fixed = Stack(.row) { Text("a b", id: "t").fixedSize(horizontal: true, vertical: false) }
    #expect(LayoutTree(framed) == LayoutTree(fixed))
  }

  @Test func anItemIsAsLongAsItsMinimum() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 20, idealWidth: 50, maxWidth: 80).frame(width: .minContent)
      Item("b")
    }
    let rects = try rectsEitherWay(row, 200, 10)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(rects["b"]?.width == 180)
  }

  /// 20 and 30, and a gap of 5.
  @Test func aContainerIsAsLongAsItsContentHasToBe() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 5) {
        Item("a").frame(minWidth: 20, idealWidth: 50)
        Item("b").frame(minWidth: 30, idealWidth: 90)
      }
      .frame(width: .minContent)
      Item("c")
    }
    // The row is shorter than it would like to be.
    let rects = try rectsEitherWay(row, 200, 10)
    #expect(rects["a"]?.width == 20)
    #expect(rects["b"] == Rect(x: 25, y: 0, width: 30, height: 10))
    #expect(rects["c"] == Rect(x: 55, y: 0, width: 145, height: 10))
  }

  @Test func withAnAlignmentTheLayoutStandsInAFrameOfThatLength() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 20, idealWidth: 50, maxWidth: 80).frame(width: .minContent, alignment: .trailing)
      Item("b").frame(width: 10)
    }
    #expect(try rectsEitherWay(row, nil)["b"]?.x == 20)
  }

  @Test func heightsFollowFromTheContentToo() throws {
    let column = Stack(.column, spacing: 0) {
      Item("a").frame(minHeight: 20, idealHeight: 50).frame(height: .minContent)
      Item("b").frame(minHeight: 20, idealHeight: 50).frame(height: .maxContent)
      Item("c")
    }
    let rects = try rectsEitherWay(column, 10, 200)
    #expect(rects["a"]?.height == 20)
    #expect(rects["b"]?.height == 50)
    #expect(rects["c"]?.height == 130)
  }

  @Test func aConflictNamesTheLeastLength() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 60, idealWidth: 90).frame(width: .minContent)
      Item("b").frame(width: 50)
    }
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 100)).conflict
    #expect(conflict.map(\.statement).contains("b is 50 wide"))
    #expect(conflict.map(\.statement).contains { $0 == "a has its least width of 60" || $0 == "a is at least 60 wide" })
  }

  @Test func itIsExplained() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 60, idealWidth: 90).frame(width: .minContent)
      Item("b")
    }
    let explanation = try LayoutEngine().explain(.width, of: "a", for: row, in: ProposedSize(width: 100, height: 5))
    #expect(explanation.value == 60)
    // Both hold it there, and one of them is enough.
    let statement = explanation.causes.first?.statement
    #expect(statement == "a has its least width of 60" || statement == "a is at least 60 wide")
    #expect(explanation.causes.count == 1)
  }

  @Test func aSessionMeasuresAnew() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row, spacing: 0) { Item("a").frame(width: 20) }.frame(width: .minContent)
      Item("b")
    }
    var session = try LayoutEngine().session(for: row, in: ProposedSize(width: 100, height: 10))
    try session.apply(.resize("a", width: 30))
    #expect(try session.placement()["b"]?.width == 70)
  }

  @Test func whatKeepsARatioHasNoLeastLength() throws {
    let row = Stack(.row) { Item("a").aspectRatio(2, contentMode: .fit).frame(width: .minContent) }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(row) }
    #expect(error?.place == "layout.children[0].width")
    #expect(error?.message.contains("least width") == true)
  }
}
