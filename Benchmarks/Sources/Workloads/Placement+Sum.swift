public import ConstraintLayout

extension Placement {
  /// The sum of all edges of all items: every rectangle is read, and equal layouts have equal sums.
  public var sumOfEdges: Double {
    frames.reduce(0) { $0 + $1.rect.minX + $1.rect.minY + $1.rect.maxX + $1.rect.maxY }
  }
}
