extension BreakpointReport {
  /// A container, its tracks, and how they move.
  public struct Container: Codable, Hashable, Sendable {
    /// The id, or `null` where it has none.
    public var id: String?
    /// The place in the description, such as `layout.children[1]`.
    public var place: String
    /// Whether it is a grid; a stack has tracks too.
    public var grid: Bool
    /// Where it stands at the start of the piece, and how that grows.
    public var box: Movement<SolveReport.Rect>
    /// Its columns, first to last.
    public var columns: [Movement<SolveReport.Column>]
    /// Its rows, first to last.
    public var rows: [Movement<SolveReport.Row>]

    /// Writes the container; an id that it has not is `null`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encode(place, forKey: .place)
      try container.encode(grid, forKey: .grid)
      try container.encode(box, forKey: .box)
      try container.encode(columns, forKey: .columns)
      try container.encode(rows, forKey: .rows)
    }
  }

  /// A hexagon, and how its corners move.
  public struct Hexagon: Codable, Hashable, Sendable {
    /// Which of the piece's frames stands in it, counted from 0; `nil` where none does.
    public var frame: Int?
    /// Its corners, clockwise.
    public var corners: [Movement<Corner>]
  }

  /// A corner of a shape, in points from the top-left of the root.
  public struct Corner: Codable, Hashable, Sendable, MovingNumbers {
    /// How far it is from the left.
    public var x: Double
    /// How far it is from the top.
    public var y: Double

    var numbers: [Double] { [x, y] }

    init(numbers: [Double]) { (x, y) = (numbers[0], numbers[1]) }
  }

  /// A part of a piece in which a text keeps its lines.
  public struct TextLines: Codable, Hashable, Sendable {
    /// The length of the container from which on the text has these lines.
    public var from: Double
    /// The lines, from the top.
    public var lines: [TextLine]
  }

  /// A line of a text, and how it moves.
  public struct TextLine: Codable, Hashable, Sendable {
    /// What it says, with the ellipsis if it ends in one.
    public var text: String
    /// How wide it is, as it was measured, in points.
    public var width: Double
    /// The left end of its baseline where these lines begin, and how that moves.
    public var origin: Movement<Corner>
  }
}
