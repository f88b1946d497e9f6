internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText

/// Draws texts line by line, as they were measured.
enum TextLines {
  static func draw(_ scene: Scene, on canvas: inout Canvas) {
    let style = [
      ("fill", Palette.text), ("xml:space", "preserve"),
      // Measured widths are exact sums; hinting would round each letter to pixels.
      ("text-rendering", "geometricPrecision"),
      // The measurer knows no ligatures. They have a property, but no attribute.
      ("style", "font-variant-ligatures: none"),
    ]
    canvas.group("texts", style) { canvas in
      for item in scene.items where item.showsText {
        for line in lines(of: item, in: scene) { canvas.textLine(line) }
      }
    }
  }

  /// The lines of an item: several begin at the leading edge of its box, one stands in the middle, and up and down all do.
  private static func lines(of item: Scene.Item, in scene: Scene) -> [TextLine] {
    guard let placed = item.text else { return [] }
    let isRightAligned = scene.layoutDirection == .rightToLeft
    // Words that are wider than the box begin where it does.
    let width =
      placed.layout.lines.count > 1
      ? item.box.width : min(placed.layout.size.width * scene.scale.factor, item.box.width)
    let start = item.box.minX + (item.box.width + (isRightAligned ? width : -width)) / 2
    let top = item.box.minY + (item.box.height - placed.layout.size.height * scene.scale.factor) / 2
    let runsRightToLeft = WritingDirection.isRightToLeft(placed.text)
    return placed.layout.lines.enumerated().compactMap { index, line in
      let text = MeasuredText.of(line.text)
      let baseline = top + placed.baseline(ofLine: index) * scene.scale.factor
      guard !text.isEmpty, baseline.isFinite, line.width.isFinite else { return nil }
      return TextLine(
        text: text, start: Point(x: start, y: baseline),
        width: line.width * scene.scale.factor, size: placed.font.size * scene.scale.factor,
        isBold: placed.font.weight == .bold, isRightAligned: isRightAligned, runsRightToLeft: runsRightToLeft)
    }
  }
}

/// A line of a text that was laid out, in units of the picture.
struct TextLine {
  let text: String
  /// Where the leading edge meets the baseline.
  let start: Point
  let width: Double
  let size: Double
  let isBold: Bool
  /// Whether it lies to the left of its start.
  let isRightAligned: Bool
  /// Whether it is of a script that runs from right to left.
  let runsRightToLeft: Bool

  /// The room that the picture keeps for it: as wide as measured, and down to where the font ends.
  ///
  /// Accents on capital letters reach above the line that was measured, to about a font size above the baseline.
  var box: Rect {
    let height = size - Font(size: size).descender
    return Rect(x: isRightAligned ? start.x - width : start.x, y: start.y - size, width: width, height: height)
  }
}
