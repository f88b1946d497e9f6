import Testing

@testable import LayoutCore

/// Ids are told apart by all of their characters, however long they are.
struct IdentifierSetTests {
  /// Ids that differ in length or in one character, of every length up to three words.
  private static let ids: [String] = (0...24).flatMap { length in
    let plain = String(repeating: "a", count: length)
    return [plain] + plain.indices.map { plain.replacingCharacters(at: $0) } + (length == 0 ? [] : [plain + "é"])
  }

  @Test func idsThatDifferAreDifferent() {
    let tree = Self.tree(Self.ids)
    var set = IdentifierSet(capacity: Self.ids.count)
    for (index, id) in Self.ids.enumerated() {
      #expect(set.insert(idOf: index, in: tree.nodes) == (id.isEmpty ? .empty : .done))
    }
    for index in Self.ids.indices { #expect(set.node(of: Self.ids[index], in: tree.nodes) == index) }
  }

  @Test func anIdThatComesAgainIsFound() {
    // Another copy of each, in a storage of its own.
    let tree = Self.tree(Self.ids + Self.ids.map { String($0.unicodeScalars.map(Character.init)) })
    var set = IdentifierSet(of: Self.tree(Self.ids))
    for (index, id) in Self.ids.enumerated() {
      let insertion = set.insert(idOf: Self.ids.count + index, in: tree.nodes)
      #expect(insertion == (id.isEmpty ? .empty : .taken(by: index)), "\(id)")
    }
  }

  @Test func aNodeWithoutAnIdHasNoneToBeTaken() {
    var tree = LayoutTree()
    for _ in 0..<2 { tree.append(leaf: .init(kind: .spacer)) }
    var set = IdentifierSet(capacity: 2)
    for node in tree.nodes.indices { #expect(set.insert(idOf: node, in: tree.nodes) == .done) }
  }

  private static func tree(_ ids: [String]) -> LayoutTree {
    var tree = LayoutTree()
    for id in ids { tree.append(leaf: .init(kind: .item, id: id)) }
    return tree
  }
}

extension String {
  fileprivate func replacingCharacters(at index: Index) -> String {
    String(self[..<index]) + "b" + self[self.index(after: index)...]
  }
}
