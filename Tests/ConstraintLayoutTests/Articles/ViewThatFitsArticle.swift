import ConstraintLayout

extension ArticleExample {
  static let viewThatFits = ArticleExample("ViewThatFits") { print in
    // Article begins
    let buttons = ViewThatFits {
      BalancedStack(.row, spacing: 10) {
        Item("cancel").frame(width: 70, height: 30)
        Item("save").frame(width: 50, height: 30)
      }
      BalancedStack(.column, spacing: 10) {
        Item("upper-cancel").frame(width: 70, height: 30)
        Item("lower-save").frame(width: 50, height: 30)
      }
    }
    for width in [200.0, 100] {
      let placement = try LayoutEngine().place(buttons, in: ProposedSize(width: width))
      for frame in placement.frames { print(frame.name, frame.rect) }
    }
    // Article ends
  }
}
