internal import LayoutGeometry

extension Placement {
  /// The placement with every edge moved to the nearest pixel.
  ///
  /// Edges are rounded where they stand, not lengths: what met still meets, without a gap and without overlap, the order of
  /// edges stays, and no edge moves by more than half a pixel. So two items of one length may differ by a pixel. An edge
  /// in the middle between two pixels goes right or down.
  ///
  /// The hexagons of hexagonal grids and honeycombs stay exact and regular (``vertices(of:)``, ``item(at:)``); the
  /// rectangles around them are rounded. Text keeps its lines. The diagnosis speaks of exact lengths. The placement itself stays as it is.
  ///
  /// - Parameter scale: How many pixels a point has, such as 2 on a high-resolution screen.
  /// - Precondition: The scale is finite and greater than 0.
  public func rounded(scale: Double) -> Placement {
    precondition(scale.isFinite && scale > 0, "A scale is a finite number of pixels per point, greater than 0.")
    let grid = PixelGrid(scale: scale)
    return Placement(
      size: grid.rect(Rect(x: 0, y: 0, width: size.width, height: size.height)).size, diagnosis: diagnosis,
      containers: containers.map { container in
        container.with(
          rect: grid.rect(container.rect),
          ContainerTracks(columns: container.columns.map(grid.track), rows: container.rows.map(grid.track)),
          hexagons: container.hexagons, hexagonOrigin: container.hexagonOrigin)
      },
      tree: tree, rects: rects.map(grid.rect), isPlaced: isPlaced, effort: effort, exactRects: exactRects,
      layoutDirection: layoutDirection)
  }
}

/// Moves edges to whole pixels.
private struct PixelGrid {
  let scale: Double

  /// An edge at the nearest pixel, of two the greater one.
  private func snapped(_ edge: Double) -> Double {
    let pixels = edge * scale
    // Numbers from here on have no fraction.
    guard pixels.magnitude < 0x1p52 else { return edge }
    // Edges that meet are sums of different numbers, so 10.5 may be 10.499999999 for a neighbour. A millionth of a pixel
    // is far above such noise, and cannot be seen.
    return (pixels + 0.5 + 1e-6).rounded(.down) / scale
  }

  func rect(_ rect: Rect) -> Rect {
    let (x, y) = (snapped(rect.minX), snapped(rect.minY))
    return Rect(x: x, y: y, width: snapped(rect.maxX) - x, height: snapped(rect.maxY) - y)
  }

  func track(_ track: Placement.Track) -> Placement.Track {
    let position = snapped(track.position)
    return .init(position: position, length: snapped(track.position + track.length) - position)
  }
}
