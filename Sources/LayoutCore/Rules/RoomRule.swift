internal import LayoutGeometry

// Room: how long a container with tracks that nothing asks anything of could be, before all is as small as possible.
//
// Such a track can grow for nothing, and so can a track around that is as long as a container with one: it goes along, and with it
// what it stands in, as far as there is room. What has a length of its own does not, nor does what stands beside something longer.
// A program needs no rule for that: its hugs let such tracks go (``HugRule``), and their range is measured before the total is.
extension AxisDemands {
  /// Whether a container can grow without anything in it asking for more.
  ///
  /// O(cells of the containers on the way to the tracks that make it so).
  func growsForNothing(_ container: Int, in structure: Structure) -> Bool {
    if structure.containers[container].node.map({ structure.tree.hasOwnLength($0, axis) }) ?? false { return false }
    return hasUnsizedTracks(container) || holdsGrowing(container, in: structure)
  }

  /// Whether a track of a container goes along with one in it that can grow without anything asking for more, or a cell over several
  /// tracks holds such a one.
  func holdsGrowing(_ container: Int, in structure: Structure) -> Bool {
    guard holdsUnsizedTracks(container, in: structure), !structure.containers[container].holdsPlainItems else { return false }
    return structure.cells(of: container).contains { cell in
      guard let child = structure.childContainer(cell), cell.isSized(axis) else { return false }
      guard cell.tracks(axis).count > 1 || leads(child, cell, of: container, in: structure) else { return false }
      return growsForNothing(child, in: structure)
    }
  }

  /// Whether a track is as long as the container in one of its cells.
  fileprivate func leads(_ child: Int, _ cell: Structure.Cell, of container: Int, in structure: Structure) -> Bool {
    cell.tracks(axis).count == 1
      && parts[child].ideal >= parts[tracks(of: container, in: structure).lowerBound + cell.tracks(axis).lowerBound].ideal
  }

  /// The tracks of a container that nothing asks anything of, or that go along with a container that can grow so.
  fileprivate func tracksThatGrowForNothing(in container: Int, in structure: Structure) -> Set<Int> {
    guard holdsUnsizedTracks(container, in: structure) else { return [] }
    let range = tracks(of: container, in: structure)
    var growing = Set(range.indices.filter { parts[$0].ideal < 0 }.map { $0 - range.lowerBound })
    for cell in structure.cells(of: container) where cell.isSized(axis) {
      guard let child = structure.childContainer(cell), leads(child, cell, of: container, in: structure),
        growsForNothing(child, in: structure)
      else { continue }
      if isUniform(container, in: structure) { return Set(0..<range.count) }
      growing.insert(cell.tracks(axis).lowerBound)
    }
    return growing
  }

  /// Whether a container, or something in it, has tracks without an own cell.
  ///
  /// O(containers with spans).
  func holdsUnsizedTracks(_ container: Int, in structure: Structure) -> Bool {
    guard !spanned.isEmpty else { return false }
    let inside = structure.containers(in: container)
    if inside.count == 1 { return hasUnsizedTracks(container) }
    return spanned.contains { inside.contains($0.key) && $0.value.unsized != nil }
  }

  /// Whether nothing around a container makes how long it could be a matter of more than tracks, gaps and frames.
  func isSurroundedSimply(in structure: Structure) -> Bool {
    structure.containers.count == 1
      || (!structure.isRelated && !structure.couplesAxes && structure.fractions.isEmpty && !structure.listsTracks
        && !structure.takesLeastLengths)
  }
}

extension AxisLengths {
  /// The tracks that spans leave open, by container and track.
  func open(in structure: Structure) -> [OpenTrack] {
    guard structure.containers.count > 1, demands.holdsUnsizedTracks(0, in: structure) else {
      return demands.open { _ in demands.proposed.offered ?? .infinity }
    }
    let rooms = rooms(in: structure)
    return demands.open { rooms[$0] }
  }

  /// How long each container could be with all else as short as it can be; infinite where nothing says.
  ///
  /// O(cells) where few containers can grow.
  private func rooms(in structure: Structure) -> [Double] {
    var rooms = Array(of: Double.infinity, count: structure.containers.count)
    rooms[0] = structure.isFramed(0, axis) ? length(of: 0) : demands.proposed.offered ?? .infinity
    for container in structure.containers.indices where !structure.containers[container].holdsPlainItems {
      if structure.containers[container].scrollAxis == axis { rooms[container] = .infinity }
      let rest = rest(of: container, within: rooms[container], in: structure)
      let growing = rest > 0 ? demands.tracksThatGrowForNothing(in: container, in: structure) : []
      for cell in structure.cells(of: container) {
        guard let child = structure.childContainer(cell) else { continue }
        var room = length(of: cell.tracks(axis), of: container, in: structure)
        if structure.isFramed(child, axis) {
          room = length(of: child)
        } else if cell.isAttached || !cell.isSized(axis) {
          if room <= 0 { room = .infinity }
        } else if !growing.isDisjoint(with: cell.tracks(axis)) {
          room += rest
        }
        rooms[child] = room
      }
    }
    return rooms
  }

  /// What one track of a container could have more, with the others as long as they are.
  private func rest(of container: Int, within room: Double, in structure: Structure) -> Double {
    let range = tracks(of: container, in: structure)
    let taken = range.reduce(demands.gaps(of: container, in: structure)) { $0 + self[$1] }
    let rest = max(0, room - taken)
    return demands.isUniform(container, in: structure) ? rest / Double(range.count) : rest
  }
}
