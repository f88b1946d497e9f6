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
  private(set) var needs: [TrackNeeds.Need] = []
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
  }

  /// - Parameter folds: Whether tracks are put together. A conflict is searched without, so that it can name each item.
  init(_ needs: TrackNeeds, _ container: Structure.Container, _ axis: Axis, folds: Bool) {
    if let groups = container.groups(axis) {
      for (group, tracks) in groups.enumerated() { addGroup(needs.tracks[group], tracks) }
      return
    }
    let standsAlone = folds ? needs.tracksThatStandAlone : []
    let loose = folds ? needs.looseRuns : []
    var (known, next): ([Request: Int], Int) = ([:], 0)
    for (track, need) in needs.tracks.enumerated() {
      guard track == ofTrack.count else { continue }
      guard folds, !standsAlone[track] else {
        while next < loose.count, loose[next].upperBound <= track { next += 1 }
        if next < loose.count, loose[next].lowerBound == track {
          addLoose(need, loose[next], container.tieBreak)
        } else {
          add(need, track)
        }
        continue
      }
      if need.isConstant {
        ofTrack.append(-1)
        constants.append(need.content.length)
        continue
      }
      let request = Request(
        minimum: need.minimum.length, ideal: need.ideal.length, content: need.content.length,
        maximum: need.maximum.length)
      if let unknown = known[request] {
        counts[unknown] += 1
        ofTrack.append(unknown)
        constants.append(0)
      } else {
        known[request] = self.needs.count
        add(need, track)
      }
    }
  }

  private mutating func add(_ need: TrackNeeds.Need, _ track: Int) { addGroup(need, track..<(track + 1)) }

  /// Adds neighbours that a tie-break makes equal, but for the one that it gives all that they have.
  private mutating func addLoose(_ need: TrackNeeds.Need, _ tracks: Range<Int>, _ tieBreak: TieBreak) {
    switch tieBreak {
    case .leading:
      add(need, tracks.lowerBound)
      addGroup(need, (tracks.lowerBound + 1)..<tracks.upperBound)
    case .trailing:
      addGroup(need, tracks.lowerBound..<(tracks.upperBound - 1))
      add(need, tracks.upperBound - 1)
    case .equalGrowth, .equalSizes, .proportional: addGroup(need, tracks)
    }
  }

  private mutating func addGroup(_ need: TrackNeeds.Need, _ tracks: Range<Int>) {
    for _ in tracks {
      ofTrack.append(needs.count)
      constants.append(0)
    }
    needs.append(need)
    counts.append(tracks.count)
    firstTracks.append(tracks.lowerBound)
  }
}

extension TrackNeeds.Need {
  /// Whether the cells leave one length only.
  fileprivate var isConstant: Bool {
    isSized && minimum.length == content.length && maximum.length == content.length
  }
}
