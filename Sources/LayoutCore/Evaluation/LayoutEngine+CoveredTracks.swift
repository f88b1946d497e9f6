package import LayoutGeometry
internal import LinearSolving

/// A node and the tracks of its container that it covers.
package struct CoveredTracks: Hashable, Sendable {
  /// The node.
  package let node: Int
  /// The container that it stands in.
  package let container: Int
  /// The columns that it covers, counted from 0.
  package let columns: Range<Int>
  /// The rows that it covers, counted from 0.
  package let rows: Range<Int>
}

extension LayoutEngine {
  /// In which tracks of which container each child stands, as the size that is offered decides it, container by container.
  package func coveredTracks(of tree: LayoutTree, in proposal: ProposedSize) throws -> [CoveredTracks] {
    var measurements = MeasurementTable(limits: options.limits)
    let structure = try structure(of: tree, in: proposal, within: SolveBudget(options.limits), &measurements)
    return structure.containers.indices.flatMap { index -> [CoveredTracks] in
      guard let container = structure.containers[index].node else { return [] }
      return structure.cells(of: index).map { cell in
        CoveredTracks(node: cell.node, container: container, columns: cell.columns, rows: cell.rows)
      }
    }
  }
}
