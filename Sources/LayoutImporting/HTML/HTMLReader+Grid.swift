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
    let places = HTMLPlacement.placed(box.flow, columns: max(columns.tracks.count, 1), rows: rows.tracks.count)
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

  // MARK: Tables

  func table(_ box: HTMLBox) throws -> LayoutDescription {
    var words = LayoutDescription(type: "grid")
    let spacing = box.style["border-collapse"] == "collapse" ? 0 : CSSLength(box.style["border-spacing"])?.points ?? 2
    words["horizontalSpacing"] = .number(spacing)
    words["verticalSpacing"] = .number(spacing)
    let rows = box.flow.flatMap { $0.display == "table-row-group" ? $0.flow : [$0] }.filter {
      $0.display == "table-row"
    }
    var taken: Set<[Int]> = []
    var cells: [LayoutDescription] = []
    for (row, element) in rows.enumerated() {
      var column = 0
      for child in element.flow {
        while taken.contains([column, row]) { column += 1 }
        func span(_ name: String) -> Int {
          min(max(child.element[attribute: name].flatMap(XMLText.wholeNumber) ?? 1, 1), 1000)
        }
        let place = HTMLPlacement(box: child, column: column, row: row, columns: span("colspan"), rows: span("rowspan"))
        for (x, y) in place.squares { taken.insert([x, y]) }
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

/// Where a box stands in a grid, counted from 0.
struct HTMLPlacement {
  let box: HTMLBox
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// The squares that it covers.
  var squares: [(Int, Int)] {
    (row..<(row + rows)).flatMap { y in (column..<(column + columns)).map { ($0, y) } }
  }

  /// Where boxes stand that say their lines, their spans or nothing: those that say no place flow on, row by row.
  static func placed(_ boxes: [HTMLBox], columns count: Int, rows rowCount: Int) -> [HTMLPlacement] {
    var taken: Set<[Int]> = []
    var places: [HTMLPlacement?] = boxes.map { _ in nil }
    func isFree(_ place: HTMLPlacement) -> Bool { !place.squares.contains { taken.contains([$0.0, $0.1]) } }
    func take(_ place: HTMLPlacement, _ index: Int) {
      for (x, y) in place.squares { taken.insert([x, y]) }
      places[index] = place
    }
    let said = boxes.map { box in
      (
        column: CSSLines(box.style, "grid-column", tracks: count),
        row: CSSLines(box.style, "grid-row", tracks: rowCount)
      )
    }
    for (index, box) in boxes.enumerated() {
      guard let column = said[index].column.start, let row = said[index].row.start else { continue }
      take(
        HTMLPlacement(box: box, column: column, row: row, columns: said[index].column.span, rows: said[index].row.span),
        index)
    }
    for (index, box) in boxes.enumerated() where places[index] == nil && said[index].row.start != nil {
      var place = HTMLPlacement(
        box: box, column: 0, row: said[index].row.start ?? 0, columns: said[index].column.span,
        rows: said[index].row.span)
      while !isFree(place) { place.column += 1 }
      take(place, index)
    }
    // What flows never goes back.
    var (nextColumn, nextRow) = (0, 0)
    let width = max(count, said.map { ($0.column.start ?? 0) + $0.column.span }.max() ?? 1)
    for (index, box) in boxes.enumerated() where places[index] == nil {
      var place = HTMLPlacement(
        box: box, column: nextColumn, row: nextRow, columns: said[index].column.span, rows: said[index].row.span)
      if let column = said[index].column.start {
        if column < nextColumn { place.row += 1 }
        place.column = column
        while !isFree(place) { place.row += 1 }
      } else {
        while place.column + place.columns > width || !isFree(place) {
          place.column += 1
          if place.column + place.columns > width { (place.column, place.row) = (0, place.row + 1) }
        }
      }
      take(place, index)
      (nextColumn, nextRow) = (place.column, place.row)
    }
    return places.compactMap(\.self)
  }
}
