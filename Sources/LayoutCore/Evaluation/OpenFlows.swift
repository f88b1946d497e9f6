internal import LayoutGeometry

/// The flows whose lines are still to be found, and what they count as until then.
///
/// Each counts as an item that asks for no less than its longest child does at least, and ideally for all of them in one line: so
/// what such an item gets is the space that lines break by.
struct OpenFlows {
  private let tree: LayoutTree
  private let flows: [Int]
  /// The tree with such items in the place of the first marks, by whether those know their heights at other widths.
  private var trees: [Bool: LayoutTree] = [:]

  init(_ tree: LayoutTree) {
    self.tree = tree
    flows = tree.flows
  }

  var isEmpty: Bool { flows.isEmpty }

  /// The tree with an item in each flow; those whose lines are known have no use for it.
  ///
  /// O(number of nodes) for each kind of tree, once.
  mutating func tree(isMeasured: Bool, _ sizes: () throws -> AlternativeSizes) rethrows -> LayoutTree {
    if let known = trees[isMeasured] { return known }
    let sizes = try sizes()
    var standing = tree
    for flow in flows {
      standing.update(flow + 1) { node in
        node.kind = .item
        node.width = sizes.length(ofFlow: flow, .horizontal)
        guard isMeasured, sizes.isRow(flow) else { return node.height = sizes.length(ofFlow: flow, .vertical) }
        node.measured = sizes.content(ofFlow: flow)
      }
    }
    trees[isMeasured] = standing
    return standing
  }
}
