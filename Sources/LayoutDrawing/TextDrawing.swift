public import LayoutCore

/// Writes a placement as text.
public enum TextDrawing {
  /// Writes a table of all frames, the size of the root and, if it is a grid, its widths and heights.
  ///
  /// Numbers have at most three decimals. Columns are as wide as their content, counted in characters.
  ///
  /// - Parameter placement: What to write.
  /// - Returns: Lines that each end with a line break.
  public static func table(of placement: Placement) -> String {
    var rows = [["item", "x", "y", "width", "height"]]
    for frame in placement.frames {
      let rect = frame.rect
      rows.append([VisibleText.of(frame.name)] + [rect.x, rect.y, rect.width, rect.height].map(NumberText.text))
    }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let room = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + room : room + cell
      }
      text += cells.joined(separator: "  ") + "\n"
    }
    text += "\nsize: \(NumberText.size(width: placement.size.width, height: placement.size.height))\n"
    text += line("columns", placement.columns)
    text += line("rows", placement.rows)
    return text
  }

  private static func line(_ name: String, _ tracks: [Placement.Track]) -> String {
    guard !tracks.isEmpty else { return "" }
    return "\(name): \(tracks.map { NumberText.text($0.length) }.joined(separator: " "))\n"
  }
}
