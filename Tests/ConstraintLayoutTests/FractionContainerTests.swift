import ConstraintLayout
import Testing

/// Lengths that are a part of a flow, of a free layout or of a lazy grid.
struct FractionContainerTests {
  // MARK: Free layouts

  @Test func inAFreeLayoutItIsAPartOfTheBox() throws {
    let free = FreeLayout {
      Item("a").frame(width: .fraction(0.25), height: .fraction(0.5)).position(x: 200, y: 50)
      Stack(.row, spacing: 0) { Item("b") }.frame(width: .fraction(0.5), height: .points(10))
    }
    let rects = try rectsEitherWay(free, 400, 100, isDirect: false)
    #expect(rects["a"] == Rect(x: 150, y: 25, width: 100, height: 50))
    #expect(rects["b"] == Rect(x: 0, y: 0, width: 200, height: 10))
  }

  /// What is half as long as the box and has its centre at 100 ends at 100 + box / 4.
  @Test func aFreeLayoutWithoutALengthIsTheLeastThatHoldsItsParts() throws {
    let free = FreeLayout { Item("a").frame(width: .fraction(0.5)).frame(height: 10).position(x: 100) }
    let size = try LayoutEngine().place(free).size
    #expect(abs(size.width - 400 / 3) < 1e-6)
  }

  // MARK: Flows

  private func thirds(_ part: Double, spacing: Double, alignment: Alignment = .topLeading) -> some Layout {
    Flow(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: 0) {
      for id in ["a", "b", "c"] { Item(id).frame(height: 10).frame(width: .fraction(part)) }
    }
  }

  @Test func linesBreakByThePartsOfTheFlow() throws {
    let rects = try rectsEitherWay(thirds(0.5, spacing: 0), 300)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 150, height: 10))
    #expect(rects["b"] == Rect(x: 150, y: 0, width: 150, height: 10))
    #expect(rects["c"] == Rect(x: 0, y: 10, width: 150, height: 10))
  }

  @Test func gapsCountWhereLinesBreak() throws {
    let rects = try rectsEitherWay(thirds(0.5, spacing: 10), 300)
    #expect(rects["b"] == Rect(x: 0, y: 10, width: 150, height: 10))
    #expect(rects["c"]?.y == 20)
  }

  @Test func whatALineLeavesGoesByTheAlignment() throws {
    let rects = try rectsEitherWay(thirds(0.5, spacing: 0, alignment: .top), 300)
    #expect(rects["b"]?.x == 150)
    #expect(rects["c"]?.x == 75)
  }

  /// Half of the row is left to the flow.
  @Test func aFlowBesideOthersIsBrokenByWhatItGets() throws {
    let row = Stack(.row, alignment: .top, spacing: 0) {
      thirds(0.5, spacing: 0)
      Item("d")
    }
    let rects = try rectsEitherWay(row, 400)
    #expect(rects["b"] == Rect(x: 100, y: 0, width: 100, height: 10))
    #expect(rects["c"] == Rect(x: 0, y: 10, width: 100, height: 10))
    #expect(rects["d"]?.x == 200)
  }

  @Test func acrossTheLinesItIsAPartOfAllOfThem() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 5) {
      Item("a").frame(width: 150).frame(height: .fraction(0.5))
      Item("b").frame(width: 150, height: 20)
      Item("c").frame(width: 50).frame(height: .fraction(0.1))
    }
    let rects = try rectsEitherWay(flow, 200, 100)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 150, height: 50))
    #expect(rects["b"] == Rect(x: 0, y: 55, width: 150, height: 20))
    #expect(rects["c"] == Rect(x: 150, y: 55, width: 50, height: 10))
  }

  /// All stands in one line: 25 % of 96, 62, and a gap of 10.
  @Test func aFlowWithoutALengthIsTheLeastThatHoldsItsLine() throws {
    let flow = Flow(horizontalSpacing: 10, verticalSpacing: 0) {
      Item("a").frame(height: 10).frame(width: .fraction(0.25))
      Item("b").frame(width: 62, height: 10)
    }
    #expect(try rectsEitherWay(flow, nil)["b"] == Rect(x: 34, y: 0, width: 62, height: 10))
  }

  /// Half of 40, and 20.
  @Test func acrossTheLinesTheLeastLengthHoldsAllOfThem() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 0) {
      Item("a").frame(width: 150).frame(height: .fraction(0.5))
      Item("b").frame(width: 150, height: 20)
    }
    let rects = try rectsEitherWay(flow, 200)
    #expect(rects["a"]?.height == 20)
    #expect(rects["b"]?.y == 20)
  }

  @Test func columnsOfAFlowAreBrokenByPartsToo() throws {
    let flow = Flow(.column, horizontalSpacing: 0, verticalSpacing: 0) {
      for id in ["a", "b", "c"] { Item(id).frame(width: 10).frame(height: .fraction(0.5)) }
    }
    let rects = try rectsEitherWay(flow, nil, 60)
    #expect(rects["b"] == Rect(x: 0, y: 30, width: 10, height: 30))
    #expect(rects["c"] == Rect(x: 10, y: 0, width: 10, height: 30))
  }

  @Test func partsThatFitInNoOneLineBreakIt() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 0) {
      for id in ["a", "b", "c"] {
        Stack(.row) { Item(id).frame(width: 60, height: 10) }.frame(width: .fraction(0.5))
      }
    }
    let rects = try rectsEitherWay(flow, nil)
    #expect(rects["b"] == Rect(x: 60, y: 0, width: 60, height: 10))
    #expect(rects["c"] == Rect(x: 0, y: 10, width: 60, height: 10))
  }

  @Test func partsThatDoNotFitContradictTheFlow() throws {
    let flow = Flow { Stack(.row) { Item("a").frame(width: 60) }.frame(width: .fraction(0.5)).id("box") }.id("flow")
    let conflict = try LayoutEngine().diagnose(flow, in: ProposedSize(width: 100)).conflict
    #expect(conflict.map(\.statement).contains("box is 50% of flow as wide"))
  }

  @Test func aSessionBreaksLinesAnew() throws {
    var session = try LayoutEngine().session(for: thirds(0.3, spacing: 20), in: ProposedSize(width: 400))
    #expect(try session.placement()["c"]?.y == 0)
    try session.apply(.propose(ProposedSize(width: 300)))
    #expect(try session.placement()["c"] == Rect(x: 0, y: 10, width: 90, height: 10))
  }

  // MARK: Lazy grids

  @Test func acrossTheTracksOfALazyGridItIsAPartOfTheGrid() throws {
    let grid = LazyGrid(columns: [.init(.fixed(50), spacing: 0), .init(.fixed(50))], spacing: 10) {
      Item("a").frame(height: .fraction(0.5))
      Item("b").frame(height: 20)
      Item("c").frame(height: .fraction(0.3))
    }
    let rects = try rectsEitherWay(grid, 100, 100)
    #expect(rects["a"]?.height == 50)
    #expect(rects["c"]?.y == 60)
    #expect(rects["c"]?.height == 30)
  }

  @Test func alongTheTracksOfALazyGridItIsSaidOfThose() throws {
    let grid = LazyGrid(columns: [.init(.flexible())]) { Item("a").frame(width: .fraction(0.5)) }
    let error = #expect(throws: LayoutError.self) { try LayoutEngine().place(grid) }
    #expect(error?.place == "layout.children[0].width")
    #expect(error?.message.contains("columns") == true)
  }
}
