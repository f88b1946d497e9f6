/// The value of a property that may be a length.
enum CSSLength: Equatable {
  case points(Double)
  /// A part of the length around, 1 for all of it.
  case part(Double)
  /// `auto`, or another word.
  case word(String)

  /// Reads a value; what is not said is `auto`.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - fontSize: How long an `em` is, in points.
  init(_ text: String?, fontSize: Double = 16) {
    guard let text else {
      self = .word("auto")
      return
    }
    if let number = XMLText.number(text), number == 0 {
      self = .points(0)
    } else if text.hasSuffix("%"), let number = XMLText.number(String(text.dropLast())) {
      self = .part(min(max(number / 100, -1000), 1000))
    } else if text.hasSuffix("em"), !text.hasSuffix("rem"), let number = XMLText.number(String(text.dropLast(2))) {
      self = .points(Self.held(number * fontSize))
    } else if let unit = Self.units.first(where: { text.hasSuffix($0.name) }),
      let number = XMLText.number(String(text.dropLast(unit.name.count)))
    {
      self = .points(Self.held(number * unit.points))
    } else {
      self = .word(text)
    }
  }

  /// Within what a layout may say, so that a page with other numbers is still read.
  static func held(_ number: Double) -> Double { min(max(number, -1e6), 1e6) }

  private static let units: [(name: String, points: Double)] = [
    ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("rem", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
  ]

  /// The length in points, if it is one.
  var points: Double? { if case .points(let points) = self { points } else { nil } }
  /// The part of the length around, if it is one.
  var part: Double? { if case .part(let part) = self { part } else { nil } }
  /// The word, if it is one.
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var isWord: Bool { word != nil }
}
