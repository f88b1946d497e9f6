internal import LayoutGeometry
internal import LayoutText

/// Finds a place for the id of each item: inside, beside, or at the edge of the picture with a line to the item.
struct ItemLabels {
  /// Labels inside and beside their items.
  private(set) var labels: [Label] = []
  /// Items whose ids found no place there.
  private(set) var callouts: [Scene.Item] = []
  /// How many items stay without a label, because there are too many small ones.
  private(set) var omitted = 0

  /// More labels than this around a picture help nobody.
  private static let mostOutside = 32
  private static let idSizes = [14.0, 13, 12, 11, 10, 9, 8, 7, 6]
  private static let sizeSizes = [11.0, 10, 9, 8, 7]
  private static let padding = 2.5

  /// - Parameter marks: Where the picture has lines that a label must not cover.
  init(_ scene: Scene, showsSizes: Bool, avoiding marks: [Rect]) {
    var small: [Scene.Item] = []
    var drawn = RectIndex()
    for item in scene.items { drawn.append(item.box, isFound: item.hasArea) }
    for (index, item) in scene.items.enumerated() where !item.id.isEmpty && !item.showsText {
      var inside = Self.inside(item, showsSizes: showsSizes)
      if let id = inside.first, drawn.covers(id.box, from: index + 1),
        let over = drawn.union(over: item.labelRoom, from: index + 1), let room = Self.room(of: item, beside: over)
      {
        inside = Self.inside(item, in: room, showsSizes: showsSizes)
      }
      // A size that something is drawn over, which has a label itself, gives way; the id stays where it is, above that.
      if inside.count > 1, drawn.covers(inside[1].box, from: index + 1) { inside.removeLast() }
      if inside.isEmpty { small.append(item) }
      labels += inside
    }
    guard small.count <= Self.mostOutside else {
      omitted = small.count
      return
    }
    var taken = labels.map(\.box) + marks
    for item in small {
      guard let label = Self.beside(item, in: scene, avoiding: taken) else {
        callouts.append(item)
        continue
      }
      taken.append(label.box)
      labels.append(label)
    }
  }

  /// The part of an item's room in which its whole id can be written largest, beside what is drawn over it; the upper one of equals.
  ///
  /// - Returns: `nil` where it fits in none.
  private static func room(of item: Scene.Item, beside over: Rect) -> Rect? {
    let box = item.labelRoom
    let rooms = [
      Rect(x: box.minX, y: box.minY, width: box.width, height: over.minY - box.minY),
      Rect(x: box.minX, y: over.maxY, width: box.width, height: box.maxY - over.maxY),
      Rect(x: box.minX, y: box.minY, width: over.minX - box.minX, height: box.height),
      Rect(x: over.maxX, y: box.minY, width: box.maxX - over.maxX, height: box.height),
    ]
    var best: (room: Rect, size: Double)?
    for room in rooms where room.width > 0 && room.height > 0 {
      guard let id = inside(item, in: room, showsSizes: false).first, id.text == VisibleText.of(item.id),
        id.size > best?.size ?? 0
      else { continue }
      best = (room, id.size)
    }
    return best?.room
  }

  /// The id, and the size where there is room too; nothing if the item is too small.
  ///
  /// - Parameter room: Where in the item; all of its room if that is `nil`.
  static func inside(_ item: Scene.Item, in room: Rect? = nil, showsSizes: Bool) -> [Label] {
    let box = room ?? item.labelRoom
    guard item.hasArea else { return [] }
    let id = VisibleText.of(item.id)
    guard let (text, size, isUpright) = fitted(id, width: box.width, height: box.height) else { return [] }
    var label = Label(text: text, position: Point(x: box.midX, y: box.midY), size: size, isUpright: isUpright)
    label.halo = item.colours.halo
    guard showsSizes else { return [label] }

    let length = isUpright ? box.height : box.width
    let room = (isUpright ? box.width : box.height) - 2 * padding - label.font.lineDistance
    let measure = NumberText.size(width: item.frame.width, height: item.frame.height)
    let ems = Font(size: 1).width(of: measure)
    let fits = sizeSizes.first {
      $0 < size && Font(size: $0).lineDistance <= room && ems * $0 <= length - 2 * padding
    }
    guard let smaller = fits else { return [label] }
    var second = label
    second.text = measure
    second.size = smaller
    second.colour = Palette.faintText
    let up = second.font.lineDistance / 2
    let down = label.font.lineDistance / 2
    if isUpright {
      label.position.x -= up
      second.position.x += down
    } else {
      label.position.y -= up
      second.position.y += down
    }
    return [label, second]
  }

  /// The largest way to write an id into a box: across, upright, then shortened.
  private static func fitted(
    _ id: String, width: Double, height: Double
  ) -> (text: String, size: Double, isUpright: Bool)? {
    let ems = Font(size: 1).width(of: id)
    let largest = { (length: Double, depth: Double) in
      idSizes.first { $0 <= depth - 1 && ems * $0 <= length - 2 * padding }
    }
    let across = largest(width, height)
    let upright = height > width ? largest(height, width) : nil
    if let across, across >= 9 || upright ?? 0 <= across { return (id, across, false) }
    if let upright { return (id, upright, true) }
    let isUpright = height > width * 1.5
    let (length, depth) = isUpright ? (height, width) : (width, height)
    // The largest size at which most of the id is left, or the smallest with at least some of it.
    var best: (text: String, size: Double, isUpright: Bool)?
    for size in [10.0, 9, 8, 7, 6] where size <= depth - 1 {
      guard let text = ShortenedText.of(id, room: (length - 2 * padding) / size) else { continue }
      if text.count >= 4 { best = (text, size, isUpright) }
      if text.count * 3 >= id.count * 2 { break }
    }
    return best
  }

  /// A place next to a small item where nothing else is.
  private static func beside(_ item: Scene.Item, in scene: Scene, avoiding taken: [Rect]) -> Label? {
    let box = item.box
    let size = 10.0
    let away = 5.0
    let base = Label(text: VisibleText.of(item.id), position: Point(x: box.midX, y: box.midY), size: size)
    var candidates: [Label] = []
    func add(_ x: Double, _ y: Double, _ anchor: Label.Anchor, isUpright: Bool = false) {
      var label = base
      label.position = Point(x: x, y: y)
      label.anchor = anchor
      label.isUpright = isUpright
      label.halo = Palette.background
      label.colour = item.colours.text
      candidates.append(label)
    }
    let line = size * 0.6 + away - 2
    add(box.maxX + away, box.midY, .start)
    add(box.minX - away, box.midY, .end)
    for y in [box.maxY + line, box.minY - line] {
      add(box.midX, y, .middle)
      add(box.minX + 2, y, .start)
      add(box.maxX - 2, y, .end)
    }
    for x in [box.maxX + line, box.minX - line] {
      add(x, box.midY, .middle, isUpright: true)
      add(x, box.maxY - 2, .start, isUpright: true)
      add(x, box.minY + 2, .end, isUpright: true)
    }
    let obstacles = scene.items.map(\.box)
    return candidates.first { label in
      let room = label.box
      return scene.content.contains(room) && !taken.contains { $0.intersects(room) }
        && !obstacles.contains { $0.intersects(room) }
    }
  }
}
