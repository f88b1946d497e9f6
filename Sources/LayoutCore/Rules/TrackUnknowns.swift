internal import LayoutGeometry

/// Which tracks of a container share an unknown, and which have a length that nothing can change.
///
/// Tracks of which the same is asked get the same length: fair sharing cannot tell them apart. So they are one unknown,
/// counted as often as they occur, and what is compiled grows with the distinct requests, not with the tracks. A track
/// whose cells are all of one fixed length is no unknown at all. Neighbours without a sized cell under the same spans are
/// alike too: a tie-break makes them equal, or gives all that they have to the first or the last of them. Only other tracks
/// under spans, and tracks with containers in them, stand for themselves.
struct TrackUnknowns {
  /// The unknown of each track; -1 for a track of constant length.
  private(set) var ofTrack: [Int] = []
  /// What is asked of each unknown.
  private(set) var demands: [TrackDemands.Demand] = []
  /// How many tracks each unknown stands for.
  private(set) var counts: [Int] = []
  /// The first track of each unknown, for names.
  private(set) var firstTracks: [Int] = []
  /// The length of each track that is no unknown; 0 for the others.
  private(set) var constants: [Double] = []

  /// What makes two tracks alike.
  private struct Request: Hashable {
    let minimum: Double
    let ideal: Double
    let content: Double
    let maximum: Double
    let stretch: Double
    let fraction: Double?
    /// What cells ask for that the track may have no room for.
    let lacking: Double
    /// How long a list says that it is at most.
    let greatest: Double?
  }

  /// - Parameter folds: Whether tracks are put together. A conflict is searched without, so that it can name each item.
  init(_ demands: TrackDemands, _ container: Structure.Container, _ axis: Axis, folds: Bool) {
    if let groups = container.groups(axis) {
      for (group, tracks) in groups.enumerated() { addGroup(demands.tracks[group], tracks) }
      return
    }
    let standsAlone = folds ? demands.tracksThatStandAlone : []
    let unsized = folds ? demands.unsizedRuns : []
    // Gaps below 0 can come to less than nothing together, while what takes all that it is given is not shorter than that.
    let mayBeStretched = container.gaps(axis).overlap
    let listed = container.listedTracks(axis)
    var (known, next): ([Request: Int], Int) = ([:], 0)
    for (track, demand) in demands.tracks.enumerated() {
      guard track == ofTrack.count else { continue }
      guard folds, !standsAlone[track] else {
        while next < unsized.count, unsized[next].upperBound <= track { next += 1 }
        if next < unsized.count, unsized[next].lowerBound == track {
          addUnsized(demand, unsized[next], container.tieBreak)
        } else {
          add(demand, track)
        }
        continue
      }
      if demand.isConstant, !mayBeStretched {
        ofTrack.append(-1)
        constants.append(demand.content.length)
        continue
      }
      let request = Request(
        minimum: demand.minimum.length, ideal: demand.ideal.length, content: demand.content.length,
        maximum: demand.maximum.length, stretch: demand.stretch, fraction: demand.fraction,
        lacking: demand.lacking.length, greatest: listed?[track].greatest)
      if let unknown = known[request] {
        counts[unknown] += 1
        ofTrack.append(unknown)
        constants.append(0)
      } else {
        known[request] = self.demands.count
        add(demand, track)
      }
    }
  }

  private mutating func add(_ demand: TrackDemands.Demand, _ track: Int) { addGroup(demand, track..<(track + 1)) }

  /// Adds neighbours that a tie-break makes equal, but for the one that it gives all that they have.
  private mutating func addUnsized(_ demand: TrackDemands.Demand, _ tracks: Range<Int>, _ tieBreak: TieBreak) {
    switch tieBreak {
    case .leading:
      add(demand, tracks.lowerBound)
      addGroup(demand, (tracks.lowerBound + 1)..<tracks.upperBound)
    case .trailing:
      addGroup(demand, tracks.lowerBound..<(tracks.upperBound - 1))
      add(demand, tracks.upperBound - 1)
    case .equalGrowth, .equalSizes, .proportional: addGroup(demand, tracks)
    }
  }

  private mutating func addGroup(_ demand: TrackDemands.Demand, _ tracks: Range<Int>) {
    for _ in tracks {
      ofTrack.append(demands.count)
      constants.append(0)
    }
    demands.append(demand)
    counts.append(tracks.count)
    firstTracks.append(tracks.lowerBound)
  }
}

extension TrackDemands.Demand {
  /// Whether the cells leave one length only.
  fileprivate var isConstant: Bool {
    isSized && fraction == nil && lacking.node < 0 && minimum.length == content.length
      && maximum.length == content.length
  }
}
