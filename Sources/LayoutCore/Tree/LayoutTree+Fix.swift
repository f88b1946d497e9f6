internal import LayoutGeometry

extension LayoutTree {
  /// The tree with a fix applied.
  ///
  /// A fix that changes the proposal leaves the tree as it is.
  package func applying(_ edit: Fix.Edit) -> LayoutTree {
    switch edit {
    case .addSizingRow(let container, let columns, _): addingSizingRow(to: container, columns)
    case .sizeCell(let node, let axis, let length): sizing(node, axis, length)
    case .propose: self
    }
  }

  private func sizing(_ node: Int, _ axis: Axis, _ length: Double) -> LayoutTree {
    var tree = self
    tree.update(node) {
      $0[axis] = .fixed(length)
      $0.cell.unsizedAxes.remove(Axis.Set(axis))
    }
    return tree
  }

  private func addingSizingRow(to container: Int, _ columns: [Fix.SizedTrack]) -> LayoutTree {
    var row = LayoutTree()
    row.append(Node(kind: .gridRow(GridRowOptions(alignment: nil)))) { row in
      var column = 0
      for sized in columns {
        if sized.track > column {
          row.append(leaf: sizingItem("gap", column, in: container, unsized: .all, columns: sized.track - column))
        }
        row.append(leaf: sizingItem("column", sized.track, in: container, width: sized.length))
        column = sized.track + 1
      }
    }
    var tree = self
    tree.insert(row, at: nodes[container].end, inside: container)
    return tree
  }

  /// An item of a sizing row, with an id that no other node has.
  private func sizingItem(
    _ kind: String, _ column: Int, in container: Int, width: Double? = nil, unsized: Axis.Set = [], columns: Int = 1
  ) -> Node {
    var id = "sizing-\(kind)-\(container)-\(column)"
    while nodes.contains(where: { $0.id == id }) { id += "'" }
    var node = Node(kind: .item, id: id)
    if let width { node.width = .fixed(width) }
    node.height = .fixed(0)
    node.cell.unsizedAxes = unsized
    if columns > 1 { node.cell.columns = columns }
    return node
  }
}
