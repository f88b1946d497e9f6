@testable import LayoutText

extension GlyphTable {
  /// The glyph of a character.
  func glyph(of character: Character) -> Glyph {
    glyph(of: TextCharacter(character))
  }
}
