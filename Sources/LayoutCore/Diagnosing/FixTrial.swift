internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Tries candidates for fixes and keeps those that work: with them the layout has an answer in which the track is decided.
struct FixTrial {
  let engine: LayoutEngine
  let proposal: ProposedSize
  let placement: Placement
  let budget: SolveBudget
  private let dryRun: FixDryRun?
  /// The tracks that are open without a fix.
  let open: Set<TrackName>
  /// What became of each change that was tried: one may settle several tracks, and is tried once.
  var outcomes: [ChangeName: Outcome] = [:]
  /// Of each change that is no fix by itself, the same with what it takes besides; `nil` where that was not found.
  var completions: [ChangeName: Completion?] = [:]

  /// What becomes of a layout with a change.
  enum Outcome {
    case unsatisfiable
    /// Tracks are open that were not; settling one at the price of another is no fix.
    case opensOthers(Set<TrackName>)
    case leavesOpen(Set<TrackName>)
  }

  init(
    engine: LayoutEngine, proposal: ProposedSize, placement: Placement, dryRun: FixDryRun?, budget: SolveBudget
  ) {
    self.engine = engine
    self.proposal = proposal
    self.placement = placement
    self.dryRun = dryRun
    self.budget = budget
    open = Set(placement.diagnosis.ambiguities.map(TrackName.init))
  }

  /// The ambiguities with the fixes that work.
  mutating func ambiguities() throws -> [Ambiguity] {
    var candidates = FixCandidates(
      placement: placement, proposal: proposal, defaultSpacing: engine.options.defaultSpacing,
      structure: dryRun?.structure)
    var settled: [Ambiguity] = []
    settled.reserveCapacity(placement.diagnosis.ambiguities.count)
    for ambiguity in placement.diagnosis.ambiguities {
      let fixes = try fixes(for: ambiguity, &candidates)
      settled.append(
        ambiguity.with(fixes: try fixes.isEmpty ? completed(for: ambiguity, &candidates).map { [$0] } ?? [] : fixes))
    }
    return settled.map { ambiguity in
      guard ambiguity.fixes.isEmpty else { return ambiguity }
      return ambiguity.with(fixes: fix(settlingAlso: ambiguity, among: settled).map { [$0] } ?? [])
    }
  }

  /// The fix of another ambiguity of the same container that settles this one as well.
  ///
  /// Tracks that share the excess of one span are settled together, also where no change of a cell of this one does it.
  private func fix(settlingAlso ambiguity: Ambiguity, among others: [Ambiguity]) -> Fix? {
    let neighbours = others.lazy.filter { ($0.axis, $0.node) == (ambiguity.axis, ambiguity.node) }
    return neighbours.flatMap(\.fixes).first { isSettled(ambiguity, by: $0) }
  }

  private func isSettled(_ ambiguity: Ambiguity, by fix: Fix) -> Bool {
    let target = TrackName(ambiguity)
    if case .several(let steps) = fix.edit {
      let completion = steps.first.flatMap { completions[ChangeName($0.edit)] ?? nil }
      return completion.map { $0.fix == fix && !$0.open.contains(target) } ?? false
    }
    guard case .leavesOpen(let tracks) = outcomes[ChangeName(fix.edit)] else { return false }
    return !tracks.contains(target)
  }

  /// The single changes that settle an ambiguity and leave no other.
  mutating func fixes(for ambiguity: Ambiguity, _ candidates: inout FixCandidates) throws -> [Fix] {
    let fixes = try candidates.candidates(for: ambiguity).compactMap { try first(of: $0, for: ambiguity) }
    guard fixes.isEmpty else { return fixes }
    return try first(of: candidates.lastResorts(for: ambiguity), for: ambiguity).map { [$0] } ?? []
  }

  /// The first fix that works.
  private mutating func first(of fixes: [Fix], for ambiguity: Ambiguity) throws -> Fix? {
    for fix in fixes where try settles(fix, ambiguity) { return fix }
    return nil
  }

  private mutating func settles(_ fix: Fix, _ ambiguity: Ambiguity) throws -> Bool {
    let name = ChangeName(fix.edit)
    let outcome: Outcome
    if let known = outcomes[name] {
      outcome = known
    } else {
      outcome = try self.outcome(of: fix.edit)
      outcomes[name] = outcome
    }
    guard case .leavesOpen(let tracks) = outcome else { return false }
    return !tracks.contains(TrackName(ambiguity))
  }

  func outcome(of edit: Fix.Edit) throws -> Outcome {
    // What is tried without a program asks no solver, which would look.
    try budget.check()
    do {
      let tracks = try tracksOpen(after: edit)
      return tracks.isSubset(of: open) ? .leavesOpen(tracks) : .opensOthers(tracks)
    } catch is LayoutError {
      // That the work took too long says nothing about the fix.
      try budget.check()
      // A fix that breaks the layout, or is too large for the limits, is just not offered.
      return .unsatisfiable
    }
  }

  /// The tracks that are open with a change.
  private func tracksOpen(after edit: Fix.Edit) throws -> Set<TrackName> {
    if let dryRun, let tracks = try dryRun.tracksOpen(after: edit) {
      return Set(tracks)
    }
    let tree = placement.tree.applying(edit)
    try tree.validate(limits: engine.options.limits)
    let fixed = try engine.place(tree, in: proposal.applying(edit), within: budget)
    return Set(fixed.diagnosis.ambiguities.map { name(of: $0, after: edit) })
  }

  /// The name that a track of a changed layout has in the layout without the change.
  ///
  /// Padding that is given a length is told apart from what is in it, so its place may be called otherwise then.
  func name(of ambiguity: Ambiguity, after edit: Fix.Edit) -> TrackName {
    TrackName(ambiguity, container: edit.keepsNodes ? placement.tree.place(of: ambiguity.node) : ambiguity.container)
  }

  /// A track by names that a fix does not change.
  struct TrackName: Hashable {
    let axis: Axis
    let container: String
    let track: Int

    init(_ ambiguity: Ambiguity) { self.init(ambiguity, container: ambiguity.container) }

    init(_ ambiguity: Ambiguity, container: String) {
      self.init(axis: ambiguity.axis, container: container, track: ambiguity.track)
    }

    init(axis: Axis, container: String, track: Int) {
      self.axis = axis
      self.container = container
      self.track = track
    }
  }

  /// A change among those of one layout: a grid has one list of tracks to be sized along an axis.
  struct ChangeName: Hashable {
    private enum Kind { case sizingRow, sizingColumn, cell, proposal, constraint, position, several, mending }
    private let kind: Kind
    private let node: Int
    private let axis: Axis
    private let length: Double?

    init(_ edit: Fix.Edit) {
      switch edit {
      case .addSizingRow(let grid, _, let height): (kind, node, axis, length) = (.sizingRow, grid, .horizontal, height)
      case .addSizingColumn(let grid, _, let width):
        (kind, node, axis, length) = (.sizingColumn, grid, .vertical, width)
      case .sizeCell(let cell, let along, let size): (kind, node, axis, length) = (.cell, cell, along, size)
      case .propose(let along, let size): (kind, node, axis, length) = (.proposal, 0, along, size)
      case .addConstraint(let carrier, let relation):
        (kind, node, axis, length) = (.constraint, carrier, .horizontal, relation.constraint.expression.constant)
      case .position(let child, let along, let centre): (kind, node, axis, length) = (.position, child, along, centre)
      case .several(let steps):
        let first = steps.first.map { ChangeName($0.edit) }
        (kind, node, axis, length) = (.several, first?.node ?? 0, first?.axis ?? .horizontal, first?.length)
      // None of these is thought of for an ambiguity.
      case .setLength, .removeLimit, .allowOverflow, .removeConstraint, .removePosition, .setSpacing, .setPadding:
        (kind, node, axis, length) = (.mending, 0, .horizontal, nil)
      }
    }
  }
}

extension Fix.Edit {
  /// Whether every node has the number that it had.
  fileprivate var keepsNodes: Bool {
    switch self {
    case .sizeCell, .propose, .addConstraint, .position, .setLength, .removeLimit, .allowOverflow, .removeConstraint,
      .removePosition, .setSpacing, .setPadding:
      true
    case .addSizingRow, .addSizingColumn: false
    case .several(let steps): steps.allSatisfy { $0.edit.keepsNodes }
    }
  }
}
