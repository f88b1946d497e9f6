internal import LayoutCore

/// How a kind of container stands in documents: what it is told is read and written in one place.
///
/// Its names are those that the kind has everywhere: its type, and the key of its children.
protocol ContainerFormat: ContainerKind, LayoutFormat {
  /// What stands in the list of its children.
  static var childRole: ChildList.Role { get }
  /// A key that can stand there instead of children.
  static var insteadOfChildren: DocumentKey? { get }
  /// How many children it has at least.
  static var leastChildren: Int { get }
  /// How many children it has at most; `nil` for any number.
  static var mostChildren: Int? { get }

  /// Reads what it is told besides its children.
  ///
  /// - Throws: A `LayoutError` with line and column.
  init(from object: ObjectReader) throws

  /// Writes what ``init(from:)`` reads.
  func write(to container: ObjectWriter)
  /// Whether its children are listed; if not, what was written stands instead of them.
  var listsChildren: Bool { get }
}

extension ContainerFormat {
  static var childRole: ChildList.Role { .layouts }
  static var insteadOfChildren: DocumentKey? { nil }
  static var leastChildren: Int { 0 }
  static var mostChildren: Int? { nil }
  var listsChildren: Bool { true }

  static var children: ChildList? {
    ChildList(
      key: DocumentKey(stringValue: childrenKey), role: childRole, insteadOf: insteadOfChildren, least: leastChildren,
      most: mostChildren)
  }

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind { try Self(from: object).nodeKind }

  static func write(_ node: LayoutTree.Node, to container: ObjectWriter) { options(of: node)?.write(to: container) }

  static func listsChildren(of node: LayoutTree.Node) -> Bool { options(of: node)?.listsChildren ?? true }

  private static func options(of node: LayoutTree.Node) -> Self? { node.kind.container as? Self }
}

/// A container around one layout, which mostly stands as a key of that layout.
protocol WrapperFormat: ContainerFormat {
  /// It as a key of what it stands around.
  static var member: DocumentMember { get }

  /// Reads it as a key of what it stands around; `nil` where that has none.
  init?(at key: DocumentKey, of object: ObjectReader) throws

  /// Writes it as a key of what it stands around.
  func write(at key: DocumentKey, of container: ObjectWriter)
}

extension WrapperFormat {
  static var leastChildren: Int { 1 }
  static var mostChildren: Int? { 1 }

  /// Its key in what it stands around.
  static var key: DocumentKey { DocumentKey(stringValue: wrapperKey ?? documentType) }

  /// The wrapper of a layout that has one.
  static func wrapper(of object: ObjectReader) throws -> LayoutTree.Node? {
    try Self(at: key, of: object).map { LayoutTree.Node(kind: $0.nodeKind) }
  }
}
