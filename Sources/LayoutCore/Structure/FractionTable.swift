internal import LayoutGeometry

/// Which containers are as long as a part of the one around them, and which hold tracks that are a part of them.
///
/// What stands in a line of a flow is a part of the flow. Along its line that takes all of the flow, so it is a part of the line
/// too, as of any container; across it is a part of what the lines are together.
struct FractionTable {
  /// By container.
  private var fractions = SparseTable<LengthFractions>()
  /// By container, the axes along which something in it is a part of it.
  private var axesOfParents: [Int: Axis.Set] = [:]
  /// The flow of each line in which parts of it stand.
  private var flowOfLine: [Int: Int] = [:]
  /// By line, the children that are a part of the flow across it.
  private var childrenAcross: [Int: [Int]] = [:]

  /// Where all lengths are told in points.
  init() {}

  init(
    _ fractions: SparseTable<LengthFractions>, in containers: [Structure.Container], _ cells: Structure.CellList,
    _ tree: LayoutTree
  ) {
    self.fractions = fractions
    for (index, container) in containers.enumerated() where container.listsTracks {
      for axis in Axis.allCases where container.listedTracks(axis)?.contains(where: { $0.fraction != nil }) == true {
        axesOfParents[index, default: []].insert(Axis.Set(axis))
      }
    }
    guard !fractions.isEmpty else { return }
    let children = SparseTable(
      fractions.entries.compactMap { child, _ in containers[child].node.map { (number: $0, value: child) } })
    var flows: [Int: Int] = [:]
    for (index, container) in containers.enumerated() {
      let isFlow = container.node.map(tree.isFlow) ?? false
      for cell in cells.part(container.cells) {
        if isFlow { flows[cell.node] = index }
        guard let child = children[cell.node], let axes = fractions[child]?.axes else { continue }
        if let line = container.node, let flow = flows[line] {
          include(child, axes, inLine: index, along: tree.nodes[line].kind.container?.lineAxis, of: flow)
        } else {
          axesOfParents[index, default: []].formUnion(axes)
        }
      }
    }
  }

  private mutating func include(_ child: Int, _ axes: Axis.Set, inLine line: Int, along axis: Axis?, of flow: Int) {
    flowOfLine[line] = flow
    axesOfParents[flow, default: []].formUnion(axes)
    let along = axis.map { Axis.Set($0) } ?? []
    if !axes.isDisjoint(with: along) { axesOfParents[line, default: []].formUnion(along) }
    if !axes.isSubset(of: along) { childrenAcross[line, default: []].append(child) }
  }

  /// Whether all lengths are told in points.
  @inline(__always) var isEmpty: Bool { axesOfParents.isEmpty }

  /// The part of the one around it that a container is as long as.
  subscript(container: Int, axis: Axis) -> Double? { fractions[container]?[axis] }

  /// Whether something in a container is a part of it.
  func isAround(_ container: Int, _ axis: Axis) -> Bool {
    !isEmpty && axesOfParents[container]?.contains(Axis.Set(axis)) ?? false
  }

  /// What the parts in a container are parts of: the container, or the flow that it is a line of.
  func whole(around container: Int) -> Int { flowOfLine[container] ?? container }

  /// The parts of a flow that stand in a line of it which is not that long.
  func partsAcross(_ line: Int, _ axis: Axis) -> [Int] {
    guard let children = childrenAcross[line], !isAround(line, axis) else { return [] }
    return children.filter { fractions[$0]?[axis] != nil }
  }

  /// The largest part of a container in one of its cells: what stands in that, or in a line that does.
  func largestPart(in child: Int, _ axis: Axis) -> Int? {
    guard self[child, axis] == nil else { return child }
    return partsAcross(child, axis).max { self[$0, axis] ?? 0 < self[$1, axis] ?? 0 }
  }

  /// The containers that hold parts of themselves, and along which axes.
  var parents: some Sequence<(container: Int, axes: Axis.Set)> { axesOfParents.lazy.map { ($0.key, $0.value) } }
}
