internal import HexagonGeometry
package import LayoutCore
internal import LayoutGeometry
internal import LayoutText

/// A piece at its two ends, from which everything in it is told.
package struct PieceGeometry {
  /// More hexagons with nothing in them cannot be told apart.
  private static let mostEmptyHexagons = 2000
  /// More breaks of a text than this in one piece are left out: an ellipsis moves with every character.
  private static let mostBreaks = 64

  private let lower: Placement
  private let upper: Placement
  private let range: MovementRange
  /// Where everything stands at a length between the two.
  private let placement: (Double) -> Placement?

  /// `nil` where nothing can be placed.
  init?(_ piece: ResponsiveLayout.Piece) {
    let (from, to) = (piece.range.lowerBound, piece.range.upperBound)
    guard let lower = piece.placement(at: from), let upper = piece.placement(at: to) else { return nil }
    self.init(lower, upper, MovementRange(start: from, first: from, second: to), between: piece.placement)
  }

  /// What moves along straight lines through two placements of the same things.
  package init(
    _ lower: Placement, _ upper: Placement, _ range: MovementRange,
    between: @escaping (Double) -> Placement? = { _ in nil }
  ) {
    (self.lower, self.upper, self.range, placement) = (lower, upper, range, between)
  }

  package var size: Movement<SolveReport.Size> { range.movement(.init(lower.size), .init(upper.size)) }

  package var containers: [BreakpointReport.Container] {
    zip(lower.containers, upper.containers).map { first, second in
      BreakpointReport.Container(
        id: lower.tree.nodes[first.node].id, place: first.place, grid: first.isGrid,
        box: range.movement(.init(first.rect), .init(second.rect)),
        columns: zip(first.columns, second.columns).map { range.movement(.init($0), .init($1)) },
        rows: zip(first.rows, second.rows).map { range.movement(.init($0), .init($1)) })
    }
  }

  /// Where the frames stand.
  package var boxes: [Movement<SolveReport.Rect>] {
    zip(lower.frames, upper.frames).map { range.movement(.init($0.rect), .init($1.rect)) }
  }

  var dividers: [Movement<SolveReport.Rect>] {
    zip(lower.dividers, upper.dividers).map { range.movement(.init($0), .init($1)) }
  }

  var hexagons: [BreakpointReport.Hexagon] {
    let frames = Dictionary(
      lower.framedNodes.enumerated().map { ($0.element.index, $0.offset) }
    ) { first, _ in first }
    var empty = 0
    return zip(lower.containers, upper.containers).flatMap { first, second -> [BreakpointReport.Hexagon] in
      guard let before = first.hexagons, let after = second.hexagons else { return [] }
      let children = Array(lower.tree.children(of: first.node).prefix(before.count))
      return (0..<before.count).compactMap { index in
        let child = children.indices.contains(index) ? children[index] : nil
        if child == nil { empty += 1 }
        guard child != nil || empty <= Self.mostEmptyHexagons else { return nil }
        let origins = (
          child.map(first.hexagonOrigin) ?? first.hexagonOrigin, child.map(second.hexagonOrigin) ?? second.hexagonOrigin
        )
        let corners = zip(before.vertices(of: index), after.vertices(of: index)).map { a, b in
          range.movement(
            BreakpointReport.Corner(numbers: [a.x + origins.0.x, a.y + origins.0.y]),
            BreakpointReport.Corner(numbers: [b.x + origins.1.x, b.y + origins.1.y]))
        }
        return BreakpointReport.Hexagon(frame: child.flatMap { frames[$0] }, corners: corners)
      }
    }
  }

  /// The lines of each frame's text, in the order of frames; `nil` for what is no text.
  var lines: [[BreakpointReport.TextLines]?] {
    lower.framedNodes.map { node in lower.text(of: node.index).map { lines(of: $0.content, at: node.index) } }
  }

  private func lines(of text: TextContent, at node: Int) -> [BreakpointReport.TextLines] {
    var stretches: [(from: Double, to: Double)] = []
    var (from, end) = (range.first, range.second)
    while stretches.count < Self.mostBreaks, let next = nextBreak(of: text, at: node, from: from, to: end) {
      stretches.append((from, next.before))
      from = next.after
    }
    stretches.append((from, max(from, end)))
    return stretches.map { stretch in
      let range = MovementRange(start: stretch.from, first: stretch.from, second: stretch.to)
      let lines = zip(placedLines(of: node, at: stretch.from), placedLines(of: node, at: stretch.to)).map { a, b in
        BreakpointReport.TextLine(
          text: a.text, width: a.width,
          origin: range.movement(
            BreakpointReport.Corner(numbers: [a.x, a.baseline]), BreakpointReport.Corner(numbers: [b.x, b.baseline])))
      }
      return BreakpointReport.TextLines(from: stretch.from, lines: lines)
    }
  }

  private func placedLines(of node: Int, at length: Double) -> [PlacedNode.Line] {
    guard let placement = placement(length) else { return [] }
    return placement.text(of: node)?.lines(in: placement.rects[node]) ?? []
  }

  /// The lengths just before and behind which a text is broken into other lines.
  ///
  /// Each line ends farther on in a wider box. So what has the same lines at two lengths has them between.
  private func nextBreak(
    of text: TextContent, at node: Int, from: Double, to: Double
  ) -> (before: Double, after: Double)? {
    let (first, last) = (lower.rects[node].width, upper.rects[node].width)
    let whole = range.second - range.first
    guard whole > 0, first != last else { return nil }
    func lines(_ length: Double) -> [String] {
      let width = first + (length - range.first) / whole * (last - first)
      return text.layout(width: width).lines.map(\.text)
    }
    var (before, after) = (from, to)
    let known = lines(from)
    guard lines(to) != known else { return nil }
    while after - before > 1e-9 * (1 + after) {
      let middle = before + (after - before) / 2
      guard middle > before, middle < after else { break }
      if lines(middle) == known { before = middle } else { after = middle }
    }
    return (before, after)
  }
}

extension SolveReport.Size {
  fileprivate init(_ size: LayoutGeometry.Size) { self.init(width: size.width, height: size.height) }
}

extension SolveReport.Column {
  fileprivate init(_ track: Placement.Track) { self.init(x: track.position, width: track.length) }
}

extension SolveReport.Row {
  fileprivate init(_ track: Placement.Track) { self.init(y: track.position, height: track.length) }
}
