internal import LayoutCore
internal import LinearModel

/// How one type of layout is read from documents; one conforming type, in a file of its own, for each.
protocol LayoutFormat: SendableMetatype {
  /// The name that stands behind `type`.
  static var type: String { get }
  /// The keys of this type, besides those that every layout has.
  static var keys: [String] { get }
  /// Reads what the layout is told besides its children.
  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind
  /// Reads the children and appends them.
  static func appendChildren(of object: ObjectReader, to tree: inout LayoutTree) throws
}

extension LayoutFormat {
  /// The keys that every layout has.
  static var commonKeys: [String] { ["type", "id", "width", "height"] }
}

/// Every type that a document can name.
private let formats: [any LayoutFormat.Type] = [ItemFormat.self, StackFormat.self, GridFormat.self]

extension DocumentReader {
  /// Reads a layout of any type and appends it, with everything in it.
  ///
  /// - Parameter isCell: Whether it stands in a grid, where it can say more about its cell.
  static func appendLayout(_ object: ObjectReader, isCell: Bool, to tree: inout LayoutTree) throws {
    let format = try format(of: object)
    let keys = format.commonKeys + format.keys
    try CellFormat.checkKeys(of: object, known: keys, isCell: isCell)
    var node = LayoutTree.Node(kind: try format.kind(of: object), id: try object.string("id"))
    if case .item = node.kind, node.id == nil {
      throw object.missing("id", expected: "a string that no other item has, such as \"id\": \"title\"")
    }
    node.width = try object.length("width")
    node.height = try object.length("height")
    if isCell { node.cell = try CellFormat.options(of: object) }
    try tree.append(node) { try format.appendChildren(of: object, to: &$0) }
  }

  private static func format(of object: ObjectReader) throws -> any LayoutFormat.Type {
    guard let format = try object.name("type", in: formats.map { ($0.type, $0) }) else {
      throw object.missing("type", expected: Suggestion.list(formats.map { $0.type }))
    }
    return format
  }
}
