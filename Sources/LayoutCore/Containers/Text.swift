public import LayoutText

/// Text, as wide as its longest line, that wraps where it gets less room; its height follows from its width.
///
/// It may be made as narrow as its widest word, and takes no more than its ideal width.
public struct Text: BuiltLayout, Hashable, CustomStringConvertible {
  private var item: Item

  /// Creates text.
  ///
  /// - Parameters:
  ///   - content: The text; its line ends are kept.
  ///   - id: The id by which the placement gives its rectangle. Without one it is found by what it says, where nothing else
  ///     in the layout says the same or has that as its id.
  ///   - font: The font of all of it.
  ///   - lineLimit: The most lines there may be, 1 or more; what does not fit ends in an ellipsis. `nil` for no limit.
  ///   - measurer: What measures the text; the tabulated widths of Helvetica by default.
  public init(
    _ content: String, id: String? = nil, font: Font, lineLimit: Int? = nil,
    measurer: some TextMeasurer = HelveticaMeasurer()
  ) {
    item = Item(id).measured(
      by: TextContent(content, font: font, lineLimit: lineLimit, measurer: measurer))
  }

  /// Creates text in a font size, in points.
  public init(_ content: String, id: String? = nil, fontSize: Double = 17, lineLimit: Int? = nil) {
    self.init(content, id: id, font: Font(size: fontSize), lineLimit: lineLimit)
  }

  /// Appends the text to a tree.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) { item.append(to: &tree) }
}
