internal import LayoutGeometry
internal import LayoutText
internal import LinearModel

/// The items that relations of a conflict tie, in a ring, with a line for each relation: what leads back to itself shows.
struct ConflictRing {
  /// More than these are no picture.
  private static let mostItems = 12

  private let items: [String]
  /// The number of each statement about two items, and which they are.
  private let ties: [(number: Int, pair: [Int])]

  /// - Returns: `nil` where fewer than two statements are about two items each.
  init?(_ members: [LayoutError.ConflictMember]) {
    var items: [String] = []
    var ties: [(number: Int, pair: [Int])] = []
    for (index, member) in members.enumerated() where member.items.count == 2 && member.length == nil {
      for item in member.items where !items.contains(item) { items.append(item) }
      ties.append((index + 1, member.items.compactMap { items.firstIndex(of: $0) }.sorted()))
    }
    guard ties.count > 1, (2...Self.mostItems).contains(items.count) else { return nil }
    (self.items, self.ties) = (items, ties)
  }

  /// Draws the ring.
  ///
  /// - Returns: The lower edge of what was drawn.
  func draw(top: Double, width: Double, on canvas: inout Canvas) -> Double {
    // One line from left to right, and back below it; two items stand side by side.
    let above = items.count == 2 ? 2 : (items.count + 1) / 2
    let upper = top + (items.count == 2 ? 56.0 : 24)
    let lower = items.count == 2 ? upper : upper + 110
    let places = items.indices.map { index in
      let isAbove = index < above
      let (step, count) = isAbove ? (index, above) : (items.count - 1 - index, items.count - above)
      return Point(x: width * (Double(step) + 0.5) / Double(count), y: isAbove ? upper : lower)
    }
    var drawn: [[Int]: Int] = [:]
    for tie in ties {
      let side = drawn[tie.pair, default: 0]
      drawn[tie.pair] = side + 1
      let count = ties.count { $0.pair == tie.pair }
      draw(tie.number, tie.pair.map { places[$0] }, bend: (Double(side) - Double(count - 1) / 2) * 60, on: &canvas)
    }
    for (index, item) in items.enumerated() { draw(item, index, at: places[index], on: &canvas) }
    return lower + (items.count == 2 ? 56 : 30)
  }

  /// Draws a line between two items with the number of the statement on it.
  ///
  /// - Parameter bend: How far its middle lies beside the straight line.
  private func draw(_ number: Int, _ ends: [Point], bend: Double, on canvas: inout Canvas) {
    let (across, down) = (ends[1].x - ends[0].x, ends[1].y - ends[0].y)
    let length = max(1, (across * across + down * down).squareRoot())
    let middle = Point(
      x: (ends[0].x + ends[1].x) / 2 - down / length * bend, y: (ends[0].y + ends[1].y) / 2 + across / length * bend)
    canvas.lines(
      [[ends[0], middle, ends[1]]],
      [("stroke", Palette.line), ("stroke-width", "1.5"), ("stroke-linejoin", "round")])
    canvas.circle(
      middle, radius: 9, [("fill", Palette.hatch), ("stroke", Palette.background), ("stroke-width", "3")])
    canvas.label(Label(text: "\(number)", position: middle, size: 10, isBold: true))
  }

  private func draw(_ item: String, _ index: Int, at place: Point, on canvas: inout Canvas) {
    let colours = ItemColours(Palette.named(item) ?? Palette.numbered(index))
    let font = Font(size: 12)
    let (text, room) = (VisibleText.of(item), items.count > 6 ? 64.0 : 110)
    let shown = font.width(of: text) <= room ? text : ShortenedText.of(text, room: room / font.size) ?? "…"
    let size = Size(width: max(44, font.width(of: shown) + 20), height: 28)
    let box = Rect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
    canvas.rect(box, radius: 5, title: text, [("fill", colours.fill), ("stroke", colours.stroke)])
    canvas.label(Label(text: shown, position: place, size: 12))
  }
}
