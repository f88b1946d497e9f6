/// The containers that stand in the cells of each container, as linked lists in two arrays.
struct ChildContainers {
  /// The first child of each container, or -1.
  private var first: [Int32]
  /// The next one in the same container, or -1.
  private var next: [Int32]

  /// O(number of nodes).
  init(_ structure: Structure, _ cells: CellTable) {
    first = Array(repeating: -1, count: structure.containers.count)
    next = first
    // From the last to the first, so that each list starts with its first.
    for child in structure.containers.indices.reversed() {
      guard let node = structure.containers[child].node, let parent = cells.place(of: node)?.container else { continue }
      next[child] = first[parent]
      first[parent] = Int32(truncatingIfNeeded: child)
    }
  }

  /// The first container in a container.
  func first(in container: Int) -> Int? { Self.index(first[container]) }

  /// The next container in the same container.
  func next(after child: Int) -> Int? { Self.index(next[child]) }

  private static func index(_ stored: Int32) -> Int? { stored < 0 ? nil : Int(stored) }
}
