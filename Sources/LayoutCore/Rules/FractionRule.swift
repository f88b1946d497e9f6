internal import LayoutGeometry
internal import LinearModel

// Fraction: something is as long as a part of the inner length of the container that it stands in.
//
//     box[child] == fraction * (box[container] - insets)
//
// Gaps are not taken off. The container takes all that it is proposed or gets; where it is given nothing, it is as long as the
// least length L in which everything fits: L >= sum(max(length[t], fraction[t] * inner(L))) + gaps over its tracks, and each part is
// at least as long as what is in it.
extension AxisCompiler {
  /// Makes a container as long as its part of the one around it.
  mutating func emitFraction(_ child: Int, in container: Int) {
    guard let node = structure.containers[child].node, let part = structure.fractions[child, axis] else { return }
    let (box, whole) = (variablesOf(child).box, structure.fractions.whole(around: container))
    let said = state(.fraction(node: node, container: whole, axis, part))
    model.add((LinearExpression(box) == inner(of: whole) * part).stated(said))
  }

  /// Notes what tracks with parts in them do not exceed without need.
  mutating func noteFractionTargets(_ demands: TrackDemands, of container: Int) {
    // The one track of a frame is as long as the frame, which is not to be shorter for a part of it.
    guard !structure.fractions.isEmpty, !structure.fillsFrame(container, axis) else { return }
    for demand in demands.tracks where demand.fractionContainer >= 0 {
      noteTarget(variablesOf(demand.fractionContainer).box, of: demand.fractionContainer, demand, container)
    }
  }

  /// What parts of a container are parts of: its box without its insets.
  func inner(of container: Int) -> LinearExpression {
    let box = LinearExpression(variablesOf(container).box)
    return insets[container].map { box - LinearExpression($0) } ?? box
  }

  /// Notes what a track with a part of its container does not exceed without need: that part, or what asks for more beside it.
  private mutating func noteTarget(
    _ box: Variable, of child: Int, _ demand: TrackDemands.Demand, _ container: Int
  ) {
    let usable = demand.isFlexible && hasLengthToFill(container) ? demand.maximum.length : demand.content.length
    guard usable.isFinite else { return }
    guard usable > 0 else {
      fractionTargets[child] = LinearExpression(box)
      return
    }
    let longest = model.addVariable(label(.init("\(name(of: child)).\(axis.trackName)Longest")), lower: usable)
    model.add(LinearExpression(longest) >= LinearExpression(box))
    // The container is to have its length before, or a part of less would make it shorter. The root has it once it has filled what it
    // is offered, and its tracks must not hug sooner: as long as this is free, they would leave all growth to this one.
    let tier: (priority: Priority, depth: Int) =
      container == root && offered != nil
      ? (.hug, beforeHugging) : (sharePriority(of: container), depthOfHugBeforeSharing(of: container))
    model.add(Goal(.minimize(LinearExpression(longest)), priority: tier.priority, depth: tier.depth))
    fractionTargets[child] = LinearExpression(longest)
  }
}

// Directly: from the outside in, each part is known once its container is. Before that, what is not given a length is told from the inside
// out: the least one in which everything fits.
extension AxisDemands {
  /// What cells ask for each track of a container that are no parts of it; `nil` where there are no parts.
  func lengthsBesideFractions(in container: Int, _ structure: Structure) -> [Double]? {
    guard !structure.fractions.isEmpty, structure.fractions.isAround(container, axis) else { return nil }
    var lengths = Array(repeating: 0.0, count: structure.trackCount(of: container, axis))
    for cell in structure.cells(of: container) {
      guard let track = cell.tracks(axis).first, cell.tracks(axis).count == 1,
        structure.childContainer(cell).map({ structure.fractions[$0, axis] == nil }) ?? true
      else { continue }
      lengths[track] = max(lengths[track], demand(of: cell, in: structure, structure.tree)?.ideal ?? 0)
    }
    return lengths
  }

  /// Gives what is a part of a container its length, now that the container has one.
  ///
  /// - Returns: `false` where a linear program has to tell: something is too long for a part that keeps its length.
  mutating func takeFractions(of container: Int, in structure: Structure) -> Bool {
    guard structure.fractions.isAround(container, axis) else { return true }
    let whole = structure.fractions.whole(around: container)
    let inner = parts[whole].length - structure.containers[whole].insets.total(axis)
    for cell in structure.cells(of: container) {
      guard let child = structure.childContainer(cell) else { continue }
      if let part = structure.fractions[child, axis] { parts[child].length = part * inner }
      guard takeParts(across: child, of: inner, in: structure) else { return false }
    }
    clearTracks(of: container, in: structure)
    let taken: (hasSpans: Bool, fits: Bool)
    if structure.listsTracks, let listed = structure.containers[container].listedTracks(axis) {
      taken = takeListed(listed, of: container, in: structure, structure.tree, inner: inner)
    } else {
      taken = (include(structure.containers[container].cells, of: container, in: structure, structure.tree), true)
    }
    guard taken.hasSpans else { return taken.fits }
    guard taken.fits, stretch(container, in: structure, structure.tree) else { return false }
    // In a longer container, parts are longer, and tracks grow the less for spans: what stands around it would share with regard to that.
    return container == 0 || growth.isEmpty || tracks(of: container, in: structure).allSatisfy { growth[$0] == 0 }
  }

  /// Gives what is a part of a flow across its lines its length, and makes the line ask for that.
  ///
  /// - Returns: `false` where a linear program has to tell.
  private mutating func takeParts(across line: Int, of inner: Double, in structure: Structure) -> Bool {
    let inside = structure.fractions.partsAcross(line, axis)
    guard !inside.isEmpty else { return true }
    for child in inside { parts[child].length = (structure.fractions[child, axis] ?? 0) * inner }
    clearTracks(of: line, in: structure)
    _ = include(structure.containers[line].cells, of: line, in: structure, structure.tree)
    return total(line, in: structure)
  }

  private mutating func clearTracks(of container: Int, in structure: Structure) {
    for track in tracks(of: container, in: structure) {
      (parts[track].ideal, parts[track].greatest) = (Part().ideal, Part().greatest)
    }
  }
}
