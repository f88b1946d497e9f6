internal import LayoutCore
internal import LayoutGeometry

/// Marks tracks that the layout leaves open.
struct AmbiguityMarks {
  private struct Mark {
    let ambiguity: Ambiguity
    let grid: Scene.Container
    let track: Scene.Track

    /// Whether both edges would look like one.
    var isThin: Bool { track.end - track.start < 4 }
  }

  private let marks: [Mark]

  /// More labels than this around a picture help nobody; the bands are drawn for all.
  private static let mostLabels = 24

  init(_ ambiguities: [Ambiguity], in scene: Scene) {
    let containers = Dictionary(scene.containers.map { ($0.node, $0) }) { first, _ in first }
    marks = ambiguities.compactMap { ambiguity in
      guard let grid = containers[ambiguity.node] else { return nil }
      let tracks = grid.tracks(ambiguity.axis)
      guard tracks.indices.contains(ambiguity.track) else { return nil }
      return Mark(ambiguity: ambiguity, grid: grid, track: tracks[ambiguity.track])
    }
  }

  /// The marked tracks of a container.
  func tracks(of node: Int, _ axis: Axis) -> Set<Int> {
    Set(marks.filter { $0.grid.node == node && $0.ambiguity.axis == axis }.map(\.ambiguity.track))
  }

  /// The insides of the marked tracks, which items cover, so that their colours stay as they are.
  func drawBehind(on canvas: inout Canvas) {
    canvas.group("ambiguity-bands", [("fill", Palette.accent), ("fill-opacity", "0.16")]) { canvas in
      for mark in marks where !mark.isThin { canvas.rect(band(mark), []) }
    }
  }

  /// The edges of the marked tracks, with a bar at both ends.
  ///
  /// A track of no length is one line.
  func drawLines(on canvas: inout Canvas) {
    canvas.group("ambiguities", [("stroke", Palette.accent)]) { canvas in
      for mark in marks {
        let title = Self.sentence(mark.ambiguity, isRoot: mark.grid.node == 0)
        if mark.isThin {
          canvas.lines([line(mark, at: mark.track.middle, beyond: 5)], title: title, [("stroke-width", "2")])
        } else {
          let edges = [mark.track.start, mark.track.end].map { line(mark, at: $0, beyond: 0) }
          canvas.lines(edges, title: title, [("stroke-dasharray", "4 2")])
          let first = line(mark, at: mark.track.start + 1, beyond: 4)
          let last = line(mark, at: mark.track.end - 1, beyond: 4)
          canvas.lines(zip(first, last).map { [$0, $1] }, title: title, [("stroke-width", "3")])
        }
      }
    }
  }

  /// Outlines the cells that leave tracks open.
  func outlineCauses(in scene: Scene, on canvas: inout Canvas) {
    let names = Set(marks.flatMap(\.ambiguity.cells))
    let style = [("fill", "none"), ("stroke", Palette.accent), ("stroke-width", "2.5")]
    canvas.group("causes", style) { canvas in
      for item in scene.items where names.contains(item.name) || names.contains(item.id) {
        canvas.rect(item.box.grown(by: -1), radius: 4, [])
      }
    }
  }

  /// Where lines are drawn.
  var lines: [Rect] {
    marks.flatMap { mark in
      [mark.track.start, mark.track.end].map { position in
        let ends = line(mark, at: position, beyond: 5)
        return Rect(minX: ends[0].x, minY: ends[0].y, maxX: ends[1].x, maxY: ends[1].y).grown(by: 1)
      }
    }
  }

  /// Labels for marked columns, below, and for marked rows, at the right.
  func callouts(_ axis: Axis) -> [Callout] {
    marks.filter { $0.ambiguity.axis == axis }.prefix(Self.mostLabels).map { mark in
      Callout(
        text: Self.short(mark.ambiguity), anchor: line(mark, at: mark.track.middle, beyond: 5)[1],
        colour: Palette.accent, isBold: true)
    }
  }

  /// Shades the marked tracks in a picture of characters; one without a length there is a dashed line.
  func shade(on canvas: inout CharacterCanvas, _ scale: TerminalScale) {
    for mark in marks {
      let box = scale.box(band(mark))
      if hasRoom(box, mark) {
        canvas.shade(box, "░")
      } else {
        canvas.shade(box, mark.ambiguity.axis == .horizontal ? "┊" : "┈")
      }
    }
  }

  /// What there is to be said of the marked tracks, below a picture of characters.
  var legend: [String] {
    marks.map { "░ \(VisibleText.of(Self.sentence($0.ambiguity, isRoot: $0.grid.node == 0)))" }
  }

  private func hasRoom(_ box: CharacterBox, _ mark: Mark) -> Bool {
    mark.ambiguity.axis == .horizontal ? box.columns.count > 1 : box.rows.count > 1
  }

  private func band(_ mark: Mark) -> Rect {
    let box = mark.grid.box
    return mark.ambiguity.axis == .horizontal
      ? Rect(minX: mark.track.start, minY: box.minY, maxX: mark.track.end, maxY: box.maxY)
      : Rect(minX: box.minX, minY: mark.track.start, maxX: box.maxX, maxY: mark.track.end)
  }

  /// A line along a track: from top to bottom, or from left to right.
  private func line(_ mark: Mark, at position: Double, beyond: Double) -> [Point] {
    let box = mark.grid.box.grown(by: beyond)
    return mark.ambiguity.axis == .horizontal
      ? [Point(x: position, y: box.minY), Point(x: position, y: box.maxY)]
      : [Point(x: box.minX, y: position), Point(x: box.maxX, y: position)]
  }

  /// `0…120 → 0 (total)`.
  static func short(_ ambiguity: Ambiguity) -> String {
    "\(range(ambiguity)) → \(NumberText.text(ambiguity.chosen)) (\(ambiguity.decidedBy.rawValue))"
  }

  /// `column 2: undetermined, 0…120 wide, is 0, so that the whole is as small as possible`.
  static func sentence(_ ambiguity: Ambiguity, isRoot: Bool) -> String {
    let isHorizontal = ambiguity.axis == .horizontal
    let what =
      ambiguity.kind == .underconstrained && !ambiguity.cells.isEmpty
      ? ambiguity.cells.joined(separator: ", ")
      : "\(isHorizontal ? "column" : "row") \(ambiguity.track)\(isRoot ? "" : " of \(ambiguity.container)")"
    return "\(what): undetermined, \(range(ambiguity)) \(isHorizontal ? "wide" : "high"), "
      + "is \(NumberText.text(ambiguity.chosen)), so that \(ambiguity.decidedBy.words)"
  }

  /// `a.left: undetermined, 0…120, is 0, so that everything stands as far to the start as possible`.
  static func sentence(_ edge: UnderconstrainedEdge) -> String {
    "\(edge.item).\(edge.edge.rawValue): undetermined, \(NumberText.text(edge.lower))…\(NumberText.text(edge.upper)), "
      + "is \(NumberText.text(edge.chosen)), so that \(edge.decidedBy.words)"
  }

  private static func range(_ ambiguity: Ambiguity) -> String {
    "\(NumberText.text(ambiguity.lower))…\(NumberText.text(ambiguity.upper))"
  }
}
