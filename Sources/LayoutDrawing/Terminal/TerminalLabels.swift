internal import LayoutCore
internal import LayoutGeometry

/// Draws items of a scene in cells of a terminal, and keeps those that have no room for their names.
struct TerminalLabels {
  private let scene: Scene
  private let scale: TerminalScale
  private var omitted: [String] = []

  init(_ scene: Scene, _ scale: TerminalScale) {
    self.scene = scene
    self.scale = scale
  }

  /// What is to be said below the picture.
  var legend: [String] {
    guard !omitted.isEmpty else { return [] }
    return ["no room for: \(omitted.joined(separator: ", "))"]
  }

  /// Draws all items, the last one in front, and then their names where they can be seen.
  mutating func drawItems(on canvas: inout CharacterCanvas) {
    for (index, item) in scene.items.enumerated() {
      if let hexagon = item.hexagon { outline(hexagon, on: &canvas) } else { canvas.box(box(of: item), owner: index) }
    }
    for (index, item) in scene.items.enumerated() {
      if item.showsText { write(item, index, on: &canvas) } else { label(item, index, on: &canvas) }
    }
  }

  private func box(of item: Scene.Item) -> CharacterBox { scale.box(item.seen ?? item.box) }

  // MARK: Words

  /// Writes the name of an item near the middle of its box, and its size below.
  private mutating func label(_ item: Scene.Item, _ index: Int, on canvas: inout CharacterCanvas) {
    let name = VisibleText.of(item.id)
    guard !name.isEmpty else { return }
    let room = item.hexagon.map { Room(allOf: scale.box($0.labelRoom)) } ?? Room(in: box(of: item))
    func isFree(_ label: String, _ row: Int) -> Bool {
      let column = room.column(of: label)
      return item.hexagon != nil || room.isLine || canvas.isSeen(column..<(column + label.cellCount), row, of: index)
    }
    // From the middle outwards, where others may lie over the box.
    let size = NumberText.size(width: item.frame.width, height: item.frame.height)
    let top = room.rows.lowerBound + (room.rows.count - (room.rows.count > 1 ? 2 : 1)) / 2
    let rows = room.rows.sorted { (abs($0 - top), $0) < (abs($1 - top), $1) }
    guard let label = name.fitting(cells: room.columns.count), let row = rows.first(where: { isFree(label, $0) }) else {
      omitted.append(name)
      return
    }
    canvas.write(label, room.column(of: label), row)
    guard size.cellCount <= room.columns.count, room.rows.contains(row + 1), isFree(size, row + 1) else { return }
    canvas.write(size, room.column(of: size), row + 1)
  }

  /// Writes the lines of a text where they stand, each on a row of its own as long as there are any.
  private mutating func write(_ item: Scene.Item, _ index: Int, on canvas: inout CharacterCanvas) {
    guard let placed = item.text else { return }
    let room = Room(in: box(of: item))
    let lines = placed.lines(in: item.frame)
    let factor = scene.scale.factor
    var next = room.rows.lowerBound
    for (number, line) in lines.enumerated() {
      // Half of a small letter above the baseline.
      let middle = (line.baseline - placed.content.font.size / 4) * factor
      // No line after the last row, and room for those that follow.
      let last = max(next, room.rows.upperBound - (lines.count - number))
      let row = min(max(scale.row(middle), next), last)
      guard room.rows.contains(row), let text = VisibleText.of(line.text).fitting(cells: room.columns.count) else {
        continue
      }
      let latest = room.columns.upperBound - text.cellCount
      let column = min(max(scale.column(line.x * factor), room.columns.lowerBound), latest)
      guard room.isLine || canvas.isSeen(column..<(column + text.cellCount), row, of: index) else { continue }
      canvas.write(text, column, row)
      next = row + 1
    }
    if next == room.rows.lowerBound, !lines.isEmpty { omitted.append(VisibleText.of(item.name)) }
  }

  /// The cells in which words have room.
  private struct Room {
    let columns: Range<Int>
    let rows: Range<Int>
    /// Whether there is nothing between the lines, so that words stand on the upper one.
    let isLine: Bool

    /// Between the lines of a box.
    init(in box: CharacterBox) {
      isLine = box.inner.rows.isEmpty || box.inner.columns.isEmpty
      columns = box.inner.columns
      rows = isLine ? box.rows.lowerBound..<(box.rows.lowerBound + 1) : box.inner.rows
    }

    /// All of a box without lines.
    init(allOf box: CharacterBox) {
      isLine = false
      columns = box.columns.lowerBound..<(box.columns.upperBound + 1)
      rows = box.rows.lowerBound..<(box.rows.upperBound + 1)
    }

    /// Where a word begins that stands in the middle.
    func column(of word: String) -> Int { columns.lowerBound + (columns.count - word.cellCount) / 2 }
  }

  // MARK: Hexagons

  /// Draws the edges of a hexagon.
  func outline(_ hexagon: SceneHexagons.Hexagon, on canvas: inout CharacterCanvas) {
    let corners = hexagon.corners.map { (column: scale.column($0.x), row: scale.row($0.y)) }
    for (index, end) in corners.enumerated() {
      let start = corners[index == 0 ? corners.count - 1 : index - 1]
      let (upper, lower) = start.row <= end.row ? (start, end) : (end, start)
      if upper.row == lower.row {
        canvas.horizontal(upper.row, min(start.column, end.column)...max(start.column, end.column))
      } else if upper.column == lower.column {
        canvas.vertical(upper.column, upper.row...lower.row)
      } else {
        let slope = Double(lower.column - upper.column) / Double(lower.row - upper.row)
        for row in (upper.row + 1)..<max(upper.row + 2, lower.row) {
          let column = Double(upper.column) + slope * Double(row - upper.row)
          canvas.set(slope < 0 ? "╱" : "╲", Int(column.rounded()), row)
        }
      }
    }
  }
}
