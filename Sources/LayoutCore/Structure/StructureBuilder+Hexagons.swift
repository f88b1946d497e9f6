internal import LayoutGeometry

extension StructureBuilder {
  /// By container, whether hexagons could take part in how wide it can be: some stand in other columns beside it, or beside something
  /// around it, or have a height of their own to keep to; empty where there are none, or no grids.
  ///
  /// O(cells) where there are hexagons.
  func containersBesideHexagons() -> [Bool] {
    // Only tracks under spans can grow for nothing, and only grids have spans.
    guard holdsHexagons, containers.contains(where: \.isGrid) else { return [] }
    var holds = Array(of: false, count: containers.count)
    // Containers come after those that they stand in.
    for container in containers.indices.reversed() {
      holds[container] = containers[container].shape != nil || children(of: container).contains { holds[$0] }
    }
    let areFramed = containers.indices.contains { container in
      holds[container] && containers[container].node.map { tree.hasOwnLength($0, .vertical) } ?? false
    }
    var beside = Array(of: areFramed, count: containers.count)
    guard !areFramed else { return beside }
    for container in containers.indices {
      let holding = containers[container].columnCount > 1 ? children(of: container).count { holds[$0] } : 0
      for child in children(of: container) {
        beside[child] = beside[container] || holding > (holds[child] ? 1 : 0)
      }
    }
    return beside
  }

  /// The containers in the cells of a container.
  private func children(of container: Int) -> some Sequence<Int> {
    containers[container].cells.lazy.compactMap { index in
      let child = Int(containerOfNode[cells.node(of: index)])
      return child >= 0 ? child : nil
    }
  }
}
