internal import LayoutGeometry

/// Writes the lengths of the root grid's tracks outside of it: widths above, heights at the left.
enum TrackNumbers {
  private static let size = 11.0
  /// How far a number may stand from the middle of its track and still be seen to belong to it.
  private static let reach = 22.0

  private struct Entry {
    let text: String
    let track: Scene.Track
    let isMarked: Bool
  }

  /// - Parameters:
  ///   - isNumbered: Whether the number of the track stands before its length.
  ///   - marked: The numbers of tracks that are undetermined, which stand out.
  static func draw(
    _ grid: Scene.Container, content: Rect, isNumbered: Bool, marked: (Axis) -> Set<Int>, on canvas: inout Canvas
  ) {
    canvas.group("lengths") { canvas in
      drawAbove(entries(grid.columns, isNumbered, marked(.horizontal)), edge: content.minY, on: &canvas)
      drawLeft(entries(grid.rows, isNumbered, marked(.vertical)), edge: content.minX, on: &canvas)
    }
  }

  private static func entries(_ tracks: [Scene.Track], _ isNumbered: Bool, _ marked: Set<Int>) -> [Entry] {
    tracks.enumerated().map { index, track in
      Entry(
        text: (isNumbered ? "\(index): " : "") + NumberText.text(track.points), track: track,
        isMarked: marked.contains(index))
    }.sorted { $0.track.middle < $1.track.middle }
  }

  private static func drawAbove(_ entries: [Entry], edge: Double, on canvas: inout Canvas) {
    canvas.lines(
      entries.flatMap { entry -> [[Point]] in
        bracket(entry).map { $0.map { Point(x: $0.along, y: edge - $0.away) } }
      }, [("stroke", Palette.line)])
    let widths = entries.map { label($0, at: .zero, anchor: .middle, isUpright: false).box.width }
    let (shown, places, isUpright) = arranged(entries, lengths: widths, gap: 6)
    for (entry, place) in zip(shown, places) {
      if (place - entry.track.middle).magnitude > 2 {
        canvas.lines(
          [[Point(x: entry.track.middle, y: edge - 12), Point(x: place, y: edge - 18)]], [("stroke", Palette.line)])
      }
      let y = edge - 19 - (isUpright ? 0 : size / 2)
      canvas.label(label(entry, at: Point(x: place, y: y), anchor: isUpright ? .start : .middle, isUpright: isUpright))
    }
  }

  private static func drawLeft(_ entries: [Entry], edge: Double, on canvas: inout Canvas) {
    canvas.lines(
      entries.flatMap { entry -> [[Point]] in
        bracket(entry).map { $0.map { Point(x: edge - $0.away, y: $0.along) } }
      }, [("stroke", Palette.line)])
    // Numbers at the left are one line high whatever they say: there is no better way to turn them.
    let (shown, places, _) = arranged(entries, lengths: entries.map { _ in size * 1.1 }, gap: 1)
    for (entry, place) in zip(shown, places) {
      if (place - entry.track.middle).magnitude > 2 {
        canvas.lines(
          [[Point(x: edge - 12, y: entry.track.middle), Point(x: edge - 18, y: place)]], [("stroke", Palette.line)])
      }
      canvas.label(label(entry, at: Point(x: edge - 19, y: place), anchor: .end, isUpright: false))
    }
  }

  /// Places along the edge for as many numbers as find one: level, else upright, else only some.
  private static func arranged(
    _ entries: [Entry], lengths: [Double], gap: Double
  ) -> (entries: [Entry], places: [Double], isUpright: Bool) {
    let centres = entries.map(\.track.middle)
    let level = Spreading.places(centres: centres, lengths: lengths, gap: gap)
    if Spreading.displacement(level, from: centres) <= reach { return (entries, level, false) }
    let thickness = size * 1.1
    let upright = Spreading.places(centres: centres, lengths: centres.map { _ in thickness }, gap: 1)
    if Spreading.displacement(upright, from: centres) <= reach { return (entries, upright, true) }
    var shown: [Entry] = []
    for entry in entries {
      if let last = shown.last, entry.track.middle - last.track.middle < thickness + 4 { continue }
      shown.append(entry)
    }
    return (shown, shown.map(\.track.middle), true)
  }

  /// A dimension line, as on a plan: along the track, with a stroke at each end.
  private static func bracket(_ entry: Entry) -> [[(along: Double, away: Double)]] {
    let (start, end) = (entry.track.start, entry.track.end)
    return [[(start, 7), (start, 12)], [(start, 9.5), (end, 9.5)], [(end, 7), (end, 12)]]
  }

  private static func label(_ entry: Entry, at position: Point, anchor: Label.Anchor, isUpright: Bool) -> Label {
    Label(
      text: entry.text, position: position, size: size, anchor: anchor, isUpright: isUpright,
      colour: entry.isMarked ? Palette.accent : Palette.faintText, isBold: entry.isMarked)
  }
}
