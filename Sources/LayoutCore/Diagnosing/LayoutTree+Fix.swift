internal import LayoutGeometry

extension LayoutTree {
  /// Whether a fix can be applied: what it names is there, and of the right kind.
  package func accepts(_ edit: Fix.Edit) -> Bool {
    switch edit {
    case .propose: return true
    case .sizeCell(let node, _, _): return nodes.indices.contains(node) && !nodes[node].isGridRow
    case .addSizingRow(let grid, _, _), .addSizingColumn(let grid, _, _):
      guard nodes.indices.contains(grid), case .grid = nodes[grid].kind, !hasExplicitCells(grid) else { return false }
      return true
    case .addConstraint(let carrier, _): return nodes.indices.contains(carrier) && !nodes[carrier].isGridRow
    case .position(let node, _, _): return nodes.indices.contains(node) && !nodes[node].isGridRow
    case .several(let steps):
      var tree = self
      for step in steps {
        guard tree.accepts(step.edit) else { return false }
        tree = tree.applying(step.edit)
      }
      return true
    }
  }

  /// The tree with a fix applied.
  ///
  /// A fix that changes the proposal leaves the tree as it is.
  package func applying(_ edit: Fix.Edit) -> LayoutTree {
    switch edit {
    case .addSizingRow(let container, let columns, _): addingSizingRow(to: container, columns)
    case .addSizingColumn(let container, let rows, _): addingSizingColumn(to: container, rows)
    case .sizeCell(let node, let axis, let length): sizing(node, axis, length)
    case .propose: self
    case .addConstraint(let carrier, let relation): adding(relation, to: carrier)
    case .position(let node, let axis, let centre): positioning(node, axis, centre)
    case .several(let steps): steps.reduce(self) { $0.applying($1.edit) }
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

  private func adding(_ relation: LayoutRelation, to carrier: Int) -> LayoutTree {
    var tree = self
    tree.add([relation], to: carrier)
    return tree
  }

  private func positioning(_ node: Int, _ axis: Axis, _ centre: Double) -> LayoutTree {
    var tree = self
    tree.update(node) { $0.position[axis] = centre }
    return tree
  }

  private func addingSizingRow(to container: Int, _ columns: [Fix.SizedTrack]) -> LayoutTree {
    let items = SizingItems(of: self, container: container)
    var row = LayoutTree()
    row.append(Node(kind: .gridRow(GridRowOptions(alignment: nil)))) { row in
      var column = 0
      for sized in columns {
        if sized.track > column { row.append(leaf: items.gap("gap-\(column)", columns: sized.track - column)) }
        row.append(leaf: items.item("column-\(sized.track)", width: sized.length, height: 0))
        column = sized.track + 1
      }
    }
    var tree = self
    // What ended with the grid until now must not reach into the new row.
    for (node, rows) in clippedCells(ofGrid: container) { tree.update(node) { $0.cell.rows = rows } }
    tree.insert(row, at: nodes[container].end, inside: container)
    return tree
  }

  private func addingSizingColumn(to container: Int, _ rows: [Fix.SizedTrack]) -> LayoutTree {
    let items = SizingItems(of: self, container: container)
    let lengths = Dictionary(rows.map { ($0.track, $0.length) }) { first, _ in first }
    var columnCount = 0
    flow(ofGrid: container) { columnCount = $1.columnCount }
    var leaves: [Int: [Node]] = [:]
    flow(ofGrid: container) { step, flow in
      guard case .rowEnd(let row) = step, let length = lengths[flow.row] else { return }
      // Cells that take what is free in the row push the sizing item into the new column.
      leaves[row] = flow.freeRuns(upTo: columnCount).map { run in
        items.gap("gap-\(flow.row)-\(run.lowerBound)", columns: run.count)
      }
      leaves[row]?.append(items.item("row-\(flow.row)", width: 0, height: length))
    }
    var tree = self
    tree.append(leaves: leaves)
    return tree
  }
}

/// Makes the items of sizing rows and columns, with ids that no other node has.
private struct SizingItems {
  private let container: Int
  private let taken: Set<String>

  init(of tree: LayoutTree, container: Int) {
    self.container = container
    taken = Set(tree.nodes.compactMap(\.id))
  }

  func item(_ name: String, width: Double, height: Double) -> LayoutTree.Node {
    var id = "sizing-\(container)-\(name)"
    while taken.contains(id) { id += "'" }
    var node = LayoutTree.Node(kind: .item, id: id)
    node.width = .fixed(width)
    node.height = .fixed(height)
    return node
  }

  /// An item that takes cells and asks for nothing.
  func gap(_ name: String, columns: Int) -> LayoutTree.Node {
    var node = item(name, width: 0, height: 0)
    node.cell.unsizedAxes = .all
    if columns > 1 { node.cell.columns = columns }
    return node
  }
}
