internal import LayoutGeometry

/// In which cell of which container each node stands.
struct CellTable {
  /// By node, the container that it stands in and its cell, as an index into all cells; -1 and -1 for none.
  private var places: [(container: Int32, cell: Int32)]

  /// O(number of nodes).
  init(_ structure: Structure) {
    places = Array(of: (-1, -1), count: structure.tree.nodes.count)
    for (index, container) in structure.containers.enumerated() {
      for cell in container.cells {
        // Limits keep counts far below what fits.
        places[structure.cells.node(of: cell)] = (
          Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: cell)
        )
      }
    }
  }

  /// The container that a node stands in, and its cell; `nil` for a root that is a container, and for what has no place.
  func place(of node: Int) -> (container: Int, cell: Int)? {
    let place = places[node]
    return place.container < 0 ? nil : (Int(place.container), Int(place.cell))
  }

  /// The container whose model a node's edges are in: the root, or the innermost one around it in an unsized cell.
  ///
  /// A container in an unsized cell is compiled by itself, so it is its own. `nil` for what has no place: an alternative
  /// that was not chosen, or something in one.
  func root(of node: Int, _ axis: Axis, in structure: Structure) -> Int? {
    var node = node
    while let (container, cell) = place(of: node) {
      if !structure.cells[cell].isSized(axis), let own = structure.containerIndex(of: node) { return own }
      guard let parent = structure.containers[container].node else { return 0 }
      node = parent
    }
    return structure.containers.first?.node == node ? 0 : nil
  }

  /// The container whose model the cell of a node is in; `nil` for a node that stands in none.
  func root(aroundCellOf node: Int, _ axis: Axis, in structure: Structure) -> Int? {
    guard let (parent, _) = place(of: node) else { return nil }
    return structure.containers[parent].node.map { root(of: $0, axis, in: structure) } ?? 0
  }

  /// The container whose model a node's edges are in, and those around it, from the inside outwards.
  func roots(of node: Int, _ axis: Axis, in structure: Structure) -> [Int] {
    var roots: [Int] = []
    var next = root(of: node, axis, in: structure)
    while let root = next {
      roots.append(root)
      next = structure.containers[root].node.flatMap { self.root(aroundCellOf: $0, axis, in: structure) }
    }
    return roots
  }
}
