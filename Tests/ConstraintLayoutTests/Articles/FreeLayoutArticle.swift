import ConstraintLayout

extension ArticleExample {
  static let freeLayout = ArticleExample("FreeLayout") { print in
    // Article begins
    let dialog = FreeLayout {
      Item("field").frame(height: 24)
      Item("cancel").frame(minWidth: 70, minHeight: 28, maxHeight: 28)
      Item("save").frame(minWidth: 90, minHeight: 28, maxHeight: 28)
      Item("badge").frame(width: 16, height: 16).position(x: 304, y: 16)
    }
    .constrain {
      $0["field"].leading == $0.container.leading + 16
      $0["field"].trailing == $0.container.trailing - 16
      $0["field"].top == $0.container.top + 16
      $0["save"].trailing == $0["field"].trailing
      $0["save"].bottom == $0.container.bottom - 16
      $0["cancel"].trailing == $0["save"].leading - 8
      $0["cancel"].bottom == $0["save"].bottom
      $0["cancel"].width == $0["save"].width
    }
    let placement = try LayoutEngine().place(dialog, in: ProposedSize(width: 320, height: 120))
    for frame in placement.frames { print(frame.name, frame.rect) }
    for open in placement.diagnosis.underconstrained { print(open.item, open.edge, open.lower, open.upper) }
    // Article ends
  }
}
