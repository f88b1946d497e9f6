import ConstraintLayout
import LayoutTestSupport
import Testing

/// Layouts that keep the ratio of their width to their height.
struct AspectRatioTests {
  private let engine = LayoutEngine()

  private func photo(_ ratio: Double = 2) -> some Layout { Item("photo").aspectRatio(ratio, contentMode: .fit) }

  @Test(arguments: [
    (400.0, 100.0, Rect(x: 0, y: 0, width: 200, height: 100)), (100, 400, Rect(x: 0, y: 0, width: 100, height: 50)),
  ])
  func aRootIsTheLargestBoxOfItsRatio(_ width: Double, _ height: Double, _ expected: Rect) throws {
    #expect(try engine.place(photo(), in: ProposedSize(width: width, height: height))["photo"] == expected)
  }

  @Test func aWidthThatIsSaidGivesTheHeight() throws {
    let layout = Stack(.column) { Item("photo").frame(width: 160).aspectRatio(16.0 / 9, contentMode: .fit) }
    let size = try #require(try engine.place(layout)["photo"]).size
    #expect(abs(size.height - 90) < 1e-9)
    #expect(size.width == 160)
  }

  @Test func itTakesNoMoreOfARowThanItCanUse() throws {
    let row = Stack(.row, spacing: 0) {
      photo(1)
      Item("text")
    }
    let placement = try engine.place(row, in: ProposedSize(width: 400, height: 100))
    #expect(placement["photo"] == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(placement["text"] == Rect(x: 100, y: 0, width: 300, height: 100))
  }

  @Test func itSharesWithWhatIsFlexible() throws {
    let column = Stack(.column, spacing: 0) {
      photo(1)
      Item("text")
    }
    let placement = try engine.place(column, in: ProposedSize(width: 400, height: 400))
    #expect(placement["photo"] == Rect(x: 100, y: 0, width: 200, height: 200))
    #expect(placement["text"] == Rect(x: 0, y: 200, width: 400, height: 200))
  }

  @Test func paddingGoesAlong() throws {
    let row = Stack(.row, spacing: 0) {
      photo(1).padding(10)
      Item("text")
    }
    let placement = try engine.place(row, in: ProposedSize(width: 400, height: 100))
    #expect(placement["photo"] == Rect(x: 10, y: 10, width: 80, height: 80))
    #expect(placement["text"]?.width == 300)
  }

  @Test func severalInARowAreEqual() throws {
    let row = Stack(.row, spacing: 0) {
      ForEach(0..<3) { Item("\($0)").aspectRatio(2, contentMode: .fit) }
    }
    let placement = try engine.place(row, in: ProposedSize(width: 600, height: 60))
    for index in 0..<3 {
      #expect(placement["\(index)"] == Rect(x: Double(index) * 120, y: 0, width: 120, height: 60))
    }
    #expect(placement.size == Size(width: 360, height: 60))
    #expect(placement.diagnosis.status == .determined)
  }

  @Test func whereNothingIsOfferedItHoldsTheIdealSize() throws {
    let layout = Item("photo").frame(idealWidth: 100, idealHeight: 80).aspectRatio(2, contentMode: .fit)
    #expect(try engine.place(layout)["photo"] == Rect(x: 0, y: 0, width: 160, height: 80))
  }

  @Test func withoutANumberItKeepsTheIdealRatio() throws {
    let layout = Item("photo").frame(idealWidth: 30, idealHeight: 10).scaledToFit()
    #expect(
      try engine.place(layout, in: ProposedSize(width: 90, height: 90))["photo"]
        == Rect(x: 0, y: 0, width: 90, height: 30))
  }

  @Test func whatIsFixedStandsInTheMiddle() throws {
    let layout = Item("photo").frame(width: 50, height: 50).aspectRatio(2, contentMode: .fit)
    let placement = try engine.place(layout)
    #expect(placement.size == Size(width: 100, height: 50))
    #expect(placement["photo"] == Rect(x: 25, y: 0, width: 50, height: 50))
  }

  @Test func aContainerWithoutAnythingInItDoesNotHoldItBack() throws {
    let row = Stack(.row, spacing: 5) {
      Stack(.column) {}
      Item("photo").frame(height: 27).aspectRatio(1, contentMode: .fit)
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 400))
    #expect(placement["photo"] == Rect(x: 5, y: 0, width: 27, height: 27))
  }

  @Test func aContainerKeepsARatioToo() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a")
      Item("b")
    }.aspectRatio(4, contentMode: .fit)
    let placement = try engine.place(layout, in: ProposedSize(width: 200, height: 100))
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(placement["b"] == Rect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func whatFillsCoversItsCell() throws {
    let row = Stack(.row, spacing: 0) {
      Item("photo").aspectRatio(1, contentMode: .fill)
      Item("text")
    }
    let placement = try engine.place(row, in: ProposedSize(width: 200, height: 300))
    #expect(placement["photo"] == Rect(x: -100, y: 0, width: 300, height: 300))
    #expect(placement["text"] == Rect(x: 100, y: 0, width: 100, height: 300))
  }

  @Test func inABalancedStackItStandsInTheMiddleOfItsShare() throws {
    let row = BalancedStack(.row, spacing: 0) {
      photo(1)
      Item("other")
    }
    let placement = try engine.place(row, in: ProposedSize(width: 400, height: 100))
    #expect(placement["photo"] == Rect(x: 50, y: 0, width: 100, height: 100))
    #expect(placement["other"] == Rect(x: 200, y: 0, width: 200, height: 100))
  }

  @Test func inAHexagonItStandsInTheMiddle() throws {
    let grid = HexGrid(spacing: 0) { HexCell(row: 0, column: 0) { photo(1) } }
    let rect = try #require(try engine.place(grid, in: ProposedSize(width: 300, height: 100))["photo"])
    #expect(abs(rect.width - 100) < 1e-9 && abs(rect.height - 100) < 1e-9)
    #expect(abs(rect.x - (100 * 2 / 3.0.squareRoot() - 100) / 2) < 1e-9)
  }

  @Test func aRatioThatCannotHoldIsNamed() throws {
    let layout = Item("photo").frame(minWidth: 100, maxWidth: 100, minHeight: 10).aspectRatio(2, contentMode: .fit)
      .frame(height: 20)
    let error = #expect(throws: LayoutError.self) { try engine.place(layout) }
    #expect(error?.conflict.contains { $0.statement == "photo is 2 times as wide as high" } == true)
  }

  @Test(arguments: [0.0, -1, .infinity, .nan])
  func aRatioIsAbove0(_ ratio: Double) {
    let error = #expect(throws: LayoutError.self) { try engine.place(photo(ratio)) }
    #expect(error?.place == "layout.aspectRatio")
  }

  @Test func aContainerCannotFill() {
    let error = #expect(throws: LayoutError.self) {
      try engine.place(Stack(.row) { Item("a") }.aspectRatio(1, contentMode: .fill))
    }
    #expect(error?.message.contains("Only an item") == true)
  }

  @Test(arguments: [LayoutEdge.width, .height, .left, .top])
  func itIsExplained(_ edge: LayoutEdge) throws {
    let row = Stack(.row, spacing: 0) {
      Item("text").frame(width: 30)
      photo(2)
    }
    let explanation = try engine.explain(edge, of: "photo", for: row, in: ProposedSize(width: 400, height: 100))
    let rules = explanation.rules.reduce(0) { $0 + $1.contribution }
    #expect(abs(explanation.causes.reduce(rules) { $0 + $1.contribution } - explanation.value) < 1e-6)
  }

  @Test(arguments: [LayoutEdge.width, .height, .left, .top])
  func whatCoversIsExplained(_ edge: LayoutEdge) throws {
    let layout = Item("photo").aspectRatio(2, contentMode: .fill)
    let explanation = try engine.explain(edge, of: "photo", for: layout, in: ProposedSize(width: 100, height: 100))
    let rules = explanation.rules.reduce(0) { $0 + $1.contribution }
    #expect(abs(explanation.causes.reduce(rules) { $0 + $1.contribution } - explanation.value) < 1e-6)
  }

  @Test func constraintsAreNotAboutWhatCovers() {
    let layout = Stack(.row) { Item("photo").aspectRatio(2, contentMode: .fill) }.constrain {
      $0["photo"].width == 40
    }
    let error = #expect(throws: LayoutError.self) { try engine.place(layout) }
    #expect(error?.code == .invalidLayout)
  }

  // MARK: Where one length is offered

  /// In a column, its rows follow from the width; no program is needed for that.
  @Test func itTakesTheWidthOfAColumn() throws {
    let column = Stack(.column, alignment: .leading, spacing: 10) {
      photo(2)
      Item("text").frame(width: 50, height: 20)
    }
    for presolve in [Presolve.on, .off] {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      let placement = try engine.place(column, in: ProposedSize(width: 300))
      #expect(placement["photo"] == Rect(x: 0, y: 0, width: 300, height: 150))
      #expect(placement["text"]?.y == 160)
      #expect((placement.effort.regions == 0) == (presolve == .on))
    }
  }

  /// A frame around it may be wider than what was said of it.
  @Test(arguments: [Presolve.on, .off], [ProposedSize(width: 405), .unspecified])
  func aWiderFrameStretchesNothing(_ presolve: Presolve, _ proposal: ProposedSize) throws {
    let picture = Item("photo").frame(width: 50).aspectRatio(2, contentMode: .fit)
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(Stack(.column) { picture }.frame(idealWidth: 400, maxWidth: 400), in: proposal)
    #expect(placement.size == Size(width: 400, height: 25))
    #expect(placement["photo"] == Rect(x: 175, y: 0, width: 50, height: 25))
  }

  /// In a row, its column follows from the height.
  @Test func itTakesTheHeightOfARow() throws {
    let row = Stack(.row, alignment: .leading, spacing: 10) {
      photo(2)
      Item("text").frame(width: 50, height: 20)
    }
    let placement = try engine.place(row, in: ProposedSize(height: 100))
    #expect(placement["photo"] == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(placement["text"]?.x == 210)
  }

  /// What is beside it is lower, and its row as high as it is.
  @Test func itsRowGrowsWithItsWidth() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.column, spacing: 0) {
        photo(2).padding(5)
        Item("caption").frame(width: 10, height: 10)
      }
      Item("side").frame(width: 90, height: 40)
    }
    let placement = try engine.place(row, in: ProposedSize(width: 300))
    #expect(placement["photo"] == Rect(x: 5, y: 5, width: 200, height: 100))
    #expect(placement.size.height == 120)
    #expect(placement["side"]?.y == 40)
  }

  /// A column narrower than the ideal width makes it lower.
  @Test func itShrinksWithItsColumn() throws {
    let column = Stack(.column, spacing: 0) {
      Item("photo").frame(minWidth: 80, idealWidth: 320).aspectRatio(2, contentMode: .fit)
      Item("text").frame(height: 20)
    }
    let placement = try engine.place(column, in: ProposedSize(width: 100))
    #expect(placement["photo"] == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(placement.effort.regions == 0)
    #expect(throws: LayoutError.self) { try engine.place(column, in: ProposedSize(width: 79)) }
  }

  /// Its width is bounded by what is offered, not by its greatest, and so its height, whatever stands around it.
  @Test(arguments: [StackAxis.column, .row])
  func aPictureInAContainerTakesNoMoreThanTheOtherAxisLetsIt(_ axis: StackAxis) throws {
    let isColumn = axis == .column
    let picture = Item("picture").frame(
      maxWidth: isColumn ? 400 : nil, maxHeight: isColumn ? nil : 400)
    let layout = Stack(isColumn ? .row : .column, spacing: 0) {
      Stack(axis, spacing: 8) {
        Item("first").frame(width: isColumn ? nil : 0, height: isColumn ? 0 : nil)
        picture.aspectRatio(isColumn ? 2 : 0.5, contentMode: .fit)
      }
    }
    let proposal = isColumn ? ProposedSize(width: 376, height: 388) : ProposedSize(width: 388, height: 376)
    let placement = try LayoutEngine().place(layout, in: proposal)
    #expect(placement.size == (isColumn ? Size(width: 376, height: 196) : Size(width: 196, height: 376)))
    #expect(
      placement["picture"]
        == (isColumn ? Rect(x: 0, y: 8, width: 376, height: 188) : Rect(x: 8, y: 0, width: 188, height: 376)))
  }
}
