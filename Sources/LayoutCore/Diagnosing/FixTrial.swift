internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Tries candidates for fixes and keeps those that work: with them the layout has an answer in which the track is decided.
struct FixTrial {
  let engine: LayoutEngine
  let proposal: ProposedSize
  let placement: Placement
  let budget: SolveBudget

  /// The ambiguities with the fixes that work.
  func ambiguities() throws -> [Ambiguity] {
    let candidates = FixCandidates(
      placement: placement, proposal: proposal, defaultSpacing: engine.options.defaultSpacing)
    let open = Set(placement.diagnosis.ambiguities.map(TrackName.init))
    // One change may settle several tracks; it is tried once.
    var outcomes: [Fix.Edit: Set<TrackName>?] = [:]
    func settles(_ fix: Fix, _ ambiguity: Ambiguity) throws -> Bool {
      let stillOpen = try outcomes[fix.edit] ?? tracksOpen(after: fix)
      outcomes[fix.edit] = .some(stillOpen)
      // Settling one track at the price of another is no fix.
      return stillOpen.map { !$0.contains(TrackName(ambiguity)) && $0.isSubset(of: open) } ?? false
    }
    return try placement.diagnosis.ambiguities.map { ambiguity in
      ambiguity.with(
        fixes: try candidates.candidates(for: ambiguity).compactMap { choices in
          try choices.first { try settles($0, ambiguity) }
        })
    }
  }

  /// The tracks that are open with a fix applied, or `nil` where it leaves no answer.
  private func tracksOpen(after fix: Fix) throws -> Set<TrackName>? {
    let tree = placement.tree.applying(fix.edit)
    do {
      try tree.validate(limits: engine.options.limits)
      let fixed = try engine.place(tree, in: proposal.applying(fix.edit), within: budget)
      return Set(fixed.diagnosis.ambiguities.map(TrackName.init))
    } catch is LayoutError {
      // That the work took too long says nothing about the fix.
      try budget.check()
      // A fix that breaks the layout, or is too large for the limits, is just not offered.
      return nil
    }
  }

  /// A track by names that a fix does not change.
  private struct TrackName: Hashable {
    let axis: Axis
    let container: String
    let track: Int

    init(_ ambiguity: Ambiguity) {
      axis = ambiguity.axis
      container = ambiguity.container
      track = ambiguity.track
    }
  }
}
