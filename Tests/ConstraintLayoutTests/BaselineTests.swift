import ConstraintLayout
import LayoutTestSupport
import Testing

/// Rows whose cells share a line of text.
struct BaselineTests {
  private let engine = LayoutEngine()
  private let big = Font(size: 36)
  private let small = Font(size: 12)

  @Test func anItemWithoutTextStandsOnTheLineOfText() throws {
    let grid = Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 10) {
      GridRow {
        Text("Align", fontSize: 36)
        Item("box").frame(width: 50, height: 50)
      }
    }
    let placement = try engine.place(grid)
    let text = try #require(placement["Align"])
    let box = try #require(placement["box"])
    #expect(abs(box.x - text.width - 10) < 1e-9)
    #expect((box.y, box.size) == (0, Size(width: 50, height: 50)))
    #expect(abs(text.y - (50 - big.ascender)) < 1e-9)
    // The row holds the box, and what of the text hangs below its line.
    #expect(abs(placement.size.height - (50 - big.descender)) < 1e-9)
  }

  @Test(arguments: [StackAlignment.firstTextBaseline, .lastTextBaseline])
  func aContainerWithoutTextStandsOnItsFirstChild(_ alignment: StackAlignment) throws {
    let row = Stack(.row, alignment: alignment) {
      Text("Align", fontSize: 36)
      Stack(.column, spacing: 2) {
        Item("first").frame(width: 20, height: 10)
        Item("last").frame(width: 20, height: 30)
      }
    }
    let placement = try engine.place(row)
    let (text, first) = (try #require(placement["Align"]), try #require(placement["first"]))
    #expect(abs(first.maxY - (text.y + big.ascender)) < 1e-9)
  }

  @Test func aRelationThatHoldsAnywayMovesNoLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 8) {
      Text("three\nshort\nlines", id: "text", fontSize: 5)
      Item("bar").frame(width: 29).padding(6)
    }
    let without = try engine.place(row)
    // The lower edge of the bar is the line, and it takes no height.
    #expect(without["bar"]?.y == 6 && without["bar"]?.height == 0)
    let with = try engine.place(row.constrain { $0["bar"].top >= 0 })
    #expect(with.frames.map(\.rect) == without.frames.map(\.rect))
  }

  @Test(arguments: [StackAlignment.firstTextBaseline, .lastTextBaseline])
  func linesOfDifferentFontsAreOne(_ alignment: StackAlignment) throws {
    let row = Stack(.row, alignment: alignment) {
      Text("one", fontSize: 12)
      Text("two\nlines", id: "two", fontSize: 36)
    }
    let placement = try engine.place(row)
    let (one, two) = (try #require(placement["one"]), try #require(placement["two"]))
    let below = alignment == .firstTextBaseline ? big.ascender : two.height + big.descender
    #expect(abs(one.y + small.ascender - (two.y + below)) < 1e-9)
    #expect(abs(placement.size.height - two.height) < 1e-9)
  }

  @Test func aContainerHangsOnItsFirstText() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Stack(.column, spacing: 3) {
        Item("picture").frame(width: 20, height: 40)
        Text("caption", fontSize: 12).padding(2)
      }
      Text("title", fontSize: 36)
    }
    let placement = try engine.place(row)
    let (caption, title) = (try #require(placement["caption"]), try #require(placement["title"]))
    #expect(abs(caption.y + small.ascender - (title.y + big.ascender)) < 1e-9)
    #expect(placement["picture"]?.y == 0)
  }

  @Test func aFlexibleItemReachesDownToTheLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Item("panel")
      Text("text", fontSize: 12)
    }
    let placement = try engine.place(row, in: ProposedSize(width: 100, height: 80))
    let (panel, text) = (try #require(placement["panel"]), try #require(placement["text"]))
    #expect(panel.y == 0)
    #expect(abs(panel.maxY - (text.y + small.ascender)) < 1e-9)
    #expect(abs(text.maxY - 80) < 1e-9)
  }

  @Test func inARowThatIsHigherTheFirstLineStaysUpAndTheLastOneDown() throws {
    func grid(_ alignment: VerticalAlignment) -> some Layout {
      Grid(verticalSpacing: 0) {
        GridRow(alignment: alignment) {
          Text("a", fontSize: 12)
          Text("b", fontSize: 36)
          Item("high").frame(width: 5, height: 90).gridCellAnchor(.top)
        }
      }
    }
    let first = try engine.place(grid(.firstTextBaseline))
    #expect(abs(try #require(first["b"]).y) < 1e-9)
    #expect(abs(try #require(first["a"]).y - (big.ascender - small.ascender)) < 1e-9)
    let last = try engine.place(grid(.lastTextBaseline))
    #expect(abs(try #require(last["b"]).maxY - 90) < 1e-9)
    #expect(abs(try #require(last["a"]).maxY - (90 + big.descender - small.descender)) < 1e-9)
  }

  /// The line of the inner row has its place before the one that it hangs on.
  @Test func aRowThatHangsOnALineIsTheSameInside() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Text("text", fontSize: 12)
      Item("flexible")
    }
    let alone = try engine.place(row, in: ProposedSize(height: 100))
    let hanging = try engine.place(Stack(.row, alignment: .lastTextBaseline) { row }, in: ProposedSize(height: 100))
    #expect(try #require(alone["flexible"]).height > 80)
    #expect(hanging.frames.map(\.rect) == alone.frames.map(\.rect))
  }

  @Test func whatIsSaidComesBeforeTheText() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Item("icon").frame(width: 20, height: 30).baseline(first: 20)
      Item("box").frame(width: 20, height: 8)
      Stack(.row) { Text("text") }.frame(height: 40).baseline(first: 5, last: 6)
    }
    let placement = try engine.place(row)
    #expect(placement["icon"]?.y == 0)
    #expect(placement["box"]?.y == 12)
    #expect(placement.size.height == 55)
  }

  @Test func textInTheMiddleOfItsFrameBringsItsLineAlong() throws {
    let row = Stack(.row, alignment: .firstTextBaseline, spacing: 0) {
      Text("a", fontSize: 12).frame(height: 52)
      Item("box").frame(width: 10, height: 10)
    }
    let placement = try engine.place(row)
    #expect(abs(try #require(placement["box"]).maxY - (20 + small.ascender)) < 1e-9)
  }

  @Test func aLineIsAnAnchorOfConstraints() throws {
    let column = Stack(.column, alignment: .leading, spacing: 0) {
      Item("space").frame(width: 10)
      Text("text", fontSize: 12)
    }.constrain { $0["text"].firstBaseline == 50 }
    let placement = try engine.place(column)
    #expect(abs(try #require(placement["text"]).y + small.ascender - 50) < 1e-9)
  }

  @Test func whatMakesARowHighIsExplained() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      Text("big", fontSize: 36)
      Item("box").frame(width: 50, height: 50)
    }
    let explanation = try engine.explain(.top, of: "big", for: row)
    #expect(abs(explanation.value - (50 - big.ascender)) < 1e-9)
    #expect(abs(explanation.causes.reduce(0) { $0 + $1.contribution } - explanation.value) < 1e-6)
    #expect(explanation.causes.map(\.statement).contains("box is 50 high"))
  }

  @Test func whatDoesNotFitNamesBothThatShareTheLine() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      Text("big", fontSize: 36)
      Item("box").frame(width: 50, height: 50)
    }
    let error = #expect(throws: LayoutError.self) { try engine.place(row, in: ProposedSize(height: 55)) }
    #expect(error?.conflict.first { $0.items.count == 2 }?.items == ["box", "\"big\""])
  }

  @Test func aColumnHasNoLineToShare() throws {
    let column = Stack(.column, alignment: .lastTextBaseline) { Text("a") }
    #expect(try engine.place(column).diagnosis.notes.contains { $0.contains("share no line of text") })
  }

  /// It fills its row, which is higher than its ideal, and so does the padding around it.
  @Test func theLineOfAContainerIsWhereItsFirstChildReallyEnds() throws {
    let layers = ZStack(alignment: .leadingFirstTextBaseline) {
      Stack(.row) {
        Item("a").frame(minHeight: 0, idealHeight: 40, maxHeight: 60).padding(0)
        Item("b").frame(height: 58)
      }
    }
    let placement = try engine.place(
      Grid {
        layers; Text("t")
      })
    #expect(placement["a"]?.height == 58)
    #expect(placement["a"]?.y == 0)
  }

  /// A frame that hangs on the line by its lower edge ends there, with or without relations on what is in it.
  @Test func whatHangsOnALineGrowsOnlyAsFarAsItsContent() throws {
    let layers = ZStack(alignment: .leadingFirstTextBaseline) {
      Text("t", fontSize: 4)
      ViewThatFits { Item("a").frame(width: 51, alignment: .topLeading).id("frame") }.id("choice")
    }
    let proposal = ProposedSize(width: 100, height: 91)
    for placement in [
      try engine.place(layers, in: proposal),
      try engine.place(layers.constrain { $0["a"].top >= 0 }, in: proposal),
    ] {
      let text = try #require(placement.frames.first).rect
      let item = try #require(placement["a"])
      #expect(item.maxY < text.maxY)
      #expect(placement["frame"]?.height == item.height)
      #expect(placement["choice"]?.height == item.height)
    }
  }

  /// What asks for more than there is above the line makes no room for itself below it.
  @Test func aContainerOnALineIsNoHigherThanWhatIsInIt() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      ZStack(alignment: .top) { Item("a").frame(minHeight: 0, idealHeight: 50, maxHeight: 50) }.id("container")
      Item("b").padding(.bottom, 10)
    }
    let placement = try engine.place(row, in: ProposedSize(height: 50))
    #expect(placement["a"]?.height == 40)
    #expect(placement["container"]?.height == 40)
  }

  /// What is proposed to the frame is what the line of its content follows from, also where that would like less.
  @Test func theLineInAFixedFrameFollowsFromWhatFillsIt() throws {
    let grid = Grid {
      GridRow(alignment: .lastTextBaseline) {
        ZStack(alignment: .leadingFirstTextBaseline) { ViewThatFits { Item("a") } }.frame(height: 1)
        Item("b").frame(height: 1)
      }
      Item("below").frame(maxHeight: 40)
    }
    let wrapped = Stack(.row) { grid }
    #expect(try engine.place(grid, in: ProposedSize(height: 456)).size.height == 49)
    #expect(try engine.place(wrapped, in: ProposedSize(height: 456)).size.height == 49)
  }
}
