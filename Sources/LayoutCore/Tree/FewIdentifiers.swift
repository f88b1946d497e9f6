/// The ids of a layout of few nodes, in two words: to make a table takes longer than to check so few ids without one.
///
/// One word has a bit for each hash that there is, cut short, so that a new id mostly shows at once; the other one has a bit for
/// each node, so that the rest are compared with those.
struct FewIdentifiers {
  /// How many nodes it is for: more of them would leave hardly a hash that there is not.
  static let limit = 32

  private var hashes: UInt64 = 0
  private var nodes: UInt64 = 0

  /// Adds a node, unless there is one with the same id.
  ///
  /// - Parameters:
  ///   - hash: That of its id.
  ///   - isSame: Whether a node that was added has the same id.
  /// - Returns: The node that has the id already.
  @inline(__always) mutating func insert(_ node: Int, hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    if let first = first(hash: hash, where: isSame) { return first }
    hashes |= Self.bit(of: hash)
    nodes |= 1 &<< UInt64(truncatingIfNeeded: node)
    return nil
  }

  /// The node that has an id, if there is one.
  @inline(__always) func first(hash: UInt64, where isSame: (Int) -> Bool) -> Int? {
    guard hashes & Self.bit(of: hash) != 0 else { return nil }
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
