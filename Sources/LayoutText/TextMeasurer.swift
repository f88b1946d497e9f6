/// Something that knows how much room text takes.
///
/// ``HelveticaMeasurer`` is the one that comes with the package. A program that draws with other fonts brings its own.
/// The same arguments must always give the same answer.
public protocol TextMeasurer: Sendable {
  /// Breaks text into lines and measures them.
  ///
  /// - Parameters:
  ///   - text: Any string; its line ends are kept.
  ///   - font: The font of all of it.
  ///   - width: The width that lines should not exceed; `nil` and infinity leave the text unwrapped, less than 0 is 0.
  ///   - lineLimit: The most lines there may be, 1 or more; `nil` for no limit.
  ///   - lineSpacing: Extra room between one line and the next.
  func measure(_ text: String, font: Font, width: Double?, lineLimit: Int?, lineSpacing: Double) -> TextLayout
}

extension TextMeasurer {
  /// Breaks text into lines and measures them, with no limit and no extra room between lines unless given.
  public func measure(
    _ text: String, font: Font, width: Double? = nil, lineLimit: Int? = nil
  ) -> TextLayout {
    measure(text, font: font, width: width, lineLimit: lineLimit, lineSpacing: 0)
  }
}
