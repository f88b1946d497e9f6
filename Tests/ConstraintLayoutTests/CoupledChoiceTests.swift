import ConstraintLayout
import Testing

/// Alternatives whose lengths follow from each other, as those of hexagons and of what keeps a ratio: in a larger cell they fill.
struct CoupledChoiceTests {
  private func place(_ layout: some Layout, _ width: Double?, _ height: Double? = nil) throws -> Placement {
    try LayoutEngine().place(layout, in: ProposedSize(width: width, height: height))
  }

  /// A honeycomb that is not as high as it has to be is not as wide either.
  @Test func lengthsThatFollowFromEachOtherFitTogether() throws {
    let layout = ViewThatFits(in: .horizontal) {
      Honeycomb(itemsPerRow: 1) { Item("wide").frame(width: 46) }
      Item("narrow")
    }
    #expect(try place(layout, 200, 54)["wide"] != nil)
    #expect(try place(layout, 200, 53)["narrow"] != nil)
    #expect(try place(layout, nil, 54)["wide"] != nil)
    #expect(try place(layout, nil, 53)["narrow"] != nil)
  }

  /// A box twice as high as wide is as wide as its item where that stands out of a hexagon below, which no name forbids.
  @Test(arguments: [Axis.Set.horizontal, .all]) func whatStandsOutOnOtherAxesKeepsItsSize(axes: Axis.Set) throws {
    let grid = HexGrid {
      HexCell(row: 0, column: 0) {
        ViewThatFits(in: axes) {
          Item("high").frame(width: 25, height: 31).aspectRatio(0.5, contentMode: .fit)
          Item("wide").frame(width: 55, height: 17)
        }
      }
    }
    #expect(try place(grid, 30)["high"]?.width == (axes == .all ? nil : 25))
    #expect(try place(grid, 24)["wide"] != nil)
  }

  /// A honeycomb whose height is taken is less wide, however wide the hexagon around it is.
  @Test func whatShrinksByItsOtherLengthDoesNotFit() throws {
    let grid = HexGrid {
      HexCell(row: 0, column: 0) {
        ViewThatFits(in: .horizontal) {
          Honeycomb(itemsPerRow: 1) { Item("narrow").frame(width: 25) }
          Item("wide").frame(width: 55, height: 17)
        }
      }
    }
    #expect(try place(grid, 30)["wide"] != nil)
    #expect(try place(grid, 40)["narrow"] != nil)
  }

  /// A hexagon is as high as a column of 60 makes it only where what stretches beside it leaves it that height.
  @Test(arguments: 1...2) func whatStretchesBesideAHexagonLimitsIt(depth: Int) throws {
    let hexagon = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } } }
      GridRow { Item("wide").frame(width: 60, height: 0) }
    }
    func choice(_ depth: Int) -> AnyLayout {
      AnyLayout(
        ViewThatFits {
          if depth == 1 { hexagon } else { choice(depth - 1) }
          Item("low").frame(height: 10)
        })
    }
    func taken(_ height: Double, beside side: some Layout) throws -> Set<String> {
      let column = Stack(.column, spacing: 0) {
        choice(depth)
        side
      }
      return Set(try place(column, 100, height).frames.compactMap(\.id)).intersection(["hexagon", "low"])
    }
    let height = 30 * 3.0.squareRoot()
    let stretching = HexGrid { HexCell(row: 0, column: 0) { Item("side") } }
    let heightOfSide = 50 * 3.0.squareRoot()
    #expect(try taken(height + heightOfSide + 0.1, beside: stretching) == ["hexagon"])
    #expect(try taken(height + heightOfSide - 0.1, beside: stretching) == ["low"])
    let fixed = Item("side").frame(height: 40)
    #expect(try taken(height + 40.1, beside: fixed) == ["hexagon"])
    #expect(try taken(height + 39.9, beside: fixed) == ["low"])
  }

  /// 60 wide, and as high as a hexagon of that width, up to what there is; or else 10 high.
  private static let hexagonOrLow = ViewThatFits {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } } }
      GridRow { Item("wide").frame(width: 60, height: 0) }
    }
    Item("low").frame(height: 10)
  }

  /// A hexagon that was chosen asks for next to nothing, but not so that what is chosen behind it may squeeze it.
  @Test(arguments: [false, true]) func whatIsChosenLaterLeavesAHexagonItsSize(isNested: Bool) throws {
    let highOrFlat = ViewThatFits {
      Item("high").frame(width: 10, height: 26)
      Item("flat").frame(width: 10, height: 10)
    }
    let column = Stack(.column, spacing: 0) {
      Self.hexagonOrLow
      if isNested {
        ViewThatFits {
          Item("endless").frame(width: 10, height: 1000)
          highOrFlat
        }
      } else {
        highOrFlat
      }
    }
    func taken(_ height: Double) throws -> [String] {
      try place(column, 100, height).frames.compactMap(\.id).filter { $0 != "wide" }
    }
    let hexagon = 30 * 3.0.squareRoot()
    #expect(try taken(hexagon + 9.9) == ["low", "high"])
    #expect(try taken(hexagon + 10.1) == ["hexagon", "flat"])
    #expect(try taken(hexagon + 25.9) == ["hexagon", "flat"])
    #expect(try taken(hexagon + 26.1) == ["hexagon", "high"])
  }

  /// While the hexagon is chosen, another one that is taken where nothing else fits fills as much as it does then.
  @Test func whatAnOpenChoiceEndsWithFillsItsShare() throws {
    let column = Stack(.column, spacing: 0) {
      Self.hexagonOrLow
      ViewThatFits {
        Item("endless").frame(width: 10, height: 1000)
        HexGrid { HexCell(row: 0, column: 0) { Item("last") } }
      }
    }
    let heights = (30 * 3.0.squareRoot(), 50 * 3.0.squareRoot())
    #expect(try place(column, 100, heights.0 + heights.1 - 0.1)["low"] != nil)
    #expect(try place(column, 100, heights.0 + heights.1 + 0.1)["hexagon"] != nil)
  }

  /// What an alternative came to while choices in it were open does not count once they are made.
  @Test func whatIsChosenInsideMayBeSmaller() throws {
    let column = Stack(.column, spacing: 0) {
      ViewThatFits {
        Stack(.row, spacing: 0) {
          HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } }
          ViewThatFits {
            Item("first").frame(width: 10, height: 10)
            Item("second").frame(width: 10, height: 40)
          }
        }
        Item("low").frame(height: 10)
      }
      ViewThatFits {
        Item("endless").frame(width: 10, height: 1000)
        ViewThatFits {
          Item("high").frame(width: 10, height: 35)
          Item("flat").frame(width: 10, height: 10)
        }
      }
    }
    let placement = try place(column, 100, 50)
    #expect(placement.frames.compactMap(\.id) == ["hexagon", "first", "high"])
  }
}
