internal import LayoutGeometry
internal import LinearModel

// Rows that give way: a row whose line moves is no higher than it needs to be, and neither is what stands around it.
//
//     minimise row  for each row in which a container hangs on a line, from the outside inwards
//
// What stands in a container on the line may give way to what hangs beside it, so that the row does with less than both ask for.
// Hugs know what is asked for only, so this comes when all have hugged and shared, and before it is measured what is open: nothing
// in such a row asks for more. Directly such a row declines (``RowLines/mayBeLower``).
extension AxisCompiler {
  mutating func emitRowsThatGiveWay() {
    guard !lines.isEmpty else { return }
    var givingWay: Set<Int> = []
    // Those in a container come after it in the order of containers.
    for container in variables.keys.sorted().reversed() where !isAsLongAsAround(container) {
      let demands = lengths.demands(of: container, axis)
      var ranges = demands.lines.filter { !$0.isFixed && !$0.containers.isEmpty }.map { $0.track..<$0.track + 1 }
      for child in demands.children where givingWay.contains(child.container) { ranges.append(child.tracks) }
      guard !ranges.isEmpty else { continue }
      givingWay.insert(container)
      for tracks in Set(ranges).sorted(by: { $0.lowerBound < $1.lowerBound })
      where !isLeftOpen(tracks, of: container) {
        let length = span(tracks, of: container)
        model.add(Goal(.minimize(length), priority: .align, depth: Self.afterAlignment + depth(of: container)))
      }
    }
  }

  /// Makes what ratios hold back on the way to a line as high as widths make it, before the row around it gives way.
  ///
  /// It has no use for more; but higher it would have its line elsewhere, which can make that row lower, and nothing asks for that.
  ///
  /// - Parameter widths: What compiles the widths: what shares those only when the whole is as small as it can be has none yet.
  mutating func emitRowsHeldByRatios(_ widths: AxisCompiler) {
    guard widths.afterSharing <= afterSharing else { return }
    for container in hanging.sorted()
    where !isAsLongAsAround(container) && !widths.sharesAfterTotal(container) && isAsHighAsRatiosMakeIt(container) {
      let extent = LinearExpression(variablesOf(container).extent)
      model.add(Goal(.minimize(extent), priority: .share, depth: afterSharing - 1))
    }
  }

  /// Whether nothing in a container has a use for more height than widths make it.
  private func isAsHighAsRatiosMakeIt(_ container: Int) -> Bool {
    guard holdsBackHeight(container), !structure.isElastic(container, axis) else { return false }
    let demands = lengths.demands(of: container, axis)
    return demands.spans.isEmpty
      && demands.tracks.allSatisfy {
        $0.isSized && $0.containerWithUnsizedTracks < 0
          && (!$0.isFlexible || $0.elasticContainer >= 0 || $0.usableBesideRatios <= $0.content.length)
      }
  }

  /// Whether what is around a container, or was said of it, tells how long it is, whatever is in it; so do hexagons, which have no
  /// tracks.
  private func isAsLongAsAround(_ container: Int) -> Bool {
    structure.containers[container].takesCell || structure.fillsFrame(container, axis)
      || structure.containers[container].shape != nil
  }

  /// Items are where their alignment says before rows are as low as they can be, as before the whole is.
  private static let afterAlignment = 1

  /// Whether some of the tracks take what there is to fill, are as long as what is open in them, or stand under a span: what they have
  /// of its length is a matter of the tie-break.
  private func isLeftOpen(_ tracks: Range<Int>, of container: Int) -> Bool {
    guard !lengths.demands(of: container, axis).spans.contains(where: { $0.tracks.overlaps(tracks) }) else {
      return true
    }
    let unknowns = variablesOf(container).unknowns
    return tracks.contains { track in
      let unknown = unknowns.ofTrack[track]
      // A track of one length is none.
      guard unknown >= 0 else { return false }
      let demand = unknowns.demands[unknown]
      return demand.containerWithUnsizedTracks >= 0 || (demand.isFlexible && hasLengthToFill(container))
    }
  }
}
