internal import LayoutGeometry

/// The lengths of all tracks and containers along one axis, where they can be evaluated directly, without a linear program.
///
/// Where every ideal length fits, all of them are met: tracks that cannot grow are as long as their largest cell, or grow as
/// spans over them ask; and the others share what is left, each container what the one around it gives it. Where they do not
/// fit, one level decides how long each is. Anything else (tracks that grow for a span and share besides, spans
/// over what falls short, tracks without a cell of their own, contradictions) is left to the program, which these lengths
/// then agree with: a law in the tests. O(cells), and O(n log n) for n tracks that share within greatest lengths.
struct DirectLengths {
  /// What everything asks for, and how long it is.
  var demands: AxisDemands

  /// Whether something was given less than it asks for.
  private var isShrunk = false
  /// Whether what is given less than it asks for is to shrink.
  private var isShrinking = false

  var axis: Axis { demands.axis }

  /// - Returns: `nil` where a linear program has to tell.
  init?(_ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands? = nil) {
    guard let demands = AxisDemands(structure, axis, proposed: proposed, leaves: leaves) else { return nil }
    self.demands = demands
    isShrinking = true
    var waterLevel: WaterLevel?
    guard offerRoot(proposed, of: structure) else { return nil }
    for container in structure.containers.indices {
      if structure.keepsRatios, !self.demands.isDirectAroundRatios(container, in: structure) { return nil }
      if !hasRoom(container, in: structure) {
        guard shrink(container, in: structure, &waterLevel) else { return nil }
      } else {
        guard fill(container, in: structure) else { return nil }
        share(container, hasLength: container > 0 || proposed.offered != nil, in: structure)
      }
      if structure.containers[container].holdsPlainItems { continue }
      for index in structure.containers[container].cells {
        guard let child = structure.containerIndex(of: structure.cells[index].node) else { continue }
        guard offer(child, in: index, of: container, structure) else { return nil }
      }
    }
    isShrinking = false
  }

  /// Makes the tracks of a container shorter than they ask to be.
  ///
  /// - Parameter waterLevel: What tells how short; `nil` until it is needed.
  /// - Returns: `false` where a linear program has to tell.
  private mutating func shrink(_ container: Int, in structure: Structure, _ waterLevel: inout WaterLevel?) -> Bool {
    isShrunk = true
    // One track alone gives way by itself, also where something in it keeps a ratio.
    if structure.keepsRatios, structure.trackCount(of: container, axis) == 1 {
      return shrinkOneTrack(of: container, in: structure)
    }
    let known = waterLevel ?? WaterLevel(structure, demands)
    waterLevel = known
    return shrink(container, in: structure, to: known)
  }

  /// Takes over lengths that were solved.
  init(_ solution: AxisSolution, _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?) {
    demands = AxisDemands(blank: structure, axis, proposed: proposed, leaves: leaves)
    for container in structure.containers.indices {
      demands.parts[container].length = solution.boxes[container]
      for (track, length) in zip(tracks(of: container, in: structure), solution.tracks[container]) {
        demands.parts[track].length = length
      }
    }
  }

  /// Whether nothing is shorter than it asks to be, and no span makes anything longer than its own cells.
  var isAsAskedFor: Bool { !isShrunk && demands.growth.isEmpty }

  /// Whether lengths follow an edit of what is in a container without a look at all else in it.
  var canBeEdited: Bool { !isShrunk && !demands.hasFillingSpans }

  /// How long a track is, by its number among all parts.
  @inline(__always) subscript(track: Int) -> Double { demands.parts[track].length }

  /// How long a container is in its cell.
  @inline(__always) func length(of container: Int) -> Double { demands.parts[container].length }

  /// The tracks of a container, as numbers of parts.
  @inline(__always) func tracks(of container: Int, in structure: Structure) -> Range<Int> {
    demands.tracks(of: container, in: structure)
  }

  /// The length of neighbouring tracks and the gaps between them.
  func length(of range: Range<Int>, of container: Int, in structure: Structure) -> Double {
    let first = tracks(of: container, in: structure).lowerBound
    if range.count == 1 { return self[first + range.lowerBound] }
    var sum = structure.gaps(of: container, axis).total(in: range)
    for track in range { sum += self[first + track] }
    return sum
  }

  /// Whether a container is at least as long as what is in it asks for.
  @inline(__always) func hasRoom(_ container: Int, in structure: Structure) -> Bool {
    length(of: container) >= demands.contentLength(of: container, in: structure)
  }

  // MARK: Sharing, from the root inwards

  /// Offers the root what is proposed.
  ///
  /// - Returns: Whether it fits.
  mutating func offerRoot(_ proposed: Double?, of structure: Structure) -> Bool {
    guard let offered = proposed.offered else {
      demands.parts[0].length = demands.parts[0].ideal
      return true
    }
    guard !demands.isForNoOffer else { return false }
    return offer(0, offered, of: structure)
  }

  /// Offers a container the cell that it stands in.
  ///
  /// - Returns: Whether it fits.
  mutating func offer(_ child: Int, in cell: Int, of container: Int, _ structure: Structure) -> Bool {
    // What stands in an unsized cell of no length is offered none.
    offer(child, length(of: structure.cells[cell].tracks(axis), of: container, in: structure), of: structure)
  }

  private mutating func offer(_ container: Int, _ given: Double, of structure: Structure) -> Bool {
    guard demands.parts[container].ideal <= given else {
      // What keeps a length of its own does not shrink, and in a place of no length it is offered none.
      guard isShrinking, given > 0, !structure.isFramed(container, axis) else { return false }
      demands.parts[container].length = given
      return !(structure.containers[container].isPadding && structure.containers[container].fillsCells)
    }
    let maximum = demands.parts[container].greatest
    demands.parts[container].length = min(given, maximum)
    // Padding that takes all of a cell holds it back from growing beyond what is in it; how far is a matter of priorities.
    let fills = structure.containers[container].isPadding && structure.containers[container].fillsCells
    return !fills || given <= maximum
  }

  /// Gives a cell across all tracks of a container what they leave.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func fill(_ container: Int, in structure: Structure) -> Bool {
    guard demands.hasFillingSpan(container), container > 0 || demands.proposed.offered != nil else { return true }
    return demands.stretch(
      container, toFill: length(of: container) - demands.gaps(of: container, in: structure), in: structure)
  }

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
    if structure.containers[container].reachesToFrame.contains(axis),
      isFramed || structure.containers[container].fillsCells
    {
      forgetShares(of: range)
      // What it takes, its cell takes.
      if let track = range.first { demands.parts[track].length = max(self[track], space) }
    } else if structure.hasOwnTracks, let groups = structure.containers[container].groups(axis),
      structure.containers[container].hasOwnTracks(axis)
    {
      forgetShares(of: range)
      if hasLength || isFramed { shareOut(space, of: container, among: groups, in: structure) }
    } else if hasLength || isFramed, !demands.isSpanned(container) {
      if demands.priorities.isEmpty { return shareOut(space, among: range, near: guess) }
      shareOut(space, among: range, structure.priorities.levels)
    } else {
      forgetShares(of: range)
    }
    return nil
  }

  /// Shares a length among the tracks that can grow.
  private mutating func shareOut(_ space: Double, among range: Range<Int>, near guess: Double?) -> Double? {
    // Tracks are walked in place, not by number: every edit of a row walks all of them several times.
    var (left, own) = (space, 0.0)
    for track in demands.parts[range] {
      left -= track.ideal
      own += track.canGrow ? track.ideal : 0
    }
    guard left > 0 else {
      forgetShares(of: range)
      return nil
    }
    // Closures, not key paths: those are looked up each time, which takes longer than to share among ten tracks.
    let shares = FairShares(
      of: own + left, among: demands.parts[range].lazy.filter { $0.canGrow }.map { $0.limits }, near: guess)
    // By a pointer, here and below: an array is asked for every track whether it is shared. The range is one of its own,
    // which debug builds check.
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range {
        parts[track].length = parts[track].canGrow ? shares[parts[track].limits] : parts[track].ideal
      }
    }
    return shares.level
  }

  /// Shares a length among groups of tracks that a container describes itself: each group takes part as one.
  private mutating func shareOut(
    _ space: Double, of container: Int, among groups: [Range<Int>], in structure: Structure
  ) {
    let first = tracks(of: container, in: structure).lowerBound
    let members = groups.filter { !$0.isEmpty && demands.parts[first + $0.lowerBound].canGrow }
    let gaps = members.map { structure.gaps(of: container, axis).total(in: $0) }
    let limits = zip(members, gaps).map { group, gaps in
      let track = demands.parts[first + group.lowerBound].limits
      let (least, greatest) = (Double(group.count) * track.ideal + gaps, Double(group.count) * track.maximum + gaps)
      return Length(minimum: least, ideal: least, maximum: greatest)
    }
    let others = groups.reduce(space) { rest, group in
      group.isEmpty || demands.parts[first + group.lowerBound].canGrow
        ? rest : rest - Double(group.count) * demands.parts[first + group.lowerBound].ideal
    }
    // Gaps in a group are part of what the group takes.
    let total = zip(members, gaps).reduce(others) { $0 + $1.1 }
    guard total > limits.reduce(0, { $0 + $1.ideal }) else { return }
    let shares = FairShares(of: total, among: limits)
    for (index, group) in members.enumerated() {
      let length = (shares[limits[index]] - gaps[index]) / Double(group.count)
      for track in group { demands.parts[first + track].length = length }
    }
  }

  /// Shares a length among the tracks that can grow, those of a higher priority first.
  private mutating func shareOut(_ space: Double, among range: Range<Int>, _ levels: [Double]) {
    forgetShares(of: range)
    var left = demands.parts[range].reduce(space) { $0 - $1.ideal }
    guard left > 0 else { return }
    for level in levels {
      let members = range.filter { demands.parts[$0].canGrow && demands.priorities[$0] == level }
      let own = members.reduce(0) { $0 + demands.parts[$1].ideal }
      let shares = FairShares(of: own + left, among: members.map { demands.parts[$0].limits })
      for track in members {
        let length = shares[demands.parts[track].limits]
        left -= length - self[track]
        demands.parts[track].length = length
      }
    }
  }

  /// Takes the lengths of tracks back to what they are where nothing is shared.
  private mutating func forgetShares(of range: Range<Int>) {
    guard demands.growth.isEmpty else {
      for track in range { demands.parts[track].length = demands.length(of: track) }
      return
    }
    demands.parts.withUnsafeMutableBufferPointer { parts in
      for track in range { parts[track].length = parts[track].ideal }
    }
  }
}

extension AxisDemands.Part {
  /// Whether it takes part in what is left.
  fileprivate var canGrow: Bool { greatest > ideal }

  /// What a track may have that shares what is left.
  fileprivate var limits: Length { Length(minimum: ideal, ideal: ideal, maximum: greatest) }
}

extension Optional<Double> {
  /// The proposal as the length of a container, if it is one: 0 and infinity ask for the minimum and the maximum.
  var offered: Double? { flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }
}
