internal import LinearModel

// Meeting the wishes of a stage without a solver.
extension Presolver {
  /// Meets what structure alone can meet.
  ///
  /// - Returns: The columns of the wishes that are left to a solver; `nil` where bounds contradict each other.
  mutating func meetByStructure(_ stage: StageWishes) -> [Int]? {
    var desires = stage.desires()
    while true {
      desires.removeAll { !$0.isEntangled && $0.isMet(within: network.columns[$0.column]) }
      if desires.isEmpty { return [] }
      residual.build(around: desires.map(\.column), in: network)
      guard let changed = grantUnhindered(desires), network.propagate() else { return nil }
      if !changed { break }
    }
    if desires.contains(where: { $0.isEndless(within: network.columns[$0.column]) }) { hasEndlessWish = true }
    var rest: [Int] = []
    for part in parts(of: desires, stage) where !grantInFull(part, stage) {
      if let values = fairValues(of: part, stage) {
        for (desire, value) in zip(part.desires, values) {
          guard network.narrow(desire.column, to: .fixed(value)) else { return nil }
        }
        guard network.propagate() else { return nil }
      } else {
        rest += part.desires.map(\.column)
      }
    }
    return rest
  }

  // MARK: Nothing hinders

  /// Grants what no remaining row hinders: in every best answer the column is no further from its desire.
  ///
  /// - Returns: Whether anything changed; `nil` where nothing is left.
  private mutating func grantUnhindered(_ desires: [Desire]) -> Bool? {
    var changed = false
    for desire in desires where !desire.isEntangled && !desire.isContradictory {
      let bounds = network.columns[desire.column]
      let best = desire.best(within: bounds)
      let locks = residual.locks(of: desire.column, in: network)
      var granted = bounds
      if !locks.up, best.lower.isFinite { granted.lower = max(granted.lower, best.lower) }
      if !locks.down, best.upper.isFinite { granted.upper = min(granted.upper, best.upper) }
      guard granted != bounds else { continue }
      guard network.narrow(desire.column, to: granted) else { return nil }
      // A change within rounding is none.
      if network.columns[desire.column] != bounds { changed = true }
    }
    return changed
  }

  // MARK: Parts

  /// Desires that rows or wishes connect, and whether the rows between them form a tree.
  struct Part {
    var desires: [Desire] = []
    var rows: [Int] = []
    /// The constraints on several columns that the stage wishes for.
    var joint: [Int] = []
    var columnCount = 0
    /// How often rows and columns meet.
    var meetings = 0
  }

  private func parts(of desires: [Desire], _ stage: StageWishes) -> [Part] {
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
    for desire in desires {
      guard let index = position[desire.column] else { continue }
      let leader = sets.find(index)
      let part = partOfLeader[leader] ?? parts.count
      if part == parts.count {
        parts.append(Part())
        partOfLeader[leader] = part
      }
      parts[part].desires.append(desire)
    }
    for column in residual.columns {
      guard let index = position[column], let part = partOfLeader[sets.find(index)] else { continue }
      parts[part].columnCount += 1
    }
    for (row, first) in rows {
      guard let first, let part = partOfLeader[sets.find(first)] else { continue }
      parts[part].rows.append(row)
      parts[part].meetings += network.terms(ofRow: row).count { residual.contains(column: network.column(ofTerm: $0)) }
    }
    for (wish, first) in joint {
      guard let first, let part = partOfLeader[sets.find(first)] else { continue }
      parts[part].joint.append(wish)
    }
    return parts
  }

  // MARK: All in full

  /// Tries whether all wishes of a part can hold in full; where the rows form a tree bounds are enough to tell.
  private mutating func grantInFull(_ part: Part, _ stage: StageWishes) -> Bool {
    guard residual.isCertain, !stage.hasJointMembers,
      part.columnCount + part.rows.count - part.meetings == 1 || !part.joint.isEmpty
    else {
      return false
    }
    let rowCount = network.rows.count
    let truncationCount = network.truncationCount
    network.mark()
    if applyInFull(part, stage), network.propagate(), network.truncationCount == truncationCount {
      network.keepChanges()
      return true
    }
    network.undoChanges(toRowCount: rowCount)
    return false
  }

  /// Makes wishes bounds and rows.
  ///
  /// - Returns: Whether that is possible, and the rows are a tree then.
  private mutating func applyInFull(_ part: Part, _ stage: StageWishes) -> Bool {
    var balance = part.columnCount + part.rows.count - part.meetings
    for wish in part.joint {
      let (row, isNew) = network.addRow(stage.joint[wish].terms, stage.joint[wish].bounds)
      guard isNew || !residual.contains(row: row) else { continue }
      balance += 1 - stage.joint[wish].terms.count { !network.columns[$0.column].isFixed }
    }
    guard balance == 1 else { return false }
    for desire in part.desires {
      let best = desire.best(within: network.columns[desire.column])
      guard !desire.isContradictory, best.lower < .infinity, best.upper > -.infinity,
        network.narrow(desire.column, to: best)
      else { return false }
    }
    return true
  }

  /// Meets a stage in full where another sum keeps the least value that it has without.
  mutating func meetInFull(
    _ stage: StageWishes, keeping kept: TieredModel.Expression, _ parts: PartTable
  ) -> Bool {
    let desires = stage.desires()
    // Bounds alone tell no more than that it cannot be less; that is the safe side of what must not be passed.
    let least = exactRange(of: kept.terms, parts)?.lower ?? lowerBound(of: kept)
    if !least.isFinite || desires.contains(where: { $0.isEndless(within: network.columns[$0.column]) }) {
      hasEndlessWish = true
      return false
    }
    let rowCount = network.rows.count
    let truncationCount = network.truncationCount
    network.mark()
    let isGranted = desires.allSatisfy { desire in
      let best = desire.best(within: network.columns[desire.column])
      return best.lower.isFinite && best.upper.isFinite && network.narrow(desire.column, to: best)
    }
    if isGranted, network.propagate(), network.truncationCount == truncationCount, isCertain(desires, parts),
      let needed = exactRange(of: kept.terms, parts)?.lower, needed <= least + OptimalFace.valueTolerance
    {
      network.keepChanges()
      return true
    }
    network.undoChanges(toRowCount: rowCount)
    return false
  }

  /// Whether bounds are exact around all columns of some wishes.
  private func isCertain(_ desires: [Desire], _ parts: PartTable) -> Bool {
    desires.allSatisfy { network.columns[$0.column].isFixed || parts.isTree(around: $0.column) }
  }

  /// What a sum would be if each of its columns could have its least value at once.
  private func lowerBound(of expression: TieredModel.Expression) -> Double {
    expression.terms.reduce(0) { $0 + network.columns[$1.column].multiplied(by: $1.coefficient).lower }
  }

  // MARK: One row to share

  /// The values of a part's columns when they share the only row between them fairly; `nil` where that is not the case.
  private func fairValues(of part: Part, _ stage: StageWishes) -> [Double]? {
    guard stage.kind != .sum, part.rows.count == 1, part.joint.isEmpty, part.desires.count == part.columnCount,
      let row = part.rows.first
    else { return nil }
    let members = Dictionary(stage.members.map { ($0.column, [$0]) }, uniquingKeysWith: +)
    var uses: [Int: Double] = [:]
    for term in network.terms(ofRow: row) { uses[network.column(ofTerm: term)] = network.coefficient(ofTerm: term) }
    var shares: [FairLevel.Share] = []
    for desire in part.desires {
      guard let own = members[desire.column], own.count == 1, let use = uses[desire.column] else { return nil }
      shares.append(
        .init(
          column: desire.column, coefficient: own[0].coefficient, constant: own[0].constant,
          bounds: network.columns[desire.column], use: use))
    }
    let bounds = residual.bounds(ofRow: row)
    return FairLevel.values(of: shares, capacity: bounds)
  }
}
