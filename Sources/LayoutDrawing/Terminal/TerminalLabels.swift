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

  /// Draws an item over what was drawn before.
  mutating func draw(_ item: Scene.Item, on canvas: inout CharacterCanvas) {
    if let hexagon = item.hexagon {
      outline(hexagon, on: &canvas)
      return label(item, in: scale.box(hexagon.labelRoom), hasLines: false, on: &canvas)
    }
    let box = scale.box(item.seen ?? item.box)
    canvas.box(box)
    if item.showsText { write(item, in: box, on: &canvas) } else { label(item, in: box, hasLines: true, on: &canvas) }
  }

  // MARK: Words

  /// Writes the name of an item into the middle of its box, and its size below.
  private mutating func label(
    _ item: Scene.Item, in box: CharacterBox, hasLines: Bool, on canvas: inout CharacterCanvas
  ) {
    let name = VisibleText.of(item.id)
    guard !name.isEmpty else { return }
    let columns = hasLines ? box.inner.columns : box.columns.lowerBound..<(box.columns.upperBound + 1)
    var rows = hasLines ? box.inner.rows : box.rows.lowerBound..<(box.rows.upperBound + 1)
    // A box of two lines has its name on the upper one.
    if rows.isEmpty { rows = box.rows.lowerBound..<(box.rows.lowerBound + 1) }
    guard let label = name.fitting(cells: columns.count) else {
      omitted.append(name)
      return
    }
    let size = NumberText.size(width: item.frame.width, height: item.frame.height)
    let lines = rows.count > 1 && size.cellCount <= columns.count ? [label, size] : [label]
    for (index, line) in lines.enumerated() {
      let row = rows.lowerBound + (rows.count - lines.count) / 2 + index
      canvas.write(line, columns.lowerBound + (columns.count - line.cellCount) / 2, row)
    }
  }

  /// Writes the lines of a text where they stand, each on a row of its own as long as there are any.
  private mutating func write(_ item: Scene.Item, in box: CharacterBox, on canvas: inout CharacterCanvas) {
    guard let placed = item.text else { return }
    let columns = box.inner.columns.isEmpty ? box.columns.lowerBound..<(box.columns.upperBound + 1) : box.inner.columns
    let rows = box.inner.rows.isEmpty ? box.rows.lowerBound..<(box.rows.lowerBound + 1) : box.inner.rows
    let lines = placed.lines(in: item.frame, scene.layoutDirection)
    let factor = scene.scale.factor
    var next = rows.lowerBound
    for (index, line) in lines.enumerated() {
      // Half of a small letter above the baseline.
      let middle = (line.baseline - placed.content.font.size / 4) * factor
      // No line after the last row, and room for those that follow.
      let last = max(next, rows.upperBound - (lines.count - index))
      let row = min(max(scale.row(middle), next), last)
      guard rows.contains(row), let text = VisibleText.of(line.text).fitting(cells: columns.count) else { continue }
      let latest = columns.upperBound - text.cellCount
      canvas.write(text, min(max(scale.column(line.x * factor), columns.lowerBound), latest), row)
      next = row + 1
    }
    if next == rows.lowerBound { omitted.append(VisibleText.of(item.name)) }
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
