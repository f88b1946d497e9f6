internal import LayoutGeometry

/// Turns points of a layout into units of the picture.
struct PictureScale {
  let factor: Double

  /// Chooses a factor for a layout whose longer side is `length` points, for pictures up to `longestSide`.
  ///
  /// What is readable as it is stays as it is. Else the factor is one of few: a quarter of 4...7 times a power of two.
  /// So the picture of a layout that grows a little does not change everywhere, and its coordinates are short.
  init(length: Double, longestSide: Double) {
    let limit = longestSide.isFinite && longestSide >= 1 ? longestSide : 1
    guard length.isFinite, length > 0, length < limit * 0.5 || length > limit else {
      factor = 1
      return
    }
    let exact = (length > limit ? limit : limit * 0.7) / length
    guard exact.isFinite, exact > 0 else {
      factor = 1
      return
    }
    factor = Double(sign: .plus, exponent: exact.exponent, significand: (exact.significand * 4).rounded(.down) / 4)
  }

  func point(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  func rect(_ rect: Rect) -> Rect {
    Rect(x: rect.x * factor, y: rect.y * factor, width: rect.width * factor, height: rect.height * factor)
  }
}
