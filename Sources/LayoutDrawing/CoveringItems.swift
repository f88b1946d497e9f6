internal import LayoutGeometry

/// Finds out whether something is drawn over a place, by the squares of the picture that items reach into.
struct CoveringItems {
  /// The side of a square in units of the picture, whose content is some twenty of them long.
  private static let side = 50.0
  private static let mostSquares = 1000.0

  private let boxes: [Rect]
  /// For each square the items that reach into it, in the order in which they are drawn.
  private var items: [Int: [Int]] = [:]

  init(_ items: [Scene.Item]) {
    boxes = items.map(\.box)
    for (index, item) in items.enumerated() where item.hasArea {
      for square in Self.squares(of: item.box) { self.items[square, default: []].append(index) }
    }
  }

  /// Whether an item that is drawn later than one covers a part of a place in that.
  func cover(_ place: Rect, after item: Int) -> Bool {
    Self.squares(of: place).contains { square in
      items[square]?.last(where: { $0 > item && boxes[$0].intersects(place) }) != nil
    }
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
