internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Explains an edge by the models of the containers that it stands in.
///
/// A container in an unsized cell has a model of its own, to which the length of its cell is given. So the innermost model
/// is explained first; what it takes from its cell is explained by the model around it, and so on outwards. Hexagons and
/// ratios make lengths along one axis follow from those along the other, which are explained by the models of that axis.
struct EdgeExplainer {
  /// A sum of parts, each by what it comes from.
  struct Sum {
    /// Statements, and how often they count and what they add.
    var statements: [LayoutStatement: (coefficient: Double, contribution: Double)] = [:]
    var rules: [LayoutRule: Double] = [:]
  }

  let layout: SolvedLayout
  let solver: LexicographicSolver
  /// Where everything is drawn.
  private let rects: [Rect]
  private let cells: CellTable
  private(set) var sum = Sum()

  init(_ layout: SolvedLayout, rects: [Rect], solver: LexicographicSolver) {
    self.layout = layout
    self.solver = solver
    self.rects = rects
    cells = CellTable(layout.structure)
  }

  private var structure: Structure { layout.structure }

  /// Explains an edge of a node that has a place, or of a track of a grid.
  mutating func explain(_ node: Int, _ edge: LayoutEdge, ofTrack track: Int? = nil) throws {
    var sought = [
      track.map { Sought(node: node, axis: edge.axis, part: .track($0, edge)) } ?? start(node, edge)
    ]
    if edge.isPosition { addOffsets(of: sought[0].node, edge.axis) }
    // Every step leads to cells farther out, along one axis or the other.
    while let root = sought.compactMap(root).max() {
      let here = sought.filter { self.root(of: $0) == root }
      sought.removeAll { self.root(of: $0) == root }
      for axes in layout.solution.parts(of: layout.solution.offers[root]?.axes ?? []) {
        let parts = here.filter { axes.contains($0.axis) }
        if !parts.isEmpty { sought += try explain(parts, root: root, axes) }
      }
    }
  }

  /// What is sought first.
  private func start(_ node: Int, _ edge: LayoutEdge) -> Sought {
    let tree = structure.tree
    guard tree.isGridRow(node), let grid = tree.nodes[..<node].lastIndex(where: { $0.end > node }) else {
      return Sought(node: node, axis: edge.axis, part: fillsCell(node, edge.axis) ? edge.partOfCell : .edge(edge))
    }
    // A row is as wide as its grid, and as high as its track.
    guard edge.axis == .vertical, let row = Array(tree.writtenRows(ofGrid: grid)).firstIndex(of: node) else {
      return start(grid, edge)
    }
    return Sought(node: grid, axis: .vertical, part: .track(row, edge))
  }

  /// What drawing adds, without anything else noticing.
  private mutating func addOffsets(of node: Int, _ axis: Axis) {
    var node = node
    while let (container, _) = cells.place(of: node) {
      let offset = structure.tree.nodes[node].offset
      let amount = axis == .horizontal ? offset.x : offset.y
      if amount != 0 { sum.statements[.offset(node: node, axis, amount), default: (0, 0)] = (1, amount) }
      guard let parent = structure.containers[container].node else { return }
      node = parent
    }
  }

  // MARK: One model

  /// What is to be explained by one model.
  fileprivate struct Sought {
    /// Which part of a node, or of its cell.
    enum Part {
      /// An edge or a length of the node itself.
      case edge(LayoutEdge)
      /// An edge or the length of a track of a grid, which the node is.
      case track(Int, LayoutEdge)
      /// So often the place where the cell of the node starts, and so often its length.
      case cell(start: Double, length: Double)
      /// So often the length that the node takes in its cell, as a container.
      case box(Double)
      /// So often the distance from the start of the cell to the node, which a relation moved.
      case distance(Double)

      /// How often it moves with everything around the node.
      var placeFactor: Double {
        switch self {
        case .edge(let edge), .track(_, let edge): edge.isPosition ? 1 : 0
        case .cell(let start, _): start
        case .box, .distance: 0
        }
      }
    }

    let node: Int
    let axis: Axis
    let part: Part
  }

  /// Whether a node with a model of its own is drawn as its cell, however much of that it takes.
  private func fillsCell(_ node: Int, _ axis: Axis) -> Bool {
    guard let own = structure.containerIndex(of: node), own == cells.root(of: node, axis, in: structure),
      let (container, index) = cells.place(of: node)
    else { return false }
    return structure.fills(structure.cells[index], of: container)
  }

  /// The container whose model something is in.
  private func root(of sought: Sought) -> Int? {
    switch sought.part {
    case .cell, .distance: cells.root(aroundCellOf: sought.node, sought.axis, in: structure)
    case .edge, .track, .box: cells.root(of: sought.node, sought.axis, in: structure)
    }
  }

  /// Explains parts by the model of a container.
  ///
  /// - Returns: What the model takes from others, which is still to be explained.
  private mutating func explain(_ parts: [Sought], root: Int, _ axes: [Axis]) throws -> [Sought] {
    let takesCell = root != 0
    var expressions: [Axis: LinearExpression] = [:]
    let explained = ExplainedLayout(layout.structure, layout.solution.axes, rects: rects)
    let compiled = layout.solution.compiled(root: root, axes, folds: false, namesOwnLengths: true) { compiler in
      // Relations are about edges that do not know what came out.
      let spokenOf = compiler.edgesOfNode
      compiler.edgesOfNode = [:]
      compiler.explained = explained
      for part in parts where part.axis == compiler.axis {
        let found = self.expression(part, root: root, &compiler)
        expressions[part.axis] = (expressions[part.axis] ?? LinearExpression()) + found
      }
      compiler.edgesOfNode = spokenOf
    }
    guard case .solved(let solution) = try solver.solve(compiled.model, probing: compiled.probes) else { return [] }
    var expression = LinearExpression()
    for (compiler, part) in zip(compiled.compilers, compiled.parts) {
      guard let found = expressions[compiler.axis] else { continue }
      expression = expression + found.moved(by: part.variables.lowerBound)
    }
    let explanation = try solver.explain(expression, in: compiled.model, at: solution)
    let (fromCell, others) = add(explanation, of: compiled, solution, takesCell: takesCell)
    guard takesCell, let outer = structure.containers[root].node else { return others }
    return others
      + axes.compactMap { axis in
        let place = parts.reduce(0) { $0 + ($1.axis == axis ? $1.part.placeFactor : 0) }
        let length = (fromCell[axis] ?? 0) + place * anchor(of: outer, axis)
        return place == 0 && length == 0
          ? nil : Sought(node: outer, axis: axis, part: .cell(start: place, length: length))
      }
  }

  private func expression(_ sought: Sought, root: Int, _ compiler: inout AxisCompiler) -> LinearExpression {
    switch sought.part {
    case .edge(let edge):
      let found = compiler.drawn(compiler.edges(of: sought.node, cells))[edge.attribute]
      return edge.isPosition ? found - anchoredLength(of: root, compiler) : found
    case .track(let track, let edge):
      let grid = compiler.edges(of: sought.node, cells).edges
      let found = compiler.drawn(compiler.edges(ofTrack: track, ofGrid: sought.node, in: grid))[edge.attribute]
      return edge.isPosition ? found - anchoredLength(of: root, compiler) : found
    case .cell(let start, let length):
      let space = compiler.drawn(compiler.space(of: sought.node, cells))
      var place = space.start - anchoredLength(of: root, compiler)
      // What a relation moved stands so far behind the start of its cell, which may be the right of it.
      if let moved = compiler.startsInCells[sought.node] {
        place = place + LinearExpression(moved) * (isMirrored(sought.node, compiler.axis) ? -1 : 1)
      }
      return place * start + space.length * length
    case .distance(let factor):
      return compiler.startsInCells[sought.node].map { $0 * factor } ?? LinearExpression()
    case .box(let factor):
      guard let container = structure.containerIndex(of: sought.node), let box = compiler.variables[container]?.box
      else { return LinearExpression() }
      return box * factor
    }
  }

  /// Where in its cell a container is drawn: this part of what it leaves of the cell is at the left of it, or above.
  private func anchor(of node: Int, _ axis: Axis) -> Double {
    guard let (container, index) = cells.place(of: node) else { return 0 }
    let cell = structure.cells[index]
    let anchor: Double
    if structure.containers[container].shape != nil {
      // What keeps a ratio stands in the middle of its hexagon, and everything else begins with it.
      anchor = structure.containerIndex(of: node).map { structure.containers[$0].keepsRatio } == true ? 0.5 : 0
    } else if layout.solution[axis].startsInCells[node] != nil {
      anchor = 0
    } else {
      anchor = structure.fills(cell, of: container) ? 0 : cell.anchor[axis]
    }
    return structure.isMirrored(axis, in: container) ? 1 - anchor : anchor
  }

  /// Whether what is around a node is drawn along an axis in the mirror image of the order that it has.
  private func isMirrored(_ node: Int, _ axis: Axis) -> Bool {
    cells.place(of: node).map { structure.isMirrored(axis, in: $0.container) } ?? structure.isMirrored(axis)
  }

  /// What the length of a container takes away from where it starts.
  private func anchoredLength(of root: Int, _ compiler: AxisCompiler) -> LinearExpression {
    guard root != 0, let node = structure.containers[root].node, let box = compiler.variables[root]?.box else {
      return LinearExpression()
    }
    return box * anchor(of: node, compiler.axis)
  }

  // MARK: Parts

  /// - Returns: How often the lengths of the container's own cell count, and what else other models tell.
  private mutating func add(
    _ explanation: Explanation, of compiled: Compiled, _ solution: Solution, takesCell: Bool
  ) -> (fromCell: [Axis: Double], others: [Sought]) {
    var fromCell: [Axis: Double] = [:]
    var others: [Sought] = []
    for part in explanation.parts {
      switch part.source {
      case .statement(let statement, _):
        switch compiled.statements[statement.index] {
        case .container(let axis, _) where takesCell: fromCell[axis, default: 0] += part.coefficient
        case .given(let node, let axis, .box, _):
          others.append(Sought(node: node, axis: axis, part: .box(part.coefficient)))
        case .given(let node, let axis, .start, _):
          others.append(Sought(node: node, axis: axis, part: .distance(part.coefficient)))
        case .given(let node, let axis, .cell, _):
          others.append(Sought(node: node, axis: axis, part: .cell(start: 0, length: part.coefficient)))
        case let said:
          sum.statements[said, default: (0, 0)].coefficient += part.coefficient
          sum.statements[said, default: (0, 0)].contribution += part.contribution
        }
      case .construction:
        if part.contribution != 0 { sum.rules[.construction, default: 0] += part.contribution }
      case .fairness(let priority): sum.rules[.fairness(priority), default: 0] += part.contribution
      case .goal(let priority): sum.rules[.goal(priority), default: 0] += part.contribution
      }
    }
    addTieBreaks(explanation, of: compiled, solution)
    return (fromCell, others)
  }

  /// Tracks that were open and have a part in the value: a tie-break has one too.
  private mutating func addTieBreaks(_ explanation: Explanation, of compiled: Compiled, _ solution: Solution) {
    let variables = Set(explanation.variables)
    for (compiler, part) in zip(compiled.compilers, compiled.parts) {
      for (probe, index) in zip(compiler.probes, part.probes) {
        let result = solution.probes[index]
        let isPart = compiled.probes[index].terms.contains { variables.contains($0.variable) }
        guard isPart, result.decidedBy != nil else { continue }
        sum.rules[.tieBreak(container: probe.container, track: probe.track, compiler.axis), default: 0] += 0
      }
    }
  }
}

extension LayoutEdge {
  /// The same edge of the cell.
  fileprivate var partOfCell: EdgeExplainer.Sought.Part {
    switch self {
    case .left, .top: .cell(start: 1, length: 0)
    case .right, .bottom: .cell(start: 1, length: 1)
    case .width, .height: .cell(start: 0, length: 1)
    }
  }
}

/// A rule that has a part in a value.
enum LayoutRule: Hashable {
  /// What is built in: the shape of hexagons, the part of unequal gaps that lies before a track.
  case construction
  /// Members share equally.
  case fairness(Priority)
  /// A goal of this priority has its best value.
  case goal(Priority)
  /// A track was open, and a tie-break chose its length.
  case tieBreak(container: Int, track: Int, Axis)
}
