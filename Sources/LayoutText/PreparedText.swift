internal import LayoutGeometry

/// A text that was taken apart, so that it can be broken into lines at any width without measuring its words again.
///
/// Broken at a width in time that grows with the number of words. A class, since it is kept and handed on, and never changes.
package final class PreparedText: Sendable {
  private let pieces: TextPieces
  private let font: GlyphLines

  init(_ text: String, _ font: GlyphLines) {
    pieces = TextPieces(of: text, glyphs: font.glyphs)
    self.font = font
  }

  /// How many words and other parts it has that no line break divides.
  package var pieceCount: Int { pieces.pieces.count }

  /// The lines at a width, and how much room they take.
  func layout(width: Double?, lineLimit: Int?, lineSpacing: Double) -> TextLayout {
    let filled = filling(width: width, lineLimit)
    let block = block(of: filled.lineCount, lineSpacing)
    let limits = widthLimits(lineLimit: lineLimit)
    return TextLayout(
      lines: filled.lines.map(line), size: Size(width: filled.width, height: block.height),
      firstBaseline: block.firstBaseline, lastBaseline: block.lastBaseline, minimumWidth: limits.least,
      idealWidth: limits.ideal)
  }

  /// The width that it needs at least, and the one that it takes where none is given.
  package func widthLimits(lineLimit: Int?) -> (least: Double, ideal: Double) {
    // Without a limit each paragraph is a line.
    let ideal = lineLimit == nil ? font.scale.points(pieces.widestParagraph) : filling(width: nil, lineLimit).width
    return (min(leastWidth(lineLimit: lineLimit), ideal), ideal)
  }

  /// How high its lines at a width are together, and where the first and the last one stand, without making them.
  package func block(
    width: Double?, lineLimit: Int?, lineSpacing: Double
  ) -> (height: Double, firstBaseline: Double, lastBaseline: Double) {
    block(of: filling(width: width, lineLimit, keepsLines: false).lineCount, lineSpacing)
  }

  private func block(
    of lineCount: Int, _ lineSpacing: Double
  ) -> (height: Double, firstBaseline: Double, lastBaseline: Double) {
    precondition(lineSpacing.isFinite, "A line spacing must be finite.")
    let lastTop = Double(lineCount - 1) * (font.lineHeight + lineSpacing)
    return (lastTop + font.lineHeight, font.ascent, lastTop + font.ascent)
  }

  private func filling(width: Double?, _ lineLimit: Int?, keepsLines: Bool = true) -> LineFilling {
    precondition(lineLimit.map { $0 >= 1 } ?? true, "A line limit must be 1 or more.")
    precondition(width.map { !$0.isNaN } ?? true, "A width must be a number.")
    return LineFilling(
      of: pieces, scale: font.scale, width: max(width ?? .infinity, 0), lineLimit: lineLimit,
      keepsLines: keepsLines)
  }

  /// The width that a text needs at least.
  private func leastWidth(lineLimit: Int?) -> Double {
    // An ellipsis may stand for pieces that the limit leaves out: they ask for no room.
    let words = font.scale.points(pieces.widestPiece(inParagraphs: lineLimit))
    guard let lineLimit else { return words }
    let ellipsis = Truncation.ellipsisWidth(of: pieces.glyphs)
    let needed = font.scale.points(lineLimit == 1 ? ellipsis : max(ellipsis, pieces.widestCharacter))
    guard words < needed else { return needed }
    // Short words may all have a place without an ellipsis.
    return filling(width: words, lineLimit).lines.contains(where: \.isTruncated) ? needed : words
  }

  private func line(_ line: LineFilling.Line) -> TextLine {
    let bytes = pieces.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: line.start)
    let end = bytes.index(start, offsetBy: line.end - line.start)
    return TextLine(content: pieces.text[start..<end], isTruncated: line.isTruncated, width: line.width)
  }
}
