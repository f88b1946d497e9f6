import ConstraintLayout
import LayoutDocument
import LayoutImporting
import Testing

/// What becomes of grids and forms of Qt Designer.
struct QtGridTests {
  @Test func cellsStandInTheirTracks() throws {
    let cells = Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 40, column: 1, row: 1)
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 6, cells))).placed()
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 36, y: 26, width: 50, height: 40))
  }

  @Test func tracksInWhichNothingLiesVanish() throws {
    let cells = Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 40, column: 7, row: 3)
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 6, cells))).placed()
    #expect(placement["b"] == Rect(x: 36, y: 26, width: 50, height: 40))
  }

  @Test func aSpanCoversItsTracksInBothDirections() throws {
    let cells =
      Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 20, column: 1, row: 0)
      + Qt.cell("wide", 86, 20, column: 0, row: 1, columns: 2) + Qt.cell("tall", 10, 46, column: 2, row: 0, rows: 2)
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 6, cells))).placed()
    #expect(placement["wide"] == Rect(x: 0, y: 26, width: 86, height: 20))
    #expect(placement["tall"] == Rect(x: 92, y: 0, width: 10, height: 46))
  }

  @Test func aColumnThatOnlySpansCoverIsOpenUnderTheNameOfItsLayout() throws {
    // 50 | span 50 over columns 1 and 2, and the other way round below: column 1 is nobody's.
    let cells =
      Qt.cell("a", 50, 20, column: 0, row: 0) + Qt.cell("b", 50, 20, column: 1, row: 0, columns: 2)
      + Qt.cell("c", 50, 20, column: 0, row: 1, columns: 2) + Qt.cell("d", 50, 20, column: 2, row: 1)
    let form = try Imported(Qt.form(Qt.layout("QGridLayout", name: "settings", spacing: 10, cells)))
    let report = DiagnoseReport(try form.diagnosis(width: 300), of: form.layout.document).text
    #expect(report.contains("column 1 of settings (no own cell)\n  could be 0 to 180 wide"), "\(report)")
    #expect(report.contains("because of: b, c"), "\(report)")
  }

  @Test func aColumnIsNoNarrowerThanItsMinimum() throws {
    let cells = Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 20, column: 1, row: 0)
    let grid = Qt.layout(
      "QGridLayout", spacing: 6, attributes: "columnminimumwidth=\"80,0\" rowminimumheight=\"45\"", cells)
    let placement = try Imported(Qt.form(grid)).placed()
    #expect(placement["b"]?.x == 86)
    #expect(placement.size.height == 45)
  }

  @Test func anEmptyColumnWithAMinimumStaysAndKeepsNoSpaceBesideIt() throws {
    let cells = Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 20, column: 2, row: 0)
    let grid = Qt.layout("QGridLayout", spacing: 6, attributes: "columnminimumwidth=\"0,40,0\"", cells)
    #expect(try Imported(Qt.form(grid)).placed()["b"]?.x == 76)
  }

  @Test func stretchFactorsOfColumnsShareWhatThereIs() throws {
    let cells =
      Qt.cell("a", 10, 20, column: 0, row: 0, horizontal: "Preferred")
      + Qt.cell("b", 10, 20, column: 1, row: 0, horizontal: "Preferred")
      + Qt.cell("c", 40, 20, column: 2, row: 0, horizontal: "Preferred")
    let grid = Qt.layout("QGridLayout", spacing: 0, attributes: "columnstretch=\"1,3,0\"", cells)
    let placement = try Imported(Qt.form(grid)).placed(width: 240)
    #expect(["a", "b", "c"].map { placement[$0]?.width } == [50, 150, 40])
  }

  @Test func aWidgetThatDoesNotExpandFillsItsColumnWithoutMakingItGrow() throws {
    let cells =
      Qt.cell("a", 30, 20, column: 0, row: 0, horizontal: "Preferred") + Qt.cell("below", 60, 20, column: 0, row: 1)
      + Qt.cell("b", 50, 20, column: 1, row: 0, horizontal: "Expanding")
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 10, cells))).placed(width: 300)
    #expect(placement["a"]?.width == 60)
    #expect(placement["b"] == Rect(x: 70, y: 0, width: 230, height: 20))
  }

  @Test func aFormHasLabelsAndFieldsThatGrow() throws {
    let rows =
      Qt.cell("label", 40, 20, column: 0, row: 0) + Qt.cell("field", 60, 20, column: 1, row: 0, horizontal: "Preferred")
      + Qt.cell("both", 70, 20, column: 0, row: 1, columns: 2, horizontal: "Preferred")
    let placement = try Imported(Qt.form(Qt.layout("QFormLayout", spacing: 8, rows))).placed(width: 200)
    #expect(placement["field"] == Rect(x: 48, y: 0, width: 152, height: 20))
    #expect(placement["both"] == Rect(x: 0, y: 28, width: 200, height: 20))
  }

  @Test func aFormWhoseRowsAllWrapIsAColumn() throws {
    let policy = "<property name=\"rowWrapPolicy\"><enum>QFormLayout::WrapAllRows</enum></property>"
    let rows = Qt.cell("label", 40, 20, column: 0, row: 0) + Qt.cell("field", 60, 20, column: 1, row: 0)
    #expect(try Imported(Qt.form(Qt.layout("QFormLayout", spacing: 8, policy + rows))).placed()["field"]?.y == 28)
  }

  @Test(arguments: [
    ("row=\"-1\" column=\"0\"", "row is \"-1\""), ("row=\"0\" column=\"x\"", "column is \"x\""),
    ("row=\"0\" column=\"1e9\"", "column is \"1e9\""),
    ("row=\"0\" column=\"0\" colspan=\"100000\"", "colspan is \"100000\""),
  ])
  func aCellThatCannotStandWhereItSaysIsNotedAndRead(attributes: String, note: String) throws {
    let form = try Imported(
      Qt.form("<layout class=\"QGridLayout\">\n\(Qt.item("a", 30, 20, attributes))</layout>"))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.hasPrefix("line 6: a: ") == true, "\(form.losses)")
    #expect(form.losses.first?.contains(note) == true, "\(form.losses)")
    #expect(try form.placed()["a"]?.size == Size(width: 30, height: 20))
  }

  @Test func lengthsBeyondWhatAWidgetCanHaveAreNoError() throws {
    let cells = Qt.cell("a", 30, 20, column: 0, row: 0)
    let grid = Qt.layout("QGridLayout", attributes: "columnminimumwidth=\"99999999999\"", cells)
    #expect(try Imported(Qt.form(grid)).placed().size.width == 16_777_215)
  }
}
