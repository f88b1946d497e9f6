/// A description in flat form: all nodes in document order, each before its children.
///
/// Descriptions append themselves to a tree, documents are read into one, and everything behind works on it. A node's
/// subtree is the range from the node to its `Node.end`.
public struct LayoutTree: Hashable, Sendable {
  /// Descriptions are appended by recursion; beyond this many containers in each other a tree takes no more.
  ///
  /// A level takes about 1.5 KiB of stack in a debug build, and the smallest threads in use have 512 KiB.
  package static let deepest = 256

  /// How many children a line of a flow has at least, as a rule.
  private static let nodesOfALine = 8

  @usableFromInline package internal(set) var nodes: [Node] = []
  /// What few trees have: one, or none of them.
  private var infrequent: [Infrequent] = []
  /// How many containers are open.
  private var openCount = 0
  /// Whether a container was left without its children because it stood too deep.
  package private(set) var isCutOff = false

  /// Whether something in it is decided by the space that is there: alternatives, the number of tracks, or lines.
  var dependsOnSpace: Bool {
    // By number: to hand out a node is to count references.
    nodes.indices.contains { form(of: $0) == .dependent }
  }

  /// Creates an empty tree.
  @usableFromInline package init() {
    // Most layouts are small, and an array that grows from nothing is made anew five times before it holds so many.
    nodes.reserveCapacity(16)
  }

  /// What few trees have, in a list of its own: a copy of a tree counts a reference to each part.
  private struct Infrequent: Hashable {
    var relations: [CarriedRelation] = []
    var lines: LinesOfFlows?
  }

  /// The relations between items, by the node that carries them; those of one node in the order in which they were given.
  ///
  /// What they are about is by id, so that only the carrying nodes move when the tree changes.
  package internal(set) var relations: [CarriedRelation] {
    get { infrequent.first?.relations ?? [] }
    // In place, as they are many in some trees.
    _modify {
      if infrequent.isEmpty { infrequent.append(Infrequent()) }
      defer { dropWhatSaysNothing() }
      yield &infrequent[0].relations
    }
  }

  /// The lines of its flows, as far as they are known; `nil` in what was only described.
  var lines: LinesOfFlows? {
    get { infrequent.first?.lines }
    set {
      if infrequent.isEmpty { infrequent.append(Infrequent()) }
      infrequent[0].lines = newValue
      dropWhatSaysNothing()
    }
  }

  /// Keeps trees equal that say the same.
  private mutating func dropWhatSaysNothing() {
    if relations.isEmpty, lines == nil { infrequent = [] }
  }

  /// How many nodes there are.
  @usableFromInline var count: Int { nodes.count }

  /// Makes room for more nodes that are expected.
  ///
  /// Room that grows step by step is copied, and touched, about twice.
  @usableFromInline mutating func reserve(_ more: Int) {
    let expected = nodes.count + more
    guard more > 0, expected > nodes.capacity else { return }
    // At least twice as much, so that many small preferences cost no more than none; and lines of flows come behind all nodes.
    nodes.reserveCapacity(max(expected + expected / Self.nodesOfALine, 2 * nodes.capacity))
  }

  /// Appends a node that has no children.
  @inlinable package mutating func append(leaf node: consuming Node) {
    // Complete before it is appended: from where the array keeps it, it would have to be read once more.
    node.end = nodes.count + 1
    nodes.append(node)
  }

  /// Appends a node and then the children that `children` appends.
  package mutating func append(_ node: Node, children: (inout LayoutTree) throws -> Void) rethrows {
    let index = openContainer(node)
    if takesChildren { try children(&self) }
    closeContainer(index)
  }

  /// Appends a container whose children are appended next, as long as ``takesChildren``, until it is closed.
  ///
  /// - Returns: The index of the container.
  mutating func openContainer(_ node: consuming Node) -> Int {
    openCount += 1
    isCutOff = isCutOff || !takesChildren
    return open(node)
  }

  /// Whether containers do not stand too deep in each other.
  @usableFromInline var takesChildren: Bool { openCount <= Self.deepest }

  /// Ends the subtree of a container that was opened.
  @usableFromInline mutating func closeContainer(_ index: Int) {
    openCount -= 1
    close(index)
  }

  /// Appends a node whose children are appended next, until it is closed.
  ///
  /// - Returns: The index of the node.
  package mutating func open(_ node: consuming Node) -> Int {
    nodes.append(node)
    return nodes.count - 1
  }

  /// Ends the subtree of a node that was opened.
  package mutating func close(_ index: Int) {
    nodes[index].end = nodes.count
    if form(of: index) == .scroll { fixContent(ofScroll: index) }
  }

  /// Appends all nodes of another tree.
  package mutating func append(contentsOf other: LayoutTree) {
    isCutOff = isCutOff || other.isCutOff
    let offset = nodes.count
    insertRelations(of: other, at: offset)
    // Shared with the other tree: to place a tree that is there already is not to copy it.
    guard offset > 0 else { return nodes = other.nodes }
    nodes += other.nodes.map { node in
      var node = node
      node.end += offset
      return node
    }
  }

  /// A node with all that is in it, and the relations that those carry.
  package func subtree(_ node: Int) -> LayoutTree {
    let range = node..<nodes[node].end
    var tree = LayoutTree()
    tree.nodes = nodes[range].map { inner in
      var inner = inner
      inner.end -= node
      return inner
    }
    tree.relations = relations.filter { range.contains($0.node) }.map { carried in
      var carried = carried
      carried.node -= node
      return carried
    }
    return tree
  }

  /// Inserts the nodes of another tree as children of `parent`, before the node that stands at `index`, or as the last ones.
  mutating func insert(_ other: LayoutTree, at index: Int, inside parent: Int) {
    isCutOff = isCutOff || other.isCutOff
    for node in nodes.indices where nodes[node].end > index || (nodes[node].end == index && node <= parent) {
      nodes[node].end += other.nodes.count
    }
    let moved = other.nodes.map { node in
      var node = node
      node.end += index
      return node
    }
    nodes.insert(contentsOf: moved, at: index)
    insertRelations(of: other, at: index)
  }

  /// Takes out a node with all that is in it, and the relations that those carry.
  mutating func remove(_ node: Int) {
    let removed = node..<nodes[node].end
    removeRelations(of: removed)
    nodes.removeSubrange(removed)
    for other in nodes.indices where nodes[other].end > node { nodes[other].end -= removed.count }
  }

  /// Appends nodes without children as the last children of others.
  ///
  /// O(number of nodes).
  ///
  /// - Parameter leaves: The new nodes, by the node that they become children of.
  mutating func append(leaves: [Int: [Node]]) {
    var tree = LayoutTree()
    var open: [(old: Int, new: Int)] = []
    func close(before index: Int) {
      while let last = open.last, nodes[last.old].end <= index {
        for leaf in leaves[last.old] ?? [] { tree.append(leaf: leaf) }
        tree.close(last.new)
        open.removeLast()
      }
    }
    var nextRelation = relations.startIndex
    for index in nodes.indices {
      close(before: index)
      let new = tree.open(nodes[index])
      open.append((index, new))
      while nextRelation < relations.endIndex, relations[nextRelation].node == index {
        relations[nextRelation].node = new
        nextRelation += 1
      }
    }
    close(before: nodes.count)
    nodes = tree.nodes
  }

  /// Changes a node in place; its `end` stays as it is.
  package mutating func update(_ index: Int, _ change: (inout Node) -> Void) {
    let end = nodes[index].end
    change(&nodes[index])
    nodes[index].end = end
  }

  /// The children of a node, in order.
  ///
  /// O(number of children).
  package func children(of index: Int) -> Children {
    siblings(from: firstChild(of: index), to: nodes[index].end)
  }

  /// A node and those behind it in the same container, whose last one ends where a node would come next.
  func siblings(from first: Int, to end: Int) -> Children { Children(nodes: nodes, position: first, end: end) }

  /// Walks the children of a node without making an array.
  package struct Children: Sequence, IteratorProtocol {
    let nodes: [Node]
    var position: Int
    let end: Int

    @inline(__always) package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = nodes[position].end }
      return position
    }
  }
}
