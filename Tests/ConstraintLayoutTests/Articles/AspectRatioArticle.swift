import ConstraintLayout

extension ArticleExample {
  static let aspectRatio = ArticleExample("AspectRatio") { print in
    // Article begins
    let row = Stack(.row, spacing: 10) {
      Item("photo").aspectRatio(1.5, contentMode: .fit)
      Stack(.column, spacing: 10) {
        Item("title").frame(height: 30)
        Item("text")
      }
    }
    for height in [120.0, 400] {
      let placement = try LayoutEngine().place(row, in: ProposedSize(width: 400, height: height))
      for frame in placement.frames { print(frame.name, frame.rect) }
    }
    // Article ends
  }
}
