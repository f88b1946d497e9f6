import LayoutGeometry
import LayoutTestSupport
import Testing

@testable import LayoutCore

/// What is said of a node is what is read of it, wherever it stands.
struct NodeTests {
  /// Lengths of every form: each part said or not, and all alike or not.
  private static let limits: [LengthLimits] =
    [nil, 0, -0.0, 7, 9, .infinity, .nan].flatMap { (minimum: Double?) in
      [nil, 0, 7, 8].flatMap { (ideal: Double?) in
        [nil, 0, 7, 9, .infinity].map { LengthLimits(minimum: minimum, ideal: ideal, maximum: $0) }
      }
    }

  private static func bits(_ limits: LengthLimits) -> [UInt64?] {
    [limits.minimum, limits.ideal, limits.maximum].map { $0?.bitPattern }
  }

  @Test func aNodeTakesSixWords() {
    #expect(MemoryLayout<LayoutTree.Node>.stride == 48)
  }

  @Test(arguments: [LayoutTree.Kind.item, .spacer, .stack(.init(axis: .row, alignment: .center, spacing: 3))])
  func lengthsAreKept(kind: LayoutTree.Kind) {
    for width in Self.limits {
      var node = LayoutTree.Node(kind: kind, id: "a")
      node.anchor = UnitPoint(x: 0.25, y: 0)
      for height in Self.limits {
        node.width = width
        node.height = height
        #expect(Self.bits(node.width) == Self.bits(width), "\(width)")
        #expect(Self.bits(node.height) == Self.bits(height), "\(height)")
        #expect(node.kind == kind && node.anchor == UnitPoint(x: 0.25, y: 0))
        var tree = LayoutTree()
        tree.append(leaf: node)
        #expect(tree.hasOwnLength(0, .horizontal) == width.isGiven)
      }
    }
  }

  @Test func theLengthOfAnItemFollowsFromItsLimits() {
    for limits in Self.limits where limits.minimum?.isNaN != true {
      var tree = LayoutTree()
      var node = LayoutTree.Node(kind: .item, id: "a")
      node.height = limits
      tree.append(leaf: node)
      #expect(tree.itemLength(of: 0, .vertical) == limits.itemLength, "\(limits)")
      #expect(tree.itemLength(of: 0, .horizontal) == .flexible)
    }
  }

  @Test func framesOfItemsAddUpPartByPart() {
    let item = Item("a").frame(minWidth: 1, minHeight: 5).frame(idealWidth: 4, maxHeight: 9).frame(minWidth: 2)
    let tree = LayoutTree(item)
    #expect(tree.nodes[0].width == LengthLimits(minimum: 2, ideal: 4))
    #expect(tree.nodes[0].height == LengthLimits(minimum: 5, maximum: 9))
    let fixed = LayoutTree(item.frame(width: 3).frame(height: 6))
    #expect(fixed.nodes[0].width == .fixed(3) && fixed.nodes[0].height == .fixed(6))
  }

  @Test(arguments: [nil, .min, -1, 0, 1, 254, 255, 256, .max])
  func spansAreKept(count: Int?) {
    var node = LayoutTree.Node(kind: .item, id: "a")
    node.columns = count
    node.rows = 3
    node.columnAlignment = .trailing
    #expect(node.columns == count && node.rows == 3 && node.columnAlignment == .trailing)
    node.columns = nil
    node.columnAlignment = nil
    #expect(node.columns == nil && node.isPlain)
  }

  @Test func nodesAreEqualByWhatIsSaidNotByHow() {
    var changed = LayoutTree.Node(kind: .item, id: "a")
    changed.width = LengthLimits(minimum: 1, ideal: 2, maximum: 3)
    changed.layoutPriority = 2
    changed.columns = 1000
    var plain = LayoutTree.Node(kind: .item, id: "a")
    #expect(changed != plain)
    changed.layoutPriority = 0
    changed.columns = nil
    #expect(changed != plain)
    changed.width = .fixed(4)
    plain.width = .fixed(4)
    #expect(changed == plain && changed.hashValue == plain.hashValue)
  }
}
