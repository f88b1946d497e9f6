internal import LayoutCore
internal import LayoutGeometry
internal import LayoutText

/// Says in words, below the picture, what the picture cannot show.
enum Legend {
  private static let size = 12.0
  private static let mostEntries = 40

  private struct Entry {
    var text: String
    var colour = Palette.faintText
    var isMarked = false

    /// The entry for something that is marked in a colour.
    init(_ text: String, markedIn colour: String) { (self.text, self.colour, isMarked) = (text, colour, true) }

    init(text: String, colour: String = Palette.faintText) { (self.text, self.colour) = (text, colour) }
  }

  static func draw(
    _ placement: Placement, omitted: Int, emptyHexagons: Int, outlinesCauses: Bool, on canvas: inout Canvas
  ) {
    let left = canvas.extent.minX
    let width = max(420, canvas.extent.width) - 14
    var y = canvas.extent.maxY + 18
    canvas.group("legend") { canvas in
      var entries = entries(placement, omitted: omitted, emptyHexagons: emptyHexagons)
      if outlinesCauses, !placement.diagnosis.ambiguities.isEmpty {
        entries.append(Entry(text: "The outlined cells are those that leave it open.", colour: Palette.accent))
      }
      for entry in entries {
        if entry.isMarked {
          canvas.rect(
            Rect(x: left, y: y - 4, width: 8, height: 8),
            [("fill", entry.colour), ("fill-opacity", "0.35"), ("stroke", entry.colour)])
        }
        let text = HelveticaMeasurer().measure(VisibleText.of(entry.text), font: Font(size: size), width: width)
        for line in text.lines {
          canvas.label(
            Label(
              text: line.text, position: Point(x: left + (entry.isMarked ? 14 : 0), y: y), size: size, anchor: .start,
              colour: entry.colour))
          y += size * 1.45
        }
      }
    }
  }

  private static func entries(_ placement: Placement, omitted: Int, emptyHexagons: Int) -> [Entry] {
    var entries = [Entry(text: "size \(NumberText.size(width: placement.size.width, height: placement.size.height))")]
    let ambiguities = placement.diagnosis.ambiguities
    for ambiguity in ambiguities.prefix(mostEntries) {
      let sentence = AmbiguityMarks.sentence(ambiguity, isRoot: ambiguity.node == 0)
      entries.append(Entry(sentence, markedIn: Palette.accent))
    }
    if ambiguities.count > mostEntries {
      entries.append(Entry(text: "and \(ambiguities.count - mostEntries) more undetermined"))
    }
    let edges = placement.diagnosis.underconstrained
    for edge in edges.prefix(mostEntries) {
      entries.append(Entry(AmbiguityMarks.sentence(edge), markedIn: Palette.accent))
    }
    if edges.count > mostEntries {
      entries.append(Entry(text: "and \(edges.count - mostEntries) more places and lengths undetermined"))
    }
    if !ambiguities.isEmpty { entries.append(Entry(text: "Columns and rows are counted from 0.")) }
    let overflows = placement.diagnosis.overflows
    for overflow in overflows.prefix(mostEntries) {
      entries.append(
        overflow.isAttached ? Entry(text: "\(overflow)") : Entry("\(overflow)", markedIn: Palette.overflow))
    }
    if overflows.count > mostEntries {
      entries.append(Entry(text: "and \(overflows.count - mostEntries) more that stand out"))
    }
    let notes = placement.diagnosis.notes
    for note in notes.prefix(mostEntries) { entries.append(Entry(text: "Note: \(note)", colour: Palette.text)) }
    if notes.count > mostEntries { entries.append(Entry(text: "and \(notes.count - mostEntries) more notes")) }
    if omitted > 0 {
      let items = omitted == 1 ? "item is" : "items are"
      entries.append(Entry(text: "\(omitted) \(items) too small for a label; pointing at one shows its id."))
    }
    if emptyHexagons > SceneHexagons.mostEmpty {
      entries.append(
        Entry(text: "Only the first \(SceneHexagons.mostEmpty) of \(emptyHexagons) hexagons without items are drawn."))
    }
    return entries
  }
}
