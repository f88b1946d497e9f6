public import Foundation
public import LayoutCore
internal import LayoutGeometry

/// Where everything stands, in the form that `layout solve --format json` prints.
public struct SolveReport: Codable, Hashable, Sendable {
  /// A width and a height, in points.
  public struct Size: Codable, Hashable, Sendable {
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double
  }

  /// A part of a content, in points from its top-left.
  public struct Rect: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double
  }

  /// An item, or a container with an id, and where it stands, in points.
  public struct Frame: Codable, Hashable, Sendable {
    /// The id, or `null` where it has none.
    public var id: String?
    /// The place in the description, where there is no id.
    public var place: String?
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// How wide.
    public var width: Double
    /// How high.
    public var height: Double
    /// How large the content of a scroll is; `nil` for all else.
    public var contentSize: Size?
    /// The box of a scroll from the top-left of its content; `nil` for all else.
    public var visibleRect: Rect?
    /// The lines of a text, from the top, where there are such.
    public var lines: [Line]?
    /// What was hung on it, if it is a string, a number or a truth value.
    public var tag: Tag?

    /// Creates the frame of a node, which has a place in the report where it has no id.
    init(of node: PlacedNode, _ frame: Placement.Frame) {
      id = frame.id
      place = frame.place
      // Adding 0 turns -0, which JSON would show, into 0.
      (x, y) = (frame.rect.x + 0, frame.rect.y + 0)
      (width, height) = (frame.rect.width + 0, frame.rect.height + 0)
      let lines = node.lines.map { Line(text: $0.text, baseline: $0.baseline + 0, x: $0.x + 0, width: $0.width + 0) }
      self.lines = lines.isEmpty ? nil : lines
      tag = node.tag.flatMap { Tag($0) }
      let scroll = node.scrollGeometry
      contentSize = scroll.map { Size(width: $0.contentSize.width + 0, height: $0.contentSize.height + 0) }
      visibleRect = scroll.map { Rect($0.visibleRect) }
    }

    /// Writes the frame; an id that it has not is `null`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(place, forKey: .place)
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
      try container.encode(width, forKey: .width)
      try container.encode(height, forKey: .height)
      try container.encodeIfPresent(contentSize, forKey: .contentSize)
      try container.encodeIfPresent(visibleRect, forKey: .visibleRect)
      try container.encodeIfPresent(lines, forKey: .lines)
      try container.encodeIfPresent(tag, forKey: .tag)
    }
  }

  /// A line of a text, in points from the top-left corner of the root.
  public struct Line: Codable, Hashable, Sendable {
    /// What it says, with the ellipsis if it ends in one.
    public var text: String
    /// How far its baseline is from the top of the root.
    public var baseline: Double
    /// How far its left end is from the left edge of the root.
    public var x: Double
    /// How wide it is, as it was measured.
    public var width: Double
  }

  /// A column of the root grid, in points.
  public struct Column: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// How wide.
    public var width: Double
  }

  /// A row of the root grid, in points.
  public struct Row: Codable, Hashable, Sendable {
    /// The top edge.
    public var y: Double
    /// How high.
    public var height: Double
  }

  /// Something worth knowing besides the rectangles.
  public struct Diagnostic: Codable, Hashable, Sendable {
    /// What it is: `ambiguity` or `note`.
    public var kind: String
    /// What was found, as a sentence.
    public var message: String
  }

  /// The size of the root.
  public var size: Size
  /// Where all items stand, and containers with an id, in document order.
  public var frames: [Frame]
  /// The columns of the root, if it is a grid, first to last.
  public var columns: [Column]
  /// The rows of the root, if it is a grid, first to last.
  public var rows: [Row]
  /// What was left open, and notes.
  public var diagnostics: [Diagnostic]
  /// What the frames are called in tables: ids, what texts say in quotes, or places.
  private var names: [String]

  private enum CodingKeys: String, CodingKey { case size, frames, columns, rows, diagnostics }

  /// Reads a report.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    size = try container.decode(Size.self, forKey: .size)
    frames = try container.decode([Frame].self, forKey: .frames)
    columns = try container.decode([Column].self, forKey: .columns)
    rows = try container.decode([Row].self, forKey: .rows)
    diagnostics = try container.decode([Diagnostic].self, forKey: .diagnostics)
    names = frames.map { $0.id ?? $0.place ?? "" }
  }

  /// Creates the report of a placement.
  public init(_ placement: Placement) {
    // Adding 0 turns -0, which JSON would show, into 0.
    size = Size(width: placement.size.width + 0, height: placement.size.height + 0)
    let placed = placement.frames
    names = placed.map(\.name)
    frames = zip(placement.framedNodes, placed).map { Frame(of: $0, $1) }
    columns = placement.columns.map { Column(x: $0.position + 0, width: $0.length + 0) }
    rows = placement.rows.map { Row(y: $0.position + 0, height: $0.length + 0) }
    diagnostics =
      placement.diagnosis.ambiguities.map { ambiguity in
        Diagnostic(
          kind: "ambiguity", message: "\(ambiguity.trackName) of \(ambiguity.container) \(ambiguity.choice)")
      }
      + placement.diagnosis.underconstrained.map {
        Diagnostic(kind: "ambiguity", message: "\($0.summary) in \($0.container)")
      } + placement.diagnosis.overflows.map { Diagnostic(kind: "overflow", message: $0.description) }
      + placement.diagnosis.notes.map { Diagnostic(kind: "note", message: $0) }
  }

  /// The report as JSON: keys in alphabetical order, one per line, and a line break at the end.
  public func json() throws -> Data { try JSONText.encode(self) }

  /// The report as tables for people, with lengths to a thousandth of a point.
  public var text: String {
    // What sums of lengths leave by rounding is less than a table shows.
    func number(_ length: Double) -> String { lengthText(abs(length) < 0.0005 ? 0 : length) }
    var parts = ["size \(number(size.width)) x \(number(size.height))"]
    if !frames.isEmpty {
      parts.append(
        ReportText.table(
          ["item", "x", "y", "width", "height"],
          zip(names, frames).map { [$0] + [$1.x, $1.y, $1.width, $1.height].map(number) }))
    }
    if !columns.isEmpty {
      parts.append(
        ReportText.table(
          ["column", "x", "width"],
          columns.enumerated().map { ["\($0.offset)", number($0.element.x), number($0.element.width)] }))
    }
    if !rows.isEmpty {
      parts.append(
        ReportText.table(
          ["row", "y", "height"],
          rows.enumerated().map { ["\($0.offset)", number($0.element.y), number($0.element.height)] }))
    }
    if !diagnostics.isEmpty {
      parts.append(diagnostics.map { "\($0.kind): \($0.message)" }.joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}

extension SolveReport.Rect {
  init(_ rect: LayoutGeometry.Rect) {
    self.init(x: rect.x + 0, y: rect.y + 0, width: rect.width + 0, height: rect.height + 0)
  }
}
