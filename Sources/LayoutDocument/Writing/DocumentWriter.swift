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
    try container.encode(NodeWriter(tree: document.tree, node: 0, isCell: false), forKey: "layout")
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

/// Writes a node and everything in it.
struct NodeWriter: Encodable {
  let tree: LayoutTree
  let node: Int
  let isCell: Bool

  func encode(to encoder: any Encoder) throws {
    let value = tree.nodes[node]
    var container = encoder.container(keyedBy: DocumentKey.self)
    if case .gridRow(let options) = value.kind {
      return try GridFormat.write(options, cells: children(areCells: true), to: &container)
    }
    try container.encodeIfPresent(value.id, forKey: "id")
    try Self.write(value.width, forKey: "width", to: &container)
    try Self.write(value.height, forKey: "height", to: &container)
    if isCell { try CellFormat.write(value.cell, to: &container) }
    switch value.kind {
    case .item:
      try container.encode(ItemFormat.type, forKey: "type")
    case .stack(let options):
      try container.encode(StackFormat.type, forKey: "type")
      try StackFormat.write(options, children: children(areCells: false), to: &container)
    case .grid(let options):
      try container.encode(GridFormat.type, forKey: "type")
      try GridFormat.write(options, rows: children(areCells: true), to: &container)
    case .gridRow: break
    }
  }

  private func children(areCells: Bool) -> [NodeWriter] {
    tree.children(of: node).map { NodeWriter(tree: tree, node: $0, isCell: areCells) }
  }

  private static func write(
    _ length: LengthLimits, forKey key: DocumentKey, to container: inout KeyedEncodingContainer<DocumentKey>
  ) throws {
    guard length.isGiven else { return }
    if let fixed = length.minimum, fixed == length.ideal, fixed == length.maximum {
      return try container.encode(fixed, forKey: key)
    }
    var parts = container.nestedContainer(keyedBy: DocumentKey.self, forKey: key)
    try parts.encodeIfPresent(length.minimum, forKey: "min")
    try parts.encodeIfPresent(length.ideal, forKey: "ideal")
    if length.maximum == .infinity {
      try parts.encodeNil(forKey: "max")
    } else {
      try parts.encodeIfPresent(length.maximum, forKey: "max")
    }
  }
}
