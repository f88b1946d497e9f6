import ConstraintLayout

/// Text in cells of one size: every character takes 0.6 of the font size.
struct TerminalMeasurer: TextMeasurer {
  func measure(
    _ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double
  ) -> TextLayout {
    let cell = 0.6 * font.size
    // No line of a text is longer than the text.
    func cells(in width: Double?) -> Int {
      width.map { Int(min(max($0 / cell, 0), Double(text.count))) } ?? text.count
    }
    let wrapped = lines(of: text, of: cells(in: width), limit: lineLimit ?? .max)
    let unwrapped = lines(of: text, of: text.count, limit: lineLimit ?? .max)
    let lastTop = Double(wrapped.count - 1) * (font.size + lineSpacing)
    let widest = text.split { $0.isWhitespace }.map(\.count).max() ?? 0
    return TextLayout(
      lines: wrapped.map {
        TextLine(content: $0.content, isTruncated: $0.isTruncated, width: Double($0.cells) * cell)
      },
      size: Size(width: Double(wrapped.map(\.cells).max() ?? 0) * cell, height: lastTop + font.size),
      firstBaseline: 0.8 * font.size, lastBaseline: lastTop + 0.8 * font.size,
      minimumWidth: Double(widest) * cell, idealWidth: Double(unwrapped.map(\.cells).max() ?? 0) * cell)
  }

  private struct Line {
    var content: Substring
    var isTruncated = false
    var cells: Int { content.count + (isTruncated ? 1 : 0) }
  }

  private func lines(of text: String, of cells: Int, limit: Int) -> [Line] {
    var lines: [Line] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = paragraph.prefix(0)
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? word : paragraph[line.startIndex..<word.endIndex]
        if !line.isEmpty, longer.count > cells {
          lines.append(Line(content: line))
          line = word
        } else {
          line = longer
        }
      }
      lines.append(Line(content: line))
    }
    guard lines.count > limit else { return lines }
    lines[limit - 1].content = lines[limit - 1].content.prefix(max(0, cells - 1))
    lines[limit - 1].isTruncated = true
    return Array(lines.prefix(limit))
  }
}
