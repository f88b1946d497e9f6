import ConstraintLayout

extension ArticleExample {
  static let balancedStack = ArticleExample("BalancedStack") { print in
    // Article begins
    let buttons = BalancedStack(.row, spacing: 10) {
      Item("cancel").frame(width: 70, height: 30)
      Item("save").frame(width: 50, height: 30)
      Item("save-as").frame(width: 90, height: 30)
    }
    let placement = try LayoutEngine().place(buttons)
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
