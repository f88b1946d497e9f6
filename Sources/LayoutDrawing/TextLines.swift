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

  /// The room that the lines of all texts take.
  static func boxes(_ scene: Scene) -> [Rect] {
    scene.items.filter(\.showsText).flatMap { lines(of: $0, in: scene).map(\.box) }
  }

  /// The lines of an item, where they were placed.
  private static func lines(of item: Scene.Item, in scene: Scene) -> [TextLine] {
    guard let placed = item.text else { return [] }
    let anchor = anchor(of: placed.content.alignment, placed.direction)
    let runsRightToLeft = WritingDirection.isRightToLeft(placed.content.text)
    let (font, scale) = (placed.content.font, scene.scale)
    return placed.lines(in: item.frame).compactMap { line in
      let text = MeasuredText.of(line.text)
      let position = scale.point(Point(x: line.x + line.width * anchor.part, y: line.baseline))
      guard !text.isEmpty, position.y.isFinite, line.width.isFinite else { return nil }
      return TextLine(
        text: text, position: position, anchor: anchor, width: line.width * scale.factor,
        size: font.size * scale.factor, isBold: font.weight == .bold, runsRightToLeft: runsRightToLeft,
        isFitted: !placed.content.isMeasuredByDefault)
    }
  }

  /// Where lines are held, so that they stay aligned in viewers whose fonts have other widths.
  private static func anchor(of alignment: HorizontalAlignment?, _ direction: LayoutDirection) -> Label.Anchor {
    switch (alignment ?? .leading, direction) {
    case (.center, _): .middle
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .start
    case (.leading, .rightToLeft), (.trailing, .leftToRight): .end
    }
  }
}

/// A line of a text that was laid out, in units of the picture.
struct TextLine {
  let text: String
  /// Where the line is held, on its baseline.
  let position: Point
  /// Which of its ends is there, by the sides of the picture.
  let anchor: Label.Anchor
  let width: Double
  let size: Double
  let isBold: Bool
  /// Whether it is of a script that runs from right to left.
  let runsRightToLeft: Bool
  /// Whether its letters are drawn as wide as they were measured, since that was not by the font of the picture.
  let isFitted: Bool

  /// The room that the picture keeps for it: as wide as measured, and down to where the font ends.
  ///
  /// Accents on capital letters reach above the line that was measured, to about a font size above the baseline.
  var box: Rect {
    let height = size - Font(size: size).descender
    return Rect(x: position.x - anchor.part * width, y: position.y - size, width: width, height: height)
  }
}

extension Label.Anchor {
  /// Which part of a line lies to the left of it.
  fileprivate var part: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }

  /// The same place for a line that begins at its right end.
  var mirrored: Label.Anchor {
    switch self {
    case .start: .end
    case .middle: .middle
    case .end: .start
    }
  }
}
