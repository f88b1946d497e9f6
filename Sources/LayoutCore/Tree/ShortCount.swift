/// How many tracks a cell covers, in a byte; a number that does not fit stands elsewhere.
struct ShortCount: Hashable, Sendable {
  private let byte: UInt8

  static let nothing = ShortCount(byte: 0)
  /// Spans as long are few, and those below 1 are errors.
  static let listed = ShortCount(byte: .max)

  private init(byte: UInt8) { self.byte = byte }

  init(_ count: Int?) {
    switch count {
    case nil: self = .nothing
    case .some(let count) where count > 0 && count < Int(UInt8.max): byte = UInt8(count)
    case .some: self = .listed
    }
  }

  /// The count in full; `listed` is the one that stands elsewhere.
  @inline(__always) func count(listed: @autoclosure () -> Int?) -> Int? {
    switch self {
    case .nothing: nil
    case .listed: listed()
    default: Int(byte)
    }
  }
}
