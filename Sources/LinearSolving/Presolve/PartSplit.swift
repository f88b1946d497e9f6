internal import LinearModel

/// Splits what is still open into parts that have nothing to do with each other from one tier on.
struct PartSplit {
  private let presolver: Presolver
  private let tiers: ArraySlice<TierPreferences>
  private var sets: DisjointSets
  /// By leading column: the part that it leads.
  private var partOfLeader: [Int?]
  /// By column: where it stands in its part.
  private var places: [Int]
  private var found: [SolverPart] = []

  init(_ presolver: Presolver, fromTier tier: Int, seeds: [Int]) {
    self.presolver = presolver
    tiers = presolver.model.tiers[tier...]
    sets = DisjointSets(count: presolver.network.columns.count)
    partOfLeader = Array(repeating: nil, count: presolver.network.columns.count)
    places = Array(repeating: -1, count: presolver.network.columns.count)
    joinRows()
    joinPreferences()
    for probe in presolver.probes.entries where probe.isOpen { join(probe.terms) }
    for seed in seeds.sorted() {
      let leader = sets.find(seed)
      guard partOfLeader[leader] == nil else { continue }
      partOfLeader[leader] = found.count
      found.append(SolverPart())
    }
  }

  mutating func parts() -> [SolverPart] {
    let network = presolver.network
    let open = network.columns.indices.filter { !network.columns[$0].isFixed }
    var creeps = Array(repeating: false, count: found.count)
    for column in open where network.crept(column) {
      if let part = part(of: column) { creeps[part] = true }
    }
    for column in open {
      guard let part = part(of: column) else { continue }
      places[column] = found[part].columns.count
      found[part].add(column: column, creeps[part] ? network.said[column] : network.columns[column])
    }
    for row in network.rows.indices where network.isLive[row] { add(row: row) }
    for (index, probe) in presolver.probes.entries.enumerated() where probe.isOpen {
      if let part = part(of: probe.terms) { found[part].add(probe: index, local(probe.terms, in: part)) }
    }
    for tier in tiers { add(tier) }
    return found
  }

  // MARK: Joining

  private mutating func join(_ terms: [LinearProgram.Term]) {
    var first: Int?
    for term in terms { join(term.column, to: &first) }
  }

  private mutating func join(_ column: Int, to first: inout Int?) {
    guard !presolver.network.columns[column].isFixed else { return }
    if let first { sets.join(first, column) } else { first = column }
  }

  private mutating func joinRows() {
    let network = presolver.network
    for row in network.rows.indices where network.isLive[row] {
      var first: Int?
      for term in network.terms(ofRow: row) { join(network.column(ofTerm: term), to: &first) }
    }
  }

  /// Joins what one preference is about.
  ///
  /// Sums, and the members of a pool, can be met apart, unless a part of a sum has no smallest value.
  private mutating func joinPreferences() {
    for tier in tiers {
      for preference in tier.preferences { join(preference.expression.terms) }
      for keeping in tier.keepings { join(keeping.expression.terms + keeping.kept.terms) }
      for member in tier.demands { join(member.expression.terms) }
      for member in tier.pools.joined() { join(member.terms) }
    }
  }

  // MARK: Dealing out

  private mutating func part(of column: Int) -> Int? { partOfLeader[sets.find(column)] }

  private mutating func part(of terms: [LinearProgram.Term]) -> Int? {
    for term in terms where !presolver.network.columns[term.column].isFixed { return part(of: term.column) }
    return nil
  }

  private mutating func add(row: Int) {
    let network = presolver.network
    let terms = network.terms(ofRow: row).map {
      LinearProgram.Term(network.column(ofTerm: $0), network.coefficient(ofTerm: $0))
    }
    guard let part = part(of: terms) else { return }
    let fixed = StagePreferences.open((terms, 0), in: network).constant
    let bounds = Bounds(network.rows[row].lower - fixed, network.rows[row].upper - fixed)
    found[part].add(row: row, local(terms, in: part), bounds)
  }

  private mutating func add(_ tier: TierPreferences) {
    for part in found.indices { found[part].note(tier.key.priority) }
    for preference in tier.preferences {
      addOpen(preference.expression, to: tier.key) { preferences, expression in
        preferences.preferences.append(
          .init(expression: expression, relation: preference.relation, weight: preference.weight))
      }
    }
    for term in tier.minimized {
      addOpen(([term], 0), to: tier.key) { $0.minimized += $1.terms }
    }
    for keeping in tier.keepings {
      guard let part = part(of: keeping.expression.terms + keeping.kept.terms) else { continue }
      let (sum, kept) = (open(keeping.expression, in: part), open(keeping.kept, in: part))
      found[part].update(tier.key) { $0.keepings.append(.init(expression: sum, kept: kept)) }
    }
    for member in tier.demands {
      addOpen(member.expression, to: tier.key) { $0.demands.append(.init(expression: $1, demand: member.demand)) }
    }
    for pool in tier.pools { addPool(pool, to: tier.key) }
    for goal in tier.ordered { addOrdered(goal, to: tier.key) }
  }

  private mutating func open(_ expression: TieredModel.Expression, in part: Int) -> TieredModel.Expression {
    let (terms, constant) = StagePreferences.open(expression, in: presolver.network)
    return (local(terms, in: part), constant)
  }

  /// Terms in the columns of a part; the others have one value, or are in other parts.
  private mutating func local(_ terms: [LinearProgram.Term], in part: Int) -> [LinearProgram.Term] {
    var local: [LinearProgram.Term] = []
    local.reserveCapacity(terms.count)
    for term in terms where places[term.column] >= 0 && self.part(of: term.column) == part {
      local.append(.init(places[term.column], term.coefficient))
    }
    return local
  }

  private mutating func addOpen(
    _ expression: TieredModel.Expression, to key: TierPreferences.Key,
    _ add: (inout TierPreferences, TieredModel.Expression) -> Void
  ) {
    guard let part = part(of: expression.terms) else { return }
    let local = open(expression, in: part)
    found[part].update(key) { add(&$0, local) }
  }

  private mutating func addPool(_ pool: [TieredModel.Expression], to key: TierPreferences.Key) {
    var members: [Int: [TieredModel.Expression]] = [:]
    for member in pool {
      guard let part = part(of: member.terms) else { continue }
      members[part, default: []].append(open(member, in: part))
    }
    for part in members.keys.sorted() {
      found[part].update(key) { $0.pools.append(members[part] ?? []) }
    }
  }

  /// Expressions that are maximised in order may be about several parts; each part takes its own terms.
  private mutating func addOrdered(_ goal: [TieredModel.Expression], to key: TierPreferences.Key) {
    for part in found.indices {
      let own = goal.map { open($0, in: part) }.filter { !$0.terms.isEmpty }
      if !own.isEmpty { found[part].update(key) { $0.ordered.append(own) } }
    }
  }
}
