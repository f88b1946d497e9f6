public import ConstraintLayout

/// W7: 200 stacks in each other, in turn rows and columns, with the items spread over them.
public struct DeepNesting: Workload {
  /// The name in tables and files.
  public static let name = "W7-nesting-200"
  private static let depth = 200
  private let samples: [Sample]

  /// Prepares the data.
  public init(items: Int) { samples = Sample.list(items) }

  /// The tree.
  public func description() -> some Layout { Level(samples: samples, number: 0) }

  /// A stack with its part of the items, and the next stack behind them.
  private struct Level: Layout {
    let samples: [Sample]
    let number: Int

    private var own: ArraySlice<Sample> {
      samples[number * samples.count / depth..<(number + 1) * samples.count / depth]
    }

    func append(to tree: inout LayoutTree) {
      Stack(number.isMultiple(of: 2) ? .row : .column, spacing: 8) {
        ForEach(own) { Item($0.id).frame(width: $0.width, height: $0.height) }
        if number + 1 < depth { Level(samples: samples, number: number + 1) }
      }.append(to: &tree)
    }
  }
}
