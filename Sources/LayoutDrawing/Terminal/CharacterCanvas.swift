internal import LayoutText

/// A picture of characters: lines that join where they meet, shades, and words over them.
struct CharacterCanvas {
  /// How a line is drawn.
  enum Style {
    case solid
    case dashed
  }

  /// The directions in which lines leave a cell.
  private struct Directions: OptionSet {
    let rawValue: Int
    static let up = Directions(rawValue: 1)
    static let right = Directions(rawValue: 2)
    static let down = Directions(rawValue: 4)
    static let left = Directions(rawValue: 8)
  }

  private struct Cell {
    var solid: Directions = []
    var dashed: Directions = []
    /// What stands over the lines.
    var character: Character?
    /// What stands there if nothing else does.
    var shade: Character?
    /// Whether a character before takes its room, too.
    var isCovered = false
    /// The number of the last box that was drawn over it.
    var owner: Int?
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  /// Creates an empty picture.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  // MARK: Drawing

  /// Draws a line from left to right.
  mutating func horizontal(_ row: Int, _ range: ClosedRange<Int>, _ style: Style = .solid) {
    for column in range {
      if column > range.lowerBound { join(column, row, .left, style) }
      if column < range.upperBound { join(column, row, .right, style) }
    }
    if range.count == 1 { join(range.lowerBound, row, [.left, .right], style) }
  }

  /// Draws a line from top to bottom.
  mutating func vertical(_ column: Int, _ range: ClosedRange<Int>, _ style: Style = .solid) {
    for row in range {
      if row > range.lowerBound { join(column, row, .up, style) }
      if row < range.upperBound { join(column, row, .down, style) }
    }
    if range.count == 1 { join(column, range.lowerBound, [.up, .down], style) }
  }

  /// Draws the outline of a box over all that lies in it; one without an area is a line.
  ///
  /// - Parameter owner: A number by which what is written in it can tell whether it can be seen.
  mutating func box(_ box: CharacterBox, _ style: Style = .solid, owner: Int? = nil) {
    for row in box.inner.rows {
      for column in box.inner.columns { update(column, row) { $0 = Cell(shade: $0.shade, owner: owner) } }
    }
    if box.rows.count > 1 || box.columns.count == 1 {
      vertical(box.columns.lowerBound, box.rows, style)
      if box.columns.count > 1 { vertical(box.columns.upperBound, box.rows, style) }
    }
    guard box.columns.count > 1 else { return }
    horizontal(box.rows.lowerBound, box.columns, style)
    if box.rows.count > 1 { horizontal(box.rows.upperBound, box.columns, style) }
  }

  /// Puts a shade where nothing else is.
  mutating func shade(_ box: CharacterBox, _ character: Character) {
    for row in box.rows {
      for column in box.columns { update(column, row) { $0.shade = character } }
    }
  }

  /// Puts a character over whatever is there.
  mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    update(column, row) { $0.character = character }
  }

  /// Writes words, each character in as many cells as it takes.
  mutating func write(_ text: String, _ column: Int, _ row: Int) {
    var column = column
    for character in text {
      update(column, row) { ($0.character, $0.isCovered) = (character, false) }
      let width = character.cellCount
      for covered in 1..<max(2, width) where width > 1 { update(column + covered, row) { $0.isCovered = true } }
      column += width
    }
  }

  /// Whether nothing was drawn over a part of a row in a box since that was.
  func isSeen(_ columns: Range<Int>, _ row: Int, of owner: Int) -> Bool {
    guard (0..<rows).contains(row), columns.lowerBound >= 0, columns.upperBound <= self.columns else { return false }
    return columns.allSatisfy { column in
      let cell = cells[row * self.columns + column]
      return cell.owner == owner && cell.solid.isEmpty
    }
  }

  private mutating func join(_ column: Int, _ row: Int, _ directions: Directions, _ style: Style) {
    update(column, row) { cell in
      cell.character = nil
      switch style {
      case .solid: cell.solid.formUnion(directions)
      case .dashed: cell.dashed.formUnion(directions)
      }
    }
  }

  private mutating func update(_ column: Int, _ row: Int, _ change: (inout Cell) -> Void) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    change(&cells[row * columns + column])
  }

  // MARK: Text

  /// The rows from the top, without spaces at their ends.
  var lines: [String] {
    (0..<rows).map { row in
      var line = ""
      for cell in cells[(row * columns)..<((row + 1) * columns)] where !cell.isCovered {
        line.append(Self.character(cell))
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// By the directions in which lines leave: up 1, right 2, down 4, left 8.
  private static let joints = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

  private static func character(_ cell: Cell) -> Character {
    if let character = cell.character { return character }
    let all = cell.solid.union(cell.dashed)
    if cell.solid.isEmpty {
      if all == [.left, .right] { return "╌" }
      if all == [.up, .down] { return "╎" }
    }
    return all.isEmpty ? cell.shade ?? " " : joints[all.rawValue]
  }
}

/// Cells of a picture of characters, from one line to another.
struct CharacterBox {
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>

  /// The cells between the lines.
  var inner: (columns: Range<Int>, rows: Range<Int>) {
    (
      (columns.lowerBound + 1)..<max(columns.lowerBound + 1, columns.upperBound),
      (rows.lowerBound + 1)..<max(rows.lowerBound + 1, rows.upperBound)
    )
  }
}

extension Character {
  /// How many cells of a terminal the character takes.
  var cellCount: Int { unicodeScalars.contains(where: EastAsianWidth.isWide) ? 2 : 1 }
}

extension String {
  /// How many cells of a terminal the text takes.
  var cellCount: Int { reduce(0) { $0 + $1.cellCount } }

  /// The text, or its beginning with an ellipsis where it does not fit; `nil` where there is no room for a character.
  func fitting(cells: Int) -> String? {
    guard cellCount > cells else { return isEmpty ? nil : self }
    var text = ""
    var count = 1
    for character in self {
      count += character.cellCount
      guard count <= cells else { break }
      text.append(character)
    }
    return text.isEmpty ? nil : text + "…"
  }
}
