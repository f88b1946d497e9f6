import ConstraintLayout
import LayoutTestSupport
import Testing

/// Children in lines that wrap: which child stands in which line, and where.
struct FlowTests {
  private static func item(_ id: String, _ width: Double, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  /// Five items, with gaps of 10 side by side and of 5 between lines.
  private static func flow(
    _ axis: StackAxis = .row, _ alignment: Alignment = .topLeading, _ breaking: LineBreaking = .greedy,
    _ distribution: Distribution? = nil
  ) -> some Layout {
    Flow(
      axis, alignment: alignment, horizontalSpacing: 10, verticalSpacing: 5, lineBreaking: breaking,
      distribution: distribution
    ) {
      item("a", 40)
      item("b", 50, 20)
      item("c", 60)
      item("d", 30)
      item("e", 70)
    }
  }

  private func place(_ layout: some Layout, width: Double? = nil, height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func aLineTakesWhatFits() throws {
    let placement = try place(Self.flow(), width: 100)
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 40, height: 10))
    #expect(placement["b"] == Rect(x: 50, y: 0, width: 50, height: 20))
    #expect(placement["c"] == Rect(x: 0, y: 25, width: 60, height: 10))
    #expect(placement["d"] == Rect(x: 70, y: 25, width: 30, height: 10))
    #expect(placement["e"] == Rect(x: 0, y: 40, width: 70, height: 10))
    #expect(placement.size == Size(width: 100, height: 50))
  }

  /// Fixes are tried for a track of a line as for any other, though nobody described the line.
  @Test func whatALineLeavesOpenIsDiagnosed() throws {
    let flow = Flow {
      Item("a").frame(width: .fraction(0.5))
      Text("word of", id: "b", fontSize: 10)
    }
    .constrain { $0["a"].width == $0["b"].width }
    var engine = LayoutEngine()
    engine.options.triesFixes = true
    let placement = try engine.place(flow, in: ProposedSize(width: 60))
    #expect(placement.diagnosis.ambiguities.map(\.track) == [0])
  }

  @Test func aPointLessBreaksTheLine() throws {
    #expect(try place(Self.flow(), width: 99.999)["b"]?.y == 15)
  }

  @Test(arguments: [nil, Double.infinity]) func withoutAnEndAllStandInOneLine(_ width: Double?) throws {
    #expect(try place(Self.flow(), width: width).size == Size(width: 290, height: 20))
  }

  @Test func atLeastItIsAsWideAsTheLongestChild() throws {
    #expect(try place(Self.flow(), width: 0).size.width == 70)
  }

  @Test func columnsWrapAsRowsDo() throws {
    let placement = try place(Self.flow(.column), height: 50)
    #expect(["a", "b", "c", "d", "e"].map { placement[$0]?.x } == [0, 0, 0, 70, 70])
    #expect(["a", "b", "c", "d", "e"].map { placement[$0]?.y } == [0, 15, 40, 0, 15])
  }

  @Test func itIsAsWideAsItsLongestLine() throws {
    #expect(try place(Self.flow(), width: 120).size.width == 100)
  }

  @Test(arguments: [
    (Alignment.top, 15.0, 0.0), (.topTrailing, 30, 0), (.bottom, 15, 10), (.leading, 0, 5),
  ]) func linesAndChildrenStandByTheAlignment(_ alignment: Alignment, _ lastX: Double, _ firstY: Double) throws {
    let placement = try place(Self.flow(.row, alignment), width: 100)
    #expect(placement["e"]?.x == lastX)
    #expect(placement["a"]?.y == firstY)
  }

  @Test func aDistributionMovesTheChildrenOfALineApart() throws {
    let placement = try place(Self.flow(.row, .topTrailing, .greedy, .spaceBetween), width: 130)
    #expect(placement["b"]?.maxX == 130)
    #expect(placement["e"]?.x == 0)
    #expect(placement.size.width == 130)
  }

  @Test func childrenLineUpByTheirText() throws {
    let placement = try place(
      Flow(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
        Item("a").frame(width: 50, height: 40).baseline(first: 30, last: 30)
        Item("b").frame(width: 50, height: 20).baseline(first: 10, last: 10)
        Item("c").frame(width: 50, height: 20).baseline(first: 15, last: 15)
      }, width: 100)
    #expect(placement["b"]?.y == 20)
    #expect(placement["c"]?.y == 40)
  }

  /// Columns are broken by what fits, and one that is moved down to a text might not; nor does it matter what lines up elsewhere.
  @Test(arguments: [false, true])
  func columnsDoNotLineUpByTheirText(isBesideOthersThatDo: Bool) throws {
    let flow = Flow(.column, alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
      Item("a").frame(width: 50, height: 20).baseline(first: 10, last: 10)
      Item("b").frame(width: 50, height: 20)
      Item("c").frame(width: 50, height: 40).baseline(first: 30, last: 30)
    }
    let layout = Stack(.column, alignment: .leading, spacing: 0) {
      flow
      if isBesideOthersThatDo { Stack(.row, alignment: .firstTextBaseline) { Item("d").frame(height: 0) } }
    }
    let rects = try rectsEitherWay(layout, 200, 40)
    #expect(rects["a"] == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(rects["c"] == Rect(x: 50, y: 0, width: 50, height: 40))
  }

  @Test func flexibleChildrenShareWhatTheirLineLeaves() throws {
    let placement = try place(
      Flow(horizontalSpacing: 10, verticalSpacing: 5) {
        Self.item("a", 60)
        Item("b").frame(height: 10)
        Self.item("c", 60)
        Self.item("d", 60)
      }, width: 100)
    // Beside a child of 60 the flexible one fits with nothing; the next child begins a line.
    #expect(placement["b"] == Rect(x: 70, y: 0, width: 30, height: 10))
    #expect(placement["c"]?.y == 15)
    #expect(placement["d"]?.y == 30)
  }

  @Test func aSpacerPushesTheOthersOfItsLine() throws {
    let placement = try place(
      Flow(horizontalSpacing: 0, verticalSpacing: 0) {
        Self.item("a", 40)
        Spacer(minLength: 0)
        Self.item("b", 40)
        Self.item("c", 80)
      }, width: 100)
    #expect(placement["b"]?.x == 60)
    #expect(placement["c"]?.y == 10)
  }

  @Test func aChildWithoutAHeightIsAsHighAsItsLine() throws {
    let placement = try place(
      Flow(horizontalSpacing: 0, verticalSpacing: 0) {
        Self.item("a", 50, 30)
        Item("b").frame(width: 50)
        Self.item("c", 50, 20)
      }, width: 100)
    #expect(placement["b"]?.height == 30)
  }

  @Test func whatIsLongerThanTheFlowShrinksInALineOfItsOwn() throws {
    let placement = try place(
      Flow(horizontalSpacing: 10, verticalSpacing: 5) {
        Self.item("a", 40)
        Item("b").frame(height: 10).frame(minWidth: 20, idealWidth: 300, maxWidth: 300)
        Self.item("c", 40)
      }, width: 100)
    #expect(placement["b"] == Rect(x: 0, y: 15, width: 100, height: 10))
    #expect(placement["c"]?.y == 30)
  }

  @Test func whatCannotShrinkIsAConflictThatNamesNoOther() throws {
    let conflict = try LayoutEngine().diagnose(Self.flow(), in: ProposedSize(width: 65)).conflict
    #expect(conflict.map(\.items) == [["e"], []])
  }

  @Test func theItemWithTheHigherPriorityIsNoLongerThanItsLine() throws {
    let placement = try place(
      Flow(horizontalSpacing: 10) {
        Item("a").frame(height: 10).layoutPriority(1)
        Item("b").frame(height: 10)
      }, width: 100)
    #expect(placement["a"]?.width == 90)
    #expect(placement["b"]?.width == 0)
  }

  @Test func balancedLinesAreAboutEquallyFull() throws {
    // Greedy, the lines are 210 and 70 long; 170 and 110 leave 40 and 100 of 210, which is less, squared, than 0 and 140.
    let placement = try place(Self.flow(.row, .topLeading, .balanced), width: 210)
    #expect(["a", "b", "c", "d", "e"].map { placement[$0]?.y } == [0, 0, 0, 25, 25])
  }

  @Test func gapsThatChildrenWantCount() throws {
    let flow = Flow {
      Self.item("a", 40).preferredSpacing(20)
      Self.item("b", 40)
    }
    #expect(try place(flow, width: 100)["b"]?.x == 60)
    #expect(try place(flow, width: 99)["b"]?.y == 18)
  }

  @Test func aFlowOfNothingIsNothing() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Flow {}
        Self.item("a", 10)
      }, width: 50)
    #expect(placement["a"]?.x == 0)
  }

  @Test func fromRightToLeftLinesBeginAtTheRight() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let placement = try engine.place(Self.flow(), in: ProposedSize(width: 100))
    #expect(["a", "b", "c", "e"].map { placement[$0]?.x } == [60, 0, 40, 30])
  }

  @Test func placesCountTheChildrenOfTheFlow() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach([30.0, 40, 50]) { Item().frame(width: $0, height: 10) }
      Item().frame(width: 120, height: 10)
    }
    let placement = try place(flow, width: 120)
    #expect(placement.frames.map(\.name) == (0..<4).map { "layout.children[\($0)]" })
    let conflict = try LayoutEngine().diagnose(flow, in: ProposedSize(width: 100)).conflict
    #expect(conflict.map(\.items) == [["layout.children[3]"], []])
  }

  @Test func aLineIsNoContainerThatWasDescribed() throws {
    let placement = try place(Stack(.column) { Self.flow() }, width: 100)
    #expect(placement.containers.map(\.place) == ["layout", "layout.children[0]"])
    #expect("\(placement)".split(separator: "\n").count == 7)
  }

  @Test func anExplanationAddsUpOverLines() throws {
    let explanation = try LayoutEngine().explain(.top, of: "e", for: Self.flow(), in: ProposedSize(width: 100))
    #expect(explanation.value == 40)
    #expect(explanation.causes.reduce(0) { $0 + $1.contribution } == 40)
  }

  @Test func aLineThatIsNotAsLongAsTheFlowIsNoOverflow() throws {
    #expect(try place(Self.flow(), width: 100).diagnosis.overflows.isEmpty)
  }

  @Test func breakpointsAreWhereLinesBreak() throws {
    let layout = try LayoutEngine().responsive(Self.flow(), width: 100...300)
    #expect(layout.breakpoints.map(\.position) == [170, 210, 290])
    #expect(
      layout.breakpoints.map { $0.changes.map(\.text) } == [
        ["layout has 2 lines instead of 3"], ["layout breaks into other lines"], ["layout has 1 line instead of 2"],
      ])
  }

  /// In an unsized cell a flow has no say in the width of its column, whatever the grid around it takes.
  @Test(arguments: [false, true])
  func inAnUnsizedCellItIsAsWideAsTheOthersMakeTheColumn(_ isFixed: Bool) throws {
    let grid = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      GridRow {
        Item("a").frame(width: 30, height: 5)
        Item("z").frame(width: 5, height: 5)
      }
      GridRow {
        Flow(horizontalSpacing: 0, verticalSpacing: 0) { for id in "bc" { Item(id).frame(width: 30, height: 10) } }
          .id("f").gridCellUnsizedAxes(.horizontal)
      }
    }
    let placement = try LayoutEngine().place(grid.fixedSize(horizontal: isFixed, vertical: isFixed))
    #expect(placement["f"] == Rect(x: 0, y: 13, width: 30, height: 20))
    #expect(placement.size == Size(width: 43, height: 33))
  }

  /// A child that is longer than the flow stands out; the others break by the flow, not by that child.
  @Test func linesBreakWhereTheFlowEnds() throws {
    let flow = Flow(horizontalSpacing: 0, verticalSpacing: 0) {
      Self.item("a", 50)
      Self.item("b", 20)
      Self.item("c", 20)
    }
    let framed = try place(flow.frame(width: 20).overflow(.visible))
    #expect(framed["c"]?.minX == 0 && framed["c"]?.minY == 20)
    for presolve in [Presolve.on, .off] {
      let attached = try ConstraintLayoutTests.place(
        Item("base").frame(width: 20, height: 30).overlay(alignment: .topLeading) { flow }, nil, nil, presolve)
      #expect(attached["c"]?.minX == 0 && attached["c"]?.minY == 20)
    }
  }
}
