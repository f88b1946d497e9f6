/// The ids seen so far, to find the first one that comes twice.
///
/// Placing checks every id each time, so this is kept cheaper than a dictionary of strings: an open table of node numbers, hashed over the bytes. Strings count as equal as everywhere in Swift, by canonical equivalence; ids beyond ASCII
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
    slots = [UInt32](of: 0, count: size)
    mask = size - 1
  }

  /// The ids of a tree in which none comes twice.
  init(of nodes: [LayoutTree.Node]) {
    self.init(capacity: nodes.count)
    for node in nodes.indices {
      _ = insert(idOf: node, in: nodes)
    }
  }

  /// What came of adding an id.
  enum Insertion: Hashable {
    /// There was none yet, or the node has no id.
    case done
    /// The id is empty.
    case empty
    /// The node that has the same id already.
    case taken(by: Int)
  }

  /// Adds the id of a node, if it has one.
  mutating func insert(idOf node: Int, in nodes: [LayoutTree.Node]) -> Insertion {
    // Read once: each time that a string is taken out of a node, references to it are counted.
    guard let id = nodes[node].id else { return .done }
    guard let hash = Self.hash(id) else {
      if let first = others[id] { return .taken(by: first) }
      others[id] = node
      return .done
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if nodes[other].id == id { return id.isEmpty ? .empty : .taken(by: other) }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt32(truncatingIfNeeded: node + 1)
    return id.isEmpty ? .empty : .done
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
  @inline(__always) private static func hash(_ id: String) -> UInt64? {
    if let hash = id.utf8.withContiguousStorageIfAvailable({ hash(of: UnsafeRawBufferPointer($0)) }) { return hash }
    // Strings that Foundation keeps lie elsewhere.
    return Array(id.utf8).withUnsafeBytes { hash(of: $0) }
  }

  /// Eight bytes at a time, the last ones together with some that were read already.
  ///
  /// That is why the pointer is raw: byte by byte this would be most of what an id costs. No load reaches outside, since
  /// each ends with the last byte or before it.
  @inline(__always) private static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64? {
    let count = bytes.count
    var state = seed &+ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    func word<Word: FixedWidthInteger>(_ offset: Int, as: Word.Type) -> UInt64 {
      UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    func take(_ word: UInt64) {
      seen |= word
      state = mixed(state, word)
    }
    if count >= 8 {
      var position = 0
      while position + 8 < count {
        take(word(position, as: UInt64.self))
        position += 8
      }
      take(word(count - 8, as: UInt64.self))
    } else if count >= 4 {
      take(word(0, as: UInt32.self) | word(count - 4, as: UInt32.self) &<< 32)
    } else if count > 0 {
      take(
        word(0, as: UInt8.self) | word(count / 2, as: UInt8.self) &<< 8 | word(count - 1, as: UInt8.self) &<< 16)
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? state : nil
  }

  /// All bits of the product of two words: the low half hardly depends on their high bits, the high half does.
  @inline(__always) private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word).multipliedFullWidth(by: 0x9e37_79b9_7f4a_7c15)
    return product.high ^ product.low
  }
}
