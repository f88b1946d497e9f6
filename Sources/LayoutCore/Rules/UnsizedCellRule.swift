internal import LinearModel

// Unsized cell: what stands in one asks for its least length, and for nothing else.
//
//     sum(length[t] for t in cell) + gaps >= least[child]
//
// Items are among the minimums of ``MinimumRule``; these are the containers, whose least length is what they take where 0 is
// proposed to them.
extension AxisCompiler {
  /// Makes the cells of a container as long as what stands in them needs to be at least.
  ///
  /// Where a conflict or an explanation is to name who asks, what is required of all in such a cell is compiled, and where a line
  /// of text in it has no one place, something in it may stand out of its frame, or relations tell how long a free layout in it is
  /// at least; else its least length is known. What relations reach into is compiled anyway.
  mutating func emitLeastChildren(of container: Int) {
    let demands = lengths.demands(of: container, axis)
    for child in demands.leastChildren {
      let cell = span(child.tracks, of: container)
      guard let node = structure.containers[child.container].node,
        !standsOut(ofTracks: child.tracks, of: container, lengths.least(of: node, axis))
      else { continue }
      let isCompiledAnyway = relations.reachesInto(child.container, axis)
      let holdsFreeLayout = structure.holdsFreeLayout(child.container)
      let isTold =
        ((isCompiledAnyway || (folds && !holdsWhatMayStandOut(child.container)))
          && !lengths.holdsLinesThatMove(child.container, axis) && !holdsFreeLayout)
        || structure.holdsCoupledAxes(child.container) || structure.containers[child.container].shape != nil
      // Tie-breaks count from what is known of a free layout. Where that had no name, an explanation would name the tie-break instead.
      if isTold || (holdsFreeLayout && namesOwnLengths) {
        let least = lengths.least(of: node, axis)
        model.add((cell >= least).stated(stateOnce(.minimum(node: node, axis, least))))
      }
      if !isTold, !isCompiledAnyway || holdsFreeLayout, let box = requireAll(in: child.container) {
        // Whether what relations tell is longer than its tracks can be is not known before.
        let mayStandOut = holdsFreeLayout && lengthToStandOut(ofTracks: child.tracks, of: container)?.isFinite ?? false
        model.add((cell >= box).prioritized(mayStandOut ? .fit : .required))
      }
    }
  }

  /// Whether a container has a frame or fixed tracks that its content may stand out of, or something in it has.
  ///
  /// Such a frame gives way before there is a conflict, so its least length is not known before.
  private func holdsWhatMayStandOut(_ container: Int) -> Bool {
    structure.containers(in: container).contains {
      (structure.isFramed($0, axis) || structure.containers[$0].listsTracks) && overflows($0)
    }
  }

  /// Compiles the containers in unsized cells that relations reach into from outside.
  ///
  /// So what is outside leaves them room for what relations ask. What they prefer comes after all that is preferred outside, and
  /// matters only where relations tie several of them; their lengths are told by models of their own.
  mutating func emitReachedChildren(of container: Int) {
    guard relations.reachesIntoAny(axis) else { return }
    for (index, cell) in structure.cells(of: container).enumerated() where !cell.isSized(axis) {
      guard let child = structure.childContainer(cell), relations.reachesInto(child, axis),
        let box = requireAll(in: child, keepsEdges: true)
      else { continue }
      // What is attached has no say in what it is attached to.
      if cell.isAttached { continue }
      guard let shape = structure.containers[container].shape else {
        model.add(span(cell.tracks(axis), of: container) >= box)
        continue
      }
      // A hexagon is as large as it is, and what is too large for it stands out.
      let count = (constraints: model.constraints.count, goals: model.goals.count)
      let hexagon = hexagon(index, of: shape, in: container, at: LinearExpression())
      model.add((hexagon.length >= box).prioritized(.fit))
      model.postponePreferences(sinceConstraint: count.constraints, goal: count.goals)
    }
  }

  /// Compiles the edges of what relations speak of.
  ///
  /// What is in a container that relations only reach into has preferences after all others here.
  mutating func compileRelatedEdges(_ cells: CellTable) {
    var inside: [Int] = []
    for node in relations.nodes(axis, in: root, of: structure) {
      let reached = cells.roots(of: node, axis, in: structure).prefix { $0 != root }
      // Where such a container stands is a matter of this model; where lines of text stand in it is not.
      guard let outermost = reached.last, let container = structure.containers[outermost].node else {
        _ = edges(of: node, cells)
        continue
      }
      _ = makeEdges(of: container, cells)
      inside.append(node)
    }
    let count = (constraints: model.constraints.count, goals: model.goals.count)
    for node in inside { _ = edges(of: node, cells) }
    model.postponePreferences(sinceConstraint: count.constraints, goal: count.goals)
  }

  /// Compiles what is required of a container and of all in it.
  ///
  /// - Parameter keepsEdges: Whether something in it is spoken of outside.
  /// - Returns: The length that it takes.
  private mutating func requireAll(in container: Int, keepsEdges: Bool = false) -> Variable? {
    guard variables[container] == nil else { return nil }
    // Relations that reach nothing outside have no say in what is asked for, as where its least length is known: what they speak of
    // stands out of its own cell as all else does. Only a free layout has no other length than theirs.
    let outside = relations
    if !keepsEdges { relations = relations.ofFreeLayouts }
    defer { relations = outside }
    let count = (constraints: model.constraints.count, goals: model.goals.count, probes: probes.count)
    // In the order of a model of its own, so that reports name statements in one order.
    var inside: [Int] = []
    var pending = [container]
    while let next = pending.popLast() {
      declare(next)
      inside.append(next)
      pending += lengths.demands(of: next, axis).children.reversed().map(\.container)
    }
    inside.sort()
    for inner in inside { emit(inner) }
    for inner in inside {
      emitLeastChildren(of: inner)
      emitReachedChildren(of: inner)
    }
    if keepsEdges {
      model.postponePreferences(sinceConstraint: count.constraints, goal: count.goals)
    } else {
      placeFreely(in: container)
      // What may stand out of a frame does so only where it has to, whatever that costs what is around the cell; where nothing has
      // to fit for a trial, all boxes are alike.
      model.keepPreferences(
        of: .fit, sinceConstraint: count.constraints, goal: count.goals, comeFirst: !overflowsAnywhere)
    }
    probes.removeSubrange(count.probes...)
    let box = variables[container]?.box
    // Their lengths are told by the model of their own.
    if !keepsEdges { for inner in inside { variables[inner] = nil } }
    return box
  }

  /// Compiles where free layouts in a container have their children, which tells how long these are at least.
  private mutating func placeFreely(in container: Int) {
    guard structure.holdsFreeLayout(container), let cells = relations.cells else { return }
    let outside = (root, edgesOfNode, lengthsOfItems, itemsWithOwnIdeals, startsInCells)
    root = container
    compileRelatedEdges(cells)
    addRelations(cells)
    // Where they are is told by the model of their own.
    (root, edgesOfNode, lengthsOfItems, itemsWithOwnIdeals, startsInCells) = outside
  }
}
