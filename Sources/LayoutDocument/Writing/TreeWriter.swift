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
    let list: ObjectWriter
  }

  static func write(_ tree: LayoutTree, to container: ObjectWriter) throws {
    var writer = TreeWriter(tree: tree)
    try writer.write(0, to: container, in: .layouts)
    while let last = writer.open.indices.last {
      if let child = writer.open[last].children.next() {
        var object = writer.open[last].list.object()
        let role = writer.open[last].role
        if role == .hexCells { object = cell(of: tree.nodes[child].cell, in: object) }
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
    of options: CellOptions, in container: ObjectWriter
  ) -> ObjectWriter {
    let isAxial = options.hexagon?.isAxial == true
    container.encodeIfPresent(options.hexagon?.row, forKey: isAxial ? "r" : "row")
    container.encodeIfPresent(options.hexagon?.column, forKey: isAxial ? "q" : "column")
    return container.object("item")
  }

  private init(tree: LayoutTree) { self.tree = tree }

  /// Writes a node; its children come next.
  private mutating func write(
    _ index: Int, to container: ObjectWriter, in role: ChildList.Role
  ) throws {
    // What stands in the cell: a wrapper that is a key of what is in it, or the node itself.
    let outer = tree.nodes[index]
    var index = index
    while tree.isPlainWrapper(index) {
      writeWrapper(tree.nodes[index].kind, to: container)
      index += 1
    }
    let node = tree.nodes[index]
    let children: ChildList?
    var hasSaidLengths = false
    switch node.kind {
    case .item:
      try writeType(ofItem: node, to: container)
      children = nil
    case .stack(let options):
      StackFormat.write(options, to: container)
      children = StackFormat.children
    case .balancedStack(let options):
      BalancedStackFormat.write(options, to: container)
      children = BalancedStackFormat.children
    case .viewThatFits(let options):
      ViewThatFitsFormat.write(options, to: container)
      children = ViewThatFitsFormat.children
    case .lazyGrid(let options):
      LazyGridFormat.write(options, to: container)
      children = LazyGridFormat.children
    case .hexGrid(let options):
      HexGridFormat.write(options, to: container)
      children = HexGridFormat.children
    case .honeycomb(let options):
      HoneycombFormat.write(options, to: container)
      children = options.count == nil ? HoneycombFormat.children : nil
    case .grid(let options):
      GridFormat.write(options, to: container)
      children = GridFormat.children
    case .divider:
      container.encode(DividerFormat.type, forKey: "type")
      children = DividerFormat.children
    case .spacer:
      hasSaidLengths = SpacerFormat.write(node, to: container)
      children = SpacerFormat.children
    case .padding(let options):
      PaddingFormat.write(options, to: container)
      children = PaddingFormat.children
    case .aspectRatio(let options):
      AspectRatioFormat.write(options, to: container)
      children = AspectRatioFormat.children
    case .gridRow(let options):
      GridRowFormat.write(options, to: container)
      children = GridRowFormat.children
    }
    container.encodeIfPresent(node.id, forKey: "id")
    if !hasSaidLengths {
      node.width.write(forKey: "width", to: container)
      node.height.write(forKey: "height", to: container)
    }
    if !node.fixedAxes.isEmpty {
      container.encode(AxisNames.names(of: node.fixedAxes), forKey: "fixedSize")
    }
    if outer.layoutPriority != 0 { container.encode(outer.layoutPriority, forKey: "layoutPriority") }
    PreferredSpacingFormat.write(outer.preferredSpacing, to: container)
    OffsetFormat.write(node.offset, to: container)
    BaselineFormat.write(node.baselines, to: container)
    // Those of the root stand beside the layout.
    if index > 0 { ConstraintsFormat.write(tree.relations(of: index), to: container) }
    if role == .cells || role == .rows { CellFormat.write(outer.cell, of: node.kind, to: container) }
    if let children {
      let list = container.list(children.key)
      open.append(OpenContainer(role: children.role, children: tree.children(of: index), list: list))
    }
  }
}

extension TreeWriter {
  /// Writes what stands around a layout as a key of that.
  private func writeWrapper(
    _ kind: LayoutTree.Kind, to container: ObjectWriter
  ) {
    switch kind {
    case .padding(let options): PaddingFormat.writeKey(options, to: container)
    case .aspectRatio(let options): AspectRatioFormat.writeKey(options, to: container)
    case .item, .spacer, .divider, .stack, .balancedStack, .viewThatFits, .grid, .gridRow, .lazyGrid, .hexGrid,
      .honeycomb:
      preconditionFailure("Only wrappers are keys of other layouts.")
    }
  }

  /// Writes what an item is, besides what all layouts have.
  private func writeType(
    ofItem node: LayoutTree.Node, to container: ObjectWriter
  ) throws {
    guard let measured = node.measured else { return container.encode(ItemFormat.type, forKey: "type") }
    guard let text = measured.measurer as? TextContent else {
      throw LayoutError(
        .invalidLayout,
        "\(node.id ?? "An item") is measured by code, for which documents have no words. Give it a fixed size to write it."
      )
    }
    TextFormat.write(text, to: container)
  }
}

extension LengthLimits {
  /// Writes what was said: a number where it is fixed, nothing where nothing was said.
  fileprivate func write(
    forKey key: DocumentKey, to container: ObjectWriter
  ) {
    guard isGiven else { return }
    if let fixed = minimum, fixed == ideal, fixed == maximum { return container.encode(fixed, forKey: key) }
    let parts = container.object(key)
    parts.encodeIfPresent(minimum, forKey: "min")
    parts.encodeIfPresent(ideal, forKey: "ideal")
    if maximum == .infinity {
      parts.encodeNil(forKey: "max")
    } else {
      parts.encodeIfPresent(maximum, forKey: "max")
    }
  }
}
