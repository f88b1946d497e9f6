internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// All lengths of a layout, by whether something may tie the axes to each other.
enum LayoutLengths {
  case plain(EvaluatedLengths)
  case tied(SolvedLayout)

  /// How axes were solved; `nil` where none had to be.
  var solution: LayoutSolution? {
    switch self {
    case .plain(let lengths): lengths.solution
    case .tied(let solved): solved.solution
    }
  }

  /// Adds what the solver was asked to decide by the space that is there.
  fileprivate func adding(_ decisions: Solution.Effort) -> LayoutLengths {
    switch self {
    case .plain(var lengths):
      lengths.add(decisions)
      return .plain(lengths)
    case .tied(var solved):
      solved.solution.add(decisions)
      return .tied(solved)
    }
  }
}

extension LayoutEngine {
  /// Finds all lengths of a tree that is known to be valid.
  ///
  /// - Parameters:
  ///   - findings: What checking it has found.
  ///   - budget: What all that is solved may take together; `nil` for one of its own, which most layouts need not even make.
  ///   - memory: What is known from placing the layout before it was changed; `nil` where it is placed only once.
  func lengths(
    of tree: consuming LayoutTree, in proposal: ProposedSize, _ findings: TreeFindings = TreeFindings(),
    within budget: SolveBudget? = nil, from memory: PlacementMemory? = nil
  ) throws -> LayoutLengths {
    var (budget, measurements) = (budget, memory?.measurements ?? MeasurementTable(limits: options.limits))
    measurements.effort = Solution.Effort()
    let structure = try structure(of: tree, in: proposal, findings, within: &budget, &measurements)
    return try tellingSpread(of: structure.linedDescription, in: proposal) {
      let found = try lengths(of: structure, in: proposal, within: budget, &measurements, from: memory)
      // Lengths are long, and what is returned as it is need not be copied.
      guard measurements.effort != Solution.Effort() else { return found }
      return found.adding(measurements.effort)
    }
  }

  /// Solves something, and where the solver fails says whether that comes from lengths too far apart.
  func tellingSpread<Value>(
    of tree: LayoutTree, in proposal: ProposedSize, _ solve: () throws -> Value
  ) throws -> Value {
    do {
      return try solve()
    } catch let error as LayoutError where error.code == .solverFailed {
      throw LengthSpread(of: tree, in: proposal).error ?? error
    }
  }

  /// Finds all lengths of a layout in which rows, spans and choices are worked out.
  func lengths(
    of structure: Structure, in proposal: ProposedSize, within budget: SolveBudget?,
    _ measurements: inout MeasurementTable, from memory: PlacementMemory? = nil
  ) throws -> LayoutLengths {
    var budget = budget
    guard options.evaluatesDirectly, !structure.needsProgram, !structure.isRelated, !structure.couplesAxes else {
      let direct = options.evaluatesDirectly ? try evaluateTied(structure, in: proposal, &measurements) : nil
      if let direct, direct.meetsRelations { return .plain(direct.lengths) }
      return .tied(
        try solve(
          structure, in: proposal, measurements, within: budget ?? SolveBudget(options.limits), from: memory,
          withoutRelations: direct?.lengths))
    }
    let lengths = try EvaluatedLengths(structure, proposal, &measurements) { axes, heights, measurements in
      let shared = budget ?? SolveBudget(options.limits)
      budget = shared
      let demands = try DemandTable(structure, proposal, along: axes, heights: heights, measurements: &measurements)
      return try solve(structure, demands, in: proposal, along: axes, within: shared, &measurements, from: memory)
    }
    return .plain(lengths)
  }

  /// Evaluates both axes directly where something ties them to each other, or relations speak of something.
  ///
  /// - Returns: The lengths, and whether they are the answer; else they are what there is without relations. `nil` where linear
  ///   programs have to tell both.
  private func evaluateTied(
    _ structure: Structure, in proposal: ProposedSize, _ measurements: inout MeasurementTable
  ) throws -> (lengths: EvaluatedLengths, meetsRelations: Bool)? {
    guard !structure.needsProgram else { return nil }
    guard structure.isRelated else {
      return try EvaluatedLengths(heightsByWidthsOf: structure, nil, proposal, &measurements).map { ($0, true) }
    }
    if structure.placesFreely,
      let places = FreePlaces(in: structure, overflow: options.overflow(of: structure.tree))
    {
      let lengths =
        structure.couplesAxes
        ? try EvaluatedLengths(heightsByWidthsOf: structure, places, proposal, &measurements)
        : try EvaluatedLengths(bothAxesOf: structure, places, proposal, &measurements)
      return lengths.map { ($0, true) }
    }
    return try evaluateRelated(structure, in: proposal, &measurements)
  }

  /// Evaluates both axes directly without relations in tracks, and then with what those between lengths of items make of these.
  private func evaluateRelated(
    _ structure: Structure, in proposal: ProposedSize, _ measurements: inout MeasurementTable
  ) throws -> (lengths: EvaluatedLengths, meetsRelations: Bool)? {
    let check = RelationCheck(structure)
    var related = RelatedLengths(structure, ids: check?.ids ?? structure.identifiers)
    // What meets relations with what they ask for is the answer, whatever there is without them, and wherever it stands.
    if let related, let asked = try EvaluatedLengths.met(by: related, in: proposal, &measurements) {
      return (asked, true)
    }
    guard let check, var unrelated = try EvaluatedLengths(bothAxesOf: structure, nil, proposal, &measurements) else {
      return nil
    }
    if check.areMet(by: &unrelated) { return (unrelated, true) }
    var lengths = unrelated
    // Where that has no say, they have told already what they could.
    if let known = related, known.tellAll(in: proposal) { return (unrelated, false) }
    related = related.map { RelatedLengths($0, beside: unrelated) }
    if let related {
      guard
        var longer = try EvaluatedLengths(
          bothAxesOf: structure, nil, proposal, with: related, in: unrelated, &measurements)
      else { return (unrelated, false) }
      if check.areMet(by: &longer) { return (longer, true) }
      lengths = longer
    }
    guard let tracks = RelatedTracks(structure, ids: check.ids, lengths),
      var moved = try EvaluatedLengths(
        bothAxesOf: structure, nil, proposal, with: related, raising: tracks, in: lengths, &measurements),
      check.areMet(by: &moved)
    else { return (unrelated, false) }
    return (moved, true)
  }

  /// Solves some axes, where nothing ties them to each other, from what is asked of tracks.
  func solve(
    _ structure: Structure, _ lengths: DemandTable, in proposal: ProposedSize, along axes: [Axis],
    within budget: SolveBudget, _ measurements: inout MeasurementTable, from memory: PlacementMemory? = nil
  ) throws -> LayoutSolution {
    try LayoutSolution(
      structure, lengths, proposal, along: axes, overflow: options.overflow(of: structure.tree),
      solver: modelSolver(within: budget),
      presolve: options.presolve, relations: .none, measurements: &measurements, memory: memory)
  }

  /// Works out rows, spans and choices.
  ///
  /// - Parameters:
  ///   - tree: The layout; where it is handed over for good, lines are broken in it without a copy of all nodes.
  ///   - findings: What checking it has found.
  ///   - budget: What making choices may take; where it is `nil` and there are choices, it becomes what they left.
  ///   - measurements: What measured items are known to answer; choices may ask them.
  func structure(
    of tree: consuming LayoutTree, in proposal: ProposedSize, _ findings: TreeFindings = TreeFindings(),
    within budget: inout SolveBudget?, _ measurements: inout MeasurementTable
  ) throws -> Structure {
    try options.validate()
    try proposal.validate(limits: options.limits)
    guard tree.dependsOnSpace else { return Structure(tree, options, findings) }
    if options.evaluatesDirectly, let lines = FlowOfItems(copy tree)?.lines(in: proposal, options) {
      return Structure(tree, options, SpaceDecisions(lines: [0: lines], holdItems: true), findings)
    }
    let shared = budget ?? SolveBudget(options.limits)
    budget = shared
    // To be looked at in a closure, which takes nothing that is handed over.
    let layout = tree
    let decider = try tellingSpread(of: layout, in: proposal) {
      try SpaceDecider(layout, proposal, findings, on: self, within: shared, measurements)
    }
    measurements = decider.measurements
    return decider.structure
  }

  /// Works out rows, spans and choices, as one step of several that share a budget.
  func structure(
    of tree: LayoutTree, in proposal: ProposedSize, within budget: SolveBudget, _ measurements: inout MeasurementTable
  ) throws -> Structure {
    var shared: SolveBudget? = budget
    return try structure(of: tree, in: proposal, within: &shared, &measurements)
  }

  /// Solves both axes, with what relations ask.
  ///
  /// - Parameters:
  ///   - evaluatesAxes: Whether an axis that no relation is about may be evaluated directly.
  ///   - unrelated: What all lengths are without relations; `nil` where only programs tell that.
  ///   - leftOut: Statements that say nothing.
  func solve(
    _ structure: Structure, in proposal: ProposedSize, _ measurements: MeasurementTable, within budget: SolveBudget,
    from memory: PlacementMemory? = nil, evaluatesAxes: Bool = true,
    withoutRelations unrelated: EvaluatedLengths? = nil, leavingOut leftOut: Set<LayoutStatement> = []
  ) throws -> SolvedLayout {
    var measurements = measurements
    let relations = try RelationPlan(structure)
    let lengths = try DemandTable(structure, proposal, measurements: &measurements)
    var solution = try LayoutSolution(
      structure, lengths, proposal, overflow: options.overflow(of: structure.tree), solver: modelSolver(within: budget),
      presolve: options.presolve, relations: relations, measurements: &measurements, memory: memory,
      evaluatesAxes: evaluatesAxes, withoutRelations: unrelated, leavingOut: leftOut)
    solution.memory?.keep(measurements)
    return SolvedLayout(
      structure: structure, lengths: solution.lengths, relations: relations, solution: solution)
  }

  /// Checks that a tree that is known to be valid has an answer, as far as some statements say nothing.
  ///
  /// - Throws: As placing does.
  func checkAnswer(
    of tree: LayoutTree, in proposal: ProposedSize, leavingOut leftOut: Set<LayoutStatement>, within budget: SolveBudget
  ) throws {
    guard !leftOut.isEmpty else {
      _ = try place(tree, in: proposal, within: budget)
      return
    }
    var measurements = MeasurementTable(limits: options.limits)
    let structure = try structure(of: tree, in: proposal, within: budget, &measurements)
    _ = try solve(structure, in: proposal, measurements, within: budget, leavingOut: leftOut)
  }
}

extension Structure {
  /// - Parameters:
  ///   - decisions: What was decided by the space that is there.
  ///   - findings: What checking the tree has found.
  convenience init(
    _ tree: consuming LayoutTree, _ options: LayoutEngine.Options, _ decisions: SpaceDecisions,
    _ findings: TreeFindings = TreeFindings()
  ) {
    self.init(
      tree, defaultSpacing: options.defaultSpacing, layoutDirection: options.layoutDirection, decisions: decisions,
      findings: findings)
  }

  /// - Parameters:
  ///   - tree: A tree in which nothing depends on the space that is there.
  ///   - findings: What checking it has found.
  fileprivate convenience init(
    _ tree: consuming LayoutTree, _ options: LayoutEngine.Options, _ findings: TreeFindings
  ) {
    self.init(
      tree, defaultSpacing: options.defaultSpacing, layoutDirection: options.layoutDirection, decisions: nil,
      findings: findings, maybeDependsOnSpace: false)
  }
}

extension LayoutEngine.Options {
  /// What happens when a whole layout does not fit: what its root says, or else what the options do.
  fileprivate func overflow(of tree: LayoutTree) -> OverflowHandling {
    guard !tree.nodes.isEmpty, tree.nodes[0].end == tree.describedCount else { return overflow }
    return tree.overflow(of: 0) ?? overflow
  }
}
