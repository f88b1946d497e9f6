package import LayoutGeometry
package import LayoutText

extension PlacedNode {
  /// A line of a text that was placed: what to draw, and where.
  public struct Line: Hashable, Sendable {
    /// The part of the text, with the ellipsis if it ends in one, and without the spaces at its end.
    public let text: String
    /// How far its left end is from the left edge of the root, in points.
    public let x: Double
    /// How far its baseline is below the top of the root, in points.
    public let baseline: Double
    /// How wide it is, as it was measured, in points.
    public let width: Double
  }

  /// The lines of a text, from the top; none for what is no text.
  ///
  /// They are those at the width that the text got, which rounding does not change. O(length of the text).
  public var lines: [Line] {
    guard let text = placed.text(of: index) else { return [] }
    return text.lines(in: frame)
  }
}

/// Text that was placed: what to draw in the rectangle of a node.
package struct PlacedText: Hashable, Sendable {
  /// All of the text, and its font.
  package let content: TextContent
  /// Its lines at the width that the node got.
  package let layout: TextLayout
  /// Which way it reads.
  package let direction: LayoutDirection

  /// Its lines in a box: up and down they stand in the middle, and from side to side as they are aligned.
  package func lines(in box: Rect) -> [PlacedNode.Line] {
    let top = box.minY + (box.height - layout.size.height) / 2
    return layout.lines.enumerated().map { index, line in
      let indent = indent(of: line.width, in: box.width)
      return PlacedNode.Line(
        text: line.text, x: direction == .leftToRight ? box.minX + indent : box.maxX - indent - line.width,
        baseline: top + baseline(ofLine: index), width: line.width)
    }
  }

  /// How far a line begins behind the leading edge of a box; what is wider than the box begins where that does.
  private func indent(of width: Double, in box: Double) -> Double {
    let free = max(0, box - width)
    switch content.alignment ?? (layout.lines.count == 1 ? .center : .leading) {
    case .leading: return 0
    case .center: return free / 2
    case .trailing: return free
    }
  }

  /// The baseline of a line, from the top of the text; baselines are equally far apart.
  private func baseline(ofLine index: Int) -> Double {
    guard layout.lines.count > 1 else { return layout.firstBaseline }
    let distance = (layout.lastBaseline - layout.firstBaseline) / Double(layout.lines.count - 1)
    return layout.firstBaseline + Double(index) * distance
  }
}

extension PlacedTree {
  /// The text of a node, broken into lines by the call that its height came from; `nil` where the node is no text.
  ///
  /// Rounding moves edges only: the lines are those of the width before it.
  func text(of node: Int) -> PlacedText? {
    guard isPlaced[node], let content = tree.nodes[node].text else { return nil }
    return PlacedText(
      content: content, layout: content.layout(width: exactRects[node].width), direction: layoutDirection(of: node))
  }
}

extension Placement {
  /// The text of a node, broken into lines; `nil` where the node is no text.
  package func text(of node: Int) -> PlacedText? { placed.text(of: node) }
}
