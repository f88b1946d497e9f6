package import LayoutCore
internal import LayoutGeometry

/// Something that was drawn, which can stand in a document alone or below others.
package struct Picture {
  let canvas: Canvas

  init(canvas: Canvas) { self.canvas = canvas }

  /// Draws conflicts: what was asked for beside the room there is, with what is missing, and what relations tie together.
  package init(of conflicts: [Diagnosis.Conflict]) { canvas = ConflictDrawing.picture(of: conflicts) }

  /// The picture as a whole SVG document that ends with a line break.
  package func svg(_ styleSheet: StyleSheet? = nil) -> String {
    Self.document(of: canvas.extent, styleSheet, drawing: [canvas.body]) { $0.append(canvas.body) }
  }

  /// Pictures one below the other as a whole SVG document, each with its title.
  package static func svg(_ pictures: [(title: String, picture: Picture)]) -> String {
    var sheet = Canvas(extent: .zero)
    var parts: [(body: XMLWriter, offset: Point)] = []
    for (title, picture) in pictures {
      let top = parts.isEmpty ? 0 : sheet.extent.maxY + 40
      let heading = Label(
        text: VisibleText.of(title), position: Point(x: 0, y: top + 8), size: 15, anchor: .start, isBold: true)
      sheet.label(heading)
      let content = picture.canvas.extent
      let offset = Point(x: -content.minX, y: top + 32 - content.minY)
      sheet.extend(to: Rect(x: 0, y: top + 32, width: content.width, height: content.height))
      parts.append((picture.canvas.body, offset))
    }
    return document(of: sheet.extent, nil, drawing: parts.map(\.body)) { writer in
      writer.append(sheet.body)
      for part in parts {
        let place = "translate(\(NumberText.attribute(part.offset.x)) \(NumberText.attribute(part.offset.y)))"
        writer.element("g", [("transform", place)]) { $0.append(part.body) }
      }
    }
  }

  private static func document(
    of extent: Rect, _ styleSheet: StyleSheet?, drawing bodies: [XMLWriter], _ body: (inout XMLWriter) -> Void
  ) -> String {
    let margin = 16.0
    // Whole numbers, so that the picture fills its pixels.
    let frame = extent.grown(by: margin)
    let (left, top) = (frame.minX.rounded(.down), frame.minY.rounded(.down))
    let (width, height) = ((frame.maxX - left).rounded(.up), (frame.maxY - top).rounded(.up))
    let numbers = [left, top, width, height].map(NumberText.attribute)
    var writer = XMLWriter()
    let attributes = [
      ("xmlns", "http://www.w3.org/2000/svg"), ("width", numbers[2]), ("height", numbers[3]),
      ("viewBox", numbers.joined(separator: " ")), ("font-family", FontStack.families),
    ]
    writer.element("svg", attributes) { writer in
      if let styleSheet { writer.element("style", [], lines: styleSheet.text) }
      Patterns.write(for: bodies, on: &writer)
      writer.element(
        "rect",
        [
          ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]), ("height", numbers[3]),
          ("fill", Palette.background),
        ])
      body(&writer)
    }
    return writer.text
  }
}
