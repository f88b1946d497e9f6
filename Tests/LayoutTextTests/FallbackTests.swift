import Testing

@testable import LayoutText

struct FallbackTests {
  private let measurer = HelveticaMeasurer()

  private func width(_ text: String) -> Double {
    measurer.measure(text, font: Font(size: 1000)).size.width
  }

  @Test(arguments: ["漢", "あ", "한", "Ａ", "　a　", "😀", "👩‍👩‍👧", "🇫🇷", "❤️"])
  func wideCharactersTakeAnEm(_ text: String) {
    let em = text.contains("a") ? 1556.0 : 1000
    #expect(width(text) == em)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{AD}", "\u{7}", "\u{FEFF}", "\u{2060}"])
  func charactersThatAreNotShownTakeNoRoom(_ text: String) {
    #expect(width(text) == 0)
    #expect(width("a" + text + "b") == 1112)
  }

  @Test(arguments: ["ש", "ع", "ก", "ॐ", "\u{10FFFF}", "₿"])
  func othersAreAsWideAsAnN(_ text: String) {
    #expect(width(text) == width("n"))
  }

  @Test func aTabIsAsWideAsFourSpaces() {
    #expect(width("a\tb") == width("a    b"))
  }

  @Test(arguments: ["é", "Å", "ř", "ő", "й", "Č"])
  func aLetterWithMarksIsTheComposedLetter(_ letter: Character) {
    let decomposed = String(letter).decomposed
    #expect(width("T" + decomposed + "V") == width("T\(letter)V"))
  }

  @Test func marksThatComposeToNothingKeepTheLetter() {
    #expect(width("x\u{302}\u{323}") == width("x"))
  }
}

extension String {
  /// The same text with each mark as a scalar of its own.
  fileprivate var decomposed: String {
    String(String.UnicodeScalarView(unicodeScalars.flatMap { Self.parts[$0] ?? [$0] }))
  }

  private static let parts: [Unicode.Scalar: [Unicode.Scalar]] = [
    "é": ["e", "\u{301}"], "Å": ["A", "\u{30A}"], "ř": ["r", "\u{30C}"], "ő": ["o", "\u{30B}"],
    "й": ["и", "\u{306}"], "Č": ["C", "\u{30C}"],
  ]
}
