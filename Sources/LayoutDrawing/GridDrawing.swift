internal import LayoutGeometry

/// Draws what belongs to containers: outlines, gaps and track lines.
enum GridDrawing {
  private static let hatch = "layout-gap"

  /// The pattern that gaps are filled with.
  static func definitions(on writer: inout XMLWriter) {
    writer.element("defs", []) { writer in
      let attributes = [
        ("id", hatch), ("width", "6"), ("height", "6"), ("patternUnits", "userSpaceOnUse"),
        ("patternTransform", "rotate(45)"),
      ]
      writer.element("pattern", attributes) {
        $0.element("path", [("d", "M0 0V6"), ("stroke", Palette.hatch), ("stroke-width", "2"), ("fill", "none")])
      }
    }
  }

  /// Outlines and gaps, which items cover.
  static func drawBehind(_ scene: Scene, showsTracks: Bool, on canvas: inout Canvas) {
    if showsTracks {
      canvas.group("gaps", [("fill", "url(#\(hatch))")]) { canvas in
        for grid in scene.containers where grid.isGrid { canvas.area(gaps(of: grid), []) }
      }
    }
    canvas.group("containers", [("fill", "none"), ("stroke", Palette.outline)]) { canvas in
      for container in scene.containers { canvas.rect(container.box, title: container.id, []) }
    }
  }

  /// Track lines, which must be seen through items too.
  static func drawLines(_ scene: Scene, on canvas: inout Canvas) {
    let style = [("stroke", Palette.line), ("stroke-width", "0.75"), ("stroke-dasharray", "3 3")]
    canvas.group("tracks", style) { canvas in
      for grid in scene.containers where grid.isGrid {
        let across = edges(of: grid.columns).map { x in
          [Point(x: x, y: grid.box.minY), Point(x: x, y: grid.box.maxY)]
        }
        let down = edges(of: grid.rows).map { y in
          [Point(x: grid.box.minX, y: y), Point(x: grid.box.maxX, y: y)]
        }
        canvas.lines(across + down, [])
      }
    }
  }

  /// The ids of containers, on their upper edge.
  static func labels(_ scene: Scene) -> [Label] {
    scene.containers.compactMap { container in
      guard let id = container.id, !id.isEmpty else { return nil }
      return Label(
        text: VisibleText.of(id), position: Point(x: container.box.minX + 6, y: container.box.minY), size: 9,
        anchor: .start, colour: Palette.faintText, halo: Palette.background)
    }
  }

  /// The places between tracks.
  ///
  /// Where spacing is negative, tracks overlap and there is none.
  private static func gaps(of grid: Scene.Container) -> [Rect] {
    let box = grid.box
    let across = zip(grid.columns, grid.columns.dropFirst()).filter { $0.end < $1.start }
    let down = zip(grid.rows, grid.rows.dropFirst()).filter { $0.end < $1.start }
    return across.map { Rect(minX: $0.end, minY: box.minY, maxX: $1.start, maxY: box.maxY) }
      + down.map { Rect(minX: box.minX, minY: $0.end, maxX: box.maxX, maxY: $1.start) }
  }

  /// Both edges of each track, each place once, so that dashes of two lines never add up to a solid one.
  private static func edges(of tracks: [Scene.Track]) -> [Double] {
    Set(tracks.flatMap { [$0.start, $0.end] }).sorted()
  }
}
