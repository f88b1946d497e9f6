/// What the variables of containers and items start with where people read them: ids and places, each once.
struct VariableNames {
  private var names: [String]
  private var taken: Set<String> = []

  /// O(number of nodes, times the depth of nesting).
  init(_ tree: LayoutTree) {
    names = Array(repeating: "", count: tree.count)
    // Ids come first, so that a place gives way to an id that is called like it.
    for (node, content) in tree.nodes.enumerated() {
      if let id = content.id { take(Self.quoted(id), for: node) }
    }
    // The last ones come first: what stands around something is called after it.
    for node in (0..<tree.describedCount).reversed() where tree.nodes[node].id == nil {
      let inner = tree.unwrapped(node)
      take(inner == node ? tree.place(of: node) : names[inner] + ".wrapped", for: node)
    }
    for line in tree.describedCount..<tree.count { take(names[tree.firstChild(of: line)] + ".line", for: line) }
  }

  subscript(node: Int) -> String { names[node] }

  private mutating func take(_ name: String, for node: Int) {
    var (candidate, number) = (name, 1)
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)(\(number))"
    }
    names[node] = candidate
  }

  /// An id as it is, or in quotes where it could be taken for a name of several parts, or breaks a line.
  private static func quoted(_ id: String) -> String {
    id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } && !id.isEmpty ? id : id.debugDescription
  }
}
