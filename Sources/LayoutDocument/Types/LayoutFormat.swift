internal import LayoutCore
internal import LinearModel

/// How one type of layout stands in documents; one conforming type, in a file of its own, for each.
///
/// A container conforms to ``ContainerFormat``, which says most of this.
protocol LayoutFormat: SendableMetatype {
  /// The name that stands behind `type`.
  static var documentType: String { get }
  /// What a layout of this type is, in a sentence.
  static var summary: String { get }
  /// The keys of this type, besides its children and the keys that every layout has.
  static var members: [DocumentMember] { get }
  /// Where its children stand, if it has any.
  static var children: ChildList? { get }

  /// Reads what the layout is told besides its children.
  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind
  /// Reads what belongs to the node besides its kind.
  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws

  /// Writes what ``kind(of:)`` and ``complete(_:from:)`` read.
  static func write(_ node: LayoutTree.Node, to container: ObjectWriter)
  /// Whether that says its width and its height.
  static func saysLengths(of node: LayoutTree.Node) -> Bool
  /// Whether the node's children are listed; if not, what was written stands instead of them.
  static func listsChildren(of node: LayoutTree.Node) -> Bool
}

// Most types say all by their kind.
extension LayoutFormat {
  static var children: ChildList? { nil }

  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws {}
  static func write(_ node: LayoutTree.Node, to container: ObjectWriter) {}
  static func saysLengths(of node: LayoutTree.Node) -> Bool { false }
  static func listsChildren(of node: LayoutTree.Node) -> Bool { true }
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
  /// How many there are at least.
  var least = 0
  /// How many there are at most; `nil` for any number.
  var most: Int?
}

extension ChildList {
  /// The array as a key of the layout.
  var member: DocumentMember {
    let list = ValueForm.list(.definition(role.definition), least: least, most: most)
    return DocumentMember(key, list, role.note, isRequired: insteadOf == nil)
  }
}

extension ChildList.Role {
  /// What stands in the array.
  fileprivate var definition: SchemaDefinition {
    switch self {
    case .layouts: .layout
    case .cells: .cell
    case .rows: .row
    case .hexCells: .hexCell
    }
  }

  fileprivate var note: String {
    switch self {
    case .layouts: "The layouts in it."
    case .cells: "The cells, from the leading edge on."
    case .rows: "The rows from the top on, and layouts across all columns."
    case .hexCells: "The cells, each with its place."
    }
  }
}
