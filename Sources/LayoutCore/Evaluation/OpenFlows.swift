internal import LayoutGeometry

/// The flows whose lines are still to be found, and what they count as until then.
///
/// Each counts as an item that asks for no less than its longest child does at least, and ideally for all of them in one line: so
/// what such an item gets is the space that lines break by.
struct OpenFlows {
  private let tree: LayoutTree
  private let flows: [Int]
  /// The tree with such items in them, by the axes along which lengths are found.
  private var trees: [Axis.Set: LayoutTree] = [:]

  init(_ tree: LayoutTree) {
    self.tree = tree
    flows = tree.flows
  }

  var isEmpty: Bool { flows.isEmpty }

  /// The tree with an item in each flow; those whose lines are known have no use for it.
  ///
  /// O(number of nodes) for each kind of tree, once.
  ///
  /// - Parameter isMeasured: Whether those items know their heights at other widths: that follows from the axes.
  mutating func tree(along axes: Axis.Set, isMeasured: Bool, _ sizes: AlternativeSizes) -> LayoutTree {
    if let known = trees[axes] { return known }
    var standing = tree
    standing.putItems(intoFlows: flows) { flow in
      var item = LayoutTree.Node(kind: .item)
      item.width = sizes.length(ofFlow: flow, .horizontal)
      guard sizes.knowHeights else { return item }
      if isMeasured, sizes.isRow(flow) {
        item.measured = sizes.content(ofFlow: flow)
      } else {
        item.height = sizes.length(ofFlow: flow, .vertical)
      }
      return item
    }
    trees[axes] = standing
    return standing
  }
}
