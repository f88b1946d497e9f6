import ConstraintLayout

extension ArticleExample {
  static let relations = ArticleExample("Relations") { print in
    // Article begins
    let dialog = Stack(.column, alignment: .leading, spacing: 10) {
      Stack(.row, spacing: 10) {
        Item("picture").frame(height: 90)
        Item("text").frame(height: 90)
      }
      Stack(.row, spacing: 10) {
        Item("name").frame(width: 60, height: 20)
        Item("name-field").frame(height: 20)
      }
    }.constrain {
      9 * $0["picture"].width == 16 * $0["picture"].height
      ($0["name-field"].left == $0["text"].left).prioritized(.medium)
    }
    let limited = try dialog.constrain("text.width <= container.width / 2 @ weak")
    let placement = try LayoutEngine().place(limited, in: ProposedSize(width: 400))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
