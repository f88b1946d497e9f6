internal import LayoutGeometry

/// What every node asks for by itself along both axes, for one proposal: evaluated directly where that tells it.
enum OwnLengths {
  /// Of widths, and then of heights, if those were asked for.
  case direct(Structure, [AxisDemands])
  case table(DemandTable)

  /// - Parameters:
  ///   - axes: The axes along which lengths are asked for: both, or widths alone, which is all that is evaluated directly then.
  ///   - isDirect: Whether lengths may be evaluated directly. Least lengths in unsized cells are not found then.
  init(
    _ structure: Structure, _ proposal: ProposedSize, along axes: Axis.Set, isDirect: Bool,
    _ measurements: inout MeasurementTable
  ) throws {
    // Heights of texts, and where their lines stand, follow from widths that are given.
    let mayBeTold =
      isDirect && !structure.needsProgram && !structure.couplesAxes
      && !(axes.contains(.vertical) && (structure.measuresLeaves || structure.linesUp))
    // What relations make of a free layout is told from outside of what is decided only, where nothing asks for it. Other relations have
    // no say in what something asks for by itself.
    let places =
      structure.placesFreely && mayBeTold && !structure.freeLayoutsMeetDecisions
      ? FreeRelations(structure).map { FreePlaces($0, in: structure) } : nil
    let isDirect = mayBeTold && structure.placesFreely == (places != nil)
    var demands: [AxisDemands] = []
    for axis in Axis.allCases where isDirect && (axis == .horizontal || axes.contains(.vertical)) {
      let leaves =
        try axis == .horizontal
        ? LeafDemands.widths(of: structure, &measurements) : LeafDemands.heights(of: structure, [], &measurements)
      if let told = AxisDemands(structure, axis, proposed: proposal[axis], leaves: leaves, places: places) {
        demands.append(told)
      }
    }
    self =
      isDirect && demands.count == (axes.contains(.vertical) ? 2 : 1)
      ? .direct(structure, demands) : .table(try DemandTable(structure, proposal, measurements: &measurements))
  }

  /// Whether more than widths is known.
  var knowHeights: Bool { if case .direct(_, let demands) = self { demands.count > 1 } else { true } }

  subscript(node: Int, axis: Axis) -> Length {
    switch self {
    case .direct(let structure, let demands):
      demands[axis == .horizontal ? 0 : 1].length(of: node, in: structure, structure.tree)
    case .table(let table): table[node, axis]
    }
  }

  /// The ideal lengths of some nodes.
  func ideals(of nodes: [Int], _ axis: Axis) -> [Double] {
    switch self {
    case .direct(let structure, let demands):
      // Taken out once: demands have many parts, and references to each are counted.
      let demands = demands[axis == .horizontal ? 0 : 1]
      return nodes.map { demands.length(of: $0, in: structure, structure.tree).ideal }
    case .table(let table): return nodes.map { table[$0, axis].ideal }
    }
  }

  /// Whether least lengths in unsized cells are found.
  var findsLeast: Bool { if case .table = self { true } else { false } }

  /// What something asks for at least; `nil` where that was not found.
  func least(of node: Int, _ axis: Axis) -> Double? {
    switch self {
    case .direct: nil
    case .table(let table): table.least(of: node, axis)
    }
  }
}
