import ConstraintLayout

extension ArticleExample {
  static let frame = ArticleExample("Frame") { print in
    // Article begins
    let dialog = Stack(.column, alignment: .leading, spacing: 8) {
      Item("title").frame(width: 120, height: 20).frame(height: 48, alignment: .leading).id("row")
      Stack(.row, spacing: 8) {
        Item("cancel").frame(width: 60, height: 24)
        Item("ok").frame(width: 40, height: 24)
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing).id("bar")
    }
    let placement = try LayoutEngine().place(dialog, in: ProposedSize(width: 240))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
