internal import LayoutCore
internal import LayoutGeometry

/// Which way a document reads along x, or a layout with all that is in it.
///
/// `"layoutDirection": "rightToLeft"`
enum LayoutDirectionFormat {
  static let key: DocumentKey = "layoutDirection"
  static let member = DocumentMember(
    key, .name(of: LayoutDirection.self),
    "Which way it reads along x, with all that is in it; if absent, as what is around it, and leftToRight at last.")

  static func direction(of object: ObjectReader) throws -> LayoutDirection? {
    try object.name(key, in: LayoutDirection.allCases.map { ($0.rawValue, $0) })
  }

  static func write(_ direction: LayoutDirection?, to container: ObjectWriter) {
    if let direction { container.encode(direction.rawValue, forKey: key) }
  }
}
