public import LayoutCore
internal import LayoutGeometry

extension TextDrawing {
  /// Draws a placement with line characters, for a terminal.
  ///
  /// Items are boxes with their ids and, where there is room, their sizes; texts stand in their boxes as they are broken; a dashed
  /// line is the edge of the whole. A track that the layout leaves open is shaded, or a dashed line where it has no length, and
  /// listed below with its range. The picture is at most 100 columns wide and 300 rows high.
  ///
  /// - Parameter placement: What to draw.
  /// - Returns: Lines that each end with a line break.
  public static func picture(of placement: Placement) -> String {
    let scene = Scene(placement, longestSide: 1000)
    let scale = TerminalScale(content: scene.content, factor: scene.scale.factor)
    var canvas = CharacterCanvas(columns: scale.columns, rows: scale.rows)
    let root = Rect(x: 0, y: 0, width: placement.size.width, height: placement.size.height)
    if root.isFinite { canvas.box(scale.box(scene.scale.rect(root)), .dashed) }
    let marks = AmbiguityMarks(placement.diagnosis.ambiguities, in: scene)
    marks.shade(on: &canvas, scale)
    var labels = TerminalLabels(scene, scale)
    for hexagon in scene.hexagons.empty + scene.hexagonsOfContainers { labels.outline(hexagon, on: &canvas) }
    for divider in scene.dividers { canvas.box(scale.box(divider)) }
    labels.drawItems(on: &canvas)
    var picture = canvas.lines
    while picture.last?.isEmpty == true { picture.removeLast() }
    return (picture + [""] + labels.legend + marks.legend + others(placement)).map { $0 + "\n" }.joined()
  }

  /// What else there is to be said, in words.
  private static func others(_ placement: Placement) -> [String] {
    placement.diagnosis.underconstrained.map { AmbiguityMarks.sentence($0) }
      + placement.diagnosis.overflows.map { VisibleText.of("\($0)") }
      + placement.diagnosis.notes.map { VisibleText.of("note: \($0)") }
      + ["size \(NumberText.size(width: placement.size.width, height: placement.size.height))"]
  }
}
