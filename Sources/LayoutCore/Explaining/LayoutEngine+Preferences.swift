public import LayoutGeometry
internal import LinearModel
internal import LinearSolving

extension LayoutEngine {
  /// Finds the preferences that a layout could not meet, and for each what stands against it.
  ///
  /// Preferences are constraints between items below `Priority.required`, and ideal lengths. Each that is missed by more
  /// than a thousandth of a point takes some small solves.
  ///
  /// - Returns: The preferences in the order in which they are compiled: along x and then along y, the root first.
  /// - Throws: As ``place(_:in:)``.
  public func unmetPreferences(
    of layout: some Layout, in proposal: ProposedSize = .unspecified
  ) throws -> [UnmetPreference] {
    let tree = LayoutTree(layout)
    try tree.validate(limits: options.limits)
    let budget = SolveBudget(options.limits)
    let solved = try placeAll(tree, in: proposal, within: budget).solved
    let solver = modelSolver(within: budget)
    var unmet: [UnmetPreference] = []
    for (root, offer) in solved.solution.offers.sorted(by: { $0.key < $1.key }) {
      for axes in solved.solution.parts(of: offer.axes) {
        let compiled = solved.solution.compiled(root: root, axes, folds: false)
        // The last model that a relation is part of tells what became of it.
        let earlier = solved.relations.entries.filter { ($0.models.max() ?? root) > root }.map(\.index)
        unmet += try PreferenceCheck(compiled, solved.structure, solver, leavingOut: Set(earlier)).unmet()
      }
    }
    return unmet
  }
}

/// Looks for preferences of one model that its answer misses.
private struct PreferenceCheck {
  /// What is missed by less than this cannot be seen.
  private static let tolerance = 1e-3

  private let compiled: Compiled
  private let structure: Structure
  private let solver: LexicographicSolver
  /// Relations that a later model tells of.
  private let laterRelations: Set<Int>

  init(
    _ compiled: Compiled, _ structure: Structure, _ solver: LexicographicSolver, leavingOut laterRelations: Set<Int>
  ) {
    self.laterRelations = laterRelations
    self.compiled = compiled
    self.structure = structure
    self.solver = solver
  }

  func unmet() throws -> [UnmetPreference] {
    guard case .solved(let solution) = try solver.solve(compiled.model) else { return [] }
    let saidLast = saidLast()
    return try compiled.model.constraints.enumerated().compactMap { index, constraint -> UnmetPreference? in
      guard let statement = constraint.statement, constraint.priority < .required,
        compiled.statements[statement.index].isPreference,
        saidLast[Said(statement: statement, relation: constraint.relation)] ?? index == index
      else { return nil }
      if case .relation(let index) = compiled.statements[statement.index], laterRelations.contains(index) { return nil }
      let missing = shortfall(of: constraint, at: solution)
      guard missing > Self.tolerance,
        let blocking = try solver.blockingConstraints(of: statement, in: compiled.model, solvedBy: solution)
      else { return nil }
      let words = compiled.statements[statement.index].words(in: structure)
      return UnmetPreference(
        statement: words.statement, items: words.items, shortfall: missing,
        blockingConstraints: self.words(of: blocking))
    }
  }

  /// What says that a length has its ideal, and whether that is to be at least so much or at most.
  private struct Said: Hashable {
    let statement: Statement
    let relation: Relation
  }

  /// The last constraint that says something of an ideal: what is wished for is asked for once more when it is known how much there is,
  /// and then it counts.
  private func saidLast() -> [Said: Int] {
    var last: [Said: Int] = [:]
    for (index, constraint) in compiled.model.constraints.enumerated() {
      guard let statement = constraint.statement, case .ideal = compiled.statements[statement.index] else { continue }
      last[Said(statement: statement, relation: constraint.relation)] = index
    }
    return last
  }

  private func shortfall(of constraint: Constraint, at solution: Solution) -> Double {
    let value = solution[constraint.expression]
    switch constraint.relation {
    case .lessOrEqual: return value
    case .equal: return abs(value)
    case .greaterOrEqual: return -value
    }
  }

  /// Blocking constraints in words, each once.
  private func words(of constraints: [BlockingConstraint]) -> [LayoutError.ConflictMember] {
    var members: [LayoutError.ConflictMember] = []
    for constraint in constraints {
      let member: LayoutError.ConflictMember =
        switch constraint {
        case .statement(let statement): compiled.statements[statement.index].words(in: structure)
        case .unstated(let priority), .goal(let priority): .init(statement: priority.rule, items: [])
        }
      if !members.contains(member) { members.append(member) }
    }
    return members
  }
}

extension LayoutStatement {
  /// Whether it is something that a user would like to have, as far as possible.
  fileprivate var isPreference: Bool {
    switch self {
    case .relation, .ideal: true
    case .container, .minimum, .maximum, .track, .trackMaximum, .fixedTrack, .fractionTrack, .leastLength, .line,
      .ascent, .descent, .textMiddle, .spacing, .padding, .ratio, .fraction, .offset, .position, .inside, .given:
      false
    }
  }
}

extension Priority {
  /// What the engine uses a priority for, as a sentence.
  fileprivate var rule: String {
    switch self {
    case .fit: "the layout stays inside its container"
    case .ideal: "items get their ideal lengths"
    case .fill: "flexible members take up what the container leaves"
    case .hug: "tracks are no larger than they need to be"
    case .share: "flexible members share what is left equally"
    case .align: "items stand in their cells by their alignment"
    case .total: "the whole is as small as possible"
    case .policy: "the tie-break shares what is over"
    default: "a preference of priority \(lengthText(rawValue)) holds"
    }
  }
}
