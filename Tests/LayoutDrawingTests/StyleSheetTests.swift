internal import LayoutGeometry
internal import Testing

@testable internal import LayoutDrawing

/// Style sheets of one's own in pictures.
@Suite struct StyleSheetTests {
  @Test(arguments: [
    "a { fill: url(http://example.org/x.svg#y) }", "a { fill: URL( 'x.png') }", "a { fill: u\\72l(x) }",
    "a { fill: ur/**/l(x); } b { mask: url(\"x\") }", "@import 'x.css';", "@\\69mport 'x.css';", "@IMPORT url(#a);",
    "a {} </style><script>alert(1)</script>", "a {} </STYLE >", "a { background: image-set('x.png' 1x) }",
    "@font-face { src: url(data:font/woff2;base64,AA) }", "@font-face { font-family: x; src: src(\"x\") }",
  ])
  func whatReachesOutOfThePictureIsRefused(text: String) {
    #expect(throws: StyleSheet.Problem.self) { try StyleSheet(text) }
  }

  @Test(arguments: [
    "", ".item { fill: gold }", "a { fill: url(#layout-gap) }", "a { fill: url( \"#layout-gap\" ) }",
    "/* url(x), </p> */ .item > title { content: '\\2014' }", ".curl(2) {}", "a::after { content: \"<&>\" }",
  ])
  func allElseIsCarried(text: String) throws {
    let sheet = try StyleSheet(text)
    let picture = ParsedPicture(SVGDrawing.picture(of: Samples.fiveColumns).svg(sheet))
    #expect(picture.problem == nil)
    let carried = picture.contents(of: "style").joined().filter { !$0.isNewline && $0 != " " }
    #expect(carried == text.filter { !$0.isNewline && $0 != " " })
  }

  @Test func itemsAreFoundByTheirIds() {
    var options = SVGDrawing.Options()
    let rects = ["a\"b<c", "plain"].enumerated().map { index, id in
      (id, Rect(x: 0, y: Double(index) * 50, width: 100, height: 40))
    }
    let placement = Samples.items(rects, size: Size(width: 100, height: 90))
    #expect(!SVGDrawing.svg(of: placement, options: options).contains("data-id"))
    options.saysIdentifiers = true
    let items = ParsedPicture(SVGDrawing.svg(of: placement, options: options)).elements.filter {
      $0.attributes["class"] == "item"
    }
    #expect(items.compactMap { $0.attributes["data-id"] } == ["a\"b<c", "plain"])
  }
}
