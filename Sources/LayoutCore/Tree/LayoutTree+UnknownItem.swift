extension LayoutTree {
  /// What other systems call the layout that carries a constraint.
  private static let wordsForContainer: Set = ["parent", "superview", "super", "self", "view"]

  /// Says that no item in a node has an id, and which one may have been meant.
  func unknownItem(_ id: String, in node: Int) -> String {
    let saying = (node..<nodes[node].end).filter { text(ofNameless: $0) == id }.prefix(2)
    if saying.count == 2 {
      return "Several texts say \(id.quoted), such as \(place(of: saying[0])) and \(place(of: saying[1])). "
        + "Give the one that is meant an id."
    }
    let known = nodes[node..<nodes[node].end].lazy.compactMap(\.id)
    // Slips change few letters. Comparing takes time, and a thousand ids of about that length are plenty to guess from.
    let similar = known.filter { abs($0.utf8.count - id.utf8.count) <= 4 }.prefix(1000)
    let message = "No item here has the id \(id.quoted)."
    if Self.wordsForContainer.contains(id.lowercased()) {
      return "\(message) Did you mean container, the layout that carries the constraint?"
    }
    if let nearest = Suggestion.nearest(to: id, among: Array(similar)) {
      return "\(message) Did you mean \(nearest.quoted)?"
    }
    let examples = known.prefix(5).map(\.quoted).joined(separator: ", ")
    if examples.isEmpty { return "\(message) Nothing here has an id." }
    return "\(message) Ids here are \(examples)\(known.dropFirst(5).isEmpty ? "" : " and others")."
  }
}
