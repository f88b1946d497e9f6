/// A cell of a hexagonal grid, in axial coordinates.
///
/// `q` counts columns of flat-top cells and `r` rows of pointy-top cells; the third coordinate is `s = -q - r`. With y
/// growing downwards, one step in `q` goes right (and half a cell down if flat-top), one in `r` goes down (and half a cell
/// right if pointy-top). Cells are ordered by `r`, then by `q`: the rows of a pointy-top grid from left to right.
///
/// All operations are exact and do not overflow while coordinates stay in ``coordinateRange``.
/// Source: redblobgames.com, *Hexagonal Grids*.
public struct Hexagon: Hashable, Sendable, CustomStringConvertible {
  /// The first axial coordinate.
  public var q: Int
  /// The second axial coordinate.
  public var r: Int

  /// Creates a cell from its axial coordinates.
  public init(q: Int, r: Int) {
    self.q = q
    self.r = r
  }

  /// The third coordinate: the three add up to 0.
  public var s: Int { -q - r }

  /// The coordinates, also rows and columns, that are safe to compute with.
  ///
  /// Whoever takes coordinates from outside should refuse others: arithmetic on them may overflow, which stops a program.
  public static let coordinateRange = -(1 << 29)...(1 << 29)

  /// The cell in words: `(q, r)`.
  public var description: String { "(\(q), \(r))" }
}

extension Hexagon: Comparable {
  /// Whether a cell comes before another: by `r`, then by `q`.
  public static func < (left: Hexagon, right: Hexagon) -> Bool { (left.r, left.q) < (right.r, right.q) }
}
