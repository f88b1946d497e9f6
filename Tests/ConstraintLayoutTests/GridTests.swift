import ConstraintLayout
import Testing

/// What a grid does besides the choices it reports.
struct GridTests {
  private func place(_ layout: some Layout, width: Double? = nil, height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  @Test func theWidestSizedCellSetsTheColumn() throws {
    let placement = try place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Item("wide").frame(width: 160, height: 10) }
        GridRow { Item("narrow").frame(width: 60, height: 10) }
        GridRow { Item("unsized").frame(height: 10).gridCellUnsizedAxes(.horizontal) }
      })
    #expect(placement.columns.map(\.length) == [160])
    #expect(placement["narrow"]?.width == 60)
    #expect(placement["unsized"]?.width == 160)
  }

  @Test func aFlexibleCellMakesItsColumnTakeWhatIsLeft() throws {
    let placement = try place(
      Stack(.row, spacing: 10) {
        Item("before").frame(width: 30, height: 30)
        Grid(horizontalSpacing: 10) {
          GridRow {
            Item("flexible").frame(height: 50)
            Item("fixed").frame(width: 50, height: 50)
          }
        }
        Item("after").frame(width: 30, height: 30)
      }, width: 300)
    #expect(placement["flexible"] == Rect(x: 40, y: 0, width: 160, height: 50))
    #expect(placement["fixed"]?.maxX == 260)
    #expect(placement.size == Size(width: 300, height: 50))
  }

  @Test func columnsAreAsManyAsTheWidestRowHas() throws {
    let placement = try place(
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow { Item("a").frame(width: 5, height: 5) }
        GridRow { ForEach(0..<3) { Item("b\($0)").frame(width: 5, height: 5) } }
        Item("across").frame(height: 2).gridCellUnsizedAxes(.horizontal)
      })
    #expect(placement.columns.count == 3)
    #expect(placement["across"]?.width == 17)
  }

  @Test func theFourLevelsOfAlignmentOverrideEachOther() throws {
    let placement = try place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("size").frame(width: 100, height: 100)
          Item("column").frame(width: 10, height: 10).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Item("row").frame(width: 10, height: 10)
          Item("size2").frame(width: 100, height: 100)
        }
        GridRow {
          Item("grid").frame(width: 10, height: 10)
          Item("anchor").frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.75))
        }
        GridRow {
          Item("size3").frame(width: 100, height: 100)
          Item("both").frame(width: 10, height: 10)
        }
      })
    #expect(placement["column"]?.origin == Point(x: 190, y: 0))
    #expect(placement["row"]?.origin == Point(x: 0, y: 190))
    #expect(placement["grid"]?.origin == Point(x: 0, y: 200))
    #expect(placement["anchor"]?.origin == Point(x: 122.5, y: 200))
    #expect(placement["both"]?.origin == Point(x: 190, y: 210))
  }

  @Test func twoAlignmentsForOneColumnAreNoted() throws {
    let placement = try place(
      Grid {
        GridRow { Item("first").frame(width: 10, height: 10).gridColumnAlignment(.leading) }
        GridRow { Item("second").frame(width: 50, height: 10).gridColumnAlignment(.trailing) }
      })
    #expect(placement["first"]?.x == 0)
    #expect(placement.diagnosis.notes.count == 1)
    #expect(placement.diagnosis.notes.first?.contains("second") == true)
  }

  @Test func modifiersOnARowApplyToItsCellsUnlessTheyHaveTheirOwn() throws {
    let placement = try place(
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { ForEach(0..<2) { Item("size\($0)").frame(width: 100, height: 10) } }
        GridRow {
          Item("asTheRow").frame(width: 10, height: 10)
          Item("own").frame(width: 10, height: 10).gridCellAnchor(.center)
        }.gridCellAnchor(.trailing)
      })
    #expect(placement["asTheRow"]?.x == 90)
    #expect(placement["own"]?.x == 145)
  }

  @Test func negativeSpacingOverlapsAndTracksStayAtZeroOrMore() throws {
    let placement = try place(
      Grid(horizontalSpacing: -10, verticalSpacing: 0) {
        GridRow { ForEach(0..<3) { Item("\($0)").frame(width: 30, height: 5) } }
      })
    #expect(placement.columns.map(\.position) == [0, 20, 40])
    #expect(placement.size.width == 70)
  }

  /// Two columns of no width and the gap between them are 3 less than nothing.
  @Test(arguments: [(0.0, 41.0), (1.0, 45.0)])
  func anItemWithoutALengthAsksNothingOfACellThatGapsLeaveLessThanNothing(_ width: Double, _ total: Double) throws {
    let placement = try place(
      Grid(horizontalSpacing: -3, verticalSpacing: 0) {
        GridRow {
          Item("first").frame(width: 47, height: 10)
          Item("second").frame(width: width, height: 10).gridCellColumns(2)
        }
      })
    #expect(placement.size.width == total)
    #expect(placement["second"]?.width == width)
  }

  @Test func aGridInACellIsPartOfTheSameAnswer() throws {
    let placement = try place(
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          Item("left").frame(width: 20, height: 10)
          Grid(horizontalSpacing: 5) {
            GridRow {
              Item("inner1").frame(width: 30, height: 10)
              Item("inner2").frame(height: 10)
            }
          }
        }
      }, width: 200)
    #expect(placement["inner2"] == Rect(x: 65, y: 0, width: 135, height: 10))
  }

  @Test func anAmbiguousGridStaysAmbiguousInsideOtherLayouts() throws {
    let placement = try place(
      Stack(.column, spacing: 0) {
        Item("title").frame(width: 10, height: 10)
        Grid(horizontalSpacing: 20) {
          GridRow {
            Item("a").frame(width: 50, height: 50)
            Item("span").frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
          }
          GridRow {
            Item("b").frame(width: 50, height: 50)
            Item("c").frame(width: 50, height: 50)
          }
        }
      }, width: 400)
    let ambiguity = try #require(placement.diagnosis.ambiguities.first)
    #expect(ambiguity.container == "layout.children[1]")
    #expect(ambiguity.track == 2)
    #expect(ambiguity.lower == 0)
    #expect(ambiguity.upper == 260)
    #expect(ambiguity.cells == ["span"])
    #expect(placement.size.width == 140)
  }

  @Test func anUnsizedContainerFillsItsCell() throws {
    let placement = try place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { Item("wide").frame(width: 100, height: 10) }
        GridRow {
          Stack(.row, spacing: 0) {
            Item("half1").frame(height: 10)
            Item("half2").frame(height: 10)
          }.gridCellUnsizedAxes(.horizontal)
        }
      })
    #expect(placement["half2"] == Rect(x: 50, y: 10, width: 50, height: 10))
  }

  @Test func proposalsOfZeroAndInfinityAskForTheExtremes() throws {
    let row = Stack(.row, spacing: 0) {
      Item("range").frame(minWidth: 10, idealWidth: 20, maxWidth: 30, minHeight: 1, maxHeight: 1)
      Item("flexible").frame(height: 1)
    }
    #expect(try place(row, width: 0)["range"]?.width == 10)
    #expect(try place(row)["range"]?.width == 20)
    #expect(try place(row, width: .infinity)["range"]?.width == 30)
    #expect(try place(row, width: .infinity)["flexible"]?.width == 0)
  }

  @Test func overflowCanBeAllowed() throws {
    var engine = LayoutEngine()
    engine.options.overflow = .visible
    let placement = try engine.place(
      Stack(.row, spacing: 0) {
        Item("fixed").frame(width: 80, height: 5)
        Item("range").frame(minWidth: 30, idealWidth: 60, maxWidth: 60, minHeight: 5, maxHeight: 5)
      }, in: ProposedSize(width: 100))
    #expect(placement["fixed"]?.width == 80)
    #expect(placement["range"]?.width == 30)
    #expect(placement.size.width == 110)
  }

  @Test func framesOnContainersLimitTheirContent() throws {
    let placement = try place(
      Stack(.row, spacing: 0) {
        Stack(.row, spacing: 0) { Item("inner").frame(height: 5) }.frame(width: 120)
        Item("rest").frame(height: 5)
      }, width: 300)
    #expect(placement["inner"]?.width == 120)
    #expect(placement["rest"]?.width == 180)
  }

  @Test func gapsArePartOfAConflictOnlyWhereTheyAreNeeded() throws {
    let row = Stack(.row, spacing: 20) {
      Item("a").frame(width: 90, height: 1)
      Item("b").frame(width: 90, height: 1)
    }
    let needed = try LayoutEngine().diagnose(row, in: ProposedSize(width: 190)).conflict
    #expect(needed.map(\.statement).contains("layout has 1 gap of 20 between its columns"))
    let unneeded = try LayoutEngine().diagnose(row, in: ProposedSize(width: 170)).conflict
    #expect(unneeded.map(\.items) == [["a"], ["b"], []])
  }
}

/// What moves things without making room for them.
struct OffsetTests {
  @Test func anOffsetMovesWithoutMakingRoom() throws {
    let placement = try LayoutEngine().place(
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Item("a").frame(width: 10, height: 10).offset(x: 3, y: -2)
          Stack(.row) { Item("inner").frame(width: 10, height: 10) }.offset(x: 100)
        }.offset(y: 5)
      })
    #expect(placement["a"]?.origin == Point(x: 3, y: 3))
    #expect(placement["inner"]?.origin == Point(x: 110, y: 5))
    #expect(placement.size == Size(width: 20, height: 10))
  }

  @Test func offsetsAreNumbers() {
    #expect(throws: LayoutError.self) { try LayoutEngine().place(Item("a").offset(x: .nan)) }
  }

  @Test func axialPlacesNeedAxialCoordinates() throws {
    #expect(throws: LayoutError.self) {
      try LayoutEngine().place(HexGrid(coordinates: .oddQ) { HexCell(q: 0, r: 0) { Item("a") } })
    }
    #expect(try LayoutEngine().place(HexGrid(coordinates: .axial) { HexCell(q: 0, r: 0) { Item("a") } })["a"] != nil)
  }
}
