/// How wide a character is that the font lacks.
///
/// Such a character is shown in some other font, which is not known here. The rules are those of a typical one:
/// - combining marks, controls and other characters that are not shown have no width;
/// - East Asian wide characters and emoji are as wide as the font size;
/// - a tab is as wide as four spaces;
/// - everything else is as wide as an n.
///
/// A character of several scalars is as wide as its first one, unless a selector makes it an emoji.
enum FallbackWidth {
  case nothing
  case wide
  case tab
  case substitute

  /// Finds the rule for a character.
  init(of character: TextCharacter) {
    let first = character.first
    if first == "\t" {
      self = .tab
    } else if character.isWide || character.cluster?.unicodeScalars.contains("\u{FE0F}") == true {
      self = .wide
    } else {
      self = Self.isInvisible(first) ? .nothing : .substitute
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
    // Among them the fillers, which are letters by their category.
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
