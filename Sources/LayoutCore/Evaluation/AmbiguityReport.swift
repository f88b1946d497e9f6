internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Puts what was open into the user's words: containers and cells by place and id, rules by name.
struct AmbiguityReport {
  let structure: Structure

  /// A track that was open, and how long it was made.
  private struct ChosenTrack {
    let track: OpenTrack
    let chosen: Double
  }

  func ambiguities(_ axis: Axis, _ solution: AxisSolution) -> [Ambiguity] {
    ambiguities(
      axis, solution.open.map { ChosenTrack(track: $0, chosen: solution.tracks[$0.container][$0.track]) })
  }

  func ambiguities(_ open: [OpenTrack], _ lengths: AxisLengths) -> [Ambiguity] {
    // No closure: it would keep a copy of the lengths.
    var chosen: [ChosenTrack] = []
    chosen.reserveCapacity(open.count)
    for track in open {
      let length = lengths[lengths.tracks(of: track.container, in: structure).lowerBound + track.track]
      chosen.append(ChosenTrack(track: track, chosen: length))
    }
    return ambiguities(lengths.axis, chosen)
  }

  /// - Parameter open: What was open along the axis.
  private func ambiguities(_ axis: Axis, _ open: [ChosenTrack]) -> [Ambiguity] {
    guard !open.isEmpty else { return [] }
    // What programs tell comes in the order in which they were solved.
    let open = open.sorted { ($0.track.container, $0.track.track) < ($1.track.container, $1.track.track) }
    var rest = open[...]
    var ambiguities: [Ambiguity] = []
    ambiguities.reserveCapacity(open.count)
    // From one container to the next each goes on where it is: from the root on, places of all would take the square of their number.
    var places = (containers: NodePlaces(of: structure.tree), cells: NodePlaces(of: structure.tree))
    while let first = rest.first?.track {
      let own = rest.prefix { $0.track.container == first.container }
      let place = structure.containers[first.container].node.map { places.containers.place(of: $0) } ?? "layout"
      append(own, in: first.container, at: place, axis, &places.cells, to: &ambiguities)
      rest = rest.dropFirst(own.count)
    }
    return ambiguities
  }

  /// Appends what is open in a container.
  private func append(
    _ open: ArraySlice<ChosenTrack>, in container: Int, at place: String, _ axis: Axis, _ places: inout NodePlaces,
    to ambiguities: inout [Ambiguity]
  ) {
    // For each track, which of the open ones it is.
    var position = Array(of: -1, count: structure.trackCount(of: container, axis))
    for (index, track) in open.enumerated() { position[track.track.track] = index }
    let together = tracks(open, openTogetherIn: container, position, axis)
    let cells = cells(of: container, open, position, axis, &places)
    for (index, (open, chosen)) in open.lazy.map({ ($0.track, $0.chosen) }).enumerated()
    // Across a line of spacers alone there is nothing that could be of another length.
    where structure.containers[container].isGrid || !cells[index].isEmpty {
      ambiguities.append(
        Ambiguity(
          axis: axis, kind: open.kind, container: place, track: open.track, lower: open.lower, upper: open.upper,
          chosen: chosen, decidedBy: rule(open.decidedBy, of: container), cells: cells[index],
          together: together[index], fixes: [], node: structure.describedNode(around: container)))
    }
  }

  /// What relations left open along an axis.
  func underconstrained(_ axis: Axis, _ solution: AxisSolution) -> [UnderconstrainedEdge] {
    let longest = solution.openEdges.isEmpty ? 0 : solution.boxes.reduce(0, max)
    // Places are told as the program solved them, and mirrored ones as differences; what is nothing but rounding is meant as 0.
    let plain = { AxisSolution.withoutRounding($0, beside: longest) }
    return solution.openEdges.map { open in
      let isMirrored = structure.isMirrored(axis, in: open.container) && !open.isLength
      let box = solution.boxes[open.container]
      let edge: LayoutEdge =
        axis == .horizontal
        ? open.isLength ? .width : isMirrored ? .right : .left : open.isLength ? .height : .top
      return UnderconstrainedEdge(
        item: structure.tree.name(of: open.node), edge: edge, container: place(of: open.container),
        lower: plain(isMirrored ? box - open.upper : open.lower),
        upper: plain(isMirrored ? box - open.lower : open.upper),
        chosen: plain(isMirrored ? box - open.chosen : open.chosen), decidedBy: rule(open), fixes: [], node: open.node,
        start: plain(open.chosen), containerNode: structure.containers[open.container].node ?? 0)
    }
  }

  private func rule(_ open: OpenEdge) -> Ambiguity.Rule {
    switch open.decidedBy {
    case .total: .total
    // What tie-breaks choose is reported as open tracks; all that their tier says of edges is how short containers are, which may tell a
    // place as well.
    case .policy, AxisCompiler.leastLengths: .leastLength
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
    of container: Int, _ open: ArraySlice<ChosenTrack>, _ position: [Int], _ axis: Axis, _ places: inout NodePlaces
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
        guard isSized || open[open.startIndex + position[track]].track.kind == .noOwnCell else { continue }
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
    _ open: ArraySlice<ChosenTrack>, openTogetherIn container: Int, _ position: [Int], _ axis: Axis
  ) -> [[Int]] {
    let all = open.map(\.track.track)
    guard all.count > 1 else { return [all] }
    var sets = DisjointSets(count: all.count)
    for index in structure.containers[container].cells {
      let covered = structure.cells[index].tracks(axis)
      guard covered.count > 1 else { continue }
      var first: Int?
      for track in covered where position[track] >= 0 {
        if let first { sets.join(first, position[track]) } else { first = position[track] }
      }
    }
    // Mostly one span holds all of them.
    if all.indices.allSatisfy({ sets.find($0) == 0 }) { return Array(repeating: all, count: all.count) }
    var members = Array(repeating: [Int](), count: all.count)
    for (index, track) in all.enumerated() { members[sets.find(index)].append(track) }
    return all.indices.map { members[sets.find($0)] }
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
