internal import LayoutGeometry

/// The lengths of all tracks and containers along one axis, evaluated directly, without a linear program, or taken from one.
///
/// Where every ideal length fits, all of them are met: tracks that cannot grow are as long as their largest cell, or grow as
/// spans over them ask; and the others share what is left, each container what the one around it gives it. Where they do not
/// fit, one level decides how long each is. Anything else (tracks that grow for a span that their share has no room for, spans
/// over what falls short, spans that ask for what can grow for nothing, lines that move as a container on them grows, contradictions) is left to
/// the program, which these lengths then agree with: a law in the tests.
/// O(cells), and O(n log n) for n tracks that share within greatest lengths.
struct AxisLengths {
  /// What everything asks for, and how long it is.
  var demands: AxisDemands

  /// Whether something was given less than it asks for.
  var isShrunk = false
  /// Whether several things beside each other share less than they ask for.
  var sharesLack = false
  /// Whether what is given less than it asks for is to shrink.
  var isShrinking = false

  var axis: Axis { demands.axis }

  /// Nothing has a length yet.
  init(sharing demands: AxisDemands) { self.demands = demands }

  /// Takes over lengths that were solved.
  init(_ solution: AxisSolution, _ structure: Structure, _ axis: Axis, proposed: Double?, leaves: LeafDemands?) {
    demands = AxisDemands(blank: structure, axis, proposed: proposed, leaves: leaves)
    for container in structure.containers.indices {
      demands.parts[container].length = solution.boxes[container]
      for (track, length) in zip(tracks(of: container, in: structure), solution.tracks[container]) {
        demands.parts[track].length = length
      }
    }
  }

  /// Whether nothing is shorter than it asks to be, and no span makes anything longer than its own cells.
  var isAsAskedFor: Bool { !isShrunk && demands.growth.isEmpty }

  /// Whether lengths follow an edit of what is in a container without a look at all else in it.
  var canBeEdited: Bool { !isShrunk && !demands.hasFillingSpans }

  /// How long a track is, by its number among all parts.
  @inline(__always) subscript(track: Int) -> Double { demands.parts[track].length }

  /// How long a container is in its cell.
  @inline(__always) func length(of container: Int) -> Double { demands.parts[container].length }

  /// The tracks of a container, as numbers of parts.
  @inline(__always) func tracks(of container: Int, in structure: Structure) -> Range<Int> {
    demands.tracks(of: container, in: structure)
  }

  /// Visits the lengths of the tracks of a container, from the first to the last.
  @inline(__always) func visitTracks(
    of container: Int, in structure: Structure, _ visit: (_ track: Int, _ length: Double) -> Void
  ) {
    let range = tracks(of: container, in: structure)
    for track in range { visit(track &- range.lowerBound, self[track]) }
  }

  /// The length of neighbouring tracks and the gaps between them.
  @inline(__always) func length(of range: Range<Int>, of container: Int, in structure: Structure) -> Double {
    if range.count == 1 { return self[tracks(of: container, in: structure).lowerBound + range.lowerBound] }
    return total(of: range, of: container, in: structure)
  }

  private func total(of range: Range<Int>, of container: Int, in structure: Structure) -> Double {
    let first = tracks(of: container, in: structure).lowerBound
    var sum = structure.gaps(in: range, of: container, axis)
    for track in range { sum += self[first + track] }
    return sum
  }

  /// Whether a container is at least as long as what is in it asks for, or lets it stand out.
  ///
  /// - Parameter rounding: The part of its length that it may be shorter by.
  @inline(__always) func hasRoom(_ container: Int, in structure: Structure, within rounding: Double = 0) -> Bool {
    length(of: container) * (1 + rounding) >= demands.contentLength(of: container, in: structure)
      || structure.containers[container].scrollAxis == axis
  }
}
