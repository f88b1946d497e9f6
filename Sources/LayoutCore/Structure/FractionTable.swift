internal import LayoutGeometry

/// Which containers are as long as a part of the one around them, and which hold tracks that are a part of them.
struct FractionTable {
  /// By container.
  private let fractions: [Int: LengthFractions]
  /// By container, the axes along which something in it is a part of it.
  private var axesOfParents: [Int: Axis.Set] = [:]

  init(_ fractions: [Int: LengthFractions], in containers: [Structure.Container], _ cells: Structure.CellList) {
    self.fractions = fractions
    for (index, container) in containers.enumerated() where container.listsTracks {
      for axis in Axis.allCases where container.listedTracks(axis)?.contains(where: { $0.fraction != nil }) == true {
        axesOfParents[index, default: []].insert(Axis.Set(axis))
      }
    }
    guard !fractions.isEmpty else { return }
    let children = Dictionary(
      uniqueKeysWithValues: fractions.compactMap { child, said in containers[child].node.map { ($0, said.axes) } })
    for (index, container) in containers.enumerated() {
      for cell in cells.part(container.cells) {
        if let axes = children[cell.node] { axesOfParents[index, default: []].formUnion(axes) }
      }
    }
  }

  /// Whether all lengths are told in points.
  @inline(__always) var isEmpty: Bool { axesOfParents.isEmpty }

  /// The part of the one around it that a container is as long as.
  subscript(container: Int, axis: Axis) -> Double? { fractions[container]?[axis] }

  /// Whether something in a container is a part of it.
  func isAround(_ container: Int, _ axis: Axis) -> Bool {
    !isEmpty && axesOfParents[container]?.contains(Axis.Set(axis)) ?? false
  }

  /// The containers that hold parts of themselves, and along which axes.
  var parents: some Sequence<(container: Int, axes: Axis.Set)> { axesOfParents.lazy.map { ($0.key, $0.value) } }
}
