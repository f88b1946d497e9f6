import ConstraintLayout

/// Stacks in stacks, in turn rows and columns, with about equally many children each and items in the innermost.
struct NestedStacks: Layout {
  private let samples: ArraySlice<Sample>
  private let branching: Int
  private let depth: Int
  private let item: @Sendable (Sample) -> Item

  /// - Parameters:
  ///   - samples: What the items are made of, in document order.
  ///   - depth: How many stacks are around each item.
  ///   - item: Makes an item.
  init(_ samples: [Sample], depth: Int, item: @escaping @Sendable (Sample) -> Item) {
    var branching = 1
    while (0..<depth).reduce(1, { product, _ in product * branching }) < samples.count { branching += 1 }
    self.init(samples: samples[...], branching: branching, depth: depth, item: item)
  }

  private init(
    samples: ArraySlice<Sample>, branching: Int, depth: Int, item: @escaping @Sendable (Sample) -> Item
  ) {
    (self.samples, self.branching, self.depth, self.item) = (samples, branching, depth, item)
  }

  private var parts: [Self] {
    samples.parts(branching).map { Self(samples: $0, branching: branching, depth: depth - 1, item: item) }
  }

  func append(to tree: inout LayoutTree) {
    let axis: StackAxis = depth.isMultiple(of: 2) ? .row : .column
    guard depth > 1 else {
      return Stack(axis, spacing: 8) { ForEach(samples) { item($0) } }.append(to: &tree)
    }
    Stack(axis, spacing: 8) { ForEach(parts) { $0 } }.append(to: &tree)
  }
}

extension NestedStacks {
  /// Stacks four deep, of fixed items.
  init(_ samples: [Sample]) {
    self.init(samples, depth: 4) { Item($0.id).frame(width: $0.width, height: $0.height) }
  }
}
