internal import LinearModel

// Meeting the preferences of a stage without a solver.
extension Presolver {
  /// Meets what structure alone can meet.
  ///
  /// - Returns: The columns of the preferences that are left to a solver; `nil` where bounds contradict each other.
  mutating func meetByStructure(_ stage: StagePreferences) -> [Int]? {
    var ranges = stage.preferredRanges()
    while true {
      ranges.removeAll { !$0.isEntangled && $0.isMet(within: network.columns[$0.column]) }
      if ranges.isEmpty { return [] }
      residual.build(around: ranges.map(\.column), in: network)
      guard let changed = grantUnhindered(ranges), network.propagate() else { return nil }
      if !changed { break }
    }
    if ranges.contains(where: { $0.isEndless(within: network.columns[$0.column]) }) { hasUnboundedPreference = true }
    var rest: [Int] = []
    for part in parts(of: ranges, stage) where !grantInFull(part, stage) {
      if let shares = fairShares(of: part, stage) {
        for (range, share) in zip(part.ranges, shares) {
          guard network.narrow(range.column, to: share) else { return nil }
        }
        guard network.propagate() else { return nil }
      } else {
        rest += part.ranges.map(\.column)
      }
    }
    return rest
  }

  // MARK: Nothing hinders

  /// Grants what no remaining row hinders: in every best answer the column is no further from its range.
  ///
  /// - Returns: Whether anything changed; `nil` where nothing is left.
  private mutating func grantUnhindered(_ ranges: [PreferredRange]) -> Bool? {
    var changed = false
    for range in ranges where !range.isEntangled && !range.isContradictory {
      let bounds = network.columns[range.column]
      let best = range.best(within: bounds)
      let locks = residual.locks(of: range.column, in: network)
      var granted = bounds
      if !locks.up, best.lower.isFinite { granted.lower = max(granted.lower, best.lower) }
      if !locks.down, best.upper.isFinite { granted.upper = min(granted.upper, best.upper) }
      guard granted != bounds else { continue }
      guard network.narrow(range.column, to: granted) else { return nil }
      // A change within rounding is none.
      if network.columns[range.column] != bounds { changed = true }
    }
    return changed
  }

  // MARK: Parts

  /// Ranges that rows or preferences connect, and whether the rows between them form a tree.
  struct Part {
    var ranges: [PreferredRange] = []
    var rows: [Int] = []
    /// The constraints on several columns that the stage prefers to hold.
    var joint: [Int] = []
    var columns: [Int] = []
    /// How often rows and columns meet.
    var meetings = 0
  }

  private func parts(of ranges: [PreferredRange], _ stage: StagePreferences) -> [Part] {
    // Positions stand for columns, so that the sets are as small as what remains.
    var position: [Int: Int] = [:]
    for (index, column) in residual.columns.enumerated() { position[column] = index }
    var sets = DisjointSets(count: residual.columns.count)
    func join(_ columns: some Sequence<Int>) -> Int? {
      var first: Int?
      for column in columns {
        guard let index = position[column] else { continue }
        if let first { sets.join(first, index) } else { first = index }
      }
      return first
    }
    let rows = residual.rows.map { row in
      (row, first: join(network.terms(ofRow: row).lazy.map { network.column(ofTerm: $0) }))
    }
    let joint = stage.joint.indices.map { ($0, first: join(stage.joint[$0].terms.lazy.map(\.column))) }
    var partOfLeader: [Int: Int] = [:]
    var parts: [Part] = []
    for range in ranges {
      guard let index = position[range.column] else { continue }
      let leader = sets.find(index)
      let part = partOfLeader[leader] ?? parts.count
      if part == parts.count {
        parts.append(Part())
        partOfLeader[leader] = part
      }
      parts[part].ranges.append(range)
    }
    for column in residual.columns {
      guard let index = position[column], let part = partOfLeader[sets.find(index)] else { continue }
      parts[part].columns.append(column)
    }
    for (row, first) in rows {
      guard let first, let part = partOfLeader[sets.find(first)] else { continue }
      parts[part].rows.append(row)
      parts[part].meetings += network.terms(ofRow: row).count { residual.contains(column: network.column(ofTerm: $0)) }
    }
    for (preference, first) in joint {
      guard let first, let part = partOfLeader[sets.find(first)] else { continue }
      parts[part].joint.append(preference)
    }
    return parts
  }

  // MARK: All in full

  /// Tries whether all preferences of a part can hold in full.
  ///
  /// Where the rows form a tree bounds are enough to tell. Elsewhere a point shows it at which all of them do: bounds are no
  /// narrower than what rows allow, so nothing better can be had than the best within them.
  private mutating func grantInFull(_ part: Part, _ stage: StagePreferences) -> Bool {
    guard residual.isCertain, !stage.hasJointMembers else { return false }
    let rowCount = network.rows.count
    let truncationCount = network.truncationCount
    network.mark()
    let isTree = applyInFull(part, stage)
    guard let isTree, network.propagate() else {
      network.undoChanges(toRowCount: rowCount)
      return false
    }
    if isTree && network.truncationCount == truncationCount {
      network.keepChanges()
      return true
    }
    let hasPoint = giveLeastValues(part) && holds(part, stage)
    network.undoChanges(toRowCount: rowCount)
    return hasPoint && applyInFull(part, stage) != nil && network.propagate()
  }

  /// Looks for a point at which all rows of a part hold, by giving each column that has a choice yet its least value.
  ///
  /// Where rows say of two columns only that one is at least the other, or by how much or how many times, the least values are
  /// such a point (Bellman, *On a routing problem*, 1958, for differences; Hochbaum and Naor, *Simple and fast algorithms for
  /// linear and integer programs with two variables per inequality*, 1994, for multiples). Elsewhere it mostly is found, since
  /// bounds travel on after each choice. Nothing is taken back on the way.
  private mutating func giveLeastValues(_ part: Part) -> Bool {
    for column in part.columns where !network.columns[column].isFixed {
      let bounds = network.columns[column]
      let value = bounds.lower.isFinite ? bounds.lower : bounds.upper
      guard value.isFinite, network.narrow(column, to: .fixed(value)), network.propagate() else { return false }
    }
    return true
  }

  /// Whether all rows of a part hold, with what a stage prefers, where each column has its least value.
  private func holds(_ part: Part, _ stage: StagePreferences) -> Bool {
    part.rows.allSatisfy { row in
      let terms = network.terms(ofRow: row).lazy
        .map { LinearProgram.Term(network.column(ofTerm: $0), network.coefficient(ofTerm: $0)) }
        .filter { residual.contains(column: $0.column) }
      return network.meets(terms, residual.bounds(ofRow: row))
    } && part.joint.allSatisfy { network.meets(stage.joint[$0].terms, stage.joint[$0].bounds) }
  }

  /// Makes preferences bounds and rows.
  ///
  /// - Returns: Whether the rows are a tree then; `nil` where it is not possible.
  private mutating func applyInFull(_ part: Part, _ stage: StagePreferences) -> Bool? {
    var balance = part.columns.count + part.rows.count - part.meetings
    for preference in part.joint {
      let (row, isNew) = network.addRow(stage.joint[preference].terms, stage.joint[preference].bounds)
      guard isNew || !residual.contains(row: row) else { continue }
      balance += 1 - stage.joint[preference].terms.count { !network.columns[$0.column].isFixed }
    }
    for range in part.ranges {
      let best = range.best(within: network.columns[range.column])
      guard !range.isContradictory, best.lower < .infinity, best.upper > -.infinity,
        network.narrow(range.column, to: best)
      else { return nil }
    }
    return balance == 1
  }

  /// Meets a stage in full where another sum keeps the least value that it has without.
  mutating func meetInFull(
    _ stage: StagePreferences, keeping kept: TieredModel.Expression, _ parts: PartTable
  ) -> Bool {
    let ranges = stage.preferredRanges()
    // Bounds alone tell no more than that it cannot be less; that is the safe side of what must not be passed.
    let least = exactRange(of: kept.terms, parts)?.lower ?? lowerBound(of: kept)
    if !least.isFinite || ranges.contains(where: { $0.isEndless(within: network.columns[$0.column]) }) {
      hasUnboundedPreference = true
      return false
    }
    // Where bounds crept, the best of them lies beside what rows allow, by too little for them to object.
    guard ranges.allSatisfy({ parts.hasArrived(around: $0.column) }) else { return false }
    let rowCount = network.rows.count
    let truncationCount = network.truncationCount
    network.mark()
    let isGranted = ranges.allSatisfy { range in
      let best = range.best(within: network.columns[range.column])
      return best.lower.isFinite && best.upper.isFinite && network.narrow(range.column, to: best)
    }
    if isGranted, network.propagate(), network.truncationCount == truncationCount, isCertain(ranges, parts),
      let needed = exactRange(of: kept.terms, parts)?.lower, needed <= least + OptimalFace.valueTolerance
    {
      network.keepChanges()
      return true
    }
    network.undoChanges(toRowCount: rowCount)
    return false
  }

  /// Whether bounds are exact around all columns of some preferences.
  private func isCertain(_ ranges: [PreferredRange], _ parts: PartTable) -> Bool {
    ranges.allSatisfy { network.columns[$0.column].isFixed || parts.isTree(around: $0.column) }
  }

  /// What a sum would be if each of its columns could have its least value at once.
  private func lowerBound(of expression: TieredModel.Expression) -> Double {
    expression.terms.reduce(0) { $0 + network.columns[$1.column].multiplied(by: $1.coefficient).lower }
  }

  // MARK: One row to share

  /// What a part's columns may be when they share the only row between them fairly; `nil` where that is not the case.
  private func fairShares(of part: Part, _ stage: StagePreferences) -> [Bounds]? {
    guard stage.kind != .sum, part.rows.count == 1, part.joint.isEmpty, part.ranges.count == part.columns.count,
      let row = part.rows.first
    else { return nil }
    let members = Dictionary(stage.members.map { ($0.column, [$0]) }, uniquingKeysWith: +)
    var uses: [Int: Double] = [:]
    for term in network.terms(ofRow: row) { uses[network.column(ofTerm: term)] = network.coefficient(ofTerm: term) }
    var shares: [FairRow.Share] = []
    for range in part.ranges {
      guard let own = members[range.column], own.count == 1, let use = uses[range.column] else { return nil }
      shares.append(.init(own[0], within: network.columns[range.column], use: use))
    }
    let bounds = residual.bounds(ofRow: row)
    return FairRow.ranges(of: shares, capacity: bounds)
  }
}
