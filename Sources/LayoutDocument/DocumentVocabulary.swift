/// The words of documents: types of layouts, the keys of each with what their values are, as the formats that read them have it.
package struct DocumentVocabulary: Encodable {
  /// A type of layout.
  struct LayoutType: Encodable {
    /// The name that stands behind `type`.
    let name: String
    /// What a layout of this type is, in a sentence.
    let summary: String
    /// What it can say besides its children and what every layout can.
    let members: [DocumentMember]
    /// What it can say of its cell where it is the child of a grid.
    let cellMembers: [DocumentMember]
    /// The list of its children; `nil` where it has none.
    let children: DocumentMember?

    init(_ format: any LayoutFormat.Type) {
      name = format.documentType
      summary = format.summary
      members = format.members
      cellMembers = LayoutFormats.known(of: format).besides
      children = format.children?.member
    }
  }

  /// Every type that a document can name.
  let types = LayoutFormats.types.map { LayoutType($0) }
  /// What every layout can say besides its type.
  let commonMembers = LayoutFormats.commonMembers.filter { $0.key != "type" }
  /// What a row of a grid can say besides its cells.
  let rowMembers = GridRowFormat.members.filter { $0.key != GridRowFormat.children.key }
  /// The list of the cells of a row.
  let rowChildren = GridRowFormat.children.member
  /// How a cell of a hexagonal grid says where it stands: in one of these ways.
  let hexagonPlaces = [HexCellFormat.place, HexCellFormat.axialPlace]
  /// What stands in a cell of a hexagonal grid.
  let hexagonItem = HexCellFormat.item
  /// What a document can say besides its layout; nothing looks at which schema editors check it by.
  let documentMembers = DocumentReader.members.filter { $0.key != "layout" && $0.key != "$schema" }

  /// The words as they are.
  package init() {}
}

extension DocumentKey: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(stringValue)
  }
}

extension ValueForm: Encodable {
  private enum CodingKeys: String, CodingKey {
    case kind, least, isWhole, names, element, members, forms, definition
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    switch self {
    case .number(let least): try container.encodeIfPresent(least, forKey: .least)
    case .wholeNumber(let least):
      try container.encodeIfPresent(least, forKey: .least)
      try container.encode(true, forKey: .isWhole)
    case .names(let names): try container.encode(names, forKey: .names)
    case .list(let element, _, _), .map(let element): try container.encode(element, forKey: .element)
    case .object(let members): try container.encode(members, forKey: .members)
    case .any(let forms): try container.encode(forms, forKey: .forms)
    case .definition(let definition): try container.encode(definition.rawValue, forKey: .definition)
    case .text, .flag, .percentage: break
    }
  }

  private var kind: String {
    switch self {
    case .number, .wholeNumber: "number"
    case .text: "text"
    case .flag: "flag"
    case .names: "names"
    case .percentage: "percentage"
    case .list: "list"
    case .object: "object"
    case .map: "map"
    case .any: "any"
    case .definition: "definition"
    }
  }
}
