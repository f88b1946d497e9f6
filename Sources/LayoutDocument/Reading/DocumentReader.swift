internal import Foundation
internal import LayoutCore
internal import LayoutGeometry
internal import LinearModel

/// Reads a document: first its syntax, then its content.
///
/// What the description means is checked behind it.
enum DocumentReader {
  struct Content: Decodable {
    var proposal: ProposedSize
    var overflow: LayoutEngine.Options.Overflow
    var layoutDirection: LayoutDirection
    var tree: LayoutTree
    /// How many relations of the root, the last ones, stand beside the layout.
    var relationsBeside: Int

    init(from decoder: any Decoder) throws {
      let object = try ObjectReader(root: decoder)
      try object.checkKeys(["proposal", "overflow", "layoutDirection", "layout", ConstraintsFormat.key.stringValue])
      proposal = try object.object("proposal").map(Self.proposal) ?? .unspecified
      overflow = try object.name("overflow", in: [("error", .error), ("visible", .visible)]) ?? .error
      layoutDirection =
        try object.name("layoutDirection", in: LayoutDirection.allCases.map { ($0.rawValue, $0) }) ?? .leftToRight
      let relations = try ConstraintsFormat.relations(of: object)
      relationsBeside = relations.count
      tree = try TreeReader.read(try object.requiredObject("layout"))
      tree.add(relations, to: 0)
    }

    private static func proposal(_ object: ObjectReader) throws -> ProposedSize {
      try object.checkKeys(["width", "height"])
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

  static func read(_ json: Data) throws -> Content {
    try SyntaxCheck.run(json)
    do {
      return try JSONDecoder().decode(Content.self, from: json)
    } catch let error as DecodingError {
      // The readers word their own errors; this is what only the parser can object to, such as half of a surrogate pair.
      throw translated(error)
    }
  }

  private static func translated(_ error: DecodingError) -> LayoutError {
    let context: DecodingError.Context
    switch error {
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .keyNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default:
      return LayoutError(.invalidLayout, "The document cannot be read.")
    }
    let path = DocumentPath(context.codingPath).description
    return LayoutError(
      .invalidLayout, "The document cannot be read here: \(context.debugDescription)", place: path.isEmpty ? nil : path)
  }
}
