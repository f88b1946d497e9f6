internal import Foundation
internal import LayoutCore
internal import LinearModel

/// Padding around one layout.
///
/// Mostly it is a key of that layout: `{"type": "item", "id": "title", "padding": 8}`. It is a layout of its own where more
/// is said of it, such as a width: `{"type": "padding", "insets": {"top": 4}, "width": 100, "children": [{...}]}`
enum PaddingFormat: LayoutFormat {
  static let type = "padding"
  static let keys = ["insets", "children"]
  static let children: ChildList? = ChildList(key: "children", role: .layouts)
  /// The key of a layout that is padded.
  static let key: DocumentKey = "padding"

  private static let insetsKey: DocumentKey = "insets"
  private static let sides = ["top", "leading", "bottom", "trailing"]
  private static let directions = ["horizontal", "vertical"]
  /// What stands for the engine's default spacing.
  private static let defaultLength = "default"

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    guard let options = try options(of: object, insetsKey) else {
      throw object.missing(insetsKey, expected: expected)
    }
    return .padding(options)
  }

  /// The padding of a layout that has some.
  static func wrapper(of object: ObjectReader) throws -> LayoutTree.Node? {
    try options(of: object, key).map { LayoutTree.Node(kind: .padding($0)) }
  }

  private static let expected =
    "a number, \"default\", or an object with \"top\", \"leading\", \"bottom\", \"trailing\", \"horizontal\" and \"vertical\""

  private static func options(of object: ObjectReader, _ key: DocumentKey) throws -> PaddingOptions? {
    guard object.contains(key) else { return nil }
    if let length = length(of: object, key) {
      return PaddingOptions(top: length.points, leading: length.points, bottom: length.points, trailing: length.points)
    }
    guard let parts = try object.object(key, expected: expected) else { return nil }
    try parts.checkKeys(sides + directions)
    func side(_ key: DocumentKey, _ direction: DocumentKey) throws -> Double? {
      for key in [key, direction] where parts.contains(key) {
        if let length = length(of: parts, key) { return length.points }
        _ = try parts.number(key, expected: "a number, or \"default\"")
      }
      return 0
    }
    return PaddingOptions(
      top: try side("top", "vertical"), leading: try side("leading", "horizontal"),
      bottom: try side("bottom", "vertical"), trailing: try side("trailing", "horizontal"))
  }

  /// A length as documents have it.
  private enum Length {
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
  private static func length(of object: ObjectReader, _ key: DocumentKey) -> Length? {
    if let number = object.plainNumber(key) { return .points(number) }
    return object.text(key) == defaultLength ? .usual : nil
  }

  // MARK: Writing

  static func write(_ options: PaddingOptions, to container: ObjectWriter) {
    container.encode(type, forKey: "type")
    write(options, forKey: insetsKey, to: container)
  }

  /// Writes padding as a key of what is padded.
  static func writeKey(_ options: PaddingOptions, to container: ObjectWriter) {
    write(options, forKey: key, to: container)
  }

  private static func write(
    _ options: PaddingOptions, forKey key: DocumentKey, to container: ObjectWriter
  ) {
    let values = options.named.map(\.value)
    if let first = values.first, values.allSatisfy({ $0 == first }) {
      if let first {
        container.encode(first, forKey: key)
      } else {
        container.encode(defaultLength, forKey: key)
      }
      return
    }
    let parts = container.object(key)
    for (side, value) in options.named where value != 0 {
      let side = DocumentKey(stringValue: side)
      if let value { parts.encode(value, forKey: side) } else { parts.encode(defaultLength, forKey: side) }
    }
  }
}
