internal import LayoutGeometry
internal import LayoutText

/// How large text is by the metrics that come with the package.
///
/// Files say what is written on a button and not how wide it is, since that is up to the fonts of a system.
struct TextEstimate {
  let font: Font

  init(fontSize: Double, isBold: Bool = false) {
    font = Font(size: fontSize, weight: isBold ? .bold : .regular)
  }

  /// The size of text whose lines do not wrap, rounded up to whole points.
  func size(of text: String) -> Size {
    let size = HelveticaMeasurer().measure(text, font: font).size
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// The width of the widest of some texts.
  func width(ofWidest texts: [String]) -> Double { texts.map { size(of: $0).width }.max() ?? 0 }

  /// The height of one line, rounded up to whole points.
  var lineHeight: Double { font.lineHeight.rounded(.up) }
}
