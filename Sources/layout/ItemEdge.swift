internal import ArgumentParser
internal import ConstraintLayout

/// An edge of an item as the command line names it: `purple.width`.
struct ItemEdge {
  let item: String
  let edge: NamedEdge

  /// Every edge, for messages.
  static var edgeNames: String { NamedEdge.allCases.map(\.name).joined(separator: ", ") }

  /// Reads an id and, behind the last dot, an edge: ids may have dots and spaces in them.
  init(_ argument: String) throws {
    guard let dot = argument.lastIndex(of: ".") else {
      throw ValidationError("Put a dot and an edge behind the item: \(Self.edgeNames).")
    }
    let name = String(argument[argument.index(after: dot)...])
    guard let edge = NamedEdge(name: name) else {
      let suggestion = Suggestion.sentence(for: name, among: NamedEdge.allCases.map(\.name))
      throw ValidationError("\"\(name)\" is no edge. Edges are \(Self.edgeNames).\(suggestion)")
    }
    item = String(argument[..<dot])
    self.edge = edge
  }
}
