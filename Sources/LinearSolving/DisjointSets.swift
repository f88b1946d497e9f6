/// Sets that are joined step by step.
///
/// Tarjan, *Efficiency of a good but not linear set union algorithm* (1975).
package struct DisjointSets {
  private var parents: [Int]

  /// Creates sets of one member each.
  package init(count: Int) {
    parents = Array(0..<count)
  }

  /// The member that stands for the set of a member: the smallest one of the set.
  ///
  /// Nearly O(1).
  package mutating func find(_ member: Int) -> Int {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  /// Makes one set of those of two members.
  package mutating func join(_ left: Int, _ right: Int) {
    let (left, right) = (find(left), find(right))
    // The smaller index leads, so that the outcome depends on what is joined, not on the order of joining.
    parents[max(left, right)] = min(left, right)
  }
}
