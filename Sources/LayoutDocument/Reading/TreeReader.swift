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
  }

  static func read(_ root: ObjectReader) throws -> LayoutTree {
    var reader = TreeReader()
    try reader.append(root, in: .layouts)
    while let last = reader.open.indices.last {
      if let child = try reader.open[last].children.next() {
        try reader.append(child, in: reader.open[last].role)
      } else {
        reader.tree.close(reader.open.removeLast().node)
      }
    }
    return reader.tree
  }

  /// Appends a node; its children come next.
  private mutating func append(_ object: ObjectReader, in role: ChildList.Role) throws {
    var node: LayoutTree.Node
    let children: ChildList?
    var relations: [LayoutRelation] = []
    var object = object
    var position: HexPosition?
    if role == .hexCells {
      position = try HexGridFormat.position(of: object)
      object = try object.requiredObject("item")
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
    }
    node.cell.hexagon = position
    // What stands instead of the children says it all.
    let isReplaced = children?.insteadOf.map { object.contains($0) && !object.contains(children?.key ?? $0) } ?? false
    if !relations.isEmpty { tree.add(relations, to: tree.nodes.count) }
    guard let children, !isReplaced else { return tree.append(leaf: node) }
    let list = try object.list(children.key)
    open.append(OpenContainer(node: tree.open(node), role: children.role, children: list))
  }
}
