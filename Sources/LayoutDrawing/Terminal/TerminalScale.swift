internal import LayoutGeometry

/// Turns units of a picture into cells of a terminal, which are twice as high as wide.
struct TerminalScale {
  /// The most columns of a picture.
  static let width = 100
  /// The most rows of a picture.
  static let height = 300
  /// Where there is room, as many columns as a picture of a small layout has at least.
  private static let least = 40.0
  /// Columns for each point, where there is room: a line of usual text is two rows high then.
  private static let usual = 0.25

  private let origin: Point
  private let columnsPerUnit: Double
  let columns: Int
  let rows: Int

  /// - Parameters:
  ///   - content: What is drawn, in units of the picture.
  ///   - factor: Units of the picture for each point.
  init(content: Rect, factor: Double) {
    origin = Point(x: content.minX, y: content.minY)
    let (width, height) = (max(content.width, 1e-9), max(content.height, 1e-9))
    let wanted = max(Self.usual / factor, Self.least / max(width, height / 2))
    columnsPerUnit = min(wanted, Double(Self.width - 1) / width, Double(Self.height - 1) * 2 / height)
    columns = Int((content.width * columnsPerUnit).rounded()) + 1
    rows = Int((content.height * columnsPerUnit / 2).rounded()) + 1
  }

  func column(_ x: Double) -> Int { Int(((x - origin.x) * columnsPerUnit).rounded()) }

  func row(_ y: Double) -> Int { Int(((y - origin.y) * columnsPerUnit / 2).rounded()) }

  func box(_ rect: Rect) -> CharacterBox {
    CharacterBox(
      columns: column(rect.minX)...max(column(rect.minX), column(rect.maxX)),
      rows: row(rect.minY)...max(row(rect.minY), row(rect.maxY)))
  }
}
