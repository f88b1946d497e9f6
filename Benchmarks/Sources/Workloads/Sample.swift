internal import ConstraintLayout

/// What a program knows about an item before it is laid out.
struct Sample: Sendable {
  let id: String
  var width: Double
  var height: Double

  /// Items 20 to 100 wide and 10 to 50 high.
  ///
  /// Whole numbers, so that sums of 100,000 of them are exact in the single precision that a peer counts in.
  static func list(_ count: Int) -> [Sample] {
    var numbers = SampleNumbers(seed: count)
    return (0..<count).map { index in
      Sample(id: "i\(index)", width: numbers.next(in: 20...100), height: numbers.next(in: 10...50))
    }
  }
}

extension Sample {
  /// An item that is at least as wide, and just as high.
  var item: some Layout { Item(id).frame(minWidth: width, minHeight: height, maxHeight: height) }

  /// Such items below each other.
  static func column(_ samples: [Sample]) -> some Layout {
    Stack(.column, alignment: .leading, spacing: 8) { ForEach(samples) { $0.item } }
  }

  /// As many items, one more where that is no even number, two by two.
  static func pairs(_ count: Int) -> [(Sample, Sample)] {
    let samples = list(count + count % 2)
    return stride(from: 0, to: samples.count, by: 2).map { (samples[$0], samples[$0 + 1]) }
  }

  private static let words = [
    "a", "box", "gives", "room", "to", "measured", "content", "which", "wraps", "where", "lines", "end",
  ]

  /// Words of many lengths, in an order that depends on what they are about.
  static func sentence(words count: Int, about id: String) -> String {
    let start = id.utf8.reduce(0) { $0 + Int($1) }
    return (0..<count).map { words[(start + 5 * $0) % words.count] }.joined(separator: " ")
  }

  /// Words that are drawn, so that long texts differ from each other and in themselves.
  static func text(words count: Int, from numbers: inout SampleNumbers) -> String {
    (0..<count).map { _ in words[Int(numbers.next(in: 0...UInt64(words.count - 1)))] }.joined(separator: " ")
  }
}

extension ArraySlice<Sample> {
  /// At most so many slices of it, all but the last equally long.
  func parts(_ count: Int) -> [ArraySlice<Sample>] {
    let length = (self.count + count - 1) / count
    return stride(from: startIndex, to: endIndex, by: Swift.max(length, 1)).map {
      self[$0..<Swift.min($0 + length, endIndex)]
    }
  }
}

/// Whole numbers that look random and depend on a seed only: SplitMix64, which the peers' side draws from too.
struct SampleNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) }

  mutating func next(in range: ClosedRange<UInt64>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(range.lowerBound + bits % (range.upperBound - range.lowerBound + 1))
  }
}
