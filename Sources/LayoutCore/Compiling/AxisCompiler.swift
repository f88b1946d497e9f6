internal import LayoutGeometry
internal import LinearModel

/// Compiles a container and the containers in it, along one axis, into one model.
///
/// The unknowns are structure: the length of each track, the extent of each container, the gap. Items leave only their
/// largest requests. A container in an unsized cell has no say in its tracks, so it is compiled on its own, when the length
/// of its cell is known.
struct AxisCompiler {
  /// The unknowns of one container.
  struct Variables {
    let firstTrack: Int
    let trackCount: Int
    /// Whether all tracks are one unknown.
    let isUniform: Bool
    /// From the start of the first track to the end of the last.
    let extent: Variable
    /// The length that the container takes in its cell: its extent, or what its frame says.
    let box: Variable

    func track(_ index: Int) -> Variable { Variable(index: isUniform ? firstTrack : firstTrack + index) }
  }

  /// A track whose range is to be measured.
  struct Probe {
    let container: Int
    let track: Int
    let kind: Ambiguity.Kind
    /// What moves when the track does: its length, or its length beyond a container in it that moves too.
    let expression: LinearExpression
  }

  let structure: Structure
  let lengths: LengthTable
  let axis: Axis
  /// The container that is compiled, and all sized ones in it.
  let root: Int
  /// The length that is offered, if one is.
  let offered: Double?
  let overflow: LayoutEngine.Options.Overflow

  var model = Model()
  var statements: [LayoutStatement] = []
  var variables: [Int: Variables] = [:]
  var probes: [Probe] = []
  private var gaps: [Int: (variable: Variable, isTotal: Bool)] = [:]

  init(
    _ structure: Structure, _ lengths: LengthTable, _ axis: Axis, root: Int, offered: Double?,
    overflow: LayoutEngine.Options.Overflow
  ) {
    self.structure = structure
    self.lengths = lengths
    self.axis = axis
    self.root = root
    self.offered = offered
    self.overflow = overflow
    compile()
  }

  private mutating func compile() {
    // A container comes after the one that it stands in, so its variables are there when its cell is constrained.
    var pending = [root]
    while let container = pending.popLast() {
      declare(container)
      pending += lengths.needs(of: container, axis).children.map(\.container)
    }
    for container in variables.keys.sorted() { emit(container) }
    emitContainer()
  }

  /// Adds a statement and returns its handle.
  mutating func state(_ statement: LayoutStatement) -> Statement {
    statements.append(statement)
    return Statement(index: statements.count - 1)
  }

  // MARK: Variables

  private mutating func declare(_ container: Int) {
    let info = structure.containers[container]
    let name = name(of: container)
    let count = info.trackCount(axis)
    let firstTrack = model.names.count
    let tracksName = "\(name).\(axis.trackName)"
    let isUniform = info.uniformAxis == axis
    for track in 0..<info.unknownCount(axis) { _ = model.addVariable(.init(tracksName, track), lower: 0) }
    let extent = model.addVariable(.init("\(name).\(axis.lengthName)"))
    let box =
      structure.isFramed(container, axis)
      ? model.addVariable(.init("\(name).frame.\(axis.lengthName)"), lower: 0) : extent
    variables[container] = Variables(
      firstTrack: firstTrack, trackCount: count, isUniform: isUniform, extent: extent, box: box)
    declareGaps(container, name: name)
    model.add(span(0..<count, of: container) == extent)
  }

  /// What the variables of a container start with.
  func name(of container: Int) -> String {
    "\(structure.containers[container].isGrid ? "grid" : "stack")\(container)"
  }

  /// The gap is an unknown of its own, so that a report can name it.
  ///
  /// Unequal gaps are one unknown together.
  private mutating func declareGaps(_ container: Int, name: String) {
    let info = structure.containers[container]
    guard info.gapCount(axis) > 0 else { return }
    let isUnequal = info.unequalGaps?.axis == axis
    let length = isUnequal ? info.gaps(in: 0..<info.trackCount(axis), axis) : info.spacing(axis)
    // Without the statement gaps are anything between nothing and what was said, never less.
    let gap = model.addVariable(.init("\(name).\(axis.trackName)Spacing"), lower: min(0, length))
    model.add((gap == length).stated(state(.spacing(container: container, axis, length))))
    gaps[container] = (gap, isUnequal)
  }

  /// The length of neighbouring tracks of a container and the gaps between them.
  func span(_ tracks: Range<Int>, of container: Int) -> LinearExpression {
    guard let variables = variables[container], !tracks.isEmpty else { return LinearExpression() }
    var terms =
      variables.isUniform
      ? [LinearExpression.Term(variables.track(0), Double(tracks.count))]
      : tracks.map { LinearExpression.Term(variables.track($0)) }
    // Where gaps are not alike no cell spans several tracks, so it is all of them or none.
    if let gap = gaps[container], tracks.count > 1 {
      terms.append(.init(gap.variable, gap.isTotal ? 1 : Double(tracks.count - 1)))
    }
    return LinearExpression(terms: terms)
  }
}
