internal import LayoutGeometry
internal import LinearModel

/// The models of one axis or of both as one, where hexagons tie the heights to the widths.
struct Compiled {
  /// Where the variables and the probes of one compiler stand.
  struct Part {
    let variables: Range<Int>
    let probes: Range<Int>
  }

  let compilers: [AxisCompiler]
  var model = Model(variablesBy: .insertion)
  var statements: [LayoutStatement] = []
  private(set) var probes: [LinearExpression] = []
  private(set) var parts: [Part] = []
  /// What is measured of free layouts, behind the other probes.
  private(set) var freeEdgeProbes: FreeEdgeProbes?

  init(_ compilers: consuming [AxisCompiler]) {
    if compilers.count == 1 {
      // Taken over rather than shared: what is added to a shared model copies all of it first.
      swap(&model, &compilers[0].model)
      swap(&statements, &compilers[0].statements)
      probes = compilers[0].probes.map(\.expression)
      parts = [Part(variables: 0..<model.names.count, probes: 0..<probes.count)]
      self.compilers = compilers
    } else {
      self.compilers = compilers
      for compiler in self.compilers { append(compiler) }
      if self.compilers.count == 2 { couple(self.compilers[0], self.compilers[1]) }
    }
    boundHeights()
  }

  /// Takes back all that some statements say.
  mutating func leaveOut(_ leftOut: Set<LayoutStatement>) {
    guard !leftOut.isEmpty else { return }
    model.removeConstraints { $0.statement.map { leftOut.contains(statements[$0.index]) } ?? false }
  }

  /// Measures what relations leave open in free layouts; last, when all that is said is there.
  mutating func probeFreeEdges() {
    let edges = freeEdges
    guard !edges.isEmpty else { return }
    let probes = FreeEdgeProbes(edges, in: model)
    self.probes += probes.expressions
    freeEdgeProbes = probes
  }

  /// What relations leave open in free layouts.
  func openEdges(_ solution: Solution) -> [OpenEdge] {
    guard let freeEdgeProbes else { return [] }
    let tracks = zip(probes, solution.probes).dropLast(freeEdgeProbes.expressions.count)
    return freeEdgeProbes.open(
      solution.probes.suffix(freeEdgeProbes.expressions.count), solution,
      besides: tracks.lazy.filter { $1.decidedBy != nil }.map(\.0.terms))
  }

  /// Keeps the heights of hexagons at 0 or more that follow from no width here, since their cell is unsized along x.
  private mutating func boundHeights() {
    guard let down = part(along: .vertical) else { return }
    let across = part(along: .horizontal)
    let structure = compilers[down].structure
    let widths = across.map { compilers[$0].variables } ?? [:]
    let heights = compilers[down].variables
    for container in structure.containers.indices where structure.containers[container].shape != nil {
      guard widths[container] == nil, let height = heights[container]?.extent else { continue }
      model.add(height.expression.moved(by: parts[down].variables.lowerBound) >= 0)
    }
  }

  /// The part along an axis, if that is compiled here.
  func part(along axis: Axis) -> Int? {
    // Compilers are large, so none is taken out of its array.
    compilers.indices.first { compilers[$0].axis == axis }
  }

  private mutating func append(_ compiler: AxisCompiler) {
    let variables = model.names.count
    let firstStatement = statements.count
    let firstProbe = probes.count
    let moved = { (expression: LinearExpression) in expression.moved(by: variables) }
    for (index, name) in compiler.model.names.enumerated() {
      _ = model.addVariable(
        name, lower: compiler.model.lowerBounds[index], upper: compiler.model.upperBounds[index])
    }
    for constraint in compiler.model.constraints {
      var copy = constraint
      copy.expression = moved(constraint.expression)
      copy.statement = constraint.statement.map { Statement(index: $0.index + firstStatement) }
      model.add(copy)
    }
    for goal in compiler.model.goals {
      model.add(Goal(goal.aim.mapped(moved), priority: goal.priority, depth: goal.depth))
    }
    statements += compiler.statements
    probes += compiler.probes.map { moved($0.expression) }
    parts.append(Part(variables: variables..<model.names.count, probes: firstProbe..<probes.count))
  }

  /// Ties the height of every container of hexagons, and of all that keeps a ratio, to its width.
  private mutating func couple(_ horizontal: AxisCompiler, _ vertical: AxisCompiler) {
    let structure = horizontal.structure
    for container in structure.containers.indices {
      let info = structure.containers[container]
      guard info.tiesAxes else { continue }
      guard let across = horizontal.variables[container], let down = vertical.variables[container] else { continue }
      let width = across.extent.expression.moved(by: parts[0].variables.lowerBound)
      let height = down.extent.expression.moved(by: parts[1].variables.lowerBound)
      guard let shape = info.shape else {
        if let ratio = horizontal.lengths.ratios[container] {
          let statement = Statement(index: statements.count)
          statements.append(.ratio(container: container, ratio))
          model.add((width == ratio * height).stated(statement))
        }
        continue
      }
      if let line = shape.heightFromWidth {
        model.add(height == line.slope * width + line.offset)
      } else {
        model.add(width == 0)
        model.add(height == 0)
      }
    }
  }
}

extension Structure.Container {
  /// Whether its height follows from its width.
  var tiesAxes: Bool { shape != nil || keepsRatio }
}

extension LinearExpression {
  /// The same expression in a model in which the variables stand this much further back.
  func moved(by offset: Int) -> LinearExpression {
    LinearExpression(
      terms: terms.map { .init(Variable(index: $0.variable.index + offset), $0.coefficient) }, constant: constant)
  }
}

extension Goal.Aim {
  /// The same aim about other expressions.
  fileprivate func mapped(_ change: (LinearExpression) -> LinearExpression) -> Goal.Aim {
    switch self {
    case .minimize(let expression): .minimize(change(expression))
    case .minimizeKeeping(let expression, let kept): .minimizeKeeping(change(expression), kept: change(kept))
    case .leximin(let expressions): .leximin(expressions.map(change))
    case .inOrder(let expressions): .inOrder(expressions.map(change))
    }
  }
}
