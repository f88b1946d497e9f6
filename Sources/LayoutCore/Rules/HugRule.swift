internal import LayoutGeometry
internal import LinearModel

// Hug: tracks are no longer than what is in them needs, and grow by no more than the least total needs.
//
//     minimise sum(length[t] - content[t])  over the tracks t with an own cell
//
// Flexible tracks do not hug where there is a length to fill, up to the most that they can use. Directly nothing is left to do: a
// track starts with what its content asks for, and only sharing and spans make it longer.
extension AxisCompiler {
  /// What hugs its content: how far it is beyond that.
  private struct Hug {
    let excess: LinearExpression
    var weight = 1.0
    var statement: Statement?
  }

  mutating func emitHugs(_ demands: TrackDemands, of container: Int) {
    let tier = hugsLater[container] ?? (.hug, hugDepth)
    // What stands in it hugs no sooner, or it would decide what is shared around it.
    if let later = hugsLater[container] {
      for child in demands.children { hugsLater[child.container] = later }
    }
    // What takes all of its cell is as long as that, whatever is in it, and does not hold the cell back.
    guard !structure.containers[container].takesCell else { return }
    // So is the one track of a frame: how long that is, is said of the frame.
    guard !structure.fillsFrame(container, axis) else { return }
    let laterRuns = runsThatHugLater(demands, of: container)
    let laterUnknowns = Set(laterRuns.flatMap { $0.unknowns.map(\.index) })
    var growth = (now: LinearExpression(), all: LinearExpression())
    let later = (priority: sharePriority(of: container), depth: depthOfHugBeforeSharing(of: container))
    noteContainers(in: laterUnknowns, of: container, demands, hugAt: later)
    // Constraints between items can ask for anything; only cells tell beforehand which growth may serve two spans.
    let savesTotal = demands.tracksWhoseGrowthCanSaveTotal(isFilled: hasLengthToFill(container))
    let variables = variablesOf(container)
    for (unknown, demand) in variables.unknowns.demands.enumerated() where demand.isSized {
      guard let (target, said) = hugTarget(demand, of: container) else { continue }
      let track = variables.unknowns.firstTracks[unknown]
      let hug = Hug(
        excess: variables.unknown(unknown) - target, weight: Double(variables.unknowns.counts[unknown]),
        statement: said.map { state($0) })
      if followsOtherAxis(demand, of: container) || isUseKnownAfterSharing(demand, of: container) {
        emit(hug, .share, depth: afterSharing)
        continue
      }
      let isLater = laterUnknowns.contains(unknown)
      guard track < savesTotal.count, savesTotal[track] else {
        let isFirst = hugsFirst(demand, of: container) || sharesFirst(demands, of: container)
        let (priority, depth) = isFirst ? (.fill, beforeFilling) : tier
        if !isLater { emit(hug, priority, depth: depth) }
        if !laterRuns.isEmpty { emit(hug, later.priority, depth: later.depth) }
        continue
      }
      // What cannot be smaller than this has only growth beyond it.
      let isGrowth = target.terms.isEmpty && demand.minimum.length == target.constant
      let grown = isGrowth ? variables.unknown(unknown) : growthVariable(of: hug, track, in: container)
      if !isLater { growth.now.terms.append(.init(grown, hug.weight)) }
      growth.all.terms.append(.init(grown, hug.weight))
    }
    for run in laterRuns where run.usable.isFinite {
      let hug = Hug(excess: length(of: run, variables) - run.usable)
      if savesTotal.contains(true) {
        let track = variables.unknowns.firstTracks[run.unknowns[0].index]
        growth.now.terms.append(.init(growthVariable(of: hug, track, in: container), 1))
      } else {
        emit(hug, tier.priority, depth: tier.depth)
      }
    }
    guard !growth.all.terms.isEmpty else { return }
    minimize(
      growth.now, in: container, tier.priority,
      depth: tier.depth + (hugsLater[container] == nil ? depth(of: container) : 0))
    if !laterRuns.isEmpty { minimize(growth.all, in: container, later.priority, depth: later.depth) }
    // What was shared may need less growth than the least total did before.
    if hasLengthToFill(container), demands.hasFlexibleDemand {
      let depth = shareDepth(of: container, level: structure.priorities.levels.count)
      minimize(growth.all, in: container, sharePriority(of: container), depth: depth)
    }
  }

  /// Notes that the tracks of containers that stand in some tracks hug when those do.
  private mutating func noteContainers(
    in unknowns: Set<Int>, of container: Int, _ demands: TrackDemands, hugAt tier: (priority: Priority, depth: Int)
  ) {
    guard !unknowns.isEmpty else { return }
    let tracks = Set(unknowns.map { variablesOf(container).unknowns.firstTracks[$0] })
    for child in demands.children where child.tracks.contains(where: tracks.contains) {
      hugsLater[child.container] = tier
    }
  }

  /// Whether a track is as long as the other axis makes what is in it: that gets its share first, and the track hugs then.
  private func followsOtherAxis(_ demand: TrackDemands.Demand, of container: Int) -> Bool {
    if usableWithoutOffer(demand, of: container) != nil { return true }
    return demand.isFlexible && !hasLengthToFill(container)
      && (demand.holdsRatio || structure.containers[container].keepsRatio)
  }

  /// Whether a track hugs before anything fills.
  ///
  /// On the way to a text on a line, its growth would move that text down, which can make the row around lower and leave more
  /// to what fills. Nothing asks for such growth.
  private func hugsFirst(_ demand: TrackDemands.Demand, of container: Int) -> Bool {
    hanging.contains(container) && !(demand.isFlexible && hasLengthToFill(container))
  }

  private mutating func emit(_ hug: Hug, _ priority: Priority, depth: Int) {
    model.add(
      Constraint(
        hug.excess, .lessOrEqual, priority: priority, weight: hug.weight, depth: depth, statement: hug.statement))
  }

  private mutating func growthVariable(of hug: Hug, _ track: Int, in container: Int) -> Variable {
    let grown = model.addVariable(
      label(.init("\(name(of: container)).\(axis.trackName)Growth", track)), lower: 0)
    model.add((hug.excess <= grown).stated(hug.statement))
    return grown
  }

  /// Makes tracks grow by no more than the least total needs.
  private mutating func minimize(_ growth: LinearExpression, in container: Int, _ priority: Priority, depth: Int) {
    guard !growth.terms.isEmpty else { return }
    let total = LinearExpression(variablesOf(container).extent)
    model.add(Goal(.minimizeKeeping(growth, kept: total), priority: priority, depth: depth))
  }

  /// When tracks hug: where lengths along both axes are one model, those along an axis that no length is offered on come
  /// after the others, and heights that hexagons get from their widths after the widths.
  ///
  /// What there is to fill goes to the same tracks whatever that makes of the other axis. Weighed against each other, tracks
  /// of one axis would count the more, the more containers stand around them, and hexagons would give up width so that their
  /// rows are lower.
  var hugDepth: Int {
    guard structure.couplesAxes || relations.couplesAxes else { return 0 }
    let isLater = axis == .vertical && structure.holdsHexagons
    return ((offered == nil ? 2 : 0) + (isLater ? 1 : 0)) * structure.containers.count
  }

  /// A step of the same tier before any track hugs, when the root has filled what it is offered.
  var beforeHugging: Int { -1 }

  /// The length that a track with an own cell does not exceed without need, and who said so; `nil` where it may take
  /// anything.
  func hugTarget(
    _ demand: TrackDemands.Demand, of container: Int
  ) -> (length: LinearExpression, said: LayoutStatement?)? {
    // What is a part of the whole is that.
    if demand.fraction != nil { return nil }
    if let target = fractionTargets[demand.fractionContainer] { return (target, nil) }
    if demand.isFlexible, hasLengthToFill(container) {
      if let usable = usableWithoutOffer(demand, of: container) { return (LinearExpression(constant: usable), nil) }
      let greatest = min(demand.maximum.length, greatestByRatio(container))
      guard greatest.isFinite else { return nil }
      if let used = lengthUsed(byTied: demand.maximum.node) { return (used, nil) }
      guard greatest == demand.maximum.length else { return (LinearExpression(constant: greatest), nil) }
      let said = isItem(demand.maximum) ? maximum(demand.maximum) : nil
      return (LinearExpression(constant: demand.maximum.length), said)
    }
    // Content that can grow without asking takes its track along, so that its own choice stays visible.
    if demand.containerWithUnsizedTracks >= 0 {
      return (LinearExpression(variablesOf(demand.containerWithUnsizedTracks).box), nil)
    }
    // What hexagons make higher than it asks to be has hugged inside: that growth would have two prices, and weigh more than that
    // of what stands beside them in there.
    if axis == .vertical, structure.holdsHexagons, holdsOne(container),
      let child = structure.containerIndex(of: demand.content.node), structure.holdsHexagons(child),
      let box = variables[child]?.box
    {
      return (LinearExpression(box), nil)
    }
    // The content of a container is no statement by itself: it follows from what is said in it.
    let said = isItem(demand.content) ? content(demand.content) : nil
    return (LinearExpression(constant: demand.content.length), said)
  }
}
