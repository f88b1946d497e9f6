import ConstraintLayout

extension ArticleExample {
  static let frame = ArticleExample(
    "Frame",
    { print in
      // Article begins
      let dialog = Stack(.column, alignment: .leading, spacing: 8) {
        Item("title").frame(width: 120, height: 20).frame(height: 48, alignment: .leading).id("row")
        Stack(.row, spacing: 8) {
          Item("cancel").frame(width: 60, height: 24)
          Item("ok").frame(width: 40, height: 24)
        }
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .trailing).id("bar")
      }
      let placement = try LayoutEngine().place(dialog, in: ProposedSize(width: 240))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let page = Stack(.row, spacing: 10) {
        Item("menu").frame(width: .fraction(0.25))
        Item("text")
        Item("notes").frame(width: .fraction(0.2), height: .fraction(0.5))
      }
      .id("page")
      for size in [ProposedSize(width: 400, height: 80), ProposedSize(width: 200, height: 80)] {
        let placement = try LayoutEngine().place(page, in: size)
        print(placement.frames.map(\.rect.width))
      }
      let halves = Stack(.row, spacing: 10) {
        Item("left").frame(width: .fraction(0.5))
        Item("right").frame(width: .fraction(0.5))
      }
      .id("halves")
      for conflict in try LayoutEngine().diagnose(halves, in: ProposedSize(width: 400, height: 80)).conflicts {
        for member in conflict.members { print(member.statement) }
        for fix in conflict.fixes { print("-", fix.text) }
      }
      // Article ends
    })
}
