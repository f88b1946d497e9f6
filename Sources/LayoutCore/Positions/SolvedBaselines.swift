internal import LayoutGeometry

/// Where lines of text stand in containers that are solved.
struct SolvedBaselines: SettledBaselines {
  let structure: Structure
  let lengths: DemandTable
  let solution: AxisSolution

  var text: TextTable { lengths.text }

  func start(ofRow row: Int, in container: Int) -> Double {
    solution.start(ofTrack: row, of: container, in: structure, .vertical)
  }

  func line(_ baseline: TextBaseline, ofRow row: Int, in container: Int) -> Double {
    let index = lengths.demands(of: container, .vertical).line(baseline, ofRow: row)
    return index.map { solution.lines[container]?[$0] ?? 0 } ?? 0
  }

  func length(of rows: Range<Int>, _ container: Int) -> Double {
    solution.length(of: rows, of: container, in: structure, .vertical)
  }

  func box(of container: Int) -> Double { solution.boxes[container] }

  func limits(of item: Int) -> Length { lengths[item, .vertical] }

  func ownLength(of item: Int) -> Double? { solution.itemLengths[item] }
}
