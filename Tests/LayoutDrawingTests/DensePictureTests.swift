internal import LayoutCore
internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

/// Labels in dense pictures: what something is drawn over gives way.
@Suite struct DensePictureTests {
  private static let day = ("day", Rect(x: 0, y: 0, width: 200, height: 100))

  private static func labels(_ items: [(String, Rect)]) -> [String] {
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.items(items, size: Size(width: 200, height: 100))))
    return picture.texts(in: "labels").map(\.text)
  }

  @Test func whatIsDrawnOverIsWrittenBesideThat() throws {
    let event = ("event", Rect(x: 0, y: 50, width: 200, height: 50))
    #expect(Self.labels([Self.day, event]) == ["day", "200 x 100", "event", "200 x 50"])
    let picture = ParsedPicture(
      SVGDrawing.svg(of: Samples.items([Self.day, event], size: Size(width: 200, height: 100))))
    let labels = picture.texts(in: "labels").map(\.textBox)
    let free = try #require(labels.dropFirst(2).first).minY
    #expect(labels.prefix(2).allSatisfy { $0.maxY <= free })
  }

  @Test func aSizeThatIsDrawnOverGivesWay() {
    #expect(Self.labels([Self.day]) == ["day", "200 x 100"])
    // Only the id has room above it, and where not even that has, it stays in the middle.
    for (top, bottom) in [(5.0, 98.0), (1, 99)] {
      let event = ("event", Rect(x: 0, y: top, width: 200, height: bottom - top))
      #expect(Self.labels([Self.day, event]) == ["day", "event", "200 x \(Int(bottom - top))"])
    }
  }

  /// What stands behind covers nothing, and neither does what only meets an edge.
  @Test func whatIsBehindOrBesideCoversNothing() {
    let behind = ("behind", Rect(x: 0, y: 50, width: 200, height: 40))
    #expect(Self.labels([behind, Self.day]).contains("200 x 100"))
    let beside = ("beside", Rect(x: 0, y: 80, width: 200, height: 20))
    #expect(Self.labels([Self.day, beside]).contains("200 x 100"))
  }

  /// A month of days with an id each, and words at their upper edges.
  private static let month: Placement = {
    let days = (0..<42).map { day in Rect(x: Double(day % 7) * 80, y: Double(day / 7) * 30, width: 78, height: 28) }
    let whole = Rect(x: 0, y: 0, width: 558, height: 178)
    let tree = LayoutTree(
      ZStack {
        for day in days.indices {
          Stack(.column) {
            Item("\(day + 1)")
            Item("Standup")
          }.id("day \(day + 1)")
        }
      })
    let rects = days.flatMap { box in
      [
        box, Rect(x: box.x + 2, y: box.y + 1, width: 20, height: 12),
        Rect(x: box.x + 2, y: box.y + 14, width: 70, height: 12),
      ]
    }
    let containers = ([whole] + days).enumerated().map { index, box in
      Placement.Container(
        in: tree, rect: box, columns: [], rows: [], isGrid: false, depth: min(index, 1),
        node: index == 0 ? 0 : 3 * index - 2)
    }
    return Placement(
      size: whole.size, diagnosis: Diagnosis(), containers: containers, tree: tree, rects: [whole] + rects)
  }()

  /// Each label is to be read, and covers no other one.
  @Test func idsOfContainersGiveWayToWords() {
    let labels = ParsedPicture(SVGDrawing.svg(of: Self.month)).texts(in: "labels")
    #expect(labels.count { $0.text.hasPrefix("day ") } == 42)
    for (index, label) in labels.enumerated() where label.text.hasPrefix("day ") {
      for other in labels.enumerated() where other.offset != index {
        // Boxes are higher than most letters.
        let common = label.textBox.intersection(other.element.textBox)
        #expect(min(common?.width ?? 0, common?.height ?? 0) <= 2, "\(label.text) and \(other.element.text)")
      }
    }
  }

  /// Where there is room for no label, there is none.
  @Test func anIdWithoutAPlaceStaysAway() {
    let words = [Rect(x: 0, y: -20, width: 600, height: 220)]
    let scene = Scene(Self.month, longestSide: 558, saysIdentifiers: false)
    #expect(ContainerLabels.labels(scene, avoiding: words).isEmpty)
    #expect(ContainerLabels.labels(scene, avoiding: []).count == 42)
  }
}
