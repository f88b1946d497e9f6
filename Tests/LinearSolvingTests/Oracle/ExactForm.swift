import LinearModel

/// A sum of quantities, each with a coefficient, and a constant; all exact.
struct ExactForm {
  struct Term {
    let quantity: Int
    let coefficient: Rational
  }

  var terms: [Term] = []
  var constant = Rational.zero

  init(_ quantity: Int) {
    terms = [Term(quantity: quantity, coefficient: .one)]
  }

  init(constant: Rational) {
    self.constant = constant
  }

  /// The form of an expression whose variables are the first quantities.
  init(_ expression: LinearExpression) throws {
    terms = try expression.terms.map {
      Term(quantity: $0.variable.index, coefficient: try Rational(exactly: $0.coefficient))
    }
    constant = try Rational(exactly: expression.constant)
  }

  func scaled(by factor: Rational) throws -> ExactForm {
    var scaled = ExactForm(constant: try constant * factor)
    scaled.terms = try terms.map { Term(quantity: $0.quantity, coefficient: try $0.coefficient * factor) }
    return scaled
  }

  static prefix func - (form: ExactForm) -> ExactForm {
    var negative = ExactForm(constant: -form.constant)
    negative.terms = form.terms.map { Term(quantity: $0.quantity, coefficient: -$0.coefficient) }
    return negative
  }

  static func + (left: ExactForm, right: ExactForm) throws -> ExactForm {
    var sum = left
    sum.terms += right.terms
    sum.constant = try sum.constant + right.constant
    return sum
  }

  static func - (left: ExactForm, right: ExactForm) throws -> ExactForm { try left + -right }
}
