package import LayoutCore

extension LayoutTree {
  /// The tree in which cells of grids say where they stand, some as they would flow and some elsewhere.
  ///
  /// - Parameters:
  ///   - random: Chooses which.
  ///   - chance: How many of the grids.
  package func placingCells(using random: inout SeededGenerator, chance: Double = 0.3) -> LayoutTree {
    var tree = self
    for grid in nodes.indices {
      guard case .grid = nodes[grid].kind, random.chance(chance) else { continue }
      let changed = tree.placingCells(ofGrid: grid, using: &random)
      // What flows must not meet a child across all columns.
      if CellPlaces(changed, grid: grid).isSound { tree = changed }
    }
    return tree
  }

  private func placingCells(ofGrid grid: Int, using random: inout SeededGenerator) -> LayoutTree {
    let flowing = CellPlaces(self, grid: grid)
    var tree = self
    for place in flowing.places where random.chance(0.4) {
      var said = GridPosition(column: place.columns.first ?? 0, row: place.rows.lowerBound)
      if random.chance(0.3) { said.column = Int.random(in: -1...4, using: &random) }
      if random.chance(0.3) { said.row = Int.random(in: -1...4, using: &random) }
      if random.chance(0.3) { said.column = nil } else if random.chance(0.3) { said.row = nil }
      // Outside of rows, what says no column takes its row for itself.
      tree.update(place.node) { $0.gridPosition = said }
    }
    return tree
  }

  /// The tree in which every cell of every grid that is not across all columns says where it flows to.
  ///
  /// Rows lose their alignment, which does not hold for cells that say their row.
  package var withWrittenPlaces: LayoutTree {
    var tree = self
    for grid in nodes.indices {
      guard case .grid = nodes[grid].kind else { continue }
      let flowing = CellPlaces(self, grid: grid)
      for place in flowing.places where !place.columns.isEmpty {
        let said = GridPosition(column: place.columns.lowerBound, row: place.rows.lowerBound)
        tree.update(place.node) { node in
          node.gridPosition = said
          // It says its row now, so it does not end with the last one.
          if node.rows != nil { node.rows = place.rows.count }
        }
      }
    }
    return tree
  }
}
