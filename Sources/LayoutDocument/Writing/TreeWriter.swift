internal import LayoutCore
internal import LayoutGeometry
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
    /// The axis along which children take their ideal lengths without being told, if there is one.
    let scrollAxis: Axis?
  }

  static func write(_ tree: LayoutTree, to container: ObjectWriter) throws {
    var writer = TreeWriter(tree: tree)
    try writer.write(0, to: container, in: .layouts)
    while let last = writer.open.indices.last {
      if let child = writer.open[last].children.next() {
        let role = writer.open[last].role
        var object = writer.open[last].list.object()
        if role == .hexCells {
          HexCellFormat.write(tree.nodes[child].hexagon, to: object)
          object = object.object(HexCellFormat.itemKey)
        }
        try writer.write(child, to: object, in: role, scrollAxis: writer.open[last].scrollAxis)
      } else {
        writer.open.removeLast()
      }
    }
  }

  private init(tree: LayoutTree) { self.tree = tree }

  /// Writes a node; its children come next.
  private mutating func write(
    _ index: Int, to container: ObjectWriter, in role: ChildList.Role, scrollAxis: Axis? = nil
  ) throws {
    // What stands in the cell: a wrapper that is a key of what is in it, or the node itself.
    let outer = tree.nodes[index]
    var index = index
    while tree.isPlainWrapper(index) {
      if let wrapper = tree.nodes[index].kind.container as? any WrapperFormat {
        wrapper.write(at: type(of: wrapper).key, of: container)
      }
      index += 1
    }
    var said = (fractions: tree.fractions(of: index), leastAxes: tree.leastAxes(of: index))
    if tree.isPlainFraction(index) {
      index += 1
      said.fractions = said.fractions.updated(by: tree.fractions(of: index))
      said.leastAxes.formUnion(tree.leastAxes(of: index))
    }
    let node = tree.nodes[index]
    let children = try writeType(of: node, said, to: container)
    let fixedAxes = scrollAxis.map { node.saidFixedAxes.subtracting(Axis.Set($0)) } ?? node.saidFixedAxes
    if !fixedAxes.isEmpty { container.encode(AxisNames.names(of: fixedAxes), forKey: "fixedSize") }
    if outer.layoutPriority != 0 { container.encode(outer.layoutPriority, forKey: "layoutPriority") }
    if outer.stretch != 1 { container.encode(outer.stretch, forKey: "stretch") }
    AlignedInCellFormat.write(outer.alignedInCell, to: container)
    PreferredSpacingFormat.write(outer.preferredSpacing, to: container)
    OffsetFormat.write(node.offset, to: container)
    PositionFormat.write(outer.position, to: container)
    OverflowFormat.write(node.overflow, to: container)
    LayoutDirectionFormat.write(node.layoutDirection, to: container)
    BaselineFormat.write(node.baselines, to: container)
    TagFormat.write(node.tag, to: container)
    // Those of the root stand beside the layout.
    if index > 0 { ConstraintsFormat.write(tree.relations(of: index), to: container) }
    if role == .cells || role == .rows { CellFormat.write(outer.cell, of: node.kind, to: container) }
    if let children {
      let list = container.list(children.key)
      open.append(
        OpenContainer(
          role: children.role, children: tree.children(of: index), list: list, scrollAxis: tree.scrollAxis(of: index)))
    }
  }
}

extension TreeWriter {
  /// Writes what a node is, with its name and its lengths.
  ///
  /// - Returns: Where its children stand, if they are listed.
  private func writeType(
    of node: LayoutTree.Node, _ said: (fractions: LengthFractions, leastAxes: Axis.Set), to container: ObjectWriter
  ) throws -> ChildList? {
    // A row of a grid is no layout, so it names no type.
    if case .gridRow(let options) = node.kind {
      GridRowFormat.write(options, to: container)
      container.encodeIfPresent(node.id, forKey: "id")
      return GridRowFormat.children
    }
    let format = try LayoutFormats.format(of: node)
    container.encode(format.documentType, forKey: "type")
    format.write(node, to: container)
    container.encodeIfPresent(node.id, forKey: "id")
    let unsaid = LayoutTree.Node(kind: node.kind)
    for (axis, key) in [(Axis.horizontal, "width" as DocumentKey), (.vertical, "height")] {
      if let part = said.fractions[axis] {
        container.encode(FractionText.text(part), forKey: key)
      } else if said.leastAxes.contains(Axis.Set(axis)) {
        container.encode(ContentLength.least.rawValue, forKey: key)
      } else if !format.saysLengths(of: node), node[axis] != unsaid[axis] {
        node[axis].write(forKey: key, to: container)
      }
    }
    return format.listsChildren(of: node) ? format.children : nil
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
