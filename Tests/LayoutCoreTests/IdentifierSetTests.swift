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
    let tree = Self.tree
    var set = IdentifierSet(capacity: Self.ids.count)
    for index in Self.ids.indices { #expect(set.insert(Self.ids[index], of: index, in: tree.nodes) == nil) }
    for index in Self.ids.indices { #expect(set.node(of: Self.ids[index], in: tree.nodes) == index) }
  }

  @Test func anIdThatComesAgainIsFound() {
    let tree = Self.tree
    var set = IdentifierSet(capacity: 2 * Self.ids.count)
    for index in Self.ids.indices { _ = set.insert(Self.ids[index], of: index, in: tree.nodes) }
    for index in Self.ids.indices {
      // Another copy, in a storage of its own.
      let again = String(Self.ids[index].unicodeScalars.map(Character.init))
      #expect(set.insert(again, of: 0, in: tree.nodes) == index, "\(again)")
    }
  }

  private static let tree: LayoutTree = {
    var tree = LayoutTree()
    for id in ids { tree.append(leaf: .init(kind: .item, id: id)) }
    return tree
  }()
}

extension String {
  fileprivate func replacingCharacters(at index: Index) -> String {
    String(self[..<index]) + "b" + self[self.index(after: index)...]
  }
}
