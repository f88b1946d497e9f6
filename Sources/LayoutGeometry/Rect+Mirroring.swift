extension Rect {
  /// The mirror image in a box that starts at x = 0 and is this wide.
  package func mirrored(in boxWidth: Double) -> Rect {
    Rect(x: boxWidth - maxX, y: y, width: width, height: height)
  }
}
