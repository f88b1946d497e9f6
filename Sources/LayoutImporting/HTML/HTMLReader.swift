internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads the boxes of one page.
final class HTMLReader {
  let findings = HTMLFindings()
  private let deepest: Int
  private let mostCells: Int
  private var depth = 0
  /// The names of the boxes that have one; others are given theirs later.
  private(set) var names = FormNames()
  /// How wide the characters of all texts are, where the page says a font of square glyphs.
  private(set) var metrics: LayoutDescription?

  init(limits: Limits) { (deepest, mostCells) = (limits.depth, limits.nodes) }

  // MARK: Boxes

  private static let inherited = [
    "font-size", "font-family", "line-height", "direction", "text-align", "border-spacing", "border-collapse",
  ]

  /// The box of the body of a page; `nil` if it is not shown.
  func page(_ body: FormElement) throws -> HTMLBox? {
    for element in body.all where HTMLElements.isStyleSheet(element) {
      findings.lose(element, element.name, "A style sheet is not read. Write what it says into the elements.")
    }
    var outer = CSSStyle(body.parent?[attribute: "style"])
    for name in outer.names where !Self.inherited.contains(name) && !HTMLChecks.takesNoRoom(name) {
      if let parent = body.parent {
        findings.lose(parent, parent.name, "The property \(name.inQuotes) is not read of the element around the body.")
      }
    }
    if let direction = body.parent?[attribute: "dir"] { outer.setDefault("direction", direction.lowercased()) }
    let (direction, own) = (outer["direction"], CSSStyle(body[attribute: "style"])["direction"])
    findings.isRightToLeft = (own ?? body[attribute: "dir"]?.lowercased() ?? direction) == "rtl"
    guard let box = try box(of: body, in: nil, inheriting: outer) else { return nil }
    box.all.forEach(HTMLChecks.check)
    return box
  }

  /// The box of an element with all that is in it; `nil` if it is not shown.
  private func box(
    of element: FormElement, in parent: HTMLBox?, inheriting outer: CSSStyle? = nil,
    _ change: (inout CSSStyle) -> Void = { _ in }
  ) throws -> HTMLBox? {
    guard depth < deepest else {
      throw element.failure("More than \(deepest) elements stand in each other here.", .limitExceeded)
    }
    depth += 1
    defer { depth -= 1 }
    guard var style = style(of: element, inheriting: outer ?? parent?.style) else { return nil }
    HTMLChecks.noteUnread(of: element, style, findings)
    style.normalize()
    change(&style)
    let (display, outside) = display(of: element, style, in: parent)
    if display == "table" { return try table(element, style, in: parent) }
    let box = HTMLBox(
      element, style, in: parent, findings: findings, id: names.id(element[attribute: "id"]), display: display,
      outside: outside)
    if let control = HTMLControl(element) {
      show(control, in: box)
      return box
    }
    let elements = HTMLElements.shownChildren(of: element)
    let isText = elements.allSatisfy {
      HTMLElements.inline.contains($0.name) && CSSStyle($0[attribute: "style"])["display"] == nil
    }
    if isText, elements.isEmpty || box.isBlock {
      write(element, elements, in: box)
      box.take([])
    } else {
      if !element.trimmedText.isEmpty {
        findings.lose(element, box.name, "It has words beside its boxes, which are left out.")
      }
      box.take(try elements.compactMap { try self.box(of: $0, in: box) })
    }
    return box
  }

  /// The style of an element, with what browsers say of it and what it inherits; `nil` if it is not shown.
  private func style(of element: FormElement, inheriting outer: CSSStyle?) -> CSSStyle? {
    var style = CSSStyle(element[attribute: "style"])
    if HTMLElements.isHidden(element, style) { return nil }
    for (name, value) in HTMLElements.defaults(of: element) { style.setDefault(name, value) }
    if let display = HTMLElements.displays[element.name] { style.setDefault("display", display) }
    if let direction = element[attribute: "dir"] { style.setDefault("direction", direction.lowercased()) }
    if let outer {
      // An `em` is that of the font around.
      let size = CSSLength(style["font-size"], fontSize: outer.fontSize)
      switch size {
      case .points(let points): style.replace("font-size", "\(points)px")
      case .part(let part): style.replace("font-size", "\(part * outer.fontSize)px")
      case .word: break
      }
      for name in Self.inherited { outer[name].map { style.setDefault(name, $0) } }
    }
    return style
  }

  /// How the children of a box stand, and how it stands among blocks.
  private func display(
    of element: FormElement, _ style: CSSStyle, in parent: HTMLBox?
  ) -> (String, HTMLBox.Outside) {
    let isControl = HTMLControl(element) != nil
    let said = style["display"] ?? (isControl || HTMLElements.inline.contains(element.name) ? "inline" : "block")
    // What stands in a flex container or a grid is no part of a line.
    let line: HTMLBox.Outside = parent?.isBlock == true ? .inline : .block
    switch said {
    // What has a size of its own takes no more, also where it stands in no line.
    case "block" where isControl && parent?.isBlock == true: return ("flow-root", .table)
    case "block", "flow-root", "flex", "grid", "table": return (said, .block)
    case "list-item", "table-cell", "table-row", "table-row-group": return ("block", .block)
    case "inline-flex", "inline-grid": return (String(said.dropFirst("inline-".count)), line)
    case "inline", "inline-block": return ("flow-root", line)
    case "inline-table": return ("table", .block)
    default:
      findings.lose(
        element, element[attribute: "id"] ?? element.name, "The display \(said.inQuotes) is not known. Taken as block.")
      return ("block", .block)
    }
  }

  /// Gives a box what a browser shows in it, as far as the page does not say how large that is.
  private func show(_ control: HTMLControl, in box: HTMLBox) {
    let unsaid = ["width", "height"].filter { !box.says($0) }
    if control.isEstimated, !unsaid.isEmpty { findings.estimate(box.element, box.name) }
    if let text = control.text { box.text = HTMLText(text: text, fontSize: box.style.fontSize, isSquare: false) }
    guard control.size != .zero, !unsaid.isEmpty else { return box.take([]) }
    var style = CSSStyle(nil)
    for (name, length) in [("width", control.size.width), ("height", control.size.height)] where unsaid.contains(name) {
      style.replace(name, "\(length)px")
    }
    box.take([
      HTMLBox(box.element, style, in: box, findings: findings, id: nil, display: "block", outside: .block)
    ])
  }

  // MARK: Text

  /// Gives a box what is written in an element and in those in it that stand in its lines.
  private func write(_ element: FormElement, _ elements: [FormElement], in box: HTMLBox) {
    // Words of elements in lines stand behind those of the element itself; where between is not kept by the reader.
    let written = ([element.text] + elements.map(\.text)).joined(separator: " ")
    let text = written.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    guard !text.isEmpty else { return }
    if elements.contains(where: { $0.name != "br" }) {
      findings.lose(
        element, box.name, "Words in elements of their own stand behind the others here, in one font.")
    }
    let isSquare = box.style["font-family"]?.contains("ahem") == true
    box.text = HTMLText(text: text, fontSize: box.style.fontSize, isSquare: isSquare)
    let height = box.length("line-height")
    if !isSquare && box.word("line-height", "normal") != "normal"
      || isSquare && ![.word("auto"), .word("normal"), .word("1"), .points(box.style.fontSize)].contains(height)
    {
      box.lose("line-height")
    }
    if isSquare { keepMetrics(of: box) }
  }

  /// Ahem's glyphs are squares, four fifths of them above the line.
  private func keepMetrics(of box: HTMLBox) {
    let size = box.style.fontSize
    var metrics = LayoutDescription()
    metrics["advance"] = .number(size)
    metrics["ascent"] = .number(size * 0.8)
    metrics["descent"] = .number(size * 0.2)
    var spaces = LayoutDescription()
    spaces["\u{200B}"] = .number(0)
    metrics["advances"] = .object(spaces)
    if let known = self.metrics, known.json != metrics.json {
      findings.lose(
        box.element, box.name, "Its text has another size than others in the font Ahem. Measured as they are.")
    }
    self.metrics = self.metrics ?? metrics
  }

  // MARK: Tables

  /// A table, as a grid in which each cell says where it stands.
  private func table(_ element: FormElement, _ given: CSSStyle, in parent: HTMLBox?) throws -> HTMLBox {
    var style = given
    let said = CSSLength(style["border-spacing"]).points ?? 2
    let spacing = style["border-collapse"] == "collapse" ? 0 : max(0, said)
    style.replace("column-gap", "\(spacing)px")
    style.replace("row-gap", "\(spacing)px")
    for side in CSSStyle.sides {
      // There is as much around the cells as between them.
      let padding = CSSLength(style["padding-\(side)"], fontSize: style.fontSize).points ?? 0
      style.replace("padding-\(side)", "\(padding + spacing)px")
    }
    let table = HTMLBox(
      element, style, in: parent, findings: findings, id: names.id(element[attribute: "id"]), display: "grid",
      outside: .table)
    if style["width"] != nil { table.approximate("what a table leaves, which its columns share by their content") }
    var taken = HTMLCells(limit: mostCells)
    var cells: [HTMLBox] = []
    for (row, line) in rows(of: table).enumerated() {
      var column = 0
      for child in line.children {
        // A cell begins beside those that reach down from the rows above, however far it then reaches over others.
        column = taken.firstFree(from: column, in: row)
        let (columns, rows) = (span(of: child, "colspan"), span(of: child, "rowspan"))
        let cell = try box(of: child, in: table) { style in
          Self.place(&style, column: column, row: row, columns: columns, rows: rows)
        }
        guard let cell else { continue }
        try taken.take(
          HTMLPlacement(box: cell, start: PerAxis(column, row), count: PerAxis(columns, rows)))
        cells.append(cell)
        column += columns
      }
    }
    table.take(cells)
    return table
  }

  /// Says where a cell stands; what it says of its lengths is the least of them.
  private static func place(_ style: inout CSSStyle, column: Int, row: Int, columns: Int, rows: Int) {
    style.replace("display", "flow-root")
    style.replace("grid-column-start", "\(column + 1)")
    style.replace("grid-column-end", "span \(columns)")
    style.replace("grid-row-start", "\(row + 1)")
    style.replace("grid-row-end", "span \(rows)")
    for name in ["width", "height"] {
      style[name].map { style.setDefault("min-\(name)", $0) }
      style.replace(name, nil)
    }
    for side in CSSStyle.sides { style.replace("margin-\(side)", nil) }
  }

  private func rows(of table: HTMLBox) -> [FormElement] {
    func rows(in element: FormElement) -> [FormElement] {
      element.children.flatMap { child -> [FormElement] in
        let style = CSSStyle(child[attribute: "style"])
        guard !HTMLElements.isHidden(child, style) else { return [] }
        switch HTMLElements.displays[child.name] ?? style["display"] {
        case "table-row":
          HTMLChecks.noteRow(child, style, findings)
          return [child]
        case "table-row-group" where element.index == table.element.index:
          HTMLChecks.noteRow(child, style, findings)
          return rows(in: child)
        default:
          findings.lose(child, child.name, "It stands in a table and is no row of it. It is left out.")
          return []
        }
      }
    }
    return rows(in: table.element)
  }

  /// How many columns or rows a cell of a table covers.
  private func span(of cell: FormElement, _ name: String) -> Int {
    guard let text = cell[attribute: name] else { return 1 }
    guard let span = XMLText.wholeNumber(text), Self.spans.contains(span) else {
      findings.lose(
        cell, cell[attribute: "id"] ?? cell.name, "The \(name) \(text.inQuotes) is not read. Taken as 1.")
      return 1
    }
    return span
  }

  private static let spans = 1...1000
}
