import ConstraintLayout
import LayoutTestSupport
import Testing

/// What does not fit its box stands out of it where that is said, and whatever stands out is listed.
struct OverflowTests {
  private func overflows(_ layout: some Layout, _ width: Double? = nil, _ height: Double? = nil) throws -> [String] {
    let placement = try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
    return placement.diagnosis.overflows.map(\.description)
  }

  /// A row of 200 in a box of its own.
  private var row: some Layout {
    Stack(.row, spacing: 0) {
      Item("a").frame(width: 100, height: 10)
      Item("b").frame(width: 100, height: 30)
    }
  }

  // MARK: What may stand out

  @Test func whatIsInABoxStandsOutOfItAtItsEnd() throws {
    let layout = Stack(.row, spacing: 10) {
      row.frame(width: 150).overflow(.visible)
      Item("next").frame(width: 20, height: 20)
    }
    let placement = try LayoutEngine().place(layout)
    #expect(placement["b"] == Rect(x: 100, y: 0, width: 100, height: 30))
    #expect(placement["next"]?.x == 160)
    #expect(placement.size.width == 180)
    #expect(
      placement.diagnosis.overflows.map(\.description) == ["b stands out of layout.children[0] by 50 on the right"])
  }

  @Test func withoutTheWordItIsAConflict() throws {
    let diagnosis = try LayoutEngine().diagnose(row.frame(width: 150))
    #expect(diagnosis.conflict.map(\.statement) == ["a is 100 wide", "b is 100 wide", "layout is 150 wide"])
    #expect(diagnosis.overflows.isEmpty)
  }

  @Test func itStandsOutByAsLittleAsPossible() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(minWidth: 40, idealWidth: 90, minHeight: 10)
      Item("b").frame(minWidth: 70, idealWidth: 90, minHeight: 10)
    }.frame(width: 100).overflow(.visible)
    let placement = try LayoutEngine().place(layout)
    #expect(placement["a"]?.width == 40)
    #expect(placement["b"]?.width == 70)
    #expect(placement.size.width == 100)
    #expect(placement.diagnosis.overflows.map(\.amount) == [10])
  }

  @Test func aBoxThatMayShrinkLeavesRoomToOthers() throws {
    let layout = Stack(.column, spacing: 10) {
      Item("head").frame(width: 20, height: 40)
      Stack(.column, spacing: 0) { Item("a").frame(width: 100, height: 80) }
        .frame(minHeight: 0).overflow(.visible)
    }.frame(height: 100)
    #expect(try overflows(layout) == ["a stands out of layout.children[1] by 30 at the bottom"])
  }

  /// Across a stack and in layers the track is the box: what fits stands in it, and what does not stands out by its alignment.
  @Test(arguments: [Presolve.on, .off]) func acrossAStackOnlyWhatIsTooLongStandsOut(_ presolve: Presolve) throws {
    var engine = LayoutEngine()
    engine.options.presolve = presolve
    let stack = Stack(.column, alignment: .trailing, spacing: 0) {
      Item("long").frame(width: 50, height: 10)
      Item("short").frame(width: 20, height: 10)
      Item("flexible").frame(height: 10)
      Stack(.row, spacing: 3) {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 20, height: 10)
      }
    }
    let placement = try engine.place(stack.frame(width: 30).overflow(.visible))
    #expect(["long", "short", "flexible", "a", "b"].map { placement[$0]?.x } == [-20, 10, 0, -13, 10])
    #expect(["long", "flexible"].map { placement[$0]?.width } == [50, 30])
    #expect(placement.diagnosis.overflows.map(\.amount) == [20, 13])
    let layers = ZStack {
      Item("behind")
      Item("wide").frame(width: 50, height: 10)
    }
    let layered = try engine.place(layers.frame(width: 30, height: 10).overflow(.visible))
    #expect(layered["behind"] == Rect(x: 0, y: 0, width: 30, height: 10))
    #expect(layered["wide"] == Rect(x: -10, y: 0, width: 50, height: 10))
  }

  /// What relations speak of stands out of a frame as anything else does, and moves as they say.
  @Test(arguments: [Presolve.on, .off]) func relatedItemsStandOutToo(_ presolve: Presolve) throws {
    let stack = Stack(.column, alignment: .trailing, spacing: 0) {
      Item("long").frame(width: 90, height: 10)
      Item("short").frame(width: 20, height: 10)
    }.frame(width: 60).overflow(.visible)
    let kept = try place(stack.constrain { $0["long"].left >= $0["short"].left - 100 }, nil, nil, presolve)
    #expect(kept["long"]?.x == -30)
    #expect(kept["short"]?.x == 40)
    let moved = try place(stack.constrain { $0["long"].left == $0["short"].left - 40 }, nil, nil, presolve)
    #expect(moved["long"].flatMap { long in moved["short"].map { $0.x - long.x } } == 40)
  }

  /// A ratio makes no item longer than a frame in which it has room, though content may stand out of that.
  @Test(arguments: [Presolve.on, .off]) func whatFitsAFrameStaysInIt(_ presolve: Presolve) throws {
    let frame = Stack(.column, alignment: .leading) { Item("a").frame(minWidth: 40) }
      .frame(width: 100, height: 100).overflow(.visible)
      .constrain { $0["a"].height == 0.5 * $0["a"].width }
    #expect(try place(frame, nil, nil, presolve)["a"] == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func paddingKeepsItsDistanceAtTheStart() throws {
    let placement = try LayoutEngine().place(row.padding(10).frame(width: 100).overflow(.visible))
    #expect(placement["a"]?.x == 10)
    #expect(placement.size.width == 100)
    #expect(placement.diagnosis.overflows.map(\.amount) == [110])
  }

  @Test func theWordOfTheRootWins() throws {
    #expect(try overflows(row.overflow(.visible), 150) == ["b stands out of the container by 50 on the right"])
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    #expect(throws: LayoutError.self) { try engine.place(row.overflow(.error), in: ProposedSize(width: 150)) }
    #expect(try engine.place(row.frame(width: 150)).diagnosis.overflows.map(\.outOf) == ["layout"])
  }

  @Test func theOptionHoldsForTheRootOnly() throws {
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    #expect(throws: LayoutError.self) {
      try engine.place(
        Stack(.column) {
          row.frame(width: 150)
          Item("c")
        })
    }
  }

  @Test func fromRightToLeftItStandsOutOnTheLeft() throws {
    var engine = LayoutEngine()
    engine.options.layoutDirection = .rightToLeft
    let inner = try engine.place(Stack(.column) { row.frame(width: 150).overflow(.visible) })
    #expect(inner.diagnosis.overflows.map(\.edge) == [.left])
    #expect(inner["b"]?.x == -50)
    // The whole begins at its own left; what was proposed ends where it begins.
    let whole = try engine.place(row.overflow(.visible), in: ProposedSize(width: 150))
    #expect(whole["b"]?.x == 0)
    #expect(whole.diagnosis.overflows.map(\.description) == ["b stands out of the container by 50 on the left"])
  }

  // MARK: What else stands out

  @Test func offsetsAreListed() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("a").frame(width: 20, height: 20)
      Item().frame(width: 20, height: 20).offset(x: 4, y: -6)
    }
    let overflows = try LayoutEngine().place(layout).diagnosis.overflows
    #expect(overflows.map(\.edge) == [.right, .top])
    #expect(overflows.map(\.amount) == [4, 6])
    #expect(overflows.map(\.place) == ["layout.children[1]", "layout.children[1]"])
    #expect(overflows.map(\.outOf) == ["its cell", "its cell"])
  }

  @Test func whatIsLongerThanATrackOfAGivenLengthIsListed() throws {
    let grid = LazyGrid(columns: [GridItem(.fixed(50), spacing: 0)]) { Item("a").frame(width: 70, height: 10) }
    #expect(
      try overflows(grid) == [
        "a stands out of its cell by 10 on the left", "a stands out of its cell by 10 on the right",
      ])
  }

  @Test func aRatioThatCoversIsListed() throws {
    let layout = Item("a").aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100)
    #expect(try overflows(layout).count == 2)
  }

  @Test func aWholeThatIsNothingButTooLongIsListedItself() throws {
    let padded = Item("a").frame(width: 100, height: 10).padding(10).overflow(.visible)
    #expect(try overflows(padded, 115) == ["a with its padding stands out of the container by 5 on the right"])
  }

  @Test func anEditMovesWhatIsListed() throws {
    var session = try LayoutEngine().session(
      for: Stack(.row, spacing: 0) { Item("a").frame(width: 20, height: 20).offset(x: 4) })
    #expect(try session.placement().diagnosis.overflows.map(\.amount) == [4])
    try session.apply(.resize("a", width: 30))
    #expect(try session.placement().diagnosis.overflows.map(\.amount) == [4])
    try session.apply(.propose(ProposedSize(width: 100, height: nil)))
    #expect(
      try session.placement().diagnosis.overflows.map(\.description) == ["a stands out of its cell by 4 on the right"])
  }

  /// What stands out of the frame anyway is no reason for a longer column; a span takes the column without an own cell.
  @Test(arguments: [Presolve.on, .off], [0, 250])
  func anUnsizedCellIsNoLongerThanTheFrameInIt(_ presolve: Presolve, _ below: Double) throws {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        row.frame(maxWidth: 100).overflow(.visible).gridCellUnsizedAxes(.horizontal)
        Item("next").gridCellUnsizedAxes(.horizontal)
      }
      GridRow { Item("below").frame(width: below, height: 10).gridCellColumns(2) }
    }
    let placement = try engine.place(grid)
    #expect(placement.containers[0].columns.map(\.length) == [100, max(0, below - 100)])
    #expect(placement["a"]?.x == 0)
    #expect(placement.diagnosis.overflows.map(\.amount) == [100])
  }

  /// Where another cell is longer than the whole leaves room for, the frame gives way to it, and its content stands out.
  @Test(arguments: [Presolve.on, .off])
  func aFrameInAnUnsizedCellGivesWay(_ presolve: Presolve) throws {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("before").frame(width: 90, height: 10)
        row.frame(minWidth: 0).overflow(.visible).gridCellUnsizedAxes(.horizontal)
      }
    }
    let placement = try engine.place(grid, in: ProposedSize(width: 150))
    #expect(placement.containers[0].columns.map(\.length) == [90, 60])
  }

  /// Where the whole may be too long, the frame is not made shorter for that, since just as much would stand out of the frame.
  @Test(arguments: [
    (Presolve.on, OverflowHandling.visible, 50.0), (.off, .visible, 50), (.on, .error, 20), (.off, .error, 20),
  ])
  func aFrameInAnUnsizedCellGivesWayOnlyToWhatMustHold(
    _ presolve: Presolve, _ overflow: OverflowHandling, _ width: Double
  ) throws {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Item("before").frame(minWidth: 40)
        row.frame(maxWidth: 50).id("box").overflow(.visible).gridCellUnsizedAxes(.horizontal)
      }
    }.overflow(overflow)
    let placement = try engine.place(grid, in: ProposedSize(width: 60))
    #expect(placement.containers[0].columns.map(\.length) == [40, width])
    #expect(placement["box"]?.width == width)
  }

  /// In a cell that says nothing of its height, there is room for what is in a frame on a line of text.
  @Test func whatIsInAnUnsizedCellStandsOutOnlyWhereItHasTo() throws {
    let grid = Grid {
      Grid {
        GridRow(alignment: .lastTextBaseline) {
          ZStack { Item("a").frame(height: 1) }.frame(minHeight: 0).overflow(.visible)
        }
      }.gridCellUnsizedAxes([.horizontal, .vertical]).overflow(.visible)
    }.overflow(.visible)
    let placement = try LayoutEngine().place(grid)
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 0, height: 1))
    #expect(placement.size.height == 1)
  }
}
