internal import LayoutGeometry
internal import LinearModel

/// Free layouts in one another, the outermost of which is the whole, and what relations of any priority say of what is in them.
///
/// All places are counted from where the whole starts, so a relation may reach into any of them.
struct FreeSystem {
  private var horizontal = FreeStatements()
  private var vertical = FreeStatements()
  /// The containers that are free layouts.
  let layouts: [Int]

  /// - Returns: `nil` where a relation is about something else than these layouts and their children, or about tracks, both axes or
  ///   lines of measured text; and where some free layout stands in something else.
  init?(_ structure: Structure) {
    guard structure.placesFreely, structure.hasOneDirection, structure.containers[0].isFree,
      structure.containers[0].node == 0, structure.priorities.isEmpty
    else { return nil }
    layouts = structure.containers.indices.filter { structure.containers[$0].isFree }
    var isKnown = Array(repeating: false, count: structure.tree.count)
    isKnown[0] = true
    for container in layouts {
      guard let node = structure.containers[container].node, isKnown[node] else { return nil }
      for cell in structure.cells(of: container) { isKnown[cell.node] = true }
    }
    let ids = IdentifierSet(of: structure.tree)
    for carried in structure.tree.relations {
      guard isKnown[carried.node], take(carried, in: structure, ids, isKnown) else { return nil }
    }
  }

  /// What relations say along an axis.
  subscript(axis: Axis) -> FreeStatements {
    get { axis == .horizontal ? horizontal : vertical }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }

  private mutating func take(
    _ carried: LayoutTree.CarriedRelation, in structure: Structure, _ ids: IdentifierSet, _ isKnown: [Bool]
  ) -> Bool {
    let (relation, constraint) = (carried.relation, carried.relation.constraint)
    guard let axis = relation.anchors.first?.attribute.axis else { return false }
    // Nothing reads against the direction of the whole, so what is directed is counted from where that starts.
    let isMirrored = !relation.isDirected && structure.isMirrored(axis)
    var constant = constraint.expression.constant
    for term in constraint.expression.terms {
      let anchor = relation.anchors[term.variable.index]
      guard anchor.track == nil, anchor.attribute.axis == axis,
        let node = structure.tree.onlyTarget(of: anchor, carriedBy: carried.node, ids: ids), isKnown[node]
      else { return false }
      var number = Edges<FreeNumber>(start: .start, length: .length)[anchor.attribute]
      if let baseline = anchor.attribute.baseline {
        // The lines of measured text follow from its width, and those of a container from what is in it.
        guard structure.containerIndex(of: node) == nil, structure.tree.nodes[node].measured == nil else {
          return false
        }
        if let said = structure.tree.nodes[node].baselines {
          number = .start
          constant += said[baseline] * term.coefficient
        }
      }
      self[axis].add(number * term.coefficient, of: node, from: carried.node, isMirrored: isMirrored)
    }
    self[axis].end(
      constraint.relation, constant: constant, .init(priority: constraint.priority, depth: constraint.depth))
    return true
  }
}

extension FreeStatements {
  /// Adds what is made of the start and the length of a node, counted from where another one starts that is around it, or from the
  /// end of that in the other direction.
  fileprivate mutating func add(_ number: FreeNumber, of node: Int, from carrier: Int, isMirrored: Bool) {
    let sign = isMirrored ? -1.0 : 1
    add(.start(node, sign * number.start))
    add(.start(carrier, -sign * number.start))
    guard isMirrored else { return add(.length(node, number.length)) }
    add(.length(node, number.length - number.start))
    add(.length(carrier, number.start))
  }
}
