import Foundation
import Testing

/// Commands place documents in the direction that these name.
struct LayoutDirectionCommandTests {
  private static let document = """
    {"layoutDirection": "rightToLeft", "proposal": {"width": 100},
     "layout": {"type": "stack", "axis": "row", "spacing": 0, "children": [
       {"type": "item", "id": "a", "width": 30, "height": 20}, {"type": "item", "id": "b", "height": 20}]}}
    """

  @Test func solvePrintsWhereItemsAreDrawn() throws {
    let run = try LayoutProcess("solve", "-", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(
      run.output == """
        size 100 x 20

        item   x  y  width  height
        a     70  0     30      20
        b      0  0     70      20

        """)
  }

  @Test func explainIsAboutTheEdgeThatIsDrawn() throws {
    let run = try LayoutProcess("explain", "-", "a.left", input: Self.document)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("a.left is 70 because"))
  }
}
