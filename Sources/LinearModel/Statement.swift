/// Something the user said, such as "cell total is at least 160 wide": the unit of every report.
///
/// One statement may lead to several constraints; a report names it once. The model keeps only this handle. Who builds
/// the model keeps the words, and makes them only when a report is written.
public struct Statement: Hashable, Comparable, Sendable {
  /// The position of the statement in the list of whoever made it, counted from 0.
  public let index: Int

  /// Creates a handle for the statement at `index` of the maker's list.
  public init(index: Int) {
    self.index = index
  }

  /// Orders statements as their maker listed them.
  public static func < (left: Statement, right: Statement) -> Bool {
    left.index < right.index
  }
}
