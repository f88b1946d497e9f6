internal import LinearModel

/// Solves the tiers of an assembly from strong to weak, probing what is open on the way.
struct TierRun: ~Copyable {
  private let assembly: Assembly
  private var face: OptimalFace
  private var probes: ProbeTable
  /// Pools whose level could rise without end; they are shared out again once the total is as small as possible.
  private var postponed: [Tier.Pool] = []
  private var hasEndlessSum = false

  /// - Parameters:
  ///   - assembly: What is solved.
  ///   - probes: The sums to be measured, with what is known about them already.
  ///   - budget: What all of it may take.
  ///   - trail: Where the solves of the last run on a model like this one ended; `nil` where nobody asks.
  ///   - recordsSolves: Whether the programs of all solves are kept.
  init(
    _ assembly: Assembly, probes: ProbeTable, budget: SolveBudget, trail: BasisTrail?, recordsSolves: Bool = false
  ) {
    self.assembly = assembly
    self.probes = probes
    let levels = assembly.tiers.flatMap { ($0.demands.map { [$0.level] } ?? []) + $0.pools.map(\.level) }
    face = OptimalFace(
      assembly.program, levels: Set(levels), budget: budget, trail: trail, recordsSolves: recordsSolves)
  }

  /// The solves so far, if they are kept.
  var records: [SolveRecord]? { face.records }

  /// What a run came to: the columns' values and the probes, both as scaled.
  struct Answer {
    let values: [Double]
    let probes: [Solution.Probe]
    let effort: Solution.Effort
    /// Where its solves ended.
    var trail: BasisTrail?
    /// Whether a sum has no smallest value, so that nothing was asked by it.
    ///
    /// Of columns that the sum has elsewhere nothing is asked by it either.
    var hasEndlessSum = false
  }

  /// Solves all tiers; `nil` where the required tier has no answer.
  ///
  /// - Parameters:
  ///   - previous: The priority down to which everything is decided already.
  ///   - variableCount: How many of the first columns are the model's own variables.
  mutating func run(
    after previous: Priority = .required, in session: inout any LinearSession & ~Copyable, variableCount: Int
  ) throws -> Answer? {
    guard try face.minimize([], in: &session) == .optimal else { return nil }
    var previous = previous
    for tier in assembly.tiers {
      try cross(from: previous, to: tier.priority, in: &session)
      previous = tier.priority
      face.priority = tier.priority
      if face.isUnique { continue }
      try solve(tier, in: &session)
    }
    try cross(from: previous, to: nil, in: &session)
    try decideTheRest(variableCount: variableCount, in: &session)
    var effort = Solution.Effort()
    effort.programs = 1
    effort.rows = face.program.rows.count
    effort.columns = face.program.columns.count
    effort.nonzeros = face.program.termCount
    effort.solves = face.solves
    effort.iterations = face.result.iterations
    return Answer(
      values: Array(face.result.columns.values.prefix(variableCount)), probes: probes.results, effort: effort,
      trail: face.trail, hasEndlessSum: hasEndlessSum)
  }

  // MARK: Tiers

  private mutating func solve(_ tier: Tier, in session: inout any LinearSession & ~Copyable) throws {
    try minimize(tier.objective, in: &session)
    for keeping in tier.keeping where !face.isUnique { try face.minimize(keeping, in: &session) }
    if let demands = tier.demands {
      var sharing = FairSharing([demands], on: face)
      // Demands are finite, so their level cannot rise without end.
      guard try sharing.run(on: &face, in: &session).isEmpty else { throw LayoutError.lostFace }
    }
    try share(tier.pools, in: &session)
    for goal in tier.ordered {
      for terms in goal where !face.isUnique {
        try minimize(terms.map { .init($0.column, -$0.coefficient) }, in: &session)
      }
    }
  }

  /// Minimises an objective and narrows the face to its optima.
  ///
  /// What has no smallest value says nothing and is passed over.
  private mutating func minimize(
    _ objective: [LinearProgram.Term], in session: inout any LinearSession & ~Copyable
  ) throws {
    guard !objective.isEmpty, !face.isUnique else { return }
    switch try face.minimize(objective, in: &session) {
    case .optimal: try face.narrow(toOptimaOf: objective, in: &session)
    case .unbounded: hasEndlessSum = true
    case .infeasible: throw LayoutError.lostFace
    }
  }

  private mutating func share(
    _ pools: [Tier.Pool], in session: inout any LinearSession & ~Copyable
  ) throws {
    guard !pools.isEmpty, !face.isUnique else { return }
    var sharing = FairSharing(pools, on: face)
    postponed += try sharing.run(on: &face, in: &session)
  }

  // MARK: Between tiers

  /// Does what belongs between two priorities: ambiguity is measured below `align`, sharing resumes below `total`.
  private mutating func cross(
    from upper: Priority, to lower: Priority?, in session: inout any LinearSession & ~Copyable
  ) throws {
    if let crossing = ProbeTable.Crossing(from: upper, to: lower) { try probes.take(crossing, on: &face, in: &session) }
    let lowest = lower?.rawValue ?? -1
    if upper >= .total, lowest < Priority.total.rawValue, !postponed.isEmpty {
      let pools = postponed
      face.priority = .total
      postponed = []
      try share(pools, in: &session)
      postponed = []
    }
  }

  /// Decides what no tier did: each variable in turn is as near to zero as it can be, in canonical order.
  private mutating func decideTheRest(
    variableCount: Int, in session: inout any LinearSession & ~Copyable
  ) throws {
    if face.isUnique { return }
    face.priority = Priority(rawValue: 0) ?? face.priority
    for column in 0..<variableCount where !face.program.columns[column].isFixed {
      if face.isUnique { return }
      try settleNearZero(column, in: &session)
    }
  }

  private mutating func settleNearZero(
    _ column: Int, in session: inout any LinearSession & ~Copyable
  ) throws {
    // Narrowing by reduced costs is exact; fixing at a rounded optimum could miss an equality by that rounding. What reaches
    // zero by no more than the solver's own tolerance may not reach it at all: fixed there it would have no answer.
    let tolerance = 1e-9
    if try face.extreme([.init(column, 1)], .least, in: &session) >= -tolerance {
      return try face.narrow(toOptimaOf: [.init(column, 1)], in: &session)
    }
    if try face.extreme([.init(column, 1)], .greatest, in: &session) <= tolerance {
      return try face.narrow(toOptimaOf: [.init(column, -1)], in: &session)
    }
    try face.setColumn(column, .fixed(0), in: &session)
    guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
  }
}
