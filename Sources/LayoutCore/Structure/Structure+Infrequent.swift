internal import LayoutGeometry

extension Structure {
  /// What few layouts have; all others share one that is empty, so that none of its parts is made and let go again for them.
  final class Infrequent: Sendable {
    /// The containers whose lengths follow from each other, as nodes, in document order.
    let coupledNodes: [Int]
    /// The leaves whose lengths follow from the container that they stand in, by node.
    let dependentLeaves: SparseTable<DependentLeaf>
    /// Whether each container reads against the direction of the whole; empty where none does.
    let isTurned: [Bool]
    /// Along which axes a length is proposed to each container; `nil` where no grid lists tracks.
    let proposedAxes: ProposedAxes?
    /// Who comes first where not all can have what they want.
    let priorities: PriorityTable
    /// How what is left is shared where that is not all alike.
    let stretches: StretchTable
    /// What is as long as a part of what is around it.
    let fractions: FractionTable
    /// The containers that are as long as their content has to be, and along which axes.
    let leastAxes: SparseTable<Axis.Set>
    /// When preferences are met; most layouts have room for all of them, and need not know.
    private let priorityOrder = OnFirstUse<PriorityOrder>()

    static let none = Infrequent()

    private init() {
      (coupledNodes, dependentLeaves, isTurned) = ([], SparseTable(), [])
      proposedAxes = nil
      (priorities, stretches, fractions, leastAxes) = (PriorityTable(), StretchTable(), FractionTable(), SparseTable())
    }

    init(_ builder: borrowing StructureBuilder, _ tree: LayoutTree, _ layoutDirection: LayoutDirection) {
      let noted = builder.infrequent ?? StructureBuilder.Infrequent()
      coupledNodes = noted.coupledNodes
      dependentLeaves = SparseTable(noted.dependentLeaves)
      let turned = noted.directions.filter { $0.direction != layoutDirection }
      var isTurned = Array(repeating: false, count: turned.isEmpty ? 0 : builder.containers.count)
      for (container, _) in turned { isTurned[container] = true }
      self.isTurned = isTurned
      proposedAxes = builder.listsTracks ? ProposedAxes(builder.containers, tree) : nil
      priorities = PriorityTable(SparseTable(noted.prioritized))
      stretches = StretchTable(SparseTable(noted.stretches))
      // A track that a grid lists may be a part of it too.
      fractions =
        builder.listsTracks || !noted.fractions.isEmpty
        ? FractionTable(SparseTable(noted.fractions), in: builder.containers, builder.cells, tree) : FractionTable()
      leastAxes = SparseTable(noted.leastAxes)
    }

    fileprivate func priorityOrder(in structure: Structure) -> PriorityOrder {
      priorities.isEmpty
        ? .none : priorityOrder.box { PriorityOrder(priorities, structure.containers, structure.cells) }.value
    }
  }
}

extension Structure {
  /// Along which axes a length is proposed to each container; `nil` where no grid lists tracks.
  var proposedAxes: ProposedAxes? { infrequent.proposedAxes }

  /// Who comes first where not all can have what they want.
  @inline(__always) var priorities: PriorityTable { infrequent.priorities }

  /// When preferences are met.
  ///
  /// The first call is O(number of nodes) where something has a priority.
  var priorityOrder: PriorityOrder { infrequent.priorityOrder(in: self) }

  /// How what is left is shared where that is not all alike.
  @inline(__always) var stretches: StretchTable { infrequent.stretches }

  /// What is as long as a part of what is around it.
  @inline(__always) var fractions: FractionTable { infrequent.fractions }
}
