internal import LayoutGeometry

/// Rows without height and columns without width, whose cells give the open tracks of grids a length.
///
/// One change settles all open tracks of a grid along an axis, so each is thought of once.
struct SizingFixes {
  private struct Key: Hashable {
    let axis: Axis
    let grid: Int
  }

  private var fixes: [Key: [Fix]] = [:]
  /// Open rows that one child takes: there is no room for another cell in them.
  private var takenRows: [Int: Set<Int>] = [:]

  init(_ placement: Placement, _ proposal: ProposedSize, defaultSpacing: Double) {
    let open = Dictionary(grouping: placement.diagnosis.ambiguities) { Key(axis: $0.axis, grid: $0.node) }
    for (key, ambiguities) in open {
      guard case .grid(let options) = placement.tree.nodes[key.grid].kind else { continue }
      // Where cells say their places, one more may stand beside whatever takes its row.
      if key.axis == .vertical, !placement.tree.hasExplicitCells(key.grid) {
        takenRows[key.grid] = Self.takenRows(ofGrid: key.grid, in: placement.tree)
      }
      let tracks = ambiguities.filter(canBeSized).map { Fix.SizedTrack(track: $0.track, length: $0.chosen) }
      guard !tracks.isEmpty else { continue }
      let container = placement.tree.name(of: key.grid)
      let across = key.axis.other
      let text = Self.text(key, tracks, container: container, in: placement.tree)
      fixes[key] = [Self.fix(key, tracks, text: text, proposing: nil)]
      // It brings one more gap, for which a tight container has no room.
      if proposal[across] != nil {
        let length = placement.size[across] + (options.spacing(across) ?? defaultSpacing)
        let roomier = "\(text), and propose a \(across.lengthName) of \(lengthText(length))"
        fixes[key]?.append(Self.fix(key, tracks, text: roomier, proposing: length))
      }
    }
  }

  /// What may settle an ambiguity, in the order in which it is worth a try.
  func fixes(for ambiguity: Ambiguity) -> [Fix] {
    canBeSized(ambiguity) ? fixes[Key(axis: ambiguity.axis, grid: ambiguity.node)] ?? [] : []
  }

  private func canBeSized(_ ambiguity: Ambiguity) -> Bool {
    ambiguity.axis == .horizontal || takenRows[ambiguity.node]?.contains(ambiguity.track) != true
  }

  private static func takenRows(ofGrid grid: Int, in tree: LayoutTree) -> Set<Int> {
    var taken = Set<Int>()
    for (row, child) in tree.writtenRows(ofGrid: grid).enumerated() {
      if case .gridRow = tree.nodes[child].kind { continue }
      taken.insert(row)
    }
    return taken
  }

  private static func fix(_ key: Key, _ tracks: [Fix.SizedTrack], text: String, proposing length: Double?) -> Fix {
    let edit: Fix.Edit =
      key.axis == .horizontal
      ? .addSizingRow(container: key.grid, columns: tracks, proposedHeight: length)
      : .addSizingColumn(container: key.grid, rows: tracks, proposedWidth: length)
    return Fix(text: text, edit: edit)
  }

  private static func text(
    _ key: Key, _ tracks: [Fix.SizedTrack], container: String, in tree: LayoutTree
  ) -> String {
    let axis = key.axis
    let mostNamed = Fix.mostNamedTracks
    var cells = tracks.prefix(mostNamed).map {
      "\(lengthText($0.length)) \(axis.adjective) in \(axis.trackName) \($0.track)"
    }
    if tracks.count > mostNamed { cells.append("and so on for all \(tracks.count) open \(axis.trackName)s") }
    var text = "add a \(axis.other.trackName) of \(axis.other.lengthName) 0 to \(container) with "
    text += "\(tracks.count == 1 ? "a cell" : "cells") \(cells.joined(separator: ", "))"
    for (node, position) in tree.cellsCountedFromLast(ofGrid: key.grid, sizing: tracks, axis) {
      let said = [position.column.map { "column \($0)" }, position.row.map { "row \($0)" }].compactMap { $0 }
      text += ", let \(tree.name(of: node)) stand in \(said.joined(separator: " and "))"
    }
    let nodes = key.grid..<tree.nodes[key.grid].end
    guard axis == .horizontal, nodes.contains(where: { tree.rows(of: $0) != nil }) else { return text }
    // Cells that reach beyond the last row would reach into the new one.
    for (node, rows) in tree.clippedCells(ofGrid: key.grid) {
      text += ", let \(tree.name(of: node)) cover \(rows) \(rows == 1 ? "row" : "rows")"
    }
    return text
  }
}

extension Fix {
  /// How many tracks the text of a change names: each of the open tracks comes with it, and no reader goes through more.
  package static let mostNamedTracks = 100
}
