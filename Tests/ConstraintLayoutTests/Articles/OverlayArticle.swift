import ConstraintLayout

extension ArticleExample {
  static let overlay = ArticleExample(
    "Overlay",
    { print in
      // Article begins
      let icons = Stack(.row, spacing: 20) {
        Item("mail").frame(width: 60, height: 48).overlay(alignment: .topTrailing) {
          Item("badge").frame(width: 20, height: 20).offset(x: 6, y: -6)
        }
        Item("calls").frame(width: 60, height: 48)
      }
      let placement = try LayoutEngine().place(icons)
      for frame in placement.frames { print(frame.name, frame.rect) }
      for overflow in placement.diagnosis.overflows { print(overflow) }
      // Article ends
    },
    { print in
      // Article begins
      let week = Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Item("Monday").frame(height: 40)
          Item("Tuesday").frame(height: 40).overlay(alignment: .bottom) { Item("trip").frame(height: 12) }
          Item("Wednesday").frame(height: 40).overlay(alignment: .bottom) { Item("way back").frame(height: 12) }
        }
      }
      let days = try LayoutEngine().place(week, in: ProposedSize(width: 188))
      for name in ["trip", "way back"] { if let rect = days[name] { print(name, rect) } }
      // Article ends
    },
    { print in
      // Article begins
      let picture = Item("photo").frame(width: 200, height: 120).overlay(alignment: .bottomLeading) {
        Text("The harbour, seen from the lighthouse").padding(8)
      }
      let captioned = try LayoutEngine().place(picture)
      for frame in captioned.frames { print(frame.name, frame.rect) }
      // Article ends
    })
}
