internal import LayoutGeometry
internal import LinearModel

// Share: what a container has beyond the ideals of its tracks goes to those that can use it, max-min fair in the lengths.
//
// The leximin of length[t] / stretch[t] over the flexible tracks t, with ideal[t] <= length[t] <= maximum[t] and the sum given.
// Its solution is length[t] = clamp(level * stretch[t], ideal[t], maximum[t]) for one level (Bertsekas and Gallager, *Data
// Networks*, 1992, 6.5.2: weighted max-min fairness). Only ratios of stretch factors count. A flexible span takes part as one; a
// group of tracks of one length as one; what has a lower priority gets what those before it leave.
extension AxisCompiler {
  mutating func emitShare(_ demands: TrackDemands, of container: Int) {
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
    unknowns.removeAll { unknown in
      let demand = variables.unknowns.demands[unknown]
      return usableWithoutOffer(demand, of: container).map { $0 <= demand.content.length } ?? false
    }
    let mayBeLonger = mayBeLongerThanUsed(demands, of: container)
    let members =
      unknowns.map { unknown in
        let demand = variables.unknowns.demands[unknown]
        let used = isUseKnownAfterSharing(demand, of: container) ? lengthUsed(byTied: demand.maximum.node) : nil
        let member = used ?? shareMember(variables, unknown, of: container)
        // What grows for a part or a span wants no more of that than it can use: the rest is open to all that may grow for it.
        guard mayBeLonger[unknown] else { return Member(demand, member) }
        let name = "\(name(of: container)).\(axis.trackName)Share"
        let track = variables.unknowns.firstTracks[unknown]
        return Member(demand, self.used(member, upTo: demand.maximum.length, .init(name, track)))
      }
      + demands.spans.filter(\.demand.isFlexible).map { Member($0.demand, spanMember($0, of: container)) }
    // What has a lower priority gets what those before it leave.
    for (level, priority) in structure.priorities.levels.enumerated() {
      let equals = members.filter { $0.priority == priority }
      guard !equals.isEmpty else { continue }
      let (priority, depth) =
        sharesFirst(demands, of: container)
        ? (.fill, fillDepth(by: container, of: container, .shares) + level)
        : (
          sharePriority(of: container),
          shareDepth(of: outermostByRatio[container] ?? container, level: level) + delayOfSharing(in: container)
        )
      model.add(Goal(.leximin(Member.lengths(equals)), priority: priority, depth: depth))
    }
  }

  /// Whether a container shares before anything around it fills.
  ///
  /// On the way to a text on a line, what it shares moves that text, which can make the row around lower and leave more to what
  /// fills. But what has one height, whatever is around it, is the same inside as anywhere else.
  func sharesFirst(_ demands: TrackDemands, of container: Int) -> Bool {
    heldOnLines.contains(container) && demands.spans.isEmpty && !structure.holdsCoupledAxes(container)
  }

  /// A length that takes part in what is left.
  private struct Member {
    let priority: Double
    let stretch: Double
    let length: LinearExpression

    init(_ demand: TrackDemands.Demand, _ length: LinearExpression) {
      (priority, stretch, self.length) = (demand.priority, demand.stretch, length)
    }

    /// What is shared equally: each length by its stretch factor, in terms of the largest, so that only ratios count, also where
    /// containers share with each other.
    static func lengths(_ members: [Member]) -> [LinearExpression] {
      let largest = members.reduce(0) { max($0, $1.stretch) }
      return members.map { $0.stretch == largest ? $0.length : $0.length * (largest / $0.stretch) }
    }
  }

  /// When a container shares: after those around it, and each level of its priorities after the higher ones.
  func shareDepth(of container: Int, level: Int = 0) -> Int {
    depth(of: container) * stepsOfSharing + level
  }

  /// When an inner container fills what those around it have given it, where it did not before they shared.
  func depthOfFillBeforeSharing(of container: Int) -> Int { shareDepth(of: container) - 2 }

  /// When what is in padding that bounds wishes is to have its ideals, those that come first before the others.
  func depthOfIdealsBeforeSharing(in padding: Int) -> Int {
    depthOfFillBeforeSharing(of: padding) - structure.priorityOrder.rankCount
  }

  /// When the tracks of an inner container hug, where they did not before those around it have shared.
  func depthOfHugBeforeSharing(of container: Int) -> Int { shareDepth(of: container) - 1 }

  /// When a container is as small as it can be, where that follows on its own sharing.
  func depthOfTotalAfterSharing(of container: Int) -> Int {
    shareDepth(of: container, level: structure.priorities.levels.count + 1)
  }

  /// When the tie-break of a container chooses: after all around it is told, and before the containers in it share that do so in
  /// the same tier.
  func depthOfTieBreak(of container: Int) -> Int {
    sharesAfterTotal(container)
      ? depthOfTotalAfterSharing(of: container) + 1 : stepsOfTieBreak * depth(of: container)
  }

  /// No rule has more than two aims.
  private var stepsOfTieBreak: Int { 2 }

  /// One container's priorities share one after the other, then comes what follows from sharing: tracks need less growth, and, where
  /// all that is in this tier, the container is as small as it can be and its tie-break chooses; the inner ones have their ideals, where
  /// these wait for that, fill, and hug.
  private var stepsOfSharing: Int {
    structure.priorities.levels.count + 3 + (holdsLateSharing ? 1 + stepsOfTieBreak : 0)
      + (wishes.isEmpty ? 0 : 2 * structure.priorityOrder.rankCount)
  }

  /// When all containers have shared what they are given.
  var afterSharing: Int { waitingForWidths.isEmpty ? afterSharingOfWidths : 2 * afterSharingOfWidths + 1 }

  /// When all have but those that wait for widths.
  var afterSharingOfWidths: Int { (structure.containers.count + 1) * stepsOfSharing }

  /// A span shares as one; beyond its greatest length it wants no more.
  mutating func spanMember(_ span: TrackDemands.Span, of container: Int) -> LinearExpression {
    let length = self.span(span.tracks, of: container)
    let name = "\(name(of: container)).\(axis.trackName)Share\(span.tracks.count)"
    return used(length, upTo: span.demand.maximum.length, .init(name, span.tracks.lowerBound))
  }

  /// What shares with others: a track, or the tracks of an adaptive group together with the gaps between them.
  func shareMember(_ variables: Variables, _ unknown: Int, of container: Int) -> LinearExpression {
    let info = structure.containers[container]
    guard info.lengths(axis) != nil, let group = info.groups(axis)?[unknown] else {
      return LinearExpression(variables.unknown(unknown))
    }
    return LinearExpression(
      terms: [.init(variables.unknown(unknown), Double(group.count))], constant: info.gaps(axis).total(in: group))
  }

  /// When containers share what they are given.
  ///
  /// Where no length is offered, that is known only when the whole is as small as it can be; sharing earlier would make it
  /// larger. Then what is around a container is told first, by tie-breaks too: they choose alike whether an item stands in a track or
  /// a container that can use more.
  func sharePriority(of container: Int) -> Priority { sharesAfterTotal(container) ? .policy : .share }

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
}

// Directly: the level is found by ``FairShares``, in O(n log n) for n tracks, mostly O(n).
extension AxisLengths {
  /// Shares a container's length among its tracks.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - hasLength: Whether there is a length to share, rather than what the content takes.
  ///   - structure: The layout.
  ///   - guess: What shares came to the last time, if there was one.
  /// - Returns: What shares came to now, if there are any with least lengths only.
  @discardableResult
  mutating func share(
    _ container: Int, hasLength: Bool, in structure: Structure, near guess: Double? = nil
  ) -> Double? {
    let range = tracks(of: container, in: structure)
    let isFramed = structure.isFramed(container, axis)
    let space = length(of: container) - demands.gaps(of: container, in: structure)
    if !demands.spanned.isEmpty, demands.spanned[container]?.takesNoMore == true {
      // It is given what it asks for, which spans have told already.
      forgetShares(of: range)
    } else if structure.containers[container].reachesToFrame.contains(axis),
      isFramed || structure.containers[container].fillsCells
    {
      forgetShares(of: range)
      // What it takes, its cell takes.
      if let track = range.first { demands.parts[track].length = max(self[track], space) }
    } else if structure.describesTracks(of: container, axis),
      let groups = structure.groups(of: container, axis)
    {
      forgetShares(of: range)
      if hasLength || isFramed { shareOut(space, of: container, among: groups, in: structure) }
    } else if hasLength || isFramed, demands.shared(container) != nil, !demands.growth.isEmpty {
      shareOut(beside: container, space, in: structure)
    } else if hasLength || isFramed, !demands.isSpanned(container) || demands.shared(container) != nil {
      if demands.sharing.isEmpty { return shareOut(space, among: range, near: guess) }
      shareOut(space, among: range, structure.priorities.levels)
    } else {
      forgetShares(of: range)
    }
    return nil
  }

  /// Shares a length among the tracks that can grow, beside others that spans make grow.
  private mutating func shareOut(beside container: Int, _ space: Double, in structure: Structure) {
    let range = tracks(of: container, in: structure)
    let rest = range.reduce(space) { $0 - demands.growth[$1] }
    // What nothing asks anything of has no share, and is no longer than what it grows by.
    let unsized = demands.hasUnsizedTracks(container) ? range.filter { demands.parts[$0].ideal < 0 } : []
    for track in unsized { demands.parts[track].ideal = 0 }
    defer { for track in unsized { demands.parts[track].ideal = -1 } }
    if demands.sharing.isEmpty {
      _ = shareOut(rest, among: range, near: nil)
    } else {
      shareOut(rest, among: range, structure.priorities.levels)
    }
    for track in range where !demands.parts[track].canGrow { demands.parts[track].length = demands.length(of: track) }
  }

  /// Shares a length among the tracks that can grow.
  mutating func shareOut(_ space: Double, among range: Range<Int>, near guess: Double?) -> Double? {
    var (left, own, isShared) = (space, 0.0, false)
    // By a pointer, here and below: an array is asked for every track whether it is shared, and every edit of a row walks all of them
    // several times. The range is one of its own, which debug builds check.
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range {
        let (ideal, canGrow) = (parts[track].ideal, parts[track].canGrow)
        left -= ideal
        own += canGrow ? ideal : 0
        isShared = isShared || canGrow
        // Until it is known what there is to share; often that is nothing, or nothing shares it.
        parts[track].length = ideal
      }
    }
    guard left > 0 else {
      if !demands.growth.isEmpty { forgetShares(of: range) }
      return nil
    }
    guard isShared else { return nil }
    // Closures, not key paths: those are looked up each time, which takes longer than to share among ten tracks.
    let shares = FairShares(
      of: own + left, among: demands.parts[range].lazy.filter { $0.canGrow }.map { $0.limits }, near: guess)
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range where parts[track].canGrow { parts[track].length = shares[parts[track].limits] }
    }
    return shares.level
  }

  /// Shares a length among groups of tracks that a container describes itself: each group takes part as one.
  mutating func shareOut(
    _ space: Double, of container: Int, among groups: [Range<Int>], in structure: Structure
  ) {
    let first = tracks(of: container, in: structure).lowerBound
    // One adaptive column is all that most have, and a list for what one member takes is longer to make than that is to tell.
    if groups.count == 1 { return shareOut(space, in: groups[0], of: container, structure) }
    let members = groups.filter { !$0.isEmpty && demands.parts[first + $0.lowerBound].canGrow }
    let gaps = members.map { structure.gaps(in: $0, of: container, axis) }
    let sharers = zip(members, gaps).map { group, gaps in
      let track = demands.parts[first + group.lowerBound].limits
      let (least, greatest) = (Double(group.count) * track.ideal + gaps, Double(group.count) * track.maximum + gaps)
      let limits = Length(minimum: least, ideal: least, maximum: greatest)
      return FairShares.Member(limits, stretch: demands.stretch(of: first + group.lowerBound))
    }
    let others = groups.reduce(space) { rest, group in
      group.isEmpty || demands.parts[first + group.lowerBound].canGrow
        ? rest : rest - Double(group.count) * demands.parts[first + group.lowerBound].ideal
    }
    // Gaps in a group are part of what the group takes.
    let total = zip(members, gaps).reduce(others) { $0 + $1.1 }
    guard total > sharers.reduce(0, { $0 + $1.limits.ideal }) else { return }
    let shares = FairShares(of: total, among: sharers)
    for (index, group) in members.enumerated() {
      let length = (shares[sharers[index]] - gaps[index]) / Double(group.count)
      for track in group { demands.parts[first + track].length = length }
    }
  }

  /// Gives the tracks of a group that shares with no other one what there is, as far as they can use it.
  ///
  /// - Parameter space: What there is without gaps.
  private mutating func shareOut(_ space: Double, in group: Range<Int>, of container: Int, _ structure: Structure) {
    let first = tracks(of: container, in: structure).lowerBound
    guard !group.isEmpty, demands.parts[first + group.lowerBound].canGrow else { return }
    let limits = demands.parts[first + group.lowerBound].limits
    let length = min(space / Double(group.count), limits.maximum)
    guard length > limits.ideal else { return }
    for track in group { demands.parts[first + track].length = length }
  }

  /// Shares a length among the tracks that can grow by their stretch factors, those of a higher priority first.
  mutating func shareOut(_ space: Double, among range: Range<Int>, _ levels: [Double]) {
    forgetShares(of: range)
    var left = demands.parts[range].reduce(space) { $0 - $1.ideal }
    guard left > 0 else { return }
    for level in levels {
      let members = range.filter { demands.parts[$0].canGrow && demands.priority(of: $0) == level }
      guard !members.isEmpty else { continue }
      let own = members.reduce(0) { $0 + demands.parts[$1].ideal }
      let sharers = members.map { FairShares.Member(demands.parts[$0].limits, stretch: demands.stretch(of: $0)) }
      let shares = FairShares(of: own + left, among: sharers)
      for (track, sharer) in zip(members, sharers) {
        let length = shares[sharer]
        left -= length - self[track]
        demands.parts[track].length = length
      }
    }
  }

  /// Takes the lengths of tracks back to what they are where nothing is shared.
  mutating func forgetShares(of range: Range<Int>) {
    guard demands.growth.isEmpty else {
      for track in range { demands.parts[track].length = demands.length(of: track) }
      return
    }
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range { parts[track].length = parts[track].ideal }
    }
  }
}

// How tracks share: as cells or containers say.
extension AxisDemands {
  /// Gives each track of a container the largest stretch factor of the flexible cells that stand in it alone.
  mutating func takeStretches(ofTracksIn container: Int, _ structure: Structure, _ tree: LayoutTree) {
    noteSharing()
    let range = tracks(of: container, in: structure)
    for track in range { sharing[track].stretch = 0 }
    let isUniform = isUniform(container, in: structure)
    for cell in structure.cells(of: container) where cell.isSized(axis) && cell.tracks(axis).count == 1 {
      guard demand(of: cell, in: structure, tree)?.isFlexible == true else { continue }
      let track = range.lowerBound + (isUniform ? 0 : cell.tracks(axis).lowerBound)
      sharing[track].stretch = max(sharing[track].stretch, structure.stretches[cell.node, axis])
    }
    // What cannot grow shares nothing, whatever its factor is; and what takes nothing cannot grow.
    for track in range where sharing[track].stretch == 0 {
      sharing[track].stretch = isUniform ? max(sharing[range.lowerBound].stretch, 1) : 1
    }
  }

  /// Takes the stretch factors that a container says of its tracks itself.
  mutating func takeStretches(_ own: [Double], of container: Int, in structure: Structure) {
    noteSharing()
    let first = tracks(of: container, in: structure).lowerBound
    for (group, stretch) in zip(structure.groups(of: container, axis) ?? [], own) {
      for track in group { sharing[first + track].stretch = stretch }
    }
  }

  /// Makes room to say how tracks share.
  mutating func noteSharing() {
    if sharing.isEmpty { sharing = Array(repeating: Sharing(), count: parts.count) }
  }

  /// How a track shares with others.
  func stretch(of track: Int) -> Double { sharing.isEmpty ? 1 : sharing[track].stretch }

  /// The priority of a track.
  fileprivate func priority(of track: Int) -> Double { sharing.isEmpty ? 0 : sharing[track].priority }
}

extension AxisDemands.Part {
  /// Whether it takes part in what is left.
  fileprivate var canGrow: Bool { greatest > ideal }

  /// What a track may have that shares what is left.
  fileprivate var limits: Length { Length(minimum: ideal, ideal: ideal, maximum: greatest) }
}
