public import ConstraintLayout

/// W7: stacks in stacks, four deep, in turn rows and columns, with about equally many children each.
public struct ShallowNesting: Workload {
  /// The name in tables and files.
  public static let name = "W7-nesting-4"
  private let nesting: NestedStacks

  /// Prepares the data.
  public init(items: Int) { nesting = NestedStacks(Sample.list(items)) }

  /// The tree.
  public func description() -> some Layout { nesting }
}
