import ConstraintLayout

extension ArticleExample {
  static let text = ArticleExample(
    "Text",
    { print in
      // Article begins
      let words = BalancedStack(.row, spacing: 10) {
        ForEach(["hi", "!", "beautiful", "world"]) { Text($0) }
      }
      let placement = try LayoutEngine().place(words)
      print(placement["hi"]?.width ?? 0, placement.size.width)
      // Article ends
    },
    { print in
      // Article begins
      let words = "A paragraph breaks between words, and is as high as its lines."
      let row = Stack(.row, alignment: .leading, spacing: 12) {
        Item("picture").frame(width: 80, height: 80)
        Stack(.column, alignment: .leading, spacing: 6) {
          Text("Height for width", id: "title", font: Font(size: 17).bold())
          Text(words, id: "paragraph", fontSize: 13)
          Text(words, id: "summary", fontSize: 13, lineLimit: 1)
        }
      }
      for width in [320.0, 230] {
        let placement = try LayoutEngine().place(row, in: ProposedSize(width: width))
        for frame in placement.frames { print(frame.name, frame.rect) }
      }
      // Article ends
    },
    { print in
      // Article begins
      let title = Text(
        "Height\nfor width", font: Font(size: 10), measurer: GlyphMetrics(advance: 6, ascent: 8, descent: 2))
      let placement = try LayoutEngine().place(title.frame(width: 80).multilineTextAlignment(.trailing))
      for line in placement.root.lines { print(line.text, line.x, line.baseline, line.width) }
      // Article ends
    },
    { print in
      // Article begins
      let help = Text(
        "layout solve FILE prints where everything stands", id: "help", font: Font(size: 10), lineLimit: 3,
        measurer: TerminalMeasurer())
      let column = Stack(.column) { help }
      for width in [300.0, 120, 80] {
        print(try LayoutEngine().place(column, in: ProposedSize(width: width))["help"] ?? .zero)
      }
      // Article ends
    },
    { print in
      // Article begins
      /// A photo that is shown in any width, with a caption of 20 points below it.
      struct Photo: Measurer {
        var width: Double
        var height: Double

        func size(proposedWidth: Double?) -> Size {
          let shown = min(proposedWidth ?? width, width)
          return Size(width: shown, height: shown * height / width + 20)
        }
      }

      let photos = Stack(.row, spacing: 10) {
        Item("mountain").measured(by: Photo(width: 400, height: 300))
        Item("tower").measured(by: Photo(width: 300, height: 600))
      }
      let placement = try LayoutEngine().place(photos, in: ProposedSize(width: 210))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    })
}
