internal import LayoutGeometry
internal import LayoutText

/// A label outside the content, with a line to what it is about.
struct Callout {
  let text: String
  /// The point that the line leads to.
  let anchor: Point
  let colour: String
  var isBold = false
}

/// Places callouts so that no label meets another, nor the line of another.
enum Callouts {
  static let size = 11.0
  static let line = Font(size: size).lineDistance + 2
  private static let gap = 6.0

  /// Below the content, in as many rows as it takes.
  ///
  /// `top` is the upper edge of the first row.
  static func below(_ callouts: [Callout], top: Double) -> [(callout: Callout, label: Label)] {
    let sorted = callouts.enumerated().sorted {
      ($0.element.anchor.x, $0.offset) < ($1.element.anchor.x, $1.offset)
    }.map(\.element)
    // From right to left. A label never reaches past the next anchor at its left, so that the line of a label to come
    // can always pass at the left of all that stand already.
    var placed: [(callout: Callout, label: Label, row: Int)] = []
    for index in sorted.indices.reversed() {
      let callout = sorted[index]
      let barrier = index > 0 ? sorted[index - 1].anchor.x + gap / 2 : -Double.infinity
      placed.append(free(callout, barrier: barrier, top: top, among: placed))
    }
    return placed.reversed().map { ($0.callout, $0.label) }
  }

  /// The first row, and the first way to write it there, that leaves all others alone.
  ///
  /// Its own line meets nobody, since all labels so far stand to the right of `barrier`.
  private static func free(
    _ callout: Callout, barrier: Double, top: Double, among placed: [(callout: Callout, label: Label, row: Int)]
  ) -> (callout: Callout, label: Label, row: Int) {
    let rows = (placed.map(\.row).max() ?? -1) + 1
    for row in 0..<rows {
      let y = top + (Double(row) + 0.5) * line
      for anchor in [Label.Anchor.middle, .start] {
        let label = label(callout, y: y, anchor: anchor)
        let box = label.box
        let isFree = placed.allSatisfy { other in
          if other.row == row { return !other.label.box.grown(by: gap).intersects(box) }
          return other.row < row || other.callout.anchor.x < box.minX - 2 || other.callout.anchor.x > box.maxX + 2
        }
        if isFree, anchor == .start || box.minX > barrier { return (callout, label, row) }
      }
    }
    // A new row below all others is always free.
    let y = top + (Double(rows) + 0.5) * line
    let centred = label(callout, y: y, anchor: .middle)
    return (callout, centred.box.minX > barrier ? centred : label(callout, y: y, anchor: .start), rows)
  }

  private static func label(_ callout: Callout, y: Double, anchor: Label.Anchor) -> Label {
    let x = callout.anchor.x + (anchor == .start ? 4 : 0)
    return Label(
      text: callout.text, position: Point(x: x, y: y), size: size, anchor: anchor, colour: callout.colour,
      isBold: callout.isBold)
  }

  /// At the right of the content, one below the other.
  ///
  /// `left` is where the labels begin.
  static func right(_ callouts: [Callout], left: Double) -> [(callout: Callout, label: Label)] {
    let sorted = callouts.enumerated().sorted {
      ($0.element.anchor.y, $0.offset) < ($1.element.anchor.y, $1.offset)
    }.map(\.element)
    let places = Spreading.places(
      centres: sorted.map(\.anchor.y), lengths: sorted.map { _ in line }, gap: 0)
    return zip(sorted, places).map { callout, y in
      (
        callout,
        Label(
          text: callout.text, position: Point(x: left, y: y), size: size, anchor: .start, colour: callout.colour,
          isBold: callout.isBold)
      )
    }
  }

  /// Draws the lines and the labels of both sides.
  static func draw(below: [Callout], right: [Callout], content: Rect, on canvas: inout Canvas) {
    canvas.group("callouts") { canvas in
      let atRight = self.right(right, left: content.maxX + 30)
      for (callout, label) in atRight {
        let line = [
          callout.anchor, Point(x: content.maxX + 10, y: callout.anchor.y),
          Point(x: label.position.x - 4, y: label.position.y),
        ]
        draw(callout, line, label, on: &canvas)
      }
      let bottom = max(content.maxY, atRight.map(\.label.box.maxY).max() ?? content.maxY)
      for (callout, label) in self.below(below, top: bottom + 16) {
        let end = label.anchor == .middle ? label.box.minY : label.position.y
        draw(callout, [callout.anchor, Point(x: callout.anchor.x, y: end)], label, on: &canvas)
      }
    }
  }

  private static func draw(_ callout: Callout, _ line: [Point], _ label: Label, on canvas: inout Canvas) {
    canvas.lines([line], [("stroke", callout.colour), ("stroke-width", "0.75")])
    canvas.circle(callout.anchor, radius: 2, [("fill", callout.colour)])
    canvas.label(label)
  }
}
