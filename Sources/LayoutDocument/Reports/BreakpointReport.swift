public import Foundation
public import LayoutCore
internal import LayoutGeometry

/// What a layout does over a range of lengths of its container, in the form that `layout breakpoints` prints.
public struct BreakpointReport: Codable, Hashable, Sendable {
  /// A part of the range in which every edge moves evenly with the container, or nothing can be placed.
  public struct Piece: Codable, Hashable, Sendable {
    /// Where it starts, in points.
    public var from: Double
    /// Where it ends, in points.
    public var to: Double
    /// Whether the answer at its very start is that of this piece; it matters where the layout jumps.
    public var includesStart: Bool
    /// Whether the layout can be placed.
    public var satisfiable: Bool
    /// What is different from the piece before.
    public var changes: [Change]
    /// Statements that contradict each other in all of the piece.
    public var conflict: [DiagnoseReport.ConflictMember]
    /// Where everything with an id stands at the start, and how it moves.
    public var frames: [Frame]
    /// How large the root is; `nil` where nothing can be placed.
    public var size: Movement<SolveReport.Size>?
    /// The containers and their tracks, in document order.
    public var containers: [Container]
    /// The lines that dividers draw.
    public var dividers: [Movement<SolveReport.Rect>]
    /// The hexagons, of all containers that have such.
    public var hexagons: [Hexagon]
    /// What is left open, in the order of the lengths of the container; `nil` where nobody looked for it.
    public var ambiguities: [OpenRange]?
  }

  /// Something that is different from a breakpoint on.
  public struct Change: Codable, Hashable, Sendable {
    /// `begins`, `ends`, `met` or `missed` for a statement, or `switches` or `fits`.
    public var kind: String
    /// The statement, or what is different.
    public var text: String
    /// The ids of the items it is about, in document order.
    public var items: [String]
  }

  /// Where something stands at the start of a piece, and by how much that grows with each point of the container.
  public struct Frame: Codable, Hashable, Sendable {
    /// The four parts of a rectangle, or their growth.
    public struct Parts: Codable, Hashable, Sendable {
      /// The left edge.
      public var x: Double
      /// The top edge.
      public var y: Double
      /// The width.
      public var width: Double
      /// The height.
      public var height: Double

      init(_ rect: Rect) {
        // Adding 0 turns -0, which JSON would show, into 0.
        (x, y, width, height) = (rect.x + 0, rect.y + 0, rect.width + 0, rect.height + 0)
      }
    }

    /// The id of the item, or `null` where it has none.
    public var id: String?
    /// The place in the description, where there is no id.
    public var place: String?
    /// Where it stands at the start of the piece.
    public var start: Parts
    /// By how much each part grows when the container grows by one point.
    public var rate: Parts
    /// The lines of a text, by the lengths of the container at which it breaks anew; `nil` for all else.
    public var lines: [TextLines]?

    /// Writes the frame; an id that it has not is `null`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(place, forKey: .place)
      try container.encode(start, forKey: .start)
      try container.encode(rate, forKey: .rate)
      try container.encodeIfPresent(lines, forKey: .lines)
    }
  }

  /// The axis of the container's length: `horizontal` for its width, or `vertical`.
  public var axis: String
  /// The pieces, from the smallest length to the largest.
  public var pieces: [Piece]

  /// Creates the report of a layout's pieces.
  public init(_ layout: ResponsiveLayout) {
    axis = AxisNames.name(of: layout.axis)
    pieces = layout.pieces.map(Piece.init)
  }

  /// Creates the report of a layout's pieces, with what is left open in them.
  ///
  /// - Parameters:
  ///   - layout: The pieces.
  ///   - place: Places the layout at a length of the container.
  public init(_ layout: ResponsiveLayout, placing place: @escaping (Double) throws -> Placement) throws {
    self.init(layout)
    var finder = OpenRangeFinder(place)
    for (index, piece) in layout.pieces.enumerated() where piece.isSatisfiable {
      pieces[index].ambiguities = try finder.ranges(in: piece.range)
    }
  }

  /// The report as JSON: keys in alphabetical order, one per line, and a line break at the end.
  public func json() throws -> Data { try JSONText.encode(self) }
}

extension BreakpointReport.Piece {
  fileprivate init(_ piece: ResponsiveLayout.Piece) {
    let geometry = PieceGeometry(piece)
    let lines = geometry?.lines ?? []
    from = piece.range.lowerBound
    to = piece.range.upperBound
    includesStart = piece.includesStart
    satisfiable = piece.isSatisfiable
    changes = piece.changes.map { .init(kind: $0.kind.rawValue, text: $0.text, items: $0.items) }
    conflict = piece.conflict.map { .init(statement: $0.statement, items: $0.items) }
    frames = zip(piece.motions, lines).map { motion, lines in
      .init(id: motion.id, place: motion.place, start: .init(motion.start), rate: .init(motion.rate), lines: lines)
    }
    size = geometry?.size
    containers = geometry?.containers ?? []
    dividers = geometry?.dividers ?? []
    hexagons = geometry?.hexagons ?? []
  }
}
