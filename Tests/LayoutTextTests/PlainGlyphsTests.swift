import Testing

@testable import LayoutText

/// Plain characters, which are read without taking each apart.
struct PlainGlyphsTests {
  /// Eight bytes are looked at together; what stands among them is found wherever it is.
  @Test(arguments: 0..<20)
  func theFirstByteThatIsNoPlainCharacterIsFound(at place: Int) {
    for byte in UInt8.min...UInt8.max {
      var bytes = Array("a ~!zA 0}a ~!zA 0}ab".utf8)
      bytes[place] = byte
      let isPlain = byte >= 0x20 && byte <= 0x7E && byte != UInt8(ascii: "-")
      // What is no ASCII may combine with the character before it.
      let expected = isPlain ? bytes.count : byte < 0x80 ? place : max(0, place - 1)
      #expect(bytes.withUnsafeBufferPointer { PlainGlyphs.end(ofPlainFrom: 0, in: $0) } == expected, "byte \(byte)")
    }
  }

  @Test(arguments: [(12.0, 1000), (17, 1000), (0.1, 1000), (1, 1_000_000), (1e-6, 3), (1e6, 1000)])
  func theGreatestWidthInALengthIsTheLastThatComesToNoMore(em: Double, unitsPerEm: Int) {
    let scale = GlyphScale(em: em, unitsPerEm: unitsPerEm)
    for units in [0, 1, 277, 278, 999, 12_345, 1_000_003, 987_654_321] {
      let length = scale.points(units)
      for limit in [length.nextDown, length, length.nextUp] where limit >= 0 {
        let greatest = scale.greatestWidth(within: limit)
        #expect(scale.points(greatest) <= limit && scale.points(greatest + 1) > limit, "\(units) units, \(limit)")
      }
    }
    #expect(scale.greatestWidth(within: .infinity) == .max)
  }
}
