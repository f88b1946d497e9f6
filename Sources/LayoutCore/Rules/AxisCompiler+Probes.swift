internal import LayoutGeometry
internal import LinearModel

extension AxisCompiler {
  /// Tracks that something may leave open: without a sized cell of their own, under a span that may be too large, or moved
  /// by constraints between items.
  mutating func collectProbes(_ demands: TrackDemands, of container: Int) {
    // The one track of a free layout is its box, which is as small as it can be; its children may be open.
    guard !structure.containers[container].isFree else { return }
    var isSpanned = Array(repeating: false, count: demands.tracks.count)
    // What a container shares that it is given beyond what it asks for is no matter of spans that its tracks have room for.
    let sharesWhatItIsGiven = sharesAfterTotal(container) && hasLengthToFill(container)
    // Where a length is offered, flexible tracks are told by sharing it, also where that waits for the tie-break around.
    let sharesOffer = sharesOfferAfterTotal(container)
    for span in demands.spans where !sharesWhatItIsGiven || sharesOffer || demands.excess(of: span) > 0 {
      for track in span.tracks { isSpanned[track] = true }
    }
    // What shares only after ambiguity is measured is told by that, as it is where no relation speaks of it.
    let fillsFrame = structure.fillsFrame(container, axis)
    var sharesLater = demands.tracks.map { sharesWhatItIsGiven && ($0.isFlexible || fillsFrame) }
    for span in demands.spans where sharesWhatItIsGiven && span.demand.isFlexible {
      for track in span.tracks { sharesLater[track] = true }
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
      } else if isSpanned[track], !(sharesOffer && demand.isFlexible) {
        let inner = demand.containerWithUnsizedTracks
        let beyondContent = inner < 0 ? length : length - variablesOf(inner).box
        probes.append(.init(container: container, track: track, kind: .sharedExcess, expression: beyondContent))
      } else if relations.concerns(container, axis), !sharesLater[track] {
        probes.append(.init(container: container, track: track, kind: .underconstrained, expression: length))
      }
    }
  }
}
