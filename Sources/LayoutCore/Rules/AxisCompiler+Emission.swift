internal import LayoutGeometry
internal import LinearModel

// What a container asks for: each rule emits its constraints and goals, in the file that has its name.
extension AxisCompiler {
  mutating func emit(_ container: Int) {
    let demands = lengths.demands(of: container, axis)
    emitRequests(demands, of: container)
    emitChildren(demands, of: container)
    emitLines(demands, of: container)
    emitHugs(demands, of: container)
    emitShare(demands, of: container)
    emitShape(of: container)
    emitFillOfTracks(demands, of: container)
    if structure.isFramed(container, axis) { emitFrame(demands, of: container) }
    emitTotal(of: container)
    emitTieBreak(demands, of: container)
    collectProbes(demands, of: container)
  }

  /// How deep a container stands in the one that is compiled.
  func depth(of container: Int) -> Int {
    structure.containers[container].depth - structure.containers[root].depth
  }

  func variablesOf(_ container: Int) -> Variables {
    guard let variables = variables[container] else {
      preconditionFailure("A container is declared before it is used.")
    }
    return variables
  }
}
