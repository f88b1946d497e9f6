internal import LayoutGeometry

/// Turns lengths into rectangles, from the root inwards.
struct Arrangement {
  private let structure: Structure
  private let lengths: LengthTable
  private let solution: SolvedAxes
  private(set) var rects: [Rect]
  /// Whether each node has a place: the alternatives that were not chosen have none.
  private(set) var isPlaced: [Bool]
  private(set) var containers: [Placement.Container] = []
  private(set) var size = Size.zero

  init(_ structure: Structure, _ lengths: LengthTable, _ solution: SolvedAxes) {
    self.structure = structure
    self.lengths = lengths
    self.solution = solution
    rects = Array(repeating: .zero, count: structure.tree.nodes.count)
    isPlaced = Array(repeating: false, count: structure.tree.nodes.count)
    size = Size(width: solution.horizontal.boxes.first ?? 0, height: solution.vertical.boxes.first ?? 0)
    // A container comes after the one that it stands in, so its own rectangle is there.
    for container in structure.containers.indices { arrange(container) }
    if structure.layoutDirection == .rightToLeft { mirror() }
  }

  private mutating func mirror() {
    let mirroring = Mirroring(structure, width: size.width)
    for node in rects.indices where isPlaced[node] { rects[node] = mirroring.rect(rects[node], of: node) }
    containers = containers.map(mirroring.container)
  }

  private mutating func arrange(_ container: Int) {
    let info = structure.containers[container]
    if container == 0, let node = info.node {
      rects[node] = Rect(x: 0, y: 0, width: size.width, height: size.height)
      isPlaced[node] = true
    }
    let origin = info.node.map { rects[$0].origin } ?? .zero
    let hexagons = arrangeHexagons(of: container, at: origin)
    let margin = margin(of: container)
    let columns = tracks(
      solution.horizontal.tracks[container], of: info, .horizontal,
      from: origin.x + info.insets.leading + margin.width)
    let rows = tracks(
      solution.vertical.tracks[container], of: info, .vertical, from: origin.y + info.insets.top + margin.height)
    for cell in structure.cells(of: container) where hexagons == nil {
      place(cell, of: container, columns: columns, rows: rows, fillsCell: structure.fills(cell, of: container))
    }
    cover(container)
    guard let node = info.node else { return }
    placeRows(of: node, container: info, rows: rows)
    containers.append(
      .init(
        in: structure.tree, rect: rects[node], columns: columns, rows: rows, isGrid: info.isGrid,
        depth: info.depth, hexagons: hexagons, node: node))
  }

  /// What is free on each side where something that keeps its ratio was given a place of another one.
  private func margin(of container: Int) -> Size {
    guard structure.containers[container].keepsRatio, let node = structure.containers[container].node else {
      return .zero
    }
    return Size(
      width: (rects[node].width - solution.horizontal.boxes[container]) / 2,
      height: (rects[node].height - solution.vertical.boxes[container]) / 2)
  }

  /// Makes what fills by its ratio as large as it must be to cover its cell.
  private mutating func cover(_ container: Int) {
    guard structure.containers[container].ratio?.contentMode == .fill, let ratio = lengths.ratios[container] else {
      return
    }
    for cell in structure.cells(of: container) {
      let rect = rects[cell.node]
      let width = max(rect.width, ratio * rect.height)
      let height = max(rect.height, rect.width / ratio)
      rects[cell.node] = Rect(
        x: rect.x - (width - rect.width) / 2, y: rect.y - (height - rect.height) / 2, width: width, height: height)
    }
  }

  /// Places the children of a container of hexagons, each in its hexagon.
  private mutating func arrangeHexagons(of container: Int, at origin: Point) -> HexagonLayout? {
    guard let shape = structure.containers[container].shape else { return nil }
    let layout = shape.layout(
      in: Size(width: solution.horizontal.boxes[container], height: solution.vertical.boxes[container]))
    for (index, cell) in structure.cells(of: container).enumerated() {
      var rect = layout.rect(of: index)
      let offset = structure.tree.nodes[cell.node].offset
      rect.x += origin.x + offset.x
      rect.y += origin.y + offset.y
      rects[cell.node] = rect
      isPlaced[cell.node] = true
    }
    return layout
  }

  private func tracks(
    _ lengths: [Double], of container: Structure.Container, _ axis: Axis, from origin: Double
  ) -> [Placement.Track] {
    var position = origin
    return lengths.enumerated().map { track, length in
      defer { position += length + container.gaps(axis).after(track) }
      return .init(position: position, length: length)
    }
  }

  private mutating func place(
    _ cell: Structure.Cell, of container: Int, columns: [Placement.Track], rows: [Placement.Track], fillsCell: Bool
  ) {
    let (x, width) = span(cell, .horizontal, of: columns[cell.columns], fillsCell: fillsCell)
    var (y, height) = span(cell, .vertical, of: rows[cell.rows], fillsCell: fillsCell)
    if cell.baseline != nil { (y, height) = lineUp(cell, of: container, row: rows[cell.rows.lowerBound]) }
    let offset = structure.tree.nodes[cell.node].offset
    rects[cell.node] = Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
    isPlaced[cell.node] = true
  }

  /// Where the child of a cell starts along an axis, and how long it is.
  private func span(
    _ cell: Structure.Cell, _ axis: Axis, of tracks: ArraySlice<Placement.Track>, fillsCell: Bool
  ) -> (position: Double, length: Double) {
    guard let first = tracks.first, let last = tracks.last else { return (0, 0) }
    let space = max(0, last.position + last.length - first.position)
    let length = fillsCell ? space : childLength(cell, axis, in: space)
    return (first.position + cell.anchor[axis] * (space - length), length)
  }

  /// Where the child of a cell stands that shares a line with others of its row, and how high it is.
  private func lineUp(
    _ cell: Structure.Cell, of container: Int, row: Placement.Track
  ) -> (position: Double, length: Double) {
    var positions = SolvedBaselines(structure: structure, lengths: lengths, solution: solution.vertical)
    let top = positions.place(of: cell, in: container).constant
    return (row.position + top, positions.height(of: cell, in: container).constant)
  }

  private func childLength(_ cell: Structure.Cell, _ axis: Axis, in space: Double) -> Double {
    if let container = structure.childContainer(cell) {
      return solution[axis].boxes[container]
    }
    return solution[axis].itemLengths[cell.node] ?? lengths[cell.node, axis].fitted(to: space)
  }

  /// The rectangle of a grid's row is that of its track.
  private mutating func placeRows(of node: Int, container: Structure.Container, rows: [Placement.Track]) {
    guard container.isGrid else { return }
    for (row, child) in zip(rows, structure.tree.children(of: node)) {
      guard case .gridRow = structure.tree.nodes[child].kind else { continue }
      isPlaced[child] = true
      rects[child] = Rect(x: rects[node].x, y: row.position, width: rects[node].width, height: row.length)
    }
  }
}
