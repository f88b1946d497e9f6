internal import LayoutGeometry

/// The straight line through two placements of the same things, over the length of the container.
struct PlacementLine: Sendable {
  /// A placement, and the length that it is for.
  struct Point: Sendable {
    let length: Double
    let placement: Placement
  }

  let first: Point
  let second: Point

  /// Where everything stands at a length.
  func placement(at length: Double) -> Placement {
    let mix = mix(at: length)
    let (a, b) = (first.placement, second.placement)
    return Placement(
      size: Size(width: mix.length(a.size.width, b.size.width), height: mix.length(a.size.height, b.size.height)),
      diagnosis: Diagnosis(notes: ["This was evaluated, not solved: what is open was not looked for"]),
      containers: zip(a.containers, b.containers).map { mix.container($0, $1, in: a.tree) }, tree: a.tree,
      rects: zip(a.rects, b.rects).map(mix.rect), isPlaced: a.isPlaced, layoutDirection: a.layoutDirection)
  }

  /// Where everything stands at a length, and how it moves.
  func motions(at length: Double) -> [ResponsiveLayout.Motion] {
    let mix = mix(at: length)
    return zip(first.placement.frames, second.placement.frames).map { a, b in
      ResponsiveLayout.Motion(
        id: a.id, name: a.name, place: a.place, start: mix.rect(a.rect, b.rect), rate: rate(a.rect, b.rect))
    }
  }

  private func mix(at length: Double) -> Mix {
    let distance = second.length - first.length
    return Mix(part: distance == 0 ? 0 : (length - first.length) / distance)
  }

  private func rate(_ a: Rect, _ b: Rect) -> Rect {
    let distance = second.length - first.length
    guard distance != 0 else { return .zero }
    func rate(_ a: Double, _ b: Double) -> Double { roundRate((b - a) / distance, over: distance) }
    return Rect(
      x: rate(a.x, b.x), y: rate(a.y, b.y), width: rate(a.width, b.width), height: rate(a.height, b.height))
  }
}

/// A weighted mean of two things, or what lies beyond one of them.
private struct Mix {
  /// 0 for the first, 1 for the second.
  let part: Double

  func position(_ a: Double, _ b: Double) -> Double { a + part * (b - a) }

  /// Rounding must not make a length negative.
  func length(_ a: Double, _ b: Double) -> Double { max(0, position(a, b)) }

  func rect(_ a: Rect, _ b: Rect) -> Rect {
    Rect(
      x: position(a.x, b.x), y: position(a.y, b.y), width: length(a.width, b.width),
      height: length(a.height, b.height))
  }

  func track(_ a: Placement.Track, _ b: Placement.Track) -> Placement.Track {
    .init(position: position(a.position, b.position), length: length(a.length, b.length))
  }

  func container(
    _ a: Placement.Container, _ b: Placement.Container, in tree: LayoutTree
  ) -> Placement.Container {
    a.with(
      rect: rect(a.rect, b.rect),
      ContainerTracks(columns: zip(a.columns, b.columns).map(track), rows: zip(a.rows, b.rows).map(track)),
      hexagons: a.hexagons.flatMap { left in b.hexagons.map { hexagons(left, $0, tree.nodes[a.node].kind) } },
      hexagonOrigin: Point(
        x: position(a.hexagonOrigin.x, b.hexagonOrigin.x), y: position(a.hexagonOrigin.y, b.hexagonOrigin.y)))
  }

  private func hexagons(_ a: HexagonLayout, _ b: HexagonLayout, _ kind: LayoutTree.Kind) -> HexagonLayout {
    switch (a, b) {
    case (.grid(let cells, let step, let inset), .grid(_, let other, _)):
      .grid(cells, step: length(step, other), inset: inset)
    case (.honeycomb(let comb), .honeycomb(let other)):
      if case .honeycomb(let options) = kind {
        HexagonShape.honeycomb(options, count: comb.count)
          // The widths are those that the heights allow.
          .layout(in: Size(width: length(comb.width, other.width), height: .infinity))
      } else {
        a
      }
    case (.mirrored(let layout, let width), .mirrored(let other, let otherWidth)):
      .mirrored(hexagons(layout, other, kind), width: length(width, otherWidth))
    // One piece has one layout, which has one kind of hexagons.
    default: a
    }
  }
}
