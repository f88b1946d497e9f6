import ConstraintLayout
import Testing

/// Pieces and breakpoints that were worked out by hand.
struct ResponsiveTests {
  private let engine = LayoutEngine()

  /// Two flexible items share what is left: 8 are the gap.
  private let row = Stack(.row, spacing: 8) {
    Item("a").frame(minWidth: 80)
    Item("b").frame(minWidth: 50, maxWidth: 300)
  }

  private func changes(_ breakpoint: ResponsiveLayout.Breakpoint) -> [String] {
    breakpoint.changes.map { "\($0.kind.rawValue): \($0.text)" }
  }

  @Test func aRowChangesWhereItsLimitsBegin() throws {
    let layout = try engine.responsive(row, width: 50...700)
    // Both minimums fit from 80 + 8 + 50 on, halves are 80 at 80 + 8 + 80, and 300 at 300 + 8 + 300.
    #expect(layout.breakpoints.map(\.position) == [138, 168, 608])
    #expect(
      layout.breakpoints.map(changes) == [
        ["fits: the layout fits"], ["ends: a is at least 80 wide"], ["begins: b is at most 300 wide"],
      ])
    #expect(layout.breakpoints[1].changes[0].items == ["a"])
  }

  @Test func aRowIsEvaluatedOnItsLines() throws {
    let layout = try engine.responsive(row, width: 50...700)
    for (width, a, b) in [(138.0, 80.0, 50.0), (158, 80, 70), (408, 200, 200), (668, 360, 300)] {
      let placement = try layout.placement(atWidth: width)
      #expect(try abs(#require(placement["a"]).width - a) < 1e-9)
      #expect(try abs(#require(placement["b"]).width - b) < 1e-9)
      #expect(try abs(#require(placement["b"]).x - a - 8) < 1e-9)
      #expect(abs(placement.size.width - width) < 1e-9)
    }
  }

  @Test func motionsTellHowThingsGrow() throws {
    let piece = try engine.responsive(row, width: 50...700).piece(at: 400)
    #expect(piece.range == 168...608)
    #expect(piece.motions.map(\.id) == ["a", "b"])
    #expect(piece.motions.map { ($0.rate.width * 1e6).rounded() / 1e6 } == [0.5, 0.5])
    #expect(piece.motions.map { ($0.rate.x * 1e6).rounded() / 1e6 } == [0, 0.5])
    #expect(piece.motions.map { ($0.start.x * 1e6).rounded() / 1e6 } == [0, 88])
  }

  @Test func whatDoesNotFitIsAPieceWithItsConflict() throws {
    let layout = try engine.responsive(row, width: 50...700)
    #expect(layout.pieces.map(\.isSatisfiable) == [false, true, true, true])
    #expect(
      Set(layout.pieces[0].conflict.map(\.statement)) == [
        "a is at least 80 wide", "b is at least 50 wide", "layout has 1 gap of 8 between its columns",
        "the container is less than 138 wide",
      ])
    #expect { try layout.placement(atWidth: 137) } throws: { error in
      (error as? LayoutError)?.code == .unsatisfiable && (error as? LayoutError)?.conflict == layout.pieces[0].conflict
    }
    #expect(throws: Never.self) { try layout.placement(atWidth: 138) }
  }

  @Test func nothingFitsAnywhere() throws {
    let layout = try engine.responsive(row, width: 50...100)
    #expect(layout.pieces.count == 1)
    #expect(layout.pieces[0].conflict.map(\.statement).contains("the container is at most 100 wide"))
  }

  @Test func aRelationThatIsMetFromHereOnIsTold() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a")
    }.constrain { ($0["a"].width >= 120).prioritized(.medium) }
    let responsive = try engine.responsive(layout, width: 30...300)
    #expect(responsive.breakpoints.isEmpty)
    let equal = Stack(.row, spacing: 0) {
      Item("a")
    }.constrain { ($0["a"].width == 120).prioritized(.medium) }
    let breakpoints = try engine.responsive(equal, width: 30...300).breakpoints
    #expect(breakpoints.map(\.position) == [120])
    #expect(breakpoints.map(changes) == [["begins: a.width == 120 @ 600"]])
  }

  @Test func aLayoutThatMayGrowAlwaysFits() throws {
    var engine = engine
    engine.options.overflow = .visible
    let layout = try engine.responsive(row, width: 50...200)
    #expect(layout.breakpoints.map(\.position) == [138, 168])
    #expect(changes(layout.breakpoints[0]) == ["ends: b is at least 50 wide", "begins: the width of the container"])
  }

  @Test func anAlternativeIsTakenWhereItFitsToThePoint() throws {
    let choice = ViewThatFits {
      BalancedStack(.row, spacing: 10) {
        Item("x").frame(width: 90, height: 20)
        Item("y").frame(width: 40, height: 20)
      }
      BalancedStack(.column, spacing: 10) {
        Item("z").frame(width: 90, height: 20)
      }
    }
    let layout = try engine.responsive(choice, width: 100...300)
    // Both are as wide as the widest: 90 + 10 + 90.
    #expect(layout.breakpoints.map(\.position) == [190])
    #expect(layout.breakpoints.map(changes) == [["switches: layout shows layout.alternatives[0]"]])
    #expect(layout.pieces[1].includesStart)
    #expect(try layout.placement(atWidth: 190)["x"] == Rect(x: 0, y: 0, width: 90, height: 20))
    #expect(try layout.placement(atWidth: 189.999)["x"] == nil)
    #expect(try layout.placement(atWidth: 189.999)["z"] != nil)
  }

  @Test func allOfABalancedStackShrinkTogether() throws {
    let stack = BalancedStack(.row, spacing: 10) {
      Item("a").frame(minWidth: 20, idealWidth: 100, maxWidth: 100)
      Item("b").frame(minWidth: 40, idealWidth: 60, maxWidth: 60)
    }
    let layout = try engine.responsive(stack, width: 60...300)
    // The largest minimum is 40, the largest ideal 100: 40 + 10 + 40 and 100 + 10 + 100.
    #expect(layout.breakpoints.map(\.position) == [90, 210])
    #expect(try layout.placement(atWidth: 150)["b"]?.width == 70)
    #expect(try layout.placement(atWidth: 250)["b"]?.width == 100)
  }

  @Test func aSpanHoldsAGridUntilItsColumnsDo() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 50, height: 10)
        Item("b").frame(minWidth: 20, idealWidth: 80, maxWidth: 80).frame(height: 10)
      }
      Item("wide").frame(minWidth: 100, idealWidth: 120, maxWidth: 120).frame(height: 10).gridCellColumns(2)
    }
    let layout = try engine.responsive(grid, width: 50...300)
    // The span's minimum is the largest; both ideals are met from 50 + 10 + 80 on.
    #expect(layout.breakpoints.map(\.position) == [100, 120, 140])
    #expect(
      layout.breakpoints.map(changes) == [
        ["fits: the layout fits"], ["met: wide is ideally 120 wide"],
        ["ends: the width of the container", "begins: b is ideally 80 wide"],
      ])
  }

  @Test func adaptiveColumnsComeOneByOne() throws {
    let grid = LazyGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)]) {
      for index in 0..<3 { Item("\(index)").frame(height: 10) }
    }
    let layout = try engine.responsive(grid, width: 95...400)
    #expect(layout.breakpoints.map(\.position) == [190, 290])
    #expect(changes(layout.breakpoints[1]) == ["switches: layout has 3 columns instead of 2"])
  }

  @Test func textJumpsWhereItWraps() throws {
    let text = Text("aaa aaa", font: Font(size: 10))
    let whole = try engine.place(text).size
    let layout = try engine.responsive(text, width: 20...100)
    #expect(layout.breakpoints.map(\.position) == [whole.width])
    #expect(try layout.placement(atWidth: whole.width).size.height == whole.height)
    #expect(try layout.placement(atWidth: whole.width - 0.01).size.height == 2 * whole.height)
  }

  @Test func aHeightThatGrowsEvenlyDoesNotJump() throws {
    let item = Item("a").measured { Size(width: $0.map { min($0, 400) } ?? 100, height: ($0 ?? 100) / 2) }
    let layout = try engine.responsive(Stack(.column) { item }, width: 50...300)
    #expect(layout.breakpoints.isEmpty)
    #expect(try layout.placement(atWidth: 200)["a"]?.height == 100)
  }

  /// A line of 1319 points wraps at its half, which is a round number, and at its third, which is none.
  @Test func jumpsAreRoundWhereThatIsMeant() throws {
    let item = Item("a").measured { width in
      let width = max(10, min(width ?? 1319, 1319))
      return Size(width: width, height: 10 * (1319 / width - 1e-9).rounded(.up))
    }
    let layout = try engine.responsive(Stack(.column) { item }, width: 400...700)
    #expect(layout.breakpoints.count == 2)
    #expect(layout.breakpoints.last?.position == 659.5)
    #expect(abs(layout.breakpoints[0].position - 1319.0 / 3) < 1e-6)
    #expect(try layout.placement(atWidth: 439.666668)["a"]?.height == 30)
  }

  @Test func aHeightThatIsNoStraightLineIsRefused() throws {
    let item = Item("a").measured { Size(width: $0.map { min($0, 400) } ?? 100, height: 10_000 / (($0 ?? 100) + 1)) }
    var engine = engine
    engine.options.limits.pieces = 20
    #expect { try engine.responsive(Stack(.column) { item }, width: 50...300) } throws: {
      ($0 as? LayoutError)?.code == .limitExceeded
    }
  }

  @Test func heightsAreLikeWidths() throws {
    let column = Stack(.column, spacing: 8) {
      Item("a").frame(minHeight: 80)
      Item("b").frame(minHeight: 50, maxHeight: 300)
    }
    let layout = try engine.responsive(column, height: 150...700, width: 100)
    #expect(layout.breakpoints.map(\.position) == [168, 608])
    #expect(try layout.placement(atHeight: 408)["b"] == Rect(x: 0, y: 208, width: 100, height: 200))
  }

  @Test func hexagonsGrowToo() throws {
    let comb = Honeycomb(itemsPerRow: 3, lineSpacing: 4, interitemSpacing: 6) {
      for index in 0..<5 { Item("\(index)") }
    }
    var engine = engine
    engine.options.layoutDirection = .rightToLeft
    let evaluated = try engine.responsive(comb, width: 100...500).placement(atWidth: 317)
    let placed = try engine.place(comb, in: ProposedSize(width: 317))
    for index in 0..<5 {
      let vertices = try zip(#require(evaluated.vertices(of: "\(index)")), #require(placed.vertices(of: "\(index)")))
      for (left, right) in vertices { #expect(abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6) }
    }
  }

  @Test func aSingleLengthIsAPiece() throws {
    let layout = try engine.responsive(row, width: 200...200)
    #expect(layout.pieces.count == 1)
    #expect(try layout.placement(atWidth: 200)["a"]?.width == 96)
  }

  /// A diagnosis that was not made is not one that found nothing.
  @Test func theDiagnosisSaysThatItWasNotMade() throws {
    let placement = try engine.responsive(row, width: 200...300).placement(atWidth: 250)
    #expect(placement.diagnosis.notes == ["This was evaluated, not solved: what is open was not looked for"])
  }

  @Test(arguments: [0.0...100.0, 100.0...Double.infinity, -5...100.0])
  func lengthsMustBeLengths(_ range: ClosedRange<Double>) {
    #expect { try engine.responsive(row, width: range) } throws: {
      let code = ($0 as? LayoutError)?.code
      return code == .invalidLayout || code == .limitExceeded
    }
  }

  @Test func widthsOutsideOfTheRangeAreAMistake() async {
    await #expect(processExitsWith: .failure) {
      let layout = try LayoutEngine().responsive(Item("a").frame(width: 10), width: 50...100)
      _ = try layout.placement(atWidth: 101)
    }
  }
}
