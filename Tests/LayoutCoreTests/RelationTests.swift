import LayoutCore
import LayoutGeometry
import LinearModel
import Testing

extension Layout {
  /// The layout with a constraint that is given as text, for the closures of containers, which throw nothing.
  func related(_ text: String) -> LayoutTree {
    do {
      return LayoutTree(try constrain(text))
    } catch {
      Issue.record(error)
      return LayoutTree(self)
    }
  }
}

/// Relations that are written in code, and where a tree keeps them.
struct RelationTests {
  /// The relations of a layout as text, each with the place of the layout that carries it.
  private func relations(_ layout: some Layout) -> [String] {
    let tree = LayoutTree(layout)
    return tree.relations.map { "\(tree.place(of: $0.node)): \($0.relation.text)" }
  }

  private var row: some Layout {
    Stack(.row) {
      Item("a")
      Item("b")
    }
  }

  @Test func operatorsAndPriorities() {
    let layout = row.constrain {
      $0["a"].width == 2 * $0["b"].width
      ($0["a"].right + 8 <= $0["b"].left).prioritized(.medium)
      $0.container.centerX == $0["a"].centerX
      $0["a"].width == $0["b"].height
      ($0["a"].left + $0["b"].right) / 2 >= $0.container.firstBaseline - 3
      $0["b"].top == 5
      ($0["a"].width == $0["b"].width).prioritized(.weak, weight: 3)
    }
    #expect(
      relations(layout) == [
        "layout: a.width == 2 * b.width", "layout: a.right + 8 <= b.left @ 600",
        "layout: container.centerX == a.centerX", "layout: a.width == b.height",
        "layout: 0.5 * a.left + 0.5 * b.right + 3 >= container.firstBaseline", "layout: b.top == 5",
        "layout: a.width == b.width @ 400",
      ])
    #expect(LayoutTree(layout).relations.map(\.relation.constraint.weight) == [1, 1, 1, 1, 1, 1, 3])
  }

  @Test(arguments: [true, false])
  func linesBehindChoicesAndLoops(isWide: Bool) {
    let layout = row.constrain { anchors in
      if isWide { anchors["a"].width >= 100 }
      if isWide {
        anchors["a"].height == 1
        anchors["a"].top == 2
      } else {
        anchors["a"].height == 3
      }
      for id in ["a", "b"] { anchors[id].left >= anchors.container.left }
      ["a", "b"].map { anchors[$0].bottom <= 9 }
    }
    let loops = [
      "layout: a.left >= container.left", "layout: b.left >= container.left", "layout: a.bottom <= 9",
      "layout: b.bottom <= 9",
    ]
    let choices =
      isWide
      ? ["layout: a.width >= 100", "layout: a.height == 1", "layout: a.top == 2"] : ["layout: a.height == 3"]
    #expect(relations(layout) == choices + loops)
  }

  @Test func textsMeanTheSameAsCode() throws {
    let text = try row.constrain("a.width / 3 == 2 * b.width / 3 - 1 @ medium")
    let code = row.constrain { ($0["a"].width / 3 == 2 * $0["b"].width / 3 - 1).prioritized(.medium) }
    #expect(LayoutTree(text) == LayoutTree(code))
    let error = #expect(throws: LayoutError.self) { try row.constrain("a.width == ") }
    #expect(error?.message.hasPrefix("column 12: ") == true)
  }

  @Test func treesDifferByTheirRelations() throws {
    let one = LayoutTree(row.related("a.width == 1"))
    #expect(one != LayoutTree(row))
    #expect(one != LayoutTree(row.related("a.width == 2")))
    #expect(one == LayoutTree(row.related("1 == a.width")))
    #expect(Set([one, LayoutTree(row), LayoutTree(row.related("-a.width == -1"))]).count == 2)
  }

  /// However layouts are nested and copied, each relation stays with its own layout, in document order.
  @Test func nestedLayoutsKeepTheirRelations() throws {
    let inner = Stack(.row) { Item("c") }.related("c.width == 1").frame(width: 9).related("c.width == 2")
    let layout = Stack(.column) {
      Item("first")
      Grid {
        GridRow {
          Item("a")
          LayoutTree(inner)
        }
      }.related("a.width == 3")
      Item("last").related("container.width == 4")
    }.related("first.width == 5").related("last.width == 6")
    let expected = [
      "layout: first.width == 5", "layout: last.width == 6", "layout.children[1]: a.width == 3",
      "layout.children[1].rows[0].cells[1]: c.width == 1", "layout.children[1].rows[0].cells[1]: c.width == 2",
      "layout.children[2]: container.width == 4",
    ]
    #expect(relations(layout) == expected)
    #expect(relations(AnyLayout(LayoutTree(layout))) == expected)
    let tree = LayoutTree(layout)
    #expect(tree.relations(of: 0).map(\.relation.text) == ["first.width == 5", "last.width == 6"])
    #expect(tree.relations(of: 1).isEmpty)
  }

  @Test func severalLayoutsCarryTheConstraintEach() throws {
    let items = ForEach(["a", "b"]) { Item($0) }.related("container.width == container.height")
    #expect(
      relations(Stack(.row) { items }) == [
        "layout.children[0]: container.width == container.height",
        "layout.children[1]: container.width == container.height",
      ])
    #expect(relations(Stack(.row) { [Item]().constrain { $0.container.width == 1 } }).isEmpty)
  }

  /// Fixes add rows, cells and lengths to a grid; relations move with the layouts that carry them.
  @Test func fixesKeepRelations() throws {
    let layout = Stack(.column) {
      Grid {
        GridRow {
          Item("a").related("container.width == 1")
          Item("b").related("container.width == 2")
        }
        GridRow { Item("c").related("container.width == 3") }
      }.related("a.width == b.width")
      Item("d").related("container.width == 4")
    }.related("d.top == 5")
    let tree = LayoutTree(layout)
    func carriers(_ tree: LayoutTree) -> [String] {
      tree.relations.map { "\(tree.nodes[$0.node].id ?? tree.place(of: $0.node)): \($0.relation.text)" }
    }
    let expected = [
      "layout: d.top == 5", "layout.children[0]: a.width == b.width", "a: container.width == 1",
      "b: container.width == 2", "c: container.width == 3", "d: container.width == 4",
    ]
    #expect(carriers(tree) == expected)
    let sized = [Fix.SizedTrack(track: 0, length: 7), Fix.SizedTrack(track: 1, length: 8)]
    let edits: [Fix.Edit] = [
      .addSizingRow(container: 1, columns: sized, proposedHeight: nil),
      .addSizingColumn(container: 1, rows: sized, proposedWidth: nil), .sizeCell(node: 3, axis: .horizontal, length: 7),
      .propose(axis: .horizontal, length: 7),
    ]
    for edit in edits {
      let changed = tree.applying(edit)
      #expect(carriers(changed) == expected)
      try changed.validate(limits: Limits())
    }
    #expect(tree.applying(edits[0]).nodes.count > tree.nodes.count)
    #expect(tree.applying(edits[1]).nodes.count > tree.nodes.count)
  }
}
