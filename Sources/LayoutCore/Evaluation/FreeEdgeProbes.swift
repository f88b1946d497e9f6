internal import LayoutGeometry
internal import LinearModel

/// What is measured of a program to tell what relations leave open in free layouts.
///
/// Each place and length that could move is measured. Of those that can, one for each degree of freedom is reported: each that
/// does not follow from those before it. What holds between them on all best answers are the required equations, and the
/// other constraints that have one value there.
struct FreeEdgeProbes {
  /// An unknown of a child of a free layout, as the program has it.
  struct Edge {
    let edge: AxisCompiler.FreeEdge
    let axis: Axis
    let variable: Variable
  }

  private let edges: [Edge]
  /// Other sums that are measured, since they may have one value on all best answers.
  private let sums: [[LinearExpression.Term]]
  /// Sums that have one value in any case.
  private let held: [[LinearExpression.Term]]

  /// - Parameter edges: What may be open, in the order in which it is to be reported.
  init(_ edges: [Edge], in model: Model) {
    self.edges = edges
    let unknowns = Set(edges.map(\.variable))
    var (sums, held): ([[LinearExpression.Term]], [[LinearExpression.Term]]) = ([], [])
    var others: Set<Variable> = []
    for constraint in model.constraints {
      let terms = constraint.expression.terms
      if constraint.priority == .required, constraint.relation == .equal { held.append(terms) }
      // Only what is about one of them can tie it to others.
      guard terms.contains(where: { unknowns.contains($0.variable) }) else { continue }
      others.formUnion(terms.map(\.variable))
      // An unknown by itself is measured anyway.
      if terms.count > 1, constraint.priority < .required || constraint.relation != .equal { sums.append(terms) }
    }
    self.held = held
    self.sums = others.subtracting(unknowns).sorted { $0.index < $1.index }.map { [.init($0, 1)] } + sums
  }

  /// The expressions to be measured.
  var expressions: [LinearExpression] {
    edges.map { LinearExpression($0.variable) } + sums.map { LinearExpression(terms: $0) }
  }

  /// What is open, one entry for each degree of freedom.
  ///
  /// - Parameters:
  ///   - results: What measuring the expressions came to.
  ///   - solution: The answer.
  ///   - reported: What else is open, such as tracks, and reported where that is: what follows from it is not reported again.
  func open(
    _ results: ArraySlice<Solution.Probe>, _ solution: Solution,
    besides reported: some Sequence<[LinearExpression.Term]>
  ) -> [OpenEdge] {
    let results = Array(results)
    // Mostly everything is told, and nothing has to be found out.
    guard results.prefix(edges.count).contains(where: { $0.decidedBy != nil }) else { return [] }
    var freedom = DegreesOfFreedom()
    for (edge, result) in zip(edges, results) where result.decidedBy == nil {
      freedom.hold([.init(edge.variable, 1)])
    }
    for (sum, result) in zip(sums, results.dropFirst(edges.count)) where result.decidedBy == nil { freedom.hold(sum) }
    for terms in held { freedom.hold(terms) }
    for terms in reported { freedom.hold(terms) }
    return zip(edges, results).compactMap { edge, result in
      guard let priority = result.decidedBy, freedom.tell(edge.variable) else { return nil }
      return OpenEdge(
        node: edge.edge.node, container: edge.edge.container, axis: edge.axis, isLength: edge.edge.isLength,
        lower: result.lower, upper: result.upper, chosen: solution[edge.variable], decidedBy: priority)
    }
  }
}

extension Compiled {
  /// What may be open in free layouts, in the order in which it is reported: places before lengths.
  var freeEdges: [FreeEdgeProbes.Edge] {
    let edges = zip(compilers, parts).flatMap { compiler, part in
      compiler.freeEdges.map {
        FreeEdgeProbes.Edge(
          edge: $0, axis: compiler.axis,
          variable: Variable(index: $0.variable.index + part.variables.lowerBound))
      }
    }
    return edges.filter { !$0.edge.isLength } + edges.filter(\.edge.isLength)
  }
}
