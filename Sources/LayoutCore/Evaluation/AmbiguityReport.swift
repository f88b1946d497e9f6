internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Puts what was open into the user's words: containers and cells by place and id, rules by name.
struct AmbiguityReport {
  let structure: Structure

  func ambiguities(_ axis: Axis, _ solution: AxisSolution) -> [Ambiguity] {
    ambiguities(axis, solution.open.map { ($0, solution.tracks[$0.container][$0.track]) })
  }

  func ambiguities(_ open: [OpenTrack], _ lengths: AxisLengths) -> [Ambiguity] {
    // No closure: it would keep a copy of the lengths.
    var chosen: [(OpenTrack, Double)] = []
    for track in open {
      chosen.append((track, lengths[lengths.tracks(of: track.container, in: structure).lowerBound + track.track]))
    }
    return ambiguities(lengths.axis, chosen)
  }

  /// - Parameter open: What was open along the axis, and how long each track was made.
  private func ambiguities(_ axis: Axis, _ open: [(track: OpenTrack, chosen: Double)]) -> [Ambiguity] {
    guard !open.isEmpty else { return [] }
    let open = open.sorted { ($0.track.container, $0.track.track) < ($1.track.container, $1.track.track) }
    var rest = open[...]
    var ambiguities: [Ambiguity] = []
    // From one container to the next each goes on where it is: from the root on, places of all would take the square of their number.
    var places = (containers: NodePlaces(of: structure.tree), cells: NodePlaces(of: structure.tree))
    while let (first, _) = rest.first {
      let own = rest.prefix { $0.track.container == first.container }
      let place = structure.containers[first.container].node.map { places.containers.place(of: $0) } ?? "layout"
      append(own, in: first.container, at: place, axis, &places.cells, to: &ambiguities)
      rest = rest.dropFirst(own.count)
    }
    return ambiguities
  }

  /// Appends what is open in a container.
  private func append(
    _ open: ArraySlice<(track: OpenTrack, chosen: Double)>, in container: Int, at place: String, _ axis: Axis,
    _ places: inout NodePlaces, to ambiguities: inout [Ambiguity]
  ) {
    var (tracks, chosen) = ([OpenTrack](), [Double]())
    tracks.reserveCapacity(open.count)
    chosen.reserveCapacity(open.count)
    // For each track, which of the open ones it is.
    var position = Array(of: -1, count: structure.trackCount(of: container, axis))
    for (track, length) in open {
      position[track.track] = tracks.count
      tracks.append(track)
      chosen.append(length)
    }
    let together = self.tracks(tracks, openTogetherIn: container, position, axis)
    let cells = cells(of: container, tracks, position, axis, &places)
    for (index, open) in tracks.enumerated()
    // Across a line of spacers alone there is nothing that could be of another length.
    where structure.containers[container].isGrid || !cells[index].isEmpty {
      ambiguities.append(
        Ambiguity(
          axis: axis, kind: open.kind, container: place, track: open.track, lower: open.lower, upper: open.upper,
          chosen: chosen[index], decidedBy: rule(open.decidedBy, of: container), cells: cells[index],
          together: together[index], fixes: [], node: structure.describedNode(around: container)))
    }
  }

  /// What relations left open along an axis.
  func underconstrained(_ axis: Axis, _ solution: AxisSolution) -> [UnderconstrainedEdge] {
    solution.openEdges.map { open in
      let isMirrored = structure.isMirrored(axis, in: open.container) && !open.isLength
      let box = solution.boxes[open.container]
      let edge: LayoutEdge =
        axis == .horizontal
        ? open.isLength ? .width : isMirrored ? .right : .left : open.isLength ? .height : .top
      return UnderconstrainedEdge(
        item: structure.tree.name(of: open.node), edge: edge, container: place(of: open.container),
        lower: isMirrored ? box - open.upper : open.lower, upper: isMirrored ? box - open.lower : open.upper,
        chosen: isMirrored ? box - open.chosen : open.chosen, decidedBy: rule(open), fixes: [], node: open.node,
        start: open.chosen, containerNode: structure.containers[open.container].node ?? 0)
    }
  }

  private func rule(_ open: OpenEdge) -> Ambiguity.Rule {
    switch open.decidedBy {
    case .total: .total
    case AxisCompiler.leastLengths: .leastLength
    default: open.isLength ? .leastLength : .leastPosition
    }
  }

  /// What a container is called.
  func place(of container: Int) -> String {
    structure.containers[container].node.map(structure.tree.place) ?? "layout"
  }

  private func rule(_ priority: Priority, of container: Int) -> Ambiguity.Rule {
    switch priority {
    case .total: .total
    case .policy: Ambiguity.Rule(structure.containers[container].tieBreak)
    default: Ambiguity.Rule(rawValue: "priority \(lengthText(priority.rawValue))")
    }
  }

  /// The cells that cover each open track of a container.
  ///
  /// What leaves a track open is among them. All tracks are looked for at once: O(cells), and what is found.
  private func cells(
    of container: Int, _ open: [OpenTrack], _ position: [Int], _ axis: Axis, _ places: inout NodePlaces
  ) -> [[String]] {
    var counts = Array(of: 0, count: open.count)
    for index in structure.containers[container].cells {
      for track in structure.cells[index].tracks(axis) where position[track] >= 0 { counts[position[track]] += 1 }
    }
    // Room is made at once: lists that grow step by step are copied, and touched, about twice.
    var found = counts.map { count in
      var ids: [String] = []
      ids.reserveCapacity(count)
      return ids
    }
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      let isSized = cell.isSized(axis)
      for track in cell.tracks(axis) where position[track] >= 0 {
        // With own cells around, unsized ones have no part in it.
        guard isSized || open[position[track]].kind == .noOwnCell else { continue }
        if structure.tree.hasFrame(cell.node) {
          found[position[track]].append(structure.tree.name(of: cell.node, &places))
        } else {
          found[position[track]] += names(in: cell.node, &places)
        }
      }
    }
    return found
  }

  /// For each open track of a container, those that cells tie it to, with itself, in order.
  ///
  /// O(cells, and open tracks that they cover).
  private func tracks(
    _ open: [OpenTrack], openTogetherIn container: Int, _ position: [Int], _ axis: Axis
  ) -> [[Int]] {
    guard open.count > 1 else { return open.map { [$0.track] } }
    var sets = DisjointSets(count: open.count)
    for index in structure.containers[container].cells {
      let covered = structure.cells[index].tracks(axis)
      guard covered.count > 1 else { continue }
      var first: Int?
      for track in covered where position[track] >= 0 {
        if let first { sets.join(first, position[track]) } else { first = position[track] }
      }
    }
    var members = Array(repeating: [Int](), count: open.count)
    for (index, track) in open.enumerated() { members[sets.find(index)].append(track.track) }
    return open.indices.map { members[sets.find($0)] }
  }

  /// What is in a container without an id, by what it is called.
  private func names(in node: Int, _ places: inout NodePlaces) -> [String] {
    var names: [String] = []
    for child in structure.tree.children(of: node) {
      if structure.tree.hasFrame(child) {
        names.append(structure.tree.name(of: child, &places))
      } else {
        names += self.names(in: child, &places)
      }
    }
    return names
  }
}
