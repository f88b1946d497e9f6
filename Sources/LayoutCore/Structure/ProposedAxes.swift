internal import LayoutGeometry

/// Along which axes a length is proposed to each container, besides what is proposed to the whole: a frame says it.
///
/// Only flexible tracks of grids depend on it, so it is told where there are some.
struct ProposedAxes: Sendable {
  /// The axes along which a container, or something around it, is told its length.
  private var framed: [Axis.Set] = []
  /// The axes along which a container takes what is proposed to the whole: it is not placed by relations, and nothing around it
  /// takes its ideal length in any case.
  private var open: [Axis.Set] = []

  /// O(containers).
  init(_ containers: [Structure.Container], _ tree: LayoutTree) {
    var around: [(end: Int, index: Int)] = []
    for (index, container) in containers.enumerated() {
      guard let node = container.node else {
        framed.append([])
        open.append(.all)
        continue
      }
      let start = tree.described(in: node).lowerBound
      while let last = around.last, last.end <= start { around.removeLast() }
      let outer = around.last?.index
      let isFree = outer.map { containers[$0].isFree } ?? false
      let fixed = tree.nodes[node].fixedAxes
      var said: Axis.Set = outer.map { isFree ? [] : framed[$0].subtracting(fixed) } ?? []
      for axis in Axis.allCases where tree.limits(of: node, axis).tellLength { said.insert(Axis.Set(axis)) }
      framed.append(said)
      open.append((outer.map { isFree ? [] : open[$0] } ?? .all).subtracting(fixed))
      around.append((tree.nodes[node].end, index))
    }
  }

  /// Whether a length is proposed to a container along an axis.
  ///
  /// - Parameter isProposed: Whether one is proposed to the whole.
  func reach(_ container: Int, _ axis: Axis, isProposed: Bool) -> Bool {
    let axes = Axis.Set(axis)
    return framed[container].isSuperset(of: axes) || (isProposed && open[container].isSuperset(of: axes))
  }
}
