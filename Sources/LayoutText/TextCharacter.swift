/// One character of a text, taken apart once for all that is asked of it.
struct TextCharacter {
  /// The first of the scalars it is made of.
  var first: Unicode.Scalar
  /// All of it, where it is made of more than one scalar.
  var cluster: Character?

  /// Takes a character apart.
  init(_ character: Character) {
    let scalars = character.unicodeScalars
    first = scalars[scalars.startIndex]
    cluster = scalars.index(after: scalars.startIndex) == scalars.endIndex ? nil : character
  }

  init(ascii: UInt8) {
    first = Unicode.Scalar(ascii)
    cluster = nil
  }

  /// The scalar, if the character is made of one only.
  var onlyScalar: Unicode.Scalar? { cluster == nil ? first : nil }

  /// Its byte, if it is a plain character.
  var plainByte: UInt8? {
    guard cluster == nil, first.isASCII, PlainGlyphs.isPlain(UInt8(first.value)) else { return nil }
    return UInt8(first.value)
  }

  /// Whether a line of the text ends with this character, as `Character.isNewline`.
  var isNewline: Bool {
    switch first.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether it is a letter or a number, also one of an East Asian script.
  var isLetterOrNumber: Bool { isLetter || first.properties.numericType != nil }

  /// Whether it is a letter.
  var isLetter: Bool { first.properties.isAlphabetic }

  /// Whether it takes a whole em in East Asian fonts.
  var isWide: Bool { EastAsianWidth.isWide(first) }
}

extension TextCharacter {
  /// The character at a place in a text, and the place after it.
  ///
  /// Places are counted in bytes of UTF-8.
  static func read(_ text: String, at place: Int) -> (character: TextCharacter, next: Int) {
    let bytes = text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: place)
    let byte = bytes[index]
    let next = bytes.index(after: index)
    // Between two ASCII characters there is nothing to combine, but for a line end of two: no need to look for it.
    if byte < 0x80, byte != 0x0D, next == bytes.endIndex || bytes[next] < 0x80 {
      return (TextCharacter(ascii: byte), place + 1)
    }
    return (TextCharacter(text[index]), place + bytes.distance(from: index, to: text.index(after: index)))
  }
}
