/// The measurer of an item, in a box of its own: few items have one, and nodes stay small.
package final class MeasuredContent: Hashable, Sendable {
  package let measurer: any Measurer
  /// The measurer, if it is that of a text: every step asks for it, and to look at what type something is takes long.
  package let text: TextContent?

  package init(_ measurer: some Measurer) { (self.measurer, text) = (measurer, measurer as? TextContent) }

  package static func == (left: MeasuredContent, right: MeasuredContent) -> Bool {
    left === right || left.measurer.isEqual(to: right.measurer)
  }

  package func hash(into hasher: inout Hasher) { measurer.hash(into: &hasher) }
}

extension Measurer {
  /// Whether another measurer is of the same type and equal.
  fileprivate func isEqual(to other: any Measurer) -> Bool { (other as? Self) == self }
}
