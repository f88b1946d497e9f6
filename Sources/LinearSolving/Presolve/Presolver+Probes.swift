internal import LinearModel

// Measuring what is open, by bounds where those are exact.
extension Presolver {
  /// Takes in what a crossing between two priorities shows about the probes.
  ///
  /// - Returns: Whether there is still an answer.
  mutating func measure(
    _ crossing: ProbeTable.Crossing, previous: Priority, tier: Int, on solver: BudgetedSolver
  ) throws -> Bool {
    let awaited = probes.entries.indices.filter { index in
      switch crossing {
      case .measure: probes.entries[index].range == nil
      case .measureAgain: probes.entries[index].isOpen
      }
    }
    guard !awaited.isEmpty else { return true }
    var unknown: [Int] = []
    let parts = PartTable(of: network)
    for index in awaited {
      guard let range = exactRange(of: probes.entries[index].terms, parts) else {
        unknown += probes.entries[index].terms.map(\.column)
        continue
      }
      note(range, forProbe: index, crossing)
    }
    return try solveParts(around: unknown, fromTier: tier, previous: previous, on: solver)
  }

  private mutating func note(_ range: Bounds, forProbe index: Int, _ crossing: ProbeTable.Crossing) {
    switch crossing {
    case .measure: probes.entries[index].range = range
    case .measureAgain(let priority, let isLast):
      if isLast || !range.isOpen { probes.entries[index].decidedBy = priority }
    }
  }

  /// All values of a sum, where bounds tell them exactly.
  ///
  /// Each column can have each value between its bounds, but not two at once that a row ties to each other. So no two are of
  /// one part, unless a row is about just that sum.
  func exactRange(of terms: [LinearProgram.Term], _ parts: PartTable) -> Bounds? {
    let (open, fixed) = StagePreferences.open((terms, 0), in: network)
    guard !open.isEmpty else { return .fixed(fixed) }
    guard open.allSatisfy({ parts.isTree(around: $0.column) }) else { return nil }
    if Set(open.map { parts.leader(of: $0.column) }).count == open.count {
      return open.reduce(.fixed(fixed)) { sum, term in
        let part = network.columns[term.column].multiplied(by: term.coefficient)
        return Bounds(sum.lower + part.lower, sum.upper + part.upper)
      }
    }
    guard let (row, factor) = network.parallelRow(to: open) else { return nil }
    let range = network.range(ofRow: row).multiplied(by: factor)
    return Bounds(range.lower + fixed, range.upper + fixed)
  }
}
