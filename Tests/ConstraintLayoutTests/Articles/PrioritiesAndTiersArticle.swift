import ConstraintLayout

extension ArticleExample {
  static let prioritiesAndTiers = ArticleExample(
    "PrioritiesAndTiers",
    { print in
      // Article begins
      func row(_ first: Priority, _ second: Priority, _ third: Priority) throws -> [Double] {
        let row = Stack(.row, spacing: 0) {
          for id in ["a", "b", "c"] { Item(id).frame(minWidth: 40, minHeight: 20) }
        }.constrain {
          ($0["a"].width == 100).prioritized(first)
          ($0["b"].width == 100).prioritized(second)
          ($0["c"].width == 100).prioritized(third)
        }
        return try LayoutEngine().place(row, in: ProposedSize(width: 240)).frames.map(\.rect.width)
      }
      print(try row(.strong, .medium, .weak))
      print(try row(.weak, .medium, .strong))
      // Article ends
    },
    { print in
      // Article begins
      let items = ["a", "b", "c"].map { Item($0).frame(minWidth: 70, maxWidth: 100, minHeight: 20) }
      let fair = Stack(.row, spacing: 0) {
        for item in items { item.frame(idealWidth: 100) }
      }
      let summed = Stack(.row, spacing: 0) {
        for item in items { item }
      }.constrain {
        ($0["a"].width == 100).prioritized(.strong, weight: 2)
        ($0["b"].width == 100).prioritized(.strong)
        ($0["c"].width == 100).prioritized(.strong)
      }
      let size = ProposedSize(width: 240)
      print(try LayoutEngine().place(fair, in: size).frames.map(\.rect.width))
      print(try LayoutEngine().place(summed, in: size).frames.map(\.rect.width))
      // Article ends
    },
    { print in
      // Article begins
      let row = Stack(.row, spacing: 0) {
        Item("path").frame(minWidth: 0, idealWidth: 100, maxWidth: 100)
        Item("name").frame(width: 100)
      }.constrain { ($0["path"].width == $0["name"].width).prioritized(.medium) }
      for unmet in try LayoutEngine().unmetPreferences(of: row, in: ProposedSize(width: 160, height: 20)) {
        print("\(unmet.statement): missed by \(unmet.shortfall)")
        for blocking in unmet.blockingConstraints { print("-", blocking.statement) }
      }
      // Article ends
    })
}
