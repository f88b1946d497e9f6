import LayoutGeometry
import Testing

@testable import LayoutCore

/// Marks before the children of flows: appended with these, they stand where they would be put once the flow is complete.
struct LineMarkTests {
  static let items = Group {
    Item("a")
    Item("b").frame(width: 10).frame(minWidth: 20)
    Text("c", fontSize: 12)
    Spacer()
  }

  static let containers = Group {
    Stack(.row) { Item("a") }
    Flow {
      Item("b")
      Flow { Item("c") }
    }
    Flow {}
    Grid { GridRow { Item("d") } }
    ZStack { Stack(.column) { Item("e") } }
    Item("f")
  }

  static let settledLater = Group {
    Item("a").padding(5)
    Stack(.row) { Item("b") }.padding(5)
    Group {
      Item("c")
      Flow { Item("d") }
    }.padding(5)
    Stack(.row) { Item("e") }.frame(width: 10).frame(minWidth: 20)
    Item("f").overlay { Item("g") }
    LayoutTree(Flow { Item("h") })
    ViewThatFits {
      Item("i")
      Flow { Item("j") }
    }
    Item("k")
  }

  static let several = Group {
    ForEach(["a", "b"]) { Item($0) }
    ForEach(["c", "d"]) { id in Stack(.row) { Item(id) } }.frame(height: 10)
    ForEach(["e", "f"]) { id in Flow { Item(id) } }.constrain { [$0.container.width == 20] }
    ForEach([String]()) { Item($0) }
  }

  @Test(arguments: [AnyLayout(items), AnyLayout(containers), AnyLayout(settledLater), AnyLayout(several)])
  func aChildHasItsMarkHoweverItIsAppended(_ children: AnyLayout) {
    let options = Flow {}.options
    var closed = LayoutTree()
    // What is no flow when it is opened gets all of its marks when it is closed.
    closed.append(.init(kind: .flow(options))) { children.append(to: &$0) }
    let tree = LayoutTree(Flow { children })
    #expect(tree == closed)
    #expect(tree.children(of: 0).allSatisfy { tree.form(of: $0 - 1) == .lineMark })
  }

  @Test func whatComesAfterAFlowHasNoMark() {
    let tree = LayoutTree(
      Stack(.row) {
        Flow { Item("a") }
        Item("b")
      })
    #expect(tree.nodes.map(\.id) == [nil, nil, nil, "a", "b"])
    #expect(tree == LayoutTree(tree))
  }
}
