/// The widths and the kerning of plain characters: of ASCII all that is seen and the space, but no hyphen, after which a line may
/// end.
struct PlainGlyphs {
  private static let first = UInt8(ascii: " ")
  private static let last = UInt8(ascii: "~")
  /// How many characters of ASCII there are: tables have room for all, so that each stands at the place that is its number.
  private static let count = 128

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
    func byte(_ glyph: Int) -> UInt8? {
      UInt8(exactly: scalars[glyph]).flatMap { $0 >= Self.first && $0 <= Self.last ? $0 : nil }
    }
    var own = [Int16?](repeating: nil, count: Self.count)
    for glyph in scalars.indices { byte(glyph).map { own[Int($0)] = advances[glyph] } }
    guard own[Int(Self.first)...Int(Self.last)].allSatisfy({ $0 != nil }) else { return nil }
    let known = own.map { $0 ?? 0 }
    var steps: [Int16] = []
    steps.reserveCapacity(Self.count * Self.count)
    for _ in 0..<Self.count { steps += known }
    for pair in pairs {
      guard let left = byte(Int(pair.left)), let right = byte(Int(pair.right)) else { continue }
      let (step, overflows) = known[Int(right)].addingReportingOverflow(pair.kerning)
      guard !overflows else { return nil }
      steps[Self.place(left, right)] = step
    }
    (self.advances, self.steps) = (known, steps)
  }

  /// Where a table of pairs has what stands for two characters.
  @inline(__always) private static func place(_ left: UInt8, _ right: UInt8) -> Int {
    Int(left) &* count &+ Int(right)
  }

  /// Whether a byte of UTF-8 is a plain character, if nothing combines with it.
  @inline(__always) static func isPlain(_ byte: UInt8) -> Bool {
    byte >= first && byte <= last && byte != UInt8(ascii: "-")
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
    return isSeen & differs(from: last + 1) & differs(from: UInt8(ascii: "-")) & highest == highest
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

    @inline(__always) func advance(of byte: UInt8) -> Int { Int(advances[Int(byte)]) }

    /// What a character adds after another one: its advance and the kerning between both.
    @inline(__always) func step(from left: UInt8, to right: UInt8) -> Int {
      Int(steps[PlainGlyphs.place(left, right)])
    }
  }
}
