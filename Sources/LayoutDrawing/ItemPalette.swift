package import LayoutCore
internal import LayoutGeometry

/// The soft colour of each item of a placement, which is the same in every drawing of it.
package struct ItemPalette {
  private var colours: [Int: Colour] = [:]

  /// O(number of nodes).
  package init(of placement: Placement) {
    var number = 0
    for node in placement.drawnNodes {
      guard case .item = placement.tree.nodes[node].kind else { continue }
      let name = placement.tree.nodes[node].id ?? placement.tree.text(ofNameless: node) ?? ""
      if let colour = Palette.named(name) {
        colours[node] = colour
      } else {
        colours[node] = Palette.numbered(number)
        number += 1
      }
    }
  }

  /// The colour of an item; that of the first one for what is none.
  package subscript(node: Int) -> Colour { colours[node] ?? Palette.numbered(0) }
}

extension Placement {
  /// What has a place that can be drawn, from the back to the front.
  package var drawnNodes: [Int] { tree.nodesBackToFront.filter { isPlaced[$0] && rects[$0].isFinite } }
}
