internal import LinearModel

/// Tells which unknowns are open each by itself, and which follow from others by equations.
///
/// Source of the method: Gaussian elimination. Each equation is kept by the last unknown in it, which it tells from the others;
/// chains of relations make no equation longer that way. What equations come to is of no matter, only what they tie.
struct DegreesOfFreedom {
  /// The equations, by the last unknown of each, whose coefficient is 1.
  private var equations: [Int: [LinearExpression.Term]] = [:]

  /// What is left of a coefficient by rounding, as a part of those that it came from.
  private static let rounding = 1e-9

  /// Takes in that a sum has one value.
  mutating func hold(_ terms: [LinearExpression.Term]) {
    let rest = reduced(terms)
    guard let last = rest.last else { return }
    equations[last.variable.index] = rest.map { .init($0.variable, $0.coefficient / last.coefficient) }
  }

  /// Whether an unknown does not follow from what is held and from those that were told before; it is told then.
  mutating func tell(_ variable: Variable) -> Bool {
    let rest = reduced([.init(variable, 1)])
    // What follows is as good as an equation of its own, and shorter.
    guard let last = rest.last else {
      equations[variable.index] = [.init(variable, 1)]
      return false
    }
    equations[last.variable.index] = rest.map { .init($0.variable, $0.coefficient / last.coefficient) }
    return true
  }

  /// What equations leave of a sum, in the order of the unknowns.
  private func reduced(_ terms: [LinearExpression.Term]) -> [LinearExpression.Term] {
    var done: [LinearExpression.Term] = []
    var rest = Self.merged(terms)
    while let last = rest.popLast() {
      guard let equation = equations[last.variable.index] else {
        done.append(last)
        continue
      }
      let others = equation.dropLast().map { LinearExpression.Term($0.variable, -last.coefficient * $0.coefficient) }
      rest = Self.merged(rest + others)
    }
    return done.reversed()
  }

  /// A sum with each unknown once, in their order.
  private static func merged(_ terms: [LinearExpression.Term]) -> [LinearExpression.Term] {
    var merged: [(term: LinearExpression.Term, magnitude: Double)] = []
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      guard let last = merged.last, last.term.variable == term.variable else {
        merged.append((term, abs(term.coefficient)))
        continue
      }
      merged[merged.count - 1] = (
        .init(term.variable, last.term.coefficient + term.coefficient), max(last.magnitude, abs(term.coefficient))
      )
    }
    return merged.filter { abs($0.term.coefficient) > rounding * $0.magnitude }.map(\.term)
  }
}
