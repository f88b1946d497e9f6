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

  @Test(arguments: [("a.leading", "a.right is 100"), ("a.trailing", "a.left is 70")])
  func explainFollowsTheDirectionOfWhatIsAround(target: String, beginning: String) throws {
    let run = try LayoutProcess("explain", "-", target, input: Self.document)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
  }

  /// The grid reads from left to right, and stands in what reads from right to left.
  private static let form = #"""
    {"layout": {"type": "stack", "axis": "row", "layoutDirection": "rightToLeft",
      "children": [{"type": "grid", "id": "form", "layoutDirection": "leftToRight", "horizontalSpacing": 0,
        "rows": [{"cells": [{"type": "item", "id": "a", "width": 30}, {"type": "item", "id": "b", "width": 20}]}]}]}}
    """#

  @Test(arguments: [
    ("form.leading", "form.right is 50"), ("a.leading", "a.left is 0"),
    ("form.columns[0].leading", "form.columns[0].left is 0"),
    ("form.columns[-1].trailing", "form.columns[-1].right is 50"),
    ("form.columns[-2].width", "form.columns[-2].width is 30"),
  ])
  func explainFollowsTheNearestDirection(target: String, beginning: String) throws {
    let run = try LayoutProcess("explain", "-", target, input: Self.form)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
  }

  @Test func aColumnBeforeTheFirstIsWrongUsage() throws {
    let run = try LayoutProcess("explain", "-", "form.columns[-3].width", input: Self.form)
    #expect(run.exitCode == 64)
    #expect(
      run.messages.hasSuffix("form has 2 columns, counted from 0, so there is no columns[-3].\n"), "\(run.messages)")
  }
}
