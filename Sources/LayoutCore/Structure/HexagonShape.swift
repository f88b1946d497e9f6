package import HexagonGeometry
package import LayoutGeometry

/// A container of hexagons: its height follows from its width, and every cell from its size.
enum HexagonShape {
  /// Cells at rows and columns; each is inset by half of the spacing.
  case grid(HexArrangement, spacing: Double)
  /// Rows that interlock.
  case honeycomb(HoneycombOptions, count: Int)

  /// The box that a hexagonal grid fits into where nothing is proposed, as a SwiftUI shape's.
  private static let idealSize = Size(width: 10, height: 10)

  /// How the height follows from the width: `height = slope * width + offset`.
  ///
  /// `nil` where both are 0.
  var heightFromWidth: (slope: Double, offset: Double)? {
    switch self {
    case .grid(let cells, _): cells.unitWidth > 0 ? (cells.unitHeight / cells.unitWidth, 0) : nil
    case .honeycomb(let options, let count): count > 0 ? Self.line(options, count) : nil
    }
  }

  /// The height of a honeycomb is a straight line over its width, so two widths tell it.
  private static func line(_ options: HoneycombOptions, _ count: Int) -> (slope: Double, offset: Double) {
    let narrow = leastWidth(options) + 1
    let low = geometry(options, count, width: narrow).contentSize.height
    let high = geometry(options, count, width: narrow + 1024).contentSize.height
    let slope = (high - low) / 1024
    let offset = low - slope * narrow
    // Without gaps and insets the line goes through the origin; what is left then is rounding.
    return (slope, abs(offset) < 1e-12 * (slope * (narrow + 1024)) ? 0 : offset)
  }

  private static func geometry(_ options: HoneycombOptions, _ count: Int, width: Double) -> HoneycombGeometry {
    HoneycombGeometry(
      itemsPerRow: options.itemsPerRow, count: count, width: width, lineSpacing: options.lineSpacing,
      interitemSpacing: options.interitemSpacing, insets: options.insets)
  }

  /// The width at which items have none.
  private static func leastWidth(_ options: HoneycombOptions) -> Double {
    max(
      0, options.insets.leading + options.insets.trailing + Double(options.itemsPerRow - 1) * options.interitemSpacing)
  }

  /// What the container asks for along an axis.
  ///
  /// - Parameters:
  ///   - itemWidth: The largest ideal width of its items.
  ///   - width: What it takes in width where that is less than its items make it, as in a frame that is narrower.
  func length(_ axis: Axis, itemWidth: Double, atMost width: Double = .infinity) -> Length {
    guard let line = heightFromWidth else { return .fixed(0) }
    switch self {
    case .grid(let cells, _):
      return Length(
        minimum: 0, ideal: cells.size(step: cells.step(fitting: Self.idealSize))[axis], maximum: .infinity)
    case .honeycomb(let options, _):
      let least = Self.leastWidth(options)
      let ideal = least + Double(options.itemsPerRow) * itemWidth
      if axis == .horizontal { return Length(minimum: least, ideal: ideal, maximum: .infinity) }
      // The height is no preference of its own: it is what the width makes it.
      let height = line.slope * max(least, min(ideal, width)) + line.offset
      return Length(minimum: 0, ideal: height, maximum: height)
    }
  }

  /// The size of the whole for a length along one axis; `nil` where it has none.
  func size(_ length: Double, _ axis: Axis) -> Size? {
    heightFromWidth.map { line in
      axis == .horizontal
        ? Size(width: length, height: line.slope * length + line.offset)
        : Size(width: (length - line.offset) / line.slope, height: length)
    }
  }

  /// The width that the container can use of a size: a frame may be wider than its height allows.
  func usedWidth(of size: Size) -> Double {
    guard let line = heightFromWidth, line.slope > 0 else { return size.width }
    let allowed = (size.height - line.offset) / line.slope
    // Width and height that go together do so up to the rounding of a solve.
    return allowed < size.width - 1e-6 * (1 + size.width) ? max(0, allowed) : size.width
  }

  /// Makes the boxes of cells for a size of the whole.
  func layout(in size: Size) -> HexagonLayout {
    switch self {
    case .grid(let cells, let spacing):
      HexagonLayout.grid(cells, step: cells.step(fitting: size), inset: spacing / 2)
    case .honeycomb(let options, let count):
      HexagonLayout.honeycomb(Self.geometry(options, count, width: usedWidth(of: size)))
    }
  }
}

/// Where the hexagons of a container are, relative to its top-left corner.
package indirect enum HexagonLayout: Sendable {
  case grid(HexArrangement, step: Double, inset: Double)
  case honeycomb(HoneycombGeometry)
  /// The mirror image in a container of this width.
  case mirrored(HexagonLayout, width: Double)

  /// How many hexagons there are.
  package var count: Int {
    switch self {
    case .grid(let cells, _, _): cells.cells.count
    case .honeycomb(let geometry): geometry.count
    case .mirrored(let layout, _): layout.count
    }
  }

  /// Which way the hexagons stand.
  package var orientation: HexOrientation {
    switch self {
    case .grid(let cells, _, _): cells.orientation
    case .honeycomb: .pointyTop
    case .mirrored(let layout, _): layout.orientation
    }
  }

  /// The bounding box of a hexagon.
  package func rect(of index: Int) -> Rect {
    switch self {
    case .grid(let cells, let step, let inset): cells.rect(of: index, step: step, inset: inset)
    case .honeycomb(let geometry): geometry.rect(of: index)
    case .mirrored(let layout, let width): layout.rect(of: index).mirrored(in: width)
    }
  }

  /// The six corners of a hexagon.
  package func vertices(of index: Int) -> [Point] {
    switch self {
    case .grid(let cells, let step, let inset): cells.vertices(of: index, step: step, inset: inset)
    case .honeycomb(let geometry): geometry.vertices(of: index)
    // Made anew, so that corners have the same order as ever.
    case .mirrored(let layout, _): layout.orientation.vertices(in: rect(of: index))
    }
  }

  /// The hexagon that a point is in.
  package func index(at point: Point) -> Int? {
    switch self {
    case .grid(let cells, let step, let inset): cells.index(at: point, step: step, inset: inset)
    case .honeycomb(let geometry): geometry.item(at: point)
    case .mirrored(let layout, let width): layout.index(at: Point(x: width - point.x, y: point.y))
    }
  }
}
