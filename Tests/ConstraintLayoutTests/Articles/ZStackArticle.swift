import ConstraintLayout

extension ArticleExample {
  static let zStack = ArticleExample("ZStack") { print in
    // Article begins
    let player = ZStack(alignment: .bottomTrailing) {
      Item("photo").frame(width: 200, height: 120)
      Item("bar").frame(height: 32)
      Item("play").frame(width: 48, height: 24).padding(EdgeInsets(bottom: 4, trailing: 8))
    }
    let placement = try LayoutEngine().place(player)
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
