internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText
internal import LinearModel

/// One conflict: its statements in the user's words, what they ask for as bars beside the room there is, and what is missing.
struct ConflictPanel {
  static let width = 560.0
  private static let textSize = 13.0
  private static let barHeight = 16.0
  private static let mostRows = 40

  /// A statement with its number, and its bar.
  private struct Row {
    /// `nil` for what is no member: what else has to fit, and the room of which members are parts.
    let number: Int?
    let text: String
    var length: StatedLength?
    /// Where the bar begins and ends, in points of the layout.
    var start = 0.0
    var end = 0.0
  }

  private let conflict: Diagnosis.Conflict
  private let rows: [Row]
  /// The room that bars one after another run out of; `nil` where they do not add up to what is missing.
  private let room: Double?
  private let longest: Double
  private let ring: ConflictRing?

  init(_ conflict: Diagnosis.Conflict) {
    self.conflict = conflict
    var rows = conflict.members.enumerated().map { index, member in
      Row(number: index + 1, text: member.statement, length: member.length)
    }
    // Whose parts members are is their room; else one of them may say it.
    if let words = conflict.room { rows.append(Row(number: nil, text: words.statement, length: words.length)) }
    if let index = Self.room(of: rows, missing: conflict.missing), let length = rows[index].length?.length {
      room = length
      rows[index].length = StatedLength(length, isRoom: true)
      let rest = Self.excess(of: rows, beyond: index).map { (conflict.missing ?? 0) - $0 } ?? 0
      if rest > 1e-3 { rows.append(Row(number: nil, text: "all else that has to fit", length: StatedLength(rest))) }
    } else {
      room = nil
    }
    var reached = 0.0
    for index in rows.indices {
      guard let length = rows[index].length else { continue }
      rows[index].start = room != nil && !length.isRoom ? reached : 0
      rows[index].end = rows[index].start + length.length
      if !length.isRoom { reached = rows[index].end }
    }
    // What there is room for stands above what is asked for.
    let rooms = rows.filter { $0.length?.isRoom == true }
    self.rows = room == nil ? rows : rooms + rows.filter { $0.length?.isRoom != true }
    longest = rows.map(\.end).max() ?? 0
    ring = ConflictRing(conflict.members)
  }

  /// The statement that says what room there is, where the others stand one after another in it and ask for more.
  ///
  /// A length that is said of a layout around others is room for them, as the proposal is.
  private static func room(of rows: [Row], missing: Double?) -> Int? {
    guard let missing else { return nil }
    let rooms = rows.indices.filter { rows[$0].length?.isRoom == true }
    guard rooms.count < 2 else { return nil }
    return (rooms.isEmpty ? Array(rows.indices) : rooms).first { index in
      // What else has to fit misses the rest.
      excess(of: rows, beyond: index).map { $0 > 0 && $0 <= missing + 1e-3 } ?? false
    }
  }

  /// By how much all other statements together ask for more than a statement.
  private static func excess(of rows: [Row], beyond index: Int) -> Double? {
    let lengths = rows.compactMap(\.length)
    guard lengths.count == rows.count, lengths.count > 1 else { return nil }
    return lengths.reduce(0) { $0 + $1.length } - 2 * lengths[index].length
  }

  /// How many statements it has, and by how much they miss.
  private var title: String {
    let count = conflict.members.count
    let subject =
      count == 1 ? "This cannot hold" : "These \(count) cannot all hold; without any one of them the rest can"
    guard let missing = conflict.missing else { return subject + "." }
    let direction = conflict.axis.map { " in \($0.lengthName)" } ?? ""
    return "\(subject). \(count == 1 ? "It misses" : "They miss") by \(NumberText.text(missing))\(direction)."
  }

  /// Draws the panel.
  ///
  /// - Returns: The lower edge of what was drawn.
  func draw(top: Double, on canvas: inout Canvas) -> Double {
    var y = top
    canvas.group("conflict") { canvas in
      y = line(title, at: y, isBold: true, on: &canvas) + 8
      let firstBar = y
      for row in rows.prefix(Self.mostRows) { y = draw(row, at: y, on: &canvas) }
      if rows.count > Self.mostRows { y = line("and \(rows.count - Self.mostRows) more", at: y, on: &canvas) }
      if let room, longest > 0 { y = drawEdge(of: room, from: firstBar, to: y, on: &canvas) }
      if let ring { y = ring.draw(top: y + 8, width: Self.width, on: &canvas) }
    }
    return y
  }

  /// Draws lines of text, as many as it takes.
  ///
  /// - Returns: The upper edge of what comes next.
  private func line(
    _ text: String, at y: Double, indent: Double = 0, isBold: Bool = false, on canvas: inout Canvas
  ) -> Double {
    let font = Font(size: Self.textSize, weight: isBold ? .bold : .regular)
    var y = y
    for line in HelveticaMeasurer().measure(VisibleText.of(text), font: font, width: Self.width - indent).lines {
      let position = Point(x: indent, y: y + Self.textSize * 0.7)
      canvas.label(Label(text: line.text, position: position, size: Self.textSize, anchor: .start, isBold: isBold))
      y += Self.textSize * 1.45
    }
    return y
  }

  private func draw(_ row: Row, at top: Double, on canvas: inout Canvas) -> Double {
    if let number = row.number {
      let badge = Point(x: 9, y: top + Self.textSize * 0.7)
      canvas.circle(badge, radius: 9, [("fill", Palette.hatch)])
      canvas.label(Label(text: "\(number)", position: badge, size: 10, isBold: true))
    }
    let y = line(row.text, at: top, indent: 26, on: &canvas) + 2
    guard let length = row.length, longest > 0 else { return y + 6 }
    let scale = Self.width / longest
    let bar = Rect(x: row.start * scale, y: y, width: (row.end - row.start) * scale, height: Self.barHeight)
    if length.isRoom {
      canvas.rect(bar, [("fill", Palette.hatch), ("stroke", Palette.line)])
    } else {
      let colours = ItemColours(row.number.map(Palette.numbered) ?? Palette.other)
      canvas.rect(bar, radius: 3, [("fill", colours.fill), ("stroke", colours.stroke)])
      if let room, row.end > room { drawBeyond(max(room, row.start) * scale, of: bar, on: &canvas) }
    }
    canvas.label(number(length, at: bar))
    return y + Self.barHeight + 10
  }

  /// The part of a bar for which there is no room.
  private func drawBeyond(_ start: Double, of bar: Rect, on canvas: inout Canvas) {
    canvas.rect(
      Rect(minX: start, minY: bar.minY, maxX: bar.maxX, maxY: bar.maxY), radius: 3,
      [("fill", "url(#\(Patterns.missing))"), ("stroke", Palette.accent)])
  }

  /// How long a bar is, in it or beside it.
  private func number(_ length: StatedLength, at bar: Rect) -> Label {
    let text = NumberText.text(length.length)
    let width = Font(size: 11).width(of: text)
    var label = Label(
      text: text, position: Point(x: bar.midX, y: bar.midY), size: 11,
      halo: length.isRoom ? Palette.hatch : Palette.background)
    guard width + 8 > bar.width else { return label }
    let isAtEnd = bar.maxX + width + 6 > Self.width
    label.position.x = isAtEnd ? bar.minX - 5 : bar.maxX + 5
    label.anchor = isAtEnd ? .end : .start
    label.halo = Palette.background
    return label
  }

  /// Where the room ends, through all that is asked for, with the amount that is missing behind it.
  ///
  /// - Returns: The lower edge of what was drawn.
  private func drawEdge(of room: Double, from top: Double, to bottom: Double, on canvas: inout Canvas) -> Double {
    let scale = Self.width / longest
    let (edge, end) = (room * scale, longest * scale)
    let y = bottom + 6
    canvas.lines(
      [[Point(x: edge, y: top + 18), Point(x: edge, y: y)]],
      [("stroke", Palette.accent), ("stroke-width", "1.5"), ("stroke-dasharray", "4 3")])
    canvas.lines(
      [
        [Point(x: edge, y: y - 4), Point(x: edge, y: y + 4)], [Point(x: edge, y: y), Point(x: end, y: y)],
        [Point(x: end, y: y - 4), Point(x: end, y: y + 4)],
      ], [("stroke", Palette.accent)])
    canvas.label(
      Label(
        text: "\(NumberText.text(end / scale - room)) missing", position: Point(x: end, y: y + 14), size: 12,
        anchor: .end,
        colour: Palette.accent, isBold: true))
    return y + 22
  }
}

extension ConflictPanel {
  /// Whether bars show what is asked for, what room there is, and what is missing.
  var shows: (asked: Bool, room: Bool, missing: Bool) {
    let lengths = rows.compactMap(\.length)
    return (lengths.contains { !$0.isRoom }, lengths.contains(where: \.isRoom), room != nil)
  }
}
