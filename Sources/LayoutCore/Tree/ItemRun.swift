/// Plain items one after the other that say nothing of their cells, not even that they have no say in the length of those.
///
/// Most children are such items, and what is known of a run need not be asked of each.
struct ItemRun {
  /// The node of the first one, if there is one.
  let first: Int
  fileprivate(set) var count = 0

  fileprivate init(first: Int) { self.first = first }

  /// Nodes that are known to be such items, all of them.
  init(_ nodes: Range<Int>) {
    first = nodes.lowerBound
    count = nodes.count
  }

  /// The node of an item, by its place in the run.
  @inline(__always) subscript(index: Int) -> Int { first &+ index }

  /// The node of the last one.
  var last: Int? { count > 0 ? self[count - 1] : nil }

  /// The node after the last one.
  var end: Int { first + count }
}

extension LayoutTree {
  /// The run at the start of the children of a container.
  ///
  /// - Parameter holdsItems: Whether nothing but plain items is known to stand in it, so that none needs a look.
  func itemRun(in container: Int, holdsItems: Bool) -> ItemRun {
    let (first, end) = (firstChild(of: container), nodes[container].end)
    return holdsItems ? ItemRun(first..<end) : itemRun(from: first, to: end)
  }

  /// The run at the start of some siblings.
  ///
  /// O(items in it).
  func itemRun(from first: Int, to end: Int) -> ItemRun {
    var run = ItemRun(first: first)
    // By a pointer, since all items of rows, columns and flows come by: an array checks each number that it is asked for. These are
    // below the end of the siblings.
    nodes.withUnsafeBufferPointer { nodes in
      var next = first
      while next < end, nodes[next].traits.isSizedItem, nodes[next].isPlain {
        run.count += 1
        next += 1
      }
    }
    return run
  }
}
