public import LayoutGeometry
internal import LinearModel
internal import LinearSolving

extension LayoutEngine {
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

  @usableFromInline func placeWithFixes(_ tree: consuming LayoutTree, in proposal: ProposedSize) throws -> Placement {
    let findings = try tree.findings(limits: options.limits)
    switch try lengths(of: consume tree, in: proposal, findings) {
    case .plain(let lengths):
      let placement = try placement(lengths)
      guard isOpen(placement) else { return placement }
      let budget = lengths.solution?.budget ?? SolveBudget(options.limits)
      let dryRun = FixDryRun(lengths, engine: self, proposal: proposal, budget: budget)
      return try withFixes(placement, in: proposal, dryRun, within: budget)
    case .tied(let solved):
      return try withFixes(try placement(solved), in: proposal, nil, within: solved.solution.budget)
    }
  }

  /// Whether there is something in a placement that fixes are to be tried for.
  private func isOpen(_ placement: Placement) -> Bool {
    options.triesFixes && placement.diagnosis.status == .ambiguous
  }

  /// Tries fixes for what is open in a placement.
  func withFixes(
    _ placement: Placement, in proposal: ProposedSize, _ dryRun: FixDryRun?, within budget: SolveBudget
  ) throws -> Placement {
    guard isOpen(placement) else { return placement }
    var trial = FixTrial(
      engine: self, proposal: proposal, placement: placement, dryRun: dryRun, budget: budget)
    let ambiguities = placement.diagnosis.ambiguities.isEmpty ? [] : try trial.ambiguities()
    return placement.with(ambiguities, try trial.underconstrained())
  }

  /// Places a layout with a fix applied that an ambiguity or a conflict of it offers.
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
  /// Of conflicts it is told besides by how much they miss, and what would mend them, at the price of some placements; see
  /// ``Diagnosis/Conflict``.
  ///
  /// - Throws: As ``place(_:in:)``, except that a contradiction is part of the diagnosis.
  public func diagnose(_ layout: some Layout, in proposal: ProposedSize = .unspecified) throws -> Diagnosis {
    let tree = LayoutTree(layout)
    do {
      return try placeWithFixes(tree, in: proposal).diagnosis
    } catch let error as LayoutError where error.code == .unsatisfiable && !error.conflict.isEmpty {
      return Diagnosis(conflicts: try conflicts(of: error, in: tree, proposal))
    }
  }

  /// The conflicts of a layout that has no answer, looked into as far as programs tell of them.
  private func conflicts(
    of error: LayoutError, in tree: LayoutTree, _ proposal: ProposedSize
  ) throws -> [Diagnosis.Conflict] {
    guard let found = error.contradictions else {
      return error.conflicts.map { Diagnosis.Conflict(axis: nil, missing: nil, members: $0.members, fixes: []) }
    }
    return try ConflictTrial(found, of: tree, in: proposal, on: self, within: SolveBudget(options.limits)).conflicts()
  }
}
