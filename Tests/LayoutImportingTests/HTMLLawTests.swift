import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutImporting
import LayoutTestSupport
import Testing

/// What holds for every page, whatever its styles say.
struct HTMLLawTests {
  /// Whatever properties meet, the page is a document: what has no words is a note, and never an error.
  @Test func everyPageIsADocument() async {
    await Law(seeds: 0..<300, atLeast: 300).check { seed in
      var generator = SeededGenerator(seed: seed)
      let page = "<html><body\(RandomPage.box(depth: 0, &generator))</body></html>"
      let layouts = try LayoutImporter.layouts(in: Data(page.utf8), named: "x")
      #expect(layouts.count == 1, "seed \(seed)")
      for layout in layouts {
        #expect(try LayoutDocument(json: try layout.document.json()) == layout.document, "seed \(seed)")
      }
      return .checked
    }
  }

  /// Boxes that are written more than once in each other would be as many as two to the number of boxes.
  @Test(arguments: [
    ("display: flex; align-items: flex-start", "<div style=\"width: 50%\"/>"),
    ("display: flex; flex-wrap: wrap-reverse", "<div style=\"width: 5px\"/><div style=\"width: 5px\"/>"),
    ("display: grid; grid-template-columns: 50% auto", ""), ("padding: 5%; min-width: 10%; max-width: 90%", ""),
  ])
  func deepPagesTakeNoMoreThanFlatOnes(style: String, besides: String) throws {
    let depth = 60
    let page =
      "<html><body>" + String(repeating: "<div style=\"\(style)\">\(besides)", count: depth) + "text"
      + String(repeating: "</div>", count: depth) + "</body></html>"
    let layout = try #require(try LayoutImporter.layouts(in: Data(page.utf8), named: "x").first)
    #expect(try layout.document.json().count < 20_000_000)
  }
}

/// Pages of boxes with styles that were drawn.
private enum RandomPage {
  private static let lengths = [
    "0", "5px", "20px", "120px", "10%", "50%", "auto", "-3px", "2em", "min-content", "1e9px", "1e309px", "99999999%",
    "-1e30em", "nan",
  ]
  private static let alignments = [
    "start", "end", "center", "stretch", "flex-end", "baseline", "space-between", "safe end", "self-end", "normal",
  ]
  private static let tracks = [
    "1fr 1fr", "50px auto", "repeat(3, 1fr)", "minmax(20px, 1fr) 2fr", "repeat(auto-fill, 30px)", "0.3fr", "30% 1fr",
    "min-content max-content", "fit-content(40px) 1fr", "minmax(auto, 10px) 20px", "minmax(auto, 20%)",
    "repeat(9999, 1e9fr)",
    "1e9px minmax(1e9px, -1px)", "repeat(auto-fill, 0)",
  ]
  private static let lines = [
    "1", "2 / 4", "span 2", "-1", "1 / -1", "3 / span 2", "-3 / -9", "1e30", "9999 / span 9999", "0",
  ]
  /// Each property with its values, and with how many of ten boxes say it.
  private static let properties: [(name: String, values: [String], tenths: Int)] = [
    ("display", ["block", "flex", "grid", "flow-root", "inline-block", "table"], 7), ("width", lengths, 3),
    ("height", lengths, 3), ("min-width", lengths, 1), ("max-width", lengths, 1), ("max-height", lengths, 1),
    ("padding", ["3px", "5%"], 2), ("margin", ["4px", "auto", "-5px", "10% 0"], 2), ("border", ["2px solid"], 1),
    ("position", ["absolute", "relative", "fixed"], 2), ("left", lengths, 1), ("bottom", lengths, 1),
    ("flex-direction", ["column", "row-reverse", "column-reverse"], 2),
    ("flex-wrap", ["wrap", "wrap-reverse", "balance"], 2),
    ("flex", ["1", "0.3", "none", "0 1 50px", "1 1 20%", "1e9 1e-9 1e9px", "-1"], 3),
    ("justify-content", alignments, 2), ("align-items", alignments, 2), ("align-content", alignments, 2),
    ("align-self", alignments, 1), ("justify-self", alignments, 1), ("gap", ["5px", "10%"], 2),
    ("grid-template-columns", tracks, 4), ("grid-template-rows", tracks, 3), ("grid-auto-flow", ["column dense"], 1),
    ("grid-column", lines, 2), ("grid-row", lines, 2), ("overflow", ["hidden", "scroll"], 1),
    ("aspect-ratio", ["2", "16 / 9", "1e9 / 1", "0 / 0"], 1), ("direction", ["rtl"], 1), ("text-align", ["center"], 1),
    ("font", ["10px/10px Ahem"], 1),
  ]

  /// The attributes of a box, and what is in it.
  static func box(depth: Int, _ generator: inout SeededGenerator) -> String {
    var style: [String] = []
    for property in properties where Int.random(in: 0..<10, using: &generator) < property.tenths {
      style.append("\(property.name): \(property.values.randomElement(using: &generator) ?? "")")
    }
    var inside = ["", "", "text", "a line of words"].randomElement(using: &generator) ?? ""
    for _ in 0..<(depth < 4 ? Int.random(in: 0...3, using: &generator) : 0) {
      inside += "<div\(box(depth: depth + 1, &generator))</div>"
    }
    return " style=\"\(style.joined(separator: "; "))\">\(inside)"
  }
}
