/// What was said about a length, where one number is enough to say it; or that it is listed elsewhere.
///
/// Most lengths are fixed, or have one part, or none. A number and a byte instead of the three numbers of
/// ``LengthLimits`` keep nodes short, and every step walks all nodes.
@usableFromInline struct ShortLimits: Sendable {
  /// What the number is.
  @usableFromInline enum Form: UInt8, Sendable {
    case nothing
    /// All three parts.
    case fixed
    case minimum
    case ideal
    case maximum
    /// Nothing: there are several numbers, and they stand in a box of the node.
    case listed
  }

  @usableFromInline let number: Double
  @usableFromInline let form: Form

  @inlinable init(_ number: Double, _ form: Form) {
    self.number = number
    self.form = form
  }

  /// A length that may be any, which is more than nothing: a container of which nothing is said is as long as its content.
  static var unbounded: ShortLimits { ShortLimits(.infinity, .maximum) }

  init(_ limits: LengthLimits) {
    switch (limits.minimum, limits.ideal, limits.maximum) {
    case (nil, nil, nil): self.init(0, .nothing)
    case (let number?, nil, nil): self.init(number, .minimum)
    case (nil, let number?, nil): self.init(number, .ideal)
    case (nil, nil, let number?): self.init(number, .maximum)
    // Bit patterns, so that what is read is what was said: also a zero below zero, and what is no number.
    case (let number?, let ideal?, let maximum?)
    where number.bitPattern == ideal.bitPattern && number.bitPattern == maximum.bitPattern:
      self.init(number, .fixed)
    default: self.init(0, .listed)
    }
  }

  /// The limits with some parts said anew, in the ways in which most items are told theirs; `nil` for others.
  @inlinable @inline(__always) func updated(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) -> ShortLimits? {
    switch (minimum, ideal, maximum) {
    case (nil, nil, nil): self
    case (let number?, nil, nil) where form == .nothing || form == .minimum: ShortLimits(number, .minimum)
    case (let number?, let ideal?, let maximum?)
    where form != .listed && number.bitPattern == ideal.bitPattern && number.bitPattern == maximum.bitPattern:
      ShortLimits(number, .fixed)
    default: nil
    }
  }

  /// The limits in full; `listed` are those where they stand elsewhere.
  @inline(__always) func limits(listed: @autoclosure () -> LengthLimits) -> LengthLimits {
    switch form {
    case .nothing: .unlimited
    case .fixed: LengthLimits(fixed: number)
    case .minimum: LengthLimits(minimum: number)
    case .ideal: LengthLimits(ideal: number)
    case .maximum: LengthLimits(maximum: number)
    case .listed: listed()
    }
  }

  /// Whether it is nothing, or one number of which nothing can be wrong: a length between 0 and a limit, which is finite.
  @inline(__always) func isPlain(upTo limit: Double) -> Bool {
    switch form {
    case .nothing: true
    case .fixed, .minimum, .ideal: number >= 0 && number <= limit
    case .maximum: number >= 0
    case .listed: false
    }
  }
}
