internal import Foundation
internal import LayoutCore
internal import LinearModel

/// A gap that takes what is left along its stack.
///
/// `{"type": "spacer", "minLength": 10}`
enum SpacerFormat: LayoutFormat {
  static let documentType = "spacer"
  static let summary = "A gap that takes what is left along its stack."
  static let members = [DocumentMember(lengthKey, .number(), "The least length in points.")]

  private static let lengthKey: DocumentKey = "minLength"

  static func kind(of object: ObjectReader) throws -> LayoutTree.Kind {
    guard !object.contains("id") else {
      throw object.failure(
        "id", "A spacer has no id, since nothing is reported of it. Take the id out, or use an item.")
    }
    return .spacer
  }

  /// Reads the least length, which a width or a height says more about.
  static func complete(_ node: inout LayoutTree.Node, from object: ObjectReader) throws {
    let length = try object.number(lengthKey)
    node.width.minimum = node.width.minimum ?? length
    node.height.minimum = node.height.minimum ?? length
  }

  /// Writes its least length where that is the only one.
  static func write(_ node: LayoutTree.Node, to container: ObjectWriter) {
    container.encodeIfPresent(node.leastLength, forKey: lengthKey)
  }

  static func saysLengths(of node: LayoutTree.Node) -> Bool { node.leastLength != nil }
}
