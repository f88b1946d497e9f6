public import Foundation

/// The JSON Schema of documents, draft 2020-12, for editors and checkers.
///
/// It is made of what readers know of keys and their values: what one accepts, the other does. What a schema cannot say,
/// such as that ids are unique, only reading tells.
public enum DocumentSchema {
  /// The schema as JSON: keys in alphabetical order, one per line, and a line break at the end.
  public static func json() -> Data {
    let text = DocumentText()
    let schema = ObjectWriter(in: text)
    schema.encode("https://json-schema.org/draft/2020-12/schema", forKey: "$schema")
    schema.encode("Layout document", forKey: "title")
    schema.encode(
      "A layout, the size that is offered to it, and what happens when it does not fit.", forKey: "description")
    schema.write(DocumentReader.members)
    let definitions = schema.object("$defs")
    for definition in SchemaDefinition.allCases {
      definition.write(to: definitions.object(DocumentKey(stringValue: definition.rawValue)))
    }
    for member in SharedMembers.all { definitions.object(SharedMembers.key(of: member)).write(member) }
    for format in LayoutFormats.types {
      let known = LayoutFormats.known(of: format)
      format.write(known.ofLayout, to: definitions.object(SchemaDefinition.layout.key(of: format)))
      format.write(known.ofCell, to: definitions.object(SchemaDefinition.cell.key(of: format)))
    }
    return text.data()
  }
}

/// What layouts of all types may say, and is described in one place therefore.
private enum SharedMembers {
  static let all = LayoutFormats.commonMembers.filter { $0.key != "type" } + CellFormat.members

  static func hold(_ member: DocumentMember) -> Bool {
    all.contains { $0.key == member.key && $0.note == member.note }
  }

  /// Where the schema describes it.
  static func key(of member: DocumentMember) -> DocumentKey {
    DocumentKey(stringValue: "key.\(member.key.stringValue)")
  }
}

extension SchemaDefinition {
  /// Where the schema describes layouts of one type.
  fileprivate func key(of format: any LayoutFormat.Type) -> DocumentKey {
    DocumentKey(stringValue: self == .cell ? "\(format.documentType)InGrid" : format.documentType)
  }

  fileprivate func write(to schema: ObjectWriter) {
    schema.encode("object", forKey: "type")
    switch self {
    case .layout, .cell: writeTypes(to: schema)
    case .row:
      schema.object("if").encode(["type"], forKey: "required")
      schema.object("then").encode(reference: .cell)
      let row = schema.object("else")
      row.encode(GridRowFormat.summary, forKey: "description")
      row.write(GridRowFormat.members)
    case .hexCell:
      let axial = schema.object("if").list("anyOf")
      for member in HexCellFormat.axialPlace { axial.object().encode([member.key.stringValue], forKey: "required") }
      schema.object("then").write(HexCellFormat.axialPlace + [HexCellFormat.item])
      schema.object("else").write(HexCellFormat.place + [HexCellFormat.item])
    }
  }

  /// Writes that what a layout may say follows from its type.
  private func writeTypes(to schema: ObjectWriter) {
    schema.encode(["type"], forKey: "required")
    let type = schema.object("properties").object("type")
    type.encode(LayoutFormats.types.map { $0.documentType }, forKey: "enum")
    let types = schema.list("allOf")
    for format in LayoutFormats.types {
      let choice = types.object()
      let condition = choice.object("if")
      condition.encode(["type"], forKey: "required")
      condition.object("properties").object("type").encode(format.documentType, forKey: "const")
      choice.object("then").encode("#/$defs/\(key(of: format).stringValue)", forKey: "$ref")
    }
  }
}

extension LayoutFormat {
  /// Writes what a layout of the type may say.
  fileprivate static func write(_ members: [DocumentMember], to schema: ObjectWriter) {
    schema.encode(summary, forKey: "description")
    schema.write(members.map { $0.key == "type" ? $0.saying(documentType) : $0 })
    guard let children, let other = children.insteadOf else { return }
    let choice = schema.list("anyOf")
    for key in [children.key, other] { choice.object().encode([key.stringValue], forKey: "required") }
  }
}

extension DocumentMember {
  /// The same with one value only.
  fileprivate func saying(_ value: String) -> DocumentMember {
    DocumentMember(key, .names([value]), note, isRequired: isRequired)
  }
}

extension ObjectWriter {
  /// Writes the schema of an object that has these members and no others.
  fileprivate func write(_ members: [DocumentMember]) {
    encode("object", forKey: "type")
    encode(false, forKey: "additionalProperties")
    let properties = object("properties")
    for member in members {
      let schema = properties.object(member.key)
      if SharedMembers.hold(member) {
        schema.encode("#/$defs/\(SharedMembers.key(of: member).stringValue)", forKey: "$ref")
      } else {
        schema.write(member)
      }
    }
    let required = members.filter(\.isRequired).map(\.key.stringValue)
    if !required.isEmpty { encode(required, forKey: "required") }
    let narrowings = members.compactMap { member in member.narrowing.map { (member, $0) } }
    guard !narrowings.isEmpty else { return }
    let list = list("allOf")
    for (member, narrowing) in narrowings { list.object().write(narrowing, of: member) }
  }

  private func write(_ narrowing: FormNarrowing, of member: DocumentMember) {
    let condition = object("if")
    condition.encode([narrowing.key.stringValue], forKey: "required")
    let other = condition.object("properties").object(narrowing.key)
    if let value = narrowing.value {
      other.encode(value, forKey: "const")
    } else {
      // Null means the same as leaving the key out.
      other.object("not").encode("null", forKey: "type")
    }
    object("then").object("properties").object(member.key).write(narrowing.form, orNull: true)
  }

  fileprivate func write(_ member: DocumentMember) {
    encode(member.note, forKey: "description")
    write(member.form, orNull: !member.isRequired)
  }

  /// - Parameter orNull: Whether null means the same as leaving the key out.
  fileprivate func write(_ form: ValueForm, orNull: Bool = false) {
    if orNull { return write(anyOf: form.alternatives, orNull: true) }
    switch form {
    case .number(let least):
      encode("number", forKey: "type")
      encodeIfPresent(least, forKey: "minimum")
    case .wholeNumber(let least):
      encode("integer", forKey: "type")
      encodeIfPresent(least, forKey: "minimum")
    case .text: encode("string", forKey: "type")
    case .flag: encode("boolean", forKey: "type")
    case .names(let names): encode(names, forKey: "enum")
    case .percentage:
      encode("string", forKey: "type")
      encode("^\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?%$", forKey: "pattern")
    case .list(let element, let least, let most):
      encode("array", forKey: "type")
      if least > 0 { encode(least, forKey: "minItems") }
      if let most { encode(most, forKey: "maxItems") }
      object("items").write(element)
    case .object(let members): write(members)
    case .map(let value):
      encode("object", forKey: "type")
      object("additionalProperties").write(value, orNull: true)
    case .any(let forms): write(anyOf: forms, orNull: false)
    case .definition(let definition): encode(reference: definition)
    }
  }

  private func write(anyOf forms: [ValueForm], orNull: Bool) {
    let choices = list("anyOf")
    for form in forms { choices.object().write(form) }
    if orNull { choices.object().encode("null", forKey: "type") }
  }

  fileprivate func encode(reference definition: SchemaDefinition) {
    encode("#/$defs/\(definition.rawValue)", forKey: "$ref")
  }
}

extension ValueForm {
  /// The forms that it may have, one of which it is where there is no choice.
  fileprivate var alternatives: [ValueForm] { if case .any(let forms) = self { forms } else { [self] } }
}
