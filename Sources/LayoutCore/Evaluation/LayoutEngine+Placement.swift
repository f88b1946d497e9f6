internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

extension LayoutEngine {
  /// Places a tree that is known to be valid, without thinking of fixes, as one of several that share a budget.
  func place(_ tree: LayoutTree, in proposal: ProposedSize, within budget: SolveBudget) throws -> Placement {
    try placement(try lengths(of: tree, in: proposal, within: budget))
  }

  /// Places a tree that is known to be valid, and keeps what led there.
  func placeAll(
    _ tree: LayoutTree, in proposal: ProposedSize, within budget: SolveBudget
  ) throws -> (solved: SolvedLayout, placement: Placement) {
    var measurements = MeasurementTable(limits: options.limits)
    let structure = try structure(of: tree, in: proposal, within: budget, &measurements)
    return try tellingSpread(of: tree, in: proposal) {
      let solved = try solve(structure, in: proposal, measurements, within: budget, evaluatesAxes: false)
      return (solved, try placement(solved))
    }
  }

  func placement(_ lengths: LayoutLengths) throws -> Placement {
    switch lengths {
    case .plain(let lengths): try placement(lengths)
    case .tied(let solved): try placement(solved)
    }
  }

  func placement(_ lengths: EvaluatedLengths) throws -> Placement {
    let placement = lengths.placement
    if lengths.structure.isRelated { try check(placement.rects, of: lengths.structure.tree) }
    return placement
  }

  func placement(_ solved: SolvedLayout) throws -> Placement {
    let (structure, solution) = (solved.structure, solved.solution)
    var arrangement = Arrangement(
      SolvedLengths(structure: structure, lengths: solved.lengths, solution: solution.axes))
    try check(arrangement.rects, of: structure.tree)
    let report = AmbiguityReport(structure: structure)
    let ambiguities = Axis.allCases.flatMap { report.ambiguities($0, solution[$0]) }
    let diagnosis = Diagnosis(
      ambiguities: ambiguities, underconstrained: Axis.allCases.flatMap { report.underconstrained($0, solution[$0]) },
      overflows: arrangement.overflows(structure, in: solution.offers[0]?.size ?? .unspecified),
      notes: structure.notes + solved.relations.notes + solution.notes)
    let places = arrangement.takeDescribedPlaces(structure)
    return Placement(
      size: arrangement.size, diagnosis: diagnosis, containers: arrangement.containers.described(in: structure),
      tree: structure.linedDescription, rects: places.rects, isPlaced: places.isPlaced, effort: solution.effort,
      layoutDirection: structure.layoutDirection)
  }

  /// Checks that nothing stands or reaches where numbers do not tell points apart.
  ///
  /// Lengths are within limits, and so are ratios and factors; but several of those can come to anything together. Where
  /// there are none, sums of lengths cannot come that far.
  private func check(_ rects: [Rect], of tree: LayoutTree) throws {
    let limit = options.limits.length * options.limits.factor
    func isWithin(_ rect: Rect) -> Bool {
      // Comparisons are false for what is not a number.
      abs(rect.x) <= limit && abs(rect.y) <= limit && rect.width <= limit && rect.height <= limit
    }
    guard let node = rects.firstIndex(where: { !isWithin($0) }) else { return }
    throw LayoutError(
      .limitExceeded,
      "\(tree.name(of: node)) comes to \(rects[node].width) x \(rects[node].height) at \(rects[node].x), "
        + "\(rects[node].y); the limit is \(lengthText(limit)). Give ratios and factors nearer to 1.",
      place: tree.place(of: node))
  }

  /// The solver of models that the options describe.
  func modelSolver(within budget: SolveBudget) -> LexicographicSolver {
    LexicographicSolver(solver, presolve: options.presolve, budget: budget)
  }
}

extension SolveBudget {
  /// A budget of what the limits allow.
  convenience init(_ limits: Limits) {
    self.init(SolveLimits(iterations: limits.iterations, duration: limits.duration))
  }
}
