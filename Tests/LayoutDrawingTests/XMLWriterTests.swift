internal import Testing

@testable internal import LayoutDrawing

@Suite struct XMLWriterTests {
  @Test(arguments: [
    ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"), ("&amp;", "&amp;amp;"), ("日本 é", "日本 é"),
    ("a\u{0}b\u{1F}c", "a\u{2400}b\u{241F}c"), ("line\nbreak\ttab", "line\u{240A}break\u{2409}tab"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("\u{7F}\u{85}\u{2028}", "\u{2421}\u{FFFD}\u{FFFD}"),
  ])
  func escapes(text: String, expected: String) {
    #expect(XMLWriter.escaped(text) == expected)
  }

  @Test func writesElementsInOrder() {
    var writer = XMLWriter()
    writer.element("g", [("b", "1"), ("a", "<")]) {
      $0.element("p", [])
      $0.element("t", [("z", "2")], content: "x & y")
    }
    #expect(writer.text == "<g b=\"1\" a=\"&lt;\">\n  <p/>\n  <t z=\"2\">x &amp; y</t>\n</g>\n")
  }
}
