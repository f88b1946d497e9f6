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
  /// What is granted may set its neighbours free, which are asked again: a chain is granted in one go, from whichever end.
  ///
  /// - Returns: Whether anything changed; `nil` where nothing is left.
  private mutating func grantUnhindered(_ ranges: [PreferredRange]) -> Bool? {
    var changed = false
    var pending = Array(ranges.indices.reversed())
    while let next = pending.popLast() {
      let range = ranges[next]
      guard !range.isEntangled, !range.isContradictory else { continue }
      let bounds = network.columns[range.column]
      let granted = unhindered(range, within: bounds)
      guard granted != bounds else { continue }
      guard network.narrow(range.column, to: granted) else { return nil }
      // A change within rounding is none.
      guard network.columns[range.column] != bounds else { continue }
      changed = true
      residual.appendNeighbours(of: range.column, to: &pending, in: network)
    }
    return changed
  }

  /// The bounds of a column without what no remaining row hinders it from leaving.
  private func unhindered(_ range: PreferredRange, within bounds: Bounds) -> Bounds {
    let best = range.best(within: bounds)
    let locks = residual.locks(of: range.column, in: network)
    var granted = bounds
    if !locks.up, best.lower.isFinite { granted.lower = max(granted.lower, best.lower) }
    if !locks.down, best.upper.isFinite { granted.upper = min(granted.upper, best.upper) }
    return granted
  }

  // MARK: Parts

  /// Ranges that rows or preferences connect, and whether the rows between them form a tree.
  struct Part {
    /// In the order of their columns.
    var ranges: [PreferredRange] = []
    /// The members of a fair share that are about its columns.
    var members: [Int] = []
    var rows: [Int] = []
    /// The constraints on several columns that the stage prefers to hold.
    var joint: [Int] = []
    var columns: [Int] = []
    /// How often rows and columns meet.
    var meetings = 0
  }

  private func parts(of ranges: [PreferredRange], _ stage: StagePreferences) -> [Part] {
    // Places stand for columns, so that the sets are as small as what remains.
    var sets = DisjointSets(count: residual.columns.count)
    func join(_ column: Int, to first: inout Int?) {
      guard let place = residual.place(of: column) else { return }
      if let first { sets.join(first, place) } else { first = place }
    }
    let rows = residual.rows.map { row in
      var first: Int?
      for term in network.terms(ofRow: row) { join(network.column(ofTerm: term), to: &first) }
      return (row, first: first)
    }
    let joint = stage.joint.indices.map { preference in
      var first: Int?
      for term in stage.joint[preference].terms { join(term.column, to: &first) }
      return (preference, first: first)
    }
    var partOfLeader = Array(repeating: Int?.none, count: residual.columns.count)
    var parts: [Part] = []
    for range in ranges {
      guard let place = residual.place(of: range.column) else { continue }
      let leader = sets.find(place)
      let part = partOfLeader[leader] ?? parts.count
      if part == parts.count {
        parts.append(Part())
        partOfLeader[leader] = part
      }
      parts[part].ranges.append(range)
    }
    for (place, column) in residual.columns.enumerated() {
      guard let part = partOfLeader[sets.find(place)] else { continue }
      parts[part].columns.append(column)
    }
    for (index, member) in stage.members.enumerated() {
      guard let place = residual.place(of: member.column), let part = partOfLeader[sets.find(place)] else { continue }
      parts[part].members.append(index)
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

  // MARK: One row to share

  /// What a part's columns may be when they share the only row between them fairly; `nil` where that is not the case.
  private func fairShares(of part: Part, _ stage: StagePreferences) -> [Bounds]? {
    guard stage.kind != .sum, part.rows.count == 1, part.joint.isEmpty, part.ranges.count == part.columns.count,
      part.members.count == part.ranges.count, let row = part.rows.first
    else { return nil }
    // All are in the order of the columns, of which each has one member and is in the row.
    let members = part.members.map { stage.members[$0] }.sorted { $0.column < $1.column }
    let terms = network.terms(ofRow: row).filter { residual.contains(column: network.column(ofTerm: $0)) }
    guard terms.count == members.count else { return nil }
    var shares: [FairRow.Share] = []
    for (range, (member, term)) in zip(part.ranges, zip(members, terms)) {
      guard member.column == range.column, network.column(ofTerm: term) == range.column else { return nil }
      shares.append(.init(member, within: network.columns[range.column], use: network.coefficient(ofTerm: term)))
    }
    let bounds = residual.bounds(ofRow: row)
    return FairRow.ranges(of: shares, capacity: bounds)
  }
}
