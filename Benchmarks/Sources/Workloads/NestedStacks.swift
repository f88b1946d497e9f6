import ConstraintLayout

/// Stacks of fixed items in stacks, four deep, in turn rows and columns, with about equally many children each.
struct NestedStacks: Layout {
  private let samples: ArraySlice<Sample>
  private let branching: Int
  private let depth: Int

  init(_ samples: [Sample]) {
    var branching = 1
    while branching * branching * branching * branching < samples.count { branching += 1 }
    self.init(samples: samples[...], branching: branching, depth: 4)
  }

  private init(samples: ArraySlice<Sample>, branching: Int, depth: Int) {
    (self.samples, self.branching, self.depth) = (samples, branching, depth)
  }

  private var parts: [Self] {
    samples.parts(branching).map { Self(samples: $0, branching: branching, depth: depth - 1) }
  }

  func append(to tree: inout LayoutTree) {
    let axis: StackAxis = depth.isMultiple(of: 2) ? .row : .column
    if depth > 1 {
      Stack(axis, spacing: 8) { ForEach(parts) { $0 } }.append(to: &tree)
    } else {
      Stack(axis, spacing: 8) {
        ForEach(samples) { Item($0.id).frame(width: $0.width, height: $0.height) }
      }.append(to: &tree)
    }
  }
}
