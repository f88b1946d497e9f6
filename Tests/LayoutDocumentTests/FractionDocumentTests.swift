import ConstraintLayout
import LayoutDocument
import Testing

/// Lengths that are a part of the layout around, in documents.
struct FractionDocumentTests {
  private func tree(_ child: String) throws -> LayoutTree {
    try LayoutDocument(#"{"layout": {"type": "stack", "axis": "row", "children": [\#(child)]}}"#).tree
  }

  @Test func aLengthInPercentIsAPart() throws {
    #expect(
      try tree(#"{"type": "item", "id": "a", "width": "25%", "height": 20}"#)
        == LayoutTree(Stack(.row) { Item("a").frame(height: 20).frame(width: .fraction(0.25)) }))
    #expect(
      try tree(#"{"type": "stack", "axis": "column", "height": "12.5%", "padding": 2, "children": []}"#)
        == LayoutTree(Stack(.row) { Stack(.column) {}.frame(height: .fraction(0.125)).padding(2) }))
    #expect(
      try tree(#"{"type": "frame", "width": "150%", "children": [{"type": "item", "id": "a"}]}"#)
        == LayoutTree(Stack(.row) { Item("a").frame(width: .fraction(1.5), alignment: .center) }))
  }

  private static let parts: [AnyLayout] = [
    AnyLayout(Item("a").frame(width: .fraction(0.25)).stretch(2).layoutPriority(1)),
    AnyLayout(Item("b").frame(width: .fraction(1.0 / 3), height: .fraction(0.1)).padding(3)),
    AnyLayout(Text("words", id: "c").frame(width: .fraction(0.5))),
    AnyLayout(Stack(.column) { Item("d") }.id("e").frame(width: .points(10), height: .fraction(0))),
    AnyLayout(Grid { GridRow { Item("f").frame(width: .fraction(0.07)).gridCellColumns(2) } }),
    AnyLayout(Item("g").frame(width: .fraction(0.25), alignment: .trailing).id("h").frame(height: 10)),
    AnyLayout(Item("i").frame(width: .points(10))),
  ]

  @Test(arguments: parts.indices)
  func partsComeBack(_ index: Int) throws {
    let document = LayoutDocument(Stack(.row) { Self.parts[index] })
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document, "\(String(decoding: json, as: UTF8.self))")
  }

  @Test(arguments: [(0.25, "25%"), (0.07, "7%"), (0.125, "12.5%"), (0, "0%"), (3, "300%")])
  func partsAreWrittenInPercent(_ part: Double, _ text: String) throws {
    let document = LayoutDocument(Stack(.row) { Item("a").frame(height: .fraction(part)) })
    #expect(String(decoding: try document.json(), as: UTF8.self).contains("\"\(text)\""))
  }

  @Test(arguments: [
    (#""width": "abc%""#, "width", "Expected a part such as"), (#""width": "%""#, "width", "Expected a part such as"),
    (#""width": "1e309%""#, "width", "Expected a part such as"), (#""width": "nan%""#, "width", "Expected a part"),
    (#""width": "25""#, "width", "Write it without quotes"), (#""height": "25 %""#, "height", "Expected a part"),
    (#""width": "-1%""#, "width", "is -1%"), (#""width": "100001%""#, "width", "Give 0% to 100000%"),
    (#""width": "25%", "height": -1"#, "height", "Lengths are 0 or more"),
  ])
  func mistakesAreNamed(_ key: String, _ place: String, _ words: String) throws {
    let error = #expect(throws: LayoutError.self) { try tree(#"{"type": "item", "id": "a", \#(key)}"#) }
    #expect(error?.place == "layout.children[0].\(place)")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    (#""type": "flow""#, AnyLayout(Flow { part })), (#""type": "free""#, AnyLayout(FreeLayout { part })),
    (#""type": "lazyGrid", "columns": [{"fixed": 50}]"#, AnyLayout(LazyGrid(columns: [GridItem(.fixed(50))]) { part })),
  ])
  func partsOfOtherLayouts(_ keys: String, _ layout: AnyLayout) throws {
    let json = #"{"layout": {\#(keys), "children": [{"type": "item", "id": "a", "height": "25%"}]}}"#
    let document = try LayoutDocument(json)
    #expect(document.tree == LayoutTree(layout))
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  private static var part: some Layout { Item("a").frame(height: .fraction(0.25)) }

  @Test func aPlaceInAFreeLayoutIsThatOfThePart() throws {
    let json = #"""
      {"layout": {"type": "free", "children": [
        {"type": "item", "id": "a", "width": "25%", "position": {"x": 40, "y": 20}}]}}
      """#
    let document = try LayoutDocument(json)
    #expect(
      document.tree == LayoutTree(FreeLayout { Item("a").frame(width: .fraction(0.25)).position(x: 40, y: 20) }))
    #expect(try LayoutDocument(json: document.json()) == document)
  }

  @Test func nothingIsAroundTheRoot() throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "width": "25%"}}"#)
    }
    #expect(error.message.contains("a cannot be a part of the layout around it: nothing is around the root."))
  }

  @Test func aLazyGridSaysHowWideItsItemsAre() {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(
        #"""
        {"layout": {"type": "lazyGrid", "columns": [{"fixed": 50}], "children": [
          {"type": "item", "id": "a", "width": "25%"}]}}
        """#)
    }
    #expect(error?.place == "layout.children[0].width")
    #expect(error?.message.contains("its columns") == true)
  }

  @Test func theRootIsAPartOfNothing() {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(#"{"layout": {"type": "item", "id": "a", "width": "25%"}}"#)
    }
    #expect(error?.place == "layout.width")
  }
}
