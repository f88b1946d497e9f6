internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText

/// Draws conflicts: what was asked for beside the room there is, with what is missing, and what relations tie together.
enum ConflictDrawing {
  private static let mostPanels = 16

  static func picture(of conflicts: [Diagnosis.Conflict]) -> Canvas {
    var canvas = Canvas(extent: Rect(x: 0, y: 0, width: ConflictPanel.width, height: 0))
    var y = 0.0
    let panels = conflicts.prefix(mostPanels).map(ConflictPanel.init)
    for panel in panels { y = panel.draw(top: y, on: &canvas) + 36 }
    drawLegend(of: panels, left: conflicts.count - panels.count, top: y, on: &canvas)
    return canvas
  }

  private static func drawLegend(of panels: [ConflictPanel], left: Int, top: Double, on canvas: inout Canvas) {
    let shown = panels.map(\.shows)
    let colours = ItemColours(Palette.numbered(1))
    var entries: [(fill: String, stroke: String, text: String)] = []
    if shown.contains(where: \.room) { entries.append((Palette.hatch, Palette.line, "the room there is")) }
    if shown.contains(where: \.asked) { entries.append((colours.fill, colours.stroke, "what is asked for")) }
    if shown.contains(where: \.missing) {
      entries.append(("url(#\(Patterns.missing))", Palette.accent, "what is missing"))
    }
    canvas.group("legend") { canvas in
      var x = 0.0
      for entry in entries {
        canvas.rect(Rect(x: x, y: top - 5, width: 14, height: 10), [("fill", entry.fill), ("stroke", entry.stroke)])
        let label = Label(
          text: entry.text, position: Point(x: x + 20, y: top), size: 12, anchor: .start, colour: Palette.faintText)
        canvas.label(label)
        x = label.box.maxX + 24
      }
      guard left > 0 else { return }
      let text = "\(left) more \(left == 1 ? "conflict is" : "conflicts are") not drawn"
      canvas.label(
        Label(text: text, position: Point(x: 0, y: top + 18), size: 12, anchor: .start, colour: Palette.faintText))
    }
  }
}
