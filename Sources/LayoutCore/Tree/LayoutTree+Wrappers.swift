// Padding and ratios stand around one layout. What was said of the cell of that layout is said of the wrapper's then.
extension LayoutTree {
  /// Ends a wrapper that was opened, and puts it in order.
  @usableFromInline mutating func closeWrapper(_ wrapper: Int) {
    closeContainer(wrapper)
    settleWrapper(wrapper)
  }

  /// Puts a wrapper that was just appended in order: it ends up around each of the layouts in it.
  ///
  /// O(1) for a wrapper around one layout, else O(number of nodes in it).
  mutating func settleWrapper(_ wrapper: Int) {
    let first = wrapper + 1
    guard first < nodes.count else {
      // Without a layout there is nothing to stand around.
      nodes.removeLast()
      return
    }
    if nodes[first].end == nodes.count, !nodes[first].isGridRow {
      moveCell(of: first, to: wrapper)
    } else {
      distributeWrapper(wrapper)
    }
  }

  /// What was said of a layout's place among others goes to the wrapper, which stands there now.
  ///
  /// What was said of the wrapper itself was said later, and wins.
  package mutating func moveCell(of node: Int, to wrapper: Int) {
    // Most layouts say nothing of that, and each part that is set is a copy of all that few nodes say.
    guard !nodes[node].saysNothingOfItsPlace else { return }
    nodes[wrapper].cell = nodes[node].cell.updated(by: nodes[wrapper].cell)
    nodes[wrapper].preferredSpacing = nodes[node].preferredSpacing.updated(by: nodes[wrapper].preferredSpacing)
    if nodes[wrapper].layoutPriority == 0 { nodes[wrapper].layoutPriority = nodes[node].layoutPriority }
    moveStretch(of: node, to: wrapper)
    nodes[node].cell = CellOptions()
    nodes[node].preferredSpacing = PreferredSpacing()
    nodes[node].layoutPriority = 0
  }

  private mutating func moveStretch(of node: Int, to wrapper: Int) {
    let factor = stretch(of: node)
    guard factor != 1 else { return }
    if stretch(of: wrapper) == 1 { nodes[wrapper].stretch = factor }
    nodes[node].stretch = 1
  }

  /// Replaces a wrapper around several layouts by one around each, and one around each cell of rows.
  private mutating func distributeWrapper(_ wrapper: Int) {
    let blank = nodes[wrapper]
    let content = Array(nodes[(wrapper + 1)...])
    nodes.removeLast(nodes.count - wrapper)
    // Everything that is open: where it ends in the old numbering, and where it stands now.
    var open: [(end: Int, node: Int)] = []
    var positions: [Int] = []
    for (offset, node) in content.enumerated() {
      let old = wrapper + 1 + offset
      while let last = open.last, last.end <= old { close(open.removeLast().node) }
      let isPart = !node.isGridRow && open.allSatisfy { nodes[$0.node].isGridRow }
      if isPart { open.append((node.end, self.open(blank))) }
      positions.append(self.open(node))
      if isPart { moveCell(of: positions[offset], to: positions[offset] - 1) }
      open.append((node.end, positions[offset]))
    }
    for last in open.reversed() { close(last.node) }
    for index in relations.indices where relations[index].node > wrapper {
      relations[index].node = positions[relations[index].node - wrapper - 1]
    }
  }

  /// The layout inside of all wrappers around it.
  package func unwrapped(_ node: Int) -> Int {
    var node = node
    while form(of: node) == .wrapper, node + 1 < nodes[node].end { node += 1 }
    return node
  }

  /// Whether a wrapper says nothing but its own options, so that documents have it as a key of what is in it.
  ///
  /// A layout has one such key, or padding outside of a ratio: else a wrapper is one where the next one in it is none.
  /// O(wrappers in each other), without recursion: each may be as deep as layouts can be.
  package func isPlainWrapper(_ wrapper: Int) -> Bool {
    var (node, isPlain) = (wrapper, true)
    while saysOptionsOnly(node) {
      guard nodes[node].aspectRatio != nil || nodes[node + 1].aspectRatio == nil else { return isPlain }
      node += 1
      isPlain.toggle()
    }
    return !isPlain
  }

  /// Whether nothing is said of a wrapper but its own options, and nothing of the cell of what is in it.
  private func saysOptionsOnly(_ wrapper: Int) -> Bool {
    let child = wrapper + 1
    guard nodes[wrapper].isWrapper, !nodes[wrapper].isWrittenOut, !attaches(wrapper), child < nodes[wrapper].end,
      nodes[child].end == nodes[wrapper].end,
      nodes[wrapper].id == nil, !hasOwnLength(wrapper, .horizontal), !hasOwnLength(wrapper, .vertical),
      offset(of: wrapper) == .zero, nodes[wrapper].baselines == nil, overflow(of: wrapper) == nil,
      nodes[wrapper].tag == nil, layoutDirection(of: wrapper) == nil,
      nodes[child].cell == CellOptions(), nodes[child].preferredSpacing.isEmpty, layoutPriority(of: child) == 0,
      stretch(of: child) == 1, !isGridRow(child)
    else { return false }
    // What constrains the root stands beside the layout.
    return wrapper == 0 || relations(of: wrapper).isEmpty
  }
}

extension LayoutTree {
  /// Whether a node is a spacer, with padding around it or without.
  func isSpacer(_ node: Int) -> Bool { form(of: unwrapped(node)) == .spacer }

  /// Whether a node is a row of a grid.
  @inline(__always) func isGridRow(_ node: Int) -> Bool {
    switch form(of: node) {
    case .gridRow, .alignedRow: true
    case .item, .spacer, .divider, .container, .wrapper, .dependent, .scroll: false
    }
  }

  /// Whether a node lays out children of its own.
  @inline(__always) func isContainer(_ node: Int) -> Bool { form(of: node).isContainer }

  /// Who comes first among siblings; a spacer without a priority of its own is the last.
  func priority(of node: Int) -> Double {
    let priority = layoutPriority(of: node)
    return priority == 0 && isSpacer(node) ? -.infinity : priority
  }
}

extension LayoutTree.Node {
  /// Says a least length of a spacer, along whichever axis its stack has.
  package mutating func setLeastLength(_ length: Double?) {
    guard let length else { return }
    width.minimum = length
    height.minimum = length
  }

  /// The least length of a spacer, if that is all that was said about its lengths.
  package var leastLength: Double? {
    guard width == height, width.ideal == nil, width.maximum == nil else { return nil }
    return width.minimum
  }

  /// Whether it holds no others, and asks for lengths of its own.
  package var isLeaf: Bool {
    switch form {
    case .item, .spacer, .divider: true
    case .gridRow, .alignedRow, .container, .wrapper, .dependent, .scroll: false
    }
  }

  package var isDivider: Bool { form == .divider }

  package var isSpacer: Bool { form == .spacer }

  package var isGridRow: Bool { form == .gridRow || form == .alignedRow }

  /// Whether the node stands around one layout and has no children of its own.
  var isWrapper: Bool { form == .wrapper }

  /// What a ratio is told, if the node keeps one.
  var aspectRatio: AspectRatioOptions? { if case .aspectRatio(let options) = kind { options } else { nil } }
}
