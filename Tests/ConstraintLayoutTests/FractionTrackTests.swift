import ConstraintLayout
import Testing

/// Columns and rows of a grid that are a part of it.
struct FractionTrackTests {
  private static func grid(
    _ columns: [GridTrack], spacing: Double = 0, @LayoutBuilder _ cells: () -> some Layout
  ) -> some Layout {
    Grid(columns: columns, horizontalSpacing: spacing) { GridRow(content: cells) }.id("grid")
  }

  /// The columns, evaluated directly and by the whole program, which agree.
  private static func columns(_ grid: some Layout, in width: Double? = nil, isDirect: Bool = true) throws -> [Double] {
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: width))
    #expect((placement.effort.programs == 0) == isDirect)
    var engine = LayoutEngine()
    engine.options.useWholeProgram()
    let whole = try engine.place(grid, in: ProposedSize(width: width))
    for (track, other) in zip(placement.columns, whole.columns) { #expect(abs(track.length - other.length) < 1e-6) }
    return placement.columns.map(\.length)
  }

  @Test func itIsAPartOfTheGridWithItsGaps() throws {
    let grid = Self.grid([.fraction(0.25), .fixed(50), .flexible()], spacing: 10) { ForEach(0..<3) { Item("\($0)") } }
    #expect(try Self.columns(grid, in: 400) == [100, 50, 230])
  }

  /// 60 and two gaps of 10 are half of 160.
  @Test func whereNothingIsProposedItIsAPartOfTheLeastLength() throws {
    let grid = Self.grid([.fraction(0.25), .fit, .fraction(0.25)], spacing: 10) {
      Item("a").frame(width: 20)
      Item("b").frame(width: 60)
      Item("c")
    }
    #expect(try Self.columns(grid) == [40, 60, 40])
  }

  @Test func theLeastLengthHoldsWhatStandsInIt() throws {
    let grid = Self.grid([.fraction(0.25), .fit]) {
      Item("a").frame(width: 50)
      Item("b").frame(width: 60)
    }
    #expect(try Self.columns(grid) == [50, 60])
    #expect(try LayoutEngine().place(grid).size.width == 200)
  }

  /// A cell of 60 across a column of a quarter and one of 30: nothing else asks for more than 60 and the 20 beside it.
  @Test func theLeastLengthHoldsWhatSpansIt() throws {
    let grid = Grid(columns: [.fraction(0.25), .fit, .fit], horizontalSpacing: 0) {
      GridRow {
        Item("a").frame(width: 60).gridCellColumns(2)
        Item("b").frame(width: 20)
      }
      GridRow {
        Item("c")
        Item("d").frame(width: 30)
        Item("e").frame(width: 20)
      }
    }
    let columns = try Self.columns(grid, isDirect: false)
    #expect(columns == [20, 40, 20])
  }

  @Test func inAnInnerGridItFollowsWhatThatGets() throws {
    let row = Stack(.row, spacing: 0) {
      Self.grid([.fraction(0.5), .fit]) {
        Item("a")
        Item("b").frame(width: 20)
      }
      Item("c")
    }
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: 400, height: 10))
    #expect(placement["a"]?.width == 100)
    #expect(placement["b"]?.x == 100)
    #expect(placement["c"]?.x == 200)
  }

  @Test func rowsArePartsOfTheHeight() throws {
    let grid = Grid(rows: [.fraction(0.2), .flexible()], verticalSpacing: 0) {
      Item("a")
      Item("b")
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 10, height: 200))
    #expect(placement.rows.map(\.length) == [40, 160])
  }

  /// A part that is said of a cell is one of the grid, in whatever column it stands.
  @Test func aPartInAListedTrackIsOneOfTheGrid() throws {
    let grid = Self.grid([.fixed(100), .flexible()]) {
      Item("a").frame(width: .fraction(0.2))
      Item("b")
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 400, height: 10))
    #expect(placement.columns.map(\.length) == [100, 300])
    #expect(placement["a"] == Rect(x: 10, y: 0, width: 80, height: 10))
  }

  @Test func twoHalvesAndAGapContradictEachOther() throws {
    let grid = Self.grid([.fraction(0.5)], spacing: 10) {
      Item("a")
      Item("b")
    }
    for width in [nil, 400.0] {
      let conflict = try LayoutEngine().diagnose(grid, in: ProposedSize(width: width)).conflict
      #expect(
        Set(conflict.map(\.statement)) == [
          "column 0 of grid is 50% of it", "column 1 of grid is 50% of it", "grid has 1 gap of 10 between its columns",
        ])
    }
  }

  @Test func whatIsTooLongForItContradictsIt() throws {
    let grid = Self.grid([.fraction(0.25), .flexible()]) { Item("a").frame(width: 60) }
    let conflict = try LayoutEngine().diagnose(grid, in: ProposedSize(width: 100)).conflict
    #expect(
      Set(conflict.map(\.statement)) == [
        "column 0 of grid is 25% of it", "a is 60 wide", "the container is 100 wide",
      ])
    let visible = try LayoutEngine().place(grid.overflow(.visible), in: ProposedSize(width: 100))
    #expect(visible.columns.map(\.length) == [25, 75])
  }

  @Test func itIsExplainedByTheWhole() throws {
    let grid = Self.grid([.fraction(0.25), .flexible()]) {
      Item("a")
      Item("b")
    }
    let explanation = try LayoutEngine().explain(
      .width, of: "a", for: grid, in: ProposedSize(width: 400, height: 10))
    #expect(explanation.value == 100)
    #expect(explanation.causes.reduce(0) { $0 + $1.contribution } == 100)
    #expect(explanation.causes.contains { $0.statement == "the container is 400 wide" && $0.contribution == 100 })
    #expect(explanation.causes.contains { $0.statement == "column 0 of grid is 25% of it" })
  }

  @Test(arguments: [
    (Double.nan, LayoutError.Code.nonFinite), (.infinity, .nonFinite), (-1, .invalidLayout), (1001, .limitExceeded),
  ])
  func itIsWithinLimits(_ part: Double, _ code: LayoutError.Code) throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutEngine().place(Self.grid([.fit, .fraction(part)]) { Item("a") })
    }
    #expect(error?.code == code)
    #expect(error?.place == "layout.tracks.columns[1]")
  }

  /// Two columns of one part are not alike where only one has room for what is in it.
  @Test(arguments: [Presolve.on, .off])
  func eachColumnOfOnePartNeedsRoomForWhatIsInIt(_ presolve: Presolve) throws {
    let grid = Self.grid([.fraction(0), .fraction(0), .fit]) {
      Item("a").frame(width: 0)
      Item("b").frame(width: 10)
      Item("c").frame(width: 20)
    }
    let error = #expect(throws: LayoutError.self) { try place(grid, 100, nil, presolve) }
    #expect(error?.code == .unsatisfiable)
  }

  @Test func itMayBeNothing() throws {
    let grid = Self.grid([.fraction(0), .flexible()]) {
      Item("a")
      Item("b")
    }
    #expect(try Self.columns(grid, in: 400) == [0, 400])
  }
}
