import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What the reports of the command look like, to programs and to people.
struct ReportTests {
  @Test func solvedAsJSON() throws {
    let document = LayoutDocument(
      Grid(horizontalSpacing: 5, verticalSpacing: 0) {
        GridRow {
          Item("a/b").frame(width: 50, height: 20)
          Item("c").frame(width: 0.5, height: 10)
        }
      })
    let json = try SolveReport(LayoutEngine().place(document.tree)).json()
    #expect(
      String(decoding: json, as: UTF8.self) == """
        {
          "columns" : [
            {
              "width" : 50,
              "x" : 0
            },
            {
              "width" : 0.5,
              "x" : 55
            }
          ],
          "diagnostics" : [

          ],
          "frames" : [
            {
              "height" : 20,
              "id" : "a/b",
              "width" : 50,
              "x" : 0,
              "y" : 0
            },
            {
              "height" : 10,
              "id" : "c",
              "width" : 0.5,
              "x" : 55,
              "y" : 5
            }
          ],
          "rows" : [
            {
              "height" : 20,
              "y" : 0
            }
          ],
          "size" : {
            "height" : 20,
            "width" : 55.5
          }
        }

        """)
  }

  @Test func solvedAsTable() throws {
    let placement = try LayoutEngine().place(try Examples.document("span-of-3").tree)
    #expect(
      SolveReport(placement).text == """
        size 140 x 90

        item     x   y  width  height
        title   20   0    100      20
        a        0  30     40      40
        b       50  30     40      40
        c      100  30     40      40
        line     0  80    140      10

        column    x  width
        0         0     40
        1        50     40
        2       100     40

        row   y  height
        0     0      20
        1    30      40
        2    80      10

        """)
  }

  @Test func whatRoundingLeavesIsNotShown() throws {
    // A third of 34, three times, and two gaps of 8 are not 50 to the last digit.
    let grid = Grid {
      GridRow { Item("a").frame(height: 0).gridCellColumns(7) }
      GridRow {
        Item("b").frame(width: 50, height: 0).gridCellColumns(3)
        Item("c").frame(minWidth: 5, maxWidth: 30).frame(height: 0)
      }
    }
    let placement = try LayoutEngine().place(grid, in: ProposedSize(width: 100))
    let x = try #require(placement["b"]?.x)
    let text = SolveReport(placement).text
    #expect(x != 0 && abs(x) < 1e-12)
    #expect(text.contains("b      0"), "\(text)")
  }

  @Test func aRootThatIsNoGridHasNoTracks() throws {
    let report = SolveReport(try LayoutEngine().place(Stack(.row) { Grid { GridRow { Item("a").frame(width: 5) } } }))
    #expect(report.columns.isEmpty)
    #expect(report.rows.isEmpty)
    #expect(!report.text.contains("column"))
  }

  @Test func choicesAndNotesAreDiagnostics() throws {
    let document = try Examples.document("ambiguous-spans-400")
    let report = SolveReport(try LayoutEngine().place(document.tree, in: document.proposal))
    #expect(report.diagnostics.map(\.kind) == ["ambiguity"])
    #expect(
      report.diagnostics.first?.message
        == "column 2 of layout could be 0 to 120 wide; it is 0, so that the whole is as small as possible")
    let two = Grid {
      GridRow { Item("a").gridColumnAlignment(.leading) }
      GridRow { Item("b").gridColumnAlignment(.trailing) }
    }
    let notes = SolveReport(try LayoutEngine().place(two)).diagnostics
    #expect(notes.map(\.kind) == ["note"])
    #expect(notes.first?.message.contains("first one wins") == true)
  }

  @Test func diagnosedAsJSON() throws {
    let document = try Examples.document("ambiguous-spans")
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let report = DiagnoseReport(diagnosis, of: document)
    let json = try report.json()
    #expect(try JSONDecoder().decode(DiagnoseReport.self, from: json) == report)
    let text = String(decoding: json, as: UTF8.self)
    #expect(text.hasSuffix("}\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.keys.sorted() == ["ambiguities", "conflict", "conflicts", "notes", "overflows", "status"])
    #expect(object["status"] as? String == "ambiguous")
    let ambiguity = try #require((object["ambiguities"] as? [[String: Any]])?.first)
    #expect(
      ambiguity.keys.sorted() == [
        "axis", "cells", "chosen", "container", "decidedBy", "fixes", "kind", "lower", "track", "upper",
      ])
    // No limit is told by a null, not by leaving the key out.
    #expect(ambiguity["upper"] is NSNull)
    #expect(ambiguity["container"] as? String == "layout")
    #expect(ambiguity["axis"] as? String == "horizontal")
    #expect(ambiguity["cells"] as? [String] == ["purple", "orange"])
  }

  @Test func fixesSayWhatToDo() throws {
    let document = try Examples.document("overlapping-spans")
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let fixes = DiagnoseReport(diagnosis, of: document).ambiguities.flatMap(\.fixes)
    let row = try #require(fixes.first { $0.action == "addSizingRow" })
    #expect(row.container == "layout")
    #expect(row.columns?.contains { $0.track == 1 && $0.width == 100 } == true)
    #expect(row.axis == nil)
    let cell = try #require(fixes.first { $0.action == "sizeCell" })
    #expect(cell.item == "empty")
    #expect(cell.place == "layout.rows[1].cells[0]")
    #expect(cell.axis == "horizontal")
    #expect(cell.length == 0)
    let proposal = try #require(fixes.first { $0.action == "propose" })
    #expect(proposal.axis == "horizontal")
    #expect(proposal.length == 100)
    #expect(fixes.allSatisfy { !$0.text.isEmpty })
  }

  @Test func fixesOfRowsSayWhatToDo() throws {
    let document = LayoutDocument(
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Item("top").frame(width: 10, height: 20)
          Item("tall").frame(width: 10, height: 100).gridCellRows(2)
        }
        GridRow { Item("bottom").frame(width: 10, height: 30) }
      }, proposal: ProposedSize(width: 24))
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let open = DiagnoseReport(diagnosis, of: document).ambiguities
    #expect(open.map(\.axis) == ["vertical", "vertical"])
    let fix = try #require(open.first?.fixes.first)
    #expect(fix.action == "addSizingColumn")
    #expect(fix.container == "layout")
    #expect(fix.rows?.map(\.track) == [0, 1])
    #expect(fix.rows?.map(\.height) == [45, 55])
    #expect(fix.width == 28)
    #expect(fix.columns == nil)
    #expect(fix.height == nil)
    #expect(fix.rowSpans == nil)
    #expect(
      fix.text == "add a column of width 0 to layout with cells 45 high in row 0, 55 high in row 1, "
        + "and propose a width of 28")
    let applied = try #require(diagnosis.ambiguities.first?.fixes.first)
    let fixed = try LayoutDocument(json: document.applying(applied).json())
    #expect(fixed.proposal.width == 28)
    let placement = try LayoutEngine().place(fixed.tree, in: fixed.proposal)
    #expect(placement.diagnosis.status == .determined)
    #expect(placement.rows.map(\.length) == [45, 55])
  }

  /// A row at the end lengthens spans that ended with the grid, unless they are told to keep to their rows.
  @Test func fixesNameSpansThatMustBeShortened() throws {
    let document = LayoutDocument(
      Grid(horizontalSpacing: 0) {
        GridRow { Item("wide").frame(width: 10, height: 10).gridCellColumns(2) }
        GridRow { Item("long").frame(width: 5, height: 10).gridCellRows(3) }
      })
    let diagnosis = try LayoutEngine().diagnose(document.tree)
    let fix = try #require(DiagnoseReport(diagnosis, of: document).ambiguities.first?.fixes.first)
    #expect(fix.action == "addSizingRow")
    #expect(fix.rowSpans?.map(\.place) == ["layout.rows[1].cells[0]"])
    #expect(fix.rowSpans?.map(\.rows) == [1])
  }

  @Test func diagnosedAsText() throws {
    let document = try Examples.document("ambiguous-spans-400")
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let text = DiagnoseReport(diagnosis, of: document).text
    #expect(
      text.hasPrefix(
        """
        ambiguous: 1 length is left open

        column 2 of layout (no own cell)
          could be 0 to 120 wide; it is 0, so that the whole is as small as possible
          because of: purple, orange
          to settle it:
            1. \(diagnosis.ambiguities[0].fixes[0].text)

        """))
    #expect(text.hasSuffix("\n"))
    let open = try Examples.document("ambiguous-spans")
    let unlimited = DiagnoseReport(try LayoutEngine().diagnose(open.tree), of: open).text
    #expect(unlimited.contains("could be 0 or more wide; it is 0, so that the whole is as small as possible"))
  }

  /// Tracks that a span ties to each other are told as one, with one list of fixes; as JSON each is told by itself.
  @Test func whatIsOpenTogetherIsToldOnce() throws {
    let document = try Examples.document("overlapping-spans")
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree, in: document.proposal), of: document)
    #expect(report.ambiguities.map(\.together?.tracks) == [[0, 1, 2], [0, 1, 2], [0, 1, 2]])
    #expect(report.ambiguities.map(\.together?.total) == [100, 100, 100])
    let lines = report.text.split(separator: "\n").map(String.init)
    #expect(lines[1] == "columns 0 to 2 of layout share 100 (no own cell)")
    #expect(lines[2] == "  column 0 could be 0 or more wide, and is 0")
    let fixes = lines.filter { $0.hasPrefix("    ") }
    #expect(fixes.count == Set(fixes).count)
    #expect(fixes.count == 3)
  }

  /// Where one fix settles what is open in two places, the second names the first and does not say it again.
  @Test func aFixOfTwoPlacesIsToldOnce() throws {
    let document = LayoutDocument(
      Grid(horizontalSpacing: 0) {
        GridRow { ForEach(0..<4) { Item("item\($0)").frame(width: 40, height: 10) } }
        GridRow {
          Item("wide").frame(width: 240, height: 10).gridCellColumns(2)
          Item("narrow").frame(width: 200, height: 10).gridCellColumns(2)
        }
      }
      .id("form"))
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree), of: document)
    let fixes = report.text.split(separator: "\n").filter { $0.hasPrefix("    ") }
    #expect(fixes.count == 2)
    #expect(fixes.first?.hasPrefix("    1. add a row of height 0 to form") == true)
    #expect(fixes.last == "    1. the same as for column 0 of form")
  }

  @Test func aContainerIsCalledByItsId() throws {
    let document = LayoutDocument(
      Grid {
        GridRow { Item("wide").frame(width: 10, height: 10).gridCellColumns(2) }
      }
      .id("form"))
    let report = DiagnoseReport(try LayoutEngine().diagnose(document.tree), of: document)
    #expect(report.ambiguities.allSatisfy { $0.container == "layout" && $0.containerID == "form" })
    #expect(report.text.contains("columns 0 and 1 of form share 2 (no own cell)"))
  }

  @Test func contradictionAsText() throws {
    let document = try Examples.document("stack-out-of-space")
    let diagnosis = try LayoutEngine().diagnose(document.tree, in: document.proposal)
    let report = DiagnoseReport(diagnosis, of: document)
    #expect(report.status == "unsatisfiable")
    let lines = report.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("unsatisfiable: ") == true)
    #expect(lines.dropFirst().prefix(3).allSatisfy { $0.hasPrefix("  - ") })
    #expect(lines.dropFirst(4).first == "  they miss by 148 in height")
  }

  @Test func determinedAsText() throws {
    let document = try Examples.document("grid-4x2")
    let text = DiagnoseReport(try LayoutEngine().diagnose(document.tree), of: document).text
    #expect(text == "determined: every length follows from what the layout says\n")
  }
}
