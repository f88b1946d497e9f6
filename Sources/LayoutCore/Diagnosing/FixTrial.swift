internal import LayoutGeometry
internal import LinearModel

/// Tries candidates for fixes and keeps those that work: with them the layout has an answer in which the track is decided.
struct FixTrial {
  let engine: LayoutEngine
  let proposal: ProposedSize
  let placement: Placement

  /// The ambiguities with the fixes that work.
  func ambiguities() -> [Ambiguity] {
    let candidates = FixCandidates(
      placement: placement, proposal: proposal, defaultSpacing: engine.options.defaultSpacing)
    let open = Set(placement.diagnosis.ambiguities.map(TrackName.init))
    // One change may settle several tracks; it is tried once.
    var outcomes: [Fix.Edit: Set<TrackName>?] = [:]
    func settles(_ fix: Fix, _ ambiguity: Ambiguity) -> Bool {
      let stillOpen = outcomes[fix.edit] ?? tracksOpen(after: fix)
      outcomes[fix.edit] = .some(stillOpen)
      // Settling one track at the price of another is no fix.
      return stillOpen.map { !$0.contains(TrackName(ambiguity)) && $0.isSubset(of: open) } ?? false
    }
    return placement.diagnosis.ambiguities.map { ambiguity in
      ambiguity.with(
        fixes: candidates.candidates(for: ambiguity).compactMap { choices in
          choices.first { settles($0, ambiguity) }
        })
    }
  }

  /// The tracks that are open with a fix applied, or `nil` where it leaves no answer.
  private func tracksOpen(after fix: Fix) -> Set<TrackName>? {
    let tree = placement.tree.applying(fix.edit)
    // A fix that breaks the layout, or is too large for the limits, is just not offered.
    guard (try? tree.validate(limits: engine.options.limits)) != nil,
      let fixed = try? engine.place(tree, in: proposal.applying(fix.edit))
    else { return nil }
    return Set(fixed.diagnosis.ambiguities.map(TrackName.init))
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
