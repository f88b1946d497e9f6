internal import LayoutCore
internal import LayoutGeometry

/// Writes a document.
///
/// The encoder puts the keys in order.
struct DocumentWriter: Encodable {
  let document: LayoutDocument

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DocumentKey.self)
    try container.encode(ProposalWriter(proposal: document.proposal), forKey: "proposal")
    try container.encode(document.overflow.rawValue, forKey: "overflow")
    if document.layoutDirection != .leftToRight {
      try container.encode(document.layoutDirection.rawValue, forKey: "layoutDirection")
    }
    try ConstraintsFormat.write(document.tree.relations(of: 0), to: &container)
    try TreeWriter.write(
      document.tree, to: container.nestedContainer(keyedBy: DocumentKey.self, forKey: "layout"))
  }
}

private struct ProposalWriter: Encodable {
  let proposal: ProposedSize

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DocumentKey.self)
    for (key, axis) in [("width", Axis.horizontal), ("height", .vertical)] {
      let key = DocumentKey(stringValue: key)
      switch proposal[axis] {
      case nil: try container.encodeNil(forKey: key)
      case .some(.infinity): try container.encode("infinity", forKey: key)
      case .some(let length): try container.encode(length, forKey: key)
      }
    }
  }
}
