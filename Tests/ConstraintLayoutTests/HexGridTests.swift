import ConstraintLayout
import LayoutTestSupport
import Testing

/// Regular hexagons, as large as the container allows.
struct HexGridTests {
  private static let aspect = 2 / 3.0.squareRoot()

  private func grid(
    _ cells: [(row: Int, column: Int)], coordinates: HexCoordinates = .oddQ, spacing: Double = 0
  ) -> some Layout {
    HexGrid(coordinates: coordinates, spacing: spacing) {
      ForEach(cells) { cell in
        HexCell(row: cell.row, column: cell.column) { Item("\(cell.row),\(cell.column)") }
      }
    }
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 * max(1, abs(right)) }

  @Test func theWidthBindsWhereItIsShort() throws {
    // Three columns: W = 2 + 4/3; rows 0 and 1 with a shift: H = 1/2 + 1 + 1.
    let cells = [(0, 0), (0, 1), (0, 2), (1, 1)]
    let placement = try LayoutEngine().place(grid(cells), in: ProposedSize(width: 100, height: 1000))
    let step = 100 / (2 + 4.0 / 3)
    #expect(isNear(placement.size.width, 100))
    #expect(isNear(placement.size.height, 2.5 * Self.aspect * step))
    let cell = try #require(placement["0,1"])
    #expect(isNear(cell.width, 4.0 / 3 * step))
    #expect(isNear(cell.height, Self.aspect * step))
    #expect(isNear(cell.midX, step * (1 + 2.0 / 3)))
    #expect(isNear(cell.midY, Self.aspect * step))
  }

  @Test func theHeightBindsWhereItIsShort() throws {
    let placement = try LayoutEngine().place(grid([(0, 0), (1, 0)]), in: ProposedSize(width: 1000, height: 60))
    #expect(isNear(placement.size.height, 60))
    #expect(isNear(placement.size.width, 30 * Self.aspect))
  }

  @Test func oneLengthAloneDecides() throws {
    let placement = try LayoutEngine().place(grid([(0, 0)]), in: ProposedSize(width: 80))
    #expect(isNear(placement.size.width, 80))
    #expect(isNear(placement.size.height, 80 / Self.aspect))
  }

  @Test(arguments: [ProposedSize.unspecified, .infinity])
  func withoutALengthItFitsIntoTenByTen(_ proposal: ProposedSize) throws {
    let placement = try LayoutEngine().place(grid([(0, 0)]), in: proposal)
    #expect(isNear(placement.size.width, 10))
    #expect(isNear(placement.size.height, 10 / Self.aspect))
  }

  @Test func theBoxIsFlushForAnyCoordinates() throws {
    let placement = try LayoutEngine().place(grid([(-3, -7), (-2, -5)]), in: ProposedSize(width: 100, height: 100))
    let rects = placement.frames.map(\.rect)
    #expect(isNear(rects.map(\.minX).min() ?? 1, 0) && isNear(rects.map(\.minY).min() ?? 1, 0))
    #expect(isNear(rects.map(\.maxX).max() ?? 0, placement.size.width))
    #expect(isNear(rects.map(\.maxY).max() ?? 0, placement.size.height))
  }

  @Test func spacingInsetsEachCellByHalf() throws {
    let placement = try LayoutEngine().place(grid([(0, 0), (1, 0)], spacing: 4), in: ProposedSize(height: 100))
    let (upper, lower) = (try #require(placement["0,0"]), try #require(placement["1,0"]))
    #expect(isNear(lower.minY - upper.maxY, 4))
  }

  @Test func besideOtherThingsItTakesItsShare() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) {
        Item("fixed").frame(width: 40, height: 20)
        HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } }
      }, in: ProposedSize(width: 140, height: 500))
    #expect(isNear(placement["hexagon"]?.width ?? 0, 100))
    #expect(isNear(placement["hexagon"]?.height ?? 0, 100 / Self.aspect))
  }

  @Test func theSmallerLengthDecidesInsideAStackToo() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) { HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } } },
      in: ProposedSize(width: 500, height: 30))
    #expect(isNear(placement["hexagon"]?.height ?? 0, 30))
    #expect(isNear(placement["hexagon"]?.width ?? 0, 30 * Self.aspect))
  }

  @Test func badCellsAreErrors() {
    let bad: [AnyLayout] = [
      AnyLayout(grid([(0, 0), (0, 0)])), AnyLayout(HexGrid { Item("nowhere") }),
      AnyLayout(HexGrid(coordinates: .oddQ, orientation: .pointyTop) { HexCell(row: 0, column: 0) { Item("a") } }),
      AnyLayout(grid([(1 << 40, 0)])),
    ]
    for layout in bad { #expect(throws: LayoutError.self) { try LayoutEngine().place(layout) } }
  }

  @Test func anEmptyGridIsEmpty() throws {
    #expect(try LayoutEngine().place(grid([]), in: ProposedSize(width: 100, height: 100)).size == .zero)
  }

  /// A hexagon cannot take all of a width and a height; its row takes what is left, and nothing else grows for it.
  @Test(arguments: [nil, 200] as [Double?], [Presolve.on, .off])
  func whatHexagonsCannotTakeStretchesNothingElse(_ width: Double?, _ presolve: Presolve) throws {
    let column = Stack(.column, spacing: 0) {
      HexGrid { HexCell(row: 0, column: 0) { Item("hexagon") } }
      Item("fixed").frame(width: 30, height: 20)
      Item("last").frame(width: 30, height: 25)
    }
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    let placement = try engine.place(column, in: ProposedSize(width: width, height: 500))
    #expect(abs(try #require(placement["fixed"]).y - 455) < 1e-9)
    #expect(abs(try #require(placement["last"]).y - 475) < 1e-9)
    let height = (width ?? .infinity) * 3.0.squareRoot() / 2
    #expect(abs(try #require(placement["hexagon"]).height - min(455, height)) < 1e-9)
  }

  /// Between gaps that are too wide for it an item has no size, and stands in the middle of its cell.
  @Test(arguments: LayoutEdge.allCases)
  func whereAnItemVanishedIsExplained(_ edge: LayoutEdge) throws {
    let layout = HexGrid(spacing: 30) {
      HexCell(row: 0, column: 0) { Item("first") }
      HexCell(row: 0, column: 1) { Item("second") }
    }
    let proposal = ProposedSize(width: 40, height: 40)
    let rect = try #require(try LayoutEngine().place(layout, in: proposal)["second"])
    #expect(rect.width == 0)
    let explanation = try LayoutEngine().explain(edge, of: "second", for: layout, in: proposal)
    let sum =
      explanation.causes.reduce(0) { $0 + $1.contribution } + explanation.rules.reduce(0) { $0 + $1.contribution }
    #expect(abs(sum - edge.value(in: rect)) < 1e-9)
  }
}
