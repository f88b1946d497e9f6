internal import LayoutGeometry
internal import LinearModel

// Which containers have a length to fill: one is proposed to them, or they are given more than they ask for.
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
    if isProposed || structure.tree.hasLimits(node, axis) || stretched.contains(container) {
      proposed.insert(container)
    }
  }

  /// Whether a container that no length is proposed to shares only what it is given beyond what it asks for.
  ///
  /// Where spans, tracks without an own cell or constraints between items take part, its tracks are not the same when it has
  /// a length to fill. All others are: what they are given is what they ask for, until it is more.
  func waits(_ container: Int) -> Bool {
    guard !proposed.contains(container), structure.containers[container].shape == nil else { return false }
    let needs = lengths.needs(of: container, axis)
    return needs.hasFlexibleNeed
      && (!needs.spans.isEmpty || needs.hasTrackWithoutOwnCell || relations.concerns(container, axis))
  }

  /// Whether there is a length to fill.
  func hasLengthToFill(_ container: Int) -> Bool {
    proposed.contains(container) || (container != root && waiting[container] == nil)
  }

  /// The containers that are given more than they ask for.
  ///
  /// - Parameter value: What an expression comes to in the answer.
  func given(moreThanAskedFor value: (LinearExpression) -> Double) -> [Int] {
    waiting.keys.sorted().filter { container in
      guard let cell = waiting[container], let box = variables[container]?.box else { return false }
      let (given, asked) = (value(cell), value(LinearExpression(box)))
      // What differs by less is the rounding of a solve.
      return given - asked > 1e-6 * (1 + abs(given))
    }
  }
}
