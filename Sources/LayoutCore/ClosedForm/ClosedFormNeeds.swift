internal import LayoutGeometry

/// What all tracks and containers ask for along one axis, where no span makes a track longer.
///
/// A track asks for its largest cell; a container for its tracks and gaps, or for what was said instead. Containers are taken
/// from the innermost outwards, each once: O(cells).
struct ClosedFormNeeds {
  /// A track: the length of its largest cell, and how far it can grow.
  struct Track {
    /// Below 0 where no cell stands in the track alone.
    var ideal = -1.0
    var greatest = 0.0
    /// How long it is, once that is settled: it stands here, so that there is one list of tracks and not two.
    var length = 0.0
  }

  /// A container: its tracks, what it takes by itself, and the most that it can use.
  struct Container {
    let tracks: Range<Int>
    var ideal = 0.0
    var maximum = 0.0
    /// How long it is in its cell, once that is settled.
    var length = 0.0
  }

  let axis: Axis
  /// What the whole is proposed: 0 asks for minimums, infinity for maximums; all other lengths ask for the same.
  var proposed: Double?
  /// The tracks of all containers, one container after the other.
  var tracks: [Track] = []
  var containers: [Container] = []
  /// The priorities of tracks; empty where nothing has one.
  private(set) var priorities: [Double] = []

  /// - Returns: `nil` where a linear program has to tell.
  init?(_ structure: Structure, _ axis: Axis, proposed: Double?) {
    self.init(numbering: structure, axis, proposed: proposed)
    if !structure.priorities.isEmpty { priorities = Array(repeating: -.infinity, count: tracks.count) }
    for container in structure.containers.indices.reversed() {
      guard measure(container, in: structure) else { return nil }
    }
  }

  /// Tells the tracks of each container among those of all, and nothing that they ask for.
  init(numbering structure: Structure, _ axis: Axis, proposed: Double?) {
    self.axis = axis
    self.proposed = proposed
    containers.reserveCapacity(structure.containers.count)
    var count = 0
    for container in structure.containers.indices {
      let next = count + structure.trackCount(of: container, axis)
      containers.append(Container(tracks: count..<next))
      count = next
    }
    tracks = Array(of: Track(), count: count)
  }

  /// The gaps of a container, and the distances from its edges.
  func gaps(of container: Int, in structure: Structure) -> Double {
    structure.gaps(of: container, axis).total(in: 0..<containers[container].tracks.count)
      + structure.containers[container].insets.total(axis)
  }

  /// Whether all tracks of a container have one length.
  func isUniform(_ container: Int, in structure: Structure) -> Bool {
    structure.containers[container].uniformAxis == axis
  }

  // MARK: Parts of measuring

  private mutating func measure(_ container: Int, in structure: Structure) -> Bool {
    let tree = structure.tree
    let hasSpans = include(structure.containers[container].cells, of: container, in: structure, tree)
    return total(container, in: structure)
      && (!hasSpans
        || structure.containers[container].cells.allSatisfy {
          fits($0, of: container, in: structure, tree)
        })
      && keepFrame(of: container, in: structure)
  }

  /// Makes the tracks of a container as long as some of its cells ask for.
  ///
  /// - Returns: Whether one of the cells covers several tracks; those are not counted here.
  private mutating func include(
    _ cells: Range<Int>, of container: Int, in structure: Structure, _ tree: LayoutTree
  ) -> Bool {
    let range = containers[container].tracks
    let isUniform = isUniform(container, in: structure)
    // Where there are priorities, that of an item counts too, and most items have none.
    let holdsItems = structure.containers[container].holdsPlainItems && priorities.isEmpty
    var hasSpans = false
    for index in cells {
      let cell = structure.cells[index]
      guard cell.isSized(axis) else { continue }
      let covered = cell.tracks(axis)
      guard covered.count == 1 else {
        hasSpans = true
        continue
      }
      let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
      if holdsItems {
        include(structure.leafLength(of: cell.node, axis, in: tree).proposed(proposed), in: track)
      } else {
        include(cell.node, in: track, structure, tree)
      }
    }
    if isUniform { spread(range) }
    return hasSpans
  }

  @inline(__always) private mutating func include(_ length: Length, in track: Int) {
    if length.ideal > tracks[track].ideal { tracks[track].ideal = length.ideal }
    if length.maximum > tracks[track].greatest { tracks[track].greatest = length.maximum }
  }

  private mutating func include(_ node: Int, in track: Int, _ structure: Structure, _ tree: LayoutTree) {
    include(length(of: node, in: structure, tree), in: track)
    if !priorities.isEmpty { priorities[track] = max(priorities[track], structure.priorities[node]) }
  }

  /// Gives all tracks of a container what the first one asks for.
  private mutating func spread(_ range: Range<Int>) {
    guard let first = range.first else { return }
    for track in range {
      (tracks[track].ideal, tracks[track].greatest) = (tracks[first].ideal, tracks[first].greatest)
      if !priorities.isEmpty { priorities[track] = priorities[first] }
    }
  }

  /// Adds up what the tracks of a container ask for.
  ///
  /// - Returns: Whether that is all that decides: each track has a cell of its own, and no gaps overlap all of them.
  private mutating func total(_ container: Int, in structure: Structure) -> Bool {
    let gaps = gaps(of: container, in: structure)
    var (ideal, maximum) = (gaps, gaps)
    for track in containers[container].tracks {
      guard tracks[track].ideal >= 0 else { return false }
      ideal += tracks[track].ideal
      maximum += max(tracks[track].ideal, tracks[track].greatest)
    }
    (containers[container].ideal, containers[container].maximum) = (ideal, maximum)
    return ideal >= 0
  }

  /// Whether a cell makes nothing longer: its tracks have room for it, and it can use no more.
  private func fits(_ index: Int, of container: Int, in structure: Structure, _ tree: LayoutTree) -> Bool {
    guard structure.cells[index].isSized(axis) else { return true }
    let range = structure.cells[index].tracks(axis)
    guard range.count > 1 else { return true }
    let length = length(of: structure.cells[index].node, in: structure, tree)
    let first = containers[container].tracks.lowerBound
    var room = structure.gaps(of: container, axis).total(in: range)
    for track in range { room += tracks[first + track].ideal }
    return length.maximum <= length.ideal && length.ideal <= room
  }

  /// Replaces the lengths of a container's content by those that were said of the container.
  private mutating func keepFrame(of container: Int, in structure: Structure) -> Bool {
    guard structure.isFramed(container, axis), let node = structure.containers[container].node else { return true }
    let limits = structure.tree.limits(of: node, axis)
    guard let length = limits.ideal, limits.minimum == length, limits.maximum == length,
      containers[container].ideal <= length
    else { return false }
    (containers[container].ideal, containers[container].maximum) = (length, length)
    return true
  }

  /// What something asks for by itself, and the most that it can use.
  private func length(of node: Int, in structure: Structure, _ tree: LayoutTree) -> Length {
    guard let child = structure.containerIndex(of: node) else {
      return structure.leafLength(of: node, axis, in: tree).proposed(proposed)
    }
    return Length(minimum: 0, ideal: containers[child].ideal, maximum: containers[child].maximum)
  }
}

extension ClosedFormNeeds {
  /// What became of a container when one of its children asked for something else.
  enum Change {
    /// It asks for what it asked for before.
    case inside
    /// It asks for something else itself.
    case outside
  }

  /// Takes over what the child of one cell asks for now.
  ///
  /// O(cells in its track, tracks of the container and spans over the track); in a container whose tracks have one length,
  /// O(cells of the container).
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - container: The container of the cell.
  ///   - structure: The layout before it was changed.
  ///   - tree: The lengths as they are now.
  ///   - cells: The cells of each track.
  /// - Returns: `nil` where a linear program has to tell now.
  mutating func update(
    _ cell: Int, of container: Int, in structure: Structure, _ tree: LayoutTree, _ cells: TrackCells
  ) -> Change? {
    guard structure.cells[cell].isSized(axis) else { return .inside }
    let covered = structure.cells[cell].tracks(axis)
    guard covered.count == 1 else { return fits(cell, of: container, in: structure, tree) ? .inside : nil }
    let range = containers[container].tracks
    let isUniform = isUniform(container, in: structure)
    let track = isUniform ? range.lowerBound : range.lowerBound + covered.lowerBound
    let old = (tracks[track].ideal, tracks[track].greatest)
    (tracks[track].ideal, tracks[track].greatest) = (Track().ideal, Track().greatest)
    if isUniform {
      _ = include(structure.containers[container].cells, of: container, in: structure, tree)
    } else {
      for position in cells.positions(of: track) {
        include(alone: cells.cell(at: position), in: track, structure, tree)
      }
    }
    guard (tracks[track].ideal, tracks[track].greatest) != old else { return .inside }
    let outside = (containers[container].ideal, containers[container].maximum)
    guard total(container, in: structure),
      isUniform
        || cells.positions(of: track).allSatisfy({ fits(cells.cell(at: $0), of: container, in: structure, tree) }),
      keepFrame(of: container, in: structure)
    else { return nil }
    return outside == (containers[container].ideal, containers[container].maximum) ? .inside : .outside
  }

  /// Makes a track as long as a cell asks for that stands in it alone.
  private mutating func include(alone cell: Int, in track: Int, _ structure: Structure, _ tree: LayoutTree) {
    guard structure.cells[cell].isSized(axis), structure.cells[cell].tracks(axis).count == 1 else { return }
    include(structure.cells[cell].node, in: track, structure, tree)
  }
}
