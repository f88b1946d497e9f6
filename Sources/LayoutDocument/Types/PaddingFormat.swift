internal import Foundation
internal import LayoutCore
internal import LinearModel

/// Padding around one layout.
///
/// Mostly it is a key of that layout: `{"type": "item", "id": "title", "padding": 8}`. It is a layout of its own where more
/// is said of it, such as a width: `{"type": "padding", "insets": {"top": 4}, "width": 100, "children": [{...}]}`
extension PaddingOptions: WrapperFormat {
  static let summary = "Padding around one layout."
  static let members = [DocumentMember(insetsKey, form, "What is left free at the edges.", isRequired: true)]
  static let member = DocumentMember(key, form, "What is left free around the layout.")

  private static let insetsKey: DocumentKey = "insets"
  private static let form = ValueForm.any([length, .object(sides)])
  private static let length = ValueForm.any([.number(), .names([defaultLength])])
  private static let sides = (["top", "leading", "bottom", "trailing", "horizontal", "vertical"] as [DocumentKey]).map {
    DocumentMember($0, length, "What is left free there, in points, or \"default\" for 8.")
  }
  /// What stands for the engine's default spacing.
  private static let defaultLength = "default"

  init(from object: ObjectReader) throws {
    guard let options = try Self(at: Self.insetsKey, of: object) else {
      throw object.missing(Self.insetsKey, expected: Self.expected)
    }
    self = options
  }

  private static let expected =
    "a number, \"default\", or an object with \"top\", \"leading\", \"bottom\", \"trailing\", \"horizontal\" and \"vertical\""

  init?(at key: DocumentKey, of object: ObjectReader) throws {
    guard object.contains(key) else { return nil }
    if let length = Self.length(of: object, key) {
      self.init(top: length.points, leading: length.points, bottom: length.points, trailing: length.points)
      return
    }
    guard let parts = try object.object(key, expected: Self.expected) else { return nil }
    try parts.checkKeys(Self.sides)
    func side(_ key: DocumentKey, _ direction: DocumentKey) throws -> Double? {
      for key in [key, direction] where parts.contains(key) {
        if let length = Self.length(of: parts, key) { return length.points }
        _ = try parts.number(key, expected: "a number, or \"default\"")
      }
      return 0
    }
    self.init(
      top: try side("top", "vertical"), leading: try side("leading", "horizontal"),
      bottom: try side("bottom", "vertical"), trailing: try side("trailing", "horizontal"))
  }

  /// A length as documents have it.
  private enum NamedLength {
    case points(Double)
    case usual

    /// The length in points; `nil` for the usual one.
    var points: Double? {
      switch self {
      case .points(let points): points
      case .usual: nil
      }
    }
  }

  /// A number, or the word for the usual length; `nil` if it is neither.
  private static func length(of object: ObjectReader, _ key: DocumentKey) -> NamedLength? {
    if let number = object.plainNumber(key) { return .points(number) }
    return object.text(key) == defaultLength ? .usual : nil
  }

  // MARK: Writing

  func write(to container: ObjectWriter) { write(at: Self.insetsKey, of: container) }

  func write(at key: DocumentKey, of container: ObjectWriter) {
    let values = named.map(\.value)
    if let first = values.first, values.allSatisfy({ $0 == first }) {
      if let first {
        container.encode(first, forKey: key)
      } else {
        container.encode(Self.defaultLength, forKey: key)
      }
      return
    }
    let parts = container.object(key)
    for (side, value) in named where value != 0 {
      let side = DocumentKey(stringValue: side)
      if let value { parts.encode(value, forKey: side) } else { parts.encode(Self.defaultLength, forKey: side) }
    }
  }
}
