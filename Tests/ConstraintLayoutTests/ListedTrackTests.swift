import ConstraintLayout
import Testing

/// Columns and rows that a grid lists.
struct ListedTrackTests {
  private static func box(_ id: String, _ width: Double = 10, _ height: Double = 10) -> Item {
    Item(id).frame(width: width, height: height)
  }

  private static func columns(
    _ columns: [GridTrack], in width: Double? = nil, spacing: Double = 0, @LayoutBuilder _ content: () -> some Layout
  ) throws -> [Double] {
    let grid = Grid(columns: columns, horizontalSpacing: spacing, verticalSpacing: 0, content: content)
    return try LayoutEngine().place(grid, in: ProposedSize(width: width)).columns.map(\.length)
  }

  @Test func fixedTracksHaveTheirLengthWhateverStandsInThem() throws {
    let lengths = try Self.columns([.fixed(120), .fit]) {
      GridRow {
        Item("text").frame(minWidth: 20, idealWidth: 300)
        Self.box("a", 30)
      }
    }
    #expect(lengths == [120, 30])
  }

  @Test func aNumberIsAFixedTrack() {
    let tracks: [GridTrack] = [120, 0.5, .fit]
    #expect(tracks == [.fixed(120), .fixed(0.5), .fit])
  }

  @Test func listedTracksAreThereWithoutCells() throws {
    let grid = Grid(columns: [.fixed(20), .fit, .fixed(30)], rows: [.fixed(7), .fit], horizontalSpacing: 0) {}
    let placement = try LayoutEngine().place(grid)
    #expect(placement.columns.map(\.length) == [20, 0, 30])
    #expect(placement.rows.map(\.length) == [7, 0])
    #expect(placement.diagnosis.ambiguities.isEmpty)
  }

  @Test func theLastOneRepeats() throws {
    let lengths = try Self.columns([.fit, .fixed(25)]) { GridRow { ForEach(0..<4) { Self.box("\($0)") } } }
    #expect(lengths == [10, 25, 25, 25])
  }

  @Test func flexibleTracksShareWhatIsLeftByTheirFactors() throws {
    let lengths = try Self.columns([.fixed(100), .flexible(), .flexible(minimum: 50, stretch: 2)], in: 400) {
      GridRow { ForEach(0..<3) { Item("\($0)") } }
    }
    #expect(lengths == [100, 100, 200])
  }

  @Test func flexibleTracksAreEqualWhateverTheirCellsWouldLike() throws {
    let lengths = try Self.columns([.flexible()], in: 80) {
      GridRow {
        Item("long").frame(minWidth: 0, idealWidth: 100)
        Item("short").frame(minWidth: 0, idealWidth: 20)
      }
    }
    #expect(lengths == [40, 40])
  }

  @Test func theLeastLengthOfACellHoldsInAFlexibleTrack() throws {
    let lengths = try Self.columns([.flexible()], in: 100) {
      GridRow {
        Self.box("a", 70)
        Item("b")
      }
    }
    #expect(lengths == [70, 30])
  }

  /// CSS Grid Layout Module Level 1, 12.7.1: the largest need by factor.
  @Test func whereNothingIsProposedTheLargestNeedDecides() throws {
    let lengths = try Self.columns([.flexible(), .flexible(stretch: 2), .fit]) {
      GridRow {
        Self.box("a", 30)
        Self.box("b", 100)
        Self.box("c", 7)
      }
    }
    #expect(lengths == [50, 100, 7])
  }

  @Test func spansTakePartInThatNeed() throws {
    let lengths = try Self.columns([.fixed(20), .flexible()], spacing: 5) {
      GridRow {
        Self.box("a", 10)
        Self.box("b", 30)
        Self.box("c", 40)
      }
      GridRow { Self.box("wide", 150).gridCellColumns(3) }
    }
    #expect(lengths == [20, 60, 60])
  }

  /// Cells over other tracks have their say first, so the fix of how these share moves nothing.
  @Test(arguments: [Presolve.on, .off])
  func flexibleTracksNeedWhatOtherTracksLeaveThem(_ presolve: Presolve) throws {
    func grid(_ settled: Double?) -> some Layout {
      Grid(columns: [.flexible(), .fit, .fixed(10), .fit], horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(["a", "b", "c", "d"]) { Self.box($0) } }
        GridRow { Self.box("over flexible", 40).gridCellColumns(2) }
        GridRow {
          Item("empty")
          Self.box("over others", 60).gridCellColumns(3)
        }
        if let settled {
          GridRow {
            Item("none")
            Self.box("first", settled, 0)
            Item("nothing")
            Self.box("second", settled, 0)
          }
        }
      }
    }
    for settled in [nil, 25.0] {
      #expect(try place(grid(settled), nil, nil, presolve).columns.map(\.length) == [15, 25, 10, 25])
    }
    let open = try place(grid(nil), nil, nil, presolve).diagnosis.ambiguities
    #expect(open.map(\.track) == [1, 3])
    #expect(try place(grid(25), nil, nil, presolve).diagnosis.ambiguities.isEmpty)
  }

  @Test func rowsAreListedAsColumnsAre() throws {
    let grid = Grid(rows: [.fixed(12), .flexible(), .flexible(stretch: 3)], verticalSpacing: 2) {
      ForEach(0..<3) { row in GridRow { Item("\(row)") } }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 10, height: 96))
    #expect(placement.rows.map(\.length) == [12, 20, 60])
  }

  @Test func fixedTracksDoNotGrowForSpans() throws {
    let lengths = try Self.columns([.fixed(20), .fit]) {
      GridRow {
        Self.box("a")
        Self.box("b")
      }
      GridRow { Self.box("wide", 100).gridCellColumns(2) }
    }
    #expect(lengths == [20, 80])
  }

  @Test func aConflictNamesTheTrackAndTheCell() throws {
    let grid = Grid(columns: [.fixed(120), .fixed(50)]) {
      GridRow {
        Item("a")
        Self.box("wide", 130)
      }
    }
    .id("form")
    let error = try #require(throws: LayoutError.self) { try LayoutEngine().place(grid) }
    #expect(error.code == .unsatisfiable)
    #expect(Set(error.conflict.map(\.statement)) == ["column 1 of form is 50 wide", "wide is 130 wide"])
    let spanning = Grid(columns: [.fixed(50)], horizontalSpacing: 0) {
      GridRow { Self.box("wide", 130).gridCellColumns(2) }
    }
    .id("form")
    let other = try #require(throws: LayoutError.self) { try LayoutEngine().place(spanning) }
    let statements = Set(other.conflict.map(\.statement))
    #expect(
      statements.isSuperset(of: ["column 0 of form is 50 wide", "column 1 of form is 50 wide", "wide is 130 wide"]))
  }

  /// A fixed size is proposed nothing, so its flexible tracks are as long as the largest need makes them: that is its least length.
  @Test(arguments: [Presolve.on, .off])
  func aFixedSizeOfFlexibleTracksIsNoShorterThanIdeally(_ presolve: Presolve) throws {
    let inner = Grid(columns: [.flexible(), .flexible(), .flexible()], horizontalSpacing: 0) {
      GridRow { Self.box("largest", 46) }
    }
    func grid(_ column: Double) -> some Layout {
      Grid(columns: [.fixed(column)], horizontalSpacing: 0) {
        GridRow { inner.fixedSize(horizontal: true, vertical: false).gridCellColumns(3) }
      }
    }
    #expect(try place(grid(46), nil, nil, presolve)["largest"]?.x == 0)
    #expect(throws: LayoutError.self) { try place(grid(45), nil, nil, presolve) }
  }

  @Test func whereTheGridIsVisibleWhatIsTooLongStandsOut() throws {
    let grid = Grid(columns: [.fixed(50)], alignment: .leading, horizontalSpacing: 0) {
      GridRow {
        Self.box("wide", 130)
        Self.box("b")
      }
    }
    .overflow(.visible)
    let placement = try LayoutEngine().place(grid)
    #expect(placement.columns.map(\.length) == [50, 50])
    #expect(placement["wide"] == Rect(x: 0, y: 0, width: 130, height: 10))
    #expect(placement.diagnosis.overflows.map(\.item) == ["wide"])
  }

  @Test func cellsMaySayTheirTracks() throws {
    let page = Grid(columns: [.flexible()], horizontalSpacing: 0, verticalSpacing: 0) {
      Self.box("footer", 12).gridCell(column: 0, row: -1).gridCellColumns(12)
      Item("main").gridCell(column: 3, row: 0).gridCellColumns(9)
      Item("side").gridCell(column: 0, row: 0).gridCellColumns(3)
    }
    let placement = try LayoutEngine().place(page, in: ProposedSize(width: 120))
    #expect(placement.columns.map(\.length) == Array(repeating: 10, count: 12))
    #expect(placement["main"]?.width == 90)
  }

  @Test func sessionsKeepTheTracks() throws {
    let grid = Grid(columns: [.fixed(40), .flexible()], horizontalSpacing: 0) {
      GridRow {
        Self.box("a")
        Self.box("b")
      }
    }
    var session = try LayoutEngine().session(for: grid, in: ProposedSize(width: 100))
    try session.apply(.resize("b", width: 50))
    #expect(session["b"]?.x == 45)
    try session.apply(.propose(ProposedSize(width: 140)))
    #expect(session["b"]?.x == 65)
    #expect(throws: LayoutError.self) { try session.apply(.resize("a", width: 50)) }
  }

  @Test(arguments: [
    (GridTrack.fixed(-1), "0 or more"), (.fixed(.nan), "long"), (.fixed(1e12), "limit"),
    (.flexible(minimum: 5, maximum: 4), "Swap"), (.flexible(stretch: -1), "stretch factor"),
    (.flexible(stretch: .infinity), "stretch factor"), (.flexible(stretch: 1e-9), "stretch factor"),
  ])
  func mistakesNameTheTrack(_ mistake: (track: GridTrack, words: String)) throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutEngine().place(Grid(columns: [.fit], rows: [.fit, mistake.track]) { Item("a") })
    }
    #expect(error.place == "layout.tracks.rows[1]")
    #expect(error.message.contains(mistake.words), "\(error)")
  }

  /// `.flexible(maximum:)` is a limit, also for what asks for more.
  @Test func aFlexibleTrackIsNoLongerThanItsGreatestLength() throws {
    let grid = Grid(columns: [.flexible(maximum: 20)], horizontalSpacing: 0) { Self.box("wide", 100) }.id("grid")
    let conflict = try LayoutEngine().diagnose(grid).conflicts.first
    #expect(
      conflict?.members.map(\.statement) == ["column 0 of grid is at most 20 wide", "wide is 100 wide"])
    let visible = try rectsEitherWay(grid.overflow(.visible), nil, isDirect: false)
    #expect(visible["grid"]?.width == 20)
    #expect(visible["wide"]?.width == 100)
  }

  @Test func spansDoNotMakeAFlexibleTrackLongerThanItsGreatestLength() throws {
    func grid(_ greatest: Double) -> some Layout {
      Grid(columns: [.flexible(maximum: greatest)], horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Self.box("a")
          Self.box("b")
        }
        Stack(.row) { Self.box("wide", 70) }
      }
    }
    #expect(try rectsEitherWay(grid(35), nil, isDirect: false)["wide"]?.width == 70)
    #expect(throws: LayoutError.self) { try LayoutEngine().place(grid(30)) }
  }

  /// A greatest length of the grid proposes nothing: its flexible columns are as wide as without it, where there is room.
  @Test func aGreatestLengthOfTheGridIsNoProposal() throws {
    let grid = Grid(columns: [.flexible()]) { Text("one two three four", id: "text") }
    let free = try #require(try rectsEitherWay(grid, nil)["text"])
    #expect(try rectsEitherWay(grid.frame(maxWidth: free.width + 1), nil)["text"] == free)
    #expect(try rectsEitherWay(grid.frame(maxWidth: 60), nil, isDirect: false)["text"]?.width == 60)
  }

  /// Two columns of which one holds a container are not alike.
  @Test func aContainerIsInOneFlexibleColumnOnly() throws {
    let inner = Grid(columns: [.flexible()], horizontalSpacing: 8) {
      Stack(.column) { Item("item").frame(width: 30) }.gridCell(column: 1)
    }
    .id("inner")
    let rects = try rectsEitherWay(Grid(columns: [.fraction(0.25)]) { inner }, nil, isDirect: false)
    #expect(rects["inner"]?.width == 38)
  }
}
