internal import LayoutGeometry
internal import LinearModel

// Fill: what flexible sized members cover takes up what a container leaves; no other track grows for it.
//
//     maximise sum(length of what flexible members cover, each up to what it can use)
extension AxisCompiler {
  /// The steps of filling, from the outermost container inwards: each gives the next one its length.
  enum FillStep: Int, CaseIterable {
    /// Content takes the frame around it.
    case frame
    /// What flexible members cover takes what the container has, before its other tracks do.
    case tracks
    /// Flexible members share that, where the line of a text in the container follows from it and from nothing around.
    case shares
    /// Containers take the cells that they stand in.
    case children
  }

  func fillDepth(of container: Int, _ step: FillStep) -> Int {
    let first = depth(of: container) * stepsOfFillingOne
    return step == .children ? first + stepsOfFillingOne - 1 : first + step.rawValue
  }

  /// How many steps a container has: each level of its priorities shares in one of its own, where there are containers that do so.
  private var stepsOfFillingOne: Int {
    FillStep.allCases.count - 1 + (heldOnLines.isEmpty ? 0 : structure.priorities.levels.count)
  }

  /// When something fills.
  ///
  /// - Parameters:
  ///   - inner: What fills.
  ///   - container: The container of the step.
  ///   - step: What would be its step without a line.
  func fillDepth(by inner: Int, of container: Int, _ step: FillStep) -> Int {
    fillDepth(fillDepth(of: container, step), onTheWayOver: inner)
  }

  /// When something fills what is below a line of a container that it hangs on: after all that is inside it, since more than that
  /// can use is nothing to fill.
  func fillDepth(by inner: Int, belowLineOf container: Int) -> Int {
    fillDepth(afterFilling + structure.containers.count - depth(of: inner), onTheWayOver: container)
  }

  /// When something fills: on the way to a text on a line it does so before anything that is not.
  ///
  /// Less high than its place, it would have that text higher up, which can make the row around lower and leave more to what fills
  /// the rest. Nothing asks for that: what can be of any height takes its place, whatever is around. What the other axis holds
  /// back may not be able to, and waits for its turn.
  private func fillDepth(_ depth: Int, onTheWayOver container: Int) -> Int {
    hanging.contains(container) && !structure.holdsCoupledAxes(container) ? depth - stepsOfFilling : depth
  }

  /// A step before those of all containers, on the way to a line or not.
  var beforeFilling: Int { -stepsOfFilling - 1 }

  /// A step after those of all containers, and before those of what hangs on lines in them.
  private var afterFilling: Int { (structure.containers.count + 1) * stepsOfFillingOne }

  /// How many steps there are, with one for each container that may hang on a line.
  private var stepsOfFilling: Int { afterFilling + structure.containers.count + 1 }

  /// Makes a container without a greatest length take the cell that it is given.
  ///
  /// Its own tracks settle by hug and share.
  private mutating func fill(_ cell: LinearExpression, of container: Int, by inner: Int) {
    let depth = fillDepth(by: inner, of: container, .children)
    model.add(Constraint(cell - variablesOf(inner).box, .equal, priority: .fill, depth: depth))
  }

  /// Makes content without a greatest length take the frame around it.
  mutating func fillFrame(of container: Int, _ variables: Variables) {
    let space = variables.box - variables.extent
    let depth = fillDepth(by: container, of: container, .frame)
    model.add(Constraint(space, .equal, priority: .fill, depth: depth))
  }

  // MARK: The root

  /// What flexible members of the root cover is as large as it can be, and as they can use.
  ///
  /// Which tracks take it is no matter of this tier: below it, others hug their content and flexible ones share.
  mutating func emitRootFill() {
    guard structure.containers[root].shape == nil else {
      // A height that only follows from the width has no use for more, wherever it stands.
      guard let extent = variables[root]?.extent, let node = structure.containers[root].node,
        lengths[node, axis].isFlexible
      else { return }
      return model.add(Goal(.minimize(-extent), priority: .fill))
    }
    emitFillOfFlexibleRuns(of: root, depth: 0)
  }

  private mutating func emitFillOfFlexibleRuns(of container: Int, priority: Priority = .fill, depth: Int) {
    guard let variables = variables[container] else { return }
    let demands = lengths.demands(of: container, axis)
    var filled = LinearExpression()
    var single = (length: LinearExpression(), usable: 0.0)
    let runs = demands.flexibleRuns(unknowns: variables.unknowns)
    let mayBeLonger = mayBeLongerThanUsed(demands, of: container)
    for var run in runs where !isKnownInside(run, variables, of: container) {
      let length = length(of: run, variables)
      let demand = run.isSingle ? variables.unknowns.demands[run.unknowns[0].index] : nil
      let besideRatios = demand.flatMap { usableBesideRatios($0, of: container) }
      if let besideRatios { run.usable = besideRatios }
      if let usable = demand.flatMap({ usableWithoutOffer($0, of: container) }) { run.usable = min(run.usable, usable) }
      run.usable = min(run.usable, greatestByRatio(container))
      if run.usable == .infinity {
        filled = filled + length
      } else if besideRatios != nil, let parts = partsOnLine(ofRow: run, demands, of: container) {
        for part in parts { filled = filled + usedPart(of: part.length, upTo: part.usable, in: container) }
      } else if let demand, !followsRatioOrHexagons(demand), !relations.concerns(container, axis),
        !mayBeLonger[run.unknowns[0].index]
      {
        // What one has beyond what it can use would be nothing that another one lacks, so such tracks count together. Not so what
        // the other axis holds back: others would take what it cannot.
        single = (single.length + length, single.usable + run.usable)
      } else {
        filled = filled + usedPart(of: length, upTo: run.usable, in: container)
      }
    }
    if !single.length.terms.isEmpty {
      filled = filled + usedPart(of: single.length, upTo: single.usable, in: container)
    }
    guard !filled.terms.isEmpty else { return }
    model.add(Goal(.minimize(filled * -1), priority: priority, depth: depth))
  }

  /// By unknown, whether a part of the container in a track, or a span over it, can make it longer than its other members can use.
  func mayBeLongerThanUsed(_ demands: TrackDemands, of container: Int) -> [Bool] {
    let unknowns = variablesOf(container).unknowns
    let isUnderSpan = demands.tracksThatGrowForSpans
    return zip(unknowns.demands, unknowns.firstTracks).map { demand, track in
      fractionTargets[demand.fractionContainer] != nil || (!isUnderSpan.isEmpty && isUnderSpan[track])
    }
  }

  /// Whether a run is that of one child alone that the other axis holds back: what it can use is known only inside that child,
  /// where its lengths are unknowns, and that child fills itself.
  private func isKnownInside(_ run: TrackDemands.FlexibleRun, _ variables: Variables, of container: Int) -> Bool {
    guard run.isSingle, onlyChildren.contains(container), holdsOne(container) else { return false }
    let demand = variables.unknowns.demands[run.unknowns[0].index]
    // What keeps a ratio is as large as its share along both axes lets it be.
    if demand.elasticContainer >= 0 { return true }
    if run.usable.isFinite, lengthUsed(byTied: demand.maximum.node) != nil { return true }
    return fillsItselfByRatio(demand, of: container)
  }

  /// What the cells of a container's one track ask for and can use, without those that ratios hold back: these are as large as
  /// the other axis lets them be.
  ///
  /// `nil` where no ratio does, or something along the axis would take what they leave.
  func usableBesideRatios(_ demand: TrackDemands.Demand, of container: Int) -> Double? {
    guard demand.elasticContainer < 0, demand.isHeldByRatio,
      onlyChildren.contains(container), lengths.demands(of: container, axis).isOneTrack
    else { return nil }
    return max(demand.usableBesideRatios, demand.content.length)
  }

  /// What the cells of a track can use where no length is offered and ratios hold some of them back, beside others: what these let them
  /// be beyond what they ask for is not offered either.
  ///
  /// `nil` for all other tracks.
  func usableWithoutOffer(_ demand: TrackDemands.Demand, of container: Int) -> Double? {
    guard isOfferedNothing(container), demand.elasticContainer < 0, demand.usableWithoutOffer < demand.maximum.length,
      !onlyChildren.contains(container) || !lengths.demands(of: container, axis).isOneTrack
    else { return nil }
    return demand.usableWithoutOffer
  }

  /// The greatest length of what keeps a ratio: it has no use for one that its content along the other axis cannot follow.
  ///
  /// Infinity for all others.
  func greatestByRatio(_ container: Int) -> Double {
    guard structure.containers[container].keepsRatio, let node = structure.containers[container].node else {
      return .infinity
    }
    return lengths[node, axis].maximum
  }

  /// Whether a track is that of a child alone that fills itself as far as the ratios in it let it.
  func fillsItselfByRatio(_ demand: TrackDemands.Demand, of container: Int) -> Bool {
    guard demand.maximum.node >= 0, onlyChildren.contains(container), holdsOne(container),
      let child = structure.containerIndex(of: demand.maximum.node), hasLengthToFill(child)
    else { return false }
    return !structure.saysGreatestLength(of: child, axis) && isHeldByRatios(child)
  }

  /// Whether how far a container can grow is a matter of ratios in it.
  func isHeldByRatios(_ container: Int) -> Bool {
    let demands = lengths.demands(of: container, axis)
    return demands.isHeldByRatios || demands.isHeldByRatiosWithinLimits
  }

  /// The tracks of a run together; what is constant in them is left out.
  func length(of run: TrackDemands.FlexibleRun, _ variables: Variables) -> LinearExpression {
    LinearExpression(terms: run.unknowns.map { .init(variables.unknown($0.index), Double($0.count)) })
  }

  /// What of a length members can use that have a greatest one.
  private mutating func usedPart(
    of length: LinearExpression, upTo usable: Double, in container: Int
  ) -> LinearExpression {
    used(length, upTo: usable, label(.init("\(name(of: container)).\(axis.lengthName)Filled", model.names.count)))
  }

  // MARK: Inner containers

  /// Makes a container fill the cell that it is given, if it has a length to fill and can use any.
  ///
  /// What keeps a ratio is held back by the other axis; how much it is given beside others is a matter of sharing. Only where
  /// nothing in the containers around it takes a part of the length, does it fill as the root would.
  mutating func emitFill(of child: TrackDemands.Child, in container: Int, _ demands: TrackDemands) {
    let inner = child.container
    let isOnLine = demands.lines.contains { $0.containers.contains(inner) } && !holdsBackHeight(inner)
    // What stands in one row takes from what hangs on a line there, above it and below it.
    if !isOnLine || holdsOne(container) {
      if keepsLengthsApart(container, demands), takesWhatIsLeft(inner) { onlyChildren.insert(inner) }
      fillAsFarAsUsable(child, in: container, demands)
    }
    // What hangs on a line is filled from there on.
    guard !isOnLine, hasLengthToFill(inner), let node = structure.containers[inner].node else { return }
    let isToldByFrame = structure.saysGreatestLength(of: inner, axis)
    if !isToldByFrame, onlyChildren.contains(inner), isHeldByRatios(inner) {
      // Where nothing is offered along this axis the length along the other one is told first, and with the ratio this one. What is
      // around it is as long as it makes that, so it fills before that is as small as it can be.
      if offered == nil {
        noteOutermost(around: inner, in: container)
        let depth = depthsOfFillByRatio[container] ?? depthOfFillBeforeSharing(of: inner)
        depthsOfFillByRatio[inner] = depth
        emitFillOfFlexibleRuns(of: inner, priority: sharePriority(of: inner), depth: depth)
      } else {
        emitFillOfFlexibleRuns(of: inner, depth: fillDepth(of: container, .children))
      }
    } else if lengths[node, axis].maximum == .infinity,
      isToldByFrame || !lengths.demands(of: inner, axis).isHeldByRatios
    {
      fill(span(child.tracks, of: container), of: container, by: inner)
    }
  }

  /// Notes what is around something that ratios hold back, where no length is offered, and holds nothing else: it is as long as that makes
  /// it, which shares before it is as small as it can be, as it would by itself in the same place.
  ///
  /// - Returns: The outermost of that, or what it is around where there is none.
  @discardableResult
  mutating func noteOutermost(around inner: Int, in container: Int) -> Int {
    let isPassedOn = holdsOne(container) && sharesAfterTotal(container) == sharesAfterTotal(inner)
    let outermost = (isPassedOn ? outermostByRatio[container] : nil) ?? inner
    outermostByRatio[inner] = outermost
    return outermost
  }

  /// Whether a container takes anything of what the one around it leaves.
  func takesWhatIsLeft(_ container: Int) -> Bool {
    structure.containers[container].node.map { structure.stretches[$0, axis] } != 0
  }

  /// Whether no child of a container takes anything from another along the axis: one stands alone, all stand in one track, or
  /// all tracks are of one length; and where no length is proposed, each track is as long as it has to be.
  private func keepsLengthsApart(_ container: Int, _ demands: TrackDemands) -> Bool {
    guard onlyChildren.contains(container) else { return false }
    if holdsOne(container) || demands.isOneLength { return true }
    return offered == nil && !proposed.contains(container) && demands.spans.isEmpty && !demands.hasTrackWithoutOwnCell
  }

  /// Whether only one child of a container may take a length.
  func holdsOne(_ container: Int) -> Bool { lengths.demands(of: container, axis).holdsOne }

  /// Makes a container with a greatest length take as much of its cell as it can use, where nothing shares with it.
  ///
  /// Where others share with it, how much it is given is a matter of sharing, and this would forestall that. What waits fills
  /// once it is known to be given more than it takes: before that its tracks ask for their least, and nobody could say why they
  /// are longer.
  private mutating func fillAsFarAsUsable(_ child: TrackDemands.Child, in container: Int, _ demands: TrackDemands) {
    guard sharesWithNobody.contains(container), takesWhatIsLeft(child.container), demands.hasOneFlexibleTrack,
      child.tracks.contains(where: { demands.tracks[$0].isFlexible }), let box = variables[child.container]?.box
    else { return }
    sharesWithNobody.insert(child.container)
    guard hasLengthToFill(child.container), let node = structure.containers[child.container].node,
      lengths[node, axis].isFlexible, lengths[node, axis].maximum.isFinite, lengthUsed(byTied: node) == nil,
      !onlyChildren.contains(child.container) || !isHeldByRatios(child.container)
    else { return }
    model.add(
      Constraint(
        box - lengths[node, axis].maximum, .greaterOrEqual, priority: .fill, depth: fillDepth(of: container, .children))
    )
  }

  /// Where what could take up a length is held back by more than its own tracks, others do not grow in its place.
  ///
  /// A flexible span is held back by the hugs of its columns, what keeps a ratio or is made of hexagons by the other axis, and
  /// what has a greatest length by that; tracks without an own cell hold nothing back. All others take what there is by
  /// themselves, since only they do not hug.
  mutating func emitFillOfTracks(_ demands: TrackDemands, of container: Int) {
    guard hasLengthToFill(container), let variables = variables[container],
      container != root || structure.isFramed(root, axis)
    else { return }
    let runs = demands.flexibleRuns(unknowns: variables.unknowns)
    // Spans that are parts of what is in here would be shorter the less that has.
    let takesAllByItself =
      runs.allSatisfy { $0.isSingle && $0.usable == .infinity } && !demands.hasTrackWithoutOwnCell
      && demands.lines.isEmpty && !holdsUnknownsThatFollowTheOtherAxis(demands) && structure.fractions.isEmpty
    guard !runs.isEmpty, !takesAllByItself else { return }
    // A frame has its length whether one is offered to the whole or not, and so has what is given more than it asks for, with
    // all that is in them.
    let isFramed = structure.isFramed(container, axis)
    let hasLength = !sharesAfterTotal(container) || proposed.contains(container) || isFramed
    // But what takes all of its cell does not make that longer than it would be.
    let fills = hasLength && !(isFramed && structure.containers[container].takesCell)
    let priority = fills ? Priority.fill : sharePriority(of: container)
    let depth = fills ? fillDepth(of: container, .tracks) : depthOfFillBeforeSharing(of: container)
    // Beside others it would take what those are to share; and where nothing bounds them, lengths follow from the other axis.
    if isBounded(container), onlyChildren.contains(container), runs.contains(where: { $0.usable.isFinite }) {
      return emitFillOfFlexibleRuns(of: container, priority: priority, depth: depth)
    }
    // As at the root, what flexible members can use is taken before tracks hug, which would else forestall it.
    if !runsThatHugLater(demands, of: container).isEmpty {
      emitFillOfFlexibleRuns(
        of: container, priority: sharePriority(of: container), depth: depthOfFillBeforeSharing(of: container))
    }
    let covered = Set(runs.flatMap { $0.unknowns.map(\.index) })
    // What the other axis makes shorter than it asks for leaves the rest to those that fill, not to the tracks beside it: such
    // tracks have a bound each.
    let others = growth(of: container, countsUnsized: true) { unknown, demand in
      !covered.contains(unknown) && !followsRatioOrHexagons(demand)
    }
    let followers = excesses(ofFollowersIn: container, except: covered)
    // Beside others, what has a greatest length is no place for the rest either; each by itself, since what one lacks is not
    // another's.
    let beyondUse = runs.count > 1 ? runs.filter { $0.usable.isFinite }.map { excess(of: $0, variables) } : []
    for excess in [others] + followers + beyondUse where !excess.terms.isEmpty {
      model.add(Constraint(excess, .lessOrEqual, priority: priority, depth: depth))
    }
  }

  /// What tracks that follow the other axis have beyond what they ask for, or beyond what stands in them.
  ///
  /// Containers in them could grow to hide what a track has beyond, so it counts what their tracks have beyond as well.
  private mutating func excesses(ofFollowersIn container: Int, except covered: Set<Int> = []) -> [LinearExpression] {
    guard let demands = variables[container]?.unknowns.demands else { return [] }
    var excesses: [LinearExpression] = []
    for (unknown, demand) in demands.enumerated() where !covered.contains(unknown) && followsRatioOrHexagons(demand) {
      // What shares a line with others does not say alone how long its track is.
      guard demand.content.partner < 0, let child = structure.containerIndex(of: demand.content.node),
        let box = variables[child]?.box
      else {
        excess(unknown, demand, of: container, countsUnsized: true).map { excesses.append($0) }
        continue
      }
      // What stands in it takes no more than hexagons in it use.
      let used = lengthUsed(byTied: demand.content.node)
      excesses.append(excess(ofFollowing: unknown, demand, of: container, beyond: used ?? LinearExpression(box)))
      // What fills by itself sees to its own tracks.
      // What hexagons ask for is said by their own node, and has been counted.
      if used == nil, child != container, !structure.isElastic(child, axis),
        !lengths.demands(of: child, axis).hasFlexibleDemand
      {
        excesses += self.excesses(ofFollowersIn: child)
      }
    }
    return excesses
  }

  /// What a run has beyond what its members can use, or beyond the part that stands in it, if that is longer.
  private func excess(of run: TrackDemands.FlexibleRun, _ variables: Variables) -> LinearExpression {
    let part = run.isSingle ? fractionTargets[variables.unknowns.demands[run.unknowns[0].index].fractionContainer] : nil
    return length(of: run, variables) - (part ?? LinearExpression(constant: run.usable))
  }

  /// What a track that follows the other axis has beyond what it asks for, or beyond what is taken of it, whichever is more.
  private mutating func excess(
    ofFollowing unknown: Int, _ demand: TrackDemands.Demand, of container: Int, beyond taken: LinearExpression
  ) -> LinearExpression {
    let variables = variablesOf(container)
    // One unknown for both: counted twice, a point of such a track would cost as much as two of any other.
    let track = variables.unknowns.firstTracks[unknown]
    let beyond = model.addVariable(
      label(.init("\(name(of: container)).\(axis.trackName)Beyond", track)), lower: 0)
    let beyondAsked = excess(unknown, demand, of: container, countsUnsized: true)
    for excess in [beyondAsked, variables.unknown(unknown) - taken].compactMap(\.self) {
      model.add(excess <= LinearExpression(beyond))
    }
    return LinearExpression(beyond)
  }

  /// The runs whose tracks hug only after what is around their container has shared; before that each run as a whole takes no
  /// more than it can use.
  ///
  /// Where all that could take up a container's length is flexible spans over tracks that each hug, those would forestall
  /// sharing: the container would be given less than one with a flexible track.
  func runsThatHugLater(_ demands: TrackDemands, of container: Int) -> [TrackDemands.FlexibleRun] {
    guard container != root, hasLengthToFill(container), demands.spans.contains(where: \.demand.isFlexible),
      let unknowns = variables[container]?.unknowns,
      unknowns.demands.allSatisfy({ $0.isSized && hugTarget($0, of: container) != nil })
    else { return [] }
    return demands.flexibleRuns(unknowns: unknowns).filter { !$0.isSingle && !$0.unknowns.isEmpty }
  }

  /// What tracks of a container have beyond what they ask for.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - countsUnsized: Whether content that can grow without asking is not to, rather than taking its track along.
  ///   - isCounted: Whether an unknown counts, by its number and what is asked of it.
  func growth(
    of container: Int, countsUnsized: Bool = false, where isCounted: (Int, TrackDemands.Demand) -> Bool
  ) -> LinearExpression {
    guard let variables = variables[container] else { return LinearExpression() }
    var growth = LinearExpression()
    for (unknown, demand) in variables.unknowns.demands.enumerated() where isCounted(unknown, demand) {
      guard let excess = excess(unknown, demand, of: container, countsUnsized: countsUnsized) else { continue }
      growth = growth + excess * Double(variables.unknowns.counts[unknown])
    }
    return growth
  }

  /// What one track has beyond what it asks for; `nil` if it may take anything.
  private func excess(
    _ unknown: Int, _ demand: TrackDemands.Demand, of container: Int, countsUnsized: Bool
  ) -> LinearExpression? {
    let keepsContent = countsUnsized && demand.containerWithUnsizedTracks >= 0 && !demand.isFlexible
    let least =
      keepsContent
      ? LinearExpression(constant: demand.content.length)
      : demand.isSized ? hugTarget(demand, of: container)?.length : LinearExpression()
    return least.flatMap { least in variables[container].map { $0.unknown(unknown) - least } }
  }

  /// Whether the other axis may make what a track asks for shorter than that.
  private func followsRatioOrHexagons(_ demand: TrackDemands.Demand) -> Bool {
    guard structure.couplesAxes, demand.isSized, demand.content.node >= 0 else { return false }
    return demand.holdsRatio
      || structure.containerIndex(of: demand.content.node).map { structure.holdsCoupledAxes($0) } == true
  }

  /// Whether a track that can grow holds hexagons or what keeps a ratio, whose length may follow from the other axis.
  private func holdsUnknownsThatFollowTheOtherAxis(_ demands: TrackDemands) -> Bool {
    structure.couplesAxes && demands.children.contains { structure.holdsCoupledAxes($0.container) }
  }
}

// Directly: what is offered is taken by ``CellRule``; a cell across all tracks takes what they leave.
extension AxisLengths {
  /// Gives a cell across all tracks of a container what they leave.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func fill(_ container: Int, in structure: Structure) -> Bool {
    // Without spans, as in most layouts, nothing is to be found out.
    if demands.spanned.isEmpty, !demands.hasFillingSpans { return true }
    guard demands.canShare(length(of: container), container, in: structure) else { return false }
    guard demands.hasFillingSpan(container), container > 0 || demands.proposed.offered != nil else { return true }
    return demands.stretch(
      container, toFill: length(of: container) - demands.gaps(of: container, in: structure), in: structure)
  }
}
