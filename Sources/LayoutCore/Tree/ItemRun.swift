/// Plain items one after the other that say nothing of their cells, not even that they have no say in the length of those.
///
/// Most children are such items, and what is known of a run need not be asked of each.
struct ItemRun {
  /// The node of the first one, if there is one.
  let first: Int
  /// How many nodes further the next one stands: in a flow there is a mark between.
  let stride: Int
  fileprivate(set) var count = 0

  /// The node of an item, by its place in the run.
  @inline(__always) subscript(index: Int) -> Int { first &+ index &* stride }

  /// The node of the last one.
  var last: Int? { count > 0 ? self[count - 1] : nil }

  /// The node after the last one.
  var end: Int { last.map { $0 + 1 } ?? first }
}

extension LayoutTree {
  /// The run at the start of some siblings.
  ///
  /// O(items in it).
  func itemRun(from first: Int, to end: Int) -> ItemRun {
    let isMarked = first + 1 < end && form(of: first + 1) == .lineMark
    var run = ItemRun(first: first, stride: isMarked ? 2 : 1)
    // By a pointer, since all items of rows, columns and flows come by: an array checks each number that it is asked for. These are
    // below the end of the siblings.
    nodes.withUnsafeBufferPointer { nodes in
      var next = first
      while next < end, nodes[next].traits.isSizedItem, nodes[next].isPlain {
        run.count += 1
        // Where one is marked, all are, up to the last.
        next += run.stride
      }
    }
    return run
  }
}
