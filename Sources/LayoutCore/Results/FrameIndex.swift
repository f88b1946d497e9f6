internal import Synchronization

/// Finds nodes by id.
///
/// The table is made when the first id is asked for, so that placing does not pay for it. Tasks that ask for the first
/// id at once may each make it; the first one that is done is kept, and no task ever waits for another.
final class FrameIndex: Sendable {
  private let table = AtomicLazyReference<Table>()

  /// The node that a name means, if it is placed.
  func node(called name: String, in tree: LayoutTree, _ isPlaced: PlacedNodes) -> Int? {
    let table = table.load() ?? table.storeIfNil(Table(of: tree))
    return table.identifiers.node(called: name, in: tree.nodes) { isPlaced[$0] }
  }

  private final class Table: Sendable {
    let identifiers: IdentifierSet

    init(of tree: LayoutTree) { identifiers = IdentifierSet(of: tree) }
  }
}
