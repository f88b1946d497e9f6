internal import LayoutGeometry

/// Draws the shapes of items; their labels come later, on top of everything.
enum ItemDrawing {
  /// Draws items that have an area.
  static func drawAreas(_ items: [Scene.Item], on canvas: inout Canvas) {
    canvas.group("items", [("stroke-width", "1")]) { canvas in
      for item in items where item.hasArea { drawArea(item, on: &canvas) }
    }
  }

  /// Draws items without width or height.
  ///
  /// They come late, since any line along them would hide them.
  static func drawLines(_ items: [Scene.Item], on canvas: inout Canvas) {
    canvas.group("flat-items") { canvas in
      for item in items where !item.hasArea { drawLine(item, on: &canvas) }
    }
  }

  /// Draws the lines of dividers.
  static func drawDividers(_ scene: Scene, on canvas: inout Canvas) {
    guard !scene.dividers.isEmpty else { return }
    canvas.group("dividers", [("fill", Palette.line)]) { canvas in
      for box in scene.dividers { canvas.rect(box, []) }
    }
  }

  private static func drawLine(_ item: Scene.Item, on canvas: inout Canvas) {
    let box = item.box
    let stroke = ("stroke", item.colours.stroke)
    if box.width <= 0, box.height <= 0 {
      canvas.circle(
        Point(x: box.x, y: box.y), radius: 2.5, title: item.title, [("fill", item.colours.fill), stroke] + item.address)
      return
    }
    let ends = [Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.maxY)]
    let style = [stroke, ("stroke-width", "2"), ("stroke-dasharray", "5 3")]
    canvas.lines([ends], title: item.title, style + item.address)
  }

  /// Draws hexagons that hold a container, as outlines, and those that hold nothing.
  static func drawHexagons(_ scene: Scene, on canvas: inout Canvas) {
    canvas.group("hexagons", [("fill", "none"), ("stroke", Palette.line), ("stroke-linejoin", "round")]) { canvas in
      for hexagon in scene.hexagonsOfContainers { canvas.polygon(hexagon.corners, []) }
    }
    let colours = ItemColours(Palette.numbered(0))
    let style = [("fill", colours.fill), ("stroke", colours.stroke), ("stroke-linejoin", "round")]
    canvas.group("empty-hexagons", style) { canvas in
      for hexagon in scene.hexagons.empty { canvas.polygon(hexagon.corners, []) }
    }
  }

  private static func drawArea(_ item: Scene.Item, on canvas: inout Canvas) {
    let opacity = item.showsText ? ItemColours.opacityBehindText : ItemColours.opacity
    let style = [
      ("fill", item.colours.fill), ("fill-opacity", NumberText.attribute(opacity)),
      ("stroke", item.colours.stroke),
    ]
    if let hexagon = item.hexagon {
      // The stroke lies on the edge, so that hexagons without a gap meet in one line.
      canvas.polygon(hexagon.corners, title: item.title, style + [("stroke-linejoin", "round")] + item.address)
      return
    }
    guard let seen = item.seen else { return drawBox(item.box, of: item, style, on: &canvas) }
    // What a scroll hides is an outline.
    let outline = [("fill", "none"), ("stroke", item.colours.stroke), ("stroke-dasharray", "3 3")]
    drawBox(item.box, of: item, outline, on: &canvas)
    if seen.width > 0, seen.height > 0 { drawBox(seen, of: item, style, on: &canvas) }
  }

  private static func drawBox(
    _ box: Rect, of item: Scene.Item, _ style: [(String, String)], on canvas: inout Canvas
  ) {
    // Overlaps show through; the stroke is inside, so that neighbours without a gap keep an edge each.
    let inset = min(0.5, box.width / 4, box.height / 4)
    let inner = box.grown(by: -inset)
    // Rounded corners would cut off the corners of letters.
    let radius = item.showsText ? 0 : min(5, inner.width / 6, inner.height / 6)
    canvas.rect(inner, radius: radius, title: item.title, style + item.address)
  }
}
