internal import LayoutGeometry
internal import LinearModel

/// What relations between places make of the lengths of tracks, where all else can be told without relations.
///
/// `below.left == above.left` moves the track of one of both away from the start, and what stands before it grows by that. All
/// growth together is least where each place is as near to the start as it can be: a longest path. Where that leaves one answer, and
/// what comes of it meets all relations, it is the answer with them: it is the best of all layouts whose tracks are as long, the best
/// of those with relations is one of these, and nothing that counts more than what they ask for is given up for that.
struct RelatedTracks {
  /// The least length of a track that relations make longer than what stands in it.
  struct Raised {
    /// Its number among the parts of demands.
    let part: Int
    let length: Double
  }

  private let horizontal: RelatedStarts?
  private let vertical: RelatedStarts?

  /// - Parameters:
  ///   - structure: A layout in which each relation speaks of one axis, and nothing is drawn elsewhere than it is laid out.
  ///   - ids: What its items are called.
  ///   - lengths: What all is as long as without what relations say of places.
  /// - Returns: `nil` where they say nothing of places, or a linear program has to tell what.
  init?(_ structure: Structure, ids: IdentifierSet, _ lengths: EvaluatedLengths) {
    let cells = CellTable(structure)
    var starts: [RelatedStarts?] = []
    for axis in Axis.allCases {
      let relations = structure.tree.relations.filter { carried in
        carried.relation.constraint.priority > .hug
          && carried.relation.anchors.contains { $0.attribute.axis == axis && !$0.attribute.isLength }
      }
      guard !relations.isEmpty else {
        starts.append(nil)
        continue
      }
      guard let related = Self.starts(relations, structure, cells, ids, lengths[axis]) else { return nil }
      starts.append(related)
    }
    guard starts.contains(where: { $0 != nil }) else { return nil }
    (horizontal, vertical) = (starts[0], starts[1])
  }

  private static func starts(
    _ relations: [LayoutTree.CarriedRelation], _ structure: Structure, _ cells: CellTable, _ ids: IdentifierSet,
    _ lengths: AxisLengths
  ) -> RelatedStarts? {
    // What is shorter than it asks to be may be longer where tracks move, and what distributes moves by itself.
    guard !lengths.isShrunk, !structure.distributes, structure.fractions.isEmpty, !structure.listsTracks else {
      return nil
    }
    var graph = StartGraph(structure, cells, lengths)
    for carried in relations { graph.add(carried, ids: ids) }
    return RelatedStarts(graph)
  }

  private subscript(axis: Axis) -> RelatedStarts? { axis == .horizontal ? horizontal : vertical }

  /// Whether they speak of places along an axis.
  func concern(_ axis: Axis) -> Bool { self[axis] != nil }

  /// The tracks that become longer along an axis.
  func raised(_ axis: Axis) -> [Raised] { self[axis]?.raised ?? [] }

  /// Makes tracks as long as relations let them be that fill what is left before a place.
  ///
  /// - Returns: `false` where a linear program has to tell.
  func settle(_ lengths: inout AxisLengths) -> Bool { self[lengths.axis]?.settle(&lengths) ?? true }
}
