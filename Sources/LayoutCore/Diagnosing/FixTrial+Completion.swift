internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

// Changes that settle a track and open others: what opens is settled as well, and both are one fix of several steps.
extension FixTrial {
  /// How many changes are made one after another: each settles what the one before it opened, which is hardly ever more than
  /// one grid's tracks along one axis.
  private static let mostSteps = 4

  /// A change that settles an ambiguity and opens other tracks, with the changes that settle those.
  mutating func completed(for ambiguity: Ambiguity, _ candidates: inout FixCandidates) throws -> Fix? {
    let target = TrackName(ambiguity)
    for first in candidates.candidates(for: ambiguity).joined() {
      let name = ChangeName(first.edit)
      guard case .opensOthers(let tracks)? = outcomes[name], !tracks.contains(target) else { continue }
      let fix = try completions[name] ?? completed(first)
      completions[name] = .some(fix)
      if let fix { return fix }
    }
    return nil
  }

  private func completed(_ first: Fix) throws -> Fix? {
    var steps = [first]
    while steps.count <= Self.mostSteps {
      let edit = Fix.Edit.several(steps)
      let offered = proposal.applying(edit)
      guard let changed = try placed(placement.tree.applying(edit), in: offered) else { return nil }
      guard let opened = changed.diagnosis.ambiguities.first(where: { !open.contains(TrackName($0)) }) else {
        return keepsChosenLengths(changed) ? Fix(text: steps.map(\.text).joined(separator: "; then "), edit: edit) : nil
      }
      var trial = FixTrial(engine: engine, proposal: offered, placement: changed, rehearsal: nil, budget: budget)
      var candidates = FixCandidates(
        placement: changed, proposal: offered, defaultSpacing: engine.options.defaultSpacing)
      guard let next = try trial.fixes(for: opened, &candidates).first else { return nil }
      steps.append(next)
    }
    return nil
  }

  /// A placement with changes, in which what they opened is said to have the lengths from before; `nil` where there is none.
  private func placed(_ tree: LayoutTree, in proposal: ProposedSize) throws -> Placement? {
    do {
      try tree.validate(limits: engine.options.limits)
      let changed = try engine.place(tree, in: proposal, within: budget)
      return changed.with(changed.diagnosis.ambiguities.map { $0.choosing(length(before: $0)) })
    } catch is LayoutError {
      // That the work took too long says nothing about the changes.
      try budget.check()
      return nil
    }
  }

  /// How long a track was without the changes; 0 where there was none.
  private func length(before ambiguity: Ambiguity) -> Double { ambiguity.length(in: placement) ?? 0 }

  /// Whether tracks that were open and are not have the lengths that were chosen.
  private func keepsChosenLengths(_ changed: Placement) -> Bool {
    let stillOpen = Set(changed.diagnosis.ambiguities.map { TrackName($0) })
    // What differs by less is the rounding of sums.
    let tolerance = 1e-7 * (1 + max(placement.size.width, placement.size.height))
    return placement.diagnosis.ambiguities.allSatisfy { ambiguity in
      guard !stillOpen.contains(TrackName(ambiguity)), let length = ambiguity.length(in: changed) else { return true }
      return abs(length - ambiguity.chosen) <= tolerance
    }
  }
}

extension Ambiguity {
  /// How long the track is in a placement; `nil` where it is not there.
  fileprivate func length(in placement: Placement) -> Double? {
    let found = placement.containers.first { placement.tree.place(of: $0.node) == container }
    guard let tracks = axis == .horizontal ? found?.columns : found?.rows else { return nil }
    return tracks.indices.contains(track) ? tracks[track].length : nil
  }

  /// The same where another length was chosen, as near as its range allows.
  fileprivate func choosing(_ length: Double) -> Ambiguity {
    Ambiguity(
      axis: axis, kind: kind, container: container, track: track, lower: lower, upper: upper,
      chosen: min(max(length, lower), upper), decidedBy: decidedBy, cells: cells, fixes: fixes, node: node)
  }
}
