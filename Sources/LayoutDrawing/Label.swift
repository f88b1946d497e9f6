internal import LayoutGeometry
internal import LayoutText

/// A line of text in the picture, and the box that it takes.
struct Label {
  enum Anchor: String {
    case start, middle, end
  }

  var text: String
  /// Where the anchor of the text is, and its vertical middle; of upright text, before it is turned.
  var position: Point
  var size: Double
  var anchor = Anchor.middle
  /// Whether it is read from bottom to top.
  var isUpright = false
  var colour = Palette.text
  var isBold = false
  /// The colour behind the text, which keeps lines away from the letters.
  var halo: String?

  var font: Font { Font(size: size, weight: isBold ? .bold : .regular) }

  /// The room that the text takes.
  var box: Rect {
    let width = font.width(of: text)
    let height = font.lineHeight
    let before =
      switch anchor {
      case .start: 0.0
      case .middle: width / 2
      case .end: width
      }
    if isUpright {
      // Turned a quarter to the left, the text runs upwards from its anchor.
      return Rect(x: position.x - height / 2, y: position.y - width + before, width: height, height: width)
    }
    return Rect(x: position.x - before, y: position.y - height / 2, width: width, height: height)
  }
}
