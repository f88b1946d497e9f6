internal import LayoutGeometry

/// How tracks share what is left, where that is not all alike: the factors that children were told.
///
/// Along an axis along which a container has but one track by its kind, as across a stack, there is nothing to share, and a factor
/// means nothing.
struct StretchTable {
  /// What a child was told, and the axes along which its container shares.
  struct Factor {
    let value: Double
    let axes: Axis.Set
  }

  private let factors: SparseTable<Factor>

  /// - Parameter factors: The factors that are not 1, by node.
  init(_ factors: SparseTable<Factor> = SparseTable()) { self.factors = factors }

  /// Whether all share alike.
  var isEmpty: Bool { factors.isEmpty }

  /// The factor of a node along an axis.
  subscript(node: Int, axis: Axis) -> Double {
    guard let factor = factors[node], factor.axes.contains(Axis.Set(axis)) else { return 1 }
    return factor.value
  }
}
