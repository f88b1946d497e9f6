internal import LayoutGeometry

/// Items in cells of a container that take of those what was said of them, and nothing else has a say in where they stand.
///
/// Every item of most layouts comes by here, so tracks and rectangles are read and written by pointers: an array checks each number
/// that it is asked for, and these are known to be right.
struct PlainItems {
  let structure: Structure
  /// All nodes: an array checks each number that it is asked for, and every item of most layouts comes by here.
  let nodes: UnsafeBufferPointer<LayoutTree.Node>
  let container: Int
  let columns: UnsafeBufferPointer<Placement.Track>
  let rows: UnsafeBufferPointer<Placement.Track>
  /// Whether each takes all of its cell, but for what is attached.
  let fills: Bool

  /// Places all of them.
  ///
  /// O(cells).
  ///
  /// - Parameter rects: The places of all nodes.
  func place(_ rects: inout UnsafeMutableBufferPointer<Rect>) {
    guard let line = structure.lineOfItems(in: container) else {
      for index in structure.containers[container].cells {
        rects[structure.cells.node(of: index)] = rect(ofCell: index)
      }
      return
    }
    place(line, &rects)
  }

  /// Where the item in a cell stands.
  @inline(__always) func rect(ofCell index: Int) -> Rect {
    let cell = structure.cells[index]
    // What is attached has a place that is filled, and does not fill it itself.
    let fills = fills && !cell.isAttached
    return Rect(
      item(cell.node, .horizontal, at: cell.anchor.x, in: columns.edges(of: cell.columns), fills),
      item(cell.node, .vertical, at: cell.anchor.y, in: rows.edges(of: cell.rows), fills))
  }

  /// Places the items of a line: they follow each other, stand in one track across, and have one alignment.
  private func place(_ line: Structure.LineOfItems, _ rects: inout UnsafeMutableBufferPointer<Rect>) {
    let cells = structure.containers[container].cells
    guard !cells.isEmpty else { return }
    let anchor = structure.cells[cells.lowerBound].anchor
    switch line.axis {
    case .horizontal:
      let row = rows.edges(of: 0..<1)
      for track in 0..<line.items.count {
        let node = line.items[track]
        rects[node] = Rect(
          item(node, .horizontal, at: anchor.x, in: columns.edges(of: track..<(track + 1)), fills),
          item(node, .vertical, at: anchor.y, in: row, fills))
      }
    case .vertical:
      let column = columns.edges(of: 0..<1)
      for track in 0..<line.items.count {
        let node = line.items[track]
        rects[node] = Rect(
          item(node, .horizontal, at: anchor.x, in: column, fills),
          item(node, .vertical, at: anchor.y, in: rows.edges(of: track..<(track + 1)), fills))
      }
    }
  }

  /// - Parameters:
  ///   - anchor: The part of what an item leaves free that lies before it.
  ///   - space: The tracks of its cell; `nil` where it covers none.
  @inline(__always) private func item(
    _ node: Int, _ axis: Axis, at anchor: Double, in space: Edges<Double>?, _ fills: Bool
  ) -> Edges<Double> {
    guard let space else { return Edges(start: 0, length: 0) }
    return fills
      ? space : space.placing(structure.tree.itemLength(of: node, axis, in: space.length, nodes), anchor: anchor)
  }
}

extension UnsafeBufferPointer<Placement.Track> {
  /// From where the first one of some tracks starts to where the last one ends; `nil` for no tracks.
  @inline(__always) func edges(of tracks: Range<Int>) -> Edges<Double>? {
    guard !tracks.isEmpty else { return nil }
    let last = self[tracks.upperBound - 1]
    return Edges(from: self[tracks.lowerBound].position, to: last.position + last.length)
  }
}

extension Rect {
  @inline(__always) init(_ x: Edges<Double>, _ y: Edges<Double>) {
    self.init(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}
