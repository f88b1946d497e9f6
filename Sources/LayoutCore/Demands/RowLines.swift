internal import LayoutGeometry

/// What cells of one row that share lines of text ask for, where all of them are of fixed height.
///
/// Then each line has one place: as far below the top of the row as the cell that reaches highest above it, or as far above the
/// bottom as the one that reaches lowest.
struct RowLines {
  /// What stands on a line above it and below it; less than anything where nothing does.
  private struct Line {
    var above = -Double.infinity
    var below = -Double.infinity
  }

  private var first = Line()
  private var last = Line()

  /// How high the row is to be for its lines; less than anything where it has none.
  var height: Double { max(first.above + first.below, last.above + last.below) }

  /// From the top of the row to a line.
  ///
  /// - Parameter height: The height of the row.
  func position(of baseline: TextBaseline, height: Double) -> Double {
    baseline == .first ? first.above : height - last.below
  }

  /// The lines of all rows of all containers; `nil` where something that stands on one is a container, or of no fixed height.
  ///
  /// O(cells).
  static func all(in structure: Structure, heights: [Length], _ text: TextTable) -> [RowLines]? {
    var rows = Array(of: RowLines(), count: structure.trackCount(.vertical))
    for container in structure.containers.indices {
      for cell in structure.cells(of: container) {
        guard let baseline = cell.baseline else { continue }
        let height = heights[cell.node]
        guard structure.childContainer(cell) == nil, height.minimum == height.maximum else { return nil }
        let row = structure.firstTrack(of: container, .vertical) + cell.rows.lowerBound
        rows[row].include(height.ideal, baseline, text.offset(of: cell.node, baseline))
      }
    }
    return rows
  }

  private mutating func include(_ height: Double, _ baseline: TextBaseline, _ offset: BaselineOffset) {
    func raise(_ line: inout Line) {
      line.above = max(line.above, offset.above(height))
      line.below = max(line.below, offset.below(height))
    }
    if baseline == .first { raise(&first) } else { raise(&last) }
  }
}
