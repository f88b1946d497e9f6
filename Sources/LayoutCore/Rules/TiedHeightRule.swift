internal import LayoutGeometry
internal import LinearModel

// Tied height: containers whose greatest height is not known from heights alone, since hexagons in them are as high as their
// width makes them.
extension AxisCompiler {
  /// What such a container takes of a length, which is no more than it can use: inside it, tracks hug what they ask for.
  ///
  /// - Returns: `nil` for what has a greatest length of its own.
  func lengthUsed(byTied node: Int) -> LinearExpression? {
    guard !usedByTied.isEmpty, node >= 0, let container = structure.containerIndex(of: node) else { return nil }
    let info = structure.containers[container]
    guard info.takesCell else { return usedByTied[container] }
    // Padding takes all of its cell, so it is its content that tells.
    return structure.cells(of: container).first.flatMap { lengthUsed(byTied: $0.node) }
      .map { $0 + LinearExpression(constant: info.insets.total(axis)) }
  }

  /// Whether what a track can use of the length that there is to fill is told only once widths are shared.
  ///
  /// It can use what its rows do or what hexagons across them take, whichever is more, and no linear program says the larger of
  /// two: sooner, rows would make hexagons narrower so that these are no higher than the rest.
  func isUseKnownAfterSharing(_ demand: TrackDemands.Demand, of container: Int) -> Bool {
    !tiedAcrossRows.isEmpty && demand.isFlexible && hasLengthToFill(container)
      && isKnownAfterSharing(byTied: demand.maximum.node)
  }

  private func isKnownAfterSharing(byTied node: Int) -> Bool {
    guard node >= 0, let container = structure.containerIndex(of: node) else { return false }
    let info = structure.containers[container]
    guard info.takesCell else { return tiedAcrossRows.contains(container) }
    return structure.cells(of: container).first.map { isKnownAfterSharing(byTied: $0.node) } ?? false
  }

  /// Notes what each of them takes.
  mutating func noteTied() {
    guard axis == .vertical, structure.holdsHexagons else { return }
    // Those inside first: what they do not use is not used around them either.
    for container in variables.keys.sorted().reversed()
    where container != root && structure.holdsHexagons(container) && !structure.isElastic(container, axis)
      && !structure.isFramed(container, axis)
    {
      noteTied(container)
    }
  }

  private mutating func noteTied(_ container: Int) {
    guard let variables = variables[container] else { return }
    let demands = lengths.demands(of: container, axis)
    let runs = demands.runsWithUnsizedTracks
    var used = LinearExpression(variables.box)
    func leaveOut(_ unused: LinearExpression, _ tracks: Range<Int>) {
      let name = label(.init("\(name(of: container)).\(axis.trackName)Unused\(tracks.count)", tracks.lowerBound))
      let variable = model.addVariable(name, lower: 0)
      model.add(unused <= LinearExpression(variable))
      used = used - LinearExpression(variable)
    }
    // Tracks without an own cell do not hug; what they have beyond what spans need is not used.
    for run in runs {
      let usable = demands.total(in: run) { demand in
        if demand.isFlexible { return demand.maximum.length }
        // What hexagons take is there besides, and leaves the less to others.
        return tiedContainer(demand) == nil ? demand.content.length : 0
      }
      if usable.isFinite { leaveOut(span(run, of: container) - usable, run) }
    }
    // What holds tracks without an own cell is as long as its row lets it be, and uses no more than it asks for.
    for (unknown, demand) in variables.unknowns.demands.enumerated()
    where demand.containerWithUnsizedTracks >= 0 && !demand.isFlexible {
      let track = variables.unknowns.firstTracks[unknown]
      guard variables.unknowns.counts[unknown] == 1, !runs.contains(where: { $0.contains(track) }),
        tiedContainer(demand) == nil
      else { continue }
      leaveOut(variables.unknown(unknown) - demand.content.length, track..<(track + 1))
    }
    // A row hugs what hexagons ideally take; where they get less width, the rest of it is not used, unless by spans that make it
    // grow.
    for (unknown, demand) in variables.unknowns.demands.enumerated() where !demand.isFlexible {
      let track = variables.unknowns.firstTracks[unknown]
      guard variables.unknowns.counts[unknown] == 1, !runs.contains(where: { $0.contains(track) }),
        !demands.growsForSpan(track),
        let tied = tiedContainer(demand), let box = self.variables[tied]?.box
      else { continue }
      let taken = lengthUsed(byTied: demand.content.node) ?? LinearExpression(box)
      leaveOut(variables.unknown(unknown) - taken, track..<(track + 1))
    }
    usedByTied[container] = used
    let isTied = runs.contains { run in
      demands.spans.contains { run.overlaps($0.tracks) && tiedContainer($0.demand) != nil }
    }
    if isTied || demands.children.contains(where: { tiedAcrossRows.contains($0.container) }) {
      tiedAcrossRows.insert(container)
    }
  }

  /// The container of hexagons, or with such in it, by which a track is as long as it is.
  private func tiedContainer(_ demand: TrackDemands.Demand) -> Int? {
    guard demand.content.node >= 0, let container = structure.containerIndex(of: demand.content.node),
      structure.holdsHexagons(container)
    else { return nil }
    return container
  }
}
