internal import LinearModel

// Members that cannot rise though their rows have no reduced cost.
extension FairSharing {
  /// Settles the members that stand at the level of their group and cannot rise from it.
  ///
  /// Where many members are held by the same thing, the reduced costs of one vertex show one of them, and each round would settle
  /// that one alone. What stands at the level though nothing shows that it has to is tried at once: where the sum of all that is in
  /// doubt cannot rise, none of them can; else those that rose with it are in doubt no more. Source: Nace and Pióro, *Max-min
  /// fairness and its applications to routing and load-balancing in communication networks* (2008), for the test by sums.
  mutating func settleStuck(
    on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    var doubts = groups.map { Doubt(in: $0, on: face) }
    // One alone is found out by the next round just as soon.
    guard doubts.contains(where: { $0.members.count > 1 }) else { return }
    let inDoubt = groups.indices.filter { !doubts[$0].members.isEmpty }
    // The levels stand outside of the basis; fixed, they stay there.
    for group in inDoubt { try face.setColumn(groups[group].level, .fixed(doubts[group].level), in: &session) }
    while doubts.contains(where: { !$0.members.isEmpty }) {
      let objective = Self.objective(raising: doubts)
      guard try face.minimize(objective, in: &session) == .optimal else {
        // What has no end is no news here; the session goes back to where it can stand.
        guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
        break
      }
      if inDoubt.allSatisfy({ doubts[$0].isStuck(on: face) }) {
        try settle(doubts, on: &face, in: &session)
        try face.narrow(toOptimaOf: objective, in: &session)
        break
      }
      for group in inDoubt { doubts[group].removeRisen(on: face) }
    }
    for group in inDoubt {
      let bounds = Bounds(doubts[group].level, max(doubts[group].level, groups[group].ceiling))
      try face.setColumn(groups[group].level, bounds, in: &session)
    }
  }

  /// Keeps what is stuck where it is.
  private mutating func settle(
    _ doubts: [Doubt], on face: inout OptimalFace, in session: inout any LinearSession & ~Copyable
  ) throws {
    for (group, doubt) in doubts.enumerated() {
      for member in doubt.members {
        try face.setRow(member.row, member.ownTerms, .fixed(member.bound(at: doubt.level)), in: &session)
      }
      let settled = Set(doubt.members.map(\.row))
      groups[group].open.removeAll { settled.contains($0.row) }
    }
  }

  /// The sum of all that is in doubt, to be as large as possible; each column once.
  private static func objective(raising doubts: [Doubt]) -> [LinearProgram.Term] {
    let terms = doubts.flatMap { $0.members.flatMap(\.ownTerms) }.sorted { $0.column < $1.column }
    var sum: [LinearProgram.Term] = []
    for term in terms {
      if sum.last?.column == term.column {
        sum[sum.count - 1].coefficient -= term.coefficient
      } else {
        sum.append(.init(term.column, -term.coefficient))
      }
    }
    return sum
  }

  /// The members of a group that stand at its level though nothing shows yet that they have to.
  private struct Doubt {
    let level: Double
    var members: [Tier.Pool.Member]

    init(in group: Group, on face: borrowing OptimalFace) {
      level = face.result.columns.values[group.level]
      members = []
      for member in group.open where !rises(member, on: face) { members.append(member) }
    }

    /// Whether none of the members stands above the level.
    func isStuck(on face: borrowing OptimalFace) -> Bool {
      for member in members where rises(member, on: face) { return false }
      return true
    }

    mutating func removeRisen(on face: borrowing OptimalFace) {
      var stuck: [Tier.Pool.Member] = []
      for member in members where !rises(member, on: face) { stuck.append(member) }
      members = stuck
    }

    /// Whether a member stands above the level by more than the solver's rounding.
    private func rises(_ member: Tier.Pool.Member, on face: borrowing OptimalFace) -> Bool {
      face.value(of: member.terms) + member.constant > level + OptimalFace.valueTolerance * 1e-3
    }
  }
}
