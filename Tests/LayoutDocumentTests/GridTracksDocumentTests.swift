import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Columns and rows that a grid lists, in documents.
struct GridTracksDocumentTests {
  private static let form = #"""
    {"layout": {"type": "grid", "tracks": {
      "columns": [{"fixed": 120}, "fit", {"flexible": {"min": 50, "stretch": 2}}, {"flexible": {"max": 80}},
      "12.5%"],
      "rows": [{"flexible": {}}]}, "rows": [{"cells": [{"type": "item", "id": "a"}]}]}}
    """#

  private static var layout: some Layout {
    Grid(
      columns: [.fixed(120), .fit, .flexible(minimum: 50, stretch: 2), .flexible(maximum: 80), .fraction(0.125)],
      rows: [.flexible()]
    ) {
      GridRow { Item("a") }
    }
  }

  @Test func itIsReadAsItIsSaid() throws {
    #expect(try LayoutDocument(json: Data(Self.form.utf8)) == LayoutDocument(Self.layout))
  }

  @Test func itIsWrittenAsItIsRead() throws {
    let document = LayoutDocument(Self.layout)
    #expect(try LayoutDocument(json: try document.json()) == document)
    let plain = LayoutDocument(Grid { GridRow { Item("a") } })
    #expect(!String(decoding: try plain.json(), as: UTF8.self).contains("tracks"))
  }

  @Test func aFractionIsReadAsAPercentageIs() throws {
    let form = Self.form.replacing("\"12.5%\"", with: "{\"fraction\": 0.125}")
    #expect(try LayoutDocument(json: Data(form.utf8)) == LayoutDocument(Self.layout))
  }

  @Test func aFractionIsWrittenAsAPercentage() throws {
    #expect(String(decoding: try LayoutDocument(Self.layout).json(), as: UTF8.self).contains("\"12.5%\""))
  }

  @Test func anUnknownKeyOfATrackIsOneMistake() throws {
    let form = Self.form.replacing("\"12.5%\"", with: "{\"percent\": 12.5}")
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(json: Data(form.utf8)) }
    #expect(error.place == "layout.tracks.columns[4].percent")
    #expect(error.furtherMistakes.isEmpty)
  }

  @Test(arguments: [#""id": "g""#, #""id": "g", "column": 0"#])
  func columnsOfAGridAreListedAsTracks(rest: String) throws {
    let grid = #"{"type": "grid", \#(rest), "columns": ["fit"], "rows": []}"#
    let page = #"{"layout": {"type": "grid", "rows": [{"cells": [\#(grid)]}]}}"#
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(json: Data(page.utf8)) }
    #expect(error.place == "layout.rows[0].cells[0].columns")
    #expect(error.message.contains("\"tracks\": {\"columns\": [...]}"))
    #expect(error.furtherMistakes.isEmpty)
  }

  @Test func columnsOfARootGridAreListedAsTracks() throws {
    let page = #"{"layout": {"type": "grid", "columns": [{"fixed": 20}], "rows": []}}"#
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(json: Data(page.utf8)) }
    #expect(error.message.contains("\"tracks\": {\"columns\": [...]}"))
    #expect(error.furtherMistakes.isEmpty)
  }

  @Test(arguments: [
    ("{\"fixed\": 120}", "{\"fixed\": -1}", "layout.tracks.columns[0]"),
    ("{\"fixed\": 120}", "{\"fixed\": 1e309}", "layout.tracks.columns[0].fixed"),
    ("{\"fixed\": 120}", "{\"fixed\": \"120\"}", "layout.tracks.columns[0].fixed"),
    ("{\"fixed\": 120}", "{\"fixed\": null}", "layout.tracks.columns[0].fixed"),
    ("{\"fixed\": 120}", "120", "layout.tracks.columns[0]"),
    ("{\"fixed\": 120}", "{}", "layout.tracks.columns[0].fixed"),
    ("{\"fixed\": 120}", "{\"fixed\": 1, \"flexible\": {}}", "layout.tracks.columns[0].fixed"),
    ("{\"fixed\": 120}", "{\"fixde\": 120}", "Did you mean \"fixed\"?"),
    ("\"fit\"", "\"auto\"", "layout.tracks.columns[1]"),
    ("\"stretch\": 2", "\"stretch\": -2", "layout.tracks.columns[2]"),
    ("\"stretch\": 2", "\"strech\": 2", "layout.tracks.columns[2].flexible.strech"),
    ("{\"max\": 80}", "{\"max\": 80, \"min\": 90}", "layout.tracks.columns[3]"),
    ("\"12.5%\"", "\"-1%\"", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "\"100001%\"", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "\"1e309%\"", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "\"nan%\"", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "\"half\"", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "12.5", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "{\"fraction\": -0.1}", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "{\"fraction\": 1001}", "layout.tracks.columns[4]"),
    ("\"12.5%\"", "{\"fraction\": \"12.5%\"}", "layout.tracks.columns[4].fraction"),
    ("\"12.5%\"", "{\"fraction\": 0.5, \"fixed\": 3}", "has one of the keys fixed, flexible and fraction; this has 2"),
    ("\"tracks\": {", "\"tracks\": {\"colums\": [],", "layout.tracks.colums"),
  ])
  func mistakesHaveAPlace(_ words: (right: String, wrong: String, place: String)) throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutDocument(json: Data(Self.form.replacing(words.right, with: words.wrong).utf8))
    }
    #expect(error.description.contains(words.place), "\(error)")
  }
}
