internal import LayoutGeometry
internal import LinearModel

/// What relations say of the children of free layouts, where that is all that they say: one sum of starts and lengths for each.
///
/// All sums stand in one list of terms, so that a relation is no memory of its own.
struct FreeRelations {
  /// Which child a term is about, and what it adds.
  struct Term {
    /// The child; where it is the free layout itself, that has its length only.
    let node: Int
    let number: FreeNumber
  }

  /// That a sum of terms and a constant is 0, or no less, or no more.
  struct Statement {
    /// The free layout that all of it is about.
    let container: Int
    let axis: Axis
    let relation: Relation
    let terms: Range<Int>
    let constant: Double
  }

  private(set) var terms: [Term] = []
  /// In the order of the layouts that they are about.
  private(set) var statements: [Statement] = []
  /// The free layouts, in document order.
  private let layouts: [Int]

  /// - Parameter leavesOutOthers: Whether relations that speak of nothing in these layouts have no say.
  /// - Returns: `nil` where another relation is about something else, or may give way.
  init?(_ structure: Structure, leavesOutOthers: Bool = false) {
    guard structure.placesFreely, structure.hasOneDirection else { return nil }
    layouts = structure.containers.indices.filter { structure.containers[$0].isFree }
    guard !structure.tree.relations.isEmpty else { return }
    let ids = structure.identifiers
    let owners = structure.owners(ofChildrenOf: layouts)
    let isInside = leavesOutOthers ? structure.nodes(inside: layouts) : []
    statements.reserveCapacity(structure.tree.relations.count)
    terms.reserveCapacity(2 * structure.tree.relations.count)
    for carried in structure.tree.relations {
      guard let container = structure.containerIndex(of: carried.node), structure.containers[container].isFree else {
        if leavesOutOthers, !structure.tree.speaks(carried, ofAnyOf: isInside, ids) { continue }
        return nil
      }
      guard take(carried.relation, of: container, in: structure, owners, ids) else { return nil }
    }
  }

  /// No relations, about some free layouts: what is said of these is said of all together.
  init(layouts: [Int]) { self.layouts = layouts }

  /// Whether a free layout is among some containers.
  ///
  /// O(log n) for n free layouts.
  func areAnyFree(_ containers: Range<Int>) -> Bool {
    let first = layouts.partitionPoint { $0 >= containers.lowerBound }
    return first < layouts.count && layouts[first] < containers.upperBound
  }

  /// The statements about a free layout.
  ///
  /// O(log n) for n statements.
  func statements(of container: Int) -> ArraySlice<Statement> {
    let first = statements.partitionPoint { $0.container >= container }
    return statements[first..<statements[first...].partitionPoint { $0.container > container }]
  }

  private mutating func take(
    _ relation: LayoutRelation, of container: Int, in structure: Structure, _ owners: [Int32], _ ids: IdentifierSet
  ) -> Bool {
    guard relation.constraint.priority == .required, let axis = relation.anchors.first?.attribute.axis else {
      return false
    }
    let (carrier, firstTerm) = (structure.containers[container].node ?? 0, terms.count)
    // Nothing reads against the direction of the whole, so what is directed is counted as cells are.
    let isMirrored = !relation.isDirected && structure.isMirrored(axis)
    for term in relation.constraint.expression.terms {
      let anchor = relation.anchors[term.variable.index]
      guard anchor.track == nil, anchor.attribute.axis == axis, anchor.attribute.baseline == nil else { return false }
      guard let node = structure.tree.onlyTarget(of: anchor, carriedBy: carrier, ids: ids),
        node == carrier || owners[node] == container
      else { return false }
      let edges: Edges<FreeNumber> =
        node == carrier ? Edges(start: FreeNumber(), length: .whole) : Edges(start: .start, length: .length)
      let number = (isMirrored ? edges.mirrored(in: .whole) : edges)[anchor.attribute]
      terms.append(Term(node: node, number: number * term.coefficient))
    }
    statements.append(
      Statement(
        container: container, axis: axis, relation: relation.constraint.relation, terms: firstTerm..<terms.count,
        constant: relation.constraint.expression.constant))
    return true
  }
}

/// What is made of the start and the length of a child of a free layout, and of the length of that.
struct FreeNumber: PositionNumber {
  var whole = 0.0
  var start = 0.0
  var length = 0.0

  /// The length of the free layout.
  static var whole: FreeNumber { FreeNumber(whole: 1) }
  /// From the start of the free layout to that of a child.
  static var start: FreeNumber { FreeNumber(start: 1) }
  /// The length of a child.
  static var length: FreeNumber { FreeNumber(length: 1) }

  static func + (left: Self, right: Self) -> Self {
    Self(whole: left.whole + right.whole, start: left.start + right.start, length: left.length + right.length)
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (number: Self, factor: Double) -> Self {
    Self(whole: number.whole * factor, start: number.start * factor, length: number.length * factor)
  }
}

extension Structure {
  /// By node, whether it is one of some containers, in document order, or stands in one.
  fileprivate func nodes(inside layouts: [Int]) -> [Bool] {
    var (isInside, end) = (Array(of: false, count: tree.count), 0)
    // What stands in another one is there already.
    for node in layouts.compactMap({ containers[$0].node }) where node >= end {
      end = tree.nodes[node].end
      for inner in node..<end { isInside[inner] = true }
    }
    return isInside
  }

  /// The one of some containers that each node is a child of, or -1.
  fileprivate func owners(ofChildrenOf layouts: [Int]) -> [Int32] {
    var owners = Array(repeating: Int32(-1), count: tree.count)
    for container in layouts {
      for cell in cells(of: container) { owners[cell.node] = Int32(container) }
    }
    return owners
  }
}

extension LayoutTree {
  /// Whether a relation may be about some nodes, by node.
  fileprivate func speaks(_ carried: CarriedRelation, ofAnyOf nodes: [Bool], _ ids: IdentifierSet) -> Bool {
    carried.relation.anchors.contains { anchor in
      targets(of: anchor, carriedBy: carried.node, ids: ids).contains { nodes[$0] }
    }
  }
}
