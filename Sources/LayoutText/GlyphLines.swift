internal import LayoutGeometry

/// Breaks text into lines by the widths of glyphs, and measures those.
struct GlyphLines {
  let glyphs: GlyphTable
  let scale: GlyphScale
  /// How far a line reaches above its baseline, in points.
  let ascent: Double
  let lineHeight: Double

  func measure(_ text: String, width: Double?, lineLimit: Int?, lineSpacing: Double) -> TextLayout {
    precondition(lineLimit.map { $0 >= 1 } ?? true, "A line limit must be 1 or more.")
    precondition(width.map { !$0.isNaN } ?? true, "A width must be a number.")
    precondition(lineSpacing.isFinite, "A line spacing must be finite.")
    let pieces = TextPieces(of: text, glyphs: glyphs)
    let unwrapped = LineFilling(of: pieces, scale: scale, width: .infinity, lineLimit: lineLimit)
    let filled =
      width.map { LineFilling(of: pieces, scale: scale, width: max($0, 0), lineLimit: lineLimit) } ?? unwrapped

    let lines = filled.lines
    let lastTop = Double(lines.count - 1) * (lineHeight + lineSpacing)
    let idealWidth = unwrapped.width
    return TextLayout(
      lines: lines,
      size: Size(width: filled.width, height: lastTop + lineHeight),
      firstBaseline: ascent,
      lastBaseline: lastTop + ascent,
      minimumWidth: min(leastWidth(of: pieces, lineLimit: lineLimit), idealWidth),
      idealWidth: idealWidth)
  }

  /// The width that a text needs at least.
  private func leastWidth(of pieces: TextPieces, lineLimit: Int?) -> Double {
    // An ellipsis may stand for pieces that the limit leaves out: they ask for no room.
    let words = scale.points(pieces.widestPiece(inParagraphs: lineLimit))
    guard let lineLimit else { return words }
    let ellipsis = Truncation.ellipsisWidth(of: pieces.glyphs)
    let needed = scale.points(lineLimit == 1 ? ellipsis : max(ellipsis, pieces.widestCharacter))
    guard words < needed else { return needed }
    // Short words may all have a place without an ellipsis.
    let lines = LineFilling(of: pieces, scale: scale, width: words, lineLimit: lineLimit).lines
    return lines.contains(where: \.isTruncated) ? needed : words
  }
}
