import LayoutGeometry
import Testing

@testable import LayoutCore

/// Lines of flows as nodes behind all that was described.
struct LinesOfFlowsTests {
  private static let nested = LayoutTree(
    Stack(.row) {
      Flow {
        Item("a")
        Flow {
          Item("b")
          Item("c")
        }
        Item("d")
      }
      Item("e")
    })

  /// Of the tree above, in the order of its nodes: a row, the outer flow, a, the inner flow, b, c, d, e.
  private static func broken() -> LayoutTree {
    var tree = nested
    tree.breakLines([3: [4, 5], 1: [2, 6]])
    return tree
  }

  @Test func whatWasDescribedHasTheSameNumbers() {
    let tree = Self.broken()
    #expect(tree.describedCount == Self.nested.count)
    #expect(tree.nodes.prefix(tree.describedCount).elementsEqual(Self.nested.nodes))
    #expect(tree.nodes[..<tree.describedCount].map(\.end) == Self.nested.nodes.map(\.end))
  }

  @Test func linesStandBehindInTheOrderOfTheirFlows() {
    let tree = Self.broken()
    #expect(tree.lines(of: 1) == 8..<10)
    #expect(tree.lines(of: 3) == 10..<12)
    #expect(tree.lines(of: 0) == nil)
    #expect((8..<12).map { Array(tree.children(of: $0)) } == [[2, 3], [6], [4], [5]])
    #expect((0..<12).map(tree.isLine) == (0..<12).map { $0 >= 8 })
  }

  @Test func aLineIsCalledAfterTheChildThatItBeginsWithAndHasItsPlace() {
    let tree = Self.broken()
    #expect((8..<12).map { tree.name(of: $0) } == ["the line of a", "the line of d", "the line of b", "the line of c"])
    #expect((8..<12).map(tree.place) == [2, 6, 4, 5].map(Self.nested.place))
    var places = NodePlaces(of: tree)
    #expect((0..<12).map { places.place(of: $0) } == (0..<12).map(tree.place))
  }

  @Test func withoutLinesATreeIsWhatWasDescribed() {
    #expect(Self.broken() != Self.nested)
    #expect(Self.broken().withoutLines() == Self.nested)
  }

  @Test func aFlowGetsLinesInThePlaceOfWhatStoodThere() {
    var tree = Self.nested
    tree.putItems(intoFlows: [1, 3]) { flow in
      var item = LayoutTree.Node(kind: .item)
      item.width = LengthLimits(fixed: Double(flow))
      return item
    }
    #expect(tree.lines(of: 1) == 8..<9 && tree.lines(of: 3) == 9..<10)
    #expect(tree.nodes[9].width == LengthLimits(fixed: 3))
    tree.breakLines([1: [2, 6]])
    // What stands for another flow keeps its number.
    #expect(tree.lines(of: 3) == 9..<10)
    #expect(tree.lines(of: 1).map { $0.map { Array(tree.children(of: $0)) } } == [[2, 3], [6]])
  }

  @Test func containersInAFlowAreThoseInItsLines() throws {
    let tree = Self.nested
    let structure = Structure(tree, defaultSpacing: 8, decisions: SpaceDecisions(lines: [1: [2, 6], 3: [4, 5]]))
    let nodes = structure.containers.map { $0.node ?? -1 }
    #expect(nodes == [0, 1, 8, 3, 10, 11, 9])
    #expect(structure.containers.indices.map { structure.containers(in: $0).count } == [7, 6, 4, 3, 1, 1, 1])
    for outer in nodes.indices {
      for inner in nodes.indices {
        #expect(
          structure.holds(inner, in: outer) == (inner > outer && structure.containers(in: outer).contains(inner)))
      }
    }
  }
}
