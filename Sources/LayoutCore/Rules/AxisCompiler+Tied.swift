internal import LayoutGeometry
internal import LinearModel

// Containers whose greatest length is not known along one axis alone, since hexagons in them are as high as their width makes
// them.
extension AxisCompiler {
  /// What such a container takes of a length, which is no more than it can use: inside it, tracks hug what they ask for.
  ///
  /// - Returns: `nil` for what has a greatest length of its own.
  func lengthUsed(byTied node: Int) -> LinearExpression? {
    guard !usedByTied.isEmpty, node >= 0, let container = structure.containerIndex(of: node) else { return nil }
    let info = structure.containers[container]
    guard info.isPadding, info.fillsCells else { return usedByTied[container] }
    // Padding takes all of its cell, so it is its content that tells.
    return structure.cells(of: container).first.flatMap { lengthUsed(byTied: $0.node) }
      .map { $0 + LinearExpression(constant: info.insets.total(axis)) }
  }

  /// Notes what each of them takes.
  mutating func noteTied() {
    guard structure.couplesAxes else { return }
    for container in variables.keys.sorted()
    where container != root && structure.holdsCoupledAxes(container) && !structure.isElastic(container)
      && !structure.isFramed(container, axis)
    {
      noteTied(container)
    }
  }

  private mutating func noteTied(_ container: Int) {
    guard let box = variables[container]?.box else { return }
    let needs = lengths.needs(of: container, axis)
    var used = LinearExpression(box)
    // Tracks without an own cell do not hug; what they have beyond what spans need is not used.
    for run in needs.runsWithUnsizedTracks {
      let usable = needs.total(in: run) { need in
        if need.isFlexible { return need.maximum.length }
        // What hexagons take is there besides, and leaves the less to others.
        let isTied =
          need.content.node >= 0
          && structure.containerIndex(of: need.content.node).map(structure.holdsCoupledAxes) ?? false
        return isTied ? 0 : need.content.length
      }
      guard usable.isFinite else { continue }
      let name = "\(name(of: container)).\(axis.trackName)Unused\(run.count)"
      let unused = model.addVariable(.init(name, run.lowerBound), lower: 0)
      model.add(span(run, of: container) - usable <= LinearExpression(unused))
      used = used - LinearExpression(unused)
    }
    usedByTied[container] = used
  }
}
