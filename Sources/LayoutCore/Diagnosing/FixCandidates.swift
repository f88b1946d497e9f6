internal import LayoutGeometry

/// Thinks of changes that may settle an ambiguity and keep every chosen length.
///
/// None is offered before it was tried.
struct FixCandidates {
  let placement: Placement
  let proposal: ProposedSize
  let defaultSpacing: Double

  private var tree: LayoutTree { placement.tree }

  /// Changes that are worth a try.
  ///
  /// Of each list the first that works is enough.
  func candidates(for ambiguity: Ambiguity) -> [[Fix]] {
    var fixes = [sizingRows(ambiguity)]
    fixes += sizedCells(ambiguity).map { [$0] }
    if ambiguity.decidedBy == .total { fixes.append([propose(ambiguity)]) }
    return fixes
  }

  /// A row without height whose cells give the open columns of the grid a width.
  private func sizingRows(_ ambiguity: Ambiguity) -> [Fix] {
    guard ambiguity.axis == .horizontal, case .grid(let grid) = tree.nodes[ambiguity.node].kind else { return [] }
    // One change settles all open columns of the grid.
    let columns = placement.diagnosis.ambiguities
      .filter { $0.axis == .horizontal && $0.container == ambiguity.container }
      .map { Fix.SizedTrack(track: $0.track, length: $0.chosen) }
    let widths = columns.map { "\(lengthText($0.length)) wide in column \($0.track)" }.joined(separator: ", ")
    let text =
      "add a row of height 0 to \(ambiguity.container) with \(columns.count == 1 ? "a cell" : "cells") \(widths)"
    let row = Fix(
      text: text, edit: .addSizingRow(container: ambiguity.node, columns: columns, proposedHeight: nil))
    // The row brings one more gap, for which a tight container has no room.
    guard proposal.height != nil else { return [row] }
    let height = placement.size.height + (grid.verticalSpacing ?? defaultSpacing)
    let roomier = Fix(
      text: "\(text), and propose a height of \(lengthText(height))",
      edit: .addSizingRow(container: ambiguity.node, columns: columns, proposedHeight: height))
    return [row, roomier]
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
  private func propose(_ ambiguity: Ambiguity) -> Fix {
    let length = placement.size[ambiguity.axis]
    return Fix(
      text: "propose a \(ambiguity.axis.lengthName) of \(lengthText(length))",
      edit: .propose(axis: ambiguity.axis, length: length))
  }
}

extension Axis {
  /// In which direction something is sized.
  package var adverb: String { self == .horizontal ? "horizontally" : "vertically" }
}
