public import ConstraintLayout

/// W7: stacks in stacks, four deep, in turn rows and columns, with about equally many children each.
public struct ShallowNesting: Workload {
  /// The name in tables and files.
  public static let name = "W7-nesting-4"
  private let root: Level

  /// Prepares the data.
  public init(items: Int) {
    var branching = 1
    while branching * branching * branching * branching < items { branching += 1 }
    root = Level(samples: Sample.list(items)[...], branching: branching, depth: 4)
  }

  /// The tree.
  public func description() -> some Layout { root }

  /// A stack of items, or of stacks that share its items.
  private struct Level: Layout {
    let samples: ArraySlice<Sample>
    let branching: Int
    let depth: Int

    private var parts: [Level] {
      samples.parts(branching).map { Level(samples: $0, branching: branching, depth: depth - 1) }
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
}
