import ConstraintLayout

/// The first example of the article on text: the lines between the markers stand there word for word.
func balancedWordsExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Words begins
  let words = BalancedStack(.row, spacing: 10) {
    ForEach(["hi", "!", "beautiful", "world"]) { Text($0) }
  }
  let placement = try LayoutEngine().place(words)
  print(placement["hi"]?.width ?? 0, placement.size.width)
  // Words ends
}

/// The second example of the article.
func wrappedTextExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Wrapping begins
  let words = "A paragraph breaks between words, and is as high as its lines."
  let row = Stack(.row, alignment: .leading, spacing: 12) {
    Item("picture").frame(width: 80, height: 80)
    Stack(.column, alignment: .leading, spacing: 6) {
      Text("Height for width", id: "title", font: Font(size: 17).bold())
      Text(words, id: "paragraph", fontSize: 13)
      Text(words, id: "summary", fontSize: 13, lineLimit: 1)
    }
  }
  for width in [320.0, 230] {
    let placement = try LayoutEngine().place(row, in: ProposedSize(width: width))
    for frame in placement.frames { print(frame.id, frame.rect) }
  }
  // Wrapping ends
}

/// The third example of the article.
func terminalMeasurerExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Text measurer begins
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

  let help = Text(
    "layout solve FILE prints where everything stands", id: "help", font: Font(size: 10), lineLimit: 3,
    measurer: TerminalMeasurer())
  let column = Stack(.column) { help }
  for width in [300.0, 120, 80] {
    print(try LayoutEngine().place(column, in: ProposedSize(width: width))["help"] ?? .zero)
  }
  // Text measurer ends
}

/// The fourth example of the article.
func photoMeasurerExample(output: (String) -> Void) throws {
  func print(_ items: Any...) { output(items.map { "\($0)" }.joined(separator: " ")) }
  // Measurer begins
  /// A photo that is shown in any width, with a caption of 20 points below it.
  struct Photo: Measurer {
    var width: Double
    var height: Double

    func size(proposedWidth: Double?) -> Size {
      let shown = min(proposedWidth ?? width, width)
      return Size(width: shown, height: shown * height / width + 20)
    }
  }

  let photos = Stack(.row, spacing: 10) {
    Item("mountain").measured(by: Photo(width: 400, height: 300))
    Item("tower").measured(by: Photo(width: 300, height: 600))
  }
  let placement = try LayoutEngine().place(photos, in: ProposedSize(width: 210))
  for frame in placement.frames { print(frame.id, frame.rect) }
  // Measurer ends
}
