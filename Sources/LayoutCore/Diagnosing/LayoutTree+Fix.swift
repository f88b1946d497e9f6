internal import LayoutGeometry

extension LayoutTree {
  /// Whether a fix can be applied: what it names is there, and of the right kind.
  package func accepts(_ edit: Fix.Edit) -> Bool {
    switch edit {
    case .propose: return true
    case .sizeCell(let node, _, _): return nodes.indices.contains(node) && !nodes[node].isGridRow
    case .addSizingRow(let grid, _, _), .addSizingColumn(let grid, _, _):
      guard nodes.indices.contains(grid), case .grid = nodes[grid].kind else { return false }
      return true
    case .addConstraint(let carrier, _): return nodes.indices.contains(carrier) && !nodes[carrier].isGridRow
    case .position(let node, _, _), .setLength(let node, _, _), .removeLimit(let node, _, _), .allowOverflow(let node),
      .removePosition(let node, _), .setSpacing(let node, _, _):
      return nodes.indices.contains(node) && !nodes[node].isGridRow
    case .setPadding(let node, _, _, _):
      guard nodes.indices.contains(node), case .padding = nodes[node].kind else { return false }
      return true
    case .removeConstraint(let index): return relations.indices.contains(index)
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
    case .setLength(let node, let axis, let length): changing(node) { $0[axis] = .fixed(length) }
    case .removeLimit(let node, let axis, .minimum): changing(node) { $0[axis].minimum = nil }
    case .removeLimit(let node, let axis, .maximum): changing(node) { $0[axis].maximum = nil }
    case .allowOverflow(let node): changing(node) { $0.overflow = .visible }
    case .removeConstraint(let index): removing(relation: index)
    case .removePosition(let node, let axis): changing(node) { $0.position[axis] = nil }
    case .setSpacing(let node, let axis, let length):
      changing(node) { $0.kind = $0.kind.spaced(length, axis) ?? $0.kind }
    case .setPadding(let node, let axis, let before, let after):
      changing(node) { $0.kind = $0.kind.padded(before, after, axis) }
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
    changing(node) { $0.position[axis] = centre }
  }

  private func changing(_ node: Int, _ change: (inout Node) -> Void) -> LayoutTree {
    var tree = self
    tree.update(node, change)
    return tree
  }

  private func removing(relation index: Int) -> LayoutTree {
    var tree = self
    tree.relations.remove(at: index)
    return tree
  }
}

extension LayoutTree.Kind {
  /// The same kind with other padding along an axis.
  fileprivate func padded(_ before: Double, _ after: Double, _ axis: Axis) -> LayoutTree.Kind {
    guard case .padding(var options) = self else { return self }
    if axis == .horizontal {
      (options.leading, options.trailing) = (before, after)
    } else {
      (options.top, options.bottom) = (before, after)
    }
    return .padding(options)
  }
}
