internal import Foundation
internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads a document: first its syntax, then its content.
struct DocumentReader {
  private(set) var proposal: ProposedSize
  private(set) var overflow: OverflowHandling
  private(set) var layoutDirection: LayoutDirection
  private(set) var tree: LayoutTree

  /// Reads a document, and checks what it means.
  ///
  /// - Throws: A `LayoutError` with the place, and in the message the line and column of it.
  init(_ json: Data, limits: Limits) throws {
    let values = try JSONParser.parse([UInt8](json), depth: Self.openBrackets(depth: limits.depth))
    do {
      try self.init(ObjectReader(root: values), limits: limits)
    } catch let error as LayoutError {
      throw MistakeSearch(in: values, limits: limits).error(beginningWith: error)
    }
  }

  /// The keys of a document.
  static let members = [
    DocumentMember("$schema", .text, "The schema that editors check the document by; nothing else looks at it."),
    DocumentMember("proposal", .object(lengths), "The size that is offered to the layout."), OverflowFormat.member,
    LayoutDirectionFormat.member,
    DocumentMember("layout", .definition(.layout), "What to place.", isRequired: true),
    ConstraintsFormat.member, MetricsFormat.member,
  ]
  private static let lengths = (["width", "height"] as [DocumentKey]).map {
    DocumentMember($0, .any([.length, .names(["infinity"])]), "Points, \"infinity\", or null for the ideal size.")
  }

  /// How many braces and brackets are open in a document of so many containers in each other.
  ///
  /// A grid takes most: its own brace, its rows, one of them and the cells of that. Beside them there is what holds the
  /// layout, and what an object of the innermost container says in two more.
  private static func openBrackets(depth: Int) -> Int { 4 * min(depth, 1 << 32) + 4 }

  /// Reads a document whose syntax is right, and checks what it means.
  ///
  /// - Throws: A `LayoutError` with the place, for one of its mistakes.
  init(_ object: ObjectReader, limits: Limits) throws {
    try object.checkKeys(Self.members)
    proposal = try object.object("proposal").map(Self.proposal) ?? .unspecified
    overflow = try OverflowFormat.overflow(of: object) ?? .error
    layoutDirection = try LayoutDirectionFormat.direction(of: object) ?? .leftToRight
    let relations = try ConstraintsFormat.relations(of: object)
    let metrics = try MetricsFormat.metrics(of: object, limits: limits)
    tree = try TreeReader.read(try object.requiredObject("layout"))
    if let metrics { MetricsFormat.apply(metrics, to: &tree) }
    tree.add(relations, to: 0)
    try object.check(tree, limits: limits, relationsBeside: relations.count)
    try proposal.validate(limits: limits)
  }

  private static func proposal(_ object: ObjectReader) throws -> ProposedSize {
    try object.checkKeys(Self.lengths)
    return ProposedSize(width: try length("width", of: object), height: try length("height", of: object))
  }

  private static func length(_ key: DocumentKey, of object: ObjectReader) throws -> Double? {
    let expected = "a number, \"infinity\", or null for the ideal size"
    if let name = object.text(key) {
      guard name == "infinity" else { throw object.mismatch(key, expected: expected) }
      return .infinity
    }
    guard let length = try object.number(key, expected: expected) else { return nil }
    guard length >= 0 else {
      throw object.failure(
        key, "The proposed \(key.stringValue) is negative. Propose 0 or more, or null for the ideal size.")
    }
    return length
  }
}
