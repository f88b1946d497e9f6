import ConstraintLayout

extension ArticleExample {
  static let scroll = ArticleExample("Scroll") { print in
    // Article begins
    let mail = Stack(.column, spacing: 0) {
      Item("title").frame(height: 32)
      Scroll(.vertical) {
        Stack(.column, spacing: 4) {
          ForEach(["first", "second", "third"]) { Item($0).frame(height: 48) }
        }
      }
      .id("mails")
      Item("bar").frame(height: 32)
    }
    let placement = try LayoutEngine().place(mail, in: ProposedSize(width: 240, height: 160))
    for frame in placement.frames { print(frame.name, frame.rect) }
    if let geometry = placement.node("mails")?.scrollGeometry {
      print(geometry.contentSize.height, "high, of which one sees", geometry.visibleRect)
    }
    // Article ends
  }
}
