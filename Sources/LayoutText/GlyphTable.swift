/// A character's place in a font: how wide it is and, if the font has it, its number there.
struct Glyph {
  /// The advance width, in units of the table: for Helvetica in thousandths of the font size.
  var advance: Int
  /// The number by which kerning knows it; `nil` where the font has no such character.
  var index: Int?

  /// Nothing: no width and no kerning.
  static let none = Glyph(advance: 0, index: nil)
}

/// One width for every character that can be seen, and others for some of them.
struct AdvancesOfAll {
  let advance: Int
  let others: [Character: Int]

  /// The width of a character: of a tab that of four spaces, unless it has one of its own.
  subscript(character: TextCharacter) -> Int {
    if let other = others[character.cluster ?? Character(character.first)] { return other }
    switch FallbackWidth(of: character) {
    case .nothing: return 0
    case .tab: return 4 * (others[" "] ?? advance)
    case .wide, .substitute: return advance
    }
  }
}

/// The widths and the kerning of a font.
///
/// A class, since it is only read: handing it on counts one reference and not those of seven arrays.
final class GlyphTable: Sendable {
  /// The characters of the font in the order of their code points: a glyph's number is its place here.
  private let scalars: [UInt32]
  private let advances: [Int16]
  /// The glyph numbers of the first code points, where most text is; -1 for those that the font lacks.
  private let direct: [Int16]
  /// The numbers by character: equal characters are canonically equivalent, which finds a letter written as base and marks.
  private let composed: [Character: Int]
  /// Where the pairs of each left glyph begin in the two arrays below, and after the last where they end.
  private let pairStarts: [Int]
  /// The right glyphs of the pairs, ascending for each left glyph.
  private let rights: [Int16]
  private let kernings: [Int16]
  /// The widths of a font that has one for every character, if it is such; then there are no tables.
  private let advancesOfAll: AdvancesOfAll?

  /// The tables of plain characters, which most texts are made of; `nil` where one width holds for all.
  let plain: PlainGlyphs?

  /// Latin, Greek and Cyrillic letters are below: they are found without a search.
  private static let directCount: UInt32 = 0x500

  /// Reads the tables of a font.
  init(widths: String, kerning: String) {
    let entries = Self.entries(widths: widths)
    scalars = entries.map(\.scalar)
    advances = entries.map(\.advance)
    let numbers = Dictionary(uniqueKeysWithValues: scalars.enumerated().map { ($1, Int16($0)) })
    direct = (0..<Self.directCount).map { numbers[$0] ?? -1 }
    // Of two equivalent characters the first counts: Ω is the letter before it is the unit.
    composed = Dictionary(
      scalars.enumerated().compactMap { number, value in
        Unicode.Scalar(value).flatMap { $0.isASCII ? nil : (Character($0), number) }
      },
      uniquingKeysWith: { first, _ in first })

    var pairs = Self.pairs(kerning: kerning, numbers: numbers)
    pairs.sort { ($0.left, $0.right) < ($1.left, $1.right) }
    rights = pairs.map(\.right)
    kernings = pairs.map(\.kerning)
    var starts = [Int](repeating: 0, count: scalars.count + 1)
    for pair in pairs { starts[Int(pair.left) + 1] += 1 }
    for number in scalars.indices { starts[number + 1] += starts[number] }
    pairStarts = starts
    plain = PlainGlyphs(scalars: scalars, advances: advances, pairs: pairs)
    advancesOfAll = nil
  }

  /// One width for every character that can be seen, and others for some.
  init(_ advances: AdvancesOfAll) {
    (scalars, self.advances, direct, composed, pairStarts, rights, kernings) = ([], [], [], [:], [], [], [])
    plain = nil
    advancesOfAll = advances
  }

  /// The glyph of a character.
  func glyph(of character: TextCharacter) -> Glyph {
    if let advancesOfAll { return Glyph(advance: advancesOfAll[character], index: nil) }
    if let scalar = character.onlyScalar {
      if let number = number(of: scalar.value) { return glyph(at: number) }
    } else if let cluster = character.cluster, character.first.value < Self.directCount {
      if let number = composed[cluster] ?? number(of: character.first.value) { return glyph(at: number) }
    }
    return Glyph(advance: fallbackAdvance(of: character), index: nil)
  }

  /// How much nearer a glyph comes to the one before it, or further from it if positive.
  func kerning(_ left: Glyph, _ right: Glyph) -> Int {
    guard let left = left.index, let right = right.index else { return 0 }
    let pairs = pairStarts[left]..<pairStarts[left + 1]
    return Self.place(of: Int16(right), in: rights, between: pairs).map { Int(kernings[$0]) } ?? 0
  }

  private func glyph(at number: Int) -> Glyph {
    Glyph(advance: Int(advances[number]), index: number)
  }

  private func number(of scalar: UInt32) -> Int? {
    if scalar < Self.directCount {
      let number = Int(direct[Int(scalar)])
      return number < 0 ? nil : number
    }
    return Self.place(of: scalar, in: scalars, between: scalars.indices)
  }

  private func fallbackAdvance(of character: TextCharacter) -> Int {
    switch FallbackWidth(of: character) {
    case .nothing: 0
    case .wide: Helvetica.unitsPerEm
    case .tab: 4 * advance(of: " ")
    case .substitute: advance(of: "n")
    }
  }

  private func advance(of scalar: Unicode.Scalar) -> Int {
    number(of: scalar.value).map { Int(advances[$0]) } ?? 0
  }

  /// Where a value is in the ascending part of an array.
  private static func place<Value: Comparable>(of value: Value, in values: [Value], between places: Range<Int>) -> Int?
  {
    var range = places
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if values[middle] == value { return middle }
      range = values[middle] < value ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
