/// A choice among alternatives: one cell, in which the chosen one stands.
///
/// The others take no part in the layout.
struct ViewThatFitsGenerator {
  let tree: LayoutTree
  let node: Int
  /// The alternative that takes part, or -1; `nil` while all of them are being measured.
  let choice: Int?

  func lay(out container: inout Structure.Container, cells: inout Structure.CellList) {
    // A choice without alternatives has nothing to show.
    let alternatives = choice.map { $0 < 0 ? [] : [$0] } ?? Array(tree.children(of: node))
    container.columnCount = min(1, alternatives.count)
    container.rowCount = min(1, alternatives.count)
    container.isChoice = choice == nil
    for alternative in alternatives {
      cells.append(.init(node: alternative, columns: 0..<1, rows: 0..<1, anchor: .topLeading, unsizedAxes: []))
    }
  }
}
