public import LayoutGeometry
public import LinearModel

/// A layout at every length of its container in a range: pieces, in each of which all edges move along straight lines.
///
/// What was found by solving is kept, so that a placement at any length of the range is told without solving anything.
/// ``LayoutEngine/responsive(_:width:height:)`` makes it, and says what is exact about it.
public struct ResponsiveLayout: Sendable {
  /// A part of the range in which every edge moves evenly with the container, or nothing can be placed.
  public struct Piece: Sendable {
    /// From where to where it goes.
    ///
    /// Neighbouring pieces share a breakpoint. Where the layout jumps there, ``includesStart`` says whose answer holds.
    public let range: ClosedRange<Double>
    /// Whether the answer at the very start is that of this piece, not that of the one before.
    ///
    /// It matters at jumps only. An alternative that fits to the point is taken, so there it is `true`.
    public let includesStart: Bool
    /// What is different from the piece before; empty for the first piece.
    public let changes: [Change]
    /// Statements that contradict each other in all of the piece; empty where the layout can be placed.
    ///
    /// Where the piece ends at one that can be placed, any one of the statements taken back makes room just before the
    /// breakpoint.
    public let conflict: [LayoutError.ConflictMember]
    /// Where everything stands; `nil` where nothing can.
    let line: PlacementLine?

    /// Whether the layout can be placed.
    public var isSatisfiable: Bool { line != nil }

    /// All items, and containers with an id, in document order: where they stand at the start, and how they move.
    ///
    /// Empty where the layout cannot be placed. O(number of nodes).
    public var motions: [Motion] { line?.motions(at: range.lowerBound) ?? [] }

    /// Where everything stands at a length of the piece, without a diagnosis; `nil` where nothing can.
    ///
    /// At a breakpoint at which the layout jumps, it is what holds on this side of it.
    package func placement(at length: Double) -> Placement? { line?.placement(at: length) }
  }

  /// Where an item stands at the start of a piece, and how it moves.
  public struct Motion: Hashable, Sendable {
    /// The id, or `nil` where it has none.
    public let id: String?
    /// What reports call it: its id, what it says in quotes, or its place.
    public let name: String
    /// The place in the description, where there is no id.
    public let place: String?
    /// Where it stands at the start of the piece.
    public let start: Rect
    /// By how much each part of the rectangle grows when the container grows by one point.
    public let rate: Rect
  }

  /// Something that is different from a breakpoint on.
  public struct Change: Hashable, Sendable {
    /// What kind of change it is.
    ///
    /// New kinds may be added, so a `switch` over them needs a `default`.
    public struct Kind: RawRepresentable, Hashable, Sendable {
      /// The name of the kind, as documents show it.
      public let rawValue: String

      /// Creates a kind of change.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A statement begins to bind: from here on it holds without room to spare.
      public static let begins = Kind(rawValue: "begins")
      /// A statement ceases to bind: from here on it holds with room to spare.
      public static let ends = Kind(rawValue: "ends")
      /// A preference that was missed holds from here on, with room to spare.
      public static let met = Kind(rawValue: "met")
      /// A preference cannot be met from here on.
      public static let missed = Kind(rawValue: "missed")
      /// Something is chosen or counted anew: an alternative, the number of tracks, the lines of a text.
      ///
      /// Or, where no statement is met in another way, shares of items change.
      public static let switches = Kind(rawValue: "switches")
      /// The layout begins to fit, or ceases to.
      public static let fits = Kind(rawValue: "fits")
    }

    /// What kind of change it is.
    public let kind: Kind
    /// The statement in the words of the user, or what is different, as a sentence without a full stop.
    public let text: String
    /// The ids of the items that it is about, in document order.
    public let items: [String]
  }

  /// A length at which something changes.
  public struct Breakpoint: Hashable, Sendable {
    /// The length of the container, in points.
    public let position: Double
    /// What changes there.
    public let changes: [Change]
  }

  /// The axis of the container's length.
  public let axis: Axis
  /// The pieces, from the smallest length to the largest; there is at least one.
  public let pieces: [Piece]

  /// The lengths that were looked at.
  public var range: ClosedRange<Double> { pieces[0].range.lowerBound...pieces[pieces.count - 1].range.upperBound }

  /// Where one piece ends and the next begins, from the smallest length to the largest.
  public var breakpoints: [Breakpoint] {
    pieces.dropFirst().map { Breakpoint(position: $0.range.lowerBound, changes: $0.changes) }
  }

  /// The piece that holds at a length: O(log(number of pieces)).
  ///
  /// - Precondition: The length lies in the range.
  public func piece(at length: Double) -> Piece {
    precondition(range.contains(length), "The length must lie in the range that the layout was made for.")
    let next = pieces.partitionPoint { piece in
      piece.range.lowerBound > length || piece.range.lowerBound == length && !piece.includesStart
    }
    return pieces[max(0, next - 1)]
  }

  /// Where everything stands at a width, told without solving anything.
  ///
  /// Rectangles, tracks and sizes are those of ``LayoutEngine/place(_:in:)`` up to rounding. Its diagnosis tells only
  /// that it was not made: what is open has to be asked of the engine.
  ///
  /// - Throws: A `LayoutError` with code `unsatisfiable` and the conflict of the piece where nothing can be placed.
  /// - Precondition: The layout was made for a range of widths, and the width lies in it.
  public func placement(atWidth width: Double) throws -> Placement {
    precondition(axis == .horizontal, "The layout was made for a range of heights; ask for placement(atHeight:).")
    return try placement(at: width)
  }

  /// Where everything stands at a height, told without solving anything; see ``placement(atWidth:)``.
  ///
  /// - Throws: A `LayoutError` with code `unsatisfiable` and the conflict of the piece where nothing can be placed.
  /// - Precondition: The layout was made for a range of heights, and the height lies in it.
  public func placement(atHeight height: Double) throws -> Placement {
    precondition(axis == .vertical, "The layout was made for a range of widths; ask for placement(atWidth:).")
    return try placement(at: height)
  }

  private func placement(at length: Double) throws -> Placement {
    let piece = piece(at: length)
    guard let line = piece.line else { throw LayoutError.unsatisfiable(piece.conflict) }
    return line.placement(at: length)
  }
}
