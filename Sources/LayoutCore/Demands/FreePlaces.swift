internal import LayoutGeometry
internal import LinearModel
internal import LinearSolving

/// Where the children of free layouts start along an axis and how long they are, as far as equations tell.
///
/// Each of these numbers is a column, and so is the length of each layout. An equation that comes down to two of them joins their
/// classes; what is in the class of the layout's length is a straight line over that. So a relation takes nearly constant time.
struct FreePlaces {
  /// A straight line over the length of a free layout.
  struct Line {
    var slope = 0.0
    var offset = 0.0

    /// Whether it is one number, whatever the length is.
    var isLevel: Bool { abs(slope) <= FreePlaces.rounding }

    func at(_ length: Double) -> Double { slope * length + offset }
  }

  /// A sum that relations say something of.
  struct Sum {
    let terms: ArraySlice<FreeRelations.Term>
    let constant: Double
  }

  /// What came of an equation.
  enum Outcome {
    case told
    /// It ties more numbers than two that are not told yet.
    case waits
    /// It contradicts others.
    case isTooMuch
  }

  /// What sums of a few numbers may leave that cancel out, as a part of the largest: some thousand times what one addition may.
  static let rounding = 1e-12

  let relations: FreeRelations
  /// What relations of any priority say of all free layouts together, in place of ``relations``; `nil` where equations of each say
  /// all.
  let system: FreeSystem?
  /// The length of the whole that the system comes to, once that is known.
  var whole: Double?
  private var classes: AffineClasses
  /// The edges of children of layouts that have their lengths, by node; of others the start is no number.
  private var settled: [Edges<Double>]
  private let nodeCount: Int

  init(_ relations: FreeRelations, _ system: FreeSystem? = nil, in structure: Structure) {
    (self.relations, self.system) = (relations, system)
    nodeCount = structure.tree.count
    classes = AffineClasses(columnCount: 2 * nodeCount + structure.containers.count)
    settled = Array(repeating: Edges(start: .nan, length: 0), count: nodeCount)
  }

  /// - Parameters:
  ///   - structure: The layout.
  ///   - overflow: What happens where the whole does not fit.
  /// - Returns: `nil` where relations say something else of free layouts, or there are none.
  init?(in structure: Structure, overflow: OverflowHandling) {
    guard structure.placesFreely else { return nil }
    if let relations = FreeRelations(structure) {
      self.init(relations, in: structure)
    } else if let system = FreeSystem(structure, overflow: overflow) {
      self.init(FreeRelations(layouts: system.layouts), system, in: structure)
    } else {
      return nil
    }
  }

  private func start(_ node: Int) -> Int { 2 * node }
  private func length(_ node: Int) -> Int { 2 * node + 1 }
  private func whole(_ container: Int) -> Int { 2 * nodeCount + container }

  // MARK: Places

  /// The edges of a child of a layout that has its length; `nil` for all other nodes.
  func edges(of node: Int) -> Edges<Double>? { settled[node].start.isNaN ? nil : settled[node] }

  /// Takes over where a child is, now that its layout has its length.
  mutating func settle(_ node: Int, _ edges: Edges<Double>) { settled[node] = edges }

  /// Where a child starts and how long it is, over the length of its layout; `nil` where something of that is not told.
  mutating func lines(of node: Int, in container: Int) -> (start: Line, length: Line)? {
    guard let start = line(start(node), in: container), let length = line(length(node), in: container) else {
      return nil
    }
    return (start, length)
  }

  /// How long a child is, over the length of its layout; `nil` where that is not told.
  mutating func length(of node: Int, in container: Int) -> Line? { line(length(node), in: container) }

  private mutating func line(_ column: Int, in container: Int) -> Line? {
    var rest = Rest()
    guard add(1, column, in: container, to: &rest), rest.unknowns.first == nil else { return nil }
    return rest.told
  }

  // MARK: Telling

  /// Says how long a child is, if nothing told that.
  mutating func tell(lengthOf node: Int, _ length: Double) {
    let link = classes.link(of: self.length(node))
    guard classes.value(ofLeader: link.leader) == nil else { return }
    classes.tell(link.leader, (length - link.offset) / link.slope)
  }

  /// What a statement is about.
  func sum(of statement: FreeRelations.Statement) -> Sum {
    Sum(terms: relations.terms[statement.terms], constant: statement.constant)
  }

  /// Takes in where the centre of a child is.
  ///
  /// - Returns: Whether that was not told yet, or is the same.
  mutating func take(centre node: Int, at position: Double, in container: Int) -> Bool {
    let centre: FreeNumber = .start + .length * 0.5
    return take(Sum(terms: [.init(node: node, number: centre)], constant: -position), in: container) == .told
  }

  /// Takes in that a sum is 0.
  mutating func take(_ sum: Sum, in container: Int) -> Outcome {
    guard let rest = rest(of: sum, in: container) else { return .waits }
    // What is left may tell the length of the layout; how long that may be is looked at when all else is told.
    guard let first = rest.unknowns.first else { return rest.told.slope != 0 || rest.vanishes ? .told : .isTooMuch }
    if let second = rest.unknowns.second {
      guard rest.told.slope == 0 else { return .waits }
      classes.join(first.factor, first.leader, second.factor, second.leader, sum: -rest.told.offset)
    } else if rest.told.slope == 0 {
      classes.tell(Int32(first.leader), -rest.told.offset / first.factor)
    } else {
      classes.join(first.factor, first.leader, rest.told.slope, whole(container), sum: -rest.told.offset)
    }
    return .told
  }

  /// A sum as a line over the length of the layout; `nil` where something in it is not told.
  mutating func line(of sum: Sum, in container: Int) -> Line? {
    guard let rest = rest(of: sum, in: container), rest.unknowns.first == nil else { return nil }
    return rest.told
  }

  /// What a sum comes to: a line over the length of the layout, and at most two numbers that are not told.
  private struct Rest {
    var told = Line()
    /// The largest of what was added up, which tells how exact the sum is.
    var magnitude = 1.0
    var unknowns: (first: (leader: Int, factor: Double)?, second: (leader: Int, factor: Double)?)

    var vanishes: Bool { told.slope == 0 && abs(told.offset) <= FreePlaces.rounding * magnitude }

    /// - Returns: `false` where there are more of them.
    mutating func add(_ factor: Double, _ leader: Int) -> Bool {
      if let first = unknowns.first, first.leader != leader {
        if let second = unknowns.second, second.leader != leader { return false }
        unknowns.second = (leader, (unknowns.second?.factor ?? 0) + factor)
      } else {
        unknowns.first = (leader, (unknowns.first?.factor ?? 0) + factor)
      }
      return true
    }

    /// Drops what cancels out.
    mutating func reduce() {
      if let second = unknowns.second, abs(second.factor) <= FreePlaces.rounding { unknowns.second = nil }
      if let first = unknowns.first, abs(first.factor) <= FreePlaces.rounding { unknowns = (unknowns.second, nil) }
      if told.isLevel { told.slope = 0 }
    }
  }

  /// - Returns: `nil` where more than two numbers are not told.
  private mutating func rest(of sum: Sum, in container: Int) -> Rest? {
    var rest = Rest()
    rest.told.offset = sum.constant
    rest.magnitude += abs(sum.constant)
    for term in sum.terms {
      rest.told.slope += term.number.whole
      guard add(term.number.start, start(term.node), in: container, to: &rest),
        add(term.number.length, length(term.node), in: container, to: &rest)
      else { return nil }
    }
    rest.reduce()
    return rest
  }

  /// - Returns: `false` where more than two numbers are not told.
  private mutating func add(_ factor: Double, _ column: Int, in container: Int, to rest: inout Rest) -> Bool {
    guard factor != 0 else { return true }
    let link = classes.link(of: column)
    let (slope, offset) = (factor * link.slope, factor * link.offset)
    if let value = classes.value(ofLeader: link.leader) {
      rest.told.offset += slope * value + offset
      rest.magnitude = max(rest.magnitude, abs(slope * value), abs(offset))
      return true
    }
    rest.magnitude = max(rest.magnitude, abs(offset))
    let whole = classes.link(of: whole(container))
    guard link.leader == whole.leader else {
      rest.told.offset += offset
      return rest.add(slope, Int(link.leader))
    }
    rest.told.slope += slope / whole.slope
    rest.told.offset += offset - slope / whole.slope * whole.offset
    return true
  }
}
