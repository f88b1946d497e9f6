/// A sum of variables, each with a coefficient, and a constant.
///
/// Expressions are built with operators: `2 * a + b - 8`. The same variable may occur in several terms; their
/// coefficients add up when the expression is solved.
public struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The unknown.
    public var variable: Variable
    /// What the unknown is multiplied by.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms in the order in which they were written.
  public var terms: [Term]
  /// What is added to the terms, in points.
  public var constant: Double

  /// Creates an expression from its terms and its constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates the expression that is one variable.
  public init(_ variable: Variable) {
    self.init(terms: [Term(variable)])
  }

  /// The value of the expression where every variable has the value that `value` gives.
  ///
  /// O(number of terms).
  public func evaluated(_ value: (Variable) -> Double) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
  }
}

/// What may stand on either side of an operator that makes expressions: a variable or an expression.
public protocol LinearOperand: Sendable {
  /// The operand as an expression.
  var expression: LinearExpression { get }
}

extension Variable: LinearOperand {
  /// The variable as an expression of one term.
  public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  /// The expression itself.
  public var expression: LinearExpression { self }
}
