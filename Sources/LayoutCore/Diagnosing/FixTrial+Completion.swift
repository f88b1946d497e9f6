internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

// Changes that do not settle a track by themselves: what they open is settled as well, in a fix of several steps, and what
// they make longer or shorter is said as it is with them.
extension FixTrial {
  /// How many changes are made one after another: each settles what the one before it opened, which is hardly ever more than
  /// one grid's tracks along one axis.
  private static let mostSteps = 4

  /// Changes one after another, and the tracks that they leave open.
  struct Completion {
    let fix: Fix
    let open: Set<TrackName>
    /// Whether the tracks that they settle have the lengths that were chosen.
    var keepsLengths = true
  }

  /// A change that does not settle an ambiguity by itself, with what it takes besides.
  ///
  /// Where none keeps what was chosen, one that settles the ambiguity at other lengths is better than none.
  mutating func completed(for ambiguity: Ambiguity, _ candidates: inout FixCandidates) throws -> Fix? {
    let target = TrackName(ambiguity)
    var atOtherLengths: Fix?
    for first in candidates.candidates(for: ambiguity).joined() + candidates.lastResorts(for: ambiguity) {
      let name = ChangeName(first.edit)
      let completion = try completions[name] ?? completion(of: first, for: ambiguity, outcomes[name])
      completions[name] = .some(completion)
      // What the first step leaves open, a later one may settle, and the other way round: only the end counts.
      guard let completion, !completion.open.contains(target) else { continue }
      if completion.keepsLengths { return completion.fix }
      atOtherLengths = atOtherLengths ?? completion.fix
    }
    return atOtherLengths
  }

  private func completion(of first: Fix, for ambiguity: Ambiguity, _ outcome: Outcome?) throws -> Completion? {
    switch outcome {
    case .opensOthers: try completed(first)
    case .leavesOpen: try refitted(first, for: ambiguity) ?? completed(first, settling: TrackName(ambiguity))
    case .unsatisfiable, nil: nil
    }
  }

  /// The same change with the lengths that tracks have with it.
  ///
  /// A row of sized cells brings a gap; where the width follows from the height, the columns are no longer what they were, and
  /// share what is more.
  private func refitted(_ first: Fix, for ambiguity: Ambiguity) throws -> Completion? {
    let offered = proposal.applying(first.edit)
    guard let changed = try placed(placement.tree.applying(first.edit), in: offered) else { return nil }
    let after = TrackLengths(of: changed)
    let chosen = placement.with(
      placement.diagnosis.ambiguities.map { $0.choosing(after.length(of: $0) ?? $0.chosen) })
    let sizing = SizingFixes(chosen, proposal, defaultSpacing: engine.options.defaultSpacing)
    for fix in sizing.fixes(for: ambiguity) where ChangeName(fix.edit) == ChangeName(first.edit) {
      if case .leavesOpen(let tracks) = try outcome(of: fix.edit) { return Completion(fix: fix, open: tracks) }
    }
    return nil
  }

  /// A change with what settles the tracks that it opens.
  ///
  /// - Parameter target: A track to settle as well, that was open before.
  private func completed(_ first: Fix, settling target: TrackName? = nil) throws -> Completion? {
    var steps = [first]
    while steps.count <= Self.mostSteps {
      let edit = Fix.Edit.several(steps)
      let offered = proposal.applying(edit)
      guard let changed = try placed(placement.tree.applying(edit), in: offered) else { return nil }
      let isToSettle = { (ambiguity: Ambiguity) in
        let name = name(of: ambiguity, after: edit)
        return name == target || !open.contains(name)
      }
      guard let opened = changed.diagnosis.ambiguities.first(where: isToSettle) else {
        let fix = Fix(text: steps.map(\.text).joined(separator: "; then "), edit: edit)
        return Completion(
          fix: fix, open: Set(changed.diagnosis.ambiguities.map { name(of: $0, after: edit) }),
          keepsLengths: keepsChosenLengths(changed))
      }
      guard let next = try next(settling: opened, of: changed, in: offered) else { return nil }
      steps.append(next)
    }
    return nil
  }

  /// A change that settles what other changes opened.
  ///
  /// Lengths stay as they were, where they can. Sized cells may make more room than there is without them; else lengths come as
  /// near as a gap leaves room that came with a step.
  private func next(settling opened: Ambiguity, of changed: Placement, in proposal: ProposedSize) throws -> Fix? {
    for placement in [kept(changed), kept(changed, isWithinRange: true), changed] {
      if let fix = try fix(settling: opened, of: placement, in: proposal) { return fix }
    }
    return nil
  }

  private func fix(settling opened: Ambiguity, of changed: Placement, in proposal: ProposedSize) throws -> Fix? {
    var trial = FixTrial(engine: engine, proposal: proposal, placement: changed, dryRun: nil, budget: budget)
    var candidates = FixCandidates(
      placement: changed, proposal: proposal, defaultSpacing: engine.options.defaultSpacing)
    let name = TrackName(opened)
    return try changed.diagnosis.ambiguities.first { TrackName($0) == name }
      .flatMap { try trial.fixes(for: $0, &candidates).first }
  }

  /// A placement with changes; `nil` where there is none.
  private func placed(_ tree: LayoutTree, in proposal: ProposedSize) throws -> Placement? {
    do {
      try tree.validate(limits: engine.options.limits)
      return try engine.place(tree, in: proposal, within: budget)
    } catch is LayoutError {
      // That the work took too long says nothing about the changes.
      try budget.check()
      return nil
    }
  }

  /// A placement with changes in which what they opened is said to have the lengths from before.
  ///
  /// - Parameter isWithinRange: Whether lengths are moved into the range that they have with the changes.
  private func kept(_ changed: Placement, isWithinRange: Bool = false) -> Placement {
    let before = TrackLengths(of: placement)
    return changed.with(
      changed.diagnosis.ambiguities.map { ambiguity in
        // A track that was not there had no length.
        let length = before.length(of: ambiguity) ?? 0
        return ambiguity.choosing(isWithinRange ? min(max(length, ambiguity.lower), ambiguity.upper) : length)
      })
  }

  /// Whether tracks that were open and are not have the lengths that were chosen.
  private func keepsChosenLengths(_ changed: Placement) -> Bool {
    let stillOpen = Set(changed.diagnosis.ambiguities.map { TrackName($0) })
    let lengths = TrackLengths(of: changed)
    // What differs by less is the rounding of sums.
    let tolerance = 1e-7 * (1 + max(placement.size.width, placement.size.height))
    return placement.diagnosis.ambiguities.allSatisfy { ambiguity in
      guard !stillOpen.contains(TrackName(ambiguity)), let length = lengths.length(of: ambiguity) else { return true }
      return abs(length - ambiguity.chosen) <= tolerance
    }
  }
}
