internal import LayoutCore

/// A key that an object of a document may have: what its value is, and what that says.
///
/// Readers refuse keys that are not among the members, and the schema lists these: what is known stands in one place.
struct DocumentMember: Encodable, Sendable {
  let key: DocumentKey
  let form: ValueForm
  /// What it says, in a sentence.
  let note: String
  let isRequired: Bool
  /// Where the value can be less than that.
  private(set) var narrowing: FormNarrowing?

  init(_ key: DocumentKey, _ form: ValueForm, _ note: String, isRequired: Bool = false) {
    self.key = key
    self.form = form
    self.note = note
    self.isRequired = isRequired
  }

  /// The same, with a value that can be less where another key is there, or says something.
  ///
  /// - Parameters:
  ///   - form: What the value is there; part of what it is elsewhere.
  ///   - key: The other key of the same object.
  ///   - value: What that has to say; `nil` if anything.
  func narrowed(to form: ValueForm, where key: DocumentKey, is value: String? = nil) -> DocumentMember {
    var member = self
    member.narrowing = FormNarrowing(key: key, value: value, form: form)
    return member
  }

  /// The same, without which there is no object.
  func required() -> DocumentMember { DocumentMember(key, form, note, isRequired: true) }
}

/// That a value can be less than elsewhere where another key is there, or says something.
struct FormNarrowing: Encodable, Sendable {
  let key: DocumentKey
  /// What the other key says; `nil` if anything.
  let value: String?
  let form: ValueForm
}

/// What a value of a document is.
indirect enum ValueForm: Sendable {
  /// A number; with a least one, that one or more.
  case number(least: Double? = nil)
  /// A number without a fraction.
  case wholeNumber(least: Int? = nil)
  case text
  case flag
  /// One of some names.
  case names([String])
  /// A part of something, such as "25%".
  case percentage
  /// Some of one form; with a least and a greatest number, so many.
  case list(ValueForm, least: Int = 0, most: Int? = nil)
  case object([DocumentMember])
  /// An object with any keys, whose values are of one form.
  case map(ValueForm)
  case any([ValueForm])
  /// What is described by itself, since it may stand in itself.
  case definition(SchemaDefinition)

  /// A length, which is 0 or more.
  static let length = ValueForm.number(least: 0)

  /// One of the names in a table.
  static func name<Value>(in table: [(String, Value)]) -> ValueForm { .names(table.map(\.0)) }

  /// The name of a case.
  static func name<Value: CaseIterable & RawRepresentable<String>>(of type: Value.Type) -> ValueForm {
    .names(type.allCases.map(\.rawValue))
  }

  /// Any number of axes.
  static let axes = ValueForm.list(.name(in: AxisNames.all))
}

/// What a schema describes by itself.
enum SchemaDefinition: String, CaseIterable, Sendable {
  /// A layout of any type.
  case layout
  /// A layout that stands in a grid, where it can say more.
  case cell
  /// A row of a grid, or a layout across all columns.
  case row
  /// A cell of a hexagonal grid.
  case hexCell
}
