internal import LayoutGeometry
internal import LinearSolving

/// Decides every `ViewThatFits`, every adaptive track and every line of a flow by the lengths that they get, from the root
/// inwards.
///
/// Lengths are found by placing the layout with alternatives tried in it, as any layout is placed; here is only in which order
/// that is done. Choices that others stand around are made after those; grids are counted after the choices beside them, and flows are broken into lines after both.
/// A choice with k alternatives takes k - 1 placements; all those that do not touch each other's space share theirs, and none
/// of those makes room for another by being too long. Only where the layout has no answer with what is tried, choices are
/// tried one by one, and once more after all others.
struct SpaceDecider {
  private let tree: LayoutTree
  private let proposal: ProposedSize
  private let engine: LayoutEngine
  private let budget: SolveBudget
  /// What measured items are known to answer.
  private(set) var measurements: MeasurementTable
  private var knownSizes: AlternativeSizes?
  private var openChoices: OpenChoices
  private var openFlows: OpenFlows
  private let makesChoices: Bool
  /// The choices that are made and the grids that are counted, as nodes.
  private var decided: NodeSet
  /// What fills space to come to its size and had that where it was tried, by alternative, with the axes on which it must fit.
  ///
  /// Without those in which something is still to be decided, which changes what they come to.
  private var filling: [Int: (candidate: SpaceCandidate, axes: Axis.Set)] = [:]
  private(set) var decisions: SpaceDecisions
  /// The layout with all that was decided.
  private(set) var structure: Structure

  /// - Parameters:
  ///   - tree: A tree in which something depends on the space.
  ///   - findings: What checking it has found.
  ///   - measurements: What measured items are known to answer.
  ///   - makesChoices: Whether choices are made; else they count as their last alternative.
  init(
    _ tree: LayoutTree, _ proposal: ProposedSize, _ findings: TreeFindings = TreeFindings(), on engine: LayoutEngine,
    within budget: SolveBudget, _ measurements: MeasurementTable, makesChoices: Bool = true
  ) throws {
    self.tree = tree
    self.proposal = proposal
    self.engine = engine
    self.budget = budget
    self.measurements = measurements
    decisions = SpaceDecisions(undecided: tree)
    decided = NodeSet(ofNone: tree.nodes.count)
    openChoices = OpenChoices(tree)
    openFlows = OpenFlows(tree)
    structure = Structure(tree, engine.options, decisions, findings)
    self.makesChoices = makesChoices
    if !makesChoices { decided.insert(decisions.chosen.indices.filter { decisions.chosen[$0] >= 0 }) }
    let dependents = tree.nodes.indices.filter { tree.form(of: $0) == .dependent }
    while dependents.contains(where: { !decided.contains($0) }) {
      let survey = SpaceSurvey(structure, proposal, dependents: dependents, decided: decided)
      if !survey.choices.isEmpty {
        openChoices.meet(survey)
        try choose(survey, isCoupled: structure.couplesAxes || tree.couplesAxes(inAlternativesOf: survey.choices))
        decided.insert(survey.choices.map(\.node))
      } else if !survey.grids.isEmpty {
        decisions.take(try spaces(of: survey.grids), of: survey.grids)
        decided.insert(survey.grids.map(\.node))
      } else if case let flows = survey.nextFlows, !flows.isEmpty {
        for (flow, space) in zip(flows, try spaces(ofFlows: flows)) {
          try breakLines(ofFlow: flow.node, along: flow.axis, in: space)
        }
      } else {
        break
      }
      structure = Structure(tree, engine.options, decisions, findings)
    }
    // Where choices are not made, it is for a decision that still has a use for those.
    if makesChoices { self.measurements.forgetAlternatives() }
  }

  /// Finds lengths with what is tried, and with all that is open counting as what it counts as until it is decided.
  ///
  /// In an alternative that is tried as it is, what is open is the whole of its last alternative. That may contradict itself, or
  /// what is around it in there, which is nothing to what is tried, since another one may be chosen: so where there is no
  /// answer with it, it counts as what is open elsewhere does.
  ///
  /// - Parameters:
  ///   - changed: What else is decided than in the structure; `nil` where that has all.
  ///   - isFilled: Whether open choices whose last alternative fills space to come to its size do so.
  private mutating func trial(
    _ tried: [SpaceCandidate], _ changed: SpaceDecisions?, along axes: Axis.Set, isFilled: Bool = false
  ) throws -> SpaceTrial? {
    let decisions = changed ?? decisions
    func trial(_ candidates: [SpaceCandidate]) throws -> SpaceTrial? {
      if changed == nil, candidates.isEmpty, openFlows.isEmpty {
        return try SpaceTrial(structure, proposal, decisions, along: axes, on: engine, within: budget, &measurements)
      }
      return try SpaceTrial(
        candidates, in: standingTree(along: axes), proposal, decisions, along: axes, on: engine, within: budget,
        &measurements)
    }
    func open(in nodes: Range<Int>) throws -> [SpaceCandidate] {
      let sizes = try sizes(along: .all)
      return openChoices.candidates(
        in: nodes, besides: tried, decisions, decided: decided, isFilled: isFilled,
        isMeasured: axes.contains(.vertical), sizes, &measurements)
    }
    guard !openChoices.isEmpty else { return try trial(tried) }
    let candidates = try tried + open(in: tree.nodes.indices)
    if let found = try trial(candidates) { return found }
    let inside = try tried.filter(\.standsForItself).flatMap {
      try open(in: $0.alternative..<tree.nodes[$0.alternative].end)
    }
    return inside.isEmpty ? nil : try trial(candidates + inside)
  }

  /// The tree with an item in each flow whose lines are still to be found.
  ///
  /// Only the outermost decision asks such an item for its height at other widths: what is asked for that is told without, or each
  /// level of flows in each other would ask all below it, several times.
  private mutating func standingTree(along axes: Axis.Set) throws -> LayoutTree {
    guard !openFlows.isEmpty else { return tree }
    let sizes = try sizes(along: axes)
    return openFlows.tree(along: axes, isMeasured: makesChoices && axes.contains(.vertical), sizes)
  }

  // MARK: Adaptive tracks and lines

  /// The length that each grid gets, where its adaptive tracks take whatever they can, and each flow.
  ///
  /// - Parameters:
  ///   - decisions: What else is decided than in the structure; `nil` where that has all.
  ///   - tried: What is tried beside them, which takes some of the space.
  private mutating func spaces(
    of grids: [SpaceSurvey.OpenLength], _ decisions: SpaceDecisions? = nil, besides tried: [SpaceCandidate] = []
  ) throws -> [Double] {
    guard let first = grids.first else { return [] }
    let axes = grids.allSatisfy { $0.axis == first.axis } && first.axis == .horizontal ? Axis.Set.horizontal : .all
    let trial = try trial(tried, decisions, along: axes)
    // Flows are looked for by themselves, so the first tells what all are.
    let bases = tree.isFlow(first.node) ? trial?.attachedFlows ?? [:] : [:]
    return grids.map { $0.isEndless ? .infinity : trial?.space(in: $0.node, $0.axis, bases) ?? 0 }
  }

  /// The length that each flow gets.
  ///
  /// What is the whole layout takes what is proposed, so nothing has to be tried.
  private mutating func spaces(ofFlows flows: [SpaceSurvey.OpenLength]) throws -> [Double] {
    guard flows.first?.node == 0, let space = tree.proposedSpaceOfFlow(proposal) else {
      return try spaces(of: flows, decisions)
    }
    return [space]
  }

  /// Breaks a flow into lines, and each flow in it that has a line for itself and would be longer: it gets the same space.
  ///
  /// So flows in each other that all lack space take one trial, not one each.
  private mutating func breakLines(ofFlow outermost: Int, along axis: Axis, in space: Double) throws {
    // Those in each other are looked at along one axis only.
    let sizes = try sizes(along: axis == .horizontal ? .horizontal : .all)
    var open = [outermost]
    while let flow = open.popLast() {
      let lines = sizes.lines(ofFlow: flow, in: space)
      decisions.lines[flow] = lines
      decided.insert(flow)
      guard tree.relations.isEmpty else { continue }
      for (line, next) in zip(lines, lines.dropFirst() + [tree.nodes[flow].end])
      where tree.nodes[line].end == next && sizes.takesAll(of: space, line, in: flow) { open.append(line) }
    }
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
    // Where nothing bounds it, the first alternative has its ideal size; constraints may still have a say in that.
    for position in open where !survey.choices[position].isBound { take(0, at: position, of: survey) }
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
    guard !doubtful.isEmpty, try !fit(doubtful, among: bound, of: survey) else { return }
    decisions.chosen = before.chosen
    decided.remove(bound.map { survey.choices[$0].node })
    try choose(bound, of: survey, by: .all, along: .all)
  }

  private mutating func take(_ alternative: Int, at position: Int, of survey: SpaceSurvey) {
    let choice = survey.choices[position]
    decisions.chosen[choice.node] = choice.alternatives[alternative]
    decided.insert(choice.node)
  }

  /// Makes choices round by round; until they are made they count as their last alternative, or as their first where no
  /// container bounds it.
  ///
  /// - Parameters:
  ///   - axes: The axes on which alternatives must fit, as far as the choices name them.
  ///   - solved: The axes along which lengths are found.
  private mutating func choose(
    _ positions: [Int], of survey: SpaceSurvey, by axes: Axis.Set, along solved: Axis.Set
  ) throws {
    var blocked: [Int] = []
    for round in ChoiceRounds(positions, of: survey, along: axes).rounds {
      blocked += try make(round, of: survey, by: axes, along: solved)
    }
    // What another choice counted as until it was made may have been what contradicts.
    for position in blocked where try !make([position], of: survey, by: axes, along: solved).isEmpty {
      // It is nothing to this choice; where no container bounds it, it has its ideal size.
      if !survey.choices[position].isBound { take(0, at: position, of: survey) }
    }
  }

  /// Makes the choices of a round, alternative by alternative.
  ///
  /// - Parameters:
  ///   - first: The first alternative to try; those before it do not fit.
  ///   - hadAnswer: Whether the layout had an answer with one of those.
  /// - Returns: The choices that are still open since the layout has no answer with any alternative.
  private mutating func make(
    _ round: [Int], from first: Int = 0, hadAnswer: Bool = false, of survey: SpaceSurvey, by axes: Axis.Set,
    along solved: Axis.Set
  ) throws -> [Int] {
    var (open, alternative, hasAnswer) = (round, first, hadAnswer)
    // The last one needs no trial.
    while case let tried = open.filter({ survey.choices[$0].alternatives.count > alternative + 1 }), !tried.isEmpty {
      if let fitting = try fitting(tried, alternative, of: survey, on: axes, along: solved) {
        for position in fitting { take(alternative, at: position, of: survey) }
        open.removeAll(where: fitting.contains)
        hasAnswer = true
      } else if tried.count > 1 {
        // What contradicts may be one alternative, and nothing to the others.
        return try open.flatMap {
          try make([$0], from: alternative, hadAnswer: hasAnswer, of: survey, by: axes, along: solved)
        }
      }
      alternative += 1
    }
    for position in open { take(survey.choices[position].alternatives.count - 1, at: position, of: survey) }
    guard !hasAnswer, round.count == 1 else { return [] }
    return try trial([], decisions, along: solved) == nil ? round : []
  }

  /// The choices of which an alternative fits; `nil` where the layout has no answer with it that leaves what was chosen its
  /// size.
  private mutating func fitting(
    _ positions: [Int], _ alternative: Int, of survey: SpaceSurvey, on axes: Axis.Set, along solved: Axis.Set
  ) throws -> Set<Int>? {
    // On axes that a choice does not name, anything fits.
    var fitting = Set(positions.filter { survey.choices[$0].axes.isDisjoint(with: axes) })
    let tried = positions.filter { !fitting.contains($0) }
    let candidates = try tried.map { position in
      let choice = survey.choices[position]
      return try candidate(choice.alternatives[alternative], of: choice, in: survey, along: solved)
    }
    guard !tried.isEmpty else { return fitting }
    var decisions = decisions
    // How high a grid is depends on how many tracks it has.
    if axes == .all { decisions.take(try spaces(of: survey.grids, decisions, besides: candidates), of: survey.grids) }
    let axesOfTried = tried.map { survey.choices[$0].axes.intersection(axes) }
    let fits = try fit(candidates, decisions, on: axesOfTried, heightsAreFound: axes == .all, along: solved)
    guard let fits else { return nil }
    for (position, fits) in zip(tried, fits) where fits { fitting.insert(position) }
    return fitting
  }

  /// Which of some candidates fit; `nil` where the layout has no answer with them that leaves what was chosen its size.
  ///
  /// One whose lengths follow from each other is tried as an item that asks for the size that it has by itself. In its place it
  /// asks for less, as hexagons in a wide column do, and fills the rest, of which flexible siblings may take so much that it
  /// is too small. So where there is room for such a one it is placed as it is, as if it was chosen, and must have its size
  /// there too; and so must those that were chosen before, whatever is tried after them. That is one more placement for all
  /// of them, in which such ones that open choices count as fill as well.
  ///
  /// - Parameter axes: For each candidate, the axes on which it must fit.
  private mutating func fit(
    _ candidates: [SpaceCandidate], _ decisions: SpaceDecisions, on axes: [Axis.Set], heightsAreFound: Bool,
    along solved: Axis.Set
  ) throws -> [Bool]? {
    guard let trial = try trial(candidates, decisions, along: solved) else { return nil }
    var fits = zip(candidates, axes).map { $0.hasItsSize(in: trial, on: $1) }
    let tried = candidates.indices.filter { fits[$0] }
    let placed = tried.filter { heightsAreFound && candidates[$0].couplesAxes }
    let chosen = filling.values.filter { filling in
      let choice = filling.candidate.choice
      return decided.contains(choice) && decisions.chosen[choice] == filling.candidate.alternative
        && !candidates.contains { $0.choice == choice }
    }
    guard !tried.isEmpty, !placed.isEmpty || !chosen.isEmpty else { return fits }
    let made = decided
    defer { decided = made }
    var decisions = decisions
    for index in placed {
      decided.insert(candidates[index].choice)
      decisions.chosen[candidates[index].choice] = candidates[index].alternative
    }
    let others = tried.filter { !placed.contains($0) }.map { candidates[$0] }
    let filled = try self.trial(others, decisions, along: solved, isFilled: true)
    guard let filled, chosen.allSatisfy({ $0.candidate.keepsItsSize(in: filled, on: $0.axes) }) else { return nil }
    for index in placed {
      fits[index] = candidates[index].keepsItsSize(in: filled, on: axes[index])
      guard fits[index], !tree.dependsOnSpace(inside: candidates[index].alternative) else { continue }
      filling[candidates[index].alternative] = (candidates[index], axes[index])
    }
    return fits
  }

  /// Whether what was chosen fits together.
  ///
  /// - Parameter all: The choices among them; others took their last alternative though it may not fit, and are to make no room
  ///   by standing out, as if they were open.
  private mutating func fit(_ positions: [Int], among all: [Int], of survey: SpaceSurvey) throws -> Bool {
    let made = decided
    defer { decided = made }
    decided.remove(Set(all).subtracting(positions).map { survey.choices[$0].node })
    var decisions = decisions
    let candidates = try positions.map { position in
      let choice = survey.choices[position]
      return try candidate(decisions.chosen[choice.node], of: choice, in: survey, along: .all)
    }
    decisions.take(try spaces(of: survey.grids, decisions), of: survey.grids)
    let axes = positions.map { survey.choices[$0].axes }
    let fits = try fit(candidates, decisions, on: axes, heightsAreFound: true, along: .all)
    return fits?.allSatisfy { $0 } ?? false
  }

  private mutating func candidate(
    _ alternative: Int, of choice: SpaceSurvey.Choice, in survey: SpaceSurvey, along axes: Axis.Set
  ) throws -> SpaceCandidate {
    try sizes(along: .all).candidate(
      alternative, of: choice.node, as: .tried, isMeasured: axes.contains(.vertical), isBound: choice.isBound,
      &measurements)
  }

  private mutating func sizes(along axes: Axis.Set) throws -> AlternativeSizes {
    if let knownSizes, knownSizes.knowHeights || !axes.contains(.vertical) { return knownSizes }
    let sizes = try AlternativeSizes(
      tree, along: axes, hasChoices: !openChoices.isEmpty, on: engine, within: budget, &measurements)
    knownSizes = sizes
    return sizes
  }
}

extension LayoutTree {
  /// Whether widths may depend on heights as soon as alternatives take part.
  fileprivate func couplesAxes(inAlternativesOf choices: [SpaceSurvey.Choice]) -> Bool {
    relations.contains { $0.relation.axes == .all }
      || choices.contains { choice in choice.alternatives.contains(where: couplesAxes) }
  }

  /// Whether something in a node is decided by the space that is there.
  fileprivate func dependsOnSpace(inside node: Int) -> Bool {
    nodes[node..<nodes[node].end].contains { $0.form == .dependent }
  }
}
