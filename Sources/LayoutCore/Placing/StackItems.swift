internal import LayoutGeometry
internal import Synchronization

/// The content of a ``Stack`` that is filled step by step in a parent frame.
///
/// `Stack(_:alignment:spacing:isFlipped:in:)` makes it, and the methods of that stack reach it. Placed as part of
/// another layout, the stack is a plain one: the same items in their visual order, without the parent frame.
public struct StackItems: BuiltLayout, CustomStringConvertible {
  /// An item of a stack that is filled step by step.
  ///
  /// It stays valid while more items are added, wherever they go. A copy of the stack knows the handles that were given
  /// out before it was made.
  public struct Handle: Hashable, Sendable {
    /// Different for every item of every stack, and rising, so that a stack can tell its own items from others.
    private let number: Int

    private static let last = Atomic<Int>(0)

    init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }

    func precedes(_ other: Handle) -> Bool { number < other.number }
  }

  let parentFrame: Rect
  let isFlipped: Bool
  let engine: LayoutEngine
  /// The items in the order in which they were added; one without an id has none here either.
  var nodes: [LayoutTree.Node] = []
  /// One for each item, in the same order.
  var handles: [Handle] = []
  /// Where everything stands when the stack is at the origin; `nil` while it is empty.
  var placement: Placement?

  init(in parentFrame: Rect, isFlipped: Bool, engine: LayoutEngine) {
    self.parentFrame = parentFrame
    self.isFlipped = isFlipped
    self.engine = engine
  }

  /// Appends the items to a tree, in visual order.
  @usableFromInline package func appendNodes(to tree: inout LayoutTree) {
    if isFlipped {
      for node in nodes.reversed() { tree.append(leaf: node) }
    } else {
      for node in nodes { tree.append(leaf: node) }
    }
  }

  /// The position of an item in visual order, or `nil` if it is of another stack.
  ///
  /// O(log n).
  func position(of handle: Handle) -> Int? {
    var candidates = handles[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      if handles[middle] == handle { return isFlipped ? handles.count - 1 - middle : middle }
      candidates = handles[middle].precedes(handle) ? candidates[(middle + 1)...] : candidates[..<middle]
    }
    return nil
  }
}
