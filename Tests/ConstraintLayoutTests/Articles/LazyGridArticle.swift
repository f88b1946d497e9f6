import ConstraintLayout

extension ArticleExample {
  static let lazyGrid = ArticleExample("LazyGrid") { print in
    // Article begins
    let pictures = LazyGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
      ForEach(["a", "b", "c", "d", "e"]) { Item($0).frame(height: 60) }
    }
    let placement = try LayoutEngine().place(pictures, in: ProposedSize(width: 280))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
