import ConstraintLayout

extension ArticleExample {
  static let stack = ArticleExample(
    "Stack",
    { print in
      // Article begins
      let bar = Stack(.row, spacing: 10) {
        Item("back").frame(width: 60, height: 30)
        Item("title").frame(height: 20)
        Item("menu").frame(width: 40, height: 30)
      }
      let placement = try LayoutEngine().place(bar, in: ProposedSize(width: 300))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let mail = Stack(.row, spacing: 10) {
        Item("list").frame(minWidth: 80)
        Item("message").stretch(3)
        Item("notes").stretch(2)
      }
      for width in [320.0, 620] {
        let placement = try LayoutEngine().place(mail, in: ProposedSize(width: width, height: 60))
        print(placement.frames.map(\.rect.width))
      }
      // Article ends
    })
}
