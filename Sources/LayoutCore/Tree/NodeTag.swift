/// What a program hung on a layout, to find it again on the placement; the engine does not look at it.
///
/// In a box of its own: few layouts have one, and it may be anything.
package final class NodeTag: Hashable, Sendable {
  package let value: any Sendable

  package init(_ value: any Sendable) { self.value = value }

  /// Tags that can be compared are equal where their values are, others where they are one and the same.
  package static func == (left: NodeTag, right: NodeTag) -> Bool {
    guard left !== right else { return true }
    guard let value = left.value as? AnyHashable else { return false }
    return value == right.value as? AnyHashable
  }

  package func hash(into hasher: inout Hasher) {
    if let value = value as? AnyHashable {
      hasher.combine(value)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
