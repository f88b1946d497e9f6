internal import LinearModel

/// Columns of which equations say that one follows from the other: `x = slope * y + offset`, chained to classes.
///
/// An equation within a class goes around in a circle, and tells the value of all its columns, where bounds would creep towards it
/// without an end. Source: Galler and Fischer, *An improved equivalence algorithm* (1964), with a linear function on each edge.
///
/// It is emptied and filled again for each part of a network, in O(columns of the part).
package struct AffineClasses: Sendable {
  /// What a column is of the one that leads its class.
  package struct Link: Sendable {
    package fileprivate(set) var leader: Int32
    package fileprivate(set) var slope = 1.0
    package fileprivate(set) var offset = 0.0
  }

  /// By column; none where no equation is about it.
  private var links: [Link?]
  /// By leader: the value that a circle tells.
  private var values: [Double?]
  /// The columns that equations are about.
  private var columns: [Int] = []
  /// Whether there is a circle.
  private var isCircular = false

  /// No equations yet.
  package init(columnCount: Int) {
    links = Array(repeating: nil, count: columnCount)
    values = Array(repeating: nil, count: columnCount)
  }

  /// Forgets all equations.
  mutating func removeAll() {
    for column in columns { (links[column], values[column]) = (nil, nil) }
    columns.removeAll(keepingCapacity: true)
    isCircular = false
  }

  /// The columns with values that circles tell, in the order of the columns.
  mutating func determined() -> [(column: Int, value: Double)] {
    guard isCircular else { return [] }
    return columns.sorted().compactMap { column in
      let link = find(column)
      return values[Int(link.leader)].map { (column, link.slope * $0 + link.offset) }
    }
  }

  /// What a column is of the one that leads its class.
  package mutating func link(of column: Int) -> Link { find(column) }

  /// The value of the column that leads a class, if it is known.
  package func value(ofLeader leader: Int32) -> Double? { values[Int(leader)] }

  /// Takes in what a column is that leads its class.
  package mutating func tell(_ leader: Int32, _ value: Double) { values[Int(leader)] = value }

  /// Takes in that `a * x + b * y = sum`.
  package mutating func join(_ a: Double, _ x: Int, _ b: Double, _ y: Int, sum: Double) {
    let (left, right) = (find(x), find(y))
    let (leftLeader, rightLeader) = (Int(left.leader), Int(right.leader))
    let rest = sum - a * left.offset - b * right.offset
    let (leftSlope, rightSlope) = (a * left.slope, b * right.slope)
    guard leftLeader == rightLeader else {
      links[leftLeader] = Link(leader: right.leader, slope: -rightSlope / leftSlope, offset: rest / leftSlope)
      // What the class that goes along had for a value is one of the whole class.
      if let value = values[leftLeader] {
        values[leftLeader] = nil
        values[rightLeader] = (rest - leftSlope * value) / rightSlope
      }
      return
    }
    // Slopes that cancel each other say the same once more, or contradict each other; neither is for this to tell.
    guard abs(leftSlope + rightSlope) > Self.cancelled * (abs(leftSlope) + abs(rightSlope)) else { return }
    values[leftLeader] = rest / (leftSlope + rightSlope)
    isCircular = true
  }

  /// Slopes are products of a few coefficients, so what is left of two that cancel is their rounding, a few thousand times over.
  private static let cancelled = 1e-12

  private mutating func find(_ column: Int) -> Link {
    guard let link = links[column] else {
      let link = Link(leader: Int32(column))
      links[column] = link
      columns.append(column)
      return link
    }
    guard let next = links[Int(link.leader)], next.leader != link.leader else { return link }
    // Most are one step from what leads them.
    if let last = links[Int(next.leader)], last.leader == next.leader {
      let found = Link(
        leader: next.leader, slope: link.slope * next.slope, offset: link.slope * next.offset + link.offset)
      links[column] = found
      return found
    }
    // Paths are walked and shortened in a loop, since chains of relations may be of any length.
    var path = [column]
    while let next = links[path[path.count - 1]], next.leader != path[path.count - 1] { path.append(Int(next.leader)) }
    var found = Link(leader: Int32(path.removeLast()))
    for column in path.reversed() {
      guard let link = links[column] else { continue }
      let offset = link.slope * found.offset + link.offset
      found = Link(leader: found.leader, slope: link.slope * found.slope, offset: offset)
      links[column] = found
    }
    return found
  }
}
