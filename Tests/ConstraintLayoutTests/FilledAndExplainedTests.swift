import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What waits for a length to fill, and is given one, is as long as what is said in it.
struct FilledAndExplainedTests {
  /// The column takes its ideal width, so nothing is proposed to the grid in it; but the frame beside it makes it wider.
  private static let document = """
    {"constraints": ["a.right <= d.width + b.left + 8"],
     "layout": {"type": "grid", "rows": [{"cells": [{
       "type": "balancedStack", "axis": "column", "fixedSize": ["horizontal"], "unsizedAxes": ["horizontal"], "children": [
         {"type": "item", "id": "a"}, {"type": "item", "id": "b"},
         {"type": "grid", "rows": [{"cells": [
           {"type": "item", "id": "wide", "width": {"max": 50}}, {"type": "item", "id": "c", "width": 8}]}]},
         {"type": "frame", "width": {"ideal": 150}, "children": [{"type": "item", "id": "d"}]}]}]}]}}
    """

  @Test func whatIsGivenMoreThanItTakesIsExplainedByItsGreatestWidth() throws {
    let document = try LayoutDocument(json: Data(Self.document.utf8))
    let placement = try LayoutEngine().place(document.tree, in: document.proposal)
    #expect(placement["c"]?.x == 58)
    let explanation = try LayoutEngine().explain(.left, of: "c", for: document.tree, in: document.proposal)
    #expect("\(explanation)".hasPrefix("c.left is 58 because wide is at most 50 wide and "))
    #expect(explanation.causes.reduce(0) { $0 + $1.contribution } == 58)
  }
  /// Nothing is said of the heights but by the items, so they need no program to be placed, only to be explained.
  @Test func anAxisThatNoConstraintIsAboutAddsUpToo() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item("tall").frame(height: 34).gridCellRows(2)
        Item("top").frame(height: 40)
      }
      GridRow {
        Item("padded").padding(0)
        Item("low").frame(width: 10, height: 6)
      }
    }.constrain { $0["padded"].width == 2 * $0["low"].width }
    let explanation = try LayoutEngine().explain(.height, of: "padded", for: grid)
    #expect(explanation.value == 6)
    #expect(explanation.causes.reduce(0) { $0 + $1.contribution } == 6)
    #expect(explanation.causes.map(\.statement) == ["low is 6 high"])
  }
}
