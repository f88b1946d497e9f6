/// The widths and the kerning of plain characters: of ASCII all that is seen and the space, but no hyphen, after which a line may
/// end.
struct PlainGlyphs {
  private static let first = UInt8(ascii: " ")
  private static let count = Int(UInt8(ascii: "~") - first) + 1

  private let advances: [Int16]
  /// For each character, one after the other, the kerning with each that may follow.
  private let kernings: [Int16]

  /// Takes the characters out of a font's tables; `nil` if the font lacks one of them.
  ///
  /// - Parameters:
  ///   - scalars: The characters of the font.
  ///   - advances: How wide each of them is.
  ///   - pairs: The kerning of pairs of them, by their numbers.
  init?(scalars: [UInt32], advances: [Int16], pairs: [GlyphTable.Pair]) {
    func number(_ glyph: Int) -> Int? {
      let byte = UInt8(exactly: scalars[glyph])
      return byte.flatMap { $0 >= Self.first && $0 < UInt8(ascii: "~") + 1 ? Int($0 - Self.first) : nil }
    }
    var own = [Int16?](repeating: nil, count: Self.count)
    for glyph in scalars.indices { number(glyph).map { own[$0] = advances[glyph] } }
    var kernings = [Int16](repeating: 0, count: Self.count * Self.count)
    for pair in pairs {
      guard let left = number(Int(pair.left)), let right = number(Int(pair.right)) else { continue }
      kernings[left * Self.count + right] = pair.kerning
    }
    let known = own.compactMap { $0 }
    guard known.count == Self.count else { return nil }
    (self.advances, self.kernings) = (known, kernings)
  }

  /// Whether a byte of UTF-8 is a plain character, if nothing combines with it.
  @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
    byte >= first && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "-")
  }

  /// Where the plain characters end that begin at a place in UTF-8.
  static func end(ofPlainFrom start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < bytes.count, isPlain(bytes[end]) { end &+= 1 }
    // What is no ASCII may combine with the one before it.
    return end < bytes.count && bytes[end] >= 0x80 ? max(start, end - 1) : end
  }

  /// Reads widths and kerning of many characters, all of them plain ones.
  @inline(__always) func read<Answer>(_ body: (Reader) -> Answer) -> Answer {
    advances.withUnsafeBufferPointer { advances in
      kernings.withUnsafeBufferPointer { body(Reader(advances: advances, kernings: $0)) }
    }
  }

  /// The tables without a look at where they end, which a plain character never reaches.
  struct Reader {
    fileprivate let advances: UnsafeBufferPointer<Int16>
    fileprivate let kernings: UnsafeBufferPointer<Int16>

    @inline(__always) func advance(of byte: UInt8) -> Int { Int(advances[Int(byte &- PlainGlyphs.first)]) }

    @inline(__always) func kerning(_ left: UInt8, _ right: UInt8) -> Int {
      Int(kernings[Int(left &- PlainGlyphs.first) &* PlainGlyphs.count &+ Int(right &- PlainGlyphs.first)])
    }
  }
}
