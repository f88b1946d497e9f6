/// The last line that a line limit allows, where more text would follow.
enum Truncation {
  /// What stands for the text left out.
  static let ellipsis: Character = "…"

  /// How wide an ellipsis is, in the units of the glyphs.
  static func ellipsisWidth(of glyphs: GlyphTable) -> Int { glyphs.glyph(of: TextCharacter(ellipsis)).advance }

  /// A line with as many characters as fit before an ellipsis; the ellipsis alone if not even one does.
  ///
  /// No space stands before the ellipsis.
  static func line(of source: TextPieces, from start: Int, scale: GlyphScale, width: Double) -> LineFilling.Line {
    let glyphs = source.glyphs
    let ellipsis = glyphs.glyph(of: TextCharacter(Self.ellipsis))
    var best = (end: start, width: ellipsis.advance)
    var previous = Glyph.none
    var units = 0
    var place = start
    while place < source.text.utf8.count {
      let (character, next) = TextCharacter.read(source.text, at: place)
      if character.isNewline { break }
      let glyph = glyphs.glyph(of: character)
      units += glyphs.kerning(previous, glyph) + glyph.advance
      if scale.points(units) > width { break }
      place = next
      previous = glyph
      let whole = units + glyphs.kerning(glyph, ellipsis) + ellipsis.advance
      if !LineBreaking.isBreakingSpace(character), scale.points(whole) <= width {
        best = (place, whole)
      }
    }
    return LineFilling.Line(start: start, end: best.end, isTruncated: true, width: scale.points(best.width))
  }
}
