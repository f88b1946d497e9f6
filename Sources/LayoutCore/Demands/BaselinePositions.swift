internal import LayoutGeometry

/// Where the lines of text stand in containers, over lengths that are known, preferred, or still unknowns.
///
/// A container has the first baseline of the first text in it, and the last one of the last: those of that text, from
/// where it stands in the container. Without text both are the lower edge of its first child.
protocol BaselinePositions {
  /// What places are made of.
  associatedtype Number: PointNumber

  var structure: Structure { get }
  var text: TextTable { get }

  /// Notes the height that a container has, on the way to a line in it.
  mutating func enter(_ container: Int, height: Number)
  /// From the top of a container to that of a row.
  mutating func start(ofRow row: Int, in container: Int) -> Number
  /// The height of the rows that a cell covers.
  mutating func space(of cell: Structure.Cell, in container: Int) -> Number
  /// The height of what stands in a cell.
  mutating func height(of cell: Structure.Cell, in container: Int) -> Number
  /// From the top of a row to the line that cells share there.
  mutating func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> Number
  /// From the top of an item, or of a container that was told where its lines are, to one of them.
  mutating func ownAscent(of node: Int, _ baseline: TextBaseline, height: Number) -> Number
}

extension BaselinePositions {
  mutating func enter(_ container: Int, height: Number) {}

  /// From the top of a node to a line of its text.
  ///
  /// Takes as many steps as containers stand in each other on the way to the text.
  ///
  /// - Parameter height: The height of the node.
  mutating func ascent(of node: Int, _ baseline: TextBaseline, height: Number) -> Number {
    guard let container = structure.containerIndex(of: node), structure.tree.nodes[node].baselines == nil else {
      return ownAscent(of: node, baseline, height: height)
    }
    guard let cell = text.cell(in: container, baseline).map({ structure.cells[$0] }) else { return height }
    enter(container, height: height)
    let start = start(ofRow: cell.rows.lowerBound, in: container)
    if cell.baseline == baseline { return start + line(baseline, ofRow: cell.rows.lowerBound, in: container) }
    return start + place(of: cell, in: container)
      + ascent(of: cell.node, baseline, height: self.height(of: cell, in: container))
  }

  func ownAscent(of node: Int, _ baseline: TextBaseline, height: Number) -> Number {
    let offset = text.offset(of: node, baseline)
    return height * offset.heightFactor + Number(points: offset.constant)
  }

  /// From the top of a cell's first row to its child, where no relation moves that.
  mutating func place(of cell: Structure.Cell, in container: Int) -> Number { edges(of: cell, in: container).start }

  /// Where the child of a cell stands, from the top of its first row on, where no relation moves it.
  ///
  /// Lines do not follow what relations move: moving one item moves nothing else.
  mutating func edges(of cell: Structure.Cell, in container: Int) -> Edges<Number> {
    let height = height(of: cell, in: container)
    guard let baseline = cell.baseline else {
      return Edges(start: Number(points: 0), length: space(of: cell, in: container))
        .placing(height, anchor: cell.anchor.y)
    }
    let line = line(baseline, ofRow: cell.rows.lowerBound, in: container)
    return Edges(start: line - ascent(of: cell.node, baseline, height: height), length: height)
  }
}
