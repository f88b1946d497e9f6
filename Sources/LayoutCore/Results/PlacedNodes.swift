/// Whether nodes have a place; mostly all have, which takes no list to tell.
package struct PlacedNodes: Hashable, Sendable {
  private let flags: [Bool]?

  /// - Parameter flags: Whether each node has a place; `nil` where all have one.
  package init(_ flags: [Bool]? = nil) { self.flags = flags?.contains(false) == true ? flags : nil }

  package subscript(node: Int) -> Bool { flags?[node] ?? true }
}
