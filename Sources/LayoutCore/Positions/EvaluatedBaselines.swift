internal import LayoutGeometry

/// Where lines of text stand in containers whose heights are evaluated directly.
struct EvaluatedBaselines: SettledBaselines {
  let structure: Structure
  let text: TextTable
  /// What the lines are told from, of all that is asked for along the axis: one of these is made for each cell on a line, and to keep
  /// all of that would be to count references to each part of it.
  private let parts: [AxisDemands.Part]
  private let lines: [RowLines]
  private let leaves: LeafDemands?

  init(structure: Structure, text: TextTable, demands: AxisDemands) {
    (self.structure, self.text) = (structure, text)
    (parts, lines, leaves) = (demands.parts, demands.lines, demands.leaves)
  }

  func start(ofRow row: Int, in container: Int) -> Double {
    structure.start(ofTrack: row, of: container, .vertical, box: box(of: container)) { length(of: $0, container) }
  }

  func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> Double {
    lines[structure.firstTrack(of: container, .vertical) + row].position(of: baseline)
  }

  func length(of rows: Range<Int>, _ container: Int) -> Double {
    let first = structure.containers.count + structure.firstTrack(of: container, .vertical)
    return rows.reduce(structure.gaps(in: rows, of: container, .vertical)) { $0 + parts[first + $1].length }
  }

  func box(of container: Int) -> Double { parts[container].length }

  func limits(of item: Int) -> Length { leaves?[item] ?? structure.leafLength(of: item, .vertical) }

  func ownLength(of item: Int) -> Double? { nil }
}
