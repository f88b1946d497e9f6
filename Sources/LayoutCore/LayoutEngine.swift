public import LayoutGeometry
public import LinearModel
internal import LinearSolving

/// Turns layouts into rectangles, and says what was open, what contradicts itself and why.
///
/// An engine is a value without state: one can serve any number of threads at once.
public struct LayoutEngine: Sendable {
  /// How layouts are placed.
  public struct Options: Hashable, Sendable {
    /// What happens when a layout does not fit its container.
    public enum Overflow: String, Hashable, Sendable {
      /// Placing throws, with the statements that contradict each other.
      case error
      /// The layout grows beyond the container, as little as it can.
      case visible
    }

    /// What happens when a layout does not fit its container.
    public var overflow = Overflow.error
    /// Which way layouts read along x.
    ///
    /// From right to left everything is mirrored in the root's width: what is leading stands at the right, and column 0 is
    /// the rightmost. Offsets move to the right as ever, and constraints on `left` and `right` are about the edges that
    /// are drawn there.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The gap of containers that name none, in points.
    public var defaultSpacing = 8.0
    /// How large a layout may be.
    public var limits = Limits()
    /// Whether ambiguities come with fixes that were tried, at the price of some more solves.
    public var triesFixes = true
    /// Whether layouts are reduced before the solver sees them.
    ///
    /// The answers are the same without; that is much slower, and there to be compared with.
    public var presolve = Presolve.on

    /// Creates the default options.
    public init() {}
  }

  /// How layouts are placed.
  public var options: Options
  let solver: any LinearSolver

  /// Creates an engine on a solver.
  public init(solver: any LinearSolver, options: Options = Options()) {
    self.solver = solver
    self.options = options
  }

  /// Places a layout.
  ///
  /// - Parameters:
  ///   - layout: What to place.
  ///   - proposal: The size that is offered; see `ProposedSize`.
  /// - Returns: Where everything stands.
  /// - Throws: A `LayoutError`: `unsatisfiable` with a minimal conflict, `invalidLayout` or `nonFinite` with the place,
  ///   `limitExceeded`, or `solverFailed`. In a task that is cancelled meanwhile, `CancellationError`.
  @inlinable public func place(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Placement {
    try placeWithFixes(LayoutTree(layout), in: proposal)
  }

  @usableFromInline func placeWithFixes(_ tree: LayoutTree, in proposal: ProposedSize) throws -> Placement {
    try tree.validate(limits: options.limits)
    switch try lengths(of: tree, in: proposal) {
    case .plain(let lengths):
      let placement = lengths.placement
      guard isOpen(placement) else { return placement }
      let budget = lengths.solution?.budget ?? SolveBudget(options.limits)
      let rehearsal = FixRehearsal(lengths, engine: self, proposal: proposal, budget: budget)
      return try withFixes(placement, in: proposal, rehearsal, within: budget)
    case .tied(let solved):
      return try withFixes(try placement(solved), in: proposal, nil, within: solved.solution.budget)
    }
  }

  /// Whether there is something in a placement that fixes are to be tried for.
  private func isOpen(_ placement: Placement) -> Bool {
    options.triesFixes && !placement.diagnosis.ambiguities.isEmpty
  }

  /// Tries fixes for what is open in a placement.
  func withFixes(
    _ placement: Placement, in proposal: ProposedSize, _ rehearsal: FixRehearsal?, within budget: SolveBudget
  ) throws -> Placement {
    guard isOpen(placement) else { return placement }
    var trial = FixTrial(
      engine: self, proposal: proposal, placement: placement, rehearsal: rehearsal, budget: budget)
    return placement.with(try trial.ambiguities())
  }

  /// Places a layout with a fix applied that an ambiguity of it offers.
  ///
  /// - Throws: As ``place(_:in:)``, and `invalidLayout` where the fix is not one for this layout.
  public func place(
    _ layout: some Layout, in proposal: ProposedSize = .unspecified, applying fix: Fix
  ) throws -> Placement {
    let tree = LayoutTree(layout)
    try tree.validate(limits: options.limits)
    guard tree.accepts(fix.edit) else {
      throw LayoutError(.invalidLayout, "The fix belongs to another layout. Take one from a diagnosis of this one.")
    }
    return try placeWithFixes(tree.applying(fix.edit), in: proposal.applying(fix.edit))
  }

  /// Says whether a layout has one answer, several, or none.
  ///
  /// - Throws: As ``place(_:in:)``, except that a contradiction is part of the diagnosis.
  public func diagnose(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Diagnosis {
    do {
      return try place(layout, in: proposal).diagnosis
    } catch let error as LayoutError where error.code == .unsatisfiable && !error.conflict.isEmpty {
      return Diagnosis(conflict: error.conflict)
    }
  }

  /// Places a tree that is known to be valid, without thinking of fixes, as one of several that share a budget.
  func place(_ tree: LayoutTree, in proposal: ProposedSize, within budget: SolveBudget) throws -> Placement {
    try placement(try lengths(of: tree, in: proposal, within: budget))
  }

  /// Places a tree that is known to be valid, and keeps what led there.
  func placeAll(
    _ tree: LayoutTree, in proposal: ProposedSize, within budget: SolveBudget
  ) throws -> (solved: SolvedLayout, placement: Placement) {
    do {
      var measurements = MeasurementTable(limits: options.limits)
      let structure = try structure(of: tree, in: proposal, within: budget, &measurements)
      let solved = try solve(structure, in: proposal, measurements, within: budget)
      return (solved, try placement(solved))
    } catch let error as LayoutError where error.code == .solverFailed {
      throw LengthSpread(of: tree, in: proposal).error ?? error
    }
  }

  func placement(_ lengths: LayoutLengths) throws -> Placement {
    switch lengths {
    case .plain(let lengths): lengths.placement
    case .tied(let solved): try placement(solved)
    }
  }

  private func placement(_ solved: SolvedLayout) throws -> Placement {
    let (structure, solution) = (solved.structure, solved.solution)
    let arrangement = Arrangement(structure, solved.lengths, solution)
    try check(arrangement.rects, of: structure.tree)
    let report = AmbiguityReport(structure: structure)
    let ambiguities = Axis.allCases.flatMap { report.ambiguities($0, solution[$0]) }
    return Placement(
      size: arrangement.size,
      diagnosis: Diagnosis(ambiguities: ambiguities, notes: structure.notes + solved.relations.notes + solution.notes),
      containers: arrangement.containers, tree: structure.tree, rects: arrangement.rects,
      isPlaced: PlacedNodes(arrangement.isPlaced), effort: solution.effort, layoutDirection: structure.layoutDirection)
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

extension LayoutEngine.Options {
  /// Checks the one length among the options.
  func validate() throws {
    guard !(abs(defaultSpacing) <= limits.length) || defaultSpacing.isInfinite else { return }
    throw LayoutError(
      defaultSpacing.isFinite ? .limitExceeded : .nonFinite,
      "The default spacing is \(defaultSpacing). Give a finite length up to \(lengthText(limits.length)).",
      place: "options.defaultSpacing")
  }
}

extension ProposedSize {
  package func validate(limits: Limits) throws {
    for axis in Axis.allCases {
      guard let length = self[axis] else { continue }
      guard !(length.isFinite && length > limits.length) else {
        throw LayoutError(
          .limitExceeded, "The proposed \(axis.lengthName) is \(length); the limit is \(limits.length).",
          place: "proposal.\(axis.lengthName)")
      }
      guard length >= 0 else {
        throw LayoutError(
          length.isNaN ? .nonFinite : .invalidLayout,
          "The proposed \(axis.lengthName) is \(length); it must be 0 or more, infinity, or nil.",
          place: "proposal.\(axis.lengthName)")
      }
    }
  }

  /// The proposal with a fix applied.
  package func applying(_ edit: Fix.Edit) -> ProposedSize {
    var copy = self
    switch edit {
    case .propose(let axis, let length): copy[axis] = length
    case .addSizingRow(_, _, let proposedHeight?): copy.height = proposedHeight
    case .addSizingColumn(_, _, let proposedWidth?): copy.width = proposedWidth
    case .several(let steps): copy = steps.reduce(self) { $0.applying($1.edit) }
    case .addSizingRow, .addSizingColumn, .sizeCell: break
    }
    return copy
  }
}
