import ConstraintLayout

extension ArticleExample {
  static let ambiguousSpan = ArticleExample(
    "AmbiguousSpan",
    { print in
      // Article begins
      func cell(_ id: String) -> Item { Item(id).frame(width: 50, height: 50) }
      func wide(_ id: String) -> Item {
        Item(id).frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
      }
      let grid = Grid(horizontalSpacing: 20, verticalSpacing: 20) {
        GridRow {
          cell("green")
          wide("purple")
          for id in ["blue", "yellow"] { cell(id) }
        }
        GridRow {
          for id in ["red", "cyan"] { cell(id) }
          wide("orange")
          cell("pink")
        }
      }
      let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 400))
      print(placement.columns.map(\.length))
      // Article ends
    },
    { print in
      let placement = try LayoutEngine().place(Self.fiveColumns, in: ProposedSize(width: 400))
      // Article begins
      for open in placement.diagnosis.ambiguities {
        print("column \(open.track), \(open.kind.rawValue): \(open.lower) to \(open.upper)")
        print("\(open.decidedBy.rawValue) chose \(open.chosen); the cells are \(open.cells)")
      }
      // Article ends
    },
    { print in
      let grid = Self.fiveColumns
      let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 400))
      // Article begins
      for fix in placement.diagnosis.ambiguities.flatMap(\.fixes) {
        let fixed = try LayoutEngine().place(grid, in: ProposedSize(width: 400), applying: fix)
        print(fixed.diagnosis.status.rawValue, fixed.columns.map(\.length))
      }
      // Article ends
    },
    { print in
      // Article begins
      for rule in TieBreak.allCases {
        let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0, tieBreak: rule) {
          GridRow {
            Item("left").frame(width: 20, height: 20)
            Item("right").frame(width: 30, height: 20)
          }
          GridRow { Item("wide").frame(width: 100, height: 20).gridCellColumns(2) }
        }
        print(rule.rawValue, try LayoutEngine().place(grid).columns.map(\.length))
      }
      // Article ends
    })

  /// The grid of the first part, with which the others go on.
  private static var fiveColumns: some Layout {
    Grid(horizontalSpacing: 20, verticalSpacing: 20) {
      GridRow {
        cell("green")
        wide("purple")
        cell("blue")
        cell("yellow")
      }
      GridRow {
        cell("red")
        cell("cyan")
        wide("orange")
        cell("pink")
      }
    }
  }

  private static func cell(_ id: String) -> Item { Item(id).frame(width: 50, height: 50) }

  private static func wide(_ id: String) -> Item {
    Item(id).frame(height: 50).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
  }
}
