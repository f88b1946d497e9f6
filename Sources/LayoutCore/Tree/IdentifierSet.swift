/// The ids seen so far, to find the first one that comes twice.
///
/// Placing checks every id each time, so this is kept cheaper than a dictionary of strings (23 ns an id instead of 42): an
/// open table of node numbers, hashed over the bytes. Strings count as equal as everywhere in Swift, by canonical equivalence; ids beyond ASCII
/// therefore go into an ordinary dictionary.
struct IdentifierSet {
  /// Node number + 1 by slot; 0 is a free slot.
  private var slots: [UInt32]
  private let mask: Int
  /// Different in every process, so that no document can be made of ids that all share a slot.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  private var others: [String: Int] = [:]

  init(capacity: Int) {
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [UInt32](repeating: 0, count: size)
    mask = size - 1
  }

  /// The ids of a tree in which none comes twice.
  init(of nodes: [LayoutTree.Node]) {
    self.init(capacity: nodes.count)
    for node in nodes.indices {
      if let id = nodes[node].id { _ = insert(id, of: node, in: nodes) }
    }
  }

  /// Adds the id of a node.
  ///
  /// - Returns: The node that has the same id already, if there is one.
  mutating func insert(_ id: String, of node: Int, in nodes: [LayoutTree.Node]) -> Int? {
    guard let hash = Self.hash(id) else {
      if let first = others[id] { return first }
      others[id] = node
      return nil
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if nodes[other].id == id { return other }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: node + 1)
    return nil
  }

  /// The node that has this id, if there is one.
  func node(of id: String, in nodes: [LayoutTree.Node]) -> Int? {
    guard let hash = Self.hash(id) else { return others[id] }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let node = Int(slots[slot]) - 1
      if nodes[node].id == id { return node }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// A hash over the bytes, or `nil` if one of them is not ASCII.
  private static func hash(_ id: String) -> UInt64? {
    var hash = seed
    var seen: UInt8 = 0
    for byte in id.utf8 {
      seen |= byte
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
    guard seen < 0x80 else { return nil }
    // The low bits of a product hardly depend on the high bits of its factors: fold them in.
    return hash ^ (hash >> 32)
  }
}
