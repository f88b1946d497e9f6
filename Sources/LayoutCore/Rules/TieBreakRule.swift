internal import LayoutGeometry
internal import LinearModel

// Tie-break: what all tiers before it leave open is chosen as the container says, and reported.
//
// Of tracks under the same spans, with own lengths o[t]: `equalGrowth` is the leximin of length[t] - o[t], `equalSizes` that of
// length[t], `proportional` that of (length[t] - o[t]) / o[t]; `leading` and `trailing` maximise one length after the other. A track's
// own length is what cells ask for it: what is a part of the whole asks the whole.
//
// Directly: ``SpannedTracks`` where all tracks have own cells, ``UnsizedTracks`` where some have none.
extension AxisCompiler {
  mutating func emitTieBreak(_ demands: TrackDemands, of container: Int) {
    guard !demands.spans.isEmpty || demands.hasTrackWithoutOwnCell || relations.concerns(container, axis) else {
      return
    }
    // The one track of a free layout is its box; what it leaves open is how long its children are.
    guard !structure.containers[container].isFree else { return emitLeastContainers(demands, of: container) }
    let variables = variablesOf(container)
    var tracks: [TieBreakTrack] = []
    for (unknown, demand) in variables.unknowns.demands.enumerated() {
      let own = namesOwnLengths ? ownLength(demand, unknown, of: container) : nil
      tracks.append(TieBreakTrack(variable: variables.unknown(unknown), ownLength: demand.content.length, own: own))
    }
    for goal in structure.containers[container].tieBreak.goals(for: tracks, depth: depthOfTieBreak(of: container)) {
      model.add(goal)
    }
  }

  /// What an item asks for a track, as an unknown that says who asks.
  mutating func ownLength(_ demand: TrackDemands.Demand, _ unknown: Int, of container: Int) -> LinearExpression? {
    guard demand.content.length > 0, isItem(demand.content) else { return nil }
    let track = variablesOf(container).unknowns.firstTracks[unknown]
    let own = model.addVariable(label(.init("\(name(of: container)).\(axis.trackName)Own", track)))
    model.add((own == demand.content.length).stated(state(content(demand.content))))
    return LinearExpression(own)
  }
}

/// A track as a tie-break sees it.
struct TieBreakTrack {
  let variable: Variable
  /// What its own cells ask for; 0 where it has none.
  let ownLength: Double
  /// The own length as an unknown that has this value, where explanations are to name who asks for it.
  var own: LinearExpression?

  /// What it has beyond its own length.
  var growth: LinearExpression { own.map { variable - $0 } ?? variable - ownLength }
}

extension TieBreak {
  /// The goals that make the choice, in the order in which they make it.
  func goals(for tracks: [TieBreakTrack], depth: Int) -> [Goal] {
    aims(for: tracks).enumerated().map { order, aim in
      Goal(aim, priority: .policy, depth: depth + order)
    }
  }

  private func aims(for tracks: [TieBreakTrack]) -> [Goal.Aim] {
    switch self {
    case .equalGrowth: [.leximin(tracks.map(\.growth))]
    case .equalSizes: [.leximin(tracks.map { LinearExpression($0.variable) })]
    case .proportional: proportionalAims(tracks)
    case .leading: [.inOrder(tracks.map { LinearExpression($0.variable) })]
    case .trailing: [.inOrder(tracks.reversed().map { LinearExpression($0.variable) })]
    }
  }

  /// Growth as a part of the own length.
  ///
  /// A track without one takes part only when those with one have what they can get.
  private func proportionalAims(_ tracks: [TieBreakTrack]) -> [Goal.Aim] {
    // In terms of the largest own length the shares are lengths again, and scale as all others do.
    let largest = tracks.map(\.ownLength).max() ?? 0
    let growing = tracks.filter { $0.ownLength > 0 }.map { $0.variable * (largest / $0.ownLength) - largest }
    let others = tracks.filter { $0.ownLength <= 0 }.map { LinearExpression($0.variable) }
    return [growing, others].filter { !$0.isEmpty }.map { .leximin($0) }
  }
}
