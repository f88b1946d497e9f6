import ConstraintLayout
import Testing

/// Choices and adaptive tracks go by the lengths that they really get, whatever stands around them.
struct ChoiceSpaceTests {
  /// 100 or else 30 wide.
  private struct Choice: Layout {
    var name = ""
    var axes = Axis.Set.all
    var long = 100.0
    func append(to tree: inout LayoutTree) {
      ViewThatFits(in: axes) {
        Item(name + "long").frame(width: long, height: 20)
        Item(name + "short").frame(width: 30, height: 20)
      }.append(to: &tree)
    }
  }

  /// As wide as it is long, up to 12 characters of 10 in a line of 10.
  private static let text = Item("text").measured { width in
    let width = min(120, max(width ?? 120, 10))
    return Size(width: width, height: 10 * (120 / width).rounded(.up))
  }

  private func place(_ layout: some Layout, _ width: Double?, _ height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func aColumnOfALazyGridLimitsTheSpace() throws {
    func grid(_ width: Double) -> some Layout { LazyGrid(columns: [GridItem(.fixed(width))]) { Choice() } }
    #expect(try place(grid(50), 400)["short"]?.x == 10)
    #expect(try place(grid(50), nil)["short"] != nil)
    #expect(try place(grid(100), 400)["long"] != nil)
  }

  @Test func aHexagonLimitsTheSpace() throws {
    let grid = HexGrid {
      HexCell(row: 0, column: 0) { Choice() }
      HexCell(row: 0, column: 1) { Item("other") }
    }
    #expect(try place(grid, 123)["short"] != nil)
    #expect(try place(grid, 400)["long"] != nil)
  }

  /// What they leave is the same before and behind them, though what is before them does not stand out itself.
  @Test(arguments: [false, true], [false, true])
  func siblingsMakeNoRoomByStandingOut(isFirst: Bool, isHexagon: Bool) throws {
    func placement(_ side: Double) throws -> Placement {
      let choice = ViewThatFits {
        Item("small").frame(width: 1, height: 20)
        Item("large").frame(width: 42, height: 20)
      }
      let row = Stack(.row, spacing: 0) {
        if isFirst { choice }
        Item("side").frame(width: side, height: 20)
        if !isFirst { choice }
      }
      if isHexagon { return try place(HexGrid { HexCell(row: 0, column: 0) { row } }, 40) }
      var engine = LayoutEngine()
      engine.options.overflow = .visible
      return try engine.place(row, in: ProposedSize(width: 40))
    }
    #expect(try placement(39)["small"] != nil)
    // None fits, so the last one is taken.
    #expect(try placement(39.5)["large"] != nil)
    #expect(try placement(60)["large"] != nil)
  }

  @Test func flexibleSiblingsCountByTheirMinimum() throws {
    func row(_ minimum: Double) -> some Layout {
      Stack(.row, spacing: 0) {
        Item("side").frame(minWidth: minimum, maxWidth: .infinity, minHeight: 20)
        Choice()
      }
    }
    #expect(try place(row(0), 150)["long"]?.width == 100)
    #expect(try place(row(50), 150)["long"]?.width == 100)
    #expect(try place(row(51), 150)["short"]?.width == 30)
  }

  @Test func shrinkableSiblingsCountByTheirIdeal() throws {
    let row = Stack(.row, spacing: 0) {
      Item("side").frame(minWidth: 0, idealWidth: 60, maxWidth: 60, minHeight: 20, maxHeight: 20)
      Choice()
    }
    #expect(try place(row, 160)["long"] != nil)
    let narrow = try place(row, 159)
    #expect(narrow["short"] != nil)
    #expect(narrow["side"]?.width == 60)
  }

  @Test func aRatioLimitsTheSpace() throws {
    let box = Choice().aspectRatio(2, contentMode: .fit)
    #expect(try place(box, 80)["short"] != nil)
    #expect(try place(box, 400, 45)["short"] != nil)
    #expect(try place(box, 400, 50)["long"] != nil)
  }

  @Test func spansLimitTheSpace() throws {
    func grid(_ other: Double) -> some Layout {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Choice().gridCellColumns(2); Item("side").frame(width: 40, height: 5)
        }
        GridRow {
          Item("a").frame(width: other, height: 5); Item("b").frame(width: other, height: 5)
        }
      }
    }
    #expect(try place(grid(20), 150)["long"] != nil)
    #expect(try place(grid(20), 149)["short"] != nil)
    #expect(try place(grid(60), 180)["long"] != nil)
  }

  @Test func anUnsizedCellLimitsTheSpace() throws {
    let grid = Grid {
      GridRow { Choice().gridCellUnsizedAxes(.horizontal) }
      GridRow { Item("own").frame(width: 50, height: 5) }
    }
    let placement = try place(grid, 400)
    #expect(placement["short"]?.x == 10)
    #expect(placement.size.width == 50)
  }

  /// What would like less than its content needs makes room in it at the cost of the choice.
  @Test func anIdealLengthLimitsTheSpace() throws {
    let row = Stack(.row, spacing: 0) {
      Stack(.row) { Item("content").frame(width: 80) }.frame(idealWidth: 50)
      ViewThatFits {
        Item("long").frame(minWidth: 0, idealWidth: 100)
        Item("short").frame(minWidth: 0, idealWidth: 60)
      }
    }
    #expect(try place(row.fixedSize(vertical: false), nil)["short"]?.width == 30)
  }

  private func column(_ above: some Layout) -> some Layout {
    Grid {
      GridRow { above }
      GridRow { Choice().gridCellUnsizedAxes(.horizontal) }
    }
  }

  @Test func whatIsTriedMakesNoRoomInAnUnsizedCell() throws {
    let tooHigh = ViewThatFits {
      Item("high").frame(width: 100, height: 40)
      Item("low").frame(width: 30, height: 20)
    }
    .frame(height: 30)
    #expect(try place(column(tooHigh), 400).frames.map(\.id) == ["low", "short"])
  }

  @Test func whatWasChosenMakesRoomInAnUnsizedCell() throws {
    let wide = ViewThatFits(in: .vertical) {
      Item("first").frame(width: 100, height: 20)
      Item("last").frame(width: 30, height: 10)
    }
    #expect(try place(column(wide), 400, 60).frames.map(\.id) == ["first", "long"])
  }

  /// What is open counts as its last alternative, of which an unsized cell asks for the least length.
  @Test func anOpenChoiceMakesRoomInAnUnsizedCell() throws {
    let open = ViewThatFits {
      Item("wide").frame(width: 10)
      Item("high").frame(width: 0, height: 47)
    }
    let grid = Grid {
      GridRow {
        ViewThatFits {
          Item("first").frame(height: 34)
          Item("last").frame(height: 0)
        }
        .gridCellUnsizedAxes(.vertical)
        open.gridCellUnsizedAxes([.horizontal, .vertical])
      }
    }
    #expect(try place(grid, nil).frames.map(\.id) == ["first", "high"])
  }

  /// Nothing is left for the first choice but what the least length of the other, which is made later, leaves it.
  @Test func anOpenChoiceInsideAnUnsizedCellLimitsTheSpace() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        Choice(name: "a", long: 60)
        Stack(.row) { Choice(name: "b") }.gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(try place(grid, 90).frames.map(\.id) == ["along", "bshort"])
    #expect(try place(grid, 89).frames.map(\.id) == ["ashort", "bshort"])
  }

  @Test func paddingTakesOfTheSpace() throws {
    let padded = Choice().padding(.horizontal, 20)
    #expect(try place(padded, 140)["long"] != nil)
    #expect(try place(padded, 139)["short"] != nil)
  }

  @Test func choicesAreMadeInDocumentOrder() throws {
    let row = Stack(.row, spacing: 0) {
      Choice(name: "first-")
      Choice(name: "second-")
    }
    let placement = try place(row, 150)
    #expect(placement["first-long"] != nil)
    #expect(placement["second-short"] != nil)
    #expect(try place(row, 200)["second-long"] != nil)
    #expect(try place(row, 129)["first-short"] != nil)
  }

  /// While the first is made, the second counts as one that is too high for the row, which is no room for the first.
  @Test(arguments: [nil, 300.0], [false, true])
  func whatAnOpenChoiceCountsAsMakesNoRoom(_ width: Double?, isNested: Bool) throws {
    let high = ViewThatFits {
      Item("medium").frame(width: 10, height: 30)
      Item("higher").frame(width: 10, height: 60)
    }
    let row = Stack(.row, spacing: 0) {
      ViewThatFits {
        Item("high").frame(width: 10, height: 60)
        Item("low").frame(width: 10, height: 10)
      }
      if isNested {
        ViewThatFits {
          Item("endless").frame(width: 1000, height: 30)
          high
        }
      } else {
        high
      }
      Item("last").frame(width: 10, height: 5)
    }
    let related = row.constrain { $0["last"].width >= 0 }
    for placement in [try place(row, width, 40), try place(related, width, 40)] where width != nil || !isNested {
      #expect(placement.frames.map(\.id) == ["low", "medium", "last"])
    }
  }

  /// What stands below the line leaves less above it than the row is high.
  @Test func aLineOfTextLimitsTheSpace() throws {
    let row = Stack(.row, alignment: .firstTextBaseline) {
      ViewThatFits {
        Item("high").frame(height: 50)
        Item("low")
      }
      Item("beside").padding(.bottom, 10)
    }
    #expect(try place(row, nil, 60)["high"]?.height == 50)
    #expect(try place(row, nil, 50)["low"]?.height == 40)
  }

  /// What is tried leaves the grid room for one column, in which it is too high.
  @Test func theTracksOfAGridAreCountedBesideWhatIsTried() throws {
    let layout = Stack(.row, spacing: 0) {
      ViewThatFits {
        Item("long").frame(width: 60, height: 40)
        Item("short").frame(width: 10, height: 40)
      }
      Stack(.column, spacing: 0) {
        ViewThatFits {
          Item("high").frame(width: 10, height: 30)
          Item("low").frame(width: 10, height: 10)
        }
        LazyGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
          ForEach(0..<2) { Item("cell\($0)").frame(height: 20) }
        }
      }
    }
    #expect(try place(layout, 100, 50)["long"] != nil)
    #expect(try place(layout, 100, 50)["low"] != nil)
    #expect(try place(layout, 100, 70)["high"] != nil)
    #expect(try place(layout, 140, 50)["high"] != nil)
  }

  @Test func outerChoicesCountTheInnerOnesAsTheirLast() throws {
    let nested = ViewThatFits {
      Stack(.row, spacing: 0) {
        Item("wide").frame(width: 50, height: 20)
        Choice()
      }
      Item("narrow").frame(width: 10, height: 20)
    }
    #expect(try place(nested, 79)["narrow"] != nil)
    #expect(try place(nested, 80)["short"]?.x == 50)
    #expect(try place(nested, 149)["short"] != nil)
    #expect(try place(nested, 150)["long"]?.x == 50)
  }

  @Test(arguments: [Axis.Set.vertical, .all])
  func textFitsByTheHeightThatItHas(_ axes: Axis.Set) throws {
    let layout = ViewThatFits(in: axes) {
      Stack(.column, spacing: 0) {
        Self.text
        Item("below").frame(width: 10, height: 5)
      }
      Item("small").frame(width: 10, height: 5)
    }
    #expect(try place(layout, 60, 24)["small"] != nil)
    #expect(try place(layout, 120, 15)["below"]?.y == 10)
    // The width counts too, where it is named.
    #expect(try place(layout, 60, 25)["below"]?.y == (axes == .vertical ? 20 : nil))
  }

  @Test func aChoiceOfTextsLooksAtTheirHeights() throws {
    let layout = ViewThatFits(in: .vertical) {
      Self.text
      Item("small").frame(width: 10, height: 5)
    }
    #expect(try place(layout, 30, 39)["small"] != nil)
    #expect(try place(layout, 30, 40)["text"]?.height == 40)
  }

  @Test func cardsOfAColumnGoByTheirOwnWidths() throws {
    let cards = Stack(.column, spacing: 0) {
      ForEach(0..<40) { number in
        Stack(.row, spacing: 0) {
          Item("side\(number)").frame(width: Double(number), height: 10)
          Choice(name: "\(number)-")
        }
      }
    }
    let placement = try place(cards, 120, 2000)
    for number in 0..<40 {
      #expect(placement["\(number)-\(number <= 20 ? "long" : "short")"] != nil, "\(number)")
    }
  }

  @Test func cardsThatShareAHeightAreDecidedInOrder() throws {
    let column = Stack(.column, spacing: 0) {
      ForEach(0..<3) { number in
        ViewThatFits {
          Item("\(number)-high").frame(width: 10, height: 50)
          Item("\(number)-low").frame(width: 10, height: 10)
        }
      }
    }
    let placement = try place(column, 100, 110)
    #expect(placement.frames.map(\.id) == ["0-high", "1-high", "2-low"])
  }

  @Test func adaptiveColumnsAreCountedByTheWidthThatTheyGet() throws {
    func tracks(_ layout: some Layout, _ width: Double?) throws -> Int {
      Set(try place(layout, width).frames.filter { $0.name.hasPrefix("cell") }.map(\.rect.x)).count
    }
    let grid = LazyGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)]) {
      ForEach(0..<12) { Item("cell\($0)").frame(height: 10) }
    }
    #expect(try tracks(grid, 400) == 10)
    #expect(
      try tracks(
        Stack(.row, spacing: 0) {
          grid; Item("flexible")
        }, 400) == 5)
    #expect(
      try tracks(
        Stack(.row, spacing: 0) {
          grid; Item("fixed").frame(width: 100)
        }, 400) == 7)
    #expect(try tracks(grid.padding(20), 400) == 9)
    #expect(try tracks(Stack(.column, spacing: 0) { grid }.frame(width: 120), nil) == 3)
    #expect(
      try tracks(
        Stack(.row, spacing: 0) {
          grid; Choice()
        }, 180) == 2)
  }

  /// In one column the items are higher than the frame; that there is room for four in a row is to be found out all the same,
  /// also where a relation ties heights to widths.
  @Test func theTracksOfAGridAreCountedInAFrameThatOneTrackWouldNotFit() throws {
    let row = Stack(.row, spacing: 8) {
      Item("label").frame(width: 30, height: 10)
      Stack(.row) {
        LazyGrid(columns: [GridItem(.adaptive(minimum: 9))]) {
          Item("first").frame(height: 51)
          ForEach(0..<2) { Item("\($0)") }
          Item("last").frame(height: 80)
        }
      }
      .frame(minWidth: 79, maxWidth: 79, maxHeight: 116)
    }
    let free = try LayoutEngine().place(row)
    #expect(free["last"]?.minY == 0)
    let tied = try LayoutEngine().place(row.constrain("label.height + 10 <= 0.5 * container.width"))
    #expect(tied.rects == free.rects)
  }

  @Test func breakpointsOfAChoiceAreThoseOfItsCell() throws {
    let layout = Stack(.row, spacing: 0) {
      Item("flexible").frame(minWidth: 20, maxWidth: .infinity, minHeight: 5)
      Choice()
    }
    let responsive = try LayoutEngine().responsive(layout, width: 60...300)
    #expect(responsive.breakpoints.map(\.position) == [120])
  }
}
