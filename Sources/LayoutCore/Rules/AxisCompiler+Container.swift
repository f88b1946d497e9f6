internal import LinearModel

// What the length that is offered means for the container that is compiled.
extension AxisCompiler {
  mutating func emitContainer() {
    guard let box = variables[root]?.box else { return }
    guard let offered else { return emitIdealFrame(box) }
    let said = state(.container(axis, offered))
    model.add((box <= offered).prioritized(overflow == .error ? .required : .fit).stated(said))
    let info = structure.containers[root]
    if structure.isFramed(root, axis) || (info.isPadding && info.fillsCells) {
      model.add((box >= offered).prioritized(.fill).stated(said))
    } else {
      emitRootFill()
    }
  }

  /// Where nothing is offered, a root with a frame takes its ideal length; its content has no other to fill.
  private mutating func emitIdealFrame(_ box: Variable) {
    guard structure.isFramed(root, axis), let node = structure.containers[root].node else { return }
    let ideal = lengths[node, axis].ideal
    model.add((box <= ideal).prioritized(.hug).stated(state(.ideal(node: node, axis, ideal))))
  }
}
