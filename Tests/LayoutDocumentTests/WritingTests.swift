import Foundation
import LayoutCore
import LayoutDocument
import LayoutGeometry
import LinearModel
import Testing

/// Documents that are written can be read again, and their text does not vary.
struct WritingTests {
  @Test(arguments: Examples.names)
  func examplesComeBack(name: String) throws {
    let document = try Examples.document(name)
    let json = try document.json()
    #expect(try LayoutDocument(json: json) == document)
    #expect(try LayoutDocument(json: json).json() == json)
  }

  @Test func everythingComesBack() throws {
    let layout = Grid(alignment: .bottomTrailing, horizontalSpacing: -3, verticalSpacing: 0, tieBreak: .trailing) {
      GridRow(alignment: .top) {
        Item("a").frame(minWidth: 1, idealWidth: 2, maxWidth: .infinity).frame(height: 0.1)
        Item("b").frame(minWidth: 5).gridCellColumns(3).gridCellUnsizedAxes(.all).gridCellRows(2)
        Grid { GridRow { Stack(.row) {}.gridCellRows(1) } }.gridCellRows(2)
        Item("c").gridCellAnchor(.topTrailing).gridColumnAlignment(.center)
      }
      GridRow {}
      Item("d").gridCellAnchor(UnitPoint(x: 1 / 3, y: 2)).gridCellColumns(1)
      Stack(.column, alignment: .trailing, spacing: 1e-3) {
        Stack(.row, alignment: .leading) { Item("é \"/\\\n😀") }.frame(width: 7)
        Grid {}.frame(maxHeight: 9)
      }
    }
    for proposal in [ProposedSize(width: 0, height: .infinity), ProposedSize(width: nil, height: 0.1)] {
      let document = LayoutDocument(layout, proposal: proposal, overflow: .visible)
      #expect(try LayoutDocument(json: document.json()) == document)
    }
  }

  @Test func textIsStable() throws {
    let document = LayoutDocument(
      Grid(horizontalSpacing: 20) {
        GridRow { Item("a/b").frame(width: 50).frame(maxHeight: .infinity).gridCellUnsizedAxes(.vertical) }
      }, proposal: ProposedSize(width: 400, height: .infinity))
    #expect(
      String(decoding: try document.json(), as: UTF8.self) == """
        {
          "layout" : {
            "alignment" : "center",
            "horizontalSpacing" : 20,
            "rows" : [
              {
                "cells" : [
                  {
                    "height" : {
                      "max" : null
                    },
                    "id" : "a/b",
                    "type" : "item",
                    "unsizedAxes" : [
                      "vertical"
                    ],
                    "width" : 50
                  }
                ]
              }
            ],
            "tieBreak" : "equalGrowth",
            "type" : "grid"
          },
          "overflow" : "error",
          "proposal" : {
            "height" : "infinity",
            "width" : 400
          }
        }

        """)
  }

  @Test func refusesWhatADocumentCannotHold() {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(Item("a").frame(width: .nan)).json()
    }
    #expect(error?.code == .nonFinite)
    #expect(error?.place == "layout.width")
  }

  /// An offer that no document can hold is refused by name, not by the encoder.
  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func refusesBadProposals(width: Double) {
    let error = #expect(throws: LayoutError.self) {
      try LayoutDocument(Item("a"), proposal: ProposedSize(width: width)).json()
    }
    #expect(error?.place == "proposal.width")
  }
}
