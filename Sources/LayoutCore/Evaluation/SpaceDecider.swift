internal import LayoutGeometry
internal import LinearSolving

/// Decides every `ViewThatFits` and every adaptive track of a tree by the lengths that they get, from the root inwards.
///
/// Lengths are found by placing the layout with alternatives tried in it, as any layout is placed; here is only in which order
/// that is done. Choices that others stand around are made after those, and grids are counted after the choices beside them.
/// A choice with k alternatives takes k - 1 placements at most; all those that do not touch each other's space share theirs.
struct SpaceDecider {
  private let tree: LayoutTree
  private let proposal: ProposedSize
  private let engine: LayoutEngine
  private let budget: SolveBudget
  /// What measured items are known to answer.
  private(set) var measurements: MeasurementTable
  private var knownSizes: AlternativeSizes?
  private var decided: Set<Int> = []
  private(set) var decisions: SpaceDecisions

  /// - Parameters:
  ///   - tree: A tree in which something depends on the space.
  ///   - measurements: What measured items are known to answer.
  init(
    _ tree: LayoutTree, _ proposal: ProposedSize, on engine: LayoutEngine, within budget: SolveBudget,
    _ measurements: MeasurementTable
  ) throws {
    self.tree = tree
    self.proposal = proposal
    self.engine = engine
    self.budget = budget
    self.measurements = measurements
    decisions = SpaceDecisions(undecided: tree)
    while true {
      let structure = Structure(
        tree, defaultSpacing: engine.options.defaultSpacing, layoutDirection: engine.options.layoutDirection,
        decisions: decisions)
      let survey = SpaceSurvey(structure, proposal, decided: decided)
      if !survey.choices.isEmpty {
        let isTied = survey.choices.contains { choice in choice.alternatives.contains(where: tree.couplesAxes) }
        try choose(survey, isCoupled: structure.couplesAxes || !tree.relations.isEmpty || isTied)
        decided.formUnion(survey.choices.map(\.node))
      } else if !survey.grids.isEmpty {
        decisions.spaces.merge(try spaces(of: survey.grids, decisions)) { $1 }
        decided.formUnion(survey.grids.map(\.node))
      } else {
        break
      }
    }
    self.measurements.forgetAlternatives()
  }

  private func trial(
    _ candidates: [SpaceCandidate], _ decisions: SpaceDecisions, along axes: Axis.Set,
    _ measurements: inout MeasurementTable
  ) throws -> SpaceTrial? {
    try SpaceTrial(
      candidates, in: tree, proposal, decisions, along: axes, on: engine, within: budget, &measurements)
  }

  // MARK: Adaptive tracks

  /// The length that each grid gets, where its adaptive tracks take whatever they can.
  private mutating func spaces(
    of grids: [SpaceSurvey.AdaptiveGrid], _ decisions: SpaceDecisions
  ) throws -> [Int: Double] {
    guard let first = grids.first else { return [:] }
    let axes = grids.allSatisfy { $0.axis == first.axis } && first.axis == .horizontal ? Axis.Set.horizontal : .all
    let trial = try trial([], decisions, along: axes, &measurements)
    var spaces: [Int: Double] = [:]
    for grid in grids {
      spaces[grid.node] = grid.isEndless ? .infinity : trial?.length(inside: grid.node, grid.axis) ?? 0
    }
    return spaces
  }

  // MARK: Choices

  /// Makes all choices of a survey.
  ///
  /// Widths come first, since they seldom depend on heights. Then the heights are looked at, of all choices at once. Only where
  /// not all that was chosen has its height, choices that share a height are made one after the other.
  ///
  /// - Parameter isCoupled: Whether widths may depend on heights.
  private mutating func choose(_ survey: SpaceSurvey, isCoupled: Bool) throws {
    let open = survey.choices.indices.filter { survey.choices[$0].alternatives.count > 1 }
    // Where nothing bounds it, the first alternative has its ideal size.
    for position in open where survey.choices[position].axes.isEmpty { take(0, at: position, of: survey) }
    let bound = open.filter { !survey.choices[$0].axes.isEmpty }
    guard !bound.isEmpty else { return }
    let before = decisions
    try choose(bound, of: survey, by: .horizontal, along: isCoupled ? .all : .horizontal)
    let doubtful = bound.filter { position in
      let choice = survey.choices[position]
      // The last one is taken whether it fits or not; if widths depend on heights, another one may yet fit.
      guard decisions.chosen[choice.node] == choice.alternatives.last else {
        return isCoupled || choice.axes.contains(.vertical)
      }
      return isCoupled && proposal.height != nil
    }
    guard !doubtful.isEmpty, try !fit(doubtful, of: survey) else { return }
    decisions.chosen = before.chosen
    decisions.spaces.merge(try spaces(of: survey.grids, decisions)) { $1 }
    try choose(bound, of: survey, by: .all, along: .all)
    decisions.spaces = before.spaces
  }

  private mutating func take(_ alternative: Int, at position: Int, of survey: SpaceSurvey) {
    let choice = survey.choices[position]
    decisions.chosen[choice.node] = choice.alternatives[alternative]
  }

  /// Makes choices round by round; those that are not made yet count as their last alternative.
  ///
  /// - Parameters:
  ///   - axes: The axes on which alternatives must fit, as far as the choices name them.
  ///   - solved: The axes along which lengths are found.
  private mutating func choose(
    _ positions: [Int], of survey: SpaceSurvey, by axes: Axis.Set, along solved: Axis.Set
  ) throws {
    for round in ChoiceRounds(positions, of: survey, along: axes).rounds {
      var (open, alternative) = (round, 0)
      while !open.isEmpty {
        // The last one needs no trial.
        open.removeAll { survey.choices[$0].alternatives.count == alternative + 1 }
        let fitting = try fitting(open, alternative, of: survey, on: axes, along: solved)
        for position in fitting { take(alternative, at: position, of: survey) }
        open.removeAll(where: fitting.contains)
        alternative += 1
      }
    }
  }

  /// The choices of which an alternative fits.
  private mutating func fitting(
    _ positions: [Int], _ alternative: Int, of survey: SpaceSurvey, on axes: Axis.Set, along solved: Axis.Set
  ) throws -> Set<Int> {
    // On axes that a choice does not name, anything fits.
    var fitting = Set(positions.filter { survey.choices[$0].axes.isDisjoint(with: axes) })
    let tried = positions.filter { !fitting.contains($0) }
    let candidates = try tried.map { position in
      let choice = survey.choices[position]
      return try candidate(choice.alternatives[alternative], of: choice, in: survey, along: solved)
    }
    guard !tried.isEmpty, let trial = try trial(candidates, decisions, along: solved, &measurements) else {
      return fitting
    }
    for (position, candidate) in zip(tried, candidates)
    where candidate.fits(trial, on: survey.choices[position].axes.intersection(axes)) {
      fitting.insert(position)
    }
    return fitting
  }

  /// Whether all that was chosen fits together.
  private mutating func fit(_ positions: [Int], of survey: SpaceSurvey) throws -> Bool {
    var decisions = decisions
    let candidates = try positions.map { position in
      let choice = survey.choices[position]
      return try candidate(decisions.chosen[choice.node], of: choice, in: survey, along: .all)
    }
    decisions.spaces.merge(try spaces(of: survey.grids, decisions)) { $1 }
    guard let trial = try trial(candidates, decisions, along: .all, &measurements) else { return false }
    return zip(positions, candidates).allSatisfy { $1.fits(trial, on: survey.choices[$0].axes) }
  }

  private mutating func candidate(
    _ alternative: Int, of choice: SpaceSurvey.Choice, in survey: SpaceSurvey, along axes: Axis.Set
  ) throws -> SpaceCandidate {
    let sizes = try knownSizes ?? AlternativeSizes(tree, on: engine, within: budget, &measurements)
    knownSizes = sizes
    // Out of a cell that is not sized it would stand, as long as it likes.
    let mayStandOut = survey.path(to: choice.container).contains { !$0.cell.unsizedAxes.isEmpty }
    return sizes.candidate(
      alternative, of: choice.node, isMeasured: axes.contains(.vertical), givesWay: choice.isBound,
      mayStandOut: mayStandOut, &measurements)
  }
}
