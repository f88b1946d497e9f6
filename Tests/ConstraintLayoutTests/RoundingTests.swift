import ConstraintLayout
import LayoutTestSupport
import Testing

/// Placements with their edges on whole pixels.
struct RoundingTests {
  @Test func edgesAreRoundedNotLengths() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) { ForEach(0..<3) { Item("\($0)").frame(height: 10.4) } }, in: ProposedSize(width: 100))
    let rounded = placement.rounded(scale: 1)
    #expect(rounded["0"] == Rect(x: 0, y: 0, width: 33, height: 10))
    #expect(rounded["1"] == Rect(x: 33, y: 0, width: 34, height: 10))
    #expect(rounded["2"] == Rect(x: 67, y: 0, width: 33, height: 10))
    #expect(rounded.size == Size(width: 100, height: 10))
    #expect(placement.rounded(scale: 2)["1"] == Rect(x: 33.5, y: 0, width: 33, height: 10.5))
    // The exact placement is as it was.
    #expect(placement["0"]?.width == 100 / 3.0)
  }

  @Test func tracksAndContainersAreRounded() throws {
    let grid = Grid(horizontalSpacing: 0.4, verticalSpacing: 0) {
      GridRow { ForEach(0..<2) { Item("\($0)").frame(width: 10.3, height: 1.6) } }
    }
    let rounded = try LayoutEngine().place(grid).rounded(scale: 1)
    #expect(rounded.columns == [.init(position: 0, length: 10), .init(position: 11, length: 10)])
    #expect(rounded.rows == [.init(position: 0, length: 2)])
    #expect(rounded.containers.first?.rect == Rect(x: 0, y: 0, width: 21, height: 2))
  }

  /// A hundred and five tenths are less than 10.5 by rounding noise, and go the same way as 10.5.
  @Test func noiseDoesNotPartNeighbours() throws {
    let placement = try LayoutEngine().place(
      Stack(.column, alignment: .leading, spacing: 0) {
        Stack(.row, spacing: 0) {
          ForEach(0..<105) { Item("\($0)").frame(width: 0.1, height: 1) }
          Item("next").frame(width: 5, height: 1)
        }
        Item("bar").frame(width: 10.5, height: 1)
      })
    #expect(try #require(placement["next"]).x < 10.5)
    let rounded = placement.rounded(scale: 1)
    #expect(rounded["next"]?.x == 11)
    #expect(rounded["bar"]?.maxX == 11)
  }

  @Test func negativeEdgesGoTheSameWay() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0) { Item("a").frame(width: 3, height: 1).offset(x: -2.5, y: -0.6) })
    #expect(placement.rounded(scale: 1)["a"] == Rect(x: -2, y: -1, width: 3, height: 1))
  }

  /// What is open is told in exact lengths.
  @Test func theDiagnosisStays() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow { ForEach(0..<2) { Item("\($0)").frame(width: 20.2, height: 10) } }
      GridRow { Item("span").frame(width: 50.3, height: 10).gridCellColumns(2) }
    }
    let placement = try LayoutEngine().place(grid)
    #expect(!placement.diagnosis.ambiguities.isEmpty)
    #expect(placement.rounded(scale: 1).diagnosis == placement.diagnosis)
  }

  @Test func hexagonsStayExact() throws {
    let placement = try LayoutEngine().place(
      Stack(.row, spacing: 0.3) {
        Item("first").frame(width: 7.1, height: 5)
        HexGrid(coordinates: .oddQ) {
          ForEach(0..<4) { index in HexCell(row: index / 2, column: index % 2) { Item("\(index)") } }
        }
      }, in: ProposedSize(width: 40, height: 31))
    let rounded = placement.rounded(scale: 1)
    for index in 0..<4 {
      #expect(rounded.vertices(of: "\(index)") == placement.vertices(of: "\(index)"))
      let rect = try #require(rounded["\(index)"])
      #expect([rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { $0 == $0.rounded() })
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let point = Point(
        x: Double.random(in: 8...placement.size.width, using: &random),
        y: Double.random(in: 0...placement.size.height, using: &random))
      #expect(rounded.item(at: point) == placement.item(at: point), "\(point)")
    }
  }

  @Test func aScaleThatIsNoneStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = try LayoutEngine().place(Item("a")).rounded(scale: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = try LayoutEngine().place(Item("a")).rounded(scale: .infinity)
    }
  }
}
