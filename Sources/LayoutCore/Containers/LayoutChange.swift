internal import LayoutGeometry

/// What a modifier changes about a node.
///
/// On a row of a grid it changes each cell that has not said the same thing itself; elsewhere the last modifier wins.
enum LayoutChange: Hashable, Sendable {
  case frame(width: LengthLimits, height: LengthLimits)
  case gridCell(GridPosition)
  case columns(Int)
  case rows(Int)
  case unsizedAxes(Axis.Set)
  case columnAlignment(HorizontalAlignment)
  case anchor(UnitPoint)
  case alignedInCell(Alignment)
  case preferredSpacing(Double, Edge.Set)
  case offset(Point)
  case position(CenterPosition)
  case measured(MeasuredContent)
  case layoutPriority(Double)
  case stretch(Double)
  case fixedSize(Axis.Set)
  case baselines(first: Double?, last: Double?)
  case overflow(OverflowHandling)
  case layoutDirection(LayoutDirection)
  case id(String)
  case tag(NodeTag)
  case textAlignment(HorizontalAlignment)

  /// Whether it is for all that is in a layout, too.
  var reachesInside: Bool { if case .textAlignment = self { true } else { false } }

  func apply(to node: inout LayoutTree.Node) {
    switch self {
    case .frame(let width, let height):
      node.width = node.width.updated(by: width)
      node.height = node.height.updated(by: height)
    case .gridCell(let position): node.updateGridPosition(position)
    case .columns(let count): node.columns = count
    case .rows(let count): node.rows = count
    case .unsizedAxes(let axes): node.unsizedAxes.formUnion(axes)
    case .columnAlignment(let alignment): node.columnAlignment = alignment
    case .anchor(let anchor): node.anchor = anchor
    case .alignedInCell(let alignment): node.alignedInCell = alignment
    case .preferredSpacing(let length, let edges): node.preferredSpacing.set(length, edges)
    case .layoutPriority(let priority): node.layoutPriority = priority
    case .stretch(let factor): node.stretch = factor
    case .fixedSize(let axes): node.saidFixedAxes.formUnion(axes)
    case .offset(let offset):
      node.offset.x += offset.x
      node.offset.y += offset.y
    case .position(let position): node.position = node.position.updated(by: position)
    case .measured(let content): node.measured = content
    case .overflow(let overflow): node.overflow = overflow
    case .layoutDirection(let direction): node.layoutDirection = direction
    case .id(let id): node.id = id
    case .tag(let tag): node.tag = tag
    case .textAlignment(let alignment):
      if node.text != nil, node.text?.alignment == nil { node.text?.alignment = alignment }
    case .baselines(let first, let last):
      // Where only one is said, there is one line.
      guard let only = first ?? last else { return }
      node.baselines = Baselines(
        first: first ?? node.baselines?.first ?? only, last: last ?? node.baselines?.last ?? only)
    }
  }

  /// Applies a row's word to one of its cells.
  func applyFromRow(to node: inout LayoutTree.Node) {
    switch self {
    case .frame(let width, let height):
      if !node.width.isGiven { node.width = width }
      if !node.height.isGiven { node.height = height }
    case .gridCell(let position): node.gridPosition = position.updated(by: node.gridPosition)
    case .columns: if node.columns == nil { apply(to: &node) }
    case .rows: if node.rows == nil { apply(to: &node) }
    case .columnAlignment: if node.columnAlignment == nil { apply(to: &node) }
    case .layoutPriority: if node.layoutPriority == 0 { apply(to: &node) }
    case .stretch: if node.stretch == 1 { apply(to: &node) }
    case .anchor: if node.anchor == nil { apply(to: &node) }
    case .alignedInCell: if node.alignedInCell == nil { apply(to: &node) }
    case .baselines: if node.baselines == nil { apply(to: &node) }
    case .overflow: if node.overflow == nil { apply(to: &node) }
    case .layoutDirection: if node.layoutDirection == nil { apply(to: &node) }
    case .tag: if node.tag == nil { apply(to: &node) }
    case .unsizedAxes, .preferredSpacing, .offset, .position, .measured, .fixedSize, .id, .textAlignment:
      apply(to: &node)
    }
  }
}

/// A layout with a change applied to it.
public struct ModifiedLayout<Content: Layout>: BuiltLayout, CustomStringConvertible {
  @usableFromInline let content: Content
  let change: LayoutChange

  /// Appends the changed layout to a tree.
  @inlinable package func appendNodes(to tree: inout LayoutTree) {
    let first = tree.count
    content.append(to: &tree)
    apply(from: first, in: &tree)
  }

  /// Changes everything that was appended from a node on.
  @usableFromInline func apply(from first: Int, in tree: inout LayoutTree) {
    var next = first
    if change.reachesInside {
      for node in next..<tree.nodes.count { tree.update(node, change.apply) }
      return
    }
    // A modifier on several layouts at once (a `ForEach`, a group) changes each of them.
    while next < tree.nodes.count {
      if case .gridRow = tree.nodes[next].kind {
        for cell in tree.children(of: next) { tree.update(cell, change.applyFromRow) }
      } else if case .frame(let width, let height) = change {
        tree.frame(next, width: width, height: height)
      } else {
        tree.update(next, change.apply)
      }
      next = tree.nodes[next].end
    }
  }
}
