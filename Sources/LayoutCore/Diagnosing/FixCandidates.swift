internal import LayoutGeometry

/// Thinks of changes that may settle an ambiguity and keep every chosen length.
///
/// None is offered before it was tried.
struct FixCandidates {
  let tree: LayoutTree
  let size: Size
  /// All ambiguities: one change settles several of them at once.
  let ambiguities: [Ambiguity]

  func candidates(for ambiguity: Ambiguity) -> [Fix] {
    var fixes: [Fix] = []
    if let fix = sizingRow(ambiguity) { fixes.append(fix) }
    fixes += sizedCells(ambiguity)
    if ambiguity.decidedBy == .total { fixes.append(proposal(ambiguity)) }
    return fixes
  }

  /// A row without height whose cells give the open columns of the grid a width.
  private func sizingRow(_ ambiguity: Ambiguity) -> Fix? {
    guard ambiguity.axis == .horizontal, case .grid = tree.nodes[ambiguity.node].kind else { return nil }
    let tracks = ambiguities.filter { $0.axis == .horizontal && $0.container == ambiguity.container }
      .map { Fix.SizedTrack(track: $0.track, length: $0.chosen) }
    let widths = tracks.map { "\(lengthText($0.length)) wide in column \($0.track)" }
    return Fix(
      text: "add a row of height 0 to \(ambiguity.container) with \(tracks.count == 1 ? "a cell" : "cells") "
        + widths.joined(separator: ", "),
      edit: .addSizingRow(container: ambiguity.node, columns: tracks))
  }

  /// An unsized cell that stands in the track alone may as well have the length that it got.
  private func sizedCells(_ ambiguity: Ambiguity) -> [Fix] {
    guard ambiguity.kind == .noOwnCell else { return [] }
    return ambiguity.cells.compactMap { id in
      guard let node = tree.nodes.firstIndex(where: { $0.id == id }), tree.nodes[node].kind == .item,
        tree.nodes[node].cell.unsizedAxes.contains(ambiguity.axis)
      else { return nil }
      let length = lengthText(ambiguity.chosen)
      return Fix(
        text: "make \(id) \(length) \(ambiguity.axis.adjective), and sized \(ambiguity.axis.adverb)",
        edit: .sizeCell(node: node, axis: ambiguity.axis, length: ambiguity.chosen))
    }
  }

  /// A container that is just as large as the least total leaves no choice.
  private func proposal(_ ambiguity: Ambiguity) -> Fix {
    let length = size[ambiguity.axis]
    return Fix(
      text: "propose a \(ambiguity.axis.lengthName) of \(lengthText(length))",
      edit: .propose(axis: ambiguity.axis, length: length))
  }
}

extension Axis {
  /// In which direction something is sized.
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
