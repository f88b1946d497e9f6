internal import LayoutCore
internal import LayoutGeometry

extension Samples {
  /// A root stack with texts, or other items, at these places.
  static func texts(
    _ layouts: [any Layout], at rects: [Rect], exactly exactRects: [Rect]? = nil,
    layoutDirection: LayoutDirection = .leftToRight
  ) -> Placement {
    // Between 500 and 1000 points nothing is scaled.
    let whole = Rect(x: 0, y: 0, width: 800, height: 400)
    var tree = LayoutTree()
    tree.append(LayoutTree.Node(kind: .stack(StackOptions(axis: .column, alignment: .leading, spacing: 0)))) { tree in
      for layout in layouts { layout.append(to: &tree) }
    }
    let container = Placement.Container(
      in: tree, rect: whole, columns: [], rows: [], isGrid: false, depth: 0, node: 0)
    return Placement(
      size: whole.size, diagnosis: Diagnosis(), containers: [container], tree: tree, rects: [whole] + rects,
      exactRects: exactRects.map { [whole] + $0 }, layoutDirection: layoutDirection)
  }
}
