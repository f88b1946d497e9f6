internal import LayoutGeometry
internal import LinearModel

/// Where lines of text stand in containers whose heights are evaluated directly.
struct EvaluatedBaselines: SettledBaselines {
  let structure: Structure
  let text: TextTable
  let demands: AxisDemands

  func start(ofRow row: Int, in container: Int) -> LinearExpression {
    let start = structure.start(ofTrack: row, of: container, .vertical, box: box(of: container)) {
      length(of: $0, container)
    }
    return LinearExpression(constant: start)
  }

  func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> LinearExpression {
    LinearExpression(
      constant: demands.lines[structure.firstTrack(of: container, .vertical) + row].position(of: baseline))
  }

  func length(of rows: Range<Int>, _ container: Int) -> Double {
    let first = demands.tracks(of: container, in: structure).lowerBound
    return rows.reduce(structure.gaps(in: rows, of: container, .vertical)) {
      $0 + demands.parts[first + $1].length
    }
  }

  func box(of container: Int) -> Double { demands.parts[container].length }

  func limits(of item: Int) -> Length { demands.leafLength(of: item, in: structure, structure.tree) }

  func ownLength(of item: Int) -> Double? { nil }
}
