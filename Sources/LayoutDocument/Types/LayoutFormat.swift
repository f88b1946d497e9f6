internal import LayoutCore
internal import LinearModel

/// How one type of layout is read from documents; one conforming type, in a file of its own, for each.
protocol LayoutFormat: SendableMetatype {
  /// The name that stands behind `type`.
  static var type: String { get }
  /// The keys of this type, besides those that every layout has.
  static var keys: [String] { get }
  /// Where its children stand, if it has any.
  static var children: ChildList? { get }
  /// Reads what the layout is told besides its children.
  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind
  /// Reads what belongs to the node besides its kind.
  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws
}

extension LayoutFormat {
  /// Most types say all by their kind.
  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws {}
}

/// The array of a document that holds the children of a layout.
struct ChildList {
  /// What stands in the array.
  enum Role {
    /// Layouts.
    case layouts
    /// Layouts that can say more about the cell they stand in.
    case cells
    /// Rows of a grid, and cells across all columns.
    case rows
    /// Cells of a hexagonal grid: places with a layout in each.
    case hexCells
  }

  let key: DocumentKey
  let role: Role
  /// A key that can stand there instead of the array.
  var insteadOf: DocumentKey?
}

/// What every type has in common.
enum LayoutFormats {
  /// Every type that a document can name.
  static let all: [any LayoutFormat.Type] = [
    ItemFormat.self, TextFormat.self, StackFormat.self, BalancedStackFormat.self, ViewThatFitsFormat.self,
    GridFormat.self, LazyGridFormat.self, HexGridFormat.self, HoneycombFormat.self, PaddingFormat.self,
    AspectRatioFormat.self,
    SpacerFormat.self, DividerFormat.self,
  ]

  /// The keys that every layout has.
  static let commonKeys = [
    "type", "id", "width", "height", PreferredSpacingFormat.key.stringValue,
    OffsetFormat.key.stringValue, ConstraintsFormat.key.stringValue, PaddingFormat.key.stringValue, "layoutPriority",
    "fixedSize", BaselineFormat.key.stringValue, AspectRatioFormat.key.stringValue,
  ]

  static func format(of object: ObjectReader) throws -> any LayoutFormat.Type {
    guard let format = try object.name("type", in: all.map { ($0.type, $0) }) else {
      throw object.missing("type", expected: Suggestion.list(all.map { $0.type }))
    }
    return format
  }

  /// Reads a layout of any type without its children.
  ///
  /// - Parameter isCell: Whether it stands in a grid, where it can say more about its cell.
  static func node(of object: ObjectReader, _ format: any LayoutFormat.Type, isCell: Bool) throws -> LayoutTree.Node {
    try CellFormat.checkKeys(of: object, known: commonKeys + format.keys, isCell: isCell)
    var node = LayoutTree.Node(kind: try format.kind(of: object), id: try object.string("id"))
    if case .item = node.kind, node.id == nil {
      throw object.missing("id", expected: "a string that no other item has, such as \"id\": \"title\"")
    }
    node.width = try object.length("width")
    node.height = try object.length("height")
    if node.isSpacer { try SpacerFormat.readLength(of: object, into: &node) }
    node.fixedAxes = try object.axes("fixedSize")
    node.layoutPriority = try object.number("layoutPriority") ?? 0
    node.preferredSpacing = try PreferredSpacingFormat.spacing(of: object)
    node.offset = try OffsetFormat.offset(of: object)
    node.baselines = try BaselineFormat.baselines(of: object)
    try format.complete(&node, from: object)
    if isCell { node.cell = try CellFormat.options(of: object, node.kind) }
    return node
  }
}
