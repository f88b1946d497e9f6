internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// The lengths of everything along both axes, or along one: the root first, then each container in an unsized cell.
struct LayoutSolution {
  let structure: Structure
  var lengths: DemandTable
  private let solver: LexicographicSolver
  private let presolve: Presolve
  /// Whether tracks are looked for that could have other lengths.
  private let findsOpenTracks: Bool
  let relations: RelationPlan
  /// What each container that was compiled by itself was offered.
  private(set) var offers: [Int: Offer] = [:]

  /// What all solving together may take, and what of it is left.
  var budget: SolveBudget { solver.budget }

  /// The lengths that a container was offered, along the axes along which it was compiled by itself.
  struct Offer {
    let axes: [Axis]
    let size: ProposedSize
    let overflow: OverflowHandling
  }

  private(set) var axes: SolvedAxes
  /// The axes along which no program had to tell any length.
  private var evaluatedAxes: Axis.Set = []
  /// Whether such axes are evaluated directly: programs that are reported are those that were solved, with what was found then.
  private let evaluatesAxes: Bool
  private(set) var effort = Placement.Effort()
  /// Adds what else the solver was asked to come here.
  mutating func add(_ other: Solution.Effort) { effort.solving += other }

  /// By axis, the containers that are given more than they ask for, though no length is proposed.
  private var stretched: [Axis: Set<Int>] = [:]
  /// What the next placing of the changed layout starts from, if there is one.
  var memory: PlacementMemory?
  /// What models told of relations that reach into several, by their positions in the plan.
  private var anchorValues: [Int: [Double]] = [:]
  /// Whether what is in a box may stand out of it everywhere, as long as heights are looked for or choices are made.
  var overflowsAnywhere: Bool
  /// What all lengths are without relations; `nil` where only programs tell that.
  private let unrelated: EvaluatedLengths?
  /// The lengths that follow from those that cells give.
  let followingLengths: [FollowingLength]
  /// Statements that say nothing.
  private let leftOut: Set<LayoutStatement>
  /// Statements that were taken to mean the same.
  private var likenesses: [StatementLikeness] = []

  init(
    _ structure: Structure, _ lengths: DemandTable, _ proposal: ProposedSize, along axes: [Axis] = Axis.allCases,
    overflow: OverflowHandling, solver: LexicographicSolver, presolve: Presolve,
    relations: RelationPlan, measurements: inout MeasurementTable, memory: PlacementMemory? = nil,
    findsOpenTracks: Bool = true, overflowsAnywhere: Bool = false, evaluatesAxes: Bool = true,
    withoutRelations unrelated: EvaluatedLengths? = nil, leavingOut leftOut: Set<LayoutStatement> = []
  ) throws {
    self.unrelated = unrelated
    self.leftOut = leftOut
    self.overflowsAnywhere = overflowsAnywhere
    self.evaluatesAxes = evaluatesAxes
    self.memory = memory
    self.findsOpenTracks = findsOpenTracks
    self.relations = relations
    self.presolve = presolve
    self.structure = structure
    followingLengths = structure.lengthsThatFollow
    self.lengths = lengths
    self.solver = solver
    self.axes = SolvedAxes(containerCount: structure.containers.count)
    // 0 and infinity ask for the minimum and the maximum; they are no container.
    let offered = ProposedSize(width: proposal.width.flatMap(\.asLength), height: proposal.height.flatMap(\.asLength))
    // Heights may depend on widths, so those are solved first.
    let parts = parts(of: axes)
    guard structure.measuresLeaves, parts.first == Axis.allCases else {
      try solveApart(parts, proposal, offered: offered, overflow, &measurements)
      return
    }
    try solveTogether(proposal, offered: offered, overflow, &measurements)
  }

  /// Solves the root along some axes, and then each container in an unsized cell.
  mutating func solve(
    _ axes: [Axis], offered: ProposedSize, overflow: OverflowHandling
  ) throws {
    if let axis = axes.first, axes.count == 1 { evaluate(axis) }
    try solve(root: 0, axes, offered: offered, overflow: overflow)
    guard structure.containers.count > 1 else { return }
    // Containers stand in document order, so the cell around each one is solved before it.
    for container in structure.containers.indices { try solveUnsizedChildren(of: container, axes) }
  }

  /// Takes back all lengths before everything is solved anew, and what was said about them.
  mutating func forgetLengths() {
    self.axes = SolvedAxes(containerCount: structure.containers.count)
    likenesses = []
    stretched = [:]
    evaluatedAxes = []
    (effort.evaluatedNodes, effort.regions) = (0, 0)
  }

  /// Sentences about statements that were taken to mean the same.
  var notes: [String] { likenesses.map { $0.note(in: structure) } }

  var horizontal: AxisSolution { axes.horizontal }
  var vertical: AxisSolution { axes.vertical }

  subscript(axis: Axis) -> AxisSolution {
    get { axes[axis] }
    set { axes[axis] = newValue }
  }

  /// A container in an unsized cell fills what it gets; what does not fit stands out.
  private mutating func solveUnsizedChildren(of container: Int, _ solved: [Axis]) throws {
    for (index, cell) in structure.cells(of: container).enumerated() {
      guard let child = structure.childContainer(cell) else { continue }
      let axes = solved.filter { !cell.isSized($0) }
      guard !axes.isEmpty else { continue }
      var offered = ProposedSize.unspecified
      for axis in axes { offered[axis] = space(of: cell, index, in: container, axis) }
      try solve(root: child, axes, offered: offered, overflow: .visible)
    }
  }

  func space(of cell: Structure.Cell, _ index: Int, in container: Int, _ axis: Axis) -> Double {
    guard let shape = structure.containers[container].shape else {
      return self[axis].length(of: cell.tracks(axis), of: container, in: structure, axis)
    }
    let size = Size(width: horizontal.boxes[container], height: vertical.boxes[container])
    return shape.layout(in: size).rect(of: index).size[axis]
  }

  // MARK: Models

  private mutating func solve(
    root: Int, _ axes: [Axis], offered: ProposedSize, overflow: OverflowHandling
  ) throws {
    note(Offer(axes: axes, size: offered, overflow: overflow), to: root)
    for part in parts(of: axes) {
      if let axis = part.first, part.count == 1, evaluatedAxes.contains(Axis.Set(axis)) { continue }
      if let axis = part.first, part.count == 1, takeSpanned(root, axis, offered: offered) { continue }
      let name = PlacementMemory.Program(root: root, axes: part)
      try stretchWithoutRelations(root, part)
      if presolve == .on, leftOut.isEmpty, try attempt(root, name, folds: true) == nil { continue }
      // Only without folding does every item have a statement of its own that a conflict can name, and that can be left out.
      guard let conflict = try attempt(root, name, folds: false) else { continue }
      // What is required in unsized cells is part of the whole, and of several conflicts that tells the first.
      let first = root == 0 ? nil : try attempt(0, .init(root: 0, axes: part), folds: false)
      throw LayoutError.unsatisfiable(first ?? conflict, in: structure)
    }
  }

  /// Solves a container and takes its answer, or returns what contradicts itself.
  ///
  /// Containers that turn out to be given more than they ask for fill that when all is solved again: at most once for each of
  /// them, and mostly not at all.
  private mutating func attempt(
    _ root: Int, _ name: PlacementMemory.Program, folds: Bool
  ) throws -> Contradiction? {
    while true {
      let compiled = compiled(root: root, name.axes, folds: folds)
      switch try outcome(of: compiled, name, namesConflict: !folds) {
      case .solved(let solution):
        effort.solving += solution.effort
        if stretch(compiled, solution, answersRelations: true) { continue }
        effort.regions += 1
        take(solution, of: compiled)
        return nil
      case .infeasible(let first, let others):
        return Contradiction(model: compiled.model, statements: compiled.statements, conflicts: [first] + others)
      }
    }
  }

  /// - Returns: Whether containers are given more than they ask for that were not known to be.
  private mutating func stretch(_ compiled: Compiled, _ solution: Solution, answersRelations: Bool) -> Bool {
    var isNew = false
    // Compilers are large, so none is taken out of its array.
    for index in compiled.compilers.indices where !compiled.compilers[index].cells.isEmpty {
      let first = compiled.parts[index].variables.lowerBound
      let given = compiled.compilers[index].givenMoreThanTaken(answersRelations: answersRelations) {
        solution[$0.moved(by: first)]
      }
      stretched[compiled.compilers[index].axis, default: []].formUnion(given)
      isNew = isNew || !given.isEmpty
    }
    return isNew
  }

  /// Notes the containers that are given more than they take by what is around them, whatever relations ask besides.
  ///
  /// Only so does a relation that holds anyway change nothing.
  private mutating func stretchWithoutRelations(_ root: Int, _ axes: [Axis]) throws {
    guard axes.contains(where: { waitsForRelations(in: root, $0) }) else { return }
    if root == 0, let unrelated, axes.allSatisfy({ stretch($0, as: unrelated[$0]) }) { return }
    while true {
      let free = compiled(root: root, axes, folds: true, leavesRelationsOut: true)
      guard free.compilers.contains(where: { !$0.cells.isEmpty }),
        case .solved(let solution) = try solver.solve(free.model, probing: [])
      else { return }
      effort.solving += solution.effort
      guard stretch(free, solution, answersRelations: false) else { return }
    }
  }

  /// Notes the containers that are given more than they take where nothing is related.
  ///
  /// - Returns: Whether lengths alone tell that: where spans, tracks without an own cell or lines of text take part too, they do
  ///   not.
  private mutating func stretch(_ axis: Axis, as unrelated: AxisLengths) -> Bool {
    // Without relations texts may have other widths, and so other heights.
    guard axis == .horizontal || !structure.measuresLeaves else { return false }
    var given: Set<Int> = []
    for container in structure.containers.indices {
      let demands = lengths.demands(of: container, axis)
      guard !demands.waitForLengthToFill, structure.containers[container].shape == nil else { return false }
      guard container > 0, demands.hasFlexibleDemand, unrelated.isGivenMoreThanTaken(container) else { continue }
      given.insert(container)
    }
    stretched[axis, default: []].formUnion(given)
    return true
  }

  /// Whether relations take part in a container that no length is proposed to.
  private func waitsForRelations(in root: Int, _ axis: Axis) -> Bool {
    guard !relations.isEmpty else { return false }
    // A length that is proposed is proposed to all that is inside, but for what takes its ideal length.
    let isProposed = (offers[root]?.size[axis] ?? nil) != nil
    guard !isProposed || structure.tree.nodes.contains(where: { $0.fixedAxes.contains(axis) }) else { return false }
    return structure.containers.indices.contains { container in
      container != root && relations.concerns(container, axis) && lengths.demands(of: container, axis).hasFlexibleDemand
    }
  }

  /// Evaluates an axis that no relation has a say in directly, where that can be.
  ///
  /// Without relations it was tried before, and some program has to tell.
  private mutating func evaluate(_ axis: Axis) {
    guard evaluatesAxes, presolve == .on, leftOut.isEmpty, !relations.entries.isEmpty, !relations.concerns(axis),
      !relations.couplesAxes,
      !structure.couplesAxes, !structure.needsProgram, axis == .horizontal || !structure.linesUp,
      let known = AxisLengths(
        structure, axis, proposed: lengths.proposed(to: nil, axis), leaves: lengths.leaves(axis))
    else { return }
    self[axis].take(known, in: structure)
    evaluatedAxes.insert(Axis.Set(axis))
    effort.evaluatedNodes += structure.tree.count
  }

  /// Takes the lengths of a container whose spans need no program.
  ///
  /// - Returns: Whether it is one.
  private mutating func takeSpanned(_ root: Int, _ axis: Axis, offered: ProposedSize) -> Bool {
    let demands = lengths.demands(of: root, axis)
    // What only a program tells of what stands in unsized cells is not in the demands of their tracks.
    guard presolve == .on, leftOut.isEmpty, !relations.concerns(root, axis), !structure.isFramed(root, axis),
      !demands.leastChildren.contains(where: { lengths.holdsLinesThatMove($0.container, axis) })
    else { return false }
    let tracks: [Double]
    let open: [OpenTrack]
    if let spanned = SpannedTracks(demands, structure.containers[root], axis, offered: offered[axis]) {
      tracks = zip(demands.tracks, spanned.growth).map { $0.content.length + $1 }
      open = spanned.open(in: root) { demands.tracks[$0].content.length }
    } else if let unsized = UnsizedTracks(demands, structure.containers[root], axis, offered: offered[axis]) {
      tracks = zip(demands.tracks, unsized.growth).map { $0.content.length + $1 }
      open = unsized.open(in: root, within: offered[axis] ?? .infinity)
    } else {
      return false
    }
    let total = tracks.reduce(structure.gaps(in: tracks.indices, of: root, axis), +)
    guard total >= 0, total <= offered[axis] ?? .infinity else { return false }
    self[axis].take(tracks, total: total, open: open, of: root)
    effort.evaluatedNodes += structure.nodeCount(of: root)
    return true
  }

  /// Keeps what a container was offered, along one axis after the other.
  private mutating func note(_ offer: Offer, to root: Int) {
    guard let old = offers[root] else { return offers[root] = offer }
    var size = old.size
    for axis in offer.axes { size[axis] = offer.size[axis] }
    let axes = Axis.allCases.filter { old.axes.contains($0) || offer.axes.contains($0) }
    offers[root] = Offer(axes: axes, size: size, overflow: offer.overflow)
  }

  /// The axes that are compiled together: where nothing ties them together, each is a problem of its own.
  func parts(of axes: [Axis]) -> [[Axis]] {
    structure.couplesAxes || relations.couplesAxes ? [axes] : axes.map { [$0] }
  }

  /// The model of a container that is compiled by itself.
  ///
  /// - Parameters:
  ///   - leavesRelationsOut: Whether relations are not part of it, though it is made as if they were.
  ///   - prepare: What is to be done with the model of an axis before they are joined.
  func compiled(
    root: Int, _ axes: [Axis], folds: Bool, namesOwnLengths: Bool = false, names: VariableNames? = nil,
    leavesRelationsOut: Bool = false, prepare: (inout AxisCompiler) -> Void = { _ in }
  ) -> Compiled {
    let offer = offers[root]
    var compilers = axes.map { axis in
      var compiler = AxisCompiler(
        structure, lengths, axis, root: root, offered: offer?.size[axis] ?? nil, overflow: offer?.overflow ?? .visible,
        folds: folds, namesOwnLengths: namesOwnLengths, names: names, relations: relations,
        stretched: stretched[axis] ?? [], overflowsAnywhere: overflowsAnywhere)
      keepInCell(&compiler)
      prepare(&compiler)
      return compiler
    }
    if structure.couplesAxes { keepSplitAxes(&compilers) }
    if compilers.count == 2, structure.linesUp { compilers[1].emitRowsHeldByRatios(compilers[0]) }
    var compiled = Compiled(consume compilers)
    if !leavesRelationsOut, !relations.entries.isEmpty, let cells = relations.cells {
      compiled.add(relations, of: structure.tree, cells, surroundings(of: root))
    }
    if findsOpenTracks, structure.placesFreely { compiled.probeFreeEdges() }
    compiled.leaveOut(leftOut)
    return compiled
  }

  /// Gives what ties its axes a length where only one of them is compiled here.
  private func keepSplitAxes(_ compilers: inout [AxisCompiler]) {
    var cells: CellTable?
    for index in compilers.indices {
      let axis = compilers[index].axis
      let others = compilers.first { $0.axis != axis }?.variables ?? [:]
      let split = compilers[index].variables.keys.sorted()
        .filter { structure.containers[$0].tiesAxes && others[$0] == nil }
      for container in split {
        if let following = followingLengths.of(container), following.axis != axis, !isHeldBack(following) {
          compilers[index].keepIdealLength(of: container)
          continue
        }
        let table = cells ?? CellTable(structure)
        cells = table
        if let length = lengthSolvedBefore(of: container, axis.other, root: compilers[index].root, table) {
          compilers[index].keepRatio(of: container, across: length)
        } else {
          compilers[index].keepOwnLength(of: container)
        }
      }
    }
  }

  /// A length of what keeps a ratio, if the model that tells it comes before that of a root.
  private func lengthSolvedBefore(of container: Int, _ axis: Axis, root: Int, _ cells: CellTable) -> Double? {
    guard structure.containers[container].keepsRatio, let node = structure.containers[container].node,
      let other = cells.root(of: node, axis, in: structure), other < root
    else { return nil }
    return solvedLength(of: container, axis)
  }

  /// The length of what is in a container; `nil` before it is solved for.
  func solvedLength(of container: Int, _ axis: Axis) -> Double? {
    // Hexagons have no tracks.
    if structure.containers[container].shape != nil { return self[axis].boxes[container] }
    let tracks = self[axis].tracks[container].indices
    return tracks.isEmpty ? nil : self[axis].length(of: tracks, of: container, in: structure, axis)
  }

  /// A container that a relation moved in its cell takes no more than is left of that.
  private func keepInCell(_ compiler: inout AxisCompiler) {
    guard let node = structure.containers[compiler.root].node, let box = compiler.variables[compiler.root]?.box,
      let start = self[compiler.axis].startsInCells[node], let offered = compiler.offered, compiler.root != 0
    else { return }
    let distance = compiler.model.addVariable(
      compiler.label(.init("\(compiler.name(of: compiler.root)).\(compiler.axis.startName)")))
    let given = compiler.state(.given(node: node, compiler.axis, .start, start))
    compiler.model.add((distance == start).stated(given))
    let cell = compiler.state(.container(compiler.axis, offered))
    compiler.model.add((box + distance <= offered).stated(cell))
  }

  /// What models that were solved before tell that of a container.
  private func surroundings(of root: Int) -> Compiled.Surroundings {
    .init(
      start: { carrier, axis, box, isMirrored in
        start(of: root, inCarrier: carrier, axis, box: box, isMirrored: isMirrored)
      }, values: anchorValues)
  }

  private mutating func outcome(
    of compiled: Compiled, _ name: PlacementMemory.Program, namesConflict: Bool
  ) throws -> LexicographicSolver.Outcome {
    var solver = solver
    solver.namesConflicts = namesConflict
    guard var memory else {
      return try solver.solve(compiled.model, probing: findsOpenTracks ? compiled.probes : [])
    }
    defer { self.memory = memory }
    return try memory.solve(compiled, name, on: solver)
  }

  private mutating func take(_ solution: Solution, of compiled: Compiled) {
    if let cells = relations.cells, let root = compiled.compilers.first?.root {
      anchorValues = compiled.anchors(
        of: relations, in: structure.tree, cells, surroundings(of: root), at: solution)
    }
    for pair in solution.nearDuplicates {
      let likeness = StatementLikeness(pair, of: compiled.statements)
      if !likenesses.contains(likeness) { likenesses.append(likeness) }
    }
    for (compiler, part) in zip(compiled.compilers, compiled.parts) {
      self[compiler.axis].take(
        Solution(values: Array(solution.values[part.variables]), probes: [], effort: .init()),
        findsOpenTracks ? solution.probes[part.probes] : [], of: compiler)
    }
    guard findsOpenTracks else { return }
    for edge in compiled.openEdges(solution) { self[edge.axis].openEdges.append(edge) }
  }
}

extension Double {
  /// The number as the length of a container, if it is one.
  fileprivate var asLength: Double? { self > 0 && isFinite ? self : nil }
}
