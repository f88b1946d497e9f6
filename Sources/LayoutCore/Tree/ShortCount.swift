/// How many tracks a cell covers, in a byte; a number that does not fit stands elsewhere.
struct ShortCount {
  /// 0 where nothing was said; the greatest byte for what stands elsewhere: long spans, and those below 1, which are errors.
  let byte: UInt8

  @inline(__always) init(byte: UInt8) { self.byte = byte }

  init(_ count: Int?) {
    byte = count.map { $0 > 0 && $0 < Int(UInt8.max) ? UInt8($0) : .max } ?? 0
  }

  var isListed: Bool { byte == .max }

  /// The count in full; `listed` is the one that stands elsewhere.
  @inline(__always) func count(listed: @autoclosure () -> Int?) -> Int? {
    switch byte {
    case 0: nil
    case .max: listed()
    default: Int(byte)
    }
  }
}
