internal import LayoutGeometry
internal import LinearModel

/// Compiles a container and the containers in it, along one axis, into one model.
///
/// The unknowns are structure: the length of each track, the extent of each container, the gap. Items leave only their
/// largest requests. A container in an unsized cell asks for its least length only, so what it prefers is compiled on its own,
/// when the length of its cell is known.
struct AxisCompiler {
  /// The unknowns of one container.
  struct Variables {
    /// The variable of the first unknown; the others follow.
    let first: Int
    let unknowns: TrackUnknowns
    /// From the start of the first track to the end of the last.
    let extent: Variable
    /// The length that the container takes in its cell: its extent, or what its frame says.
    let box: Variable
    /// What a container lacks that may be shorter than its tracks, where that is told apart from what it leaves.
    var missing: Variable?

    func unknown(_ index: Int) -> Variable { Variable(index: first + index) }

    /// The length of a track: an unknown, or a constant.
    func track(_ index: Int) -> LinearExpression {
      let unknown = unknowns.ofTrack[index]
      return unknown < 0
        ? LinearExpression(constant: unknowns.constants[index]) : LinearExpression(self.unknown(unknown))
    }
  }

  /// A track whose range is to be measured, or neighbours that share one unknown and are measured together.
  struct Probe {
    let container: Int
    let track: Int
    /// How many tracks are measured, from that one on.
    var count = 1
    let kind: Ambiguity.Kind
    /// What moves when the track does: its length, or its length beyond a container in it that moves too.
    let expression: LinearExpression
  }

  let structure: Structure
  let lengths: DemandTable
  let axis: Axis
  /// The container that is compiled, and all sized ones in it; while places in a container in an unsized cell are, that one.
  var root: Int
  /// The length that is offered, if one is.
  let offered: Double?
  let overflow: OverflowHandling
  /// Whether tracks of which the same is asked are one unknown.
  let folds: Bool
  /// Whether tie-breaks name who asks for the own length of a track, as explanations need it.
  let namesOwnLengths: Bool
  /// What variables are called for people; `nil` where nobody reads them.
  let names: VariableNames?
  /// What constraints between items need; only some of them have a say in what unsized cells are asked for.
  var relations: RelationPlan
  /// The containers that are given more than they ask for, though no length is proposed.
  let stretched: Set<Int>
  /// Whether what is in a box may stand out of it, whatever was said.
  let overflowsAnywhere: Bool

  var model = Model(variablesBy: .insertion)
  var statements: [LayoutStatement] = []
  var variables: [Int: Variables] = [:]
  var probes: [Probe] = []
  /// The edges of the nodes that are spoken of.
  var edgesOfNode: [Int: NodeEdges] = [:]
  /// What came out, where edges are to be explained.
  var explained: ExplainedLayout?
  /// The lengths of items that are unknowns of their own.
  var lengthsOfItems: [Int: Variable] = [:]
  /// Of those, the items whose ideals are about their own lengths, though no relation speaks of them: a line hangs on them.
  var itemsWithOwnIdeals: Set<Int> = []
  /// From where a cell starts to its child, for those that relations may move in their cells.
  var startsInCells: [Int: Variable] = [:]
  private var gaps: [Int: (variable: Variable, isTotal: Bool)] = [:]
  /// From the top of its row to each line that cells share, by container, in the order of its demands.
  var lines: [Int: [LinearExpression]] = [:]
  /// The containers that hang on a line by a text in them, and those on the way to that text.
  var hanging: Set<Int> = []
  /// Containers on lines, with all in them, beside others there that ratios make higher.
  var waitingForWidths: Set<Int> = []
  /// Those of them that are as high as they are whatever is around them, since one height was said of them or of a frame around.
  var heldOnLines: Set<Int> = []
  /// The containers that a length is proposed to.
  var proposed: Set<Int> = []
  /// The containers that no length is offered to, and all that is in them.
  private var unoffered: Set<Int> = []
  /// The containers in an offered length that take nothing of what is left and could grow all the same, and all that is in them.
  private var sharesLate: Set<Int> = []
  /// The containers with a frame of one length, and all that is in them.
  private var bounded: Set<Int> = []
  /// The containers that take all that is offered to the whole, since nothing on the way to them shares it.
  var sharesWithNobody: Set<Int> = []
  /// The root and those in it that no sibling takes anything from along the axis: they stand alone, or side by side in one track.
  var onlyChildren: Set<Int> = []
  /// Those of them that ratios hold back, where no length is offered, and when the outermost of those around each fills.
  var depthsOfFillByRatio: [Int: Int] = [:]
  /// Those of them that ratios hold back, where no length is offered, and the outermost of those around each that hold nothing else.
  var outermostByRatio: [Int: Int] = [:]
  /// The cells of the containers that no length is proposed to, and that could use one.
  var cells: [Int: LinearExpression] = [:]
  /// Those of them that fill nothing until they are given more than they take.
  var waiting: Set<Int> = []
  /// When the tracks of containers hug that stand in tracks which do so only after what is around them has shared.
  var hugsLater: [Int: (priority: Priority, depth: Int)] = [:]
  /// The containers of which the greatest length is known only when widths are: hexagons cover rows without an own cell in them.
  var tiedAcrossRows: Set<Int> = []
  /// What containers take whose greatest length is not known along one axis alone.
  var usedByTied: [Int: LinearExpression] = [:]
  /// What the tracks of containers that are parts of those around them do not exceed without need, by such a container.
  var fractionTargets: [Int: LinearExpression] = [:]
  /// Where lines of text stand in items, where these are unknowns of their own, by what is said of them.
  var ascents: [LayoutStatement: Variable] = [:]
  /// The padding of each container that is one, before and behind its content together.
  private(set) var insets: [Int: Variable] = [:]
  /// The wish for each length in padding that bounds wishes, by the variable of the length.
  var wishes: [Variable: Wish] = [:]
  /// The innermost padding that bounds the wishes in a container, by each container in it and by itself.
  var boundOfWishes: [Int: Int] = [:]
  /// The first handles of the first statements, for those that are said again.
  private var handles: [LayoutStatement: Int] = [:]
  /// How many statements ``handles`` knows.
  private var handledCount = 0

  init(
    _ structure: Structure, _ lengths: DemandTable, _ axis: Axis, root: Int, offered: Double?,
    overflow: OverflowHandling, folds: Bool, namesOwnLengths: Bool = false,
    names: VariableNames? = nil, relations: RelationPlan = .none, stretched: Set<Int> = [],
    overflowsAnywhere: Bool = false
  ) {
    self.relations = relations
    self.stretched = stretched
    self.overflowsAnywhere = overflowsAnywhere
    self.namesOwnLengths = namesOwnLengths
    self.names = names
    self.structure = structure
    self.lengths = lengths
    self.axis = axis
    self.root = root
    self.offered = offered
    self.overflow = overflow
    self.folds = folds
    compile()
  }

  private mutating func compile() {
    // A container comes after the one that it stands in, so its variables are there when its cell is constrained.
    noteProposal(root, around: offered != nil)
    if offered == nil, !isTold(root) { unoffered = [root] }
    if structure.hasOneLength(root, axis) { bounded = [root] }
    noteRoot()
    var pending = [root]
    while let container = pending.popLast() {
      declare(container)
      declareWishes(container)
      let demands = lengths.demands(of: container, axis)
      let children = demands.children
      let canGrow = children.allSatisfy { takesWhatIsLeft($0.container) } ? [] : demands.tracksThatCanGrowForNothing
      for child in children {
        // What is free is offered nothing: it is as long as it asks to be, or as relations make it, if it is no part of the whole.
        let isFree = structure.containers[container].isFree && structure.fractions[child.container, axis] == nil
        noteProposal(child.container, around: proposed.contains(container) && !isFree)
        noteOffer(to: child, in: container, canGrow, isFree: isFree)
        if bounded.contains(container) || structure.hasOneLength(child.container, axis) {
          bounded.insert(child.container)
        }
        if !isFree { noteCell(child, in: container) }
      }
      // The first is declared next: what a program leaves open is decided in the order of the document.
      pending += children.reversed().map(\.container)
    }
    noteTied()
    onlyChildren = [root]
    if offered != nil { sharesWithNobody = [root] }
    for container in variables.keys.sorted() { emit(container) }
    emitRowsThatGiveWay()
    emitContainer()
    for container in variables.keys.sorted() {
      emitLeastChildren(of: container)
      emitReachedChildren(of: container)
    }
    guard let cells = relations.cells else { return }
    compileRelatedEdges(cells)
    if structure.placesFreely { emitLeastEdges() }
  }

  /// Notes whether a container shares what it is given only when all around it is told.
  ///
  /// What takes nothing of what is left does so where its tracks could grow for it all the same, since something else in them leaves
  /// that open: the tie-break tells first how long they are.
  ///
  /// - Parameters:
  ///   - canGrow: By demand, whether a track could grow so; empty where all children take part in what is left.
  ///   - isFree: Whether it stands in a free layout, which offers it nothing.
  private mutating func noteOffer(to child: TrackDemands.Child, in container: Int, _ canGrow: [Bool], isFree: Bool) {
    guard !isTold(child.container) else { return }
    if unoffered.contains(container) || (!isFree && !proposed.contains(child.container)) {
      unoffered.insert(child.container)
    } else if sharesLate.contains(container)
      || (!takesWhatIsLeft(child.container) && child.tracks.contains { canGrow[canGrow.count == 1 ? 0 : $0] })
    {
      sharesLate.insert(child.container)
    }
  }

  /// Whether a container shares what it is given only when the whole is as small as it can be.
  func sharesAfterTotal(_ container: Int) -> Bool { unoffered.contains(container) || sharesLate.contains(container) }

  /// Whether no length is offered to a container: what it shares is what others around it make it.
  func isOfferedNothing(_ container: Int) -> Bool { unoffered.contains(container) }

  /// Whether a container that is offered a length shares it so late.
  func sharesOfferAfterTotal(_ container: Int) -> Bool { sharesLate.contains(container) }

  /// Whether a container has one length where none is offered: one that was said, or that parts of the whole tell; the whole has one
  /// by the one that it would like to have.
  private func isTold(_ container: Int) -> Bool {
    if container == root, structure.fractions.isAround(container, axis) { return true }
    if container == root { return structure.tellsLength(of: container, axis) }
    return structure.hasOneLength(container, axis)
  }

  /// Whether a length bounds what is in a container: one that is offered to the whole, or the only one of a frame around it.
  func isBounded(_ container: Int) -> Bool { offered != nil || bounded.contains(container) }

  /// Whether there are containers that share what they are given only when the whole is as small as it can be.
  var holdsLateSharing: Bool { !unoffered.isEmpty || !sharesLate.isEmpty }

  /// The gaps of a container: an unknown, and whether it stands for all of them together.
  func gap(of container: Int) -> (variable: Variable, isTotal: Bool)? { gaps[container] }

  /// Adds a statement and returns its handle.
  ///
  /// Where a conflict or an explanation is to name it, it is one however often it is said.
  mutating func state(_ statement: LayoutStatement) -> Statement {
    folds ? add(statement.settled(in: structure)) : stateOnce(statement)
  }

  private mutating func add(_ settled: LayoutStatement) -> Statement {
    // Both ends of a frame that was said to be one length are stated one after the other, and are one statement.
    if statements.last != settled { statements.append(settled) }
    return Statement(index: statements.count - 1)
  }

  /// Returns the handle of a statement that may have been added before: it is one member of a conflict then, not two.
  mutating func stateOnce(_ said: LayoutStatement) -> Statement {
    let statement = said.settled(in: structure)
    while handledCount < statements.count {
      let index = handledCount
      if handles[statements[index]] == nil { handles[statements[index]] = index }
      handledCount += 1
    }
    if let index = handles[statement] { return Statement(index: index) }
    return add(statement)
  }

  // MARK: Variables

  mutating func declare(_ container: Int) {
    let info = structure.containers[container]
    // Where padding takes what its cell or frame gives it, its content does not say how long it is, and so with all that
    // reaches to its frame; nor does it around what keeps a ratio, whose other length may make it longer.
    let isStretched =
      structure.holdsCoupledAxes(container)
      || structure.fillsFrame(container, axis) || (info.fillsCells && info.reachesToFrame.contains(axis))
    let unknowns = TrackUnknowns(
      lengths.demands(of: container, axis), info, axis,
      folds: folds && !isStretched && !hanging.contains(container) && !relations.concerns(container, axis))
    let first = model.names.count
    let tracksName = label(.init("\(name(of: container)).\(axis.trackName)")).base
    for track in unknowns.firstTracks { _ = model.addVariable(label(.init(tracksName, track)), lower: 0) }
    // Hexagons are bounded by their width alone: the height follows from it, and must not contradict it by itself.
    let isHexagonWidth = info.shape != nil && axis == .horizontal
    let extent = model.addVariable(
      label(.init("\(name(of: container)).\(axis.lengthName)")), lower: isHexagonWidth ? 0 : -.infinity)
    let box =
      structure.isFramed(container, axis)
      ? model.addVariable(label(.init("\(name(of: container)).frame.\(axis.lengthName)")), lower: 0) : extent
    variables[container] = Variables(first: first, unknowns: unknowns, extent: extent, box: box)
    declareGaps(container)
    declareInsets(container)
    if axis == .vertical { declareLines(container) }
    // Hexagons have no tracks: their extent follows from the other axis.
    guard info.shape == nil else { return }
    // Made before the model is touched: as an argument it would make the whole model be copied.
    let sum = sum(of: container)
    model.add(sum == extent)
  }

  /// From the start of a container to its end: its tracks, the gaps between them, and padding.
  func sum(of container: Int) -> LinearExpression {
    var sum = span(0..<structure.containers[container].trackCount(axis), of: container)
    if let inset = insets[container] { sum.terms.append(.init(inset, 1)) }
    return sum
  }

  /// What a variable is called: its name where people are to read it; else none is made, since its number tells it apart.
  func label(_ name: @autoclosure () -> Variable.Name) -> Variable.Name {
    names == nil ? Variable.Name("x", model.names.count) : name()
  }

  /// What the variables of a container start with.
  func name(of container: Int) -> String {
    structure.containers[container].node.map { name(ofItem: $0) } ?? "layout"
  }

  /// What the variables of an item start with.
  func name(ofItem node: Int) -> String { names?[node] ?? "item\(node)" }

  /// The gap is an unknown of its own, so that a report can name it.
  ///
  /// Unequal gaps are one unknown together.
  private mutating func declareGaps(_ container: Int) {
    let info = structure.containers[container]
    guard info.gapCount(axis) > 0 else { return }
    let isUnequal = info.gaps(axis).unequal != nil
    let length = isUnequal ? info.gaps(axis).total(in: 0..<info.trackCount(axis)) : info.gaps(axis).spacing
    // Without the statement gaps may be anything from nothing, or from what was said if that is less.
    let gap = model.addVariable(
      label(.init("\(name(of: container)).\(axis.trackName)Spacing")), lower: min(0, length))
    model.add((gap == length).stated(state(.spacing(container: container, axis, length))))
    gaps[container] = (gap, isUnequal)
  }

  /// Padding is an unknown of its own, as gaps are.
  private mutating func declareInsets(_ container: Int) {
    let info = structure.containers[container]
    guard info.isPadding, info.insets.before(axis) != 0 || info.insets.total(axis) != 0 else { return }
    let length = info.insets.total(axis)
    let inset = model.addVariable(
      label(.init("\(name(of: container)).\(axis.lengthName)Padding")), lower: min(0, length))
    model.add((inset == length).stated(state(.padding(container: container, axis, length))))
    insets[container] = inset
  }

  /// The length of neighbouring tracks of a container and the gaps between them.
  func span(_ tracks: Range<Int>, of container: Int) -> LinearExpression {
    guard let variables = variables[container], !tracks.isEmpty else { return LinearExpression() }
    let unknowns = variables.unknowns
    var counts = Array(repeating: 0, count: tracks.count == unknowns.ofTrack.count ? 0 : unknowns.demands.count)
    var sum = LinearExpression()
    for track in tracks { sum.constant += unknowns.constants[track] }
    if counts.isEmpty {
      counts = unknowns.counts
    } else {
      for track in tracks where unknowns.ofTrack[track] >= 0 { counts[unknowns.ofTrack[track]] += 1 }
    }
    for (unknown, count) in counts.enumerated() where count > 0 {
      sum.terms.append(.init(variables.unknown(unknown), Double(count)))
    }
    // Where gaps are not alike no cell spans several tracks, so it is all of them or none.
    if let gap = gaps[container], tracks.count > 1 {
      sum.terms.append(.init(gap.variable, gap.isTotal ? 1 : Double(tracks.count - 1)))
    }
    return sum
  }
}
