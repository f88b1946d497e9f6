internal import LayoutGeometry
internal import LinearModel

// Proposal: which containers have a length to fill: one is proposed to them, or they are given more than they ask for.
extension AxisCompiler {
  /// Notes whether a length is proposed to a container.
  ///
  /// - Parameter isProposed: Whether one is proposed to what is around it.
  mutating func noteProposal(_ container: Int, around isProposed: Bool) {
    guard let node = structure.containers[container].node else {
      if isProposed { proposed.insert(container) }
      return
    }
    // What takes its ideal length is proposed none, but what a frame says of it.
    let isProposed = isProposed && !structure.tree.nodes[node].fixedAxes.contains(axis)
    if isProposed || structure.tree.hasLimits(node, axis) || stretched.contains(container)
      // Around parts of it, it is as long as these make it, which its other tracks fill.
      || structure.fractions.isAround(container, axis)
    {
      proposed.insert(container)
    }
  }

  /// Whether a container that no length is proposed to shares only what it is given beyond what it asks for.
  ///
  /// Where spans, tracks without an own cell, lines of text, constraints between items or lengths of the other axis take part,
  /// its tracks are not the same when it has a length to fill. All others are: what they are given is what they ask for,
  /// until it is more; but not in a container that waits, which they would make larger.
  func waits(_ container: Int) -> Bool { waiting.contains(container) }

  private func waitsByItself(_ container: Int) -> Bool {
    lengths.demands(of: container, axis).waitForLengthToFill || relations.concerns(container, axis)
      || structure.holdsCoupledAxes(container)
  }

  /// Makes what is in the root wait, where no length is proposed to that, as if it stood in something else.
  mutating func noteRoot() {
    if !proposed.contains(root), waitsByItself(root) { waiting.insert(root) }
  }

  /// Notes a container that no length is proposed to, and its cell if it could use one.
  mutating func noteCell(_ child: TrackDemands.Child, in container: Int) {
    guard !proposed.contains(child.container), structure.containers[child.container].shape == nil else { return }
    if waiting.contains(container) || waitsByItself(child.container) { waiting.insert(child.container) }
    guard lengths.demands(of: child.container, axis).hasFlexibleDemand else { return }
    cells[child.container] = span(child.tracks, of: container)
  }

  /// Whether there is a length to fill.
  func hasLengthToFill(_ container: Int) -> Bool {
    proposed.contains(container) || (container != root && !waits(container))
  }

  /// The containers that wait and are given more than they take by themselves.
  ///
  /// - Parameters:
  ///   - answersRelations: Whether relations take part in the answer: what they ask of a track is not told from what it is given.
  ///   - value: What an expression comes to in the answer.
  func givenMoreThanTaken(answersRelations: Bool, _ value: (LinearExpression) -> Double) -> [Int] {
    cells.keys.sorted().filter { container in
      guard waits(container), let cell = cells[container], let box = variables[container]?.box else { return false }
      // What takes its ideal length takes no more, however long its cell is.
      let greatest = structure.containers[container].node.map { lengths[$0, axis].maximum } ?? .infinity
      let given = min(value(cell), greatest)
      let taken =
        answersRelations && relations.concerns(container, axis)
        ? value(LinearExpression(box)) : lengthTaken(by: container, value)
      return Self.isMore(given, than: taken)
    }
  }

  /// Whether a container is given more than it takes: what differs by less is the rounding of a solve.
  fileprivate static func isMore(_ given: Double, than taken: Double) -> Bool {
    given - taken > 1e-6 * (1 + abs(given))
  }

  /// What a container takes by itself: less than it has where a track that may take anything, having no own cell, could be shorter
  /// with all else as it is.
  private func lengthTaken(by container: Int, _ value: (LinearExpression) -> Double) -> Double {
    guard let variables = variables[container] else { return 0 }
    let length = value(LinearExpression(variables.box))
    // Tracks that come in groups of one length have no length of their own to spare, and a ratio is kept whatever is in it.
    guard lengths.hasUnsizedTracks(container, axis), structure.containers[container].groups(axis) == nil,
      !structure.isElastic(container, axis)
    else { return length }
    let demands = lengths.demands(of: container, axis)
    var spare = demands.tracks.indices.map { track in
      let demand = demands.tracks[track]
      let mayTakeAnything = !demand.isSized || demand.containerWithUnsizedTracks >= 0
      return mayTakeAnything ? value(variables.track(track)) - demand.content.length : 0
    }
    func keep(_ tracks: Range<Int>, atLeast least: Double) {
      let beyond = value(span(tracks, of: container)) - least
      for track in tracks { spare[track] = min(spare[track], beyond) }
    }
    for span in demands.spans { keep(span.tracks, atLeast: span.demand.content.length) }
    for child in demands.children { keep(child.tracks, atLeast: lengthTaken(by: child.container, value)) }
    return length - max(0, spare.max() ?? 0)
  }

  /// What the length that is offered means for the container that is compiled.
  mutating func emitContainer() {
    guard let box = variables[root]?.box else { return }
    guard let offered else { return emitIdealFrame(box) }
    let said = state(.container(axis, offered))
    var limit = (box <= offered).prioritized(overflow == .error ? .required : .fit)
    // A frame gives way to the cell that it stands in, sized or not, or to what is offered, before anything stands out of either.
    if root > 0 || structure.isFramed(root, axis) { limit.depth = -1 }
    model.add(limit.stated(said))
    let info = structure.containers[root]
    if structure.isFramed(root, axis) || info.takesCell {
      model.add((box >= offered).prioritized(.fill).stated(said))
    } else {
      emitRootFill()
    }
  }
}

// Directly: where a length is offered the root takes it, else what it asks for.
extension AxisLengths {
  /// Offers the root what is proposed.
  ///
  /// - Returns: Whether it fits.
  mutating func offerRoot(_ proposed: Double?, of structure: Structure) -> Bool {
    guard let offered = proposed.offered else {
      demands.parts[0].length = demands.parts[0].ideal
      return true
    }
    guard !demands.isForNoOffer else { return false }
    return offer(0, offered, of: structure)
  }

  /// Whether a container without limits is longer than it asks to be.
  func isGivenMoreThanTaken(_ container: Int) -> Bool {
    AxisCompiler.isMore(length(of: container), than: demands.parts[container].ideal)
  }
}
