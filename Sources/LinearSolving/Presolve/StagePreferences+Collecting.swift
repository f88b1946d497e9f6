internal import LinearModel

// Sorting preferences by the columns that can still move.
extension StagePreferences {
  init(_ kind: Kind) { self.kind = kind }

  /// An expression without the columns that are fixed.
  static func open(_ expression: TieredModel.Expression, in network: BoundsNetwork) -> TieredModel.Expression {
    guard expression.terms.contains(where: { network.columns[$0.column].isFixed }) else { return expression }
    var open: TieredModel.Expression = ([], expression.constant)
    for term in expression.terms {
      let bounds = network.columns[term.column]
      if bounds.isFixed { open.constant += term.coefficient * bounds.lower } else { open.terms.append(term) }
    }
    return open
  }

  /// Adds a sum that is minimised.
  mutating func add(minimized terms: [LinearProgram.Term], in network: BoundsNetwork) {
    for term in terms where !network.columns[term.column].isFixed {
      pieces.append(Piece(column: term.column, bend: .infinity, rise: 0, slope: term.coefficient))
    }
  }

  /// Adds a constraint that may be missed at a price.
  mutating func add(_ preference: TierPreferences.Preference, in network: BoundsNetwork) {
    let (terms, constant) = Self.open(preference.expression, in: network)
    guard let term = terms.first else { return }
    guard terms.count == 1 else {
      joint.append(.init(terms: terms, bounds: Bounds(relation: preference.relation, constant: constant)))
      return
    }
    let price = preference.weight * abs(term.coefficient)
    let pricesExcess = preference.relation == .equal || (preference.relation == .lessOrEqual) == (term.coefficient > 0)
    let pricesLack = preference.relation == .equal || !pricesExcess
    pieces.append(
      Piece(
        column: term.column, bend: -constant / term.coefficient,
        rise: (pricesExcess ? price : 0) + (pricesLack ? price : 0),
        slope: pricesLack ? -price : 0))
  }

  /// Adds a member of a fair share, and what it demands.
  mutating func add(member expression: TieredModel.Expression, upTo demand: Double, in network: BoundsNetwork) {
    let (terms, constant) = Self.open(expression, in: network)
    guard let term = terms.first else { return }
    if terms.count == 1 {
      members.append(Member(column: term.column, coefficient: term.coefficient, constant: constant, demand: demand))
    } else if kind == .demands {
      joint.append(.init(terms: terms, bounds: Bounds(demand - constant, .infinity)))
    } else {
      hasJointMembers = true
      joint.append(.init(terms: terms, bounds: .free))
    }
  }
}
