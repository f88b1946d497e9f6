internal import LayoutGeometry
internal import LinearModel

// What a container asks for, tier by tier.
extension AxisCompiler {
  mutating func emit(_ container: Int) {
    let demands = lengths.demands(of: container, axis)
    emitRequests(demands, of: container)
    emitChildren(demands, of: container)
    emitLines(demands, of: container)
    emitHugs(demands, of: container)
    emitShare(demands, of: container)
    emitShape(of: container)
    emitFillOfTracks(demands, of: container)
    if structure.isFramed(container, axis) { emitFrame(demands, of: container) }
    emitTotal(of: container)
    emitTieBreak(demands, of: container)
    collectProbes(demands, of: container)
  }

  /// What a container of hexagons asks for; how its two lengths go together is no matter of one axis.
  private mutating func emitShape(of container: Int) {
    guard let shape = structure.containers[container].shape, let node = structure.containers[container].node else {
      return
    }
    let extent = LinearExpression(variablesOf(container).extent)
    let length = structure.isFramed(container, axis) ? shape.length(axis, itemWidth: 0) : lengths[node, axis]
    if length.minimum > 0 {
      model.add((extent >= length.minimum).stated(state(.minimum(node: node, axis, length.minimum))))
    }
    // A length that only follows from the other axis wants nothing by itself.
    if length.isFlexible || shape.heightFromWidth == nil {
      // In a frame they would like as much of it as they would like without.
      let own = shape.length(axis, itemWidth: lengths.largestItemWidth(in: container, of: structure)).ideal
      emitIdeal(min(own, lengths[node, axis].ideal), beyond: length.minimum, of: extent, node: node)
    }
    if length.isFlexible, hasLengthToFill(container), container != root {
      model.add(Goal(.leximin([extent]), priority: sharePriority(container), depth: shareDepth(of: container)))
    }
  }

  /// How deep a container stands in the one that is compiled.
  func depth(of container: Int) -> Int {
    structure.containers[container].depth - structure.containers[root].depth
  }

  func variablesOf(_ container: Int) -> Variables {
    guard let variables = variables[container] else {
      preconditionFailure("A container is declared before it is used.")
    }
    return variables
  }

  // MARK: Required and ideal

  private mutating func emitRequests(_ demands: TrackDemands, of container: Int) {
    let variables = variablesOf(container)
    let ideals = IdealsInCells(of: container, variables.unknowns, self)
    for (unknown, demand) in variables.unknowns.demands.enumerated() {
      let length = LinearExpression(variables.unknown(unknown))
      if structure.containers[container].lengths(axis) != nil {
        let track = variables.unknowns.firstTracks[unknown]
        let said = LayoutStatement.track(container: container, track: track, axis, demand.minimum.length)
        emitRequest(demand, on: length, said: said, ideals: [demand.ideal])
      } else {
        emitRequest(demand, on: length, said: minimum(demand.minimum), ideals: ideals?[unknown: unknown, demand])
      }
    }
    for span in demands.spans {
      let length = self.span(span.tracks, of: container)
      emitRequest(span.demand, on: length, said: minimum(span.demand.minimum), ideals: ideals?[span: span])
    }
  }

  /// - Parameter ideals: What is preferred, in the order of priorities; `nil` for the largest that any cell asks for.
  private mutating func emitRequest(
    _ demand: TrackDemands.Demand, on expression: LinearExpression, said statement: LayoutStatement,
    ideals: [TrackDemands.Request]?
  ) {
    if demand.minimum.length > 0 { model.add((expression >= demand.minimum.length).stated(state(statement))) }
    for ideal in ideals ?? [demand.ideal] {
      emitIdeal(
        ideal.length, beyond: demand.minimum.length, of: expression, node: ideal.node, partner: ideal.partner)
    }
  }

  mutating func emitIdeal(
    _ ideal: Double, beyond minimum: Double, of expression: LinearExpression, node: Int, partner: Int = -1
  ) {
    guard ideal > minimum else { return }
    let said = state(
      partner < 0 ? .ideal(node: node, axis, ideal) : .line(above: node, below: partner, ideal))
    model.add(
      Constraint(
        expression - ideal, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: ideal,
        depth: structure.priorities.rank(of: node), statement: said))
  }

  private mutating func emitChildren(_ demands: TrackDemands, of container: Int) {
    for child in demands.children {
      let cell = span(child.tracks, of: container)
      let box = variablesOf(child.container).box
      let info = structure.containers[child.container]
      let isElastic =
        child.tracks.count == 1 && demands.elasticContainer(ofTrack: child.tracks.lowerBound) == child.container
        && !isStretchedBeyond(child.container, in: container)
      model.add(isElastic || (info.isPadding && info.fillsCells) ? cell == box : cell >= box)
      guard !structure.isElastic(child.container) else {
        emitElastic(child.container)
        continue
      }
      emitFill(of: child, in: container, demands)
    }
  }

  /// Whether the one track of a container reaches to its frame, which may be longer than what is in it can be.
  private func isStretchedBeyond(_ child: Int, in container: Int) -> Bool {
    guard let node = structure.containers[child].node, lengths[node, axis].maximum.isFinite else { return false }
    return structure.containers[container].reachesToFrame.contains(axis) && structure.isFramed(container, axis)
  }

  /// What keeps a ratio is as large as it can be in the cell that it got, along both axes at once.
  private mutating func emitElastic(_ container: Int) {
    guard structure.containers[container].keepsRatio, hasLengthToFill(container),
      let node = structure.containers[container].node
    else { return }
    let used = used(
      LinearExpression(variablesOf(container).box), upTo: lengths[node, axis].maximum,
      .init("\(name(of: container)).\(axis.lengthName)Used"))
    model.add(Goal(.leximin([used]), priority: sharePriority(container), depth: shareDepth(of: container)))
  }

  /// What of a length is used that nothing beyond a greatest one serves: the other axis, where it is solved apart from this,
  /// does not hold back what keeps a ratio.
  mutating func used(
    _ length: LinearExpression, upTo greatest: Double, _ name: Variable.Name
  ) -> LinearExpression {
    guard greatest.isFinite else { return length }
    let used = model.addVariable(name, lower: 0, upper: greatest)
    model.add(used <= length)
    return LinearExpression(used)
  }

  // MARK: Frames

  /// A frame stands between a container's content and its cell.
  private mutating func emitFrame(_ demands: TrackDemands, of container: Int) {
    guard let node = structure.containers[container].node else { return }
    let variables = variablesOf(container)
    let length = lengths[node, axis]
    // What reaches to its frame has its children stand by that: in padding, in the middle of it.
    let reachesToFrame = structure.containers[container].reachesToFrame.contains(axis)
    if overflows(container) {
      model.add((variables.extent <= variables.box).prioritized(.fit))
      if reachesToFrame { model.add(variables.extent >= variables.box) }
    } else {
      model.add(reachesToFrame ? variables.extent == variables.box : variables.extent <= variables.box)
    }
    if length.minimum > 0 {
      model.add((variables.box >= length.minimum).stated(state(.minimum(node: node, axis, length.minimum))))
    }
    if length.maximum.isFinite {
      model.add((variables.box <= length.maximum).stated(state(.maximum(node: node, axis, length.maximum))))
    }
    emitIdeal(length.ideal, beyond: length.minimum, of: LinearExpression(variables.box), node: node)
    if length.isFlexible, length.maximum.isFinite, container != root {
      model.add(
        Goal(
          .leximin([LinearExpression(variables.box)]), priority: sharePriority(container),
          depth: shareDepth(of: container)))
    }
    if demands.greatestTotal == .infinity, !demands.isHeldByRatios {
      fillFrame(of: container, variables)
    }
  }

  /// Whether what is in a container may stand out of its box.
  ///
  /// What was decided for the whole holds for the root.
  private func overflows(_ container: Int) -> Bool {
    if overflowsAnywhere { return true }
    if container == 0 { return overflow == .visible }
    return structure.containers[container].node.map { structure.tree.overflow(of: $0) } == .visible
  }

  // MARK: Words

  func isItem(_ request: TrackDemands.Request) -> Bool {
    request.node >= 0 && structure.tree.nodes[request.node].isLeaf
      && (request.partner < 0 || structure.tree.nodes[request.partner].isLeaf)
  }

  private func minimum(_ request: TrackDemands.Request) -> LayoutStatement {
    together(request) ?? .minimum(node: request.node, axis, request.length)
  }

  func maximum(_ request: TrackDemands.Request) -> LayoutStatement {
    together(request) ?? .maximum(node: request.node, axis, request.length)
  }

  /// What two nodes ask for that share a line.
  private func together(_ request: TrackDemands.Request) -> LayoutStatement? {
    request.partner < 0 ? nil : .line(above: request.node, below: request.partner, request.length)
  }

  /// What is said of a length that an item takes where nothing else decides.
  func content(_ request: TrackDemands.Request) -> LayoutStatement {
    if let together = together(request) { return together }
    return lengths[request.node, axis].minimum == request.length
      ? .minimum(node: request.node, axis, request.length) : .ideal(node: request.node, axis, request.length)
  }

  // MARK: Share

  private mutating func emitShare(_ demands: TrackDemands, of container: Int) {
    guard hasLengthToFill(container) else { return }
    // What keeps a ratio is its one track, and shares as a whole.
    if structure.containers[container].keepsRatio, !structure.isFramed(container, axis) { return }
    let variables = variablesOf(container)
    var unknowns = variables.unknowns.demands.indices.filter { variables.unknowns.demands[$0].isFlexible }
    // What shares with nobody is as large as the other axis and its ratio let it be.
    if unknowns.count == 1, demands.spans.isEmpty {
      let demand = variables.unknowns.demands[unknowns[0]]
      let isHeld = fillsItselfByRatio(demand, of: container) || usableBesideRatios(demand, of: container) != nil
      if demand.elasticContainer >= 0 || isHeld { unknowns = [] }
    }
    let savesTotal = demands.tracksWhoseGrowthCanSaveTotal(isFilled: hasLengthToFill(container))
    let members =
      unknowns.map { unknown in
        let demand = variables.unknowns.demands[unknown]
        let member = shareMember(variables, unknown, of: container)
        // What may grow to save total wants that growth for nothing else.
        let track = variables.unknowns.firstTracks[unknown]
        guard track < savesTotal.count, savesTotal[track] else { return (demand.priority, member) }
        let name = "\(name(of: container)).\(axis.trackName)Share"
        return (demand.priority, used(member, upTo: demand.maximum.length, .init(name, track)))
      }
      + demands.spans.filter(\.demand.isFlexible).map { ($0.demand.priority, spanMember($0, of: container)) }
    // What has a lower priority gets what those before it leave.
    for (level, priority) in structure.priorities.levels.enumerated() {
      let equals = members.filter { $0.0 == priority }.map(\.1)
      guard !equals.isEmpty else { continue }
      model.add(
        Goal(.leximin(equals), priority: sharePriority(container), depth: shareDepth(of: container, level: level)))
    }
  }

  /// When a container shares: after those around it, and each level of its priorities after the higher ones.
  ///
  /// Between two containers there are two steps: for what follows from sharing, and for what comes before the inner one shares.
  func shareDepth(of container: Int, level: Int = 0) -> Int {
    depth(of: container) * (structure.priorities.levels.count + 2) + level
  }

  /// When all containers have shared what they are given.
  var afterSharing: Int { (structure.containers.count + 1) * (structure.priorities.levels.count + 2) }

  /// A span shares as one; beyond its greatest length it wants no more.
  private mutating func spanMember(_ span: TrackDemands.Span, of container: Int) -> LinearExpression {
    let length = self.span(span.tracks, of: container)
    let name = "\(name(of: container)).\(axis.trackName)Share\(span.tracks.count)"
    return used(length, upTo: span.demand.maximum.length, .init(name, span.tracks.lowerBound))
  }

  /// What shares with others: a track, or the tracks of an adaptive group together with the gaps between them.
  private func shareMember(_ variables: Variables, _ unknown: Int, of container: Int) -> LinearExpression {
    let info = structure.containers[container]
    guard info.lengths(axis) != nil, let group = info.groups(axis)?[unknown] else {
      return LinearExpression(variables.unknown(unknown))
    }
    return LinearExpression(
      terms: [.init(variables.unknown(unknown), Double(group.count))], constant: info.gaps(axis).total(in: group))
  }

  // MARK: Total and tie-break

  /// When a container shares what it is given.
  ///
  /// Where no length is offered to the whole, that is known only when the whole is as small as it can be; sharing earlier
  /// would make it larger.
  func sharePriority(_ container: Int) -> Priority {
    offered == nil && container != root ? .total : .share
  }

  private mutating func emitTotal(of container: Int) {
    let variables = variablesOf(container)
    let whole = structure.isFramed(container, axis) ? variables.extent + variables.box : variables.extent.expression
    // The whole first; the parts of it, which do not compete among each other, when they have shared what they are given.
    model.add(Goal(.minimize(whole), priority: .total, depth: container == root ? 0 : afterSharing))
  }

  private mutating func emitTieBreak(_ demands: TrackDemands, of container: Int) {
    guard !demands.spans.isEmpty || demands.hasTrackWithoutOwnCell || relations.concerns(container, axis) else {
      return
    }
    let variables = variablesOf(container)
    var tracks: [TieBreakTrack] = []
    for (unknown, demand) in variables.unknowns.demands.enumerated() {
      let own = namesOwnLengths ? ownLength(demand, unknown, of: container) : nil
      tracks.append(TieBreakTrack(variable: variables.unknown(unknown), ownLength: demand.content.length, own: own))
    }
    for goal in structure.containers[container].tieBreak.goals(for: tracks, depth: depth(of: container)) {
      model.add(goal)
    }
  }

  /// What an item asks for a track, as an unknown that says who asks.
  private mutating func ownLength(_ demand: TrackDemands.Demand, _ unknown: Int, of container: Int) -> LinearExpression?
  {
    guard demand.content.length > 0, isItem(demand.content) else { return nil }
    let name = "\(name(of: container)).\(axis.trackName)Own"
    let own = model.addVariable(.init(name, variablesOf(container).unknowns.firstTracks[unknown]))
    model.add((own == demand.content.length).stated(state(content(demand.content))))
    return LinearExpression(own)
  }

  // MARK: Probes

  /// Tracks that something may leave open: without a sized cell of their own, under a span that may be too large, or moved
  /// by constraints between items.
  private mutating func collectProbes(_ demands: TrackDemands, of container: Int) {
    var isSpanned = Array(repeating: false, count: demands.tracks.count)
    // What a container shares that it is given beyond what it asks for is no matter of spans that its tracks have room for.
    let sharesWhatItIsGiven = sharePriority(container) == .total && hasLengthToFill(container)
    for span in demands.spans where !sharesWhatItIsGiven || demands.excess(of: span) > 0 {
      for track in span.tracks { isSpanned[track] = true }
    }
    let unknowns = variablesOf(container).unknowns
    for (track, demand) in demands.tracks.enumerated() {
      let length = variablesOf(container).track(track)
      if !demand.isSized {
        let unknown = unknowns.ofTrack[track]
        guard unknowns.firstTracks[unknown] == track else { continue }
        let count = unknowns.counts[unknown]
        probes.append(
          .init(
            container: container, track: track, count: count, kind: .noOwnCell, expression: length * Double(count)))
      } else if isSpanned[track] {
        let inner = demand.containerWithUnsizedTracks
        let beyondContent = inner < 0 ? length : length - variablesOf(inner).box
        probes.append(.init(container: container, track: track, kind: .sharedExcess, expression: beyondContent))
      } else if relations.concerns(container, axis) {
        probes.append(.init(container: container, track: track, kind: .underconstrained, expression: length))
      }
    }
  }
}
