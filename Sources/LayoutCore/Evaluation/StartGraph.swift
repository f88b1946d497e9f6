internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Starts of tracks along one axis as nodes; what tracks, gaps and relations ask of the distances between them as arcs.
///
/// A start is told only where the container of the track stands alone in its tracks, at the start of them, up to the root: so it
/// stands still however long it becomes. What padding is around may move in that, for it grows at no price; so what stands in one is
/// compared with what stands in the same one only.
struct StartGraph {
  let structure: Structure
  /// What all is as long as without what the graph makes longer.
  let lengths: AxisLengths
  private let cells: CellTable
  var axis: Axis { lengths.axis }

  /// From the start of the whole to that of each container; not a number where that changes with what is in it.
  private(set) var origins: [Double]
  /// By container, the innermost padding around it, or -1.
  private var paddings: [Int]
  /// The tracks whose starts are spoken of, behind one that is none: the start of the whole.
  private(set) var tracks = [Track(container: -1, index: -1)]
  /// By track among those of all containers, its place in the list above; 0 where its start is not spoken of.
  private(set) var numbers: [Int32]
  private(set) var arcs: [Arc] = []

  struct Track {
    let container: Int
    let index: Int
  }

  /// That a start is at least a distance behind another one.
  struct Arc {
    let tail: Int
    let head: Int
    let distance: Double
  }

  /// Something as far behind the start of a track as nothing changes.
  private struct Place {
    /// `nil` for the start of the whole.
    let track: Track?
    let distance: Double
    /// The innermost padding around it, or -1.
    let padding: Int
  }

  /// - Parameters:
  ///   - structure: The layout.
  ///   - cells: Where its nodes stand.
  ///   - lengths: What all is as long as without what the graph makes longer.
  init(_ structure: Structure, _ cells: CellTable, _ lengths: AxisLengths) {
    self.structure = structure
    self.lengths = lengths
    self.cells = cells
    numbers = Array(repeating: 0, count: structure.trackCount(lengths.axis))
    origins = Array(repeating: .nan, count: structure.containers.count)
    origins[0] = 0
    paddings = Array(repeating: -1, count: structure.containers.count)
    for container in structure.containers.indices where standsStill(container) {
      for cell in structure.cells(of: container) where isAtStart(cell, of: container) {
        guard let child = structure.childContainer(cell) else { continue }
        origins[child] = origins[container] + structure.containers[container].insets.before(axis)
        paddings[child] = structure.containers[container].isPadding ? container : paddings[container]
      }
    }
  }

  /// Whether what stands in a container stands where that does, whatever it is as long as.
  private func standsStill(_ container: Int) -> Bool {
    !origins[container].isNaN && structure.trackCount(of: container, axis) == 1 && hasPlainTracks(container)
  }

  /// Whether the tracks of a container are as long as what stands in each, and stand one behind the other.
  private func hasPlainTracks(_ container: Int) -> Bool {
    let info = structure.containers[container]
    return !info.needsProgram && info.shape == nil && !info.keepsRatio && info.scrollAxis != axis
      && !info.isUnbrokenLine && !info.hasGroups(axis) && !info.gaps(axis).overlap && !isForProgram(container)
  }

  /// Whether a container has a length of its own by which a program moves what is in it.
  ///
  /// One that gives way to what is in it is as long as that was without relations. And where no length is proposed to the whole, one of
  /// its own is filled before relations move anything else.
  private func isForProgram(_ container: Int) -> Bool {
    guard let node = structure.containers[container].node, structure.isFramed(container, axis) else { return false }
    let limits = structure.tree.limits(of: node, axis)
    return lengths.demands.proposed == nil || limits.minimum == nil || limits.minimum != limits.maximum
  }

  /// Whether a child stands at the start of its one track, whatever it is as long as.
  private func isAtStart(_ cell: Structure.Cell, of container: Int) -> Bool {
    let isAlone = structure.containers[container].isPadding && !structure.isFramed(container, axis)
    return cell.tracks(axis).count == 1 && cell.isSized(axis) && !cell.isAttached
      && (cell.anchor[axis] == 0 || structure.fills(cell, of: container) || isAlone)
  }

  // MARK: Reading

  /// Takes in a relation between two places, or of one; any other one tells no start.
  mutating func add(_ carried: LayoutTree.CarriedRelation, ids: IdentifierSet) {
    let (relation, constraint) = (carried.relation, carried.relation.constraint)
    // From right to left, left and right are not where a container starts and ends.
    guard !structure.isMirrored(axis) || relation.isDirected, let origin = start(of: carried.node) else { return }
    var constant = constraint.expression.constant
    var terms: [(place: Place, factor: Double)] = []
    for term in constraint.expression.terms {
      let anchor = relation.anchors[term.variable.index]
      guard !anchor.attribute.isLength,
        let node = structure.tree.onlyTarget(of: anchor, carriedBy: carried.node, ids: ids),
        let place = node == carried.node ? origin : place(of: node, anchor.attribute),
        node != carried.node || Edges(start: 0.0, length: 1)[anchor.attribute] == 0
      else { return }
      constant += term.coefficient * (place.distance - origin.distance)
      terms.append((place, term.coefficient))
    }
    // Distances between two places are the same wherever they are counted from.
    let isDistance = terms.reduce(0) { $0 + $1.factor } == 0
    guard let padding = terms.first?.place.padding,
      (isDistance || padding == origin.padding) && terms.allSatisfy({ $0.place.padding == padding })
    else { return }
    terms.removeAll { $0.place.track == nil }
    guard let first = terms.first else { return }
    let second = terms.count > 1 ? terms[1] : (place: origin, factor: -first.factor)
    guard terms.count <= 2, first.factor == -second.factor else { return }
    let (behind, before) = first.factor > 0 ? (first, second) : (second, first)
    let (head, tail) = (number(of: behind.place.track), number(of: before.place.track))
    guard head != tail else { return }
    let distance = -constant / behind.factor
    if constraint.relation != .lessOrEqual { arcs.append(Arc(tail: tail, head: head, distance: distance)) }
    if constraint.relation != .greaterOrEqual { arcs.append(Arc(tail: head, head: tail, distance: -distance)) }
  }

  /// Where a container starts that stands still.
  private func start(of node: Int) -> Place? {
    guard let container = structure.containerIndex(of: node), !origins[container].isNaN else { return nil }
    return Place(track: nil, distance: origins[container], padding: paddings[container])
  }

  /// A place on something that is as long as its track: elsewhere it may move in that.
  private func place(of node: Int, _ attribute: LayoutAnchor.Attribute) -> Place? {
    let own = lengths.demands.length(of: node, in: structure, structure.tree)
    var distance = Edges(start: 0, length: own.ideal)[attribute]
    // Where something ends that grows is no matter of where it starts.
    let isStart = distance == 0 && Edges(start: 0.0, length: 1)[attribute] == 0
    var node = node
    var padding: Int?
    while let (container, index) = cells.place(of: node) {
      let cell = structure.cells[index]
      guard !origins[container].isNaN, hasPlainTracks(container), isAtStart(cell, of: container) else { return nil }
      let inset = structure.containers[container].insets.before(axis)
      if structure.trackCount(of: container, axis) > 1 {
        let track = cell.tracks(axis).lowerBound
        guard keepsItsTrack(node, cell, of: container) || (isStart && growsAlone(cell, of: container)) else {
          return nil
        }
        guard track > 0 else {
          return Place(track: nil, distance: distance + origins[container] + inset, padding: paddings[container])
        }
        return Place(
          track: Track(container: container, index: track), distance: distance, padding: paddings[container])
      }
      guard structure.fills(cell, of: container) ? isStart : keepsItsTrack(node, cell, of: container) else {
        return nil
      }
      padding = padding ?? (structure.containers[container].isPadding ? container : nil)
      distance += inset
      guard let parent = structure.containers[container].node else { break }
      node = parent
    }
    return Place(track: nil, distance: distance, padding: padding ?? -1)
  }

  /// Whether something is as long as its track, and neither can grow.
  private func keepsItsTrack(_ node: Int, _ cell: Structure.Cell, of container: Int) -> Bool {
    let length = lengths.demands.length(of: node, in: structure, structure.tree)
    let track = lengths.tracks(of: container, in: structure).lowerBound + cell.tracks(axis).lowerBound
    return length.maximum <= length.ideal && lengths.demands.length(of: track) == length.ideal && isRigid(track)
  }

  /// Whether a cell is the only one of its track, and no track behind it can grow: it ends where the container does, wherever it starts.
  ///
  /// In a grid its track tells of more than where it stands, and that may start before it.
  private func growsAlone(_ cell: Structure.Cell, of container: Int) -> Bool {
    let tracks = lengths.tracks(of: container, in: structure)
    return !structure.containers[container].isGrid && structure.containers[container].cells.count == tracks.count
      && tracks.dropFirst(cell.tracks(axis).upperBound).allSatisfy(isRigid)
  }

  /// Whether a track is as long as what stands in it asks for.
  func isRigid(_ track: Int) -> Bool {
    let part = lengths.demands.parts[track]
    return part.ideal >= 0 && part.greatest <= part.ideal
  }

  private mutating func number(of track: Track?) -> Int {
    guard let track else { return 0 }
    let position = structure.firstTrack(of: track.container, axis) + track.index
    if numbers[position] == 0 {
      numbers[position] = Int32(truncatingIfNeeded: tracks.count)
      tracks.append(track)
    }
    return Int(numbers[position])
  }
}
