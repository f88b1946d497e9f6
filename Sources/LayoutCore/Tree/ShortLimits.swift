/// What was said about a length, where one number is enough to say it; or that it is listed elsewhere.
///
/// Most lengths are fixed, or have one part, or none. Nine bytes instead of the 24 of ``LengthLimits`` keep nodes short, and
/// every step walks all nodes.
struct ShortLimits: Sendable {
  /// What the number is.
  enum Form: UInt8, Sendable {
    case nothing
    /// All three parts.
    case fixed
    case minimum
    case ideal
    case maximum
    /// Nothing: there are several numbers, and they stand in a box of the node.
    case listed
  }

  let number: Double
  let form: Form

  static let nothing = ShortLimits(number: 0, form: .nothing)

  /// Lengths that take more than one number.
  static let listed = ShortLimits(number: 0, form: .listed)

  @inline(__always) init(number: Double, form: Form) {
    self.number = number
    self.form = form
  }

  /// A fixed length, or nothing said where it is `nil`.
  @inline(__always) init(fixed length: Double?) {
    self = length.map { ShortLimits(number: $0, form: .fixed) } ?? .nothing
  }

  init(_ limits: LengthLimits) {
    switch (limits.minimum, limits.ideal, limits.maximum) {
    case (nil, nil, nil): self = .nothing
    case (let number?, nil, nil): self.init(number: number, form: .minimum)
    case (nil, let number?, nil): self.init(number: number, form: .ideal)
    case (nil, nil, let number?): self.init(number: number, form: .maximum)
    // Bit patterns, so that what is read is what was said: also a zero below zero, and what is no number.
    case (let number?, let ideal?, let maximum?)
    where number.bitPattern == ideal.bitPattern && number.bitPattern == maximum.bitPattern:
      self.init(number: number, form: .fixed)
    default: self = .listed
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
}

extension ShortLimits {
  /// Whether it is nothing, or one number of which nothing can be wrong: a length between 0 and a limit.
  @inline(__always) func isPlain(upTo limit: Double) -> Bool {
    switch form {
    case .nothing: true
    case .fixed, .minimum, .ideal: number >= 0 && number <= limit && number < .infinity
    case .maximum: number >= 0
    case .listed: false
    }
  }
}
