import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocument
@testable import LayoutSwiftCode
import Testing

/// How the code of a layout reads.
struct SwiftCodeTests {
  private func code(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> [String] {
    try SwiftCode.text(of: LayoutDocument(layout, proposal: proposal)).split(separator: "\n").map(String.init)
  }

  /// The lines of a layout alone.
  private func lines(_ layout: some Layout) throws -> [String] {
    Array(try code(layout).dropFirst().dropLast())
  }

  /// Whoever adds a kind of container is told that its code is missing.
  @Test(arguments: LayoutCatalogue.kinds.map { "\($0)" })
  func everyKindHasCode(_ kind: String) throws {
    let found = try #require(LayoutCatalogue.kinds.first { "\($0)" == kind })
    #expect(found is any ContainerCode.Type, "\(kind) needs a file in Sources/LayoutSwiftCode/Kinds.")
  }

  @Test func aProgramDescribesAndPlaces() throws {
    let row = Stack(.row) { Item("a").frame(width: 50) }
    #expect(
      try code(row, in: ProposedSize(width: 400))
        == [
          "import ConstraintLayout",
          "let layout = Stack(.row) { Item(\"a\").frame(width: 50) }",
          "let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 400))",
        ])
  }

  @Test func whatADocumentSaysBesideTheLayoutIsSaid() throws {
    let document = LayoutDocument(
      Item("a"), proposal: ProposedSize(width: .infinity, height: 20.5), overflow: .visible,
      layoutDirection: .rightToLeft)
    #expect(
      try SwiftCode.text(of: document).hasSuffix(
        """
        let layout = Item("a")
        var options = LayoutEngine.Options()
        options.overflow = .visible
        options.layoutDirection = .rightToLeft
        let placement = try LayoutEngine(options: options).place(layout, in: ProposedSize(width: .infinity, height: 20.5))

        """))
  }

  @Test func defaultsGoWithoutSaying() throws {
    let grid = Grid {
      GridRow {
        Text("a")
        Spacer()
      }
    }
    #expect(
      try lines(grid) == ["let layout = Grid {", "  GridRow {", "    Text(\"a\")", "    Spacer()", "  }", "}"])
  }

  /// Elsewhere layers keep what a child says of its place from being said of the whole; an item in them would not be as high as its
  /// cell.
  @Test func whatFillsItsCellThroughPaddingHasNoLayersAround() throws {
    let padding = """
      {"type": "padding", "insets": {"top": 4},
        "children": [{"type": "item", "width": 8, "height": 6, "layoutPriority": -1}]}
      """
    func code(of padding: String, in container: String) throws -> String {
      let json = """
        {"layout": {"type": "\(container)", "axis": "column", "children": [{"type": "item", "width": 9, "height": 30},
          \(padding)]}}
        """
      return try SwiftCode.text(of: LayoutDocument(json: Data(json.utf8)))
    }
    let base = #"{"type": "overlay", "children": [\#(padding), {"type": "item", "width": 2, "height": 2}]}"#
    let attached = #"{"type": "overlay", "children": [{"type": "item", "width": 2, "height": 2}, \#(padding)]}"#
    for filled in [padding, base] {
      #expect(try !code(of: filled, in: "balancedStack").contains("ZStack"))
      #expect(try code(of: filled, in: "stack").contains("ZStack {"))
    }
    #expect(try code(of: attached, in: "balancedStack").contains("ZStack {"))
  }

  /// Layers in a frame fill that, so that only their own alignment says where what is in them stands.
  @Test func layersInAFrameHaveItsAlignment() throws {
    let json = """
      {"layout": {"type": "frame", "alignment": "topLeading", "height": 62, "width": 40, "children": [
        {"type": "frame", "height": "min-content", "stretch": 3, "children": [
          {"type": "item", "id": "a", "width": 10, "height": 11}]}]}}
      """
    let document = try LayoutDocument(json: Data(json.utf8))
    #expect(try SwiftCode.text(of: document).contains("ZStack(alignment: .topLeading) {"))
    let program = try CodeProgram([document])
    #expect(try program.outcomes.first?.isNear(CodeProgram.outcome(of: document)) == true)
  }

  @Test func textsAreEscaped() throws {
    let text = Text("a \"b\" \\(c)\n\u{200B}", id: "#\"")
    #expect(try lines(text) == [##"let layout = Text("a \"b\" \\(c)\n\u{200b}", id: "#\"")"##])
  }

  @Test func longTextsAreBrokenBetweenWords() throws {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    let lines = try lines(Text(words, id: "long"))
    #expect(lines.allSatisfy { $0.count <= 120 })
    #expect(lines.first == "let layout = Text(" && lines[1] == "  \"\"\"" && lines[2].hasSuffix("words \\"))
    #expect(lines.suffix(3) == ["  \"\"\",", "  id: \"long\"", ")"])
  }

  @Test func relationsAreWrittenWithOperators() throws {
    let row = Stack(.row) {
      Item("a")
      Item("b").frame(width: 20)
    }
    .constrain {
      ($0["a"].width == 2 * $0["b"].width + 8).prioritized(.medium)
      ($0["a"].right <= $0.container.right).prioritized(Priority(rawValue: 605) ?? .required)
    }
    #expect(
      try lines(row).suffix(4) == [
        ".constrain {",
        "  ($0[\"a\"].width == 2 * $0[\"b\"].width + 8).prioritized(.medium)",
        "  ($0[\"a\"].right <= $0.container.right).prioritized(Priority(rawValue: 605) ?? .required)",
        "}",
      ])
  }

  @Test func whatDocumentsHaveNoWordsForIsAnError() throws {
    #expect(throws: LayoutError.self) {
      try SwiftCode.text(of: LayoutDocument(Item("a").measured { _ in Size(width: 1, height: 1) }))
    }
  }
}
