internal import LayoutGeometry
internal import LinearModel

/// Free layouts in one another, the outermost of which is the whole, and what relations of any priority say of what is in them.
///
/// Each place is counted from where its layout starts, so that what is said inside of one does not depend on where that is; from
/// further outside it is the sum of those on the way.
struct FreeSystem {
  private var horizontal = FreeStatements()
  private var vertical = FreeStatements()
  /// The containers that are free layouts.
  let layouts: [Int]
  /// Whether what is in the outermost one may stand out of it, and that out of what is offered.
  let mayStandOut: Bool
  /// By node, that of the free layout that it stands in; 0 for the whole, and -1 for what is in no free layout.
  private var owners: [Int]

  /// - Parameters:
  ///   - structure: The layout.
  ///   - overflow: What happens where the whole does not fit.
  /// - Returns: `nil` where a relation is about something else than these layouts and their children, or about tracks, both axes or
  ///   lines of measured text; and where some free layout stands in something else.
  init?(_ structure: Structure, overflow: OverflowHandling) {
    mayStandOut = overflow == .visible
    guard structure.placesFreely, structure.hasOneDirection, structure.containers[0].isFree,
      structure.containers[0].node == 0, structure.priorities.isEmpty
    else { return nil }
    layouts = structure.containers.indices.filter { structure.containers[$0].isFree }
    owners = Array(repeating: -1, count: structure.tree.count)
    owners[0] = 0
    for container in layouts {
      guard let node = structure.containers[container].node, owners[node] >= 0 else { return nil }
      for cell in structure.cells(of: container) { owners[cell.node] = node }
    }
    let ids = structure.identifiers
    for carried in structure.tree.relations {
      guard owners[carried.node] >= 0, read(carried, in: structure, ids) else { return nil }
    }
  }

  /// Whether what is in a free layout may stand out of it.
  func mayStandOut(of layout: Int, in structure: Structure) -> Bool {
    layout == 0 ? mayStandOut : structure.tree.overflow(of: layout) == .visible
  }

  /// What relations say along an axis.
  subscript(axis: Axis) -> FreeStatements {
    get { axis == .horizontal ? horizontal : vertical }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }

  private mutating func read(
    _ carried: LayoutTree.CarriedRelation, in structure: Structure, _ ids: IdentifierSet
  ) -> Bool {
    let (relation, constraint) = (carried.relation, carried.relation.constraint)
    guard let axis = relation.anchors.first?.attribute.axis else { return false }
    // Nothing reads against the direction of the whole, so what is directed is counted from where that starts.
    let isMirrored = !relation.isDirected && structure.isMirrored(axis)
    var constant = constraint.expression.constant
    for term in constraint.expression.terms {
      let anchor = relation.anchors[term.variable.index]
      guard anchor.track == nil, anchor.attribute.axis == axis,
        let node = structure.tree.onlyTarget(of: anchor, carriedBy: carried.node, ids: ids), owners[node] >= 0
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
      add(number * term.coefficient, of: node, from: carried.node, isMirrored: isMirrored, axis)
    }
    self[axis].end(
      constraint.relation, constant: constant, .init(priority: constraint.priority, depth: constraint.depth))
    return true
  }

  /// Adds what is made of the start and the length of a node, counted from where another one starts that it stands in, or from the
  /// end of that in the other direction.
  private mutating func add(_ number: FreeNumber, of node: Int, from carrier: Int, isMirrored: Bool, _ axis: Axis) {
    let sign = isMirrored ? -1.0 : 1
    var inner = node
    while inner != carrier {
      self[axis].add(.start(inner, sign * number.start))
      inner = owners[inner]
    }
    self[axis].add(.length(node, isMirrored ? number.length - number.start : number.length))
    if isMirrored { self[axis].add(.length(carrier, number.start)) }
  }
}
