internal import LayoutGeometry

/// Padding: one cell, inset from the edges of the container.
struct PaddingGenerator {
  let tree: LayoutTree
  let node: Int
  let options: PaddingOptions

  /// - Parameter isFilled: Whether the container has to take all of the cell that it stands in, and so its child too.
  func lay(
    out container: inout Structure.Container, cells: inout Structure.CellList, defaultSpacing: Double, isFilled: Bool
  ) {
    container.columnCount = 1
    container.rowCount = 1
    container.insets = options.insets(defaultSpacing: defaultSpacing)
    container.isPadding = true
    container.fillsCells = isFilled
    for child in tree.children(of: node) {
      // What is in the padding is its whole content: where a frame makes it wider, it stands in the middle.
      cells.append(.init(node: child, columns: 0..<1, rows: 0..<1, anchor: .center, unsizedAxes: []))
    }
  }
}
