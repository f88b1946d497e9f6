internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Tells by how much conflicts miss, and tries changes that may mend them.
struct ConflictTrial {
  /// How many changes of one kind are offered, of how many that are tried: what works for one member mostly does for all.
  private static let (mostOffered, mostTried) = (3, 6)

  private let engine: LayoutEngine
  private let tree: LayoutTree
  private let proposal: ProposedSize
  private let found: Contradictions
  private let budget: SolveBudget

  /// - Parameters:
  ///   - found: Why the tree has no answer.
  ///   - budget: What all trials may take together.
  init(
    _ found: Contradictions, of tree: LayoutTree, in proposal: ProposedSize, on engine: LayoutEngine,
    within budget: SolveBudget
  ) {
    self.engine = engine
    self.tree = tree
    self.proposal = proposal
    self.found = found
    self.budget = budget
  }

  /// The conflicts, in the order in which they were found.
  func conflicts() throws -> [Diagnosis.Conflict] {
    try found.programs.flatMap { program in
      try program.conflicts.filter { !$0.isEmpty }.map { try diagnosis(of: $0, in: program) }
    }
  }

  private func diagnosis(of conflict: [Statement], in program: Contradiction) throws -> Diagnosis.Conflict {
    let members = program.members(of: conflict)
    let axes = members.reduce(into: Axis.Set()) { $0.formUnion($1.axes(in: found.structure)) }
    let others = Set(program.conflicts.joined()).subtracting(conflict)
    let parts = StatedParts(structure: found.structure, proposal: proposal)
    return Diagnosis.Conflict(
      axis: Axis.allCases.first { axes == Axis.Set($0) },
      // Parts of something contradict each other in any length that it has, and miss by another one in each.
      missing: members.allSatisfy(\.isPartOfUnknown)
        ? nil
        : try ifTold {
          try engine.modelSolver(within: budget).shortfall(of: Set(conflict), in: program.model, without: others)
        },
      members: members.map(parts.words), room: parts.room(of: members),
      fixes: engine.options.triesFixes ? try fixes(of: conflict, in: program, without: others) : [])
  }

  // MARK: Fixes

  private func fixes(
    of conflict: [Statement], in program: Contradiction, without others: Set<Statement>
  ) throws -> [Fix] {
    let members = zip(conflict, program.members(of: conflict)).map { (statement: $0, said: $1) }
    let leftOut = Set(found.programs.flatMap { $0.members(of: Array($0.conflicts.joined())) })
      .subtracting(members.map(\.said))
    let candidates = MendingCandidates(structure: found.structure, tree: tree, proposal: proposal) { statement in
      try ifTold {
        try engine.modelSolver(within: budget).nearestFactor(of: statement, in: program.model, without: others)
      } ?? nil
    }
    return try MendingCandidates.Kind.allCases.flatMap { kind in
      var tried: Set<Fix> = []
      var offered: [Fix] = []
      for member in members where tried.count < Self.mostTried && offered.count < Self.mostOffered {
        guard let fix = try candidates.fix(kind, member.said, member.statement), tried.insert(fix).inserted else {
          continue
        }
        if try mends(fix.edit, leavingOut: leftOut) { offered.append(fix) }
      }
      return offered
    }
  }

  /// Whether the layout has an answer with a change, as far as other conflicts allow.
  private func mends(_ edit: Fix.Edit, leavingOut others: Set<LayoutStatement>) throws -> Bool {
    try ifTold {
      let changed = tree.applying(edit)
      try changed.validate(limits: engine.options.limits)
      try engine.checkAnswer(
        of: changed, in: proposal.applying(edit), leavingOut: Set(others.map { $0.renumbered(after: edit) }),
        within: budget)
      return true
    } ?? false
  }

  /// What something comes to, and `nil` where there is an error, be it that the work takes too long: a conflict is told in any case.
  private func ifTold<Answer>(_ answer: () throws -> Answer) throws -> Answer? {
    do {
      return try answer()
    } catch is LayoutError {
      return nil
    }
  }
}

extension LayoutStatement {
  /// Whether it says which part of another length something has, and not of the one that is offered to the whole.
  fileprivate var isPartOfUnknown: Bool {
    switch self {
    case .fraction(_, let container, _, _), .fractionTrack(let container, _, _, _): container > 0
    default: false
    }
  }

  /// The same statement of the layout with a change.
  fileprivate func renumbered(after edit: Fix.Edit) -> LayoutStatement {
    guard case .relation(let index) = self, case .removeConstraint(let removed) = edit, index > removed else {
      return self
    }
    return .relation(index: index - 1)
  }
}
