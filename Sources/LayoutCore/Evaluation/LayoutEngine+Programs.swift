package import LayoutGeometry
public import LinearModel
internal import LinearSolving

extension LayoutEngine {
  /// Compiles the tree of a layout, as ``LayoutEngine/compile(_:in:)`` does.
  package func compile(_ tree: LayoutTree, in proposal: ProposedSize) throws -> CompiledLayout {
    try tree.validate(limits: options.limits)
    let solution = try placeAll(tree, in: proposal, within: SolveBudget(options.limits)).solved.solution
    let names = VariableNames(solution.structure.tree)
    let regions = solution.offers.sorted { $0.key < $1.key }.flatMap { root, offer in
      solution.parts(of: offer.axes).map { solution.region(root, $0, names) }
    }
    return CompiledLayout(regions: regions)
  }

  /// The linear programs by which a solver decides a region, one after the other.
  ///
  /// What one decides stands in the bounds of the next, so each has its optimum by itself, whichever solver finds it. They
  /// take O(solves * size of the region) memory.
  ///
  /// - Throws: `limitExceeded` or `solverFailed`; in a task that is cancelled meanwhile, `CancellationError`.
  public func programs(of region: CompiledLayout.Region) throws -> [TierProgram] {
    let solver = LexicographicSolver(solver, presolve: .off, budget: SolveBudget(options.limits))
    guard let programs = try solver.programs(of: region.model) else {
      throw LayoutError(
        .solverFailed, "The program of \(region.container) has no answer by itself, though the layout has.")
    }
    return programs
  }
}

extension LayoutSolution {
  fileprivate func region(_ root: Int, _ axes: [Axis], _ names: VariableNames) -> CompiledLayout.Region {
    let compiled = compiled(root: root, axes, folds: false, names: names)
    let node = structure.containers[root].node
    return CompiledLayout.Region(
      container: node.map { names[$0] } ?? "layout",
      axes: axes.reduce(into: []) { $0.insert(Axis.Set($1)) }, model: compiled.model,
      statements: compiled.statements.map { $0.words(in: structure).statement })
  }
}
