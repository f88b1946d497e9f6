/// A fraction of whole numbers, exact or not at all: what does not fit in 128 bits throws.
struct Rational: Hashable {
  /// A number of a computation does not fit.
  struct Overflow: Error {}

  static let zero = Rational(0)
  static let one = Rational(1)

  let numerator: Int128
  /// Above 0, and without a divisor in common with the numerator, so that equal fractions have equal parts.
  let denominator: Int128

  init(_ value: Int128) {
    numerator = value
    denominator = 1
  }

  /// The exact value of a finite number.
  init(exactly value: Double) throws {
    // A significand is a whole number of 2^-52.
    let whole = Int128(value.significand * 0x1p52) * (value.sign == .minus ? -1 : 1)
    let exponent = value == 0 ? 0 : Int(value.exponent) - 52
    let shift = min(whole.trailingZeroBitCount, max(-exponent, 0))
    let remaining = exponent + shift
    // 52 bits and these shifts stay within 127 bits.
    guard abs(remaining) <= 70 else { throw Overflow() }
    try self.init(
      (whole >> Int128(shift)) << Int128(max(remaining, 0)), over: Int128(1) << Int128(max(-remaining, 0)))
  }

  /// - Precondition: `denominator` is not 0.
  init(_ numerator: Int128, over denominator: Int128) throws {
    guard numerator != .min, denominator != .min else { throw Overflow() }
    let divisor = Self.greatestCommonDivisor(abs(numerator), abs(denominator)) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  private init(reduced numerator: Int128, over denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  var isZero: Bool { numerator == 0 }
  var isPositive: Bool { numerator > 0 }
  var isNegative: Bool { numerator < 0 }
  var double: Double { Double(numerator) / Double(denominator) }

  static prefix func - (value: Rational) -> Rational {
    Rational(reduced: -value.numerator, over: value.denominator)
  }

  static func + (left: Rational, right: Rational) throws -> Rational {
    if left.isZero { return right }
    if right.isZero { return left }
    if left.denominator == 1, right.denominator == 1 {
      return Rational(try sum(left.numerator, right.numerator))
    }
    return try Rational(
      sum(product(left.numerator, right.denominator), product(right.numerator, left.denominator)),
      over: product(left.denominator, right.denominator))
  }

  static func - (left: Rational, right: Rational) throws -> Rational { try left + -right }

  static func * (left: Rational, right: Rational) throws -> Rational {
    if left.isZero || right.isZero { return zero }
    let numerator = try product(left.numerator, right.numerator)
    if left.denominator == 1, right.denominator == 1 { return Rational(numerator) }
    return try Rational(numerator, over: product(left.denominator, right.denominator))
  }

  /// - Precondition: `right` is not 0.
  static func / (left: Rational, right: Rational) throws -> Rational {
    try Rational(product(left.numerator, right.denominator), over: product(left.denominator, right.numerator))
  }

  static func < (left: Rational, right: Rational) throws -> Bool { try (left - right).isNegative }

  private static func sum(_ left: Int128, _ right: Int128) throws -> Int128 {
    let (value, overflow) = left.addingReportingOverflow(right)
    guard !overflow else { throw Overflow() }
    return value
  }

  private static func product(_ left: Int128, _ right: Int128) throws -> Int128 {
    let (value, overflow) = left.multipliedReportingOverflow(by: right)
    guard !overflow else { throw Overflow() }
    return value
  }

  /// Euclid's algorithm, in 64 bits as soon as the numbers fit.
  private static func greatestCommonDivisor(_ left: Int128, _ right: Int128) -> Int128 {
    var (larger, smaller) = (left, right)
    while smaller > Int128(Int64.max) || larger > Int128(Int64.max) {
      if smaller == 0 { return larger }
      (larger, smaller) = (smaller, larger % smaller)
    }
    var (a, b) = (Int64(larger), Int64(smaller))
    while b != 0 { (a, b) = (b, a % b) }
    return Int128(a)
  }
}
