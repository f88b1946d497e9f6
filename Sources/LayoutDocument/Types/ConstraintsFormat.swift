internal import Foundation
internal import LayoutCore
internal import LinearModel

/// The constraints between the items of a layout, as text.
///
/// `"constraints": ["purple.width == 2 * green.width @ 600"]`
///
/// They stand in the layout that `container` means; those of the root stand beside it, or in it.
enum ConstraintsFormat {
  static let key: DocumentKey = "constraints"
  static let member = DocumentMember(
    key, .list(.text), "Relations between edges and lengths in the layout, such as \"a.width == 2 * b.width @ 600\".")

  static func relations(of object: ObjectReader) throws -> [LayoutRelation] {
    guard var list = try object.listIfGiven(key) else { return [] }
    var relations: [LayoutRelation] = []
    while let (text, value) = try list.nextText(expected: "a constraint such as \"a.width == 2 * b.width\"") {
      do {
        relations.append(try LayoutRelation(text: text))
      } catch let error as LayoutError {
        try list.passOver(LayoutError(error.code, error.message, place: list.place(of: value)))
      }
    }
    return relations
  }

  static func write(
    _ relations: ArraySlice<LayoutTree.CarriedRelation>,
    to container: ObjectWriter
  ) {
    guard !relations.isEmpty else { return }
    container.encode(relations.map(\.relation.text), forKey: key)
  }

  /// Refuses relations whose text would not mean the same when it is read again.
  static func check(_ tree: LayoutTree) throws {
    for (index, carried) in tree.relations.enumerated() {
      guard let problem = problem(of: carried.relation) else { continue }
      let position = index - tree.relations(of: carried.node).startIndex
      throw LayoutError(
        problem.code, problem.message, place: "\(tree.place(of: carried.node)).\(key.stringValue)[\(position)]")
    }
  }

  private static func problem(of relation: LayoutRelation) -> (code: LayoutError.Code, message: String)? {
    guard relation.constraint.weight == 1 else {
      return (.invalidLayout, "The constraint has a weight, which documents cannot hold. Give it another priority.")
    }
    let length = relation.text.utf8.count
    guard length <= LayoutRelation.longestText else {
      let limit = LayoutRelation.longestText
      return (
        .limitExceeded,
        "The constraint takes \(length) bytes as text; the limit is \(limit). Split it into several."
      )
    }
    return nil
  }
}
