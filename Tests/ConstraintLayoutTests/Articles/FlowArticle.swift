import ConstraintLayout

extension ArticleExample {
  static let flow = ArticleExample("Flow") { print in
    // Article begins
    let words = [
      ("swift", 70), ("layout", 90), ("engine", 100), ("linux", 80), ("programs", 120), ("constraints", 140),
    ]
    let flow = Flow(horizontalSpacing: 10, verticalSpacing: 10) {
      ForEach(words) { word, width in Item(word).frame(width: Double(width), height: 30) }
    }
    let placement = try LayoutEngine().place(flow, in: ProposedSize(width: 300, height: nil))
    for frame in placement.frames { print(frame.name, frame.rect) }
    // Article ends
  }
}
