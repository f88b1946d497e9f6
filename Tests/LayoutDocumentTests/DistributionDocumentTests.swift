import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Where what no child takes goes, in documents.
struct DistributionDocumentTests {
  private static let row = #"""
    {"layout": {"type": "stack", "axis": "row", "distribution": "spaceAround", "width": {"min": 40}, "children": [
      {"type": "grid", "horizontalDistribution": "center", "verticalDistribution": "trailing", "rows": [
        {"cells": [{"type": "item", "id": "a"}]}]}]}}
    """#

  private static var layout: some Layout {
    Stack(.row, distribution: .spaceAround) {
      Grid(horizontalDistribution: .center, verticalDistribution: .trailing) { GridRow { Item("a") } }
    }
    .frame(minWidth: 40)
  }

  @Test func itIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(json: Data(Self.row.utf8)) == LayoutDocument(Self.layout))
  }

  /// That what distributes may be of any length is not written: it follows from that it does.
  @Test func itIsWrittenAsItIsRead() throws {
    let document = LayoutDocument(Self.layout)
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document)
    let grid = LayoutDocument(Grid(horizontalDistribution: .center) {})
    #expect(!String(decoding: try grid.json(), as: UTF8.self).contains("max"))
  }

  @Test func leadingIsNotWritten() throws {
    let text = String(decoding: try LayoutDocument(Stack(.row) {}).json(), as: UTF8.self)
    #expect(!text.contains("distribution"))
  }

  @Test func anotherNameIsAMistakeWithAPlace() throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutDocument(json: Data(Self.row.replacing("spaceAround", with: "space-around").utf8))
    }
    #expect(error.description.contains("layout.distribution"))
    #expect(error.description.contains("spaceAround"))
  }
}
