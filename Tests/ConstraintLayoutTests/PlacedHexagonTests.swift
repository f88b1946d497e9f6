import ConstraintLayout
import HexagonGeometry
import Testing

/// Cells, neighbours, rings, distances and lines of what was placed in hexagons.
struct PlacedHexagonTests {
  /// Three rows of four cells, of which the one at row 1, column 2 is left out.
  private func board(_ direction: LayoutDirection = .leftToRight) throws -> Placement {
    var engine = LayoutEngine()
    engine.options.layoutDirection = direction
    return try engine.place(
      Stack(.column, spacing: 0) {
        Item("title").frame(height: 40)
        HexGrid(coordinates: .oddR) {
          ForEach(0..<12) { index in
            if index != 6 { HexCell(row: index / 4, column: index % 4) { Item(index) } }
          }
        }
        .id("board")
      }, in: ProposedSize(width: 450))
  }

  private func ids(_ nodes: [PlacedNode]?) -> [String?]? { nodes.map { $0.map(\.id) } }

  @Test func cellsHaveCoordinates() throws {
    let placement = try board()
    let position = placement.node(9)?.hexagon?.position(in: .oddR)
    #expect(position?.row == 2 && position?.column == 1)
    #expect(placement.node("title")?.hexagon == nil)
    #expect(placement.node("board")?.hexagon == nil)
  }

  /// Odd rows are shifted to the right, so below and above 5 stand 9 and 10, and 1 and 2.
  @Test func neighboursGoClockwiseFromTheRight() throws {
    #expect(try ids(board().node(5)?.neighbors) == ["10", "9", "4", "1", "2"])
    #expect(try ids(board(.rightToLeft).node(5)?.neighbors) == ["10", "9", "4", "1", "2"])
    #expect(try ids(board().node(0)?.neighbors) == ["1", "4"])
    #expect(try ids(board().node("title")?.neighbors) == [])
  }

  @Test func ringsHaveWhatStandsThere() throws {
    let placement = try board()
    #expect(ids(placement.node(5)?.ring(radius: 0)) == ["5"])
    #expect(Set(try #require(ids(placement.node(5)?.ring(radius: 2)))) == ["0", "3", "7", "8", "11"])
    #expect(ids(placement.node(5)?.ring(radius: 9)) == [])
  }

  @Test func distancesAndLinesAreBetweenCellsOfOneContainer() throws {
    let placement = try board()
    let (start, end) = try (#require(placement.node(4)), #require(placement.node(7)))
    #expect(start.distance(to: end) == 3)
    // Nothing stands at the third cell.
    #expect(ids(start.line(to: end)) == ["4", "5", "7"])
    let title = try #require(placement.node("title"))
    #expect(start.distance(to: title) == nil)
    #expect(start.line(to: title) == [])
    #expect(try start.distance(to: #require(board().node(7))) == nil)
  }

  @Test(arguments: LayoutDirection.allCases)
  func pointsLeadToCells(_ direction: LayoutDirection) throws {
    let placement = try board(direction)
    let board = try #require(placement.node("board"))
    let frame = try #require(placement[9])
    let cell = board.hexagon(at: Point(x: frame.midX, y: frame.midY))
    #expect(cell == Hexagon(row: 2, column: 1, in: .oddR))
    #expect(board.child(at: Hexagon(row: 2, column: 1, in: .oddR))?.id == "9")
    #expect(board.child(at: Hexagon(row: 1, column: 2, in: .oddR)) == nil)
    #expect(placement.root.hexagon(at: Point(x: frame.midX, y: frame.midY)) == nil)
    #expect(placement.root.child(at: .zero) == nil)
  }

  /// Three in a row and four in the next: each row is shifted to the other by half an item.
  @Test func aHoneycombHasNeighboursToo() throws {
    let placement = try LayoutEngine().place(
      Honeycomb(itemsPerRow: 4, lineSpacing: 5, interitemSpacing: 3) { ForEach(0..<10) { Item($0) } },
      in: ProposedSize(width: 400))
    #expect(ids(placement.node(1)?.neighbors) == ["2", "5", "4", "0"])
    #expect(ids(placement.node(4)?.neighbors) == ["5", "8", "7", "3", "0", "1"])
    #expect(placement.node(0)?.distance(to: placement.root.children[9]) == 3)
    let frame = try #require(placement[5])
    #expect(placement.root.hexagon(at: Point(x: frame.midX, y: frame.midY)) == placement.node(5)?.hexagon)
    #expect(placement.root.hexagon(at: Point(x: 1, y: 1)) == nil)
  }

  @Test func whatIsMovedTakesItsHexagonAlong() throws {
    let placement = try LayoutEngine().place(
      HexGrid {
        HexCell(row: 0, column: 0) { Item(0) }
        HexCell(row: 1, column: 0) { Item(1).offset(x: 500) }
      }, in: ProposedSize(width: 100))
    let frame = try #require(placement[1])
    let corner = try #require(placement.node(1)?.vertices?.first)
    #expect(abs(corner.x - frame.maxX) < 1e-9 && abs(corner.y - frame.midY) < 1e-9)
    #expect(placement.node(at: Point(x: frame.midX, y: frame.midY))?.id == "1")
    #expect(ids(placement.node(0)?.neighbors) == ["1"])
  }
}
