import ConstraintLayout
import LayoutDocument
import Testing

/// Tracks of lazy grids in documents.
struct LazyGridDocumentTests {
  private static let form = #"""
    {"layout": {"type": "lazyGrid", "columns": [{"flexible": {"min": 20, "max": 90, "stretch": 2}}, {"flexible": {}}],
      "children": [{"type": "item", "id": "a"}]}}
    """#

  private static var layout: some Layout {
    LazyGrid(columns: [GridItem(.flexible(minimum: 20, maximum: 90, stretch: 2)), GridItem()]) { Item("a") }
  }

  @Test func aStretchFactorIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(Self.form) == LayoutDocument(Self.layout))
  }

  @Test func aStretchFactorIsWrittenAsItIsRead() throws {
    let document = LayoutDocument(Self.layout)
    #expect(try LayoutDocument(json: try document.json()) == document)
  }

  @Test func adaptiveTracksHaveNone() throws {
    let form = #"{"layout": {"type": "lazyGrid", "columns": [{"adaptive": {"min": 9, "stretch": 2}}], "children": []}}"#
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(form) }
    #expect(error.place == "layout.columns[0].adaptive.stretch")
    #expect(error.furtherMistakes.isEmpty)
  }

  @Test func anUnknownKeyOfATrackIsOneMistake() throws {
    let form = #"{"layout": {"type": "lazyGrid", "columns": [{"percent": 9}], "children": []}}"#
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(form) }
    #expect(error.place == "layout.columns[0].percent")
    #expect(error.furtherMistakes.isEmpty)
  }
}
