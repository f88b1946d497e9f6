package import LayoutCore

extension LayoutTree {
  /// The tree with every length and every gap multiplied.
  package func scaled(by factor: Double) -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      tree.update(index) { node in
        node.width = node.width.scaled(by: factor)
        node.height = node.height.scaled(by: factor)
        node.baselines = node.baselines.map { Baselines(first: $0.first * factor, last: $0.last * factor) }
        node.measured = node.measured?.scaled(by: factor)
        node.offset.x *= factor
        node.offset.y *= factor
        if node.position != CenterPosition() { node.position = node.position.scaled(by: factor) }
        node.kind = node.kind.changingDistances { $1 = $1.map { $0 * factor } }
      }
    }
    return tree
  }

  /// The tree with no gaps in any container.
  package func withoutGaps() -> LayoutTree {
    var tree = self
    for index in nodes.indices {
      tree.update(index) { node in
        node.kind = node.kind.changingDistances { distance, length in
          switch distance.role {
          case .gap, .inset: length = 0
          case .track, .greatestTrack: break
          }
        }
      }
    }
    return tree
  }

  /// The tree in which only the named items have a least width; the others may be as narrow as they like.
  package func minimums(only ids: Set<String>) -> LayoutTree {
    var tree = self
    for index in nodes.indices where nodes[index].kind == .item {
      tree.update(index) { node in
        if !ids.contains(node.id ?? "") { node.width.minimum = 0 }
      }
    }
    return tree
  }
}

extension LengthLimits {
  fileprivate func scaled(by factor: Double) -> LengthLimits {
    LengthLimits(
      minimum: minimum.map { $0 * factor }, ideal: ideal.map { $0 * factor }, maximum: maximum.map { $0 * factor })
  }
}
