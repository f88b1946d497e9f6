internal import LayoutGeometry
internal import LinearModel

// Frame: a length that was said of a container is that of its box, and its tracks live in the box.
//
//     minimum <= box <= maximum,  box ~ ideal  (tier `ideal`),  extent of the tracks <= box
//
// Where the content reaches to the frame, its tracks are as long as the box (==). Along the axis of a scroll neither says
// anything of the other, but for what the box would like to be.
extension AxisCompiler {
  /// A frame stands between a container's content and its cell.
  mutating func emitFrame(_ demands: TrackDemands, of container: Int) {
    guard let node = structure.containers[container].node else { return }
    let variables = variablesOf(container)
    let length = lengths[node, axis]
    guard !followsRelations(container, node) else {
      model.add(variables.box == variables.extent)
      if structure.tree.nodes[node].fixedAxes.contains(axis) {
        model.add((variables.box >= length.ideal).stated(state(.minimum(node: node, axis, length.ideal))))
      }
      // It is longer than what its content asks for only where relations make it so.
      var limit = (variables.box <= length.ideal).prioritized(.ideal)
      limit.depth = structure.priorityOrder.rankCount
      // What a scroll holds does not keep the scroll from what that is given, where relations tie their lengths.
      if isInScroll(node) { (limit.priority, limit.depth) = (.hug, Self.beforeHugs) }
      model.add(limit.stated(state(.ideal(node: node, axis, length.ideal))))
      return
    }
    if structure.containers[container].scrollAxis != axis { emitExtent(demands, of: container, variables) }
    emitContradictionOfParts(demands, of: container, variables.box)
    if emitLeastLength(container, node, variables.box) { return }
    if length.minimum > 0 {
      addForWishesToo((variables.box >= length.minimum).stated(state(.minimum(node: node, axis, length.minimum))))
    }
    // Padding that takes all of its cell is as long as that, whatever was said.
    if length.maximum.isFinite, !structure.containers[container].takesCell {
      addForWishesToo((variables.box <= length.maximum).stated(state(.maximum(node: node, axis, length.maximum))))
    }
    emitBoundOfWishes(in: container, node, variables)
    // Children of a free layout ask for what they would like to have themselves; it has no wish beside that but what was said.
    if !structure.containers[container].isFree || structure.tree.limits(of: node, axis).ideal != nil {
      emitIdeal(length.ideal, beyond: length.minimum, of: LinearExpression(variables.box), node: node)
    }
    if length.isFlexible, length.maximum.isFinite, container != root {
      model.add(
        Goal(
          .leximin([LinearExpression(variables.box)]), priority: sharePriority(of: container),
          depth: depthOfFillBeforeSharing(of: container)))
    }
    if demands.isEndless, !demands.isHeldByRatios {
      fillFrame(of: container, variables)
    }
  }

  /// Whether relations tell how long a container is that asks for what its content ideally has, whatever it is offered: the
  /// content of a scroll, and one of a fixed size.
  private func followsRelations(_ container: Int, _ node: Int) -> Bool {
    let limits = structure.tree.limits(of: node, axis)
    guard limits.minimum == nil, limits.ideal == nil, limits.maximum ?? .infinity == .infinity else { return false }
    guard structure.tree.nodes[node].fixedAxes.contains(axis) else { return false }
    // What a scroll holds may be of any length, also one that relations say from around it.
    return isInScroll(node) ? relations.concerns(container, axis) : relations.tellContent(of: container, axis)
  }

  /// Whether a node may be longer than what it stands in, which shows a part of it.
  private func isInScroll(_ node: Int) -> Bool { node > 0 && structure.tree.scrollAxis(of: node - 1) == axis }

  /// What is in a container stands in its box.
  private mutating func emitExtent(_ demands: TrackDemands, of container: Int, _ variables: Variables) {
    // What reaches to its frame has its children stand by that: in padding, in the middle of it.
    let reachesToFrame = structure.containers[container].reachesToFrame.contains(axis)
    if keepsTrackInFrame(container) {
      addForWishesToo(variables.extent == variables.box)
    } else if overflows(container) {
      emitOverflow(demands, of: container, variables)
      if reachesToFrame { addForWishesToo(variables.extent >= variables.box) }
    } else {
      addForWishesToo(reachesToFrame ? variables.extent == variables.box : variables.extent <= variables.box)
    }
  }

  /// What is in a container stands out of its box by as little as can be.
  ///
  /// Where parts of the box come to more than the box, that is no reason to make it shorter: then only what stands beside them counts.
  private mutating func emitOverflow(_ demands: TrackDemands, of container: Int, _ variables: Variables) {
    let parts = demands.partOfWhole(structure.fractions, axis)
    if parts >= 1, let node = structure.containers[container].node {
      model.add((variables.box >= lengths.least(of: node, axis)).prioritized(.fit))
    }
    model.add((variables.extent <= LinearExpression(variables.box) * max(1, parts)).prioritized(.fit))
    guard structure.distribution(of: container, axis).spreads else { return }
    // Children that do not fit stand as if nothing were free, so what is missing is no length below 0 to be distributed.
    let missing = model.addVariable(.init("\(name(of: container)).\(axis.lengthName)Missing"), lower: 0)
    self.variables[container]?.missing = missing
    model.add(variables.extent <= variables.box + missing)
    let isNone: (priority: Priority, depth: Int) = parts > 1 ? (.share, afterSharing) : (.fit, 0)
    model.add(Constraint(LinearExpression(missing), .lessOrEqual, priority: isNone.priority, depth: isNone.depth))
  }

  /// Parts of a box that come to more than the box contradict each other however long it is, but for no length at all: it has one
  /// where one is offered.
  ///
  /// The whole is to have what it is offered. What is inside may get less, so it is to have a point: any length shows the same.
  private mutating func emitContradictionOfParts(_ demands: TrackDemands, of container: Int, _ box: Variable) {
    guard !overflows(container), demands.partOfWhole(structure.fractions, axis) > 1,
      structure.fractions.whole(around: container) == container, let offered, offered > 0
    else { return }
    model.add(LinearExpression(box) >= (container == root ? offered : min(1, offered)))
  }

  /// Whether the one track of a container is as long as its frame also where something in it is longer: that alone stands out then, by
  /// its alignment, and all else stands in the frame.
  ///
  /// What stands in padding or is attached has its place by distances, and what hangs on a line by that.
  func keepsTrackInFrame(_ container: Int) -> Bool {
    let info = structure.containers[container]
    return overflows(container) && structure.fillsFrame(container, axis) && !info.isPadding && !info.isFree
      && lengths.demands(of: container, axis).lines.isEmpty
  }

  /// Whether what is in a container may stand out of its box.
  ///
  /// What was decided for the whole holds for the root.
  func overflows(_ container: Int) -> Bool {
    if overflowsAnywhere { return true }
    if container == 0 { return overflow == .visible }
    return structure.containers[container].node.map { structure.tree.overflow(of: $0) } == .visible
  }

  /// Where nothing is offered, a root with a frame takes its ideal length; its content has no other to fill.
  mutating func emitIdealFrame(_ box: Variable) {
    guard structure.isFramed(root, axis), let node = structure.containers[root].node else { return }
    let ideal = lengths[node, axis].ideal
    model.add((box <= ideal).prioritized(.hug).stated(state(.ideal(node: node, axis, ideal))))
  }
}

// Directly: what was said of a container replaces what its content asks for.
extension AxisDemands {
  /// Replaces the lengths of a container's content by those that were said of the container.
  @inline(__always) mutating func keepFrame(of container: Int, in structure: Structure) -> Bool {
    !structure.isFramed(container, axis) || keepLengths(ofFrame: container, in: structure)
  }

  private mutating func keepLengths(ofFrame container: Int, in structure: Structure) -> Bool {
    let content = Length(minimum: 0, ideal: parts[container].ideal, maximum: parts[container].greatest)
    // What may stand out of its frame gives way before there is a conflict: how far is not known before.
    if areLeast, let node = structure.containers[container].node, structure.tree.overflow(of: node) == .visible,
      content.ideal > structure.tree.limits(of: node, axis).minimum ?? 0
    {
      return false
    }
    let length = framed(container, content, in: structure)
    // What is in it competes with all else in a fixed size for what it would like to have beyond its frame, or stands out of that.
    guard
      content.ideal <= length.ideal || (length.ideal == length.maximum && proposed != 0)
        || structure.containers[container].scrollAxis == axis
    else { return false }
    (parts[container].ideal, parts[container].greatest) = (length.ideal, length.maximum)
    return true
  }

  /// What a container with a frame asks for.
  ///
  /// - Parameter content: What is in it asks for.
  func framed(_ container: Int, _ content: Length, in structure: Structure) -> Length {
    guard let node = structure.containers[container].node else { return content }
    if let least = leastLength(of: container, around: content, in: structure) { return least }
    // A frame that may be longer is as long as what is in it would like to be, also where it would like to be shorter.
    var length = structure.tree.framedLength(
      of: node, axis, around: content, proposed: proposed(to: node),
      least: keepsIdeal(container, node, in: structure) ? 0 : content.ideal)
    // Padding that takes all of its cell is as long as that, whatever was said: what is in it tells what it needs.
    if areLeast, structure.containers[container].takesCell {
      (length.ideal, length.maximum) = (max(length.ideal, content.ideal), max(length.maximum, content.ideal))
    }
    return length
  }

  /// Whether a container with a frame is as long as that would like to be, whatever is in it: in a fixed size, where that may stand out,
  /// and a scroll is there to be shorter.
  private func keepsIdeal(_ container: Int, _ node: Int, in structure: Structure) -> Bool {
    if structure.containers[container].scrollAxis == axis { return true }
    // What is needed at least is asked of all that stands in unsized cells, also of those in a fixed size.
    if areLeast { return leaves?.isUnproposed(node) ?? false }
    return structure.containers[container].unproposedAxes.contains(axis)
      || structure.tree.overflow(of: node) == .visible
  }

  /// The least length that was said of a container, whatever is in it: a scroll along its axis needs no more.
  func leastFrame(of container: Int, in structure: Structure) -> Double {
    guard structure.isFramed(container, axis), let node = structure.containers[container].node else { return 0 }
    return keepsLength(container, in: structure)
      ? parts[container].ideal : structure.tree.limits(of: node, axis).minimum ?? 0
  }

  /// Whether a container has a frame that may be as short as a length; parts are told by all of what is around them.
  func mayBeShorter(_ container: Int, _ length: Double, in structure: Structure) -> Bool {
    structure.isFramed(container, axis) && structure.fractions.isEmpty
      && leastFrame(of: container, in: structure) <= length
  }

  /// Whether a container with a frame takes one length in any case.
  func keepsLength(_ container: Int, in structure: Structure) -> Bool {
    guard let node = structure.containers[container].node else { return false }
    return structure.takesLeastLength(container, axis) || structure.tree.nodes[node].fixedAxes.contains(axis)
      || structure.tree.limits(of: node, axis).minimum == parts[container].ideal
  }
}
