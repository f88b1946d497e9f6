internal import LayoutGeometry

/// Turns an arrangement from left to right into one from right to left: its mirror image in the width of the root.
///
/// Offsets are not mirrored: what is moved to the right, and all that is in it, is moved to the right from where its mirror
/// image stands.
struct Mirroring {
  private let width: Double
  /// By node, how far the offsets of the node and of the containers around it move it to the right.
  private let shifts: [Double]

  init(_ structure: Structure, width: Double) {
    self.width = width
    let tree = structure.tree
    var shifts = Array(repeating: 0.0, count: tree.nodes.count)
    // A container comes after the one that it stands in, so its own shift is there.
    for (index, container) in structure.containers.enumerated() {
      let shift = container.node.map { shifts[$0] } ?? 0
      for cell in structure.cells(of: index) { shifts[cell.node] = shift + tree.nodes[cell.node].offset.x }
      guard let node = container.node, container.isGrid, shift != 0 else { continue }
      for child in tree.children(of: node) {
        if case .gridRow = tree.nodes[child].kind { shifts[child] = shift }
      }
    }
    self.shifts = shifts
  }

  func rect(_ rect: Rect, of node: Int) -> Rect {
    var rect = rect
    rect.x = mirrored(from: rect.x, length: rect.width, shift: shifts[node])
    return rect
  }

  func container(_ container: Placement.Container) -> Placement.Container {
    let shift = shifts[container.node]
    let rect = rect(container.rect, of: container.node)
    return container.with(
      rect: rect,
      ContainerTracks(
        columns: container.columns.map { column in
          .init(
            position: mirrored(from: column.position, length: column.length, shift: shift), length: column.length)
        },
        rows: container.rows),
      hexagons: container.hexagons.map { .mirrored($0, width: rect.width) },
      hexagonOrigin: rect.origin)
  }

  /// Where something starts in the mirror image: it is mirrored without its shift, and then shifted.
  private func mirrored(from position: Double, length: Double, shift: Double) -> Double {
    width - (position - shift + length) + shift
  }
}
