internal import LayoutGeometry

/// Where each node of a layout that changes stands, and which ones the last edit moved.
struct FrameTable {
  private(set) var rects: [Rect]
  /// By node, the number of the edit that moved it last.
  private var movedBy: [Int]
  private var edit = 0

  init(_ rects: [Rect]) {
    self.rects = rects
    movedBy = Array(repeating: -1, count: rects.count)
  }

  /// Whether the last edit moved a node, made it larger or smaller, or brought it.
  func isMoved(_ node: Int) -> Bool { movedBy[node] == edit }

  /// Starts a new edit, which has moved nothing yet.
  mutating func startEdit() { edit += 1 }

  /// Puts a node somewhere else along one axis.
  ///
  /// - Returns: Whether it was elsewhere.
  @inline(__always) mutating func set(_ node: Int, _ axis: Axis, _ position: Double, _ length: Double) -> Bool {
    if axis == .horizontal {
      if rects[node].x == position, rects[node].width == length { return false }
      rects[node].x = position
      rects[node].width = length
    } else {
      if rects[node].y == position, rects[node].height == length { return false }
      rects[node].y = position
      rects[node].height = length
    }
    movedBy[node] = edit
    return true
  }

  /// Takes over all rectangles of a placement.
  ///
  /// - Parameter oldNode: The node that each new one was before the edit, or `nil` for one that the edit brought.
  mutating func replace(by rects: [Rect], oldNode: (Int) -> Int?) {
    let old = self.rects
    self.rects = rects
    movedBy = rects.indices.map { node in
      oldNode(node).map { old[$0] == rects[node] } == true ? -1 : edit
    }
  }
}
