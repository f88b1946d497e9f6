internal import LinearModel

// Giving a solver what structure could not decide.
extension Presolver {
  /// Solves the parts that some columns are in, with all tiers from one on.
  ///
  /// - Parameter previous: The priority down to which the probes were measured.
  /// - Returns: Whether there is an answer.
  mutating func solveParts(
    around seeds: [Int], fromTier tier: Int, previous: Priority, on solver: BudgetedSolver
  ) throws -> Bool {
    let seeds = seeds.filter { !network.columns[$0].isFixed }
    guard !seeds.isEmpty else { return true }
    for part in SolverPart.parts(around: seeds, of: self, fromTier: tier) {
      guard try solve(part, previous: previous, on: solver) else { return false }
    }
    return true
  }

  private mutating func solve(
    _ part: SolverPart, previous: Priority, on solver: BudgetedSolver
  ) throws -> Bool {
    let assembly = Assembly(part.model)
    var answer: TierRun.Answer?
    let table = ProbeTable(
      part.probes.map { probe in
        ProbeTable.Entry(
          terms: probe.terms, range: probes.entries[probe.index].range,
          decidedBy: probes.entries[probe.index].decidedBy)
      })
    try solver.withSession(on: assembly.program) { session in
      var tiers = TierRun(assembly, probes: table, budget: solver.budget, trail: warmStart?.trail())
      answer = try tiers.run(after: previous, in: &session, variableCount: part.columns.count)
    }
    guard let answer else { return false }
    if answer.hasEndlessSum {
      // The rest of the sum may be in other parts, which only the whole program sees.
      hasUnboundedPreference = true
      return false
    }
    effort += answer.effort
    if let trail = answer.trail { warmStart?.keep(trail) }
    for (probe, result) in zip(part.probes, answer.probes) { take(result, forProbe: probe.index) }
    for (column, value) in zip(part.columns, answer.values) { network.settle(column, at: value) }
    for row in part.rows { network.kill(row) }
    return true
  }

  /// Takes what a solver measured; what is fixed outside of its part is added.
  private mutating func take(_ result: Solution.Probe, forProbe probe: Int) {
    if probes.entries[probe].range == nil {
      let fixed = StagePreferences.open((probes.entries[probe].terms, 0), in: network).constant
      probes.entries[probe].range = Bounds(result.lower + fixed, result.upper + fixed)
    }
    probes.entries[probe].decidedBy = result.decidedBy
  }
}

/// Columns that are connected, with everything that is about them from one tier on, as a model of its own.
struct SolverPart {
  /// The columns in canonical order; their position is their index in the part's model.
  private(set) var columns: [Int] = []
  /// The rows of the network that are part of it.
  private(set) var rows: [Int] = []
  /// The probes that are about its columns and were not decided yet, with their terms in the part's model.
  private(set) var probes: [(index: Int, terms: [LinearProgram.Term])] = []
  private(set) var model = TieredModel(columns: [])

  /// The parts around some columns, by their first column.
  static func parts(around seeds: [Int], of presolver: Presolver, fromTier tier: Int) -> [SolverPart] {
    var partition = PartSplit(presolver, fromTier: tier, seeds: seeds)
    return partition.parts()
  }

  mutating func add(column: Int, _ bounds: Bounds) {
    columns.append(column)
    model.columns.append(bounds)
  }

  /// - Parameter terms: The terms of the row in the part's model.
  mutating func add(row: Int, _ terms: [LinearProgram.Term], _ bounds: Bounds) {
    rows.append(row)
    model.rows.append(.init(terms: terms, bounds: bounds))
  }

  mutating func add(probe: Int, _ terms: [LinearProgram.Term]) { probes.append((probe, terms)) }

  /// Changes the preferences of a tier; tiers come in order.
  mutating func update(_ key: TierPreferences.Key, _ change: (inout TierPreferences) -> Void) {
    if model.tiers.last?.key != key { model.tiers.append(TierPreferences(key: key)) }
    change(&model.tiers[model.tiers.count - 1])
  }

  /// Notes that there is a tier of a priority, though nothing may be preferred in it here: what is open is measured behind it.
  mutating func note(_ priority: Priority) {
    guard model.tiers.last?.key.priority != priority else { return }
    model.tiers.append(TierPreferences(key: .init(priority: priority, depth: .max)))
  }
}
