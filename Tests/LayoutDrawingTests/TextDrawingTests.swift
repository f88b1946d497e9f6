internal import LayoutCore
internal import LayoutDrawing
internal import LayoutGeometry
internal import Testing

@Suite struct TextDrawingTests {
  @Test func writesFramesAndTracks() {
    let expected = """
      item      x   y  width  height
      green     0   0     50      50
      purple   70   0     70      50
      blue    160   0     50      50
      yellow  230   0     50      50
      red       0  70     50      50
      orange   70  70     50      50
      teal    140  70     70      50
      pink    230  70     50      50

      size: 280 x 120
      columns: 50 50 0 50 50
      rows: 50 50

      """
    #expect(TextDrawing.table(of: Samples.fiveColumns) == expected)
  }

  @Test func countsCharactersAndRounds() {
    let placement = Samples.items(
      [
        ("e\u{301}te\u{301}", Rect(x: 0, y: -0.0001, width: 100.0 / 3, height: 1234.5)),
        ("a\nb", Rect(x: 1, y: 2, width: 3, height: 4)),
      ], size: Size(width: 40, height: 1234.5))
    let expected = """
      item  x  y   width  height
      e\u{301}te\u{301}   0  0  33.333  1234.5
      a\u{240A}b   1  2       3       4

      size: 40 x 1234.5

      """
    #expect(TextDrawing.table(of: placement) == expected)
  }

  @Test func writesAnEmptyLayout() {
    let expected = "item  x  y  width  height\n\nsize: 0 x 0\n"
    #expect(TextDrawing.table(of: Samples.items([], size: .zero)) == expected)
  }
}
