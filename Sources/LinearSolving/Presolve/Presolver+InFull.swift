internal import LinearModel

// Meeting all preferences of a stage in full.
extension Presolver {
  /// Tries whether all preferences of a part can hold in full.
  ///
  /// Where the rows form a tree bounds are enough to tell. Elsewhere a point shows it at which all of them do: bounds are no
  /// narrower than what rows allow, so nothing better can be had than the best within them.
  mutating func grantInFull(_ part: Part, _ stage: StagePreferences) -> Bool {
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

  /// Gives columns the values that equations in a circle tell.
  ///
  /// - Returns: Whether the columns can have them.
  private mutating func solveCircles(along rows: [Int]) -> Bool {
    classes.removeAll()
    for row in rows {
      guard let (first, second, sum) = equation(ofRow: row) else { continue }
      classes.join(first.coefficient, first.column, second.coefficient, second.column, sum: sum)
    }
    return classes.determined().allSatisfy { network.narrow($0.column, to: .fixed($0.value)) }
  }

  /// The two columns of a row that have a choice yet, and what they add up to; `nil` where it is no such row.
  private func equation(ofRow row: Int) -> (LinearProgram.Term, LinearProgram.Term, sum: Double)? {
    guard network.isLive[row], network.rows[row].isFixed else { return nil }
    var first: LinearProgram.Term?
    var second: LinearProgram.Term?
    var sum = network.rows[row].lower
    for term in network.terms(ofRow: row) {
      let (column, coefficient) = (network.column(ofTerm: term), network.coefficient(ofTerm: term))
      if network.columns[column].isFixed {
        sum -= coefficient * network.columns[column].lower
      } else if second != nil {
        return nil
      } else {
        (first, second) = first == nil ? (.init(column, coefficient), nil) : (first, .init(column, coefficient))
      }
    }
    guard let first, let second else { return nil }
    return (first, second, sum)
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
      let terms = network.terms(ofRow: row)
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
    var rows = part.rows
    for preference in part.joint {
      let (row, isNew) = network.addRow(stage.joint[preference].terms, stage.joint[preference].bounds)
      guard isNew || !residual.contains(row: row) else { continue }
      rows.append(row)
      balance += 1 - stage.joint[preference].terms.count { !network.columns[$0.column].isFixed }
    }
    for range in part.ranges {
      let best = range.best(within: network.columns[range.column])
      guard !range.isContradictory, best.lower < .infinity, best.upper > -.infinity,
        network.narrow(range.column, to: best)
      else { return nil }
    }
    // In a tree there is no circle; elsewhere bounds would creep towards the values that one tells.
    guard balance == 1 || solveCircles(along: rows) else { return nil }
    return balance == 1
  }

  // MARK: Keeping another sum

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
}
