internal import LayoutCore
internal import LinearModel

/// Writes a layout with everything in it.
///
/// It keeps the open containers in a list rather than calling itself; see ``TreeReader``.
struct TreeWriter {
  private let tree: LayoutTree
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let role: ChildList.Role
    var children: LayoutTree.Children
    var list: any UnkeyedEncodingContainer
  }

  static func write(_ tree: LayoutTree, to container: KeyedEncodingContainer<DocumentKey>) throws {
    var writer = TreeWriter(tree: tree)
    try writer.write(0, to: container, in: .layouts)
    while let last = writer.open.indices.last {
      if let child = writer.open[last].children.next() {
        var object = writer.open[last].list.nestedContainer(keyedBy: DocumentKey.self)
        let role = writer.open[last].role
        if role == .hexCells { object = try cell(of: tree.nodes[child].cell, in: object) }
        try writer.write(child, to: object, in: role)
      } else {
        writer.open.removeLast()
      }
    }
  }

  /// Writes where a hexagon stands.
  ///
  /// - Returns: The object for what stands in it.
  private static func cell(
    of options: CellOptions, in container: KeyedEncodingContainer<DocumentKey>
  ) throws -> KeyedEncodingContainer<DocumentKey> {
    var container = container
    let isAxial = options.hexagon?.isAxial == true
    try container.encodeIfPresent(options.hexagon?.row, forKey: isAxial ? "r" : "row")
    try container.encodeIfPresent(options.hexagon?.column, forKey: isAxial ? "q" : "column")
    return container.nestedContainer(keyedBy: DocumentKey.self, forKey: "item")
  }

  private init(tree: LayoutTree) { self.tree = tree }

  /// Writes a node; its children come next.
  private mutating func write(
    _ index: Int, to container: KeyedEncodingContainer<DocumentKey>, in role: ChildList.Role
  ) throws {
    // Containers are handles on the document that is being written: what goes through a copy is not lost.
    var container = container
    // What stands in the cell: a wrapper that is a key of what is in it, or the node itself.
    let outer = tree.nodes[index]
    var index = index
    while tree.isPlainWrapper(index) {
      try writeWrapper(tree.nodes[index].kind, to: &container)
      index += 1
    }
    let node = tree.nodes[index]
    let children: ChildList?
    var hasSaidLengths = false
    switch node.kind {
    case .item:
      try writeType(ofItem: node, to: &container)
      children = nil
    case .stack(let options):
      try StackFormat.write(options, to: &container)
      children = StackFormat.children
    case .balancedStack(let options):
      try BalancedStackFormat.write(options, to: &container)
      children = BalancedStackFormat.children
    case .viewThatFits(let options):
      try ViewThatFitsFormat.write(options, to: &container)
      children = ViewThatFitsFormat.children
    case .lazyGrid(let options):
      try LazyGridFormat.write(options, to: &container)
      children = LazyGridFormat.children
    case .hexGrid(let options):
      try HexGridFormat.write(options, to: &container)
      children = HexGridFormat.children
    case .honeycomb(let options):
      try HoneycombFormat.write(options, to: &container)
      children = options.count == nil ? HoneycombFormat.children : nil
    case .grid(let options):
      try GridFormat.write(options, to: &container)
      children = GridFormat.children
    case .divider:
      try container.encode(DividerFormat.type, forKey: "type")
      children = DividerFormat.children
    case .spacer:
      hasSaidLengths = try SpacerFormat.write(node, to: &container)
      children = SpacerFormat.children
    case .padding(let options):
      try PaddingFormat.write(options, to: &container)
      children = PaddingFormat.children
    case .aspectRatio(let options):
      try AspectRatioFormat.write(options, to: &container)
      children = AspectRatioFormat.children
    case .gridRow(let options):
      try GridRowFormat.write(options, to: &container)
      children = GridRowFormat.children
    }
    try container.encodeIfPresent(node.id, forKey: "id")
    if !hasSaidLengths {
      try node.width.write(forKey: "width", to: &container)
      try node.height.write(forKey: "height", to: &container)
    }
    if !node.fixedAxes.isEmpty {
      try container.encode(AxisNames.names(of: node.fixedAxes), forKey: "fixedSize")
    }
    if outer.layoutPriority != 0 { try container.encode(outer.layoutPriority, forKey: "layoutPriority") }
    try PreferredSpacingFormat.write(outer.preferredSpacing, to: &container)
    try OffsetFormat.write(node.offset, to: &container)
    try BaselineFormat.write(node.baselines, to: &container)
    // Those of the root stand beside the layout.
    if index > 0 { try ConstraintsFormat.write(tree.relations(of: index), to: &container) }
    if role == .cells || role == .rows { try CellFormat.write(outer.cell, of: node.kind, to: &container) }
    if let children {
      let list = container.nestedUnkeyedContainer(forKey: children.key)
      open.append(OpenContainer(role: children.role, children: tree.children(of: index), list: list))
    }
  }
}

extension TreeWriter {
  /// Writes what stands around a layout as a key of that.
  private func writeWrapper(
    _ kind: LayoutTree.Kind, to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    switch kind {
    case .padding(let options): try PaddingFormat.writeKey(options, to: &container)
    case .aspectRatio(let options): try AspectRatioFormat.writeKey(options, to: &container)
    case .item, .spacer, .divider, .stack, .balancedStack, .viewThatFits, .grid, .gridRow, .lazyGrid, .hexGrid,
      .honeycomb:
      preconditionFailure("Only wrappers are keys of other layouts.")
    }
  }

  /// Writes what an item is, besides what all layouts have.
  private func writeType(
    ofItem node: LayoutTree.Node, to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    guard let measured = node.measured else { return try container.encode(ItemFormat.type, forKey: "type") }
    guard let text = measured.measurer as? TextContent else {
      throw LayoutError(
        .invalidLayout,
        "\(node.id ?? "An item") is measured by code, for which documents have no words. Give it a fixed size to write it."
      )
    }
    try TextFormat.write(text, to: &container)
  }
}

extension LengthLimits {
  /// Writes what was said: a number where it is fixed, nothing where nothing was said.
  fileprivate func write(
    forKey key: DocumentKey, to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    guard isGiven else { return }
    if let fixed = minimum, fixed == ideal, fixed == maximum { return try container.encode(fixed, forKey: key) }
    var parts = container.nestedContainer(keyedBy: DocumentKey.self, forKey: key)
    try parts.encodeIfPresent(minimum, forKey: "min")
    try parts.encodeIfPresent(ideal, forKey: "ideal")
    if maximum == .infinity {
      try parts.encodeNil(forKey: "max")
    } else {
      try parts.encodeIfPresent(maximum, forKey: "max")
    }
  }
}
