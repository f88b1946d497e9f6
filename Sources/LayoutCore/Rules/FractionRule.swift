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
  mutating func emitFraction(_ child: Int, in container: Int, _ demands: TrackDemands) {
    guard let node = structure.containers[child].node, let part = structure.fractions[child, axis] else { return }
    var inner = LinearExpression(variablesOf(container).box)
    if let inset = insets[container] { inner = inner - LinearExpression(inset) }
    let box = variablesOf(child).box
    let said = state(.fraction(node: node, container: container, axis, part))
    model.add((LinearExpression(box) == inner * part).stated(said))
    for demand in demands.tracks where demand.fractionContainer == child {
      noteTarget(box, of: child, demand, container)
    }
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
    model.add(Goal(.minimize(LinearExpression(longest)), priority: sharePriority, depth: afterSharing))
    fractionTargets[child] = LinearExpression(longest)
  }
}

// Directly: from the outside in, each part is known once its container is; what is not given a length is told from the inside out.
extension AxisDemands {
  /// Makes a container ask for the least length in which everything fits, where parts of it stand in it.
  ///
  /// - Returns: `false` where a linear program has to tell.
  mutating func takeLeastLength(aroundFractionsIn container: Int, in structure: Structure) -> Bool {
    guard structure.fractions.isAround(container, axis) else { return true }
    // What shares a line, and what covers several tracks, is told together with the rest.
    guard !structure.linesUp || axis == .horizontal,
      structure.cells(of: container).allSatisfy({ $0.tracks(axis).count == 1 }),
      let least = leastLength(aroundFractionsIn: container, atLeast: parts[container].ideal, in: structure)
    else { return false }
    parts[container].ideal = least
    return true
  }

  /// The least length of a container in which everything fits that is a part of it; `nil` where there is none.
  ///
  /// What is asked for is a convex function of the length, and Newton's method comes up to where both meet: O(cells), and at most
  /// as many steps as there are tracks.
  ///
  /// - Parameter content: What the tracks ask for without the parts.
  func leastLength(
    aroundFractionsIn container: Int, atLeast content: Double, in structure: Structure
  ) -> Double? {
    let range = tracks(of: container, in: structure)
    let insets = structure.containers[container].insets.total(axis)
    let gaps = gaps(of: container, in: structure)
    var fractions = Array(repeating: 0.0, count: range.count)
    var least = content
    for cell in structure.cells(of: container) {
      guard let child = structure.childContainer(cell), let part = structure.fractions[child, axis] else { continue }
      if cell.tracks(axis).count == 1 {
        fractions[cell.tracks(axis).lowerBound] = max(fractions[cell.tracks(axis).lowerBound], part)
      }
      let asked = parts[child].ideal
      guard asked > 0 else { continue }
      guard part > 0 else { return nil }
      least = max(least, asked / part + insets)
      while part * (least - insets) < asked { least = least.nextUp }
    }
    for _ in 0...range.count {
      var (constant, rate) = (gaps, 0.0)
      for (track, part) in zip(range, fractions) {
        if part * (least - insets) > max(0, parts[track].ideal) {
          rate += part
        } else {
          constant += max(0, parts[track].ideal)
        }
      }
      guard constant + rate * (least - insets) > least else { break }
      guard rate < 1 else { return nil }
      let next = (constant - rate * insets) / (1 - rate)
      guard next > least else { break }
      least = next
    }
    return least.isFinite ? least : nil
  }

  /// Gives what is a part of a container its length, now that the container has one.
  mutating func takeFractions(of container: Int, in structure: Structure) {
    guard structure.fractions.isAround(container, axis) else { return }
    let inner = parts[container].length - structure.containers[container].insets.total(axis)
    for cell in structure.cells(of: container) {
      guard let child = structure.childContainer(cell), let part = structure.fractions[child, axis] else { continue }
      parts[child].length = part * inner
    }
    for track in tracks(of: container, in: structure) {
      (parts[track].ideal, parts[track].greatest) = (Part().ideal, Part().greatest)
    }
    _ = include(structure.containers[container].cells, of: container, in: structure, structure.tree)
  }
}
