internal import LayoutGeometry

/// The lengths of all tracks and containers along one axis, where they can be told without a linear program.
///
/// That is so where every ideal length fits: then all of them are met, tracks that cannot grow are as long as their largest
/// cell, and the others share what is left, each container what the one around it gives it. Anything else (lengths that do
/// not fit, spans that make tracks grow, tracks without a cell of their own) is left to the program, which these lengths
/// then agree with: a law in the tests. O(cells), and O(n log n) for n tracks that share within greatest lengths.
struct ClosedFormLengths {
  /// The lengths of the tracks of all containers, one container after the other.
  private(set) var tracks: [Double]
  /// By container, its first track; one more at the end.
  private(set) var firstTracks: [Int]
  /// The length that each container takes in its cell.
  private(set) var boxes: [Double]

  private let axis: Axis
  /// The greatest lengths of tracks.
  private var greatest: [Double]
  /// The priorities of tracks; empty where nothing has one.
  private var priorities: [Double] = []
  /// By container: what it takes by itself, and the most that it can use.
  private var ideals: [Double]
  private var maxima: [Double]

  /// - Returns: `nil` where a linear program has to tell.
  init?(_ structure: Structure, _ axis: Axis, proposed: Double?) {
    self.axis = axis
    firstTracks = []
    firstTracks.reserveCapacity(structure.containers.count + 1)
    var count = 0
    for container in structure.containers.indices {
      firstTracks.append(count)
      count += structure.containers[container].trackCount(axis)
    }
    firstTracks.append(count)
    // Below 0, so that a track that no cell of its own makes longer can be told.
    tracks = Array(repeating: -1, count: count)
    greatest = Array(repeating: 0, count: count)
    boxes = Array(repeating: 0, count: structure.containers.count)
    ideals = boxes
    maxima = boxes
    if !structure.priorities.isEmpty { priorities = Array(repeating: -.infinity, count: count) }
    for container in structure.containers.indices.reversed() {
      guard measure(container, in: structure, proposed) else { return nil }
    }
    let offered = proposed.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    guard place(0, in: offered, of: structure) else { return nil }
    for container in structure.containers.indices {
      guard share(container, hasLength: container > 0 || offered != nil, in: structure) else { return nil }
    }
  }

  /// The length of neighbouring tracks and the gaps between them.
  func length(of range: Range<Int>, of container: Int, in structure: Structure) -> Double {
    let first = firstTracks[container]
    if range.count == 1 { return tracks[first + range.lowerBound] }
    var sum = structure.containers[container].gaps(in: range, axis)
    for track in range { sum += tracks[first + track] }
    return sum
  }

  // MARK: Measuring, from the innermost containers outwards

  private mutating func measure(_ container: Int, in structure: Structure, _ proposed: Double?) -> Bool {
    let isUniform = structure.containers[container].trackGroups?.axis == axis
    let first = firstTracks[container]
    let range = first..<firstTracks[container + 1]
    var hasSpans = false
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis) else { continue }
      let covered = cell.tracks(axis)
      guard covered.count == 1 else {
        hasSpans = true
        continue
      }
      let (ideal, maximum) = lengths(of: cell.node, in: structure, proposed)
      let track = isUniform ? first : first + covered.lowerBound
      if ideal > tracks[track] { tracks[track] = ideal }
      if maximum > greatest[track] { greatest[track] = maximum }
      if !priorities.isEmpty { priorities[track] = max(priorities[track], structure.priorities[cell.node]) }
    }
    if isUniform { spread(range) }
    let gaps = self.gaps(of: container, in: structure)
    var (ideal, maximum) = (gaps, gaps)
    for track in range {
      guard tracks[track] >= 0 else { return false }
      ideal += tracks[track]
      maximum += max(tracks[track], greatest[track])
    }
    guard ideal >= 0, !hasSpans || spansFit(container, in: structure, proposed) else { return false }
    return keep(ideal, maximum, of: container, in: structure)
  }

  /// Gives all tracks of a container what the first one asks for.
  private mutating func spread(_ range: Range<Int>) {
    guard let first = range.first else { return }
    for track in range {
      tracks[track] = tracks[first]
      greatest[track] = greatest[first]
      if !priorities.isEmpty { priorities[track] = priorities[first] }
    }
  }

  /// All gaps of a container, and the distances from its edges.
  private func gaps(of container: Int, in structure: Structure) -> Double {
    let count = firstTracks[container + 1] - firstTracks[container]
    return structure.containers[container].gaps(in: 0..<count, axis)
      + structure.containers[container].insets.total(axis)
  }

  /// What something asks for by itself, and the most that it can use.
  private func lengths(
    of node: Int, in structure: Structure, _ proposed: Double?
  ) -> (ideal: Double, maximum: Double) {
    if let child = structure.containerIndex(of: node) { return (ideals[child], maxima[child]) }
    let length = structure.leafLength(of: node, axis).proposed(proposed)
    return (length.ideal, length.maximum)
  }

  /// Whether spans make nothing longer: their tracks have room for them, and they can use no more.
  private func spansFit(_ container: Int, in structure: Structure, _ proposed: Double?) -> Bool {
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis), cell.tracks(axis).count > 1 else { continue }
      let (ideal, maximum) = lengths(of: cell.node, in: structure, proposed)
      guard maximum <= ideal, ideal <= length(of: cell.tracks(axis), of: container, in: structure) else { return false }
    }
    return true
  }

  /// Keeps the lengths of a container's content, or those that were said instead.
  private mutating func keep(_ ideal: Double, _ maximum: Double, of container: Int, in structure: Structure) -> Bool {
    (ideals[container], maxima[container]) = (ideal, maximum)
    guard structure.isFramed(container, axis), let node = structure.containers[container].node else { return true }
    let limits = structure.tree.nodes[node][axis]
    guard let length = limits.ideal, limits.minimum == length, limits.maximum == length, ideal <= length else {
      return false
    }
    (ideals[container], maxima[container]) = (length, length)
    return true
  }

  // MARK: Sharing, from the root inwards

  /// Gives a container a length to stand in; `nil` where none is offered to the root.
  ///
  /// - Returns: Whether it fits.
  private mutating func place(_ container: Int, in given: Double?, of structure: Structure) -> Bool {
    guard let given else {
      boxes[container] = ideals[container]
      return true
    }
    guard ideals[container] <= given else { return false }
    let fills = structure.containers[container].isPadding && structure.containers[container].fillsCells
    boxes[container] = fills ? given : min(given, maxima[container])
    return true
  }

  /// Shares a container's length among its tracks, and gives those in it their cells.
  ///
  /// - Parameter hasLength: Whether there is a length to share, rather than what the content takes.
  private mutating func share(_ container: Int, hasLength: Bool, in structure: Structure) -> Bool {
    let range = firstTracks[container]..<firstTracks[container + 1]
    let isFramed = structure.isFramed(container, axis)
    let space = boxes[container] - gaps(of: container, in: structure)
    if structure.containers[container].isPadding, isFramed || structure.containers[container].fillsCells {
      // Where padding takes what it is given, so does its content's cell.
      if let track = range.first { tracks[track] = max(tracks[track], space) }
    } else if hasLength || isFramed {
      shareOut(space, among: range, structure.priorities.levels)
    }
    for index in structure.containers[container].cells {
      let cell = structure.cells[index]
      guard let child = structure.childContainer(cell) else { continue }
      let given = length(of: cell.tracks(axis), of: container, in: structure)
      // What stands in an unsized cell of no length is offered none.
      guard place(child, in: given, of: structure) else { return false }
    }
    return true
  }

  /// Shares a length among the tracks that can grow, those of a higher priority first.
  private mutating func shareOut(_ space: Double, among range: Range<Int>, _ levels: [Double]) {
    var left = space
    for track in range { left -= tracks[track] }
    guard left > 0 else { return }
    for level in levels {
      var members: [Int] = []
      for track in range where greatest[track] > tracks[track] && (priorities.isEmpty || priorities[track] == level) {
        members.append(track)
      }
      guard !members.isEmpty else { continue }
      let own = members.reduce(0) { $0 + tracks[$1] }
      let shares = FairShares(
        of: own + left, among: members.map { Length(minimum: tracks[$0], ideal: tracks[$0], maximum: greatest[$0]) })
      for (track, length) in zip(members, shares.lengths) {
        left -= length - tracks[track]
        tracks[track] = length
      }
    }
  }
}
