internal import LinearModel

// Sums, products and what they are made of.
extension RelationParser {
  /// Reads a sum and the space behind it.
  mutating func sum() throws -> LinearExpression {
    var sum = try product()
    while true {
      if scanner.take("+") {
        sum.add(try product(), times: 1)
      } else if scanner.take("-") {
        sum.add(try product(), times: -1)
      } else {
        return sum
      }
    }
  }

  /// Reads a product, of which at most one factor has anchors, and the space behind it.
  private mutating func product() throws -> LinearExpression {
    var withAnchors: LinearExpression?
    var factor = 1.0
    var isDivision = false
    repeat {
      scanner.skipSpace()
      let start = scanner.position
      let operand = try operand()
      if !operand.terms.isEmpty {
        try refuse(isDivision: isDivision, isSecond: withAnchors != nil, at: start)
        withAnchors = operand
      } else if isDivision {
        try refuseZero(operand.constant, at: start)
        // With anchors, what the operator of expressions does, for the same bits.
        factor = withAnchors == nil ? factor / operand.constant : factor * (1 / operand.constant)
      } else {
        factor *= operand.constant
      }
      guard factor.isFinite else {
        throw scanner.failure(
          at: start, expected: "numbers that can be held", found: "a result that is too large", .nonFinite)
      }
    } while takeFactorSign(&isDivision)
    guard let withAnchors else { return LinearExpression(constant: factor) }
    return factor == 1 ? withAnchors : withAnchors * factor
  }

  private mutating func takeFactorSign(_ isDivision: inout Bool) -> Bool {
    isDivision = scanner.take("/")
    return isDivision || scanner.take("*")
  }

  /// Refuses what is not linear.
  private func refuse(isDivision: Bool, isSecond: Bool, at start: Int) throws {
    let hint = " Relations are linear: multiply and divide by numbers only."
    if isDivision {
      throw scanner.failure(at: start, expected: "a number", found: "a division by an anchor", hint: hint)
    }
    if isSecond { throw scanner.failure(at: start, expected: "a number", found: "a product of anchors", hint: hint) }
  }

  private func refuseZero(_ divisor: Double, at start: Int) throws {
    guard divisor == 0 else { return }
    throw scanner.failure(at: start, expected: "a number other than 0", found: "a division by 0")
  }

  /// Reads what a product is made of, with the signs before it and the space behind it.
  private mutating func operand() throws -> LinearExpression {
    var isNegative = false
    while scanner.take("-") {
      isNegative.toggle()
      scanner.skipSpace()
    }
    let operand = try operandWithoutSign()
    scanner.skipSpace()
    return isNegative ? -operand : operand
  }

  private mutating func operandWithoutSign() throws -> LinearExpression {
    if scanner.next == "(" { return try parenthesized() }
    let start = scanner.position
    if scanner.isAtAnchor { return variable(for: try scanner.anchor(), at: start).expression }
    if scanner.isAtNumber { return LinearExpression(constant: try scanner.number()) }
    throw scanner.failure(expected: "a number, an anchor such as a.width, or (")
  }

  private mutating func parenthesized() throws -> LinearExpression {
    guard openParentheses < Self.depth else {
      throw scanner.failure(
        expected: "at most \(Self.depth) open parentheses", found: "one more", hint: " Nest the relation less deep.",
        .limitExceeded)
    }
    scanner.position += 1
    openParentheses += 1
    let sum = try sum()
    guard scanner.take(")") else { throw scanner.failure(expected: "+, -, *, / or )") }
    openParentheses -= 1
    return sum
  }
}

extension LinearExpression {
  /// Adds another expression in place, so that a long sum takes linear time.
  mutating func add(_ other: LinearExpression, times sign: Double) {
    terms += other.terms.lazy.map { Term($0.variable, $0.coefficient * sign) }
    constant += other.constant * sign
  }
}
