internal import LayoutGeometry

/// The cells that cover one track only, for fixes that give one of them a length.
struct OwnCells {
  private let structure: Structure

  init(_ structure: Structure) { self.structure = structure }

  /// - Parameter placement: A placement of the layout, which says what was chosen in it.
  init(_ placement: Placement, defaultSpacing: Double) {
    var decisions = SpaceDecisions(undecided: placement.tree)
    for node in decisions.chosen.indices where decisions.chosen[node] >= 0 {
      decisions.chosen[node] =
        placement.tree.children(of: node).first { placement.isPlaced[$0] } ?? decisions.chosen[node]
    }
    // A track has the same cells whatever line its container stands in.
    decisions.lines = placement.tree.unbrokenLines
    structure = Structure(placement.tree, defaultSpacing: defaultSpacing, decisions: decisions)
  }

  /// The nodes in the cells of an open track: those without a say in it first, then items, then in document order.
  func nodes(_ ambiguity: Ambiguity) -> [Int] {
    guard let container = structure.containerIndex(of: ambiguity.node) else { return [] }
    let tracks = ambiguity.track..<(ambiguity.track + 1)
    // Lines of flows are nothing that was described, so nothing can be said of them.
    let cells = structure.cells(of: container).filter {
      $0.tracks(ambiguity.axis) == tracks && !structure.tree.isLine($0.node)
    }
    let unsized = cells.filter { !$0.isSized(ambiguity.axis) }
    let sized = cells.filter { $0.isSized(ambiguity.axis) }
    return [unsized, sized].flatMap { cells in
      let isItem = { (cell: Structure.Cell) in structure.tree.nodes[cell.node].kind == .item }
      return cells.filter(isItem).map(\.node) + cells.filter { !isItem($0) }.map(\.node)
    }
  }
}
