import ConstraintLayout

extension ArticleExample {
  static let sessions = ArticleExample(
    "Sessions",
    { print in
      // Article begins
      let form = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Item("name").frame(width: 40, height: 20)
          Item("name-field").frame(minWidth: 60).frame(height: 20)
        }
      }
      var session = try LayoutEngine().session(for: form, in: ProposedSize(width: 200))
      print(session["name-field"]?.width ?? 0)

      try session.apply(.propose(ProposedSize(width: 260)))
      print(session["name-field"]?.width ?? 0)

      try session.apply(
        .insert(
          GridRow {
            Item("address").frame(width: 70, height: 20)
            Item("address-field").frame(height: 20)
          }, after: "name-field"))
      for frame in session.changedFrames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      var session = try LayoutEngine().session(
        for: Stack(.row, spacing: 0) {
          Item("list").frame(width: 60, height: 100)
          Item("page").frame(minWidth: 100)
        }, in: ProposedSize(width: 200, height: 100))
      do {
        try session.apply(.resize("list", width: 150))
      } catch let error as LayoutError {
        print(error.code.rawValue, session["list"]?.width ?? 0)
      }
      try session.apply(.resize("list", width: 150), .propose(ProposedSize(width: 300, height: 100)))
      print(session["list"]?.width ?? 0, session["page"]?.width ?? 0)
      // Article ends
    })
}
