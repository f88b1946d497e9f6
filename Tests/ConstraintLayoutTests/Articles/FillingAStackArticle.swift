import ConstraintLayout

extension ArticleExample {
  static let fillingAStack = ArticleExample(
    "FillingAStack",
    { print in
      // Article begins
      var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
      let rest = try column.add()
      try column.add(height: 44)
      try column.add(Item("footer").frame(height: 200))
      print(column.frame(of: rest))
      print(try column.frame(at: 1))
      print(column["footer"] ?? .zero)
      // Article ends
    },
    { print in
      // This goes on where the first part ends.
      var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
      try column.add()
      try column.add(height: 44)
      try column.add(Item("footer").frame(height: 200))
      // Article begins
      var row = Stack(.row, alignment: .trailing, in: try column.frame(at: 2))
      try row.add()
      try row.add(width: 100, height: 50)
      for frame in row.frames { print(frame) }
      // Article ends
    },
    { print in
      // Article begins
      var column = Stack(.column, in: Rect(x: 0, y: 0, width: 414, height: 896))
      try column.add(height: 44)
      try column.add(height: 600)
      do {
        try column.add(height: 500)
      } catch {
        print(error)
      }
      print(column.count, "items")
      // Article ends
    })
}
