import ConstraintLayout
import LayoutTestSupport
import Synchronization
import Testing

/// Items whose height follows from their width: x is solved first, then heights are asked for, then y.
struct MeasuredItemTests {
  /// An item of a constant area: 100 wide by itself, and narrower down to 20.
  private func area(_ id: String, _ area: Double = 2000) -> Item {
    Item(id).measured { width in
      switch width {
      case nil, .some(.infinity): Size(width: 100, height: area / 100)
      case .some(let width): Size(width: max(20, min(100, width)), height: area / max(20, width))
      }
    }
  }

  @Test func byItselfItHasItsIdealSize() throws {
    let placement = try LayoutEngine().place(Stack(.row) { area("a") })
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 100, height: 20))
  }

  @Test func aNarrowItemIsHigher() throws {
    let placement = try LayoutEngine().place(Stack(.row) { area("a") }, in: ProposedSize(width: 50))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 50, height: 40))
    #expect(placement.size == Size(width: 50, height: 40))
  }

  @Test func theRowBelowMovesDown() throws {
    let column = Stack(.column, spacing: 10) {
      Stack(.row, spacing: 0) {
        area("a")
        Item("b").frame(width: 60, height: 10)
      }
      Item("c").frame(width: 10, height: 10)
    }
    let placement = try LayoutEngine().place(column, in: ProposedSize(width: 100))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 40, height: 50))
    #expect(placement["c"]?.y == 60)
  }

  @Test func aFixedWidthComesBeforeWhatIsMeasured() throws {
    let placement = try LayoutEngine().place(Stack(.row) { area("a").frame(width: 25) })
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 25, height: 80))
  }

  @Test func narrowerThanItsLeastWidthIsAConflictThatNamesIt() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Stack(.row) { area("a") }, in: ProposedSize(width: 10))
    }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.conflict.contains { $0.items == ["a"] } == true)
  }

  @Test func inAnUnsizedCellItTakesTheWidthOfTheCell() throws {
    let grid = Grid(verticalSpacing: 0) {
      GridRow { Item("wide").frame(width: 40, height: 10) }
      GridRow { area("a").gridCellUnsizedAxes(.horizontal) }
    }
    #expect(try LayoutEngine().place(grid)["a"] == Rect(x: 0, y: 10, width: 40, height: 50))
  }

  @Test func heightsAreAskedForOncePerItemAndWidth() throws {
    let questions = Mutex<[Double?]>([])
    let item = Item("a").measured { width in
      questions.withLock { $0.append(width) }
      return Size(width: width.map { min(100, max(10, $0)) } ?? 100, height: 30)
    }
    let grid = Grid {
      GridRow {
        item
        Item("b")
      }
      GridRow { Item("c").frame(height: 5).gridCellColumns(2) }
    }
    _ = try LayoutEngine().place(grid, in: ProposedSize(width: 150))
    let asked = questions.withLock { $0 }
    #expect(Set(asked).count == asked.count, "\(asked)")
  }

  /// As wide and high as a picture of one area that may be cut to half of its height, and stretched to any.
  private struct Picture: Measurer {
    func size(proposedWidth: Double?) -> Size {
      let width = min(100, max(20, proposedWidth ?? 100))
      return Size(width: width, height: 2000 / width)
    }

    func heightLimits(width: Double?) -> ClosedRange<Double>? {
      let height = size(proposedWidth: width).height
      return height / 2...height * 4
    }
  }

  @Test(arguments: [(nil, 40.0), (100, 100), (500, 160), (25, 25), (0, 20)])
  func heightsMayBeOthersThanTheMeasuredOne(_ proposed: Double?, _ height: Double) throws {
    let column = Stack(.column) { Item("a").measured(by: Picture()) }
    let placement = try LayoutEngine().place(column, in: ProposedSize(width: 50, height: proposed))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 50, height: height))
  }

  @Test func lowerThanTheLeastHeightIsAConflictThatNamesIt() throws {
    let column = Stack(.column) { Item("a").measured(by: Picture()) }
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(column, in: ProposedSize(width: 50, height: 19))
    }
    #expect(error?.conflict.contains { $0.items == ["a"] } == true)
  }

  @Test func whatIsNotFiniteIsAnErrorThatNamesTheItem() throws {
    let item = Item("a").measured { _ in Size(width: .nan, height: 1) }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(Stack(.row) { item }) }
    #expect(error?.code == .nonFinite)
    #expect(error?.message.contains("a measures") == true)
  }

  @Test func presolveChangesNothing() throws {
    var whole = LayoutEngine()
    whole.options.useWholeProgram()
    let column = Stack(.column) {
      Text("The quick brown fox jumps over the lazy dog", id: "t", fontSize: 17)
      Stack(.row) {
        area("a")
        area("b", 500)
      }
    }
    let proposal = ProposedSize(width: 130)
    let (left, right) = (try LayoutEngine().place(column, in: proposal), try whole.place(column, in: proposal))
    for (frame, other) in zip(left.frames, right.frames) {
      #expect(abs(frame.rect.height - other.rect.height) < 1e-6 && abs(frame.rect.width - other.rect.width) < 1e-6)
    }
  }

  /// No more than 50 wide, it is ideally 40 high, and not 20 as it would be without a frame.
  @Test func whatFitsIsToldByTheHeightAtTheIdealWidth() throws {
    let choice = ViewThatFits {
      area("a").frame(maxWidth: 50)
      Item("small").frame(width: 10, height: 10)
    }
    #expect(try LayoutEngine().place(choice, in: ProposedSize(width: 80, height: 30)).frames.map(\.id) == ["small"])
    #expect(try LayoutEngine().place(choice, in: ProposedSize(width: 80, height: 40)).frames.map(\.id) == ["a"])
  }

  // MARK: Relations that tie widths to heights

  /// Where it has its ideal width it is far too high; at the width that it gets it is not.
  @Test func onlyTheHeightAtItsWidthCounts() throws {
    let picture = Item("a").measured { width in
      let width = max(10, min(100, width ?? 100))
      return Size(width: width, height: 2 * width)
    }
    let row = try Stack(.row) { picture }.constrain("a.height == 2 * a.width")
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 30, height: 70))
    #expect(placement["a"]?.size == Size(width: 30, height: 60))
  }

  /// With its ideal height of 20 the relation would make it 25 wide, where it is 20 high again.
  @Test func whatHoldsAnywayChangesNothing() throws {
    let item = Item("a").measured { Size(width: min(100, $0 ?? 100), height: $0 == 50 ? 40 : 20) }
    let row = try Stack(.row) { item }.constrain("a.height == 0.8 * a.width @ medium")
    #expect(try LayoutEngine().place(row, in: ProposedSize(width: 50))["a"]?.size == Size(width: 50, height: 40))
  }

  @Test func whatIsSolvedAgainIsOpenOnce() throws {
    // Heights are taken a second time here: the relation makes the area narrower, which makes it higher.
    let grid = try Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        area("a")
        Item("b").frame(width: 10, height: 10)
      }
      GridRow { Item("span").frame(width: 150, height: 10).gridCellColumns(2) }
    }.constrain("a.width + a.height <= 100 @ strong")
    let placement = try LayoutEngine().place(grid)
    #expect(try #require(placement["a"]).width < 100)
    #expect(placement.diagnosis.ambiguities.map(\.track) == [0, 1])
  }

  // MARK: Text

  @Test func textIsAsWideAsItsLine() throws {
    let placement = try LayoutEngine().place(Stack(.row) { Text("beautiful", id: "t", fontSize: 17) })
    let expected = HelveticaMeasurer().measure("beautiful", font: Font(size: 17))
    #expect(placement["t"]?.size == expected.size)
  }

  @Test func textWrapsAndGrows() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let placement = try LayoutEngine().place(
      Stack(.column) { Text(text, id: "t", fontSize: 17) }, in: ProposedSize(width: 120))
    let expected = HelveticaMeasurer().measure(text, font: Font(size: 17), width: 120)
    #expect(expected.lines.count > 1)
    #expect(placement["t"]?.height == expected.size.height)
  }

  @Test func aBalancedStackOfWordsIsAsWideAsTheWidest() throws {
    let words = ["hi", "!", "beautiful", "world"]
    let row = BalancedStack(.row, spacing: 8) { ForEach(words) { Text($0) } }
    let placement = try LayoutEngine().place(row)
    let widest = HelveticaMeasurer().measure("beautiful", font: Font(size: 17)).idealWidth
    for word in words { #expect(abs((placement[word]?.width ?? 0) - widest) < 1e-9) }
    #expect(abs(placement.size.width - (4 * widest + 24)) < 1e-9)
  }
}
