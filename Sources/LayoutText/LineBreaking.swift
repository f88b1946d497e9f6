/// Where a line may end, besides at the text's own line ends: a simple form of Unicode Standard Annex 14.
enum LineBreaking {
  /// Whether a line may end after this character, which then takes no room.
  ///
  /// Spaces do, but not those made to hold words together (U+00A0, U+2007, U+202F).
  static func isBreakingSpace(_ character: TextCharacter) -> Bool {
    switch character.onlyScalar?.value ?? 0 {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a line may end between two characters neither of which is a breaking space.
  ///
  /// - Parameters:
  ///   - left: The character before the place.
  ///   - right: The character after it.
  ///   - beforeLeft: The one before the left one, if it is of the same word.
  static func allowsBreak(between left: TextCharacter, _ right: TextCharacter, beforeLeft: TextCharacter?) -> Bool {
    if isEmDash(right) { return left.isLetterOrNumber }
    if isHyphen(left) {
      // Not in ranges of numbers, not after the sign of an option: "1-5", "--wide".
      return (right.isLetter || right.isWide) && (beforeLeft?.isLetterOrNumber ?? false)
    }
    guard left.isWide || right.isWide else { return false }
    return canEndLine(left) && canBeginLine(right)
  }

  private static func isHyphen(_ character: TextCharacter) -> Bool {
    switch character.onlyScalar?.value ?? 0 {
    case 0x2D, 0x2010, 0x2012...0x2014: true
    default: false
    }
  }

  /// A dash that divides sentences: unlike other dashes it may also begin a line.
  private static func isEmDash(_ character: TextCharacter) -> Bool {
    character.onlyScalar == "\u{2014}"
  }

  /// Whether a character beside a wide one may be the last of its line: an opening bracket may not.
  private static func canEndLine(_ character: TextCharacter) -> Bool {
    character.isWide ? !openers.contains(character.first) : character.isLetterOrNumber
  }

  /// Whether a character beside a wide one may be the first of its line: closing marks and small kana may not.
  private static func canBeginLine(_ character: TextCharacter) -> Bool {
    character.isWide ? !closers.contains(character.first) : character.isLetterOrNumber
  }

  private static let openers = Array("（［｛〈《「『【〔〖〘〚〝＄￡￥￦".unicodeScalars)
  private static let closers = Array(
    ("、。，．：；！？）］｝〉》」』】〕〗〙〛〞〟゛゜ゝゞー々〻％￠" + "ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ").unicodeScalars)
}
