internal import LayoutGeometry

/// Finds the rectangles near a place, by the squares of the picture that they reach into.
struct RectIndex {
  /// The side of a square in units of the picture, whose content is some twenty of them long.
  private static let side = 50.0
  private static let mostSquares = 1000.0

  private(set) var rects: [Rect] = []
  /// For each square the rectangles that reach into it, in the order in which they were added.
  private var numbers: [Int: [Int]] = [:]

  init() {}

  /// Adds a rectangle; it has the next number, counted from 0.
  ///
  /// - Parameter isFound: Whether it is ever found; else it only has a number.
  mutating func append(_ rect: Rect, isFound: Bool = true) {
    if isFound {
      for square in Self.squares(of: rect) { numbers[square, default: []].append(rects.count) }
    }
    rects.append(rect)
  }

  /// Whether a rectangle with a number from `first` on covers a part of a place.
  func covers(_ place: Rect, from first: Int = 0) -> Bool {
    Self.squares(of: place).contains { square in
      numbers[square]?.last(where: { $0 >= first && rects[$0].intersects(place) }) != nil
    }
  }

  /// What all rectangles with a number from `first` on that cover a part of a place cover together.
  func union(over place: Rect, from first: Int) -> Rect? {
    var union: Rect?
    for square in Self.squares(of: place) {
      for number in numbers[square] ?? [] where number >= first && rects[number].intersects(place) {
        union = union?.union(rects[number]) ?? rects[number]
      }
    }
    return union
  }

  private static func squares(of box: Rect) -> [Int] {
    let numbers = [box.minX, box.maxX, box.minY, box.maxY].map { ($0 / side).rounded(.down) }
    guard numbers.allSatisfy({ abs($0) <= mostSquares }) else { return [] }
    let whole = numbers.map { Int($0) }
    return (whole[0]...max(whole[0], whole[1])).flatMap { column in
      (whole[2]...max(whole[2], whole[3])).map { row in column * Int(4 * mostSquares) + row }
    }
  }
}
