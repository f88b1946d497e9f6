internal import LayoutGeometry
internal import LinearModel

// Ratios on lines: what hangs on a line of text and holds something that keeps a ratio is as high as the width of that makes it.
//
// So it fills nothing by itself, and what it needs on either side of the line is known only when widths are.
extension AxisCompiler {
  /// Whether ratios in a container hold it back, so that it has no use for any height.
  func holdsBackHeight(_ container: Int) -> Bool { structure.holdsRatio(container) && isHeldByRatios(container) }

  /// Whether a ratio makes something on a line higher, which gets its width first.
  func followsWidths(_ line: TrackDemands.Line) -> Bool { line.containers.contains(where: structure.holdsRatio) }

  /// What is above the line of a row and what is below it, where a ratio tells how high something on the line is: each can use what
  /// its other members can, and what that makes the row higher by is nothing that they can use.
  ///
  /// `nil` for all other runs; empty where nothing on the line can use more than is asked for.
  func partsOnLine(
    ofRow run: TrackDemands.FlexibleRun, _ demands: TrackDemands, of container: Int
  ) -> [(length: LinearExpression, usable: Double)]? {
    guard run.isSingle, !demands.lines.isEmpty, let positions = lines[container], let row = variables[container]?.track
    else { return nil }
    let unknowns = variablesOf(container).unknowns
    let (unknown, track) = (run.unknowns[0].index, unknowns.firstTracks[run.unknowns[0].index])
    let own = demands.lines.indices.filter { demands.lines[$0].track == track }
    guard own.count == 1, !demands.lines[own[0]].isFixed, followsWidths(demands.lines[own[0]]) else { return nil }
    guard run.usable > unknowns.demands[unknown].content.length else { return [] }
    let (position, usable) = (positions[own[0]], demands.lines[own[0]].usableBesideRatios)
    return [(position, usable.above), (row(track) - position, usable.below)]
  }

  /// Notes what hangs on a line beside something that a ratio makes higher: what it shares moves the line, on which that may stand, so
  /// it waits until that has its width.
  mutating func noteWaiting(on line: TrackDemands.Line) {
    for child in line.containers where !structure.holdsRatio(child) {
      waitingForWidths.formUnion(structure.containers(in: child))
    }
  }

  /// By how much later a container shares what it is given; what shares after the whole is as small as it can be waits in any case.
  func delayOfSharing(in container: Int) -> Int {
    waitingForWidths.contains(container) && !sharesAfterTotal(container) ? afterSharingOfWidths + 1 : 0
  }
}
