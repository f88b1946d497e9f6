import ConstraintLayout

extension ArticleExample {
  static let compositeLayout = ArticleExample("CompositeLayout") { print in
    // Article begins
    struct Field: CompositeLayout {
      let name: String
      var height = 24.0

      var body: some Layout {
        GridRow(alignment: .top) {
          Item(name).frame(width: 60, height: 24)
          Item("\(name) field").frame(height: height)
        }
      }
    }

    let form = Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      Field(name: "name")
      Field(name: "notes", height: 48)
    }
    let placement = try LayoutEngine().place(form, in: ProposedSize(width: 200))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
