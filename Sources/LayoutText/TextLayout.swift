public import LayoutGeometry

/// Measured text: its lines and how much room they take.
public struct TextLayout: Hashable, Sendable {
  /// The lines from the top; never empty, since text without characters is one empty line.
  public var lines: [TextLine]
  /// The width of the widest line, and the height of all.
  public var size: Size
  /// The baseline of the first line, from the top.
  public var firstBaseline: Double
  /// The baseline of the last line, from the top.
  public var lastBaseline: Double
  /// The width of the widest piece that no line break may divide.
  ///
  /// A narrower text is broken inside words.
  public var minimumWidth: Double
  /// The width of the text where no width is given: its widest line when only its own line ends break it.
  public var idealWidth: Double

  /// Creates a measured text.
  public init(
    lines: [TextLine], size: Size, firstBaseline: Double, lastBaseline: Double, minimumWidth: Double, idealWidth: Double
  ) {
    self.lines = lines
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.minimumWidth = minimumWidth
    self.idealWidth = idealWidth
  }

  /// Whether the line limit left some of the text out.
  public var isTruncated: Bool { lines.last?.isTruncated ?? false }
}

/// One line of a measured text.
public struct TextLine: Hashable, Sendable {
  /// The part of the text that this line shows, without the spaces at its end.
  public var content: Substring
  /// Whether an ellipsis follows the content, because the line limit leaves the rest out.
  public var isTruncated: Bool
  /// How wide the line is, with the ellipsis if there is one.
  public var width: Double

  /// Creates a line.
  public init(content: Substring, isTruncated: Bool, width: Double) {
    self.content = content
    self.isTruncated = isTruncated
    self.width = width
  }

  /// What to draw: the content, and the ellipsis if there is one.
  public var text: String {
    isTruncated ? content + String(Truncation.ellipsis) : String(content)
  }
}
