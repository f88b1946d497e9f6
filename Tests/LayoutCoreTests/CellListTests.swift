import LayoutGeometry
import Testing

@testable import LayoutCore

/// Cells are read as they were put in.
struct CellListTests {
  @Test func aCellKeepsAllOfItsParts() {
    var cells = Structure.CellList()
    let parts = [0, -0.0, 0.5, 1, 0.25, -3, 2]
    let anchors = parts.flatMap { x in parts.map { UnitPoint(x: x, y: $0) } }
    let axes: [Axis.Set] = [[], .horizontal, .vertical, .all]
    for (index, anchor) in anchors.enumerated() {
      cells.append(
        .init(
          node: index, columns: index..<(index + 2), rows: (3 * index)..<(3 * index + 1), anchor: anchor,
          unsizedAxes: axes[index % 4]))
    }
    #expect(cells.count == anchors.count)
    for (index, anchor) in anchors.enumerated() {
      let cell = cells[index]
      #expect(cell.node == index && cell.columns == index..<(index + 2) && cell.rows == (3 * index)..<(3 * index + 1))
      #expect(cell.anchor.x.bitPattern == anchor.x.bitPattern && cell.anchor.y.bitPattern == anchor.y.bitPattern)
      #expect(cell.unsizedAxes == axes[index % 4])
    }
  }

  @Test(arguments: [TextBaseline?.none, .first, .last])
  func aCellKeepsItsBaselineWhenItIsChanged(baseline: TextBaseline?) {
    var cells = Structure.CellList()
    cells.append(.init(node: 1, columns: 0..<0, rows: 2..<3, anchor: .center, unsizedAxes: []))
    cells[0].lineUp(by: baseline)
    cells[0].columns = 0..<4
    cells[0].anchor.x = 0.75
    #expect(cells[0].baseline == baseline && cells[0].columns == 0..<4 && cells[0].anchor == UnitPoint(x: 0.75, y: 0.5))
  }
}
