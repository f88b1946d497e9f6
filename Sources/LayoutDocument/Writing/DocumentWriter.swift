internal import Foundation
internal import LayoutCore
internal import LayoutGeometry

/// Writes a document.
enum DocumentWriter {
  static func write(_ document: LayoutDocument) throws -> Data {
    let text = DocumentText()
    let container = ObjectWriter(in: text)
    write(document.proposal, to: container.object("proposal"))
    OverflowFormat.write(document.overflow, to: container)
    if document.layoutDirection != .leftToRight { LayoutDirectionFormat.write(document.layoutDirection, to: container) }
    try MetricsFormat.write(of: document.tree, to: container)
    ConstraintsFormat.write(document.tree.relations(of: 0), to: container)
    try TreeWriter.write(document.tree, to: container.object("layout"))
    return text.data()
  }

  private static func write(_ proposal: ProposedSize, to container: ObjectWriter) {
    for (key, axis) in [("width", Axis.horizontal), ("height", .vertical)] {
      let key = DocumentKey(stringValue: key)
      switch proposal[axis] {
      case nil: container.encodeNil(forKey: key)
      case .some(.infinity): container.encode("infinity", forKey: key)
      case .some(let length): container.encode(length, forKey: key)
      }
    }
  }
}
