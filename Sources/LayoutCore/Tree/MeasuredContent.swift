/// The measurer of an item, in a box of its own: few items have one, and nodes stay small.
package final class MeasuredContent: Hashable, Sendable {
  package let measurer: any Measurer

  package init(_ measurer: some Measurer) { self.measurer = measurer }

  package static func == (left: MeasuredContent, right: MeasuredContent) -> Bool {
    left === right || left.measurer.isEqual(to: right.measurer)
  }

  package func hash(into hasher: inout Hasher) { measurer.hash(into: &hasher) }
}

extension Measurer {
  /// Whether another measurer is of the same type and equal.
  fileprivate func isEqual(to other: any Measurer) -> Bool { (other as? Self) == self }
}
