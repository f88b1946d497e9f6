internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Explains an edge by the models of the containers that it stands in.
///
/// A container in an unsized cell has a model of its own, to which the length of its cell is given. So the innermost model
/// is explained first; what it takes from its cell is explained by the model around it, and so on outwards.
struct EdgeExplainer {
  /// A sum of parts, each by what it comes from.
  struct Sum {
    /// Statements, and how often they count and what they add.
    var statements: [LayoutStatement: (coefficient: Double, contribution: Double)] = [:]
    var rules: [LayoutRule: Double] = [:]
  }

  let layout: SolvedLayout
  let solver: LexicographicSolver
  private(set) var sum = Sum()

  init(_ layout: SolvedLayout, solver: LexicographicSolver) {
    self.layout = layout
    self.solver = solver
  }

  private var structure: Structure { layout.structure }

  /// Explains an edge of a node that has a place.
  ///
  /// - Parameters:
  ///   - rect: Where the node stands.
  ///   - space: Where the container stands that the node is in.
  mutating func explain(_ node: Int, _ edge: LayoutEdge, rect: Rect, in space: Rect) throws {
    let cells = CellTable(structure)
    guard var root = cells.root(of: node, edge.axis, in: structure) else { return }
    var wanted = Wanted(node: node, edge: edge, length: rect.size[edge.axis])
    if edge.isPosition { addOffsets(of: node, edge.axis, cells) }
    if let (container, _) = cells.place(of: node), structure.containers[container].ratio?.contentMode == .fill {
      // The larger of two lengths is no sum, so what it has more than its cell is told as a rule.
      let offset = structure.tree.nodes[node].offset
      let moved = edge.isPosition ? (edge.axis == .horizontal ? offset.x : offset.y) : 0
      sum.rules[.construction, default: 0] += edge.value(in: rect) - edge.value(in: space) - moved
    }
    while true {
      let outer = root == 0 ? nil : structure.containers[root].node
      let fromCell = try explain(wanted, root: root, edge.axis, cells, takesCell: outer != nil)
      guard let outer, let (container, _) = cells.place(of: outer),
        let next = rootAround(container, edge.axis, cells)
      else { return }
      wanted = Wanted(cellOf: outer, isPosition: wanted.isPosition, lengthFactor: fromCell)
      root = next
    }
  }

  /// The container whose model the tracks of a container are in.
  private func rootAround(_ container: Int, _ axis: Axis, _ cells: CellTable) -> Int? {
    structure.containers[container].node.map { cells.root(of: $0, axis, in: structure) } ?? 0
  }

  /// What drawing adds, without anything else noticing.
  private mutating func addOffsets(of node: Int, _ axis: Axis, _ cells: CellTable) {
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
  private struct Wanted {
    let node: Int
    /// An edge of the node itself, or `nil` for its cell.
    let edge: LayoutEdge?
    let isPosition: Bool
    /// The length that the node got.
    let length: Double
    /// How often the length of the cell counts.
    let lengthFactor: Double

    init(node: Int, edge: LayoutEdge, length: Double) {
      self.node = node
      self.edge = edge
      isPosition = edge.isPosition
      self.length = length
      lengthFactor = 0
    }

    init(cellOf node: Int, isPosition: Bool, lengthFactor: Double) {
      self.node = node
      edge = nil
      self.isPosition = isPosition
      length = 0
      self.lengthFactor = lengthFactor
    }
  }

  /// Explains something by the model of a container.
  ///
  /// - Returns: How often the length of the container's own cell counts.
  private mutating func explain(
    _ wanted: Wanted, root: Int, _ axis: Axis, _ cells: CellTable, takesCell: Bool
  ) throws -> Double {
    guard let offer = layout.solution.offers[root],
      let axes = layout.solution.parts(of: offer.axes).first(where: { $0.contains(axis) })
    else { return 0 }
    var expression = LinearExpression()
    let compiled = layout.solution.compiled(root: root, axes, folds: false, namesOwnLengths: true) { compiler in
      guard compiler.axis == axis else { return }
      compiler.solvedSizes = layout.solution.boxes
      expression = Self.expression(wanted, &compiler, cells)
      if takesCell, wanted.isPosition { expression = expression - Self.anchoredLength(of: root, &compiler, cells) }
    }
    guard let part = compiled.compilers.firstIndex(where: { $0.axis == axis }) else { return 0 }
    expression = expression.moved(by: compiled.parts[part].variables.lowerBound)
    guard case .solved(let solution) = try solver.solve(compiled.model, probing: compiled.probes) else { return 0 }
    let explanation = try solver.explain(expression, in: compiled.model, at: solution)
    return add(explanation, of: compiled, solution, root: root, takesCell: takesCell)
  }

  private static func expression(
    _ wanted: Wanted, _ compiler: inout AxisCompiler, _ cells: CellTable
  ) -> LinearExpression {
    if let edge = wanted.edge {
      compiler.solvedLengths[wanted.node] = wanted.length
      return compiler.drawn(compiler.edges(of: wanted.node, cells))[edge.attribute]
    }
    let space = compiler.drawn(compiler.space(of: wanted.node, cells))
    let start = wanted.isPosition ? space.start : LinearExpression()
    return start + space.length
      * (wanted.lengthFactor + (wanted.isPosition ? anchor(of: wanted.node, compiler, cells) : 0))
  }

  /// Where in its cell a container is drawn: this part of what it leaves of the cell is at the left of it, or above.
  private static func anchor(of node: Int, _ compiler: AxisCompiler, _ cells: CellTable) -> Double {
    guard let (container, index) = cells.place(of: node) else { return 0 }
    let info = compiler.structure.containers[container]
    let cell = compiler.structure.cells[index]
    let fills = info.shape != nil || compiler.structure.fills(cell, of: container)
    let anchor = fills ? 0 : cell.anchor[compiler.axis]
    return compiler.structure.isMirrored(compiler.axis) ? 1 - anchor : anchor
  }

  /// What the length of a container takes away from where it starts.
  private static func anchoredLength(
    of root: Int, _ compiler: inout AxisCompiler, _ cells: CellTable
  ) -> LinearExpression {
    guard let node = compiler.structure.containers[root].node else { return LinearExpression() }
    return compiler.edges(of: node, cells).length * anchor(of: node, compiler, cells)
  }

  // MARK: Words

  private mutating func add(
    _ explanation: Explanation, of compiled: Compiled, _ solution: Solution, root: Int, takesCell: Bool
  ) -> Double {
    var fromCell = 0.0
    for part in explanation.parts {
      switch part.source {
      case .statement(let statement, _):
        let said = compiled.statements[statement.index]
        if takesCell, case .container = said {
          fromCell += part.coefficient
        } else {
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
    return fromCell
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
