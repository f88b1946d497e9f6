import ConstraintLayout
import Foundation
import LayoutImporting
import Testing

/// Pictures, controls and other elements that browsers know more of than a page says: sizes as browsers give them.
struct HTMLControlTests {
  private static func page(_ inner: String, _ style: String = "width: 400px") throws -> Imported {
    try Imported("<html><body style=\"margin: 0\"><div id=\"box\" style=\"\(style)\">\(inner)</div></body></html>")
  }

  @Test(arguments: [
    ("<img id=\"a\" style=\"display: block\" width=\"20\" height=\"30\"/>", 20.0, 30.0),
    ("<img id=\"a\" style=\"display: block; width: 80px\" width=\"50\" height=\"10\"/>", 80, 10),
    ("<canvas id=\"a\" style=\"display: block\"/>", 300, 150),
    ("<video id=\"a\" style=\"display: block\" width=\"50%\"/>", 200, 150),
    ("<svg id=\"a\" style=\"display: block\" width=\"30\" height=\"40\"><g/></svg>", 30, 40),
    ("<iframe id=\"a\" style=\"display: block\" width=\"100\" height=\"50\"/>", 104, 54),
  ])
  func whatIsInThePageIsAsLargeAsItsAttributesSay(element: String, width: Double, height: Double) throws {
    let form = try Self.page(element)
    #expect(form.layout.notes.isEmpty)
    #expect(try form.placed()["a"] == Rect(x: 0, y: 0, width: width, height: height))
  }

  @Test(arguments: [
    ("<input id=\"a\" style=\"display: block\"/>", Rect(x: 0, y: 0, width: 177, height: 21)),
    ("<input id=\"a\" style=\"display: block\" size=\"30\"/>", Rect(x: 0, y: 0, width: 257, height: 21)),
    ("<input id=\"a\" style=\"display: block\" type=\"checkbox\"/>", Rect(x: 4, y: 3, width: 13, height: 13)),
    ("<input id=\"a\" style=\"display: block\" type=\"file\"/>", Rect(x: 0, y: 0, width: 253, height: 21)),
    ("<textarea id=\"a\" style=\"display: block\">x</textarea>", Rect(x: 0, y: 0, width: 182, height: 36)),
    ("<input id=\"a\" style=\"display: block\" type=\"radio\"/>", Rect(x: 5, y: 3, width: 13, height: 13)),
  ])
  func aControlHasASizeThatIsEstimated(element: String, expected: Rect) throws {
    let form = try Self.page(element)
    #expect(form.layout.notes.map(\.kind) == [.estimate])
    #expect(try form.placed()["a"] == expected)
  }

  @Test(arguments: [
    ("<input id=\"a\" style=\"display: block\" type=\"range\"/>", Rect(x: 2, y: 2, width: 129, height: 16)),
    ("<progress id=\"a\" style=\"display: block\"/>", Rect(x: 0, y: 0, width: 160, height: 16)),
    ("<meter id=\"a\" style=\"display: block\"/>", Rect(x: 0, y: 0, width: 80, height: 16)),
  ])
  func someControlsHaveASizeThatBrowsersSay(element: String, expected: Rect) throws {
    let form = try Self.page(element)
    #expect(form.layout.notes.isEmpty)
    #expect(try form.placed()["a"] == expected)
  }

  @Test func aButtonIsAsWideAsWhatIsWrittenOnIt() throws {
    let placement = try Self.page(
      "<button id=\"a\" style=\"display: block\">Send <b>it</b></button>"
        + "<input id=\"b\" style=\"display: block\" type=\"submit\" value=\"Send it\"/>"
    ).placed()
    let width = try #require(placement["a"]?.width)
    #expect(width > 50 && width < 70)
    #expect(placement["b"]?.width == width)
  }

  @Test func aControlIsAsWideAsAPageSays() throws {
    let placement = try Self.page(
      "<input id=\"a\" style=\"display: block; width: 100px\"/>"
        + "<input id=\"b\" style=\"display: block; width: 100%; box-sizing: border-box; height: 30px\"/>"
    ).placed()
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 108, height: 21))
    #expect(placement["b"] == Rect(x: 0, y: 21, width: 400, height: 30))
  }

  @Test func aControlStretchesAcrossALine() throws {
    let placement = try Self.page(
      "<input id=\"a\"/><progress id=\"b\"/>", "display: flex; flex-direction: column; width: 400px"
    ).placed()
    #expect(placement["a"]?.width == 400)
    #expect(placement["b"]?.width == 160)
  }

  @Test(arguments: [
    "<div id=\"a\" hidden=\"hidden\" style=\"height: 40px\"/>", "<input id=\"a\" type=\"hidden\"/>",
    "<audio id=\"a\"/>",
    "<dialog id=\"a\">x</dialog>",
  ])
  func whatIsHiddenTakesNoRoom(element: String) throws {
    let placement = try Self.page(element + "<div id=\"b\" style=\"height: 5px\"/>").placed()
    #expect(placement["a"] == nil)
    #expect(placement["b"]?.y == 0)
  }

  @Test(arguments: [("", 20.0), ("open=\"open\"", 70)])
  func whatIsClosedShowsItsSummaryOnly(attribute: String, height: Double) throws {
    let inner = "<summary style=\"height: 20px\"/><div style=\"height: 50px\"/>"
    #expect(try Self.page("<details id=\"a\" \(attribute)>\(inner)</details>").placed()["a"]?.height == height)
  }

  @Test func whatSaysHowItIsDisplayedIsNotHidden() throws {
    #expect(
      try Self.page("<div id=\"a\" hidden=\"\" style=\"display: block; height: 40px\"/>").placed()["a"]?.height == 40)
  }

  @Test(arguments: [
    "width: 200px !important; width: 100px", "width: 100px; width: 200px!important",
    "width: 200px !important; width: 300px !important; width: 200px !IMPORTANT; width: 1px",
  ])
  func whatIsImportantCountsMost(style: String) throws {
    #expect(try Self.page("<div id=\"a\" style=\"\(style); height: 5px\"/>").placed()["a"]?.width == 200)
  }

  @Test(arguments: ["<style>#a { width: 5px }</style>", "<link rel=\"stylesheet\" href=\"x.css\"/>"])
  func aStyleSheetIsNoted(sheet: String) throws {
    let page = "<html><head>\(sheet)</head><body><div id=\"a\" style=\"height: 5px\"/></body></html>"
    #expect(try Imported(page).losses.count == 1)
  }

  @Test(arguments: ["<html><body><br></body></html>", "<div>\n<p>a<p>b</div>", "<body><div id=a/></body>"])
  func aPageThatIsNoXMLIsToldWhatItHasToBe(text: String) throws {
    let error = try #require(throws: LayoutError.self) {
      try LayoutImporter.layouts(in: Data(text.utf8), named: "x")
    }
    #expect(error.message.contains("XHTML"), "\(error.message)")
  }
}
