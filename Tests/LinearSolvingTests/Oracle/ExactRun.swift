import LinearModel

/// Goes through the tiers of a model from strong to weak, narrowing an exact face.
struct ExactRun {
  private struct Key: Hashable {
    let priority: Priority
    let depth: Int
  }

  private let model: Model
  private let probes: [ExactForm]
  private var face: ExactFace
  private(set) var ranges: [ExactAnswer.Range] = []
  /// Members whose level can rise without end; they share when the total is as small as it can be.
  private var postponed: [ExactForm] = []

  /// Starts with what is required; `nil` where that has no point.
  init?(_ model: Model, probing probes: [LinearExpression]) throws {
    self.model = model
    self.probes = try probes.map { try ExactForm($0) }
    face = ExactFace(dimension: model.names.count)
    for index in model.names.indices {
      let (lower, upper) = (model.lowerBounds[index], model.upperBounds[index])
      if lower.isFinite {
        let bound = ExactForm(constant: try Rational(exactly: lower))
        guard try face.requireNonnegative(ExactForm(index) - bound) else { return nil }
      }
      if upper.isFinite {
        let bound = ExactForm(constant: try Rational(exactly: upper))
        guard try face.requireNonnegative(bound - ExactForm(index)) else { return nil }
      }
    }
    for constraint in model.constraints where constraint.priority == .required {
      guard try require(constraint) else { return nil }
    }
  }

  private mutating func require(_ constraint: Constraint) throws -> Bool {
    let form = try ExactForm(constraint.expression)
    return switch constraint.relation {
    case .lessOrEqual: try face.requireNonnegative(-form)
    case .equal: try face.requireZero(form)
    case .greaterOrEqual: try face.requireNonnegative(form)
    }
  }

  // MARK: Tiers

  mutating func solve() throws {
    let preferences = model.constraints.filter { $0.priority < .required }
    let keys = Set(
      preferences.map { Key(priority: $0.priority, depth: $0.depth) }
        + model.goals.map { Key(priority: $0.priority, depth: $0.depth) })
    let priorities = Set(keys.map(\.priority)).sorted(by: >)
    if !priorities.contains(where: { $0 >= .share }) { try measure() }
    for (index, priority) in priorities.enumerated() {
      for key in keys.filter({ $0.priority == priority }).sorted(by: { $0.depth < $1.depth }) { try solve(key) }
      let next = index + 1 < priorities.count ? priorities[index + 1] : nil
      if priority >= .share, next.map({ $0 < .share }) ?? true { try measure() }
      if priority < .share { try measureAgain(after: priority, isLast: next == nil) }
      if priority >= .total, next.map({ $0 < .total }) ?? true {
        let members = postponed
        _ = try share(members)
        postponed = []
      }
    }
  }

  private mutating func solve(_ key: Key) throws {
    let constraints = model.constraints.filter { $0.priority == key.priority && $0.depth == key.depth }
    let aims = model.goals.filter { $0.priority == key.priority && $0.depth == key.depth }.map(\.aim)
    try minimizeSum(of: constraints.filter { $0.fairness == .sum }, aims)
    for case .minimizeKeeping(let expression, let kept) in aims {
      try minimize(ExactForm(expression), keeping: ExactForm(kept))
    }
    let demands = try constraints.filter { $0.fairness == .leximin }.flatMap { try members(of: $0) }
    _ = try share(demands)
    var pooled: [ExactForm] = []
    for case .leximin(let expressions) in aims { pooled += try expressions.map { try ExactForm($0) } }
    postponed += try share(pooled)
    for case .inOrder(let expressions) in aims {
      for expression in expressions { try face.keepGreatest(ExactForm(expression)) }
    }
  }

  // MARK: Sums

  /// Keeps the points with the least sum of weighted violations and of what is to be small.
  private mutating func minimizeSum(of constraints: [Constraint], _ aims: [Goal.Aim]) throws {
    var sum = ExactForm(constant: .zero)
    var trial = face
    for constraint in constraints {
      let form = try ExactForm(constraint.expression)
      let violation = ExactForm(trial.addQuantity())
      var holds = try trial.requireNonnegative(violation)
      if constraint.relation != .greaterOrEqual { holds = try trial.requireNonnegative(violation - form) && holds }
      if constraint.relation != .lessOrEqual { holds = try trial.requireNonnegative(violation + form) && holds }
      precondition(holds, "A violation can be as large as it must be.")
      sum = try sum + violation.scaled(by: Rational(exactly: constraint.weight))
    }
    for case .minimize(let expression) in aims { sum = try sum + ExactForm(expression) }
    guard try trial.least(sum) != nil else { return }
    try trial.keepLeast(sum)
    face = trial
  }

  /// Keeps the points with the least value that a form can have where another one is least.
  private mutating func minimize(_ form: ExactForm, keeping kept: ExactForm) throws {
    guard try face.least(form) != nil else { return }
    var best = face
    if try best.least(kept) != nil { try best.keepLeast(kept) }
    guard let needed = try best.least(form) else { return }
    let holds = try face.requireNonnegative(ExactForm(constant: needed) - form)
    precondition(holds, "What is least somewhere is reached there.")
  }

  // MARK: Sharing

  /// What a constraint has of its demand, as quantities of their own that cannot be more than that.
  private mutating func members(of constraint: Constraint) throws -> [ExactForm] {
    let form = try ExactForm(constraint.expression)
    let demand = try ExactForm(constant: Rational(exactly: constraint.demand))
    let sides =
      switch constraint.relation {
      case .lessOrEqual: [-form]
      case .equal: [form, -form]
      case .greaterOrEqual: [form]
      }
    return try sides.map { side in
      let had = ExactForm(face.addQuantity())
      try Self.hold(face.requireNonnegative(demand - had))
      try Self.hold(face.requireNonnegative(side + demand - had))
      return had
    }
  }

  /// Makes the smallest member as large as it can be, then the next smallest, and so on.
  ///
  /// - Returns: The members that can all rise together without end.
  private mutating func share(_ members: [ExactForm]) throws -> [ExactForm] {
    var open = members
    while !open.isEmpty {
      var trial = face
      let level = ExactForm(trial.addQuantity())
      for member in open { try Self.hold(trial.requireNonnegative(member - level)) }
      guard let reached = try trial.greatest(level) else { return open }
      try trial.keepGreatest(level)
      let floor = ExactForm(constant: reached)
      var rest: [ExactForm] = []
      for member in open {
        if try trial.greatest(member) == reached {
          try Self.hold(face.requireZero(member - floor))
        } else {
          rest.append(member)
        }
      }
      precondition(rest.count < open.count, "One of the smallest cannot rise, or the level could.")
      open = rest
    }
    return []
  }

  private static func hold(_ isPossible: Bool) {
    precondition(isPossible, "What an optimum keeps is possible.")
  }

  // MARK: Ranges

  private mutating func measure() throws {
    ranges = try probes.map { ExactAnswer.Range(lower: try face.least($0), upper: try face.greatest($0)) }
  }

  private mutating func measureAgain(after priority: Priority, isLast: Bool) throws {
    for (index, probe) in probes.enumerated() where ranges[index].isOpen && ranges[index].decidedBy == nil {
      let least = isLast ? nil : try face.least(probe)
      let isSettled = try isLast || (least != nil && least == face.greatest(probe))
      if isSettled { ranges[index].decidedBy = priority }
    }
  }

  /// Takes each variable as near to zero as it can be, in the order of names.
  mutating func settleNearZero() throws -> [Rational] {
    let order = model.names.indices.sorted { (model.names[$0], $0) < (model.names[$1], $1) }
    for index in order {
      let variable = ExactForm(index)
      if let least = try face.least(variable), !least.isNegative {
        try face.keepLeast(variable)
      } else if let greatest = try face.greatest(variable), !greatest.isPositive {
        try face.keepGreatest(variable)
      } else {
        try Self.hold(face.requireZero(variable))
      }
    }
    return try model.names.indices.map { index in
      guard let value = try face.least(ExactForm(index)) else { preconditionFailure("Every variable is settled.") }
      return value
    }
  }
}
