internal import Synchronization

/// Finds nodes by id.
///
/// The table is made when the first id is asked for, so that placing does not pay for it. Tasks that ask for the first
/// id at once may each make it; the first one that is done is kept, and no task ever waits for another.
final class FrameIndex: Sendable {
  private let table = AtomicLazyReference<Table>()

  func node(of id: String, in tree: LayoutTree) -> Int? {
    let table = table.load() ?? table.storeIfNil(Table(of: tree))
    return table.nodes[id]
  }

  private final class Table: Sendable {
    let nodes: [String: Int]

    init(of tree: LayoutTree) {
      var nodes: [String: Int] = [:]
      for (node, value) in tree.nodes.enumerated() {
        if let id = value.id { nodes[id] = node }
      }
      self.nodes = nodes
    }
  }
}
