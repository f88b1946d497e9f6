import ConstraintLayout

extension ArticleExample {
  static let manyLayouts = ArticleExample(
    "ManyLayouts",
    { print in
      // Article begins
      let names = ["Ada", "Grace", "Barbara"]
      let badges = names.map { name in
        Stack(.row, spacing: 10) {
          Item("picture").frame(width: 40, height: 40)
          Item(name).frame(minWidth: 12 * Double(name.count)).frame(height: 20)
        }
      }
      let placements = try await LayoutEngine().place(all: badges, in: ProposedSize(width: 150))
      for (name, placement) in zip(names, placements) { print(name, placement[name]?.width ?? 0) }
      // Article ends
    },
    { print in
      let (names, badges) = (Self.names, Self.badges)
      // Article begins
      do {
        print(try await LayoutEngine().place(all: badges, in: ProposedSize(width: 120)).count)
      } catch let error as LayoutError {
        print(error.place ?? "nowhere", error.code.rawValue)
      }
      for (name, result) in zip(names, try await LayoutEngine().place(each: badges, in: ProposedSize(width: 120))) {
        print(name, (try? result.get().size.width) ?? "does not fit")
      }
      // Article ends
    })

  /// What the first part is about, with which the second goes on.
  private static let names = ["Ada", "Grace", "Barbara"]
  private static let badges = names.map { name in
    LayoutTree(
      Stack(.row, spacing: 10) {
        Item("picture").frame(width: 40, height: 40)
        Item(name).frame(minWidth: 12 * Double(name.count)).frame(height: 20)
      })
  }
}
