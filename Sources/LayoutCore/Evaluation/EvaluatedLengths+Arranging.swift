internal import LayoutGeometry

// Items have the lengths that they asked for, moved to what their cells have room for; no constraint, ratio, line of text or
// measurement has a say.
extension EvaluatedLengths: ArrangedLengths {
  @inline(__always) func box(of container: Int, _ axis: Axis) -> Double {
    axis == .horizontal ? horizontal.length(of: container) : vertical.length(of: container)
  }

  @inline(__always) func length(ofTrack track: Int, of container: Int, _ axis: Axis) -> Double {
    axis == .horizontal
      ? horizontal[horizontal.tracks(of: container, in: structure).lowerBound + track]
      : vertical[vertical.tracks(of: container, in: structure).lowerBound + track]
  }

  @inline(__always) func limits(of item: Int, _ axis: Axis) -> Length { structure.leafLength(of: item, axis) }

  @inline(__always) func ownLength(of item: Int, _ axis: Axis) -> Double? { nil }

  @inline(__always) func ownStart(of node: Int, _ axis: Axis) -> Double? { nil }

  @inline(__always) func holdsPlainItems(_ container: Int) -> Bool { structure.containers[container].holdsPlainItems }

  @inline(__always) func linedUp(_ cell: Structure.Cell, of container: Int) -> Edges<Double>? { nil }

  @inline(__always) func hexagons(of container: Int) -> HexagonLayout? { nil }

  @inline(__always) func margin(of container: Int, in size: Size) -> Size { .zero }

  @inline(__always) func coveringRatio(of container: Int) -> Double? { nil }
}
