/// The widths and the kerning of plain characters: of ASCII all that is seen and the space, but no hyphen, after which a line may
/// end.
struct PlainGlyphs {
  private static let first = UInt8(ascii: " ")
  private static let count = Int(UInt8(ascii: "~") - first) + 1

  private let advances: [Int16]
  /// For each character, one after the other, what each that may follow adds after it: its advance and the kerning between both.
  private let steps: [Int16]

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
    let known = own.compactMap { $0 }
    guard known.count == Self.count else { return nil }
    var steps: [Int16] = []
    steps.reserveCapacity(Self.count * Self.count)
    for _ in 0..<Self.count { steps += known }
    for pair in pairs {
      guard let left = number(Int(pair.left)), let right = number(Int(pair.right)) else { continue }
      let (step, overflows) = known[right].addingReportingOverflow(pair.kerning)
      guard !overflows else { return nil }
      steps[left * Self.count + right] = step
    }
    (self.advances, self.steps) = (known, steps)
  }

  /// Whether a byte of UTF-8 is a plain character, if nothing combines with it.
  @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
    byte >= first && byte <= UInt8(ascii: "~") && byte != UInt8(ascii: "-")
  }

  /// Where the plain characters end that begin at a place in UTF-8.
  static func end(ofPlainFrom start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    let memory = UnsafeRawBufferPointer(bytes)
    while end &+ 8 <= bytes.count, arePlain(memory.loadUnaligned(fromByteOffset: end, as: UInt64.self)) { end &+= 8 }
    while end < bytes.count, isPlain(bytes[end]) { end &+= 1 }
    // What is no ASCII may combine with the one before it.
    return end < bytes.count && bytes[end] >= 0x80 ? max(start, end - 1) : end
  }

  /// Whether each of eight bytes is a plain character, as ``isPlain(_:)`` has it for one.
  ///
  /// All are looked at together, in one number. With its highest bit set a byte is at least 128, so that no difference takes anything
  /// from the byte beside it; the bit stays set where the byte below it was large enough. Source: Warren, *Hacker's Delight* (2012),
  /// section 6-1.
  @inline(__always) private static func arePlain(_ bytes: UInt64) -> Bool {
    func each(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }
    let highest = each(0x80)
    guard bytes & highest == 0 else { return false }
    func differs(from byte: UInt8) -> UInt64 { (bytes ^ each(byte) | highest) &- each(1) }
    let isSeen = (bytes | highest) &- each(first)
    return isSeen & differs(from: UInt8(ascii: "~") + 1) & differs(from: UInt8(ascii: "-")) & highest == highest
  }

  /// Reads widths and kerning of many characters, all of them plain ones.
  @inline(__always) func read<Answer>(_ body: (Reader) -> Answer) -> Answer {
    advances.withUnsafeBufferPointer { advances in
      steps.withUnsafeBufferPointer { body(Reader(advances: advances, steps: $0)) }
    }
  }

  /// The tables without a look at where they end, which a plain character never reaches.
  struct Reader {
    fileprivate let advances: UnsafeBufferPointer<Int16>
    fileprivate let steps: UnsafeBufferPointer<Int16>

    @inline(__always) func advance(of byte: UInt8) -> Int { Int(advances[Int(byte &- PlainGlyphs.first)]) }

    /// What a character adds after another one: its advance and the kerning between both.
    @inline(__always) func step(from left: UInt8, to right: UInt8) -> Int {
      Int(steps[Int(left &- PlainGlyphs.first) &* PlainGlyphs.count &+ Int(right &- PlainGlyphs.first)])
    }
  }
}
