import LayoutTestSupport
import LinearModel

/// A small model that nobody prepared, and what to probe in it; the same for the same seed.
///
/// All numbers are small and whole, so that exact fractions can follow every step.
struct RandomModel {
  /// What a random model looks like.
  enum Style: CaseIterable {
    /// Anything that a model can hold: signs, equalities, free variables, goals of each kind in any tier.
    case anything
    /// The same with more of everything, and most constraints tight at one point: many bases for one vertex.
    case crowded
    /// The same as anything, with lengths from millionths to thousands of millions in one model.
    case wide
    /// What a layout compiles into: tracks, spans, a container, hugs, shares, a total and a tie-break.
    case layout
  }

  let seed: UInt64
  private(set) var model = Model()
  /// The variables, and a few sums of them.
  private(set) var probes: [LinearExpression] = []

  init(seed: UInt64, style: Style = .anything) {
    self.seed = seed
    switch style {
    case .anything, .crowded, .wide:
      var maker = AnythingMaker(seed: seed, isCrowded: style == .crowded, isWide: style == .wide)
      (model, probes) = maker.make()
    case .layout:
      var maker = LayoutMaker(seed: seed)
      (model, probes) = maker.make()
    }
  }
}

/// Makes models that hold anything.
private struct AnythingMaker {
  private static let priorities: [Priority] = [.strong, .ideal, .fill, .weak, .hug, .share, .total, .policy]
  /// How often a model is built around a point, so that it has an answer whatever it asks for.
  private static let chanceOfPoint = 0.85

  private let isCrowded: Bool
  private let isWide: Bool
  private var random: SeededGenerator
  private var model = Model()
  private var point: [Double] = []
  private var hasPoint = false
  private var statementCount = 0
  /// Tiers that hold a goal whose kind does not mix with its like: which of two comes first is no matter of the definition.
  private var orderedTiers: Set<[Double]> = []

  init(seed: UInt64, isCrowded: Bool, isWide: Bool) {
    self.isCrowded = isCrowded
    self.isWide = isWide
    random = SeededGenerator(seed: seed)
  }

  mutating func make() -> (Model, [LinearExpression]) {
    let count = isCrowded ? integer(4...7) : integer(2...5)
    point = (0..<count).map { _ in length(-10...20) }
    hasPoint = random.chance(Self.chanceOfPoint)
    for index in 0..<count { addVariable(index) }
    for _ in 0..<(isCrowded ? integer(4...10) : integer(0...5)) { addRequired() }
    for _ in 0..<(isCrowded ? integer(2...10) : integer(0...6)) { addPreference() }
    for _ in 0..<(isCrowded ? integer(1...6) : integer(0...4)) { addGoal() }
    let variables = (0..<count).map { LinearExpression(Variable(index: $0)) }
    return (model, variables + [expression(), expression()])
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// A number of the range, of any size in a wide model.
  ///
  /// From 2^-18 to 2^27 sums of a few lengths with small coefficients have 53 bits at most: they are exact.
  private mutating func length(_ range: ClosedRange<Int>) -> Double {
    let number = integer(range)
    guard isWide else { return Double(number) }
    return Double(number % 10) * Double(sign: .plus, exponent: integer(-18...27), significand: 1)
  }

  private mutating func addVariable(_ index: Int) {
    let about = hasPoint ? point[index] : length(-10...20)
    let (kind, reach) = (integer(0...9), length(0...12))
    // Names in another order than the variables, as containers within containers have them.
    let name = Variable.Name("v", (index * 3) % 7)
    switch kind {
    case 0...2: _ = model.addVariable(name)
    case 3...5: _ = model.addVariable(name, lower: min(about, 0))
    case 6, 7: _ = model.addVariable(name, lower: about - reach, upper: about + length(0...12))
    case 8: _ = model.addVariable(name, upper: about + reach)
    default: _ = model.addVariable(name, lower: about - reach)
    }
  }

  /// One to three terms with whole coefficients up to 3, and a constant.
  private mutating func expression() -> LinearExpression {
    var expression = LinearExpression(constant: length(-30...30))
    for _ in 0..<integer(1...3) {
      let coefficient = random.chance(0.5) ? 1 : integer(-3...3)
      expression.terms.append(.init(Variable(index: integer(0...point.count - 1)), Double(coefficient)))
    }
    return expression
  }

  private mutating func relation() -> Relation {
    Relation(rawValue: integer(0...2)) ?? .equal
  }

  private mutating func addRequired() {
    var constraint = Constraint(expression(), relation(), statement: Statement(index: statementCount))
    statementCount += random.chance(0.8) ? 1 : 0
    if hasPoint {
      if isCrowded, constraint.relation == .equal, random.chance(0.6) { constraint.relation = .lessOrEqual }
      let value = constraint.expression.evaluated { point[$0.index] }
      let room = random.chance(isCrowded ? 0.9 : 0.4) ? 0 : length(0...15)
      let wanted =
        switch constraint.relation {
        case .lessOrEqual: -room
        case .equal: 0.0
        case .greaterOrEqual: room
        }
      constraint.expression.constant += wanted - value
    }
    model.add(constraint)
    if random.chance(0.2) { model.add(restated(constraint)) }
  }

  /// The same constraint in other words, sometimes a little looser.
  private mutating func restated(_ constraint: Constraint) -> Constraint {
    var copy = constraint
    let factor = [1.0, 2, 3, -1, -2][integer(0...4)]
    if copy.relation == .greaterOrEqual { copy.expression.constant += length(0...3) }
    copy.expression = copy.expression * factor
    if factor < 0, copy.relation != .equal {
      copy.relation = copy.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
    }
    return copy
  }

  private mutating func priority() -> Priority {
    Self.priorities[integer(0...Self.priorities.count - 1)]
  }

  private mutating func addPreference() {
    let priority = priority()
    let isFair = random.chance(priority == .ideal ? 0.7 : 0.2)
    var constraint = Constraint(
      expression(), relation(), priority: priority, weight: Double(integer(1...3)), fairness: isFair ? .leximin : .sum,
      demand: isFair && random.chance(0.5) ? length(-5...20) : 0, depth: random.chance(0.8) ? 0 : integer(-1...1))
    // In a crowded model the preferences meet where the required constraints do.
    if isCrowded, random.chance(0.5) {
      constraint.expression.constant -= constraint.expression.evaluated { point[$0.index] }
    }
    model.add(constraint)
    if random.chance(0.15) { model.add(restated(constraint)) }
  }

  private mutating func addGoal() {
    let (priority, depth) = (priority(), random.chance(0.8) ? 0 : integer(0...1))
    let members = (0..<integer(1...3)).map { _ in expression() }
    switch integer(0...9) {
    case 0...2: model.add(Goal(.minimize(members[0]), priority: priority, depth: depth))
    case 3, 4:
      guard orderedTiers.insert([0, priority.rawValue, Double(depth)]).inserted else { return }
      model.add(Goal(.minimizeKeeping(members[0], kept: expression()), priority: priority, depth: depth))
    case 5...7: model.add(Goal(.leximin(members), priority: priority, depth: depth))
    default:
      guard orderedTiers.insert([1, priority.rawValue, Double(depth)]).inserted else { return }
      model.add(Goal(.inOrder(members), priority: priority, depth: depth))
    }
  }
}

/// Makes models that look like those of a row or a grid.
private struct LayoutMaker {
  private var random: SeededGenerator
  private var model = Model()
  private var tracks: [Variable] = []
  private var ownLengths: [Int] = []
  private var gap = 0
  private var statementCount = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func make() -> (Model, [LinearExpression]) {
    gap = integer(0...2) * 5
    for index in 0..<integer(2...5) {
      tracks.append(model.addVariable(.init("column", index), lower: 0))
      ownLengths.append(random.chance(0.6) ? integer(0...12) * 5 : 0)
    }
    let width = model.addVariable("width")
    model.add(span(tracks.indices) == width)
    for _ in 0..<integer(0...3) { addSpan() }
    let hasContainer = random.chance(0.7)
    if hasContainer { addContainer(width) }
    let flexible = tracks.indices.filter { _ in random.chance(0.4) }
    if hasContainer, !flexible.isEmpty { model.add(Goal(.minimize(-width), priority: .fill)) }
    addLengths(of: flexible, keeping: width)
    addShares(of: flexible)
    model.add(Goal(.minimize(LinearExpression(width)), priority: .total))
    addRelations()
    addTieBreak()
    return (model, tracks.map { LinearExpression($0) } + [span(0..<2)])
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func statement() -> Statement {
    statementCount += 1
    return Statement(index: statementCount - 1)
  }

  /// The length of neighbouring tracks and the gaps between them.
  private func span(_ range: Range<Int>) -> LinearExpression {
    LinearExpression(terms: range.map { .init(tracks[$0]) }, constant: Double(gap * (range.count - 1)))
  }

  private mutating func addSpan() {
    let first = integer(0...tracks.count - 2)
    let range = first..<(first + integer(2...tracks.count - first))
    let length = Double(integer(4...30) * 5)
    if random.chance(0.6) {
      model.add((span(range) >= length).stated(statement()))
    } else {
      addIdeal(length, of: span(range))
    }
  }

  /// Lengths are levelled, or what they miss.
  private mutating func addIdeal(_ ideal: Double, of length: LinearExpression) {
    model.add(
      Constraint(
        length - ideal, .greaterOrEqual, priority: .ideal, fairness: .leximin,
        demand: random.chance(0.8) ? ideal : 0))
  }

  private mutating func addContainer(_ width: Variable) {
    let container = Double(integer(12...60) * 5)
    let isStrict = random.chance(0.8)
    model.add(
      Constraint(
        width - container, .lessOrEqual, priority: isStrict ? .required : .fit, statement: isStrict ? statement() : nil)
    )
  }

  /// Minimums, ideals and hugs.
  private mutating func addLengths(of flexible: [Int], keeping width: Variable) {
    var growth = LinearExpression()
    let keepsTotal = random.chance(0.4)
    for (index, track) in tracks.enumerated() where ownLengths[index] > 0 {
      let length = Double(ownLengths[index])
      if random.chance(0.7) {
        model.add((track >= length).stated(statement()))
      } else {
        addIdeal(length, of: LinearExpression(track))
      }
      if flexible.contains(index) { continue }
      if keepsTotal {
        let grown = model.addVariable(.init("growth", index), lower: 0)
        model.add(track - length <= grown)
        growth = growth + grown
      } else {
        model.add((track <= length).prioritized(.hug, weight: Double(integer(1...2))))
      }
    }
    if !growth.terms.isEmpty { model.add(Goal(.minimizeKeeping(growth, kept: width.expression), priority: .hug)) }
  }

  private mutating func addShares(of flexible: [Int]) {
    for track in flexible where random.chance(0.3) { model.add(tracks[track] <= Double(integer(1...20) * 5)) }
    let members = flexible.map { LinearExpression(tracks[$0]) }
    let split = random.chance(0.3) ? integer(0...members.count) : 0
    for pool in [members[..<split], members[split...]] where !pool.isEmpty {
      model.add(Goal(.leximin(Array(pool)), priority: .share))
    }
  }

  /// What users say about tracks.
  private mutating func addRelations() {
    let priorities: [Priority] = [.required, .strong, .medium, .weak, .hug]
    while random.chance(0.35) {
      let (left, right) = (tracks[integer(0...tracks.count - 1)], tracks[integer(0...tracks.count - 1)])
      let relation = Relation(rawValue: integer(0...2)) ?? .equal
      model.add(
        Constraint(
          left - Double(integer(1...3)) * right, relation, priority: priorities[integer(0...priorities.count - 1)],
          weight: Double(integer(1...3)), statement: statement()))
    }
  }

  private mutating func addTieBreak() {
    let lengths = tracks.map { LinearExpression($0) }
    let aim: Goal.Aim =
      switch integer(0...4) {
      case 0: .leximin(lengths)
      case 1: .leximin(zip(tracks, ownLengths).map { $0 - Double($1) })
      case 2: .leximin(zip(tracks, ownLengths).map { $0 * Double($1 > 20 ? 2 : 1) - Double($1) })
      case 3: .inOrder(lengths)
      default: .inOrder(lengths.reversed())
      }
    model.add(Goal(aim, priority: .policy))
  }
}
