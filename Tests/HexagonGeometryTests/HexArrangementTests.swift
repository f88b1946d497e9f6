import HexagonGeometry
import LayoutGeometry
import LayoutTestSupport
import Testing

struct HexArrangementTests {
  private static let aspect = 2 / 3.0.squareRoot()

  /// A case worked out by hand: cells, the box over the step, and centres over the step (flat-top roles).
  private struct Sample {
    var coordinates: HexCoordinates
    var positions: [(row: Int, column: Int)]
    /// Across the lines: columns if flat-top, rows if pointy-top.
    var across: Double
    /// Along a line, in cells.
    var along: Double
    var centres: [(across: Double, along: Double)]
  }

  private static let samples = [
    // One cell, wherever it is, is its own box.
    Sample(coordinates: .oddQ, positions: [(0, 0)], across: 4 / 3, along: 1, centres: [(2 / 3, 0.5)]),
    Sample(coordinates: .oddQ, positions: [(-7, -3)], across: 4 / 3, along: 1, centres: [(2 / 3, 0.5)]),
    // Two rows of three columns: the middle column is half a cell lower, so the box is half a cell higher.
    Sample(
      coordinates: .oddQ, positions: [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)], across: 10 / 3, along: 2.5,
      centres: [(2 / 3, 0.5), (5 / 3, 1), (8 / 3, 0.5), (2 / 3, 1.5), (5 / 3, 2), (8 / 3, 1.5)]),
    // The same, shifting even columns.
    Sample(
      coordinates: .evenQ, positions: [(0, 0), (0, 1), (0, 2)], across: 10 / 3, along: 1.5,
      centres: [(2 / 3, 1), (5 / 3, 0.5), (8 / 3, 1)]),
    // Odd columns only: all are shifted, so none is, and the box is flush.
    Sample(
      coordinates: .oddQ, positions: [(2, -1), (2, 3), (4, 1)], across: 16 / 3, along: 3,
      centres: [(2 / 3, 0.5), (14 / 3, 0.5), (8 / 3, 2.5)]),
    Sample(
      coordinates: .evenQ, positions: [(-2, -4), (-1, -2)], across: 10 / 3, along: 2,
      centres: [(2 / 3, 0.5), (8 / 3, 1.5)]),
    // Rows instead of columns.
    Sample(
      coordinates: .oddR, positions: [(0, 0), (0, 1), (1, 0), (1, 1)], across: 7 / 3, along: 2.5,
      centres: [(2 / 3, 0.5), (2 / 3, 1.5), (5 / 3, 1), (5 / 3, 2)]),
    Sample(
      coordinates: .evenR, positions: [(0, 0), (0, 1), (1, 0), (1, 1)], across: 7 / 3, along: 2.5,
      centres: [(2 / 3, 1), (2 / 3, 2), (5 / 3, 0.5), (5 / 3, 1.5)]),
    Sample(
      coordinates: .oddR, positions: [(-1, 5), (-3, 5)], across: 10 / 3, along: 1,
      centres: [(8 / 3, 0.5), (2 / 3, 0.5)]),
    // Axial columns slide down by half a cell each (flat-top), rows to the right (pointy-top).
    Sample(
      coordinates: .axial, positions: [(0, 0), (0, 1), (0, 2), (-1, 2)], across: 10 / 3, along: 2,
      centres: [(2 / 3, 0.5), (5 / 3, 1), (8 / 3, 1.5), (8 / 3, 0.5)]),
  ]

  @Test(arguments: samples.indices)
  func keepsToTheFormulas(_ index: Int) {
    let sample = Self.samples[index]
    // A step of 30 and a spacing of 4 on top of what is written over the step.
    let (step, inset, aspect) = (30.0, 2.0, Self.aspect)
    let orientation = sample.coordinates.defaultOrientation
    let flat = orientation == .flatTop
    let cells = HexArrangement(positions: sample.positions, in: sample.coordinates, orientation: orientation)
    #expect(near(cells.unitWidth, flat ? sample.across : aspect * sample.along))
    #expect(near(cells.unitHeight, flat ? aspect * sample.along : sample.across))
    for (index, centre) in sample.centres.enumerated() {
      let (across, along) = (step * centre.across, step * aspect * centre.along)
      let point = flat ? Point(x: across, y: along) : Point(x: along, y: across)
      let (long, short) = (4 / 3 * step, aspect * step)
      let size = flat ? Size(width: long, height: short) : Size(width: short, height: long)
      let rect = cells.rect(of: index, step: step)
      #expect(
        near(
          rect,
          Rect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)))
      let spaced = cells.rect(of: index, step: step, inset: inset)
      #expect(near(Point(x: spaced.midX, y: spaced.midY), point))
      let (longSpaced, shortSpaced) = (aspect * (short - 4), short - 4)
      #expect(near(spaced.width, flat ? longSpaced : shortSpaced))
      #expect(near(spaced.height, flat ? shortSpaced : longSpaced))
    }
  }

  /// Axial coordinates with pointy-top cells: the one pair that the hand-made cases, which take the default, leave out.
  @Test func axialGoesWithPointyTop() {
    let cells = HexArrangement(
      positions: [(row: 0, column: 0), (row: 1, column: 0), (row: 2, column: -1)], in: .axial, orientation: .pointyTop)
    #expect(near(cells.unitWidth, 1.5 * Self.aspect) && near(cells.unitHeight, 10 / 3))
    #expect(near(cells.rect(of: 0, step: 6).origin, .zero))
    #expect(near(cells.rect(of: 1, step: 6).origin, Point(x: 3 * Self.aspect, y: 6)))
    #expect(near(cells.rect(of: 2, step: 6).origin, Point(x: 0, y: 12)))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func theBoxIsFlushWithTheOutermostCells(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for (coordinates, orientation) in HexSamples.systems {
      let odd = random.chance(0.3)
      let positions = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        let (row, column) = (Int.random(in: -40...40, using: &random), Int.random(in: -40...40, using: &random))
        return odd ? (row: 2 * row + 1, column: 2 * column + 1) : (row: row, column: column)
      }
      let cells = HexArrangement(positions: positions, in: coordinates, orientation: orientation)
      let step = Double.random(in: 0.1...50, using: &random)
      let rects = positions.indices.map { cells.rect(of: $0, step: step) }
      let size = cells.size(step: step)
      #expect(near(rects.map(\.minX).min() ?? -1, 0) && near(rects.map(\.minY).min() ?? -1, 0), "\(coordinates)")
      #expect(near(rects.map(\.maxX).max() ?? -1, size.width), "\(coordinates)")
      #expect(near(rects.map(\.maxY).max() ?? -1, size.height), "\(coordinates)")
      #expect(near(cells.step(fitting: size), step))
      #expect(near(cells.step(fitting: Size(width: size.width, height: .infinity)), step))
      #expect(near(cells.step(fitting: Size(width: .infinity, height: size.height / 2)), step / 2))
      // The endless grid lies under the cells.
      let grid = cells.geometry(step: step)
      for index in positions.indices {
        #expect(near(grid.bounds(of: cells.cells[index], inset: 1), cells.rect(of: index, step: step, inset: 1)))
      }
    }
  }

  @Test func withoutSpacingCellsShareCorners() {
    let cells = HexArrangement(cells: [.zero] + Hexagon.zero.neighbors, orientation: .pointyTop)
    let corners = cells.vertices(of: 0, step: 9)
    for neighbor in 0..<6 {
      let others = cells.vertices(of: neighbor + 1, step: 9)
      #expect(near(corners[neighbor], others[(neighbor + 4) % 6]))
      #expect(near(corners[(neighbor + 1) % 6], others[(neighbor + 3) % 6]))
    }
  }

  @Test func spacingIsTheGapBetweenNeighbours() {
    let cells = HexArrangement(cells: [.zero] + Hexagon.zero.neighbors, orientation: .flatTop)
    let corners = cells.vertices(of: 0, step: 30, inset: 2.5)
    for neighbor in 0..<6 {
      let others = cells.vertices(of: neighbor + 1, step: 30, inset: 2.5)
      // Facing edges are parallel: between corners straight across, the gap is 5.
      #expect(near(corners[neighbor].distance(to: others[(neighbor + 4) % 6]), 5))
      #expect(near(corners[(neighbor + 1) % 6].distance(to: others[(neighbor + 3) % 6]), 5))
    }
  }

  @Test func tooMuchSpacingLeavesTheCentre() {
    let cells = HexArrangement(cells: [.zero], orientation: .flatTop)
    let rect = cells.rect(of: 0, step: 3, inset: 1000)
    #expect(near(rect, Rect(x: 2, y: 1.5 * Self.aspect, width: 0, height: 0)))
    #expect(cells.index(at: rect.origin, step: 3, inset: 1000) == nil)
    #expect(cells.rect(of: 0, step: 0) == .zero)
  }

  @Test func nothingHasNoSize() {
    let none = HexArrangement(cells: [], orientation: .flatTop)
    #expect(none.unitWidth == 0 && none.unitHeight == 0 && none.size(step: 5) == .zero)
    #expect(none.step(fitting: Size(width: 10, height: 10)) == .infinity)
    #expect(none.index(at: .zero, step: 1) == nil && none.firstRepetition == nil)
    let one = HexArrangement(cells: [.zero], orientation: .flatTop)
    #expect(one.step(fitting: Size(width: -1, height: 10)) == 0)
  }

  @Test func namesTheFirstRepetition() {
    let cells = [0, 1, 2, 1, 0].map { Hexagon(q: $0, r: 0) }
    let found = HexArrangement(cells: cells, orientation: .flatTop).firstRepetition
    #expect(found?.earlier == 1 && found?.index == 3)
    // Both are equally near: the first is found.
    #expect(HexArrangement(cells: cells, orientation: .flatTop).index(at: Point(x: 5 / 3, y: 1), step: 1) == 1)
    #expect(HexArrangement(cells: Hexagon.zero.disc(radius: 5), orientation: .flatTop).firstRepetition == nil)
  }

  /// Against polygons and distances; points within a hair of an edge or of a tie are left out.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func findsTheCellAtAPoint(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let orientation = HexOrientation.allCases.randomElement(using: &random) ?? .flatTop
    let all = Hexagon(q: 3, r: -4).disc(radius: 3).shuffled(using: &random)
    let cells = HexArrangement(cells: Array(all.prefix(15)), orientation: orientation)
    let inset: Double = [0, 1.5, -4].randomElement(using: &random) ?? 0
    let size = cells.size(step: 20)
    for _ in 0..<400 {
      let point = Point(
        x: .random(in: -5...size.width + 5, using: &random), y: .random(in: -5...size.height + 5, using: &random))
      let polygons = cells.cells.indices.map { cells.vertices(of: $0, step: 20, inset: inset) }
      let inside = polygons.indices.filter { HexSamples.polygon(polygons[$0], contains: point, margin: 1e-6) }
      let touched = polygons.indices.filter { HexSamples.polygon(polygons[$0], contains: point, margin: -1e-6) }
      let distances = cells.cells.map { cells.geometry(step: 20).center(of: $0).distance(to: point) }
      let ranked = inside.sorted { distances[$0] < distances[$1] }
      guard inside == touched, ranked.count < 2 || distances[ranked[1]] - distances[ranked[0]] > 1e-6 else { continue }
      #expect(cells.index(at: point, step: 20, inset: inset) == ranked.first, "seed \(seed), \(point)")
    }
  }

  @Test func mismatchedOrientationIsAProgrammingError() async {
    await #expect(processExitsWith: .failure) {
      _ = HexArrangement(positions: [(row: 0, column: 0)], in: .oddQ, orientation: .pointyTop)
    }
  }
}
