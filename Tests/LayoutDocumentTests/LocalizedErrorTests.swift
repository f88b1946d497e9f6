import Foundation
import LayoutDocument
import LinearModel
import Testing

/// What an alert or a log shows of an error.
struct LocalizedErrorTests {
  @Test func theLocalizedDescriptionIsPlaceAndMessage() throws {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(json: Data(#"{"layout": {"type": "stak"}}"#.utf8))
    }
    let thrown = try #require(error)
    #expect((thrown as any Error).localizedDescription == thrown.description)
    #expect(thrown.description.hasPrefix("layout"))
  }
}
