import ConstraintLayout

extension ArticleExample {
  static let responsive = ArticleExample("Responsive") { print in
    // Article begins
    let bar = ViewThatFits(in: .horizontal) {
      Stack(.row, spacing: 10) {
        Item("logo").frame(width: 60, height: 30)
        Item("search").frame(minWidth: 120, maxWidth: 400).frame(height: 30)
        Item("menu").frame(minWidth: 40, maxWidth: 200).frame(height: 30)
      }
      Item("small").frame(height: 30)
    }

    let layout = try LayoutEngine().responsive(bar, width: 100...800)
    for breakpoint in layout.breakpoints {
      print(breakpoint.position, breakpoint.changes.map { "\($0.kind.rawValue): \($0.text)" })
    }
    for width in [239.0, 240, 400, 800] {
      print(width, try layout.placement(atWidth: width).frames.map { "\($0.name) \($0.rect.x) \($0.rect.width)" })
    }
    // Article ends
  }
}
