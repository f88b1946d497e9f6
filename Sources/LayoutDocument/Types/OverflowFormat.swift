internal import LayoutCore

/// What happens when something does not fit its box: of the whole beside the layout, of a container in it.
///
/// `"overflow": "visible"`
enum OverflowFormat {
  static let key: DocumentKey = "overflow"
  static let member = DocumentMember(
    key, .name(of: OverflowHandling.self), "What happens when something does not fit its box.")

  static func overflow(of object: ObjectReader) throws -> OverflowHandling? {
    try object.name(key, in: OverflowHandling.allCases.map { ($0.rawValue, $0) })
  }

  static func write(_ overflow: OverflowHandling?, to container: ObjectWriter) {
    if let overflow { container.encode(overflow.rawValue, forKey: key) }
  }
}
