/// The ids seen so far, to find the first one that comes twice.
///
/// Placing checks every id each time, so this is kept cheaper than a dictionary of strings: an open table of node numbers, hashed
/// over the bytes. Strings count as equal as everywhere in Swift, by canonical equivalence; ids beyond ASCII therefore go into an
/// ordinary dictionary. A few nodes take no table: see ``FewIdentifiers``.
struct IdentifierSet {
  /// Those of a layout of few nodes, which need no slots.
  private var few = FewIdentifiers()
  /// Node number + 1 by slot; 0 is a free slot.
  ///
  /// Empty where there are few nodes.
  private var slots: [UInt32]
  private let mask: Int
  /// Different in every process, so that no document can be made of ids that all share a slot.
  private static let seedOfProcess = UInt64(truncatingIfNeeded: Hasher().finalize())
  /// That of the process, which takes a call to ask for each time.
  private let seed = Self.seedOfProcess
  /// What few layouts have; `nil` where there is none of it.
  private var infrequent: Infrequent?

  /// Together, since each part would have to be let go in the end, empty as it may be.
  private struct Infrequent {
    /// The nodes with an id beyond ASCII.
    var others: [String: Int] = [:]
    /// The later nodes with an id that several alternatives share.
    var shared: [String: [Int]] = [:]
    /// The nodes without an id that say something, by what they say; -1 where several do.
    var texts: [String: Int] = [:]
  }

  /// - Parameter capacity: How many nodes there are, ids or none.
  init(capacity: Int) {
    guard capacity > FewIdentifiers.limit else {
      (slots, mask) = ([], 0)
      return
    }
    var size = 16
    while size < 2 * capacity { size *= 2 }
    slots = [UInt32](of: 0, count: size)
    mask = size - 1
  }

  /// The ids of a tree that was checked, and what its texts without one say.
  init(of tree: LayoutTree) {
    self.init(capacity: tree.count)
    for node in tree.nodes.indices {
      if case .taken = insert(idOf: node, in: tree.nodes) { share(idOf: node, in: tree.nodes) }
    }
    insertTexts(of: tree)
  }

  /// Whether an id comes more than once.
  var sharesSome: Bool { infrequent?.shared.isEmpty == false }

  /// For each id that comes more than once the nodes that have it, in document order.
  func nodesThatShareIds(in nodes: [LayoutTree.Node]) -> [[Int]] {
    infrequent?.shared.map { id, later in (node(of: id, in: nodes).map { [$0] } ?? []) + later } ?? []
  }

  /// Adds what texts without an id say.
  mutating func insertTexts(of tree: LayoutTree) {
    for node in tree.nodes.indices where tree.nodes[node].id == nil {
      guard let text = tree.text(ofNameless: node) else { continue }
      note { $0.texts[text] = $0.texts[text] == nil ? node : -1 }
    }
  }

  /// Adds a node whose id another one has too.
  mutating func share(idOf node: Int, in nodes: [LayoutTree.Node]) {
    guard let id = nodes[node].id else { return }
    note { $0.shared[id, default: []].append(node) }
  }

  private mutating func note(_ change: (inout Infrequent) -> Void) {
    // Taken out, so that the change copies nothing.
    var noted = infrequent.take() ?? Infrequent()
    change(&noted)
    infrequent = noted
  }

  /// The node that is meant by a name and of which something holds; no more than one of several alternatives is placed.
  func node(called name: String, in nodes: [LayoutTree.Node], where holds: (Int) -> Bool) -> Int? {
    if let first = node(of: name, in: nodes) {
      return holds(first) ? first : infrequent?.shared[name]?.first(where: holds)
    }
    return infrequent?.texts[name].flatMap { $0 >= 0 && holds($0) ? $0 : nil }
  }

  /// The node that is meant by a name, if it is one alone.
  func onlyNode(called name: String, in nodes: [LayoutTree.Node]) -> Int? {
    guard infrequent?.shared[name] == nil else { return nil }
    return node(called: name, in: nodes) { _ in true }
  }

  /// The nodes that are meant by a name: those with that id, which are alternatives of each other, or the only text without an
  /// id that says so.
  func nodes(called name: String, in nodes: [LayoutTree.Node]) -> [Int] {
    if let first = node(of: name, in: nodes) { return [first] + (infrequent?.shared[name] ?? []) }
    return infrequent?.texts[name].flatMap { $0 >= 0 ? [$0] : nil } ?? []
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
  @inline(__always) mutating func insert(idOf node: Int, in nodes: [LayoutTree.Node]) -> Insertion {
    guard let id = nodes[node].id else { return .done }
    guard let hash = hash(id) else { return insert(otherIdOf: node, in: nodes) }
    // The new id of a small layout, as nearly all are: no string is compared with it, nor handed on, since references to it would
    // be counted then. The hash of an empty one is the seed; what else has that takes the long way and comes to the same.
    if mask == 0, !few.mayHold(hash), hash != seed {
      few.add(node, hash: hash)
      return .done
    }
    // Of a large one most find their slot free, and need no comparison either.
    if mask > 0, hash != seed {
      let slot = Int(truncatingIfNeeded: hash) & mask
      if slots[slot] == 0 {
        slots[slot] = UInt32(truncatingIfNeeded: node + 1)
        return .done
      }
    }
    return insert(idOf: node, hash: hash, in: nodes)
  }

  @inline(never) private mutating func insert(otherIdOf node: Int, in nodes: [LayoutTree.Node]) -> Insertion {
    guard let id = nodes[node].id else { return .done }
    if let first = infrequent?.others[id] { return .taken(by: first) }
    note { $0.others[id] = node }
    return .done
  }

  @inline(never) private mutating func insert(
    idOf node: Int, hash: UInt64, in nodes: [LayoutTree.Node]
  ) -> Insertion {
    guard let id = nodes[node].id else { return .done }
    if slots.isEmpty {
      let first = few.first(hash: hash) { nodes[$0].id == id }
      if first == nil { few.add(node, hash: hash) }
      return id.isEmpty ? .empty : first.map { .taken(by: $0) } ?? .done
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
    guard let hash = hash(id) else { return infrequent?.others[id] }
    if slots.isEmpty { return few.first(hash: hash) { nodes[$0].id == id } }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let node = Int(slots[slot]) - 1
      if nodes[node].id == id { return node }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// A hash over the bytes, or `nil` if one of them is not ASCII.
  @inline(__always) private func hash(_ id: String) -> UInt64? {
    if let hash = id.utf8.withContiguousStorageIfAvailable({ hash(of: UnsafeRawBufferPointer($0)) }) { return hash }
    // Strings that Foundation keeps lie elsewhere.
    return Array(id.utf8).withUnsafeBytes { hash(of: $0) }
  }

  /// Eight bytes at a time, the last ones together with some that were read already.
  ///
  /// That is why the pointer is raw: byte by byte this would be most of what an id costs. No load reaches outside, since
  /// each ends with the last byte or before it.
  @inline(__always) private func hash(of bytes: UnsafeRawBufferPointer) -> UInt64? {
    let count = bytes.count
    var state = seed &+ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    func word<Word: FixedWidthInteger>(_ offset: Int, as: Word.Type) -> UInt64 {
      UInt64(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: offset, as: Word.self))
    }
    func take(_ word: UInt64) {
      seen |= word
      state = Self.mixed(state, word)
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
