internal import LayoutGeometry
internal import LinearModel

// Minimum: a track is as long as the least length of its largest cell, and spans make their tracks so long together.
//
//     length[t] >= minimum[c]  for each cell c of the track t alone
//     sum(length[t] for t in s) + gaps >= minimum[s]  for each span s
//
// Only the largest request of each track and of each distinct span is emitted; the others follow from it.
extension AxisCompiler {
  mutating func emitRequests(_ demands: TrackDemands, of container: Int) {
    let variables = variablesOf(container)
    let ideals = IdealsInCells(of: container, variables.unknowns, self)
    let priority: Priority = keepsTrackInFrame(container) ? .fit : .required
    for (unknown, demand) in variables.unknowns.demands.enumerated() {
      let length = LinearExpression(variables.unknown(unknown))
      if structure.listsTracks,
        emitListed(demand, length, track: variables.unknowns.firstTracks[unknown], of: container)
      {
        continue
      }
      if structure.containers[container].lengths(axis) != nil {
        let track = variables.unknowns.firstTracks[unknown]
        let said = LayoutStatement.track(container: container, track: track, axis, demand.minimum.length)
        emitRequest(demand, on: length, said: said, ideals: [demand.ideal])
      } else {
        let ideals = ideals?[unknown: unknown, demand]
        emitRequest(demand, on: length, said: minimum(demand.minimum), ideals: ideals, priority)
      }
    }
    for span in demands.spans
    where !standsOut(ofTracks: span.tracks, of: container, span.demand.minimum.length) {
      let length = self.span(span.tracks, of: container)
      emitRequest(span.demand, on: length, said: minimum(span.demand.minimum), ideals: ideals?[span: span])
    }
  }

  /// - Parameters:
  ///   - ideals: What is preferred, in the order of priorities; `nil` for the largest that any cell asks for.
  ///   - priority: That of the least length.
  mutating func emitRequest(
    _ demand: TrackDemands.Demand, on expression: LinearExpression, said statement: LayoutStatement,
    ideals: [TrackDemands.Request]?, _ priority: Priority = .required
  ) {
    if demand.minimum.length > 0 {
      addForWishesToo((expression >= demand.minimum.length).prioritized(priority).stated(state(statement)))
    }
    for ideal in ideals ?? [demand.ideal] {
      emitIdeal(
        ideal.length, beyond: demand.minimum.length, of: expression, node: ideal.node, partner: ideal.partner)
    }
  }
}

// Directly: a track asks for what its largest cell does, its least and its ideal length alike. O(cells).
extension AxisDemands {
  /// Makes the tracks of a container as long as some of its cells ask for.
  ///
  /// - Returns: Whether one of the cells covers several tracks; those are not counted here.
  mutating func include(
    _ cells: Range<Int>, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Bool {
    let range = tracks(of: container, in: structure)
    let isUniform = isUniform(container, in: structure)
    var hasSpans = false
    let leavesPlainItems = leavesPlainItems
    if leavesPlainItems, let line = structure.lineOfItems(in: container) {
      include(line, in: range.lowerBound, isUniform: isUniform, tree)
    } else if structure.containers[container].holdsPlainItems, leavesPlainItems {
      hasSpans = include(items: cells, in: range, isUniform: isUniform, structure, tree)
    } else {
      // What something asks for is all in itself, where nothing was said of a part or of a share, as ``demand(of:in:_:)`` has it.
      let asksAlone = structure.fractions.isEmpty && structure.stretches.isEmpty
      let others = include(simpleOnesAmong: cells, in: range, isUniform: isUniform, asksAlone, structure, tree)
      for index in others {
        let (node, covered, isSized) = structure.cells.item(at: index, axis)
        hasSpans = hasSpans || covered.count > 1
        guard covered.count == 1, !(isSized && asksForWhatWasSaid(node, tree)) else { continue }
        let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
        if asksAlone, isSized {
          include(length(of: node, in: structure, tree), in: track)
        } else if let demand = demand(of: structure.cells[index], in: structure, tree) {
          include(demand, in: track)
        }
      }
    }
    if isUniform { spread(range) }
    if !structure.stretches.isEmpty { takeStretches(ofTracksIn: container, structure, tree) }
    return hasSpans
  }

  /// Makes tracks as long as items ask for of which hardly anything was said.
  ///
  /// - Returns: Whether one of the cells covers several tracks; those are not counted here.
  private mutating func include(
    items cells: Range<Int>, in range: Range<Int>, isUniform: Bool, _ structure: Structure, _ tree: LayoutTree
  ) -> Bool {
    let (axis, proposed, list) = (axis, proposed, structure.cells)
    // By a pointer, since all items of most layouts come by: an array is asked for every one whether it is shared. The range is one
    // of its own, which debug builds check.
    return parts.withUnsafeMutableBufferPointer { parts in
      var hasSpans = false
      for index in cells {
        let (node, covered, isSized) = list.item(at: index, axis)
        guard covered.count == 1 else {
          hasSpans = hasSpans || covered.count > 1
          continue
        }
        let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
        guard !isSized else {
          parts[track].include(tree.itemLength(of: node, axis, proposed: proposed))
          continue
        }
        // What has no say in its track asks for no more than its least length, as ``demand(of:in:_:)`` has it for all.
        let least = tree.itemLength(of: node, axis).minimum
        if least > 0 { parts[track].include(.fixed(least)) }
      }
      return hasSpans
    }
  }

  /// Makes tracks as long as the plain items and containers among some cells ask for that have a say in one track each: most children
  /// are such, and nothing but what is in them has a say.
  ///
  /// - Parameter asksAlone: Whether what is in a container is all that has a say in what it asks for.
  /// - Returns: From the first to the last of all other cells.
  private mutating func include(
    simpleOnesAmong cells: Range<Int>, in range: Range<Int>, isUniform: Bool, _ asksAlone: Bool,
    _ structure: Structure, _ tree: LayoutTree
  ) -> Range<Int> {
    let (axis, proposed, list, changed) = (axis, proposed, structure.cells, leavesPlainItems ? nil : leaves)
    // By pointers, since all items of mixed rows come by: an array checks each number that it is asked for.
    return tree.nodes.withUnsafeBufferPointer { nodes in
      parts.withUnsafeMutableBufferPointer { parts in
        var others = cells.upperBound..<cells.upperBound
        for index in cells {
          let (node, covered, isSized) = list.item(at: index, axis)
          let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
          let isPlain = nodes[node].traits.isPlainItem
          if isSized, covered.count == 1, isPlain, changed?.leavesItem(node) ?? true {
            parts[track].include(tree.itemLength(of: node, axis, proposed: proposed, nodes))
          } else if isSized, covered.count == 1, !isPlain, asksAlone, let child = structure.containerIndex(of: node) {
            parts[track].include(Length(minimum: 0, ideal: parts[child].ideal, maximum: parts[child].greatest))
          } else {
            others = min(index, others.lowerBound)..<(index + 1)
          }
        }
        return others
      }
    }
  }

  /// Makes the tracks of a line as long as the items ask for that stand in it one after the other, or its one track across.
  private mutating func include(
    _ line: Structure.LineOfItems, in firstTrack: Int, isUniform: Bool, _ tree: LayoutTree
  ) {
    let step = axis == line.axis && !isUniform ? 1 : 0
    // A loop for each axis, so that none asks at every item which it is.
    switch axis {
    case .horizontal: include(line.items, along: .horizontal, in: firstTrack, step: step, tree)
    case .vertical: include(line.items, along: .vertical, in: firstTrack, step: step, tree)
    }
  }

  @inline(__always) private mutating func include(
    _ items: ItemRun, along axis: Axis, in firstTrack: Int, step: Int, _ tree: LayoutTree
  ) {
    let proposed = proposed
    parts.withUnsafeMutableBufferPointer { parts in
      var track = firstTrack
      tree.visitLengths(of: items, axis, proposed: proposed) { _, length in
        parts[track].include(length)
        track &+= step
      }
    }
  }

  @inline(__always) mutating func include(_ length: Length, in track: Int) { parts[track].include(length) }

  /// Gives all tracks of a container what the first one asks for.
  mutating func spread(_ range: Range<Int>) {
    guard let first = range.first else { return }
    for track in range {
      (parts[track].ideal, parts[track].greatest) = (parts[first].ideal, parts[first].greatest)
    }
  }

  /// Whether each track of a container has a cell of its own.
  func hasOwnCells(_ container: Int, in structure: Structure) -> Bool {
    tracks(of: container, in: structure).allSatisfy { parts[$0].ideal >= 0 }
  }

  /// Takes what a container says of its tracks itself.
  ///
  /// - Parameter lengths: The length of each group of tracks that have one length.
  mutating func takeTracks(_ lengths: [Length], of container: Int, in structure: Structure) {
    let first = tracks(of: container, in: structure).lowerBound
    let proposed = proposed(to: structure.containers[container].node)
    for (group, length) in zip(structure.groups(of: container, axis) ?? [], lengths) {
      let length = length.proposed(proposed)
      for track in group {
        (parts[first + track].ideal, parts[first + track].greatest) = (length.ideal, length.maximum)
      }
    }
    if let own = structure.containers[container].stretches(axis) { takeStretches(own, of: container, in: structure) }
  }

  /// Gives each track the priority of the first in its cells, or, where tracks have one length, in all of them.
  mutating func takePriorities(_ structure: Structure) {
    sharing = Array(of: Sharing(priority: -.infinity), count: parts.count)
    for container in structure.containers.indices {
      let range = tracks(of: container, in: structure)
      let isUniform = isUniform(container, in: structure)
      for index in structure.containers[container].cells {
        let (node, covered, isSized) = structure.cells.item(at: index, axis)
        guard isSized, covered.count == 1 else { continue }
        let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
        sharing[track].priority = max(sharing[track].priority, structure.priorities[node])
      }
      if isUniform, let first = range.first {
        for track in range { sharing[track].priority = sharing[first].priority }
      }
      guard structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) else { continue }
      let own = structure.prioritiesOfListedTracks(container, axis, count: listed.count)
      for (index, track) in listed.enumerated() where track.isFlexible {
        sharing[range.lowerBound + index].priority = own[index]
      }
    }
  }
}

extension AxisDemands.Part {
  @inline(__always) mutating func include(_ length: Length) {
    if length.ideal > ideal { ideal = length.ideal }
    if length.maximum > greatest { greatest = length.maximum }
  }
}
