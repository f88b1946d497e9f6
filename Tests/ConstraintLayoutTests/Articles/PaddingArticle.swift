import ConstraintLayout

extension ArticleExample {
  static let padding = ArticleExample("Padding") { print in
    // Article begins
    let card = Stack(.column, alignment: .leading, spacing: 6) {
      Item("title").frame(height: 20)
      Item("text").frame(height: 40).padding(.leading, 24)
      Item("button").frame(width: 60, height: 24)
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    let placement = try LayoutEngine().place(card, in: ProposedSize(width: 240))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
