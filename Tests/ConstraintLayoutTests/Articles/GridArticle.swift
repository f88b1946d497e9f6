import ConstraintLayout

extension ArticleExample {
  static let grid = ArticleExample("Grid") { print in
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
  }
}
