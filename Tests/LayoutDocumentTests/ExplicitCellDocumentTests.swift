import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Cells that say where they stand, in documents.
struct ExplicitCellDocumentTests {
  private static let page = #"""
    {"layout": {"type": "grid", "rows": [
      {"cells": [{"type": "item", "id": "a", "column": 2}, {"type": "lazyGrid", "id": "b", "row": 3, "cellColumns": 2,
        "columns": [{"fixed": 10}], "children": []}]},
      {"type": "item", "id": "footer", "column": 0, "row": -1, "columns": 3}]}}
    """#

  private static var layout: some Layout {
    Grid {
      GridRow {
        Item("a").gridCell(column: 2)
        LazyGrid(columns: [GridItem(.fixed(10))]) {}.id("b").gridCell(row: 3).gridCellColumns(2)
      }
      Item("footer").gridCell(column: 0, row: -1).gridCellColumns(3)
    }
  }

  @Test func itIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(json: Data(Self.page.utf8)) == LayoutDocument(Self.layout))
  }

  @Test func itIsWrittenAsItIsRead() throws {
    let document = LayoutDocument(Self.layout)
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document)
    #expect(String(decoding: json, as: UTF8.self).contains("\"row\" : -1") == true)
  }

  @Test(arguments: [
    ("\"column\": 2", "\"column\": 1.5", "layout.rows[0].cells[0].column"),
    ("\"column\": 2", "\"column\": \"2\"", "layout.rows[0].cells[0].column"),
    ("\"column\": 2", "\"column\": 1e309", "layout.rows[0].cells[0].column"),
    ("\"column\": 2", "\"colunm\": 2", "Did you mean \"column\"?"),
    ("\"row\": -1", "\"row\": true", "layout.rows[1].row"),
    ("\"row\": -1", "\"row\": -9", "layout.rows[1].row"),
    ("\"column\": 2", "\"column\": 1e12", "layout.rows[0].cells[0].column"),
  ])
  func mistakesHaveAPlace(_ words: (right: String, wrong: String, place: String)) throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutDocument(json: Data(Self.page.replacing(words.right, with: words.wrong).utf8))
    }
    #expect(error.description.contains(words.place), "\(error.description)")
  }

  @Test func outsideOfAGridTheKeyIsUnknown() throws {
    let stack = #"{"layout": {"type": "stack", "axis": "row", "children": [{"type": "item", "column": 1}]}}"#
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(json: Data(stack.utf8)) }
    #expect(error.description.contains("known only in the rows of a grid"))
  }
}
