import Foundation
import LayoutCore
import LayoutDocument
import LinearModel
import Testing

/// The schema knows what readers know.
struct SchemaTests {
  private let definitions: [String: Any]

  init() throws {
    let schema = try #require(JSONSerialization.jsonObject(with: DocumentSchema.json()) as? [String: Any])
    definitions = try #require(schema["$defs"] as? [String: Any])
  }

  private static let types = LayoutCatalogue.all.map(\.documentType) + ["item", "text", "spacer", "divider"]

  /// A reader that refuses a key lists those that it knows.
  private func knownKeys(_ layout: String) throws -> [String] {
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(#"{"layout": \#(layout)}"#) }
    let mistakes = [error] + error.furtherMistakes
    let unknown = try #require(mistakes.first { $0.place?.hasSuffix(".nonsense") == true })
    let list = try #require(unknown.message.firstMatch(of: /Known keys: (.+)\./))
    return list.output.1.components(separatedBy: ", ").sorted()
  }

  private func keys(of definition: String) throws -> [String] {
    let type = try #require(definitions[definition] as? [String: Any])
    #expect(type["additionalProperties"] as? Bool == false)
    return try #require(type["properties"] as? [String: Any]).keys.sorted()
  }

  @Test(arguments: types)
  func theSchemaKnowsTheKeysOfEveryType(_ type: String) throws {
    #expect(try keys(of: type) == knownKeys(#"{"type": "\#(type)", "nonsense": 1}"#))
  }

  @Test(arguments: types)
  func theSchemaKnowsTheKeysOfEveryTypeInAGrid(_ type: String) throws {
    let cell = #"{"type": "\#(type)", "nonsense": 1}"#
    #expect(try keys(of: "\(type)InGrid") == knownKeys(#"{"type": "grid", "rows": [{"cells": [\#(cell)]}]}"#))
  }

  @Test func documentsMayNameTheSchema() throws {
    let named = try LayoutDocument(#"{"$schema": "layout.schema.json", "layout": {"type": "item", "id": "a"}}"#)
    #expect(named == (try LayoutDocument(#"{"layout": {"type": "item", "id": "a"}}"#)))
  }

  /// What the schema refuses in `.ci/schema` is refused by readers, too.
  @Test func whatIsBadByItsFormIsNotRead() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Schema/bad-forms.json")
    let cases = try #require(JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    #expect(cases.count >= 60)
    for bad in cases {
      let about = try #require(bad["about"] as? String)
      let json = try JSONSerialization.data(
        withJSONObject: try #require(bad["document"]), options: [.fragmentsAllowed, .sortedKeys])
      #expect(throws: LayoutError.self, "\(about)") { try LayoutDocument(json: json) }
    }
  }
}
