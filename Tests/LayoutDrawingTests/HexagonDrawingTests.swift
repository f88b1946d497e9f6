import HexagonGeometry
internal import LayoutCore
internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

/// What stands in a hexagon is drawn as one.
@Suite struct HexagonDrawingTests {
  private static let cells = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 1)].map { (row: $0.0, column: $0.1) }

  private static let systems: [HexCoordinates] = [.oddQ, .evenQ, .oddR, .evenR, .axial]

  /// The corners of the polygons of a group.
  private func polygons(_ picture: ParsedPicture, in group: String) -> [[Point]] {
    picture.elements.filter { $0.name == "polygon" && $0.group == group }.map { element in
      (element.attributes["points"] ?? "").split(separator: " ").compactMap { pair in
        let numbers = pair.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
      }
    }
  }

  @Test(arguments: systems)
  func everyItemIsAPolygonOfSixPointsInThePicture(coordinates: HexCoordinates) throws {
    let placement = Samples.hexGrid(
      Self.cells, coordinates: coordinates, spacing: 4, origin: Point(x: 33, y: 21))
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    let frame = try #require(picture.viewBox)
    let polygons = polygons(picture, in: "items")
    #expect(polygons.count == Self.cells.count)
    #expect(!picture.elements.contains { $0.name == "rect" && $0.group == "items" })
    for polygon in polygons {
      #expect(polygon.count == 6)
      #expect(polygon.allSatisfy { (frame.minX...frame.maxX).contains($0.x) })
      #expect(polygon.allSatisfy { (frame.minY...frame.maxY).contains($0.y) })
    }
    let titles = Set(picture.contents(of: "title"))
    for item in placement.frames { #expect(titles.contains { $0.hasPrefix("\(item.name): ") }) }
  }

  /// Two hexagons that are neighbours have two corners in common, others none or one; to a unit of the last digit.
  @Test(arguments: systems)
  func neighboursWithoutSpacingMeetInTheirCorners(coordinates: HexCoordinates) {
    let placement = Samples.hexGrid(Self.cells, coordinates: coordinates, step: 77.7)
    let polygons = polygons(ParsedPicture(SVGDrawing.svg(of: placement)), in: "items")
    #expect(polygons.count == Self.cells.count)
    let hexagons = Self.cells.map { Hexagon(row: $0.row, column: $0.column, in: coordinates) }
    var neighbours = 0
    for (index, first) in polygons.enumerated() {
      for (other, second) in polygons.enumerated().dropFirst(index + 1) {
        let common = first.filter { corner in
          second.contains { abs($0.x - corner.x) < 0.0011 && abs($0.y - corner.y) < 0.0011 }
        }
        let areNeighbours = hexagons[index].distance(to: hexagons[other]) == 1
        if areNeighbours { neighbours += 1 }
        #expect((common.count == 2) == areNeighbours)
      }
    }
    #expect(neighbours >= 6)
  }

  /// Every corner of a label's box lies in the hexagon that it names.
  @Test(arguments: [(HexCoordinates.oddQ, 60.0), (.oddR, 60), (.oddQ, 25), (.oddR, 25)])
  func labelsStayInTheirHexagons(coordinates: HexCoordinates, step: Double) {
    // A far corner keeps the scale at 1.
    let placement = Samples.hexGrid(
      Self.cells, coordinates: coordinates, step: step, origin: Point(x: 500, y: 500))
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    let labels = picture.texts(in: "labels")
    for frame in placement.frames {
      let label = labels.first { $0.text == frame.name }
      #expect(label != nil)
      guard let box = label?.textBox else { continue }
      for x in [box.minX, box.maxX] {
        for y in [box.minY, box.maxY] { #expect(placement.item(at: Point(x: x, y: y)) == frame.name) }
      }
    }
  }

  @Test func aHoneycombWithoutItemsShowsItsHexagons() {
    let geometry = HoneycombGeometry(itemsPerRow: 3, count: 7, width: 600)
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.honeycomb(geometry, holdsItems: false)))
    let polygons = polygons(picture, in: "empty-hexagons")
    #expect(polygons.count == 7 && polygons.allSatisfy { $0.count == 6 })
    #expect(picture.texts(in: "labels").isEmpty)
    #expect(!picture.texts(in: "legend").contains { $0.text.contains("hexagons") })
    let full = ParsedPicture(SVGDrawing.svg(of: Samples.honeycomb(geometry, holdsItems: true)))
    #expect(self.polygons(full, in: "empty-hexagons").isEmpty)
    #expect(self.polygons(full, in: "items") == polygons)
  }

  @Test func ofVeryManyHexagonsTheFirstAreDrawn() {
    for count in [2001, 1 << 40] {
      let geometry = HoneycombGeometry(itemsPerRow: 40, count: count, width: 600)
      let picture = ParsedPicture(SVGDrawing.svg(of: Samples.honeycomb(geometry, holdsItems: false)))
      #expect(picture.problem == nil)
      #expect(polygons(picture, in: "empty-hexagons").count == 2000)
      let sentence = "Only the first 2000 of \(count) hexagons without items are drawn."
      // The legend may break the line.
      #expect(picture.texts(in: "legend").map(\.text).joined(separator: " ").contains(sentence))
    }
  }

  @Test(arguments: ["name", nil])
  func aTextInAHexagonIsNamed(_ id: String?) {
    let arrangement = HexArrangement(cells: [.zero], orientation: .flatTop)
    let tree = LayoutTree(HexGrid { HexCell(row: 0, column: 0) { Text("some words", id: id) } })
    let placement = Samples.hexagons(
      tree, .grid(arrangement, step: 200, inset: 0), size: arrangement.size(step: 200), origin: .zero)
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    #expect(polygons(picture, in: "items").count == 1)
    #expect(picture.texts(in: "labels").contains { $0.text == id ?? "some words" })
    #expect(picture.texts(in: "texts").isEmpty)
  }

  @Test func aContainerInAHexagonHasAnOutline() {
    let arrangement = HexArrangement(cells: [.zero], orientation: .flatTop)
    let tree = LayoutTree(HexGrid { HexCell(row: 0, column: 0) { Stack(.row) { Item("inner") } } })
    let placement = Samples.hexagons(
      tree, .grid(arrangement, step: 200, inset: 0), size: arrangement.size(step: 200), origin: .zero)
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    #expect(polygons(picture, in: "hexagons").count == 1)
    #expect(polygons(picture, in: "items").isEmpty)
    #expect(picture.elements.contains { $0.name == "rect" && $0.group == "items" })
  }

  /// A spacing that leaves nothing of the cells leaves their middles.
  @Test func hexagonsWithoutASizeAreDots() {
    let placement = Samples.hexGrid(Self.cells, spacing: 500)
    let picture = ParsedPicture(SVGDrawing.svg(of: placement))
    #expect(polygons(picture, in: "items").isEmpty)
    #expect(picture.elements.filter { $0.name == "circle" && $0.group == "flat-items" }.count == Self.cells.count)
  }
}
