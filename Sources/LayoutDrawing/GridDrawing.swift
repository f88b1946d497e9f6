internal import LayoutGeometry

/// Draws what belongs to containers: outlines, gaps and track lines.
enum GridDrawing {
  /// Outlines and gaps, which items cover.
  static func drawBehind(_ scene: Scene, showsTracks: Bool, on canvas: inout Canvas) {
    if showsTracks {
      canvas.group("gaps", [("fill", "url(#\(Patterns.gap))")]) { canvas in
        for grid in scene.containers where grid.isGrid { canvas.area(gaps(of: grid), []) }
      }
    }
    canvas.group("containers", [("fill", "none"), ("stroke", Palette.outline)]) { canvas in
      for container in scene.containers { canvas.rect(container.box, title: container.id, container.address) }
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

  /// The places between tracks.
  ///
  /// Where spacing is negative, tracks overlap and there is none.
  private static func gaps(of grid: Scene.Container) -> [Rect] {
    let box = grid.box
    return gaps(between: grid.columns).map { Rect(minX: $0.start, minY: box.minY, maxX: $0.end, maxY: box.maxY) }
      + gaps(between: grid.rows).map { Rect(minX: box.minX, minY: $0.start, maxX: box.maxX, maxY: $0.end) }
  }

  private static func gaps(between tracks: [Scene.Track]) -> [(start: Double, end: Double)] {
    zip(tracks, tracks.dropFirst()).compactMap { track, next in
      // From right to left the next track stands before this one.
      let gap = track.start <= next.start ? (track.end, next.start) : (next.end, track.start)
      return gap.0 < gap.1 ? gap : nil
    }
  }

  /// Both edges of each track, each place once, so that dashes of two lines never add up to a solid one.
  private static func edges(of tracks: [Scene.Track]) -> [Double] {
    Set(tracks.flatMap { [$0.start, $0.end] }).sorted()
  }
}
