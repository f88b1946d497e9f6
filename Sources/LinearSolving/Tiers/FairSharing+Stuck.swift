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
      let objective = doubts.flatMap { $0.members.flatMap(\.ownTerms) }
        .map { LinearProgram.Term($0.column, -$0.coefficient) }
      guard try face.minimize(objective, in: &session) == .optimal else {
        // What has no end is no news here; the session goes back to where it can stand.
        guard try face.minimize([], in: &session) == .optimal else { throw LayoutError.lostFace }
        break
      }
      var hasRisen = false
      for group in inDoubt where doubts[group].removeRisen(on: face) { hasRisen = true }
      guard hasRisen else {
        try settle(doubts, on: &face, in: &session)
        try face.narrow(toOptimaOf: objective, in: &session)
        break
      }
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

  /// The members of a group that stand at its level though nothing shows yet that they have to.
  private struct Doubt {
    let level: Double
    var members: [Tier.Pool.Member]

    init(in group: Group, on face: borrowing OptimalFace) {
      level = face.result.columns.values[group.level]
      members = group.open
      removeRisen(on: face)
    }

    /// Takes out the members that stand above the level.
    ///
    /// - Returns: Whether there were any.
    @discardableResult
    mutating func removeRisen(on face: borrowing OptimalFace) -> Bool {
      var stuck: [Tier.Pool.Member] = []
      for member in members where !rises(member, on: face) { stuck.append(member) }
      defer { members = stuck }
      return stuck.count < members.count
    }

    /// Whether a member stands above the level by more than the solver's rounding.
    private func rises(_ member: Tier.Pool.Member, on face: borrowing OptimalFace) -> Bool {
      face.value(of: member.terms) + member.constant > level + OptimalFace.valueTolerance * 1e-3
    }
  }
}
