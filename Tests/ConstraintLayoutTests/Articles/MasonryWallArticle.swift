import ConstraintLayout

extension ArticleExample {
  static let masonryWall = ArticleExample("MasonryWall") { print in
    // Article begins
    func wall(_ stones: [(id: String, height: Double)], columns: Int, spacing: Double) -> some Layout {
      var tops = Array(repeating: 0.0, count: columns)
      let places = stones.map { stone in
        let column = tops.indices.min { tops[$0] < tops[$1] } ?? 0
        defer { tops[column] += stone.height + spacing }
        return (stone.id, Double(column), tops[column])
      }
      return FreeLayout { ForEach(stones.indices) { Item(stones[$0].id).frame(height: stones[$0].height) } }
        .constrain { anchors in
          for (id, column, top) in places {
            anchors[id].top == top
            anchors[id].leading == column * (anchors[id].width + spacing)
            Double(columns) * (anchors[id].width + spacing) == anchors.container.width + spacing
          }
        }
    }
    let stones = [("a", 80.0), ("b", 50), ("c", 60), ("d", 70), ("e", 40), ("f", 30)]
    for frame in try LayoutEngine().place(wall(stones, columns: 3, spacing: 5), in: ProposedSize(width: 310)).frames {
      print(frame.name, frame.rect)
    }
    // Article ends
  }
}
