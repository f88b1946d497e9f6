public import LayoutGeometry

/// Some cells of a hexagonal grid, and the box around them.
///
/// The box is flush with the outermost cells, whatever their coordinates (negative, sparse, odd columns only). All lengths
/// are multiples of one unknown, the *step* `s`: the distance between the centres of adjacent columns (flat-top) or rows
/// (pointy-top). With `a = 2 / sqrt(3)`, a flat-top cell is `4/3 * s` wide and `a * s` high, a pointy-top cell the other
/// way round. Lengths are points, y grows downwards, and the box starts at (0, 0).
///
/// Nothing is stored per cell but its coordinates. Source of the terms: redblobgames.com, *Hexagonal Grids*.
public struct HexArrangement: Hashable, Sendable {
  /// The cells, in the order given; two may be the same, see ``firstRepetition``.
  public let cells: [Hexagon]
  /// Which way the cells stand.
  public let orientation: HexOrientation
  /// The width of the box over the step: the width is `unitWidth * s`.
  public let unitWidth: Double
  /// The height of the box over the step: the height is `unitHeight * s`.
  public let unitHeight: Double

  /// The least coordinate across the lines: `q` if flat-top, `r` if pointy-top.
  private let firstLine: Int
  /// Twice the least coordinate along a line; whole, since every second line is shifted by half a cell.
  private let firstHalf: Int

  /// Measures cells.
  ///
  /// Linear in the number of cells; without cells the box has no size.
  public init(cells: [Hexagon], orientation: HexOrientation) {
    self.cells = cells
    self.orientation = orientation
    guard let first = cells.first else {
      (unitWidth, unitHeight, firstLine, firstHalf) = (0, 0, 0, 0)
      return
    }
    var (leastLine, leastHalf) = Self.place(of: first, orientation)
    var (greatestLine, greatestHalf) = (leastLine, leastHalf)
    for cell in cells {
      let (line, half) = Self.place(of: cell, orientation)
      (leastLine, greatestLine) = (min(leastLine, line), max(greatestLine, line))
      (leastHalf, greatestHalf) = (min(leastHalf, half), max(greatestHalf, half))
    }
    let across = Double(greatestLine - leastLine) + 4 / 3
    let along = HexRatio.aspect * (Double(greatestHalf - leastHalf) / 2 + 1)
    (unitWidth, unitHeight) = orientation == .flatTop ? (across, along) : (along, across)
    (firstLine, firstHalf) = (leastLine, leastHalf)
  }

  /// Measures cells that are named by row and column.
  ///
  /// - Precondition: The coordinates allow the orientation (``HexCoordinates/allows(_:)``).
  public init(
    positions: some Sequence<(row: Int, column: Int)>, in coordinates: HexCoordinates, orientation: HexOrientation
  ) {
    precondition(coordinates.allows(orientation), "\(coordinates.rawValue) does not go with \(orientation.rawValue).")
    self.init(
      cells: positions.map { Hexagon(row: $0.row, column: $0.column, in: coordinates) }, orientation: orientation)
  }

  /// Two indices of the same cell, or `nil` if all cells differ.
  ///
  /// `index` is the least one whose cell stands before it in ``cells``, first at `earlier`. Takes linear time.
  public var firstRepetition: (earlier: Int, index: Int)? {
    var indices: [Hexagon: Int] = Dictionary(minimumCapacity: cells.count)
    for (index, cell) in cells.enumerated() {
      if let earlier = indices.updateValue(index, forKey: cell) { return (earlier, index) }
    }
    return nil
  }

  /// The greatest step whose box fits a size; 0 where none does, infinity without cells or limits.
  public func step(fitting size: Size) -> Double {
    guard !cells.isEmpty else { return .infinity }
    return max(0, min(size.width / unitWidth, size.height / unitHeight))
  }

  /// The size of the box.
  public func size(step: Double) -> Size {
    Size(width: unitWidth * step, height: unitHeight * step)
  }

  /// The endless grid that holds the cells where the box starts at (0, 0).
  ///
  /// With it, ``HexGeometry/hexagon(at:)`` leads from points to cells in constant time.
  public func geometry(step: Double) -> HexGeometry {
    HexGeometry(orientation: orientation, step: step, origin: center(of: .zero, step: step))
  }

  /// The bounding box of a cell.
  ///
  /// `inset` is half of the spacing: each edge moves towards the centre by so much, so that the gap between neighbours is
  /// the spacing; the cell stays regular and its centre stays. With a negative inset cells overlap. Where the spacing
  /// exceeds the cell, the size is 0, at the centre.
  public func rect(of index: Int, step: Double, inset: Double = 0) -> Rect {
    Rect(center: center(of: cells[index], step: step), size: orientation.cellSize(step: step, inset: inset))
  }

  /// The six corners of a cell, clockwise on the screen.
  ///
  /// Flat-top cells start with the right corner, pointy-top ones with the upper right corner.
  public func vertices(of index: Int, step: Double, inset: Double = 0) -> [Point] {
    orientation.vertices(in: rect(of: index, step: step, inset: inset))
  }

  /// The cell whose hexagon holds a point, or `nil` outside of all.
  ///
  /// Edges belong to their cells. Of several cells that hold the point, the one whose centre is nearest; of those the first.
  /// Looks at every cell; for many points use ``geometry(step:)``.
  public func index(at point: Point, step: Double, inset: Double = 0) -> Int? {
    let size = orientation.cellSize(step: step, inset: inset)
    var (found, least): (Int?, Double) = (nil, .infinity)
    for (index, cell) in cells.enumerated() {
      let center = center(of: cell, step: step)
      let distance = center.squaredDistance(to: point)
      guard distance < least else { continue }
      let box = Rect(center: center, size: size)
      if orientation.hexagon(in: box, contains: point) { (found, least) = (index, distance) }
    }
    return found
  }

  private func center(of cell: Hexagon, step: Double) -> Point {
    let (line, half) = Self.place(of: cell, orientation)
    let across = step * (Double(line - firstLine) + 2 / 3)
    let along = step * HexRatio.aspect * (Double(half - firstHalf) / 2 + 0.5)
    return orientation == .flatTop ? Point(x: across, y: along) : Point(x: along, y: across)
  }

  /// The line of a cell, and twice its place along that line.
  ///
  /// In offset systems the place is the row (or column), and half more on shifted lines. Axial coordinates give the same
  /// number without asking for the system, but for a constant, which the box takes away.
  private static func place(of cell: Hexagon, _ orientation: HexOrientation) -> (line: Int, half: Int) {
    orientation == .flatTop ? (cell.q, 2 * cell.r + cell.q) : (cell.r, 2 * cell.q + cell.r)
  }
}
