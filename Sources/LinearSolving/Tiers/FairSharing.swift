internal import LinearModel

/// Lexicographic max-min over the members of pools: the smallest as large as possible, then the next smallest, and so on,
/// each up to what it demands.
///
/// Each round raises the level that all open members reach. Members that demand no more than that are content: they are kept
/// at what they demand, and the round is repeated without them, since the others may rise further then; so the level comes up
/// from below, and few rounds pass many demands. Where all demand more, members whose row has a non-zero reduced cost cannot
/// rise in any optimum, so they are settled at the level; the others go on. Pools that share no open column have levels of
/// their own and rise in the same solves. Source: Ogryczak, Pióro and Tomaszewski, *Telecommunications network design and max-min
/// optimization problem* (2005), for the rounds; here the reduced costs pick settled members, and further solves only those that
/// they leave in doubt.
struct FairSharing {
  /// A set of members that rise together.
  struct Group {
    let level: Int
    var open: [Tier.Pool.Member]

    /// The level at which all open members are content.
    var ceiling: Double { open.reduce(-.infinity) { max($0, $1.demand) } }
  }

  var groups: [Group]
  /// Whether rows were changed at the vertex where the session stands.
  private var isVertexInDoubt = false

  init(_ pools: [Tier.Pool], on face: borrowing OptimalFace) {
    groups = Self.groups(of: pools, on: face)
  }

  /// Shares out, narrowing the face.
  ///
  /// - Returns: The pools whose level can rise without end, joined where they are coupled. What they settled before stays.
  mutating func run(
    on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws -> [Tier.Pool] {
    var endless: [Tier.Pool] = []
    for index in groups.indices { try start(&groups[index], on: &face, in: &session) }
    while true {
      let rising = groups.filter { !$0.open.isEmpty }
      if rising.isEmpty || face.isUnique {
        try findVertex(of: &face, in: &session)
        return endless
      }
      let objective = rising.map { LinearProgram.Term($0.level, -1) }
      let status = try face.minimize(objective, in: &session)
      isVertexInDoubt = false
      switch status {
      case .optimal:
        if try releaseContent(on: &face, in: &session) { continue }
        try settle(afterMinimizing: objective, on: &face, in: &session)
        try settleStuck(on: &face, in: &session)
      case .unbounded: endless += try takeOutEndless(on: &face, in: &session)
      case .infeasible: throw LayoutError.lostFace
      }
    }
  }

  // MARK: Rounds

  /// Switches a group's rows on, with the level where its members are already, so that no solve is needed to get there.
  private func start(
    _ group: inout Group, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    group.open.removeAll { !face.canMove($0) }
    guard let lowest = group.open.map({ face.value(of: $0.terms) + $0.constant }).min() else { return }
    for member in group.open where member.demand <= lowest { try keepContent(member, on: &face, in: &session) }
    group.open.removeAll { $0.demand <= lowest }
    guard !group.open.isEmpty else { return try face.setColumn(group.level, .fixed(lowest), in: &session) }
    try face.setColumn(group.level, Bounds(lowest, group.ceiling), in: &session)
    for member in group.open {
      try face.setRow(
        member.row, member.risingTerms(level: group.level), Bounds(member.bound(at: 0), .infinity), in: &session)
    }
  }

  /// Takes out the members that have what they demand.
  ///
  /// - Returns: Whether there were any.
  private mutating func releaseContent(
    on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws -> Bool {
    var isReleased = false
    for index in groups.indices where !groups[index].open.isEmpty {
      let level = face.result.columns.values[groups[index].level]
      // Rounding may leave the level this little below what is demanded; nobody is short of anything then.
      let reached = level + OptimalFace.valueTolerance * 1e-3
      let content = groups[index].open.filter { $0.demand <= reached }
      guard !content.isEmpty else { continue }
      let pivot = try pivot(of: groups[index], at: face.result)
      groups[index].open.removeAll { $0.demand <= reached }
      let ceiling = groups[index].ceiling
      try hold(groups[index].level, Bounds(level, max(level, ceiling)), pivot: pivot, on: &face, in: &session)
      for member in content { try keepContent(member, on: &face, in: &session) }
      isReleased = true
    }
    isVertexInDoubt = isReleased
    return isReleased
  }

  private func keepContent(
    _ member: Tier.Pool.Member, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    try face.setRow(member.row, member.ownTerms, Bounds(member.bound(at: member.demand), .infinity), in: &session)
  }

  /// Goes to a point of the face, where rows were changed since the last solve.
  private mutating func findVertex(
    of face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    guard isVertexInDoubt else { return }
    isVertexInDoubt = false
    guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
  }

  /// Makes sure that a level stays where it is when rows let it go.
  ///
  /// - Parameters:
  ///   - level: The column of the level.
  ///   - bounds: What it may be from now on.
  ///   - pivot: A row that holds it.
  private func hold(
    _ level: Int, _ bounds: Bounds, pivot: Int, on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    try face.setColumn(level, bounds, in: &session)
    if face.result.columns.states[level] == .basic {
      // The level is about to leave the tight rows. Out of the basis it cannot make the basis singular.
      try face.exchange(basicColumn: level, nonbasicRow: pivot, in: &session)
    }
  }

  /// The row that holds the level of a group most.
  private func pivot(of group: Group, at result: LinearResult) throws -> Int {
    let held = group.open.max { $0.multiplier(in: result) < $1.multiplier(in: result) }
    guard let held else { throw LayoutError.lostFace }
    return held.row
  }

  /// Takes in what a round showed: who cannot rise, and what cannot move any more.
  private mutating func settle(
    afterMinimizing objective: [LinearProgram.Term], on face: inout OptimalFace,
    in session: inout any LinearSession & ~Copyable
  ) throws {
    for index in groups.indices where !groups[index].open.isEmpty {
      try settleTight(&groups[index], on: &face, in: &session)
    }
    try face.narrow(toOptimaOf: objective, in: &session)
    try face.fixDetermined(in: &session)
    for index in groups.indices {
      for member in groups[index].open where !face.canMove(member) { try drop(member, on: &face, in: &session) }
      groups[index].open.removeAll { !face.canMove($0) }
    }
  }

  private func settleTight(
    _ group: inout Group, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    let level = face.result.columns.values[group.level]
    let multipliers = group.open.map { $0.multiplier(in: face.result) }
    guard let largest = multipliers.max(), largest > 0 else { throw LayoutError.lostFace }
    // Multipliers of one group add up to 1, so the largest is at least one over their number.
    let threshold = largest * 1e-7
    let tight = zip(group.open, multipliers).filter { $1 > threshold }.map(\.0)
    let pivot = try pivot(of: group, at: face.result)
    try hold(group.level, Bounds(level, group.ceiling), pivot: pivot, on: &face, in: &session)
    for member in tight {
      try face.setRow(member.row, member.ownTerms, .fixed(member.bound(at: level)), in: &session)
    }
    let settled = Set(tight.map(\.row))
    group.open.removeAll { settled.contains($0.row) }
  }

  /// Takes a member that cannot move out of the sharing; where it stands is no concern of the others.
  private func drop(
    _ member: Tier.Pool.Member, on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    let isBasic = face.result.rows.states[member.row] == .basic
    let terms = member.ownTerms
    try face.setRow(member.row, terms, isBasic ? .free : .fixed(face.value(of: terms)), in: &session)
  }

  /// Takes out the groups whose own level can rise without end, and switches their members off again.
  private mutating func takeOutEndless(
    on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws -> [Tier.Pool] {
    var endless: [Tier.Pool] = []
    for index in groups.indices where !groups[index].open.isEmpty {
      let group = groups[index]
      guard try face.minimize([.init(group.level, -1)], in: &session) == .unbounded else { continue }
      endless.append(Tier.Pool(level: group.level, members: group.open))
      groups[index].open = []
    }
    guard !endless.isEmpty else { throw LayoutError.lostFace }
    for pool in endless {
      for member in pool.members { try face.setRow(member.row, .free, in: &session) }
      try face.setColumn(pool.level, .fixed(0), in: &session)
    }
    // The present basis may rest on rows that are free now; a vertex is found anew from the rows' own.
    try session.resetBasis()
    guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
    return endless
  }

  // MARK: Groups

  /// Joins pools that are coupled by columns that can still move.
  private static func groups(of pools: [Tier.Pool], on face: borrowing OptimalFace) -> [Group] {
    guard pools.count > 1 else { return pools.map { Group(level: $0.level, open: $0.members) } }
    let columnCount = face.program.columns.count
    var sets = DisjointSets(count: columnCount + pools.count)
    for row in face.program.rows.indices where face.program.rows[row] != .free {
      var first: Int?
      for term in face.program.termRange(ofRow: row) {
        let column = Int(face.program.termColumns[term])
        guard !face.program.columns[column].isFixed else { continue }
        if let first { sets.join(first, column) } else { first = column }
      }
    }
    for (index, pool) in pools.enumerated() {
      for member in pool.members {
        for term in member.terms where !face.program.columns[term.column].isFixed {
          sets.join(columnCount + index, term.column)
        }
      }
    }
    var groupOfSet: [Int: Int] = [:]
    var groups: [Group] = []
    for (index, pool) in pools.enumerated() {
      let root = sets.find(columnCount + index)
      if let group = groupOfSet[root] {
        groups[group].open += pool.members
      } else {
        groupOfSet[root] = groups.count
        groups.append(Group(level: pool.level, open: pool.members))
      }
    }
    return groups
  }
}

extension Tier.Pool.Member {
  /// By how much the level would rise with what its row asks for.
  fileprivate func multiplier(in result: LinearResult) -> Double { abs(result.rows.reducedCosts[row]) / scale }
}

extension OptimalFace {
  /// Whether a member has a column that is not fixed.
  fileprivate func canMove(_ member: Tier.Pool.Member) -> Bool {
    member.terms.contains { !program.columns[$0.column].isFixed }
  }
}

extension LayoutError {
  /// A face that was reached by a solve has a point, so losing it is a fault of the solver.
  static let lostFace = LayoutError(
    .solverFailed,
    "The solver lost a solution that it had found. Lengths that differ by many orders of magnitude can cause this.")
}
