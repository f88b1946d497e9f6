import Foundation
import Testing

/// `layout convert` and `layout schema`: what is written.
struct ConvertTests {
  @Test func writesADocument() throws {
    let run = try LayoutProcess("convert", "-", input: #"{"layout": {"id": "a", "type": "item", "height": 2}}"#)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        {
          "layout" : {
            "height" : 2,
            "id" : "a",
            "type" : "item"
          },
          "overflow" : "error",
          "proposal" : {
            "height" : null,
            "width" : null
          }
        }

        """)
  }

  @Test func writesSwift() throws {
    let run = try LayoutProcess(
      "convert", "-", "--to", "swift", "--width", "90", input: #"{"layout": {"id": "a", "type": "item", "height": 2}}"#)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        import ConstraintLayout

        let layout = Item("a").frame(height: 2)
        let placement = try LayoutEngine().place(layout, in: ProposedSize(width: 90))

        """)
  }

  @Test func aBadDocumentIsNotConverted() throws {
    let run = try LayoutProcess("convert", "-", "--to", "swift", input: #"{"layout": {"type": "itm"}}"#)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("layout.type"))
  }

  @Test func writesTheSchema() throws {
    let run = try LayoutProcess("schema")
    #expect(run.exitCode == 0)
    let schema = try #require(JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
  }
}
