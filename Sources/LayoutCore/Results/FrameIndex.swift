internal import Synchronization

/// Finds nodes by id.
///
/// The table is made when the first id is asked for, so that placing does not pay for it.
final class FrameIndex: Sendable {
  private let table = Mutex<[String: Int]?>(nil)

  func node(of id: String, in tree: LayoutTree) -> Int? {
    table.withLock { table in
      if let table { return table[id] }
      var made: [String: Int] = [:]
      for (node, value) in tree.nodes.enumerated() {
        if let id = value.id { made[id] = node }
      }
      table = made
      return made[id]
    }
  }
}
