/// What a statement says of lengths that stand one after another: how much is asked for, or how much room there is.
package struct StatedLength: Hashable, Sendable {
  /// The length in points; of several gaps that of all of them together.
  package let length: Double
  /// Whether it is room that there is, or the greatest length that something may have; else it is asked for.
  package let isRoom: Bool

  /// Creates what a statement says.
  package init(_ length: Double, isRoom: Bool = false) {
    self.length = length
    self.isRoom = isRoom
  }
}
