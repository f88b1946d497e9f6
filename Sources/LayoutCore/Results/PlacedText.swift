package import LayoutText

/// Text that was placed: what to draw in the rectangle of a node.
package struct PlacedText: Hashable, Sendable {
  /// All of the text.
  package let text: String
  /// The font of all of it.
  package let font: Font
  /// Its lines at the width that the node got.
  package let layout: TextLayout

  /// The baseline of a line, from the top of the text; baselines are equally far apart.
  package func baseline(ofLine index: Int) -> Double {
    guard layout.lines.count > 1 else { return layout.firstBaseline }
    let distance = (layout.lastBaseline - layout.firstBaseline) / Double(layout.lines.count - 1)
    return layout.firstBaseline + Double(index) * distance
  }
}

extension Placement {
  /// The text of a node, broken into lines by the call that its height came from; `nil` where the node is no text.
  ///
  /// Rounding moves edges only: the lines are those of the width before it.
  package func text(of node: Int) -> PlacedText? {
    guard isPlaced[node], let content = tree.nodes[node].measured?.measurer as? TextContent else { return nil }
    return PlacedText(
      text: content.text, font: content.font, layout: content.layout(width: exactRects[node].width))
  }
}
