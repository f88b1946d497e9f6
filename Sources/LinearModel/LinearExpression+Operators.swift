extension LinearOperand {
  /// The sum of two operands.
  public static func + (left: Self, right: some LinearOperand) -> LinearExpression {
    var sum = left.expression
    let other = right.expression
    sum.terms += other.terms
    sum.constant += other.constant
    return sum
  }

  /// An operand with a length added.
  public static func + (left: Self, right: Double) -> LinearExpression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// A length with an operand added.
  public static func + (left: Double, right: Self) -> LinearExpression {
    right + left
  }

  /// An operand times a factor.
  public static func * (left: Self, right: Double) -> LinearExpression {
    var product = left.expression
    // Most anchors count once; their terms need no copy.
    if right == 1 { return product }
    for index in product.terms.indices { product.terms[index].coefficient *= right }
    product.constant *= right
    return product
  }

  /// A factor times an operand.
  public static func * (left: Double, right: Self) -> LinearExpression {
    right * left
  }

  /// An operand divided by a factor.
  public static func / (left: Self, right: Double) -> LinearExpression {
    left * (1 / right)
  }

  /// The negative of an operand.
  public static prefix func - (operand: Self) -> LinearExpression {
    operand * -1
  }

  /// The difference of two operands.
  public static func - (left: Self, right: some LinearOperand) -> LinearExpression {
    var difference = left.expression
    let other = right.expression
    difference.terms.reserveCapacity(difference.terms.count + other.terms.count)
    for term in other.terms { difference.terms.append(.init(term.variable, -term.coefficient)) }
    difference.constant -= other.constant
    return difference
  }

  /// An operand with a length taken away.
  public static func - (left: Self, right: Double) -> LinearExpression {
    left + -right
  }

  /// A length with an operand taken away.
  public static func - (left: Double, right: Self) -> LinearExpression {
    -right + left
  }
}
