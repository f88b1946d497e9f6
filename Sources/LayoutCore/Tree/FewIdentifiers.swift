/// The ids of a layout of few nodes, in two words: to make a table takes longer than to check so few ids without one.
///
/// One word has a bit for each hash that there is, cut short, so that a new id mostly shows at once; the other one has a bit for
/// each node, so that the rest are compared with those.
struct FewIdentifiers {
  /// How many nodes it is for: more of them would leave hardly a hash that there is not.
  static let limit = 32

  private var hashes: UInt64 = 0
  private var nodes: UInt64 = 0

  /// Adds a node with an id that no other one has.
  ///
  /// - Parameter hash: That of its id.
  @inline(__always) mutating func add(_ node: Int, hash: UInt64) {
    hashes |= Self.bit(of: hash)
    nodes |= 1 &<< UInt64(truncatingIfNeeded: node)
  }

  /// Whether an id with a hash may be there; most that are not show at once.
  @inline(__always) func mayHold(_ hash: UInt64) -> Bool { hashes & Self.bit(of: hash) != 0 }

  /// The node that has an id, if there is one.
  ///
  /// - Parameters:
  ///   - hash: That of the id.
  ///   - isSame: Whether a node that was added has the same id.
  @inline(__always) func first(hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard mayHold(hash) else { return nil }
    var left = nodes
    while left != 0 {
      let node = left.trailingZeroBitCount
      if isSame(node) { return node }
      left &= left - 1
    }
    return nil
  }

  private static func bit(of hash: UInt64) -> UInt64 { 1 &<< (hash & 63) }
}
