internal import LinearModel

/// Solves a model tier by tier where its structure tells the answer, and gives a solver only what remains.
///
/// Bounds travel along rows until nothing changes. A preference then meets one of four cases: nothing hinders it; all preferences of a
/// stage can hold in full, which is certain where the rows between them form a tree, or a point shows it; one row has to be
/// shared, which has a closed form; or the columns that are connected go to the solver, with all tiers from there on. What a tier decided
/// becomes bounds, which travel on, so that rows die and parts fall apart before the next tier comes.
struct Presolver {
  let model: TieredModel
  var network: BoundsNetwork
  var residual: Residual
  /// What equations around a circle tell, one part after the other.
  var classes: AffineClasses
  var probes: ProbeTable
  var effort = Solution.Effort()
  /// Whether a preference may be met better and better without end.
  ///
  /// What such a preference does to others of its tier shows only where all of them are seen at once.
  var hasUnboundedPreference = false
  /// Where the programs of the last model like this one ended; `nil` where nobody asks.
  var warmStart: WarmStart?

  /// - Parameters:
  ///   - model: What is solved.
  ///   - probes: The sums to be measured.
  ///   - warmStart: Where the programs of the last model like this one ended; `nil` where nobody asks.
  init(_ model: TieredModel, probes: [[LinearProgram.Term]], warmStart: WarmStart?) {
    self.model = model
    self.warmStart = warmStart
    self.probes = ProbeTable(probes)
    network = BoundsNetwork(columns: model.columns)
    residual = Residual(columnCount: model.columns.count)
    classes = AffineClasses(columnCount: model.columns.count)
  }

  /// Solves all tiers; `nil` where the required tier has no answer, or the whole program has to tell.
  mutating func run(on solver: BudgetedSolver) throws -> TierRun.Answer? {
    guard load() else { return nil }
    let parts = PartTable(of: network)
    network.limitSteps { !parts.isTree(around: $0) }
    guard network.propagate(), !network.goesRoundWithoutEnd else { return nil }
    var previous = Priority.required
    for tier in model.tiers.indices {
      try solver.budget.check()
      let priority = model.tiers[tier].key.priority
      guard try cross(from: previous, toTier: tier, on: solver), try meet(tier, on: solver) else { return nil }
      previous = priority
    }
    guard try cross(from: previous, toTier: model.tiers.count, on: solver), try decideTheRest(on: solver) else {
      return nil
    }
    // A bound that was too far away, or crept, may have kept a column from its value.
    guard network.columns.allSatisfy(\.isFixed) else { return nil }
    return TierRun.Answer(values: network.columns.map(\.lower), probes: probes.results, effort: effort)
  }

  /// Adds the rows without the columns that have one value; `false` where bounds contradict each other.
  private mutating func load() -> Bool {
    guard network.columns.allSatisfy({ $0.lower <= $0.upper }) else { return false }
    for row in model.rows {
      let (terms, fixed) = StagePreferences.open((row.terms, 0), in: network)
      network.addRow(terms, Bounds(row.bounds.lower - fixed, row.bounds.upper - fixed))
    }
    network.orderRows()
    return true
  }

  // MARK: Tiers

  /// Does what belongs between two priorities.
  ///
  /// - Returns: Whether there is still an answer.
  private mutating func cross(from upper: Priority, toTier tier: Int, on solver: BudgetedSolver) throws -> Bool {
    let lower = tier < model.tiers.count ? model.tiers[tier].key.priority : nil
    guard let crossing = ProbeTable.Crossing(from: upper, to: lower) else { return true }
    return try measure(crossing, previous: upper, tier: tier, on: solver)
  }

  /// Meets the preferences of a tier.
  ///
  /// - Returns: Whether there is still an answer.
  private mutating func meet(_ index: Int, on solver: BudgetedSolver) throws -> Bool {
    let tier = model.tiers[index]
    var sum = StagePreferences(.sum)
    for preference in tier.preferences { sum.add(preference, in: network) }
    sum.add(minimized: tier.minimized, in: network)
    guard try meet(sum, tier: index, on: solver) else { return false }
    guard try meet(tier.keepings, tier: index, on: solver) else { return false }
    var demands = StagePreferences(.demands)
    for member in tier.demands { demands.add(member: member.expression, upTo: member.demand, in: network) }
    guard try meet(demands, tier: index, on: solver) else { return false }
    var pool = StagePreferences(.pool)
    for member in tier.pools.joined() { pool.add(member: member, upTo: .infinity, in: network) }
    guard try meet(pool, tier: index, on: solver) else { return false }
    for expression in tier.ordered.joined() {
      var stage = StagePreferences(.sum)
      let (terms, _) = StagePreferences.open(expression, in: network)
      stage.add(minimized: terms.map { .init($0.column, -$0.coefficient) }, in: network)
      guard try meet(stage, tier: index, on: solver) else { return false }
    }
    return true
  }

  private mutating func meet(_ stage: StagePreferences, tier: Int, on solver: BudgetedSolver) throws -> Bool {
    guard !stage.isEmpty else { return true }
    guard let rest = meetByStructure(stage), !hasUnboundedPreference else { return false }
    return try solveParts(around: rest, fromTier: tier, previous: model.tiers[tier].key.priority, on: solver)
  }

  /// Sums that are minimised while others keep their least values: certain only where that costs the others nothing.
  private mutating func meet(
    _ keepings: [TierPreferences.Keeping], tier: Int, on solver: BudgetedSolver
  ) throws -> Bool {
    guard !keepings.isEmpty else { return true }
    // Meeting preferences only takes ways away, so what is a tree now stays one.
    let parts = PartTable(of: network)
    var rest: [Int] = []
    for keeping in keepings {
      var stage = StagePreferences(.sum)
      stage.add(minimized: keeping.expression.terms, in: network)
      guard !stage.isEmpty, !meetInFull(stage, keeping: keeping.kept, parts) else { continue }
      rest += stage.pieces.map(\.column)
    }
    guard !hasUnboundedPreference else { return false }
    return try solveParts(around: rest, fromTier: tier, previous: model.tiers[tier].key.priority, on: solver)
  }

  // MARK: The end

  /// Decides what no tier did: each column in turn is as near to zero as it can be, in canonical order.
  private mutating func decideTheRest(on solver: BudgetedSolver) throws -> Bool {
    let open = network.columns.indices.filter { !network.columns[$0].isFixed }
    guard !open.isEmpty else { return true }
    let trees = PartTable(of: network)
    let cyclic = open.filter { !trees.isTree(around: $0) }
    for column in open where trees.isTree(around: column) {
      let bounds = network.columns[column]
      guard !bounds.isFixed else { continue }
      guard network.narrow(column, to: .fixed(min(max(0, bounds.lower), bounds.upper))), network.propagate() else {
        return false
      }
    }
    return try solveParts(around: cyclic, fromTier: model.tiers.count, previous: .policy, on: solver)
  }
}
