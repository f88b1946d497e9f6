internal import LayoutGeometry

// Spans over tracks that share: what a container has beyond the ideals of its tracks goes to those that can use it as if there
// were no spans, as long as these tracks can take all of it and each span finds room in what its tracks get then.
//
// A flexible span takes part in sharing as one member, `s = sum(length[t] for t in s)`. It has no say: s is no less than each of
// its tracks, so it is below the level that they share only where all of them have the most that they can use, and beyond that
// nothing grows as long as others can take the rest (tier `hug`). A constraint that the best answer without it fulfils leaves
// that answer the best. Where spans need more, they tell how tracks grow, and a program has to tell.
extension AxisDemands {
  /// Leaves the tracks of a container to share what there is, and what spans ask for to be looked at then.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func leaveRoom(for asked: AskedBySpans, of container: Int, in structure: Structure) -> Bool {
    guard structure.containers[container].canHoldSpans(axis), structure.gaps(of: container, axis).spacing >= 0 else {
      return false
    }
    func isHeld(_ span: SpannedTracks.Excess) -> Bool {
      holdsFlexibleTrack(span.tracks, of: container, in: structure)
    }
    let (held, grown) = (asked.excesses.filter(isHeld), asked.excesses.filter { !isHeld($0) })
    // Listed tracks that keep a length do not grow, and parts of the whole are not known yet.
    if let listed = structure.containers[container].listedTracks(axis) {
      guard proposed.offered != nil, grown.isEmpty, !asked.isFlexible, listed.allSatisfy({ $0.fraction == nil }) else {
        return false
      }
    }
    // How a span shares with others is told by its own priority and stretch factor.
    let sharesAsSaid = asked.isFlexible && saysHowToShare(container, in: structure)
    if proposed.offered == nil, !held.isEmpty || sharesAsSaid {
      return growForNoOffer(asked, of: container, in: structure)
    }
    guard !sharesAsSaid, held.isEmpty || (offersAll(structure) && grown.isEmpty) else { return false }
    guard
      grown.isEmpty
        || (!asked.endsWithin(grown, trackCount: structure.trackCount(of: container, axis))
          && take(grown, longest: asked.longest, of: container, in: structure))
    else { return false }
    let length = demandOfContent(of: container, spans: asked.lengths, in: structure)
    spanned[container, default: Spanned(excesses: [])].shared = length
    spanned[container]?.held = held
    return true
  }

  /// Whether a priority or a stretch factor was said of something in a container.
  func saysHowToShare(_ container: Int, in structure: Structure) -> Bool {
    guard !sharing.isEmpty else { return false }
    let range = tracks(of: container, in: structure)
    // A track without an own cell has no priority.
    return sharing[range].contains { $0.stretch != 1 || ($0.priority != 0 && $0.priority > -.infinity) }
      || structure.cells(of: container).contains {
        structure.priorities[$0.node] != 0 || (!structure.stretches.isEmpty && structure.stretches[$0.node, axis] != 1)
      }
  }

  /// Makes tracks grow for spans where no length is offered: flexible ones do so no sooner than others, until what they stand in is
  /// given more than it asks for.
  private mutating func growForNoOffer(_ asked: AskedBySpans, of container: Int, in structure: Structure) -> Bool {
    // A frame has a length to fill, and flexible tracks do that before others grow.
    guard !structure.isFramed(container, axis),
      asked.excesses.isEmpty || take(asked.excesses, longest: asked.longest, of: container, in: structure)
    else { return false }
    let length = demandOfContent(of: container, spans: asked.lengths, in: structure)
    spanned[container, default: Spanned(excesses: [])].shared = length
    spanned[container]?.takesNoMore = true
    spanned[container]?.holdsFlexibleSpan = asked.isFlexible || asked.isFilled
    isForNoOffer = true
    return true
  }

  /// What a container asks for in which spans only have to find room in what its tracks share; `nil` for all others.
  func shared(_ container: Int) -> Length? { spanned.isEmpty ? nil : spanned[container]?.shared }

  /// Whether a length is offered to all: to the root, and nothing takes its ideal length whatever that is.
  func offersAll(_ structure: Structure) -> Bool {
    proposed.offered != nil && !structure.fixedContainerAxes.contains(axis)
  }

  /// Whether the tracks of a container can use a length, so that spans over them have no say in how they share it.
  func canShare(_ length: Double, _ container: Int, in structure: Structure) -> Bool {
    guard let asked = shared(container), spanned[container]?.filled.isEmpty != false else { return true }
    // What has no more than it asks for shares nothing.
    if length <= asked.ideal * (1 + Self.rounding), spanned[container]?.held.isEmpty == true { return true }
    let gaps = gaps(of: container, in: structure)
    return length
      <= tracks(of: container, in: structure).reduce(gaps) {
        $0 + max(self.length(of: $1), parts[$1].greatest)
      }
  }

  /// What sums of the same lengths may differ by, as a part of them.
  static let rounding = 1e-12
}

extension AxisDemands.AskedBySpans {
  /// Whether a span that can use more than it asks for covers some tracks under another one, and not all: it chooses then which of them
  /// grow.
  ///
  /// O(tracks and spans).
  fileprivate func endsWithin(_ grown: [SpannedTracks.Excess], trackCount: Int) -> Bool {
    guard isFlexible else { return false }
    // Before each edge between tracks, how many of those spans start or end.
    var ends = Array(of: 0, count: trackCount + 2)
    for (tracks, length) in lengths where length.maximum > length.ideal {
      ends[tracks.lowerBound + 1] += 1
      ends[tracks.upperBound + 1] += 1
    }
    for edge in ends.indices.dropFirst() { ends[edge] += ends[edge - 1] }
    return grown.contains { ends[$0.end] > ends[$0.start + 1] }
  }
}

extension AxisLengths {
  /// Finds room for the spans over tracks that share.
  ///
  /// - Returns: `false` where one has less than it asks for, and a linear program has to tell.
  mutating func findRoomForSpans(_ container: Int, in structure: Structure) -> Bool {
    guard demands.shared(container) != nil, let held = demands.spanned[container]?.held, !held.isEmpty else {
      return true
    }
    let first = tracks(of: container, in: structure).lowerBound
    // What spans find only in tracks without an own cell, they ask of those.
    var asked: [SpannedTracks.Excess] = []
    for span in held {
      let length = span.tracks.reduce(span.length) { $0 + demands.parts[first + $1].own }
      let shared = span.tracks.reduce(0) { demands.parts[first + $1].ideal < 0 ? $0 : $0 + self[first + $1] }
      let least = length * (1 - AxisDemands.rounding)
      guard shared < least else { continue }
      guard span.tracks.reduce(0, { $0 + self[first + $1] }) >= least else { return false }
      asked.append(.init(start: span.start, end: span.end, length: length - shared, node: span.node))
    }
    return demands.askBesideShares(asked, of: container, in: structure)
  }
}
