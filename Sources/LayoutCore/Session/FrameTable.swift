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

  /// Moves nodes in a new edit.
  ///
  /// - Parameter body: Moves them by a writer that is good for this call only.
  mutating func edit(_ body: (FrameWriter) -> Void) {
    edit += 1
    // Through pointers: an edit of a row moves all of it, and arrays would be asked for every item whether they are shared.
    rects.withUnsafeMutableBufferPointer { rects in
      movedBy.withUnsafeMutableBufferPointer { movedBy in
        body(FrameWriter(rects: rects, movedBy: movedBy, edit: edit))
      }
    }
  }

  /// Takes over all rectangles of a placement, in a new edit.
  ///
  /// - Parameter oldNode: The node that each new one was before the edit, or `nil` for one that the edit brought.
  mutating func replace(by rects: [Rect], oldNode: (Int) -> Int?) {
    edit += 1
    let old = self.rects
    self.rects = rects
    movedBy = rects.indices.map { node in
      oldNode(node).map { old[$0] == rects[node] } == true ? -1 : edit
    }
  }
}

/// Moves nodes of a ``FrameTable``.
///
/// Indices are of nodes of the layout that the table is for; both buffers have a place for each, and debug builds check that.
struct FrameWriter {
  fileprivate let rects: UnsafeMutableBufferPointer<Rect>
  fileprivate let movedBy: UnsafeMutableBufferPointer<Int>
  fileprivate let edit: Int

  /// Where a node stands now.
  subscript(node: Int) -> Rect { rects[node] }

  /// Puts a node somewhere else along one axis.
  ///
  /// - Returns: Whether it was elsewhere.
  @inline(__always) func set(_ node: Int, _ axis: Axis, _ position: Double, _ length: Double) -> Bool {
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
}
