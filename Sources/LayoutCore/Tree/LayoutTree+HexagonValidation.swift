internal import HexagonGeometry
internal import LayoutGeometry
internal import LinearModel

extension LayoutTree {
  /// Checks that every cell of a hexagonal grid has a place of its own.
  func checkHexagons(_ options: HexGridOptions, of node: Int) throws {
    guard options.coordinates.allows(options.orientation) else {
      let natural = options.coordinates.defaultOrientation.rawValue
      throw LayoutError(
        .invalidLayout,
        "\(options.coordinates.rawValue) coordinates go with \(natural) hexagons. Take those, or leave it out.",
        place: "\(place(of: node)).orientation")
    }
    var taken: [Hexagon: Int] = [:]
    for (index, child) in children(of: node).enumerated() {
      func failure(_ code: LayoutError.Code, _ message: String) -> LayoutError {
        LayoutError(code, message, place: "\(place(of: node)).cells[\(index)]")
      }
      guard let position = nodes[child].hexagon else {
        throw failure(.invalidLayout, "\(name(of: child)) has no row and column. Put it into a HexCell.")
      }
      let range = Hexagon.coordinateRange
      guard range.contains(position.row), range.contains(position.column) else {
        throw failure(.limitExceeded, "Rows and columns lie in \(range.lowerBound)...\(range.upperBound).")
      }
      guard !position.isAxial || options.coordinates == .axial else {
        throw failure(
          .invalidLayout,
          "The cell is given by q and r, but the grid has \(options.coordinates.rawValue) coordinates. Give row and column."
        )
      }
      let hexagon = Hexagon(row: position.row, column: position.column, in: options.coordinates)
      if let other = taken.updateValue(index, forKey: hexagon) {
        throw failure(
          .invalidLayout,
          "Row \(position.row), column \(position.column) is taken by cells[\(other)]. Each cell has a place of its own."
        )
      }
    }
  }

  /// Checks the numbers of a honeycomb.
  func checkHoneycomb(_ options: HoneycombOptions, of node: Int) throws {
    func failure(_ code: LayoutError.Code, _ key: String, _ message: String) -> LayoutError {
      LayoutError(code, message, place: "\(place(of: node)).\(key)")
    }
    guard options.itemsPerRow >= 1 else {
      throw failure(
        .invalidLayout, "itemsPerRow", "There are \(options.itemsPerRow) items per row. A row holds at least 1.")
    }
    // Far beyond any screen, and far from where whole numbers end.
    guard options.itemsPerRow <= 1 << 40, (0...(1 << 40)).contains(options.count ?? 0) else {
      throw failure(.limitExceeded, "count", "A honeycomb holds 0 to 2^40 items.")
    }
    if options.count != nil, nodes[node].end > node + 1 {
      throw failure(.invalidLayout, "count", "A honeycomb has either a count or children. Take one of them out.")
    }
  }
}
