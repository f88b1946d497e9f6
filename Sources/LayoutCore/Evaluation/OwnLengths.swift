internal import LayoutGeometry

/// What every node asks for by itself along both axes, for one proposal: evaluated directly where that tells it.
enum OwnLengths {
  case direct(Structure, horizontal: AxisDemands, vertical: AxisDemands)
  case table(DemandTable)

  /// - Parameter isDirect: Whether lengths may be evaluated directly. Least lengths in unsized cells are not found then.
  init(
    _ structure: Structure, _ proposal: ProposedSize, isDirect: Bool, _ measurements: inout MeasurementTable
  ) throws {
    let isDirect =
      isDirect && !structure.isRelated && !structure.needsProgram && !structure.measuresLeaves
      && !structure.keepsIdealLengths && !structure.linesUp && !structure.couplesAxes
    if isDirect, let horizontal = AxisDemands(structure, .horizontal, proposed: proposal.width),
      let vertical = AxisDemands(structure, .vertical, proposed: proposal.height)
    {
      self = .direct(structure, horizontal: horizontal, vertical: vertical)
    } else {
      self = .table(try DemandTable(structure, proposal, measurements: &measurements))
    }
  }

  subscript(node: Int, axis: Axis) -> Length {
    switch self {
    case .direct(let structure, let horizontal, let vertical):
      (axis == .horizontal ? horizontal : vertical).length(of: node, in: structure, structure.tree)
    case .table(let table): table[node, axis]
    }
  }

  /// The ideal lengths of some nodes.
  func ideals(of nodes: [Int], _ axis: Axis) -> [Double] {
    switch self {
    case .direct(let structure, let horizontal, let vertical):
      // Taken out once: demands have many parts, and references to each are counted.
      let demands = axis == .horizontal ? horizontal : vertical
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
