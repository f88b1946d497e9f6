internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// What every type of layout in documents has in common.
enum LayoutFormats {
  /// Every container that a document can name: those of the catalogue.
  private static let containers = LayoutCatalogue.kinds.compactMap { $0 as? any ContainerFormat.Type }

  /// The containers that stand as a key of the one layout in them, the outermost first.
  static let wrappers = containers.compactMap { $0 as? any WrapperFormat.Type }

  /// Every type that a document can name.
  static let types: [any LayoutFormat.Type] = {
    let first: [any LayoutFormat.Type] = [ItemFormat.self, TextFormat.self]
    let last: [any LayoutFormat.Type] = [SpacerFormat.self, DividerFormat.self]
    return first + containers + last
  }()

  private static let named = types.map { ($0.documentType, $0) }

  /// The keys that every layout has.
  static let commonMembers: [DocumentMember] =
    [
      DocumentMember("type", .name(in: named), "What kind of layout it is.", isRequired: true),
      DocumentMember("id", .text, "A name, unique in the layout, by which results and relations call it."),
      DocumentMember("width", .extent, "How wide it is; flexible if absent, or as its content is."),
      DocumentMember("height", .extent, "How high it is; flexible if absent, or as its content is."),
      PreferredSpacingFormat.member, OffsetFormat.member, ConstraintsFormat.member,
      DocumentMember("layoutPriority", .number(), "Who comes first where there is not enough room; 0 if absent."),
      DocumentMember("stretch", .length, "How long it is beside what it shares with; 1 if absent."),
      OverflowFormat.member, LayoutDirectionFormat.member, PositionFormat.member,
      DocumentMember("fixedSize", .axes, "The axes along which it takes its ideal length, whatever is offered."),
      AlignedInCellFormat.member, BaselineFormat.member, TagFormat.member,
    ] + wrappers.map { $0.member }

  /// The keys that layouts of each type have.
  private static let known = Dictionary(uniqueKeysWithValues: named.map { ($0.0, KnownMembers($0.1)) })

  /// The keys that layouts of a type have.
  static func known(of format: any LayoutFormat.Type) -> KnownMembers {
    known[format.documentType] ?? KnownMembers(format)
  }

  // MARK: Reading

  static func format(of object: ObjectReader) throws -> any LayoutFormat.Type {
    guard let format = try object.name("type", in: named) else {
      throw object.missing("type", expected: Suggestion.list(named.map(\.0)))
    }
    return format
  }

  /// Reads a layout of any type without its children.
  ///
  /// - Parameter isCell: Whether it stands in a grid, where it can say more about its cell.
  static func node(of object: ObjectReader, _ format: any LayoutFormat.Type, isCell: Bool) throws -> LayoutTree.Node {
    try CellFormat.checkKeys(of: object, known(of: format), isCell: isCell)
    var node = LayoutTree.Node(kind: try format.kind(of: object), id: try object.string("id"))
    // What takes all that it is given says so of its lengths itself.
    node.width = node.width.updated(by: try object.length("width"))
    node.height = node.height.updated(by: try object.length("height"))
    node.saidFixedAxes = try object.axes("fixedSize").union(object.axes(of: .ideal))
    node.layoutPriority = try object.number("layoutPriority") ?? 0
    node.stretch = try object.number("stretch") ?? 1
    node.preferredSpacing = try PreferredSpacingFormat.spacing(of: object)
    node.offset = try OffsetFormat.offset(of: object)
    node.overflow = try OverflowFormat.overflow(of: object)
    node.layoutDirection = try LayoutDirectionFormat.direction(of: object)
    node.baselines = try BaselineFormat.baselines(of: object)
    if let tag = try TagFormat.tag(of: object) { node.tag = tag }
    try format.complete(&node, from: object)
    if isCell { node.cell = try CellFormat.options(of: object, node.kind) }
    node.position = try PositionFormat.position(of: object)
    if let alignment = try AlignedInCellFormat.alignment(of: object) { node.alignedInCell = alignment }
    return node
  }

  /// The frame that makes a layout a part of the one around it, or as long as its content has to be, if its lengths say so.
  static func lengthFrame(of object: ObjectReader) throws -> FrameOptions? {
    let options = FrameOptions(
      alignment: .center, fractions: try object.fractions(), leastAxes: object.axes(of: .least), isOwnLength: true)
    return options.said.isEmpty ? nil : options
  }

  // MARK: Writing

  /// How a node that is no row of a grid is written.
  ///
  /// - Throws: A `LayoutError` where documents have no words for it.
  static func format(of node: LayoutTree.Node) throws -> any LayoutFormat.Type {
    if let container = node.kind.container {
      guard let container = container as? any ContainerFormat else {
        throw noWords(for: node, "is a \(type(of: container).name)")
      }
      return type(of: container)
    }
    if node.isSpacer { return SpacerFormat.self }
    if node.isDivider { return DividerFormat.self }
    guard let measured = node.measured else { return ItemFormat.self }
    guard measured.measurer is TextContent else {
      throw noWords(for: node, "is measured by code", " Give it a fixed size to write it.")
    }
    return TextFormat.self
  }

  private static func noWords(for node: LayoutTree.Node, _ what: String, _ remedy: String = "") -> LayoutError {
    LayoutError(
      .invalidLayout, "\(node.id ?? "An item") \(what), for which documents have no words.\(remedy)")
  }
}

/// The keys that layouts of one type have.
struct KnownMembers: Sendable {
  /// Those of a layout anywhere.
  let ofLayout: [DocumentMember]
  /// Those that it has besides where it stands in a grid.
  let besides: [DocumentMember]
  /// Those of a layout in a grid.
  let ofCell: [DocumentMember]

  init(_ format: any LayoutFormat.Type) {
    ofLayout = LayoutFormats.commonMembers + format.members + [format.children?.member].compactMap(\.self)
    besides = CellFormat.members(besides: ofLayout)
    ofCell = ofLayout + besides
  }
}
