import LayoutCore
import LayoutDocument
import LayoutGeometry
import LinearModel
import Testing

/// Hexagonal grids and honeycombs in documents.
struct HexagonDocumentTests {
  /// A mistake in a hexagonal grid, behind its type.
  private static func hexGrid(
    _ rest: String, _ place: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    Mistake(#"{"layout": {"type": "hexGrid", \#(rest)}}"#, "layout.\(place)", fragment, code)
  }

  /// A mistake in the third cell of a hexagonal grid.
  private static func cell(
    _ cell: String, _ place: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    hexGrid(
      #""cells": [{"row": 0, "column": 0, "item": {"type": "item", "id": "a"}}, "#
        + #"{"row": 0, "column": 1, "item": {"type": "item", "id": "b"}}, \#(cell)]"#,
      "cells[2]\(place)", fragment, code)
  }

  /// A mistake in a honeycomb, behind its type.
  private static func honeycomb(
    _ rest: String, _ place: String, _ fragment: String, _ code: LayoutError.Code = .invalidLayout
  ) -> Mistake {
    Mistake(#"{"layout": {"type": "honeycomb", \#(rest)}}"#, "layout.\(place)", fragment, code)
  }

  @Test(arguments: [
    #"{"type": "hexGrid", "cells": []}"#,
    #"{"type": "hexGrid", "coordinates": "evenR", "spacing": 2.5, "id": "map", "cells": ["#
      + #"{"row": -3, "column": 7, "item": {"type": "item", "id": "a", "width": 5}}, "#
      + #"{"row": 0, "column": 0, "item": {"type": "stack", "axis": "row", "children": [{"type": "item", "id": "b"}]}}]}"#,
    #"{"type": "hexGrid", "coordinates": "axial", "orientation": "pointyTop", "cells": ["#
      + #"{"q": -3, "r": 7, "item": {"type": "item", "id": "a"}}]}"#,
    #"{"type": "honeycomb", "itemsPerRow": 3, "lineSpacing": -2, "interitemSpacing": 0.1, "#
      + #""insets": {"top": 1, "left": 2}, "children": [{"type": "item", "id": "a"}, {"type": "item", "id": "b"}]}"#,
    #"{"type": "honeycomb", "itemsPerRow": 3, "count": 1000000}"#,
    #"{"type": "honeycomb", "itemsPerRow": 1, "children": []}"#,
  ])
  func whatIsReadComesBack(layout: String) throws {
    let document = try LayoutDocument(#"{"layout": \#(layout)}"#)
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document)
    #expect(try LayoutDocument(json: json).json() == json)
  }

  @Test func documentsMeanTheSameAsDescriptions() throws {
    let offset = try LayoutDocument(
      #"{"layout": {"type": "hexGrid", "cells": [{"row": 1, "column": -2, "item": {"type": "item", "id": "a"}}]}}"#)
    #expect(offset.tree == LayoutTree(HexGrid { HexCell(row: 1, column: -2) { Item("a") } }))
    let axial = try LayoutDocument(
      #"{"layout": {"type": "hexGrid", "coordinates": "axial", "orientation": "pointyTop", "spacing": 3, "#
        + #""cells": [{"q": 4, "r": -5, "item": {"type": "item", "id": "a"}}]}}"#)
    let described = HexGrid(coordinates: .axial, orientation: .pointyTop, spacing: 3) {
      HexCell(q: 4, r: -5) { Item("a") }
    }
    #expect(axial.tree == LayoutTree(described))
    let comb = try LayoutDocument(
      #"{"layout": {"type": "honeycomb", "itemsPerRow": 2, "lineSpacing": 1, "interitemSpacing": 3, "#
        + #""insets": {"right": 4}, "children": [{"type": "item", "id": "a"}]}}"#)
    let insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 4)
    #expect(
      comb.tree
        == LayoutTree(Honeycomb(itemsPerRow: 2, lineSpacing: 1, interitemSpacing: 3, insets: insets) { Item("a") }))
  }

  @Test(arguments: [
    hexGrid(#""spacing": 1"#, "cells", "missing"),
    hexGrid(#""coordinates": "oddX", "cells": []"#, "coordinates", #""oddQ", "evenQ", "oddR", "evenR" or "axial""#),
    hexGrid(#""coordinates": "oddq", "cells": []"#, "coordinates", "Did you mean \"oddQ\"?"),
    hexGrid(#""orientation": "flat", "cells": []"#, "orientation", #""flatTop" or "pointyTop""#),
    hexGrid(
      #""coordinates": "oddQ", "orientation": "pointyTop", "cells": []"#, "orientation",
      "oddQ coordinates go with flatTop hexagons"),
    hexGrid(
      #""coordinates": "evenR", "orientation": "flatTop", "cells": []"#, "orientation",
      "evenR coordinates go with pointyTop hexagons"),
    hexGrid(#""spacing": "4", "cells": []"#, "spacing", "without quotes"),
    hexGrid(#""cells": [3]"#, "cells[0]", "found 3"),
    cell(#"{"row": 0, "column": 1, "item": {"type": "item", "id": "c"}}"#, "", "Row 0, column 1 is taken by cells[1]"),
    cell(#"{"q": 1, "r": 0, "item": {"type": "item", "id": "c"}}"#, "", "given by q and r"),
    cell(#"{"column": 1, "item": {"type": "item", "id": "c"}}"#, ".row", "missing. Expected a whole number"),
    cell(#"{"row": 1, "item": {"type": "item", "id": "c"}}"#, ".column", "missing. Expected a whole number"),
    cell(#"{"q": 1, "item": {"type": "item", "id": "c"}}"#, ".r", "missing. Expected a whole number"),
    cell(#"{"q": 1, "r": 1, "row": 1, "item": {"type": "item", "id": "c"}}"#, ".row", "Known keys: q, r, item"),
    cell(#"{"row": 1.5, "column": 0, "item": {"type": "item", "id": "c"}}"#, ".row", "whole number, found 1.5"),
    cell(#"{"row": 1, "colum": 0, "item": {"type": "item", "id": "c"}}"#, ".colum", "Did you mean \"column\"?"),
    cell(
      #"{"row": 1099511627776, "column": 0, "item": {"type": "item", "id": "c"}}"#, "", "Rows and columns lie in",
      .limitExceeded),
    cell(#"{"row": 1, "column": 0}"#, ".item", "missing"),
    cell(#"{"row": 1, "column": 0, "item": {"type": "item", "id": "a"}}"#, ".item.id", "taken by layout.cells[0].item"),
    cell(#"{"row": 1, "column": 0, "item": {"type": "item", "id": "c", "widht": 1}}"#, ".item.widht", "\"width\""),
    cell(#"{"row": 1, "column": 0, "item": {"type": "item", "id": "c", "width": -1}}"#, ".item.width", "-1"),
    cell(
      #"{"row": 1, "column": 0, "item": {"type": "item", "id": "c", "columns": 2}}"#, ".item.columns",
      "only in the rows of a grid"),
  ])
  func inHexGrids(mistake: Mistake) { mistake.expectRefusal() }

  @Test(arguments: [
    honeycomb(#""children": []"#, "itemsPerRow", "missing. Expected a whole number of at least 1"),
    honeycomb(#""itemsPerRow": 0, "children": []"#, "itemsPerRow", "A row holds at least 1"),
    honeycomb(#""itemsPerRow": -3, "count": 4"#, "itemsPerRow", "-3 items per row"),
    honeycomb(#""itemsPerRow": 2.5, "children": []"#, "itemsPerRow", "whole number, found 2.5"),
    honeycomb(#""itemsPerRow": 2"#, "children", "missing"),
    honeycomb(
      #""itemsPerRow": 2, "count": 4, "children": [{"type": "item", "id": "a"}]"#, "count",
      "either a count or children"),
    honeycomb(#""itemsPerRow": 2, "count": -1"#, "count", "0 to 2^40", .limitExceeded),
    honeycomb(#""itemsPerRow": 2, "count": "4""#, "count", "without quotes"),
    honeycomb(#""itemsPerRow": 2, "insets": {"leading": 1}, "children": []"#, "insets.leading", "Known keys: top"),
    honeycomb(#""itemsPerRow": 2, "linespacing": 1, "children": []"#, "linespacing", "Did you mean \"lineSpacing\"?"),
    honeycomb(
      #""itemsPerRow": 2, "children": [{"type": "item", "id": "a"}, {"type": "item", "id": "a"}]"#, "children[1].id",
      "taken by layout.children[0]"),
  ])
  func inHoneycombs(mistake: Mistake) { mistake.expectRefusal() }
}
