internal import LayoutGeometry

// Grid containers and tables, as grids.
extension HTMLReader {
  func grid(_ box: HTMLBox) throws -> LayoutDescription {
    var words = LayoutDescription(type: "grid")
    words["horizontalSpacing"] = .number(box.points("column-gap"))
    words["verticalSpacing"] = .number(box.points("row-gap"))
    words["alignment"] = .text("topLeading")
    let columns = CSSTracks(box.style["grid-template-columns"])
    let rows = CSSTracks(box.style["grid-template-rows"])
    let places = try placed(box.flow, columns: max(columns.tracks.count, 1), rows: rows.tracks.count)
    var tracks = LayoutDescription()
    for (key, name, list, count) in [
      ("columns", "justify-content", columns, places.map { $0.column + $0.columns }.max() ?? 0),
      ("rows", "align-content", rows, places.map { $0.row + $0.rows }.max() ?? 0),
    ] {
      for word in list.unread {
        notes.lose(box.element, self.name(of: box), "The track \(word.inQuotes) is not read. Taken as auto.")
      }
      if list.tracks.isEmpty {
        // One track alone takes all that there is.
        let isStretched = ["normal", "stretch"].contains(box.style[name] ?? "normal")
        if count == 1, isStretched { tracks[key] = .list([CSSTracks.flexible]) }
      } else {
        // Documents repeat the last track, and pages have tracks behind those that are said fit what is in them.
        tracks[key] = .list(list.tracks + (count > list.tracks.count ? [.text("fit")] : []))
      }
    }
    if !tracks.isEmpty { words["tracks"] = .object(tracks) }
    for (key, name) in [("horizontalDistribution", "justify-content"), ("verticalDistribution", "align-content")] {
      words[key] = box.style[name].flatMap { Self.distributions[$0] }.map { .text($0) }
    }
    var row = LayoutDescription()
    row["cells"] = .layouts(
      try places.map { try gridCell($0, in: box) })
    words["rows"] = .layouts([row])
    return words
  }

  private static let distributions = [
    "center": "center", "end": "trailing", "flex-end": "trailing", "right": "trailing", "space-between": "spaceBetween",
    "space-around": "spaceAround", "space-evenly": "spaceEvenly",
  ]

  private func gridCell(_ place: HTMLPlacement, in box: HTMLBox) throws -> LayoutDescription {
    let child = place.box
    func said(_ own: String, _ all: String) -> String {
      child.style[own].flatMap { $0 == "auto" ? nil : $0 } ?? box.style[all] ?? "stretch"
    }
    let (across, down) = (said("justify-self", "justify-items"), said("align-self", "align-items"))
    let isStretched = { (word: String) in word == "stretch" || word == "normal" }
    var fills: Axis.Set = []
    if isStretched(across) { fills.insert(.horizontal) }
    if isStretched(down) { fills.insert(.vertical) }
    var words = try layout(of: child, fills)
    words["column"] = .number(Double(place.column))
    words["row"] = .number(Double(place.row))
    if place.columns > 1 { words["columns"] = .number(Double(place.columns)) }
    if place.rows > 1 { words[words["rows"] == nil ? "rows" : "cellRows"] = .number(Double(place.rows)) }
    let alignment = FormAlignment(horizontal: position(across), vertical: position(down))
    words["alignedInCell"] = alignment.name.map { .text($0) }
    return words
  }

  /// Where the boxes of a grid stand, with a note for each line that is not read.
  private func placed(_ boxes: [HTMLBox], columns: Int, rows: Int) throws -> [HTMLPlacement] {
    let said = boxes.map { box in
      (column: CSSLines(box.style, "grid-column", tracks: columns), row: CSSLines(box.style, "grid-row", tracks: rows))
    }
    for (box, lines) in zip(boxes, said) {
      for word in lines.column.unread + lines.row.unread {
        notes.lose(box.element, name(of: box), "The line \(word.inQuotes) is not read. Taken as auto.")
      }
    }
    return try HTMLPlacement.placed(boxes, said, columns: columns, limit: mostCells)
  }

  // MARK: Tables

  /// How many columns or rows a cell of a table covers.
  private func tableSpan(of cell: HTMLBox, _ name: String) -> Int {
    guard let text = cell.element[attribute: name] else { return 1 }
    guard let span = XMLText.wholeNumber(text), CSSLines.spans.contains(span) else {
      notes.lose(cell.element, self.name(of: cell), "The \(name) \(text.inQuotes) is not read. Taken as 1.")
      return 1
    }
    return span
  }

  func table(_ box: HTMLBox) throws -> LayoutDescription {
    var words = LayoutDescription(type: "grid")
    let spacing = box.style["border-collapse"] == "collapse" ? 0 : CSSLength(box.style["border-spacing"])?.points ?? 2
    words["horizontalSpacing"] = .number(spacing)
    words["verticalSpacing"] = .number(spacing)
    let rows = box.flow.flatMap { $0.display == "table-row-group" ? $0.flow : [$0] }.filter {
      $0.display == "table-row"
    }
    var taken = HTMLCells(limit: mostCells)
    var cells: [LayoutDescription] = []
    for (row, element) in rows.enumerated() {
      var column = 0
      for child in element.flow {
        // A cell begins beside those that reach down from the rows above, however far it then reaches over others.
        column = taken.firstFree(from: column, row: row)
        let place = HTMLPlacement(
          box: child, column: column, row: row, columns: tableSpan(of: child, "colspan"),
          rows: tableSpan(of: child, "rowspan"))
        try taken.take(place)
        cells.append(try gridCell(place, in: box))
        column += place.columns
      }
    }
    var row = LayoutDescription()
    row["cells"] = .layouts(cells)
    words["rows"] = .layouts([row])
    guard spacing > 0 else { return words }
    // There is as much around the cells as between them.
    var around = LayoutDescription(type: "padding")
    around["insets"] = .number(spacing)
    around["children"] = .layouts([words])
    return around
  }
}
