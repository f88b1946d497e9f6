internal import LayoutCore
internal import LinearModel

/// Reads a layout with everything in it.
///
/// It keeps the open containers in a list rather than calling itself, so that a deep document needs no more of the
/// thread's stack than a flat one.
struct TreeReader {
  private var tree = LayoutTree()
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let node: Int
    let role: ChildList.Role
    var children: ListReader
    /// What stands around it as keys of it, the outermost first.
    let wrappers: [Int]
  }

  static func read(_ root: ObjectReader) throws -> LayoutTree {
    var reader = TreeReader()
    _ = try root.reading { try reader.append(root, in: .layouts) }
    while let last = reader.open.indices.last {
      if let child = try reader.open[last].children.next() {
        _ = try child.reading { try reader.append(child, in: reader.open[last].role) }
      } else {
        let last = reader.open.removeLast()
        reader.tree.close(last.node)
        reader.close(last.wrappers)
      }
    }
    return reader.tree
  }

  /// Appends a node; its children come next.
  ///
  /// - Throws: Before anything is appended, so that it can be done again.
  private mutating func append(_ object: ObjectReader, in role: ChildList.Role) throws {
    var node: LayoutTree.Node
    let children: ChildList?
    var relations: [LayoutRelation] = []
    var object = object
    var position: HexPosition?
    var around: [LayoutTree.Node] = []
    if role == .hexCells {
      position = try HexCellFormat.position(of: object)
      object = try object.requiredObject(HexCellFormat.itemKey)
    }
    // In a grid, what names a type is a layout, a child across all columns; what does not is a row of cells.
    if role == .rows, !object.contains("type") {
      node = try GridRowFormat.node(of: object)
      children = GridRowFormat.children
    } else {
      let format = try LayoutFormats.format(of: object)
      node = try LayoutFormats.node(of: object, format, isCell: role == .cells || role == .rows)
      relations = try ConstraintsFormat.relations(of: object)
      children = format.children
      node.isWrittenOut = format is any WrapperFormat.Type
      around = try LayoutFormats.wrappers.compactMap { try $0.wrapper(of: object) }
      if format != FrameOptions.self, let frame = try LayoutFormats.lengthFrame(of: object) {
        node.fill(frame)
        around.append(LayoutTree.Node(kind: .frame(frame)))
      }
    }
    node.cell.hexagon = position
    // What stands instead of the children says it all.
    let isReplaced = children?.insteadOf.map { object.contains($0) && !object.contains(children?.key ?? $0) } ?? false
    let list = isReplaced ? nil : try children.map { try object.list($0.key) }
    let wrappers = around.map { tree.open($0) }
    if !relations.isEmpty { tree.add(relations, to: tree.nodes.count) }
    guard let children, let list else {
      tree.append(leaf: node)
      close(wrappers)
      return
    }
    open.append(OpenContainer(node: tree.open(node), role: children.role, children: list, wrappers: wrappers))
  }

  /// Ends what stands around a layout that was just read.
  private mutating func close(_ wrappers: [Int]) {
    for wrapper in wrappers.reversed() {
      tree.moveCell(of: wrapper + 1, to: wrapper)
      tree.close(wrapper)
    }
  }
}
