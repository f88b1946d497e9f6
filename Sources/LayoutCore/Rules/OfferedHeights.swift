internal import LayoutGeometry

/// Which containers are offered a height, where something keeps a ratio.
struct OfferedHeights {
  /// Those that share it with nothing: the whole, what lies over something else, and what stands alone in one of them, or in its one
  /// row; what takes no length is as good as not there.
  let alone: Set<Int>
  /// Those that are offered one; `nil` where all are.
  fileprivate let offered: Set<Int>?

  /// Whether a container is offered a height.
  func isOffered(to container: Int) -> Bool { offered?.contains(container) ?? true }
}

extension AxisDemands {
  /// Which containers are offered a height, where something keeps a ratio: all where one is offered to the whole, and else what lies
  /// over something, which is offered the height of that.
  ///
  /// O(cells); O(1) where nothing is offered a height.
  ///
  /// - Returns: `nil` where nothing is.
  func offeredHeights(in structure: Structure) -> OfferedHeights? {
    let isOffered = proposed.offered != nil
    guard axis == .vertical, isOffered || structure.overlaps else { return nil }
    let attached = structure.attachedContainers
    return OfferedHeights(
      alone: containersAlone(from: isOffered ? [0] + attached : attached, in: structure),
      offered: isOffered ? nil : Set(attached.lazy.flatMap { structure.containers(in: $0) }))
  }

  /// Some containers that share their height with nothing, and those that stand alone in them, or in their one row.
  private func containersAlone(from first: [Int], in structure: Structure) -> Set<Int> {
    var next = first
    var alone = Set(next)
    while let container = next.popLast() {
      let areEqual = usesOneTrack(container, in: structure) || isUniform(container, in: structure)
      guard areEqual || holdsOne(container, in: structure) else { continue }
      for cell in structure.cells(of: container) where cell.isSized(axis) && !cell.isAttached {
        guard let child = structure.childContainer(cell),
          structure.stretches.isEmpty || structure.stretches[cell.node, axis] != 0
        else { continue }
        alone.insert(child)
        next.append(child)
      }
    }
    return alone
  }
}

extension Structure {
  /// The containers that are attached to something.
  ///
  /// O(cells).
  fileprivate var attachedContainers: [Int] {
    containers.indices.flatMap { container in
      cells(of: container).lazy.filter(\.isAttached).compactMap(childContainer)
    }
  }
}
