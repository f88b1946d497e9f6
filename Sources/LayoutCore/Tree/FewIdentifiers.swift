/// The ids of a layout of few nodes, in four words: to make a table takes longer than to check so few ids without one.
///
/// One word has a bit for each hash that there is, cut short, so that a new id mostly shows at once; one has a bit for each node,
/// so that the rest are compared with those; and two have four other bits of each hash, so that few strings are compared.
struct FewIdentifiers {
  /// How many nodes it is for: more of them would leave hardly a hash that there is not.
  static let limit = 32

  private var hashes: UInt64 = 0
  private var nodes: UInt64 = 0
  /// By node, four bits of the hash of its id: those of the first half of nodes, and of the others.
  private var tags: (first: UInt64, second: UInt64) = (0, 0)

  /// Adds a node with an id that no other one has.
  ///
  /// - Parameter hash: That of its id.
  @inline(__always) mutating func add(_ node: Int, hash: UInt64) {
    hashes |= Self.bit(of: hash)
    nodes |= 1 &<< UInt64(truncatingIfNeeded: node)
    let tag = Self.tag(of: hash) &<< Self.place(ofTagOf: node)
    if node < Self.limit / 2 { tags.first |= tag } else { tags.second |= tag }
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
    let tag = Self.tag(of: hash)
    var left = nodes
    while left != 0 {
      let node = left.trailingZeroBitCount
      if self.tag(of: node) == tag, isSame(node) { return node }
      left &= left - 1
    }
    return nil
  }

  private func tag(of node: Int) -> UInt64 {
    (node < Self.limit / 2 ? tags.first : tags.second) &>> Self.place(ofTagOf: node) & 0xf
  }

  /// Other bits than those that ``bit(of:)`` looks at.
  private static func tag(of hash: UInt64) -> UInt64 { hash &>> 8 & 0xf }

  private static func place(ofTagOf node: Int) -> UInt64 { UInt64(truncatingIfNeeded: node % (limit / 2)) &* 4 }

  private static func bit(of hash: UInt64) -> UInt64 { 1 &<< (hash & 63) }
}
