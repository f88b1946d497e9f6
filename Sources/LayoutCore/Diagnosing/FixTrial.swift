internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Tries candidates for fixes and keeps those that work: with them the layout has an answer in which the track is decided.
struct FixTrial {
  private let engine: LayoutEngine
  private let proposal: ProposedSize
  private let placement: Placement
  private let budget: SolveBudget
  private let rehearsal: FixRehearsal?
  /// The tracks that are open without a fix.
  private let open: Set<TrackName>
  /// What became of each change that was tried: one may settle several tracks, and is tried once.
  private var outcomes: [ChangeName: Outcome] = [:]

  /// What becomes of a layout with a change.
  private enum Outcome {
    /// It has no answer, or tracks are open that were not; settling one at the price of another is no fix.
    case worse
    case leavesOpen(Set<TrackName>)
  }

  init(
    engine: LayoutEngine, proposal: ProposedSize, placement: Placement, rehearsal: FixRehearsal?, budget: SolveBudget
  ) {
    self.engine = engine
    self.proposal = proposal
    self.placement = placement
    self.rehearsal = rehearsal
    self.budget = budget
    open = Set(placement.diagnosis.ambiguities.map(TrackName.init))
  }

  /// The ambiguities with the fixes that work.
  mutating func ambiguities() throws -> [Ambiguity] {
    var candidates = FixCandidates(
      placement: placement, proposal: proposal, defaultSpacing: engine.options.defaultSpacing)
    var settled: [Ambiguity] = []
    settled.reserveCapacity(placement.diagnosis.ambiguities.count)
    for ambiguity in placement.diagnosis.ambiguities {
      var fixes = try candidates.candidates(for: ambiguity).compactMap { try first(of: $0, for: ambiguity) }
      if fixes.isEmpty {
        fixes = try first(of: candidates.lastResorts(for: ambiguity), for: ambiguity).map { [$0] } ?? []
      }
      settled.append(ambiguity.with(fixes: fixes))
    }
    return settled
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

  private func outcome(of edit: Fix.Edit) throws -> Outcome {
    do {
      let tracks = try tracksOpen(after: edit)
      return tracks.isSubset(of: open) ? .leavesOpen(tracks) : .worse
    } catch is LayoutError {
      // That the work took too long says nothing about the fix.
      try budget.check()
      // A fix that breaks the layout, or is too large for the limits, is just not offered.
      return .worse
    }
  }

  /// The tracks that are open with a change.
  private func tracksOpen(after edit: Fix.Edit) throws -> Set<TrackName> {
    if let rehearsal, let tracks = try rehearsal.tracksOpen(after: edit) {
      return Set(tracks.map(TrackName.init))
    }
    let tree = placement.tree.applying(edit)
    try tree.validate(limits: engine.options.limits)
    let fixed = try engine.place(tree, in: proposal.applying(edit), within: budget)
    return Set(
      fixed.diagnosis.ambiguities.map { ambiguity in
        // Padding that is given a length is told apart from what is in it, so places may be called otherwise.
        TrackName(
          ambiguity, container: edit.keepsNodes ? placement.tree.place(of: ambiguity.node) : ambiguity.container)
      })
  }

  /// A track by names that a fix does not change.
  private struct TrackName: Hashable {
    let axis: Axis
    let container: String
    let track: Int

    init(_ ambiguity: Ambiguity) { self.init(ambiguity, container: ambiguity.container) }

    init(_ ambiguity: Ambiguity, container: String) {
      axis = ambiguity.axis
      self.container = container
      track = ambiguity.track
    }

    init(_ open: FixRehearsal.OpenTrack) {
      axis = open.axis
      container = open.container
      track = open.track
    }
  }

  /// A change among those of one layout: a grid has one list of tracks to be sized along an axis.
  private struct ChangeName: Hashable {
    private enum Kind { case sizingRow, sizingColumn, cell, proposal }
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
      }
    }
  }
}

extension Fix.Edit {
  /// Whether every node has the number that it had.
  fileprivate var keepsNodes: Bool {
    switch self {
    case .sizeCell, .propose: true
    case .addSizingRow, .addSizingColumn: false
    }
  }
}
