internal import LayoutGeometry
internal import LinearModel

// Listed track: a grid says how long a track is; cells have a say only in what it leaves to them.
//
//     fixed:     length[t] == said[t]
//     fraction:  length[t] == part[t] * (box - insets)  (``FractionRule``)
//     flexible:  minimum[t] <= length[t] <= maximum[t], and what is left is shared (``ShareRule``)
//
// Cells over flexible tracks, or over fixed ones alone, ask for their least length only: what is too long for its tracks is a
// conflict, or stands out where the grid lets it. Where no length is proposed, flexible tracks ideally are level * stretch[t] long,
// with the least level by which every cell over such tracks has its ideal length:
//
//     level = max(minimum[t] / stretch[t], (ideal[c] - gaps - length of its other tracks) / sum(stretch[t] for t under c))
//
// Other tracks are as long then as the cells over such tracks alone make them.
//
// Source: CSS Grid Layout Module Level 1, 12.7.1 (finding the size of an `fr`).
extension AxisCompiler {
  /// Makes a track as long as a grid lists it.
  ///
  /// - Returns: Whether it is listed, rather than as long as its cells ask for.
  mutating func emitListed(
    _ demand: TrackDemands.Demand, _ length: LinearExpression, track: Int, of container: Int
  ) -> Bool {
    guard let listed = structure.containers[container].listedTracks(axis)?[track] else { return false }
    switch listed {
    case .fit: return false
    case .fixed(let said):
      model.add((length == said).stated(state(.fixedTrack(container: container, track: track, axis, said))))
      emitLacking(demand, length, of: container)
    case .fraction(let part):
      let said = state(.fractionTrack(container: container, track: track, axis, part))
      model.add((length == inner(of: container) * part).stated(said))
      emitLacking(demand, length, of: container)
    case .flexible(_, let maximum, _):
      // What nothing stands in is as long as relations make it.
      if maximum.isFinite, listed != .empty {
        let limit = LayoutStatement.trackMaximum(container: container, track: track, axis, maximum)
        model.add((length <= maximum).stated(state(limit)))
        // What is too long for it stands out where it may.
        if demand.lacking.length > 0, overflows(container) {
          model.add(length >= maximum)
          return true
        }
      }
      let isSaid = demand.minimum.node == structure.containers[container].node
      let said = LayoutStatement.track(container: container, track: track, axis, demand.minimum.length)
      emitRequest(demand, on: length, said: isSaid ? said : minimum(demand.minimum), ideals: [demand.ideal])
    }
    return true
  }

  /// What is too long for a track that keeps its length is a conflict, unless it may stand out of it.
  private mutating func emitLacking(
    _ demand: TrackDemands.Demand, _ length: LinearExpression, of container: Int
  ) {
    let lacking = demand.lacking
    guard lacking.node >= 0, lacking.length > 0, !overflows(container) else { return }
    model.add((length >= lacking.length).stated(state(minimum(lacking))))
  }

  /// Whether what stands in some tracks is no matter of theirs, since it may stand out of them: they are all fixed, or it is longer
  /// than they are at most.
  func standsOut(ofTracks tracks: Range<Int>, of container: Int, _ least: Double) -> Bool {
    guard let greatest = lengthToStandOut(ofTracks: tracks, of: container) else { return false }
    let isFixed = structure.containers[container].listedTracks(axis)?[tracks].allSatisfy(\.isFixed) ?? false
    return isFixed || least > greatest
  }

  /// How long some tracks are at most together, where what is longer may stand out of them; `nil` where nothing may.
  func lengthToStandOut(ofTracks tracks: Range<Int>, of container: Int) -> Double? {
    guard structure.listsTracks, overflows(container), let listed = structure.containers[container].listedTracks(axis)
    else { return nil }
    let gaps = structure.gaps(in: tracks, of: container, axis)
    return listed[tracks].reduce(gaps) { $0 + ($1.greatest ?? .infinity) }
  }
}

// Directly: what is listed stands in place of what cells ask for; the level is the same for programs.
extension AxisDemands {
  /// The length of flexible tracks, by their stretch factors, that gives cells their ideal lengths, and the node that asks for it.
  struct FlexibleLevel {
    var length = 0.0
    var node = -1
  }

  /// Takes what cells ask of the tracks of a container of which some are listed.
  ///
  /// - Parameter inner: What its tracks and gaps take together, where that is known: what parts of it are told by.
  /// - Returns: Whether cells cover several tracks, and whether all fit in those that keep their lengths.
  mutating func takeListed(
    _ listed: [GridTrack], of container: Int, in structure: Structure, _ tree: LayoutTree, inner: Double? = nil
  ) -> (hasSpans: Bool, fits: Bool) {
    let range = tracks(of: container, in: structure)
    for (track, said) in zip(range, listed) {
      switch said {
      case .fit: break
      case .fixed(let length): parts[track].ideal = length
      case .fraction(let part): parts[track].ideal = part * (inner ?? 0)
      case .flexible(let minimum, _, _): parts[track].ideal = minimum
      }
    }
    let hasSpans = include(structure.containers[container].cells, of: container, in: structure, tree)
    let proposed = proposed(to: structure.containers[container].node)
    let level = flexibleLevel(listed, of: container, in: structure, tree)
    takeStretches(listed, of: container, in: structure)
    var fits = true
    for (track, said) in zip(range, listed) {
      switch said {
      case .fit: break
      case .fixed(let length):
        fits = fits && parts[track].ideal <= length
        (parts[track].ideal, parts[track].greatest) = (length, length)
      case .fraction(let part):
        let length = part * (inner ?? 0)
        fits = fits && (inner == nil || parts[track].ideal <= length)
        (parts[track].ideal, parts[track].greatest) = (length, length)
      case .flexible(_, let maximum, let stretch):
        fits = fits && parts[track].ideal <= maximum
        if let level { parts[track].ideal = max(parts[track].ideal, min(level.length * stretch, maximum)) }
        // What takes nothing of what is left is as long as what stands in it needs.
        guard stretch > 0 else {
          parts[track].greatest = parts[track].ideal
          continue
        }
        if proposed == .infinity, maximum.isFinite { parts[track].ideal = max(parts[track].ideal, maximum) }
        parts[track].greatest = max(parts[track].ideal, maximum)
      }
    }
    return (hasSpans, fits)
  }

  /// How long each track of a container is at most, where a list says that in points; empty where it says so of none.
  func limitsOfListedTracks(in container: Int, of structure: Structure) -> [Double?] {
    guard structure.listsTracks, let listed = structure.containers[container].listedTracks(axis),
      listed.contains(where: { $0.greatest != nil })
    else { return [] }
    return zip(parts[tracks(of: container, in: structure)], listed).map { part, track in
      track.greatest.map { max($0, part.own) }
    }
  }

  /// What flexible tracks of a container are long each where none is proposed to it; `nil` where one is, or there are none.
  ///
  /// Called when single cells have their say in the tracks.
  func flexibleLevel(
    _ listed: [GridTrack], of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> FlexibleLevel? {
    guard listed.contains(where: \.takesWhatIsLeft), proposed(to: structure.containers[container].node) != 0,
      structure.proposedAxes?.reach(container, axis, isProposed: proposed.offered != nil) == false
    else { return nil }
    let first = tracks(of: container, in: structure).lowerBound
    let growth = growthUnderSpans(besideFlexible: listed, of: container, in: structure, tree)
    // Up to the end of each track: the stretch factors of flexible ones, and how long all others are.
    var ends = [(stretch: 0.0, others: 0.0)]
    var level = FlexibleLevel()
    for (index, track) in listed.enumerated() {
      var end = ends[index]
      if case .flexible(let minimum, _, let stretch) = track, stretch > 0 {
        end.stretch += stretch
        if minimum > level.length * stretch { level = FlexibleLevel(length: minimum / stretch) }
      } else {
        end.others += max(0, parts[first + index].ideal) + (growth.isEmpty ? 0 : growth[index])
      }
      ends.append(end)
    }
    guard let last = ends.last, last.stretch > 0 else { return nil }
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      let covered = cell.tracks(axis)
      // One track has its own factor to the last digit; a difference of sums may not.
      var stretch = ends[covered.upperBound].stretch - ends[covered.lowerBound].stretch
      if covered.count == 1, case .flexible(_, _, let own) = listed[covered.lowerBound] { stretch = own }
      guard stretch > 0 else { continue }
      let asked = lengthAsked(by: cell, in: structure, tree)
      guard asked > 0 else { continue }
      let others = ends[covered.upperBound].others - ends[covered.lowerBound].others
      let share = (asked - others - structure.gaps(in: covered, of: container, axis)) / stretch
      if share > level.length { level = FlexibleLevel(length: share, node: cell.node) }
    }
    return level
  }

  /// What each track has beyond what stands in it alone, for cells over several tracks of which none is flexible: these have their
  /// lengths before flexible tracks do.
  ///
  /// - Returns: Nothing where no such cell asks for more than its tracks have.
  private func growthUnderSpans(
    besideFlexible listed: [GridTrack], of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> [Double] {
    let first = tracks(of: container, in: structure).lowerBound
    var spans: [(tracks: Range<Int>, excess: Double, length: Double, node: Int)] = []
    for cell in structure.cells(of: container) {
      let covered = cell.tracks(axis)
      guard covered.count > 1, !listed[covered].contains(where: \.isFlexible) else { continue }
      let asked = lengthAsked(by: cell, in: structure, tree)
      let own = covered.reduce(structure.gaps(in: covered, of: container, axis)) {
        $0 + max(0, parts[first + $1].ideal)
      }
      if asked > 0, asked > own { spans.append((covered, asked - own, asked, cell.node)) }
    }
    guard !spans.isEmpty else { return [] }
    // Tracks that keep a length grow for nothing, so they are left out.
    var fitting: [Int] = []
    var countBefore = [0]
    for (index, track) in listed.enumerated() {
      if track == .fit { fitting.append(index) }
      countBefore.append(fitting.count)
    }
    let excesses = spans.compactMap { span -> SpannedTracks.Excess? in
      let (start, end) = (countBefore[span.tracks.lowerBound], countBefore[span.tracks.upperBound])
      return start < end ? .init(start: start, end: end, length: span.excess, node: span.node) : nil
    }
    let longest = fitting.reduce(spans.lazy.map(\.length).max() ?? 0) { max($0, parts[first + $1].ideal) }
    let spanned = SpannedTracks(
      SpannedTracks.Excess.distinct(excesses), trackCount: fitting.count, longest: longest,
      choosing: structure.containers[container].tieBreak
    ) { max(0, parts[first + fitting[$0]].ideal) }
    var growth = Array(of: 0.0, count: listed.count)
    for (index, more) in zip(fitting, spanned?.growth ?? []) { growth[index] = more }
    return growth
  }

  /// What a cell asks of its tracks: its ideal length, and its least one where it is unsized.
  private func lengthAsked(by cell: Structure.Cell, in structure: Structure, _ tree: LayoutTree) -> Double {
    tree.nodes[cell.node].unsizedAxes.contains(axis)
      ? demand(of: cell, in: structure, tree)?.ideal ?? 0 : length(of: cell.node, in: structure, tree).ideal
  }

  /// Takes the stretch factors of flexible tracks that are listed.
  private mutating func takeStretches(_ listed: [GridTrack], of container: Int, in structure: Structure) {
    let first = tracks(of: container, in: structure).lowerBound
    for (index, track) in listed.enumerated() {
      guard case .flexible(_, _, let stretch) = track, stretch > 0, stretch != self.stretch(of: first + index) else {
        continue
      }
      noteSharing()
      sharing[first + index].stretch = stretch
    }
  }
}

extension Structure {
  /// The priority of each flexible track that a container lists: the highest of the cells in it alone, and 0 where there are none.
  ///
  /// - Returns: A priority for each track; those of other tracks have no meaning.
  func prioritiesOfListedTracks(_ container: Int, _ axis: Axis, count: Int) -> [Double] {
    var priorities: [Double?] = Array(repeating: nil, count: count)
    for cell in cells(of: container) where cell.tracks(axis).count == 1 {
      guard !tree.nodes[cell.node].unsizedAxes.contains(axis) else { continue }
      let track = cell.tracks(axis).lowerBound
      priorities[track] = max(priorities[track] ?? -.infinity, self.priorities[cell.node])
    }
    return priorities.map { $0 ?? 0 }
  }
}
