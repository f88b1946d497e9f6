package import LayoutCore
package import LayoutGeometry
internal import LayoutText

extension SeededGenerator {
  /// A text of some lines in a small font, since proposals are small as well.
  package mutating func text() -> MeasuredContent {
    let weight: Font.Weight = chance(0.2) ? .bold : .regular
    let font = Font(size: Double(Int.random(in: 4...12, using: &self)), weight: weight)
    return MeasuredContent(
      TextContent(
        Self.texts.randomElement(using: &self) ?? "", font: font,
        lineLimit: chance(0.3) ? Int.random(in: 1...3, using: &self) : nil))
  }

  /// Content of some shape.
  package mutating func measuredContent() -> MeasuredContent {
    let shape = RandomMeasurer.Shape.allCases.randomElement(using: &self) ?? .area
    let least = chance(0.3) ? 0 : Double(Int.random(in: 1...20, using: &self))
    let ideal = least + Double(Int.random(in: 1...60, using: &self))
    let greatest = chance(0.2) ? .infinity : ideal + Double(Int.random(in: 0...60, using: &self))
    return MeasuredContent(
      RandomMeasurer(
        shape: shape, least: least, ideal: ideal, greatest: greatest,
        height: Double(Int.random(in: 0...20, using: &self))))
  }

  private static let texts = [
    "", "   ", "\n", "one", "two words", "The quick brown fox jumps", "a line\nand another", "windows\r\nends\r\n",
    "Donaudampfschifffahrt", "to be or-not  to be   ", "no\u{A0}break here", "👩‍👩‍👧 🏳️‍🌈 👍🏽 ok", "日本語のテキスト、折り返し。",
    "한국어 텍스트", "e\u{301}te\u{301} \u{200B}", "\t\u{3000}", "שלום עולם",
  ]
}

/// Content whose height follows from its width in one of the ways that content has.
package struct RandomMeasurer: Measurer {
  package enum Shape: CaseIterable, Sendable {
    /// Of one area: narrower is higher.
    case area
    /// Of lines: narrower is higher by steps.
    case lines
    /// Of one ratio, as a picture: wider is higher.
    case picture
    /// Of one size, whatever is proposed.
    case rigid
  }

  package var shape: Shape
  package var least: Double
  package var ideal: Double
  package var greatest: Double
  /// The height at the ideal width.
  package var height: Double

  package func size(proposedWidth: Double?) -> Size {
    if shape == .rigid { return Size(width: ideal, height: height) }
    let width = min(max(proposedWidth ?? ideal, least), greatest)
    return Size(width: width, height: height(at: width))
  }

  private func height(at width: Double) -> Double {
    // Something that has no width is no higher than something that nearly has none.
    let part = max(width, ideal / 16) / ideal
    switch shape {
    case .area: return height / part
    // A width that came out of sums may be below a whole part by their rounding.
    case .lines: return height * (1 / part - 1e-9).rounded(.up)
    case .picture: return width.isFinite ? height * part : 0
    case .rigid: return height
    }
  }
}

extension MeasuredContent {
  /// The content with every length multiplied: text by its font size.
  package func scaled(by factor: Double) -> MeasuredContent {
    if let text = measurer as? TextContent {
      var scaled = TextContent(
        text.text, font: Font(size: text.font.size * factor, weight: text.font.weight), lineLimit: text.lineLimit)
      scaled.alignment = text.alignment
      return MeasuredContent(scaled)
    }
    guard var content = measurer as? RandomMeasurer else { return self }
    content.least *= factor
    content.ideal *= factor
    content.greatest *= factor
    content.height *= factor
    return MeasuredContent(content)
  }
}
