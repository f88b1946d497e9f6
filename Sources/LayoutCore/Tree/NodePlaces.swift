/// The places of nodes in the description, asked for from the first to the last.
///
/// All of them together take O(number of nodes): the children of a container are walked once. What comes before the last one
/// is found from the start. Where it is known what each node stands in, they come in any order, each in O(depth).
package struct NodePlaces {
  /// A container on the way to the last place that was asked for.
  private struct Open {
    let node: Int
    let place: String
    /// The child that is looked at, and how many stand before it.
    var child: Int
    var index = 0

    init(node: Int, place: String) {
      self.node = node
      self.place = place
      child = node + 1
    }
  }

  private let tree: LayoutTree
  private var open: [Open] = []

  private var last = 0
  private let ancestry: NodeAncestry?

  package init(of tree: LayoutTree, _ ancestry: NodeAncestry? = nil) {
    self.tree = tree
    self.ancestry = ancestry
  }

  /// The position among the children of the root of the node that was asked for last, if it is one.
  var positionInRoot: Int? {
    if let ancestry { return last > 0 && ancestry.parent(of: last) == 0 ? ancestry.position(of: last) : nil }
    return last > 0 && open.count == 1 ? open[0].index : nil
  }

  /// The place of a node, such as `layout.children[1]`.
  mutating func place(of node: Int) -> String {
    // A line has the place of the child that it begins with.
    let node = tree.isLine(node) ? tree.firstChild(of: node) : node
    if let ancestry {
      last = node
      return place(of: node, ancestry)
    }
    if node < last { open = [] }
    last = node
    guard node > 0 else { return "layout" }
    if open.isEmpty { open.append(Open(node: 0, place: "layout")) }
    while let last = open.last, tree.nodes[last.node].end <= node { open.removeLast() }
    while var last = open.popLast() {
      while tree.nodes[last.child].end <= node {
        last.child = tree.nodes[last.child].end
        last.index += 1
      }
      let place = last.place + tree.placeStep(from: last.node, toChild: last.index)
      let child = last.child
      open.append(last)
      if child == node { return place }
      open.append(Open(node: child, place: place))
    }
    return "layout"
  }

  private func place(of node: Int, _ ancestry: NodeAncestry) -> String {
    var steps: [String] = []
    var node = node
    while let parent = ancestry.parent(of: node) {
      steps.append(tree.placeStep(from: parent, toChild: ancestry.position(of: node)))
      node = parent
    }
    return steps.reversed().reduce("layout", +)
  }
}
