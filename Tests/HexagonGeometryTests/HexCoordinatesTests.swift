import HexagonGeometry
import LayoutGeometry
import Testing

struct HexCoordinatesTests {
  @Test(arguments: HexCoordinates.allCases)
  func convertsThereAndBack(_ coordinates: HexCoordinates) {
    for cell in Hexagon.zero.disc(radius: 50) {
      let (row, column) = cell.position(in: coordinates)
      #expect(Hexagon(row: row, column: column, in: coordinates) == cell)
    }
    for row in -50...50 {
      for column in -50...50 {
        let position = Hexagon(row: row, column: column, in: coordinates).position(in: coordinates)
        #expect(position == (row, column))
      }
    }
  }

  /// Each system's own rule, read off its definition: which lines are shifted, and by half a cell.
  @Test func shiftsTheLinesThatTheSystemNames() {
    for row in -7...7 {
      for column in -7...7 {
        func center(_ coordinates: HexCoordinates) -> Point {
          let grid = HexGeometry(orientation: coordinates.defaultOrientation, step: 1)
          let (cell, first) = (
            Hexagon(row: row, column: column, in: coordinates), Hexagon(row: 0, column: 0, in: coordinates)
          )
          let (center, origin) = (grid.center(of: cell), grid.center(of: first))
          return Point(x: center.x - origin.x, y: center.y - origin.y)
        }
        let oddColumn = column.isMultiple(of: 2) ? 0 : 0.5
        let oddRow = row.isMultiple(of: 2) ? 0 : 0.5
        let aspect = HexGeometry.aspect
        #expect(near(center(.oddQ), Point(x: Double(column), y: aspect * (Double(row) + oddColumn))))
        #expect(near(center(.evenQ), Point(x: Double(column), y: aspect * (Double(row) - oddColumn))))
        #expect(near(center(.oddR), Point(x: aspect * (Double(column) + oddRow), y: Double(row))))
        #expect(near(center(.evenR), Point(x: aspect * (Double(column) - oddRow), y: Double(row))))
        #expect(Hexagon(row: row, column: column, in: .axial) == Hexagon(q: column, r: row))
      }
    }
  }

  @Test func knowsWhichOrientationsGoWithIt() {
    #expect(HexCoordinates.oddQ.naturalOrientation == .flatTop)
    #expect(HexCoordinates.evenQ.naturalOrientation == .flatTop)
    #expect(HexCoordinates.oddR.naturalOrientation == .pointyTop)
    #expect(HexCoordinates.evenR.naturalOrientation == .pointyTop)
    #expect(HexCoordinates.axial.naturalOrientation == nil)
    #expect(HexCoordinates.axial.defaultOrientation == .flatTop)
    #expect(HexCoordinates.evenR.defaultOrientation == .pointyTop)
    #expect(!HexCoordinates.oddQ.allows(.pointyTop))
    #expect(HexSamples.systems.count == 6)
  }

  @Test func staysExactAtTheEndsOfTheRange() {
    let range = Hexagon.coordinateRange
    for coordinates in HexCoordinates.allCases {
      for row in [range.lowerBound, range.upperBound] {
        for column in [range.lowerBound, range.upperBound] {
          #expect(Hexagon(row: row, column: column, in: coordinates).position(in: coordinates) == (row, column))
        }
      }
    }
    let (first, last) = (
      Hexagon(q: range.lowerBound, r: range.lowerBound), Hexagon(q: range.upperBound, r: range.upperBound)
    )
    #expect(first.distance(to: last) == 4 * range.upperBound)
  }
}
