import ConstraintLayout

extension ArticleExample {
  static let grid = ArticleExample(
    "Grid",
    { print in
      // Article begins
      let form = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
        GridRow {
          Item("name").frame(width: 60, height: 20).gridColumnAlignment(.trailing)
          Item("name-field").frame(width: 120, height: 20)
        }
        GridRow {
          Item("address").frame(width: 80, height: 20)
          Item("address-field").frame(height: 60)
        }
        Item("line").frame(height: 2).gridCellUnsizedAxes(.horizontal)
      }
      let placement = try LayoutEngine().place(form, in: ProposedSize(width: 300))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let page = Grid(
        columns: [.flexible()], rows: [.fixed(40), .fit, .fit, .fixed(24)], horizontalSpacing: 4, verticalSpacing: 4
      ) {
        Item("header").gridCell(column: 0, row: 0).gridCellColumns(12)
        Item("account").frame(width: 20, height: 20).gridCell(column: -1, row: 0)
        Item("sidebar").gridCell(column: 0, row: 1).gridCellColumns(3).gridCellRows(2)
        Item("main").frame(height: 120).gridCell(column: 3, row: 1).gridCellColumns(9)
        GridRow {
          Item("first").frame(height: 60)
          Item("second").frame(height: 60)
          Item("third").frame(height: 60)
        }
        .gridCell(row: 2).gridCellColumns(3)
        Item("footer").gridCell(column: 0, row: -1).gridCellColumns(12)
      }
      let wide = try LayoutEngine().place(page, in: ProposedSize(width: 572))
      for frame in wide.frames { print(frame.name, frame.rect) }
      // Article ends
    })
}
