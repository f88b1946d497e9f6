import Testing

@testable import LayoutCore

/// Runs of plain items at the start of some siblings.
struct ItemRunTests {
  @Test func aRunEndsBeforeWhatSaysMoreThanItsLengths() {
    var said = LayoutTree.Node(kind: .item, id: "c")
    said.unsizedAxes = .all
    let tree = Self.tree([Self.item("a"), Self.item("b"), said, Self.item("d")])
    let run = tree.itemRun(from: 1, to: tree.nodes[0].end)
    #expect((0..<run.count).map { run[$0] } == [1, 2])
    #expect(run.end == 3)
  }

  @Test func aContainerStartsNoRun() {
    var tree = LayoutTree()
    let outer = tree.openContainer(.init(kind: .zStack(.init(alignment: .center))))
    let inner = tree.openContainer(.init(kind: .zStack(.init(alignment: .center))))
    tree.append(leaf: Self.item("a"))
    tree.closeContainer(inner)
    tree.closeContainer(outer)
    let run = tree.itemRun(from: 1, to: tree.nodes[0].end)
    #expect(run.count == 0 && run.last == nil)
    #expect(run.end == 1)
  }

  private static func item(_ id: String) -> LayoutTree.Node { LayoutTree.Node(kind: .item, id: id) }

  private static func tree(_ items: [LayoutTree.Node]) -> LayoutTree {
    var tree = LayoutTree()
    let stack = tree.openContainer(.init(kind: .zStack(.init(alignment: .center))))
    for item in items { tree.append(leaf: item) }
    tree.closeContainer(stack)
    return tree
  }
}
