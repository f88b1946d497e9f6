internal import LayoutGeometry
internal import LayoutText

/// Collects shapes, and the box around all of them, which is only known at the end.
struct Canvas {
  private(set) var body = XMLWriter()
  private(set) var extent: Rect

  init(extent: Rect) { self.extent = extent }

  /// Keeps room for something that is drawn elsewhere.
  mutating func extend(to rect: Rect) { extent = extent.union(rect) }

  /// Draws what `content` draws as a group; nothing is written for an empty one.
  mutating func group(_ name: String, _ attributes: [(String, String)] = [], content: (inout Canvas) -> Void) {
    var inner = Canvas(extent: extent)
    content(&inner)
    guard !inner.body.text.isEmpty else { return }
    extent = inner.extent
    body.element("g", [("class", name)] + attributes) { $0.append(inner.body) }
  }

  mutating func rect(_ rect: Rect, radius: Double = 0, title: String? = nil, _ attributes: [(String, String)]) {
    extent = extent.union(rect)
    var all = [
      ("x", NumberText.attribute(rect.x)), ("y", NumberText.attribute(rect.y)),
      ("width", NumberText.attribute(max(0, rect.width))), ("height", NumberText.attribute(max(0, rect.height))),
    ]
    if radius > 0 { all.append(("rx", NumberText.attribute(radius))) }
    shape("rect", all + attributes, title: title)
  }

  /// Draws lines from point to point.
  mutating func lines(_ lines: [[Point]], title: String? = nil, _ attributes: [(String, String)]) {
    guard !lines.isEmpty else { return }
    var data: [String] = []
    for line in lines {
      for (index, point) in line.enumerated() {
        extent = extent.union(Rect(x: point.x, y: point.y, width: 0, height: 0))
        data.append("\(index == 0 ? "M" : "L")\(NumberText.attribute(point.x)) \(NumberText.attribute(point.y))")
      }
    }
    shape("path", [("d", data.joined(separator: " ")), ("fill", "none")] + attributes, title: title)
  }

  /// Draws a closed shape with these corners.
  mutating func polygon(_ corners: [Point], title: String? = nil, _ attributes: [(String, String)]) {
    guard !corners.isEmpty else { return }
    let points = corners.map { corner in
      extent = extent.union(Rect(x: corner.x, y: corner.y, width: 0, height: 0))
      return "\(NumberText.attribute(corner.x)),\(NumberText.attribute(corner.y))"
    }
    shape("polygon", [("points", points.joined(separator: " "))] + attributes, title: title)
  }

  /// Fills the union of rectangles, each place once.
  mutating func area(_ rects: [Rect], _ attributes: [(String, String)]) {
    guard !rects.isEmpty else { return }
    let data = rects.map { rect in
      extent = extent.union(rect)
      return "M\(NumberText.attribute(rect.x)) \(NumberText.attribute(rect.y))"
        + "h\(NumberText.attribute(rect.width))v\(NumberText.attribute(rect.height))"
        + "h\(NumberText.attribute(-rect.width))z"
    }
    shape("path", [("d", data.joined(separator: " "))] + attributes, title: nil)
  }

  mutating func circle(_ centre: Point, radius: Double, title: String? = nil, _ attributes: [(String, String)]) {
    extent = extent.union(Rect(x: centre.x, y: centre.y, width: 0, height: 0).grown(by: radius))
    let all = [
      ("cx", NumberText.attribute(centre.x)), ("cy", NumberText.attribute(centre.y)),
      ("r", NumberText.attribute(radius)),
    ]
    shape("circle", all + attributes, title: title)
  }

  mutating func label(_ label: Label) {
    extent = extent.union(label.box)
    let x = NumberText.attribute(label.position.x)
    // `dominant-baseline` is not known to every viewer.
    let drop = label.font.drop
    var attributes: [(String, String)]
    if label.isUpright {
      attributes = [
        ("x", "0"), ("y", NumberText.attribute(drop)),
        ("transform", "translate(\(x) \(NumberText.attribute(label.position.y))) rotate(-90)"),
      ]
    } else {
      attributes = [("x", x), ("y", NumberText.attribute(label.position.y + drop))]
    }
    attributes.append(("font-size", NumberText.attribute(label.size)))
    if label.anchor != .start { attributes.append(("text-anchor", label.anchor.rawValue)) }
    attributes.append(("fill", label.colour))
    if label.isBold { attributes.append(("font-weight", "bold")) }
    if let halo = label.halo {
      attributes += [
        ("stroke", halo), ("stroke-width", "3"), ("stroke-linejoin", "round"), ("paint-order", "stroke"),
      ]
    }
    body.element("text", attributes, content: label.text)
  }

  mutating func textLine(_ line: TextLine) {
    extent = extent.union(line.box)
    var attributes = [
      ("x", NumberText.attribute(line.position.x)), ("y", NumberText.attribute(line.position.y)),
      ("font-size", NumberText.attribute(line.size)),
    ]
    if line.isBold { attributes.append(("font-weight", "bold")) }
    if line.runsRightToLeft { attributes.append(("direction", "rtl")) }
    // The start of what runs from right to left is its right end.
    let anchor = line.runsRightToLeft ? line.anchor.mirrored : line.anchor
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    if line.isFitted {
      attributes += [("textLength", NumberText.attribute(line.width)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    body.element("text", attributes, content: line.text)
  }

  private mutating func shape(_ name: String, _ attributes: [(String, String)], title: String?) {
    if let title {
      body.element(name, attributes) { $0.element("title", [], content: title) }
    } else {
      body.element(name, attributes)
    }
  }
}
