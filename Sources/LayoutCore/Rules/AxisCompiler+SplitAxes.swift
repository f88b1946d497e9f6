internal import LayoutGeometry
internal import LinearModel

// What ties its axes and has only one of them here, since it stands in something that is unsized along the other one.
extension AxisCompiler {
  /// Makes what keeps a ratio, or is made of hexagons, as long as it would be by itself.
  ///
  /// What keeps a ratio is no longer than that, and leaves its content room along the other axis, whose model takes the length
  /// that comes out here as it is.
  mutating func keepOwnLength(of container: Int) {
    guard let extent = variables[container]?.extent, let node = structure.containers[container].node else { return }
    let ideal = lengths[node, axis].ideal
    model.add(
      Constraint(
        extent - ideal, .greaterOrEqual, priority: .ideal, fairness: .leximin, demand: ideal,
        depth: structure.priorities.rank(of: node), statement: state(.ideal(node: node, axis, ideal))))
    guard let ratio = lengths.ratios[container], structure.containers[container].keepsRatio,
      let content = structure.cells(of: container).first?.node
    else { return }
    model.add(Constraint(extent - ideal, .lessOrEqual, priority: .ideal))
    let least = lengths.least(of: content, axis.other)
    guard least > 0 else { return }
    let across = lengthAcross(container, extent, ratio)
    model.add((across >= least).stated(stateOnce(.minimum(node: content, axis.other, least))))
  }

  /// Makes a length follow by its ratio from the other one, which another model told.
  mutating func keepRatio(of container: Int, across length: Double) {
    guard let extent = variables[container]?.extent, let ratio = lengths.ratios[container],
      let node = structure.containers[container].node
    else { return }
    let across = lengthAcross(container, extent, ratio)
    model.add((across == length).stated(stateOnce(.given(node: node, axis.other, .box, length))))
  }

  /// The length along the other axis, by the ratio that both keep.
  private mutating func lengthAcross(_ container: Int, _ extent: Variable, _ ratio: Double) -> Variable {
    let across = model.addVariable(.init("\(name(of: container)).\(axis.other.lengthName)"), lower: 0)
    let statement = stateOnce(.ratio(container: container, ratio))
    model.add((axis == .horizontal ? extent == ratio * across : across == ratio * extent).stated(statement))
    return across
  }
}
