internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

/// Labels in dense pictures: what something is drawn over gives way.
@Suite struct CoveringItemsTests {
  private static let day = ("day", Rect(x: 0, y: 0, width: 200, height: 100))

  private static func labels(_ items: [(String, Rect)]) -> [String] {
    let picture = ParsedPicture(SVGDrawing.svg(of: Samples.items(items, size: Size(width: 200, height: 100))))
    return picture.texts(in: "labels").map(\.text)
  }

  @Test func aSizeThatIsDrawnOverGivesWay() {
    #expect(Self.labels([Self.day]) == ["day", "200 x 100"])
    let event = ("event", Rect(x: 0, y: 50, width: 200, height: 30))
    #expect(Self.labels([Self.day, event]) == ["day", "event", "200 x 30"])
  }

  /// What stands behind covers nothing, and neither does what only meets an edge.
  @Test func whatIsBehindOrBesideCoversNothing() {
    let behind = ("behind", Rect(x: 0, y: 50, width: 200, height: 40))
    #expect(Self.labels([behind, Self.day]).contains("200 x 100"))
    let beside = ("beside", Rect(x: 0, y: 80, width: 200, height: 20))
    #expect(Self.labels([Self.day, beside]).contains("200 x 100"))
  }
}
