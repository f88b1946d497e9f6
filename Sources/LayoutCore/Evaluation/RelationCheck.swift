internal import LayoutGeometry
internal import LinearModel

/// Whether relations hold where everything stands anyway.
///
/// The best answer of all is the best of those with relations, too, where it is one of them: what holds anyway changes nothing.
struct RelationCheck {
  private let structure: Structure
  let ids: IdentifierSet

  /// What sums of a few numbers may be off by, as a part of them: some thousand times what one addition may.
  static let rounding = 1e-12

  /// - Returns: `nil` where places alone do not tell whether relations hold: they speak of tracks, of lines of text or of both axes
  ///   at once, or something is drawn elsewhere than it is laid out, has tracks of its own or reads in a direction of its own.
  init?(_ structure: Structure) {
    guard !structure.dependsOnSpace, !structure.overlaps, !structure.hasOwnTracks, structure.hasOneDirection,
      !structure.placesFreely
    else {
      return nil
    }
    let isPlain = structure.tree.relations.allSatisfy { carried in
      // A relation along both axes is an error where it reaches into an unsized cell, also where it holds.
      carried.relation.axes != .all
        && carried.relation.anchors.allSatisfy { $0.track == nil && $0.attribute.baseline == nil }
    }
    guard isPlain else { return nil }
    self.structure = structure
    ids = structure.identifiers
  }

  /// Whether all relations hold with some lengths, which leave nothing open: what is open without relations may be less open with
  /// them.
  ///
  /// O(nodes and terms of all relations).
  ///
  /// - Parameter lengths: What all is as long as; they keep where all stands by that.
  func areMet(by lengths: inout EvaluatedLengths) -> Bool {
    guard Axis.allCases.allSatisfy({ lengths.open($0).isEmpty }) else { return false }
    let rects = lengths.arrange().rects
    return structure.tree.relations.allSatisfy { holds($0, in: rects) }
  }

  private func holds(_ carried: LayoutTree.CarriedRelation, in rects: [Rect]) -> Bool {
    let (relation, constraint) = (carried.relation, carried.relation.constraint)
    var sum = constraint.expression.constant
    var magnitude = 1 + abs(sum)
    for term in constraint.expression.terms {
      let anchor = relation.anchors[term.variable.index]
      guard let node = structure.tree.onlyTarget(of: anchor, carriedBy: carried.node, ids: ids) else { return false }
      let axis = anchor.attribute.axis
      let edges = edges(of: rects[node], in: rects[carried.node], axis, isDirected: relation.isDirected)
      let part = term.coefficient * edges[anchor.attribute]
      sum += part
      magnitude += abs(part)
    }
    return switch constraint.relation {
    case .lessOrEqual: sum <= Self.rounding * magnitude
    case .equal: abs(sum) <= Self.rounding * magnitude
    case .greaterOrEqual: sum >= -Self.rounding * magnitude
    }
  }

  /// The edges of something as they are measured in the layout that carries a relation.
  private func edges(of rect: Rect, in carrier: Rect, _ axis: Axis, isDirected: Bool) -> Edges<Double> {
    let start = axis == .horizontal ? rect.x - carrier.x : rect.y - carrier.y
    let edges = Edges(start: start, length: rect.size[axis])
    return isDirected && structure.isMirrored(axis) ? edges.mirrored(in: carrier.size[axis]) : edges
  }
}
