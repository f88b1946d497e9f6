import ConstraintLayout

extension ArticleExample {
  static let modifiers = ArticleExample(
    "Modifiers",
    { print in
      // Article begins
      let row = Stack(.row, spacing: 10) {
        Item("fixed").frame(width: 60, height: 30)
        Item("limited").frame(minWidth: 40, idealWidth: 80, maxWidth: 120, minHeight: 20)
        Item("flexible")
      }
      for width in [200.0, 400] {
        let placement = try LayoutEngine().place(row, in: ProposedSize(width: width))
        for frame in placement.frames { print(frame.name, frame.rect) }
      }
      // Article ends
    },
    { print in
      // Article begins
      let buttons = BalancedStack(.row, spacing: 10) {
        Item("cancel").frame(idealWidth: 80).frame(height: 30)
        Item("ok").frame(idealWidth: 40).frame(height: 30)
      }
      let size = ProposedSize(width: 300)
      print(try LayoutEngine().place(buttons, in: size).size)
      print(try LayoutEngine().place(buttons.fixedSize(horizontal: true, vertical: false), in: size).size)
      // Article ends
    },
    { print in
      // Article begins
      let tags = Stack(.row, spacing: 10) {
        Stack(.row, spacing: 4) {
          for name in ["layout", "swift", "solver"] { Item(name).frame(width: 60, height: 20) }
        }
        .frame(width: 150).overflow(.visible)
        Item("more").frame(width: 30, height: 20)
      }
      let placement = try LayoutEngine().place(tags)
      for frame in placement.frames { print(frame.name, frame.rect) }
      for overflow in placement.diagnosis.overflows { print(overflow) }
      // Article ends
    },
    { print in
      // Article begins
      let bar = Stack(.row, spacing: 10) {
        Item("back").frame(width: 60, height: 30)
        Spacer(minLength: 20)
        Item("search").frame(minWidth: 40, maxWidth: 90, minHeight: 20)
        Item("menu").frame(width: 40, height: 30)
      }
      .padding(.horizontal, 10)
      let placement = try LayoutEngine().place(bar, in: ProposedSize(width: 300))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let tools = Stack(.row, spacing: 6) {
        Item("cut").frame(width: 30, height: 30)
        Divider()
        Item("paste").frame(width: 30, height: 24)
      }
      let placement = try LayoutEngine().place(tools)
      for frame in placement.frames { print(frame.name, frame.rect) }
      print(placement.dividers)
      // Article ends
    },
    { print in
      // Article begins
      let grid = Grid(alignment: .centerFirstTextBaseline, horizontalSpacing: 10) {
        GridRow {
          Text("Align", fontSize: 36)
          Item("box").frame(width: 50, height: 50)
        }
      }
      let placement = try LayoutEngine().place(grid)
      for frame in placement.frames { print(frame.name, frame.rect.maxY) }
      print(50 - Font(size: 36).descender)
      // Article ends
    },
    { print in
      // Article begins
      let row = Stack(.row, alignment: .top, spacing: 10) {
        Item("picture").frame(width: 40, height: 40)
        Item("name").frame(width: 60, height: 16)
        Item("price").frame(width: 30, height: 16).alignedInCell(.bottom)
      }
      for frame in try LayoutEngine().place(row).frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let line = Stack(.row, spacing: 0) {
        Item("path").frame(minWidth: 0, idealWidth: 100, maxWidth: 100)
        Item("name").frame(minWidth: 0, idealWidth: 100, maxWidth: 100).layoutPriority(1)
        Item("date").frame(minWidth: 30, idealWidth: 100, maxWidth: 100)
      }
      let placement = try LayoutEngine().place(line, in: ProposedSize(width: 240, height: 20))
      for frame in placement.frames { print(frame.name, frame.rect.width) }
      // Article ends
    },
    { print in
      // Article begins
      let icon = Stack(.row, spacing: 0) {
        Item("icon").frame(width: 40, height: 40)
        Item("badge").frame(width: 16, height: 16).offset(x: -8, y: -12)
        Item("name").frame(width: 60, height: 20)
      }
      for frame in try LayoutEngine().place(icon).frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      var options = LayoutEngine.Options()
      options.layoutDirection = .rightToLeft
      let bar = Stack(.row, spacing: 10) {
        Item("back").frame(width: 60, height: 30)
        Item("title").frame(height: 20)
        Item("menu").frame(width: 40, height: 30)
      }
      let placement = try LayoutEngine(options: options).place(bar, in: ProposedSize(width: 300))
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      var options = LayoutEngine.Options()
      options.layoutDirection = .rightToLeft
      let page = Stack(.row, spacing: 10) {
        Item("title").frame(width: 100, height: 20)
        Stack(.row, spacing: 4) {
          Item("rewind").frame(width: 20, height: 20)
          Item("play").frame(width: 30, height: 20)
        }
        .layoutDirection(.leftToRight)
      }
      let placement = try LayoutEngine(options: options).place(page)
      for frame in placement.frames { print(frame.name, frame.rect) }
      // Article ends
    },
    { print in
      // Article begins
      let thirds = Stack(.row, spacing: 0) {
        for id in ["a", "b", "c"] { Item(id) }
      }
      let placement = try LayoutEngine().place(thirds, in: ProposedSize(width: 100, height: 10))
      print(placement.frames.map(\.rect.width))
      print(placement.rounded(scale: 1).frames.map(\.rect.width))
      print(placement.rounded(scale: 2).frames.map(\.rect.width))
      // Article ends
    })
}
