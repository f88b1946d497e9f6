import ConstraintLayout

extension ArticleExample {
  static let background = ArticleExample("Background") { print in
    // Article begins
    let event = Stack(.column, alignment: .leading, spacing: 6) {
      Item("title").frame(width: 120, height: 20)
      Item("date").frame(width: 70, height: 14)
    }
    .padding(10)
    .background { Item("card") }
    let placement = try LayoutEngine().place(event)
    for frame in placement.framesBackToFront { print(frame.name, frame.rect) }
    // Article ends
  }
}
