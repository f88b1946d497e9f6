import ConstraintLayout
import Testing

/// Gaps that take what is left, after everything else.
struct SpacerTests {
  private func place(
    _ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil
  ) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func itTakesWhatFixedItemsLeave() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Item("a").frame(width: 50, height: 20)
        Spacer()
        Item("b").frame(width: 30, height: 20)
      }, 200, 100)
    #expect(placement["b"] == Rect(x: 170, y: 0, width: 30, height: 20))
    #expect(placement.size == Size(width: 200, height: 20))
    #expect(placement.frames.map(\.id) == ["a", "b"])
  }

  @Test func severalShareEqually() throws {
    // 90 are left for three, and no gaps are said.
    let placement = try place(
      Stack(.column, spacing: 0) {
        Spacer()
        Item("a").frame(width: 10, height: 10)
        Spacer()
        Spacer()
      }, 10, 100)
    #expect(placement["a"] == Rect(x: 0, y: 30, width: 10, height: 10))
  }

  @Test func flexibleItemsComeFirst() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Spacer()
        Item("all").frame(height: 10)
      }, 200)
    #expect(placement["all"] == Rect(x: 0, y: 0, width: 200, height: 10))
    // Beyond its greatest length a flexible item wants no more, so the spacer gets the rest.
    let limited = try place(
      Stack(.row, spacing: 0) {
        Spacer()
        Item("some").frame(maxWidth: 120)
      }, 200, 10)
    #expect(limited["some"] == Rect(x: 80, y: 0, width: 120, height: 10))
  }

  @Test func itKeepsItsLeastLength() throws {
    let row = Stack(.row, spacing: 0) {
      Item("a").frame(width: 50, height: 20)
      Spacer(minLength: 15)
      Item("b")
    }
    let placement = try place(row, 200, 20)
    #expect(placement["b"] == Rect(x: 65, y: 0, width: 135, height: 20))
    #expect(try place(row).size == Size(width: 65, height: 20))
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 60)).conflict.map(\.statement)
    #expect(
      Set(conflict) == [
        "the container is 60 wide", "a is 50 wide", "the spacer layout.children[1] is at least 15 wide",
      ])
  }

  @Test func acrossItsStackItAsksForNothing() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Item("a").frame(width: 10, height: 10)
        Spacer(minLength: 40)
      })
    #expect(placement.size == Size(width: 50, height: 10))
  }

  /// Nobody could say how high a line of spacers is to be.
  @Test func alongOnlySpacersNothingIsOpen() throws {
    let stack = Stack(.row) { ForEach(0..<2) { _ in Spacer() } }
    #expect(try LayoutEngine().place(stack).diagnosis.status == .determined)
    let flow = Flow { Spacer() }
    #expect(try LayoutEngine().place(flow, in: ProposedSize(width: 50, height: 30)).diagnosis.status == .determined)
  }

  @Test func aStackWithOneIsFlexible() throws {
    // Both halves of the bar are flexible, so they share 200 equally, though only one is an item.
    let placement = try place(
      Stack(.row, spacing: 0) {
        Stack(.row, spacing: 0) {
          Item("a").frame(width: 20, height: 10)
          Spacer()
        }
        Item("b").frame(height: 10)
      }, 200)
    #expect(placement["b"] == Rect(x: 100, y: 0, width: 100, height: 10))
  }

  @Test func inARowOfAGridItIsAnEmptyFlexibleCell() throws {
    let placement = try place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 20, height: 10)
          Spacer()
          Item("b").frame(width: 30, height: 10)
        }
      }, 100)
    #expect(placement.columns.map(\.length) == [20, 50, 30])
  }

  @Test func paddedItIsStillASpacer() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Spacer().padding(5)
        Item("a").frame(height: 10)
      }, 100)
    #expect(placement["a"] == Rect(x: 10, y: 0, width: 90, height: 10))
  }

  @Test func presolveChangesNothing() throws {
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    let row = Stack(.row, spacing: 4) {
      Item("a").frame(maxWidth: 60)
      Spacer(minLength: 3)
      Item("b").frame(width: 30, height: 20)
      Spacer()
    }
    // 300 - 30 - 12 are left for four; the item takes 60 of 258, and the spacers half of the rest each.
    let proposal = ProposedSize(width: 300, height: 20)
    #expect(try LayoutEngine().place(row, in: proposal)["b"] == Rect(x: 167, y: 0, width: 30, height: 20))
    #expect(try engine.place(row, in: proposal)["b"] == Rect(x: 167, y: 0, width: 30, height: 20))
  }

  @Test(arguments: [(-1.0, LayoutError.Code.invalidLayout), (.nan, .nonFinite), (.infinity, .nonFinite)])
  func aLengthThatIsNoneIsNamedWithItsPlace(_ length: Double, _ code: LayoutError.Code) throws {
    let layout = Stack(.row) { Spacer(minLength: length) }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(layout) }
    #expect(error?.code == code)
    #expect(error?.place == "layout.children[0].minLength")
  }
}
