internal import LayoutGeometry

/// Which cells cover each track, along one axis; tracks are numbered as ``AxisDemands/parts`` are.
///
/// All lists stand in one array, so that there is no block for each track.
struct TrackCells {
  /// Where the list of each track starts; one more at the end.
  private var starts: [Int32]
  private var cells: [Int32]

  /// O(cells and the tracks that they cover).
  ///
  /// - Parameter demands: The demands along the axis, which tell where the tracks of a container stand among those of all.
  init(_ structure: Structure, _ demands: AxisDemands) {
    var counts = [Int32](repeating: 0, count: demands.parts.count + 1)
    Self.walk(structure, demands) { track, _ in counts[track + 1] += 1 }
    for track in demands.parts.indices { counts[track + 1] += counts[track] }
    starts = counts
    cells = Array(repeating: 0, count: Int(counts.last ?? 0))
    Self.walk(structure, demands) { track, cell in
      cells[Int(counts[track])] = Int32(truncatingIfNeeded: cell)
      counts[track] += 1
    }
  }

  private static func walk(_ structure: Structure, _ demands: AxisDemands, _ visit: (Int, Int) -> Void) {
    for container in structure.containers.indices {
      let first = demands.tracks(of: container, in: structure).lowerBound
      for cell in structure.containers[container].cells {
        for track in structure.cells[cell].tracks(demands.axis) { visit(first + track, cell) }
      }
    }
  }

  /// Where the list of a track stands.
  ///
  /// Lists are walked by position: every edit walks many, and a slice would be counted each time.
  func positions(of track: Int) -> Range<Int> { Int(starts[track])..<Int(starts[track + 1]) }

  /// The cell at a position; in each list they are in document order.
  func cell(at position: Int) -> Int { Int(cells[position]) }
}
