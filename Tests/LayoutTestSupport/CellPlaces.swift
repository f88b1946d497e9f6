package import LayoutCore

/// Where the cells of a grid stand, found the slow and plain way: every column of every row that is taken is written down.
///
/// CSS Grid Layout Module Level 1, 8.5, in rows and sparse, step by step.
package struct CellPlaces {
  /// A cell, and the tracks that it covers; no column where it stands across all of them.
  package struct Place {
    package let node: Int
    package var columns: Range<Int>
    package var rows: Range<Int>
  }

  private struct Spot: Hashable {
    let column: Int
    let row: Int
  }

  package private(set) var places: [Place] = []
  package private(set) var columnCount = 0
  package private(set) var rowCount = 0
  /// Whether no cell without a place meets a child across all columns, and no number counts too far back.
  package private(set) var isSound = true
  private var taken: Set<Spot> = []
  private var across: Set<Int> = []
  private var ends: [Int: Int] = [:]
  private var cursor = Spot(column: 0, row: 0)

  package init(_ tree: LayoutTree, grid: Int) {
    var cells: [(node: Int, written: Int?)] = []
    var written = 0
    for child in tree.children(of: grid) {
      let said = tree.nodes[child].gridPosition
      if case .gridRow = tree.nodes[child].kind {
        cells += tree.children(of: child).map { ($0, written) }
      } else if said.isGiven {
        cells.append((child, nil))
        continue
      } else {
        places.append(Place(node: child, columns: 0..<0, rows: written..<(written + 1)))
        across.insert(written)
        columnCount = 1
      }
      written += 1
    }
    rowCount = written
    let negative = cells.filter { isNegative(tree.nodes[$0.node].gridPosition) }
    place(cells.filter { !isNegative(tree.nodes[$0.node].gridPosition) }, (0, 0), tree)
    place(negative, (columnCount, rowCount), tree)
    let clipped = Set(cells.filter { $0.written != nil && tree.nodes[$0.node].gridPosition.row == nil }.map(\.node))
    for index in places.indices where clipped.contains(places[index].node) {
      places[index].rows = places[index].rows.clamped(to: 0..<rowCount)
    }
    places.sort { $0.node < $1.node }
  }

  private func isNegative(_ said: GridPosition) -> Bool { (said.column ?? 0) < 0 || (said.row ?? 0) < 0 }

  private mutating func place(
    _ cells: [(node: Int, written: Int?)], _ counts: (columns: Int, rows: Int), _ tree: LayoutTree
  ) {
    func column(_ node: Int) -> Int? { tree.nodes[node].gridPosition.column.map { $0 < 0 ? $0 + counts.columns : $0 } }
    func row(_ node: Int) -> Int? { tree.nodes[node].gridPosition.row.map { $0 < 0 ? $0 + counts.rows : $0 } }
    isSound = isSound && cells.allSatisfy { (column($0.node) ?? 0) >= 0 && (row($0.node) ?? 0) >= 0 }
    guard isSound else { return }
    for (node, written) in cells {
      guard let column = column(node), let row = row(node) ?? written else { continue }
      put(node, column, row, tree, isClipped: tree.nodes[node].gridPosition.row == nil)
    }
    for (node, written) in cells where column(node) == nil {
      guard let row = row(node) ?? written else { continue }
      var column = ends[row] ?? 0
      while meets(node, column, row, tree) { column += 1 }
      isSound = isSound && across.isDisjoint(with: row..<(row + (tree.nodes[node].rows ?? 1)))
      ends[row] = column + (tree.nodes[node].columns ?? 1)
      put(node, column, row, tree, isClipped: tree.nodes[node].gridPosition.row == nil)
    }
    for (node, written) in cells where row(node) == nil && written == nil {
      guard let column = column(node) else { continue }
      var row = cursor.row + (column < cursor.column ? 1 : 0)
      while meets(node, column, row, tree) || !across.isDisjoint(with: row..<(row + (tree.nodes[node].rows ?? 1))) {
        row += 1
      }
      cursor = Spot(column: column, row: row)
      put(node, column, row, tree, isClipped: false)
    }
  }

  private func spots(_ node: Int, _ column: Int, _ row: Int, _ tree: LayoutTree) -> [Spot] {
    (column..<(column + (tree.nodes[node].columns ?? 1))).flatMap { column in
      (row..<(row + (tree.nodes[node].rows ?? 1))).map { Spot(column: column, row: $0) }
    }
  }

  private func meets(_ node: Int, _ column: Int, _ row: Int, _ tree: LayoutTree) -> Bool {
    spots(node, column, row, tree).contains { taken.contains($0) }
  }

  private mutating func put(_ node: Int, _ column: Int, _ row: Int, _ tree: LayoutTree, isClipped: Bool) {
    taken.formUnion(spots(node, column, row, tree))
    let columns = column..<(column + (tree.nodes[node].columns ?? 1))
    let rows = row..<(row + (tree.nodes[node].rows ?? 1))
    places.append(Place(node: node, columns: columns, rows: rows))
    columnCount = max(columnCount, columns.upperBound)
    if !isClipped { rowCount = max(rowCount, rows.upperBound) }
  }
}
