import ConstraintLayout
import LayoutImporting
import Testing

/// What layouts of Qt make of what is left: the numbers are what Qt 6 gives in the style Fusion.
struct QtShareTests {
  private static func aligned(_ kind: String, _ attributes: String = "", policy: String = "Preferred") -> String {
    let place = { (column: Int) in "row=\"0\" column=\"\(column)\"" }
    return Qt.form(
      Qt.layout(
        kind, spacing: 0, attributes: attributes,
        Qt.item("a", 50, 10, horizontal: policy, "\(place(0)) alignment=\"Qt::AlignRight\"")
          + Qt.item("b", 50, 10, horizontal: "Preferred", place(1))))
  }

  @Test(arguments: [
    ("QHBoxLayout", "stretch=\"1,1\"", "Preferred"), ("QHBoxLayout", "", "Preferred"), ("QGridLayout", "", "Preferred"),
    ("QHBoxLayout", "", "Expanding"), ("QHBoxLayout", "", "Fixed"),
  ])
  func whatIsAlignedStandsInAShareOfWhatIsLeft(kind: String, attributes: String, policy: String) throws {
    let placement = try Imported(Self.aligned(kind, attributes, policy: policy)).placed(width: 300)
    #expect(placement["a"] == Rect(x: 100, y: 0, width: 50, height: 10))
    #expect(placement["b"] == Rect(x: 150, y: 0, width: 150, height: 10))
  }

  @Test func anExpandingLayoutWithAnAlignmentTakesWhatIsLeftAllTheSame() throws {
    let inner =
      "<item alignment=\"Qt::AlignRight\">"
      + Qt.layout("QHBoxLayout", name: "inner", Qt.item("a", 50, 10, horizontal: "Expanding")) + "</item>"
    let row = Qt.layout("QHBoxLayout", spacing: 0, inner + Qt.item("b", 50, 10, horizontal: "Preferred"))
    #expect(try Imported(Qt.form(row)).placed(width: 300)["a"]?.width == 250)
  }

  @Test func theStretchFactorOfWhatCannotGrowCountsForNothing() throws {
    let cells =
      Qt.cell("a", 10, 10, column: 0, row: 0, horizontal: "Preferred") + Qt.cell("b", 10, 10, column: 1, row: 0)
      + Qt.cell("c", 10, 10, column: 2, row: 0, horizontal: "Preferred")
    let grid = Qt.layout("QGridLayout", spacing: 0, attributes: "columnstretch=\"0,1,0\"", cells)
    let placement = try Imported(Qt.form(grid)).placed(width: 500)
    #expect(placement["a"]?.width == 245)
    #expect(placement["c"]?.x == 255)
  }

  @Test func aColumnGrowsOnlyIfEverythingInItCan() throws {
    let cells =
      Qt.cell("a", 50, 10, column: 0, row: 0) + Qt.cell("b", 20, 10, column: 0, row: 1, horizontal: "Preferred")
      + Qt.cell("c", 20, 10, column: 1, row: 0, horizontal: "Preferred")
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 0, cells))).placed(width: 300)
    #expect(placement["b"]?.width == 50)
    #expect(placement["c"] == Rect(x: 50, y: 0, width: 250, height: 10))
  }

  @Test func aContainerBesideAColumnThatExpandsKeepsItsWidth() throws {
    let group = """
      <item row="0" column="0"><widget class="QWidget" name="group">
      \(Qt.layout("QVBoxLayout", name: "inner", Qt.item("in", 60, 10, horizontal: "Preferred")))</widget></item>
      """
    let cells = group + Qt.cell("b", 20, 10, column: 1, row: 0, horizontal: "Expanding")
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 0, cells))).placed(width: 300)
    #expect(placement["group"]?.width == 60)
    #expect(placement["b"]?.width == 240)
  }

  @Test func whatNothingTakesStandsEvenlyBetweenTheParts() throws {
    let row = Qt.layout("QHBoxLayout", spacing: 10, Qt.item("a", 50, 10) + Qt.item("b", 50, 10))
    let placement = try Imported(Qt.form(row)).placed(width: 320)
    #expect(placement["a"]?.x == 70)
    #expect(placement["b"]?.x == 200)
  }

  @Test func aLayoutInWhichNothingGrowsLeavesTheRestToOthers() throws {
    let inner = "<item>\(Qt.layout("QHBoxLayout", name: "inner", Qt.item("a", 50, 10)))</item>"
    let row = Qt.layout("QHBoxLayout", spacing: 0, inner + Qt.item("b", 100, 10, horizontal: "Preferred"))
    let placement = try Imported(Qt.form(row)).placed(width: 300)
    #expect(placement["a"]?.x == 0)
    #expect(placement["b"]?.width == 250)
  }

  @Test(arguments: ["QVBoxLayout", "QGridLayout"])
  func whatDoesNotFillItsCellStandsAtItsLeadingEdgeInTheMiddleOfItsHeight(kind: String) throws {
    let place = { (row: Int) in "row=\"\(row)\" column=\"0\"" }
    let column = Qt.layout(
      kind, spacing: 0, Qt.item("a", 200, 10, place(0)) + Qt.item("b", 50, 10, place(1)))
    #expect(try Imported(Qt.form(column)).placed()["b"] == Rect(x: 0, y: 10, width: 50, height: 10))
    let row = Qt.layout("QHBoxLayout", spacing: 0, Qt.item("a", 50, 40) + Qt.item("b", 50, 10))
    #expect(try Imported(Qt.form(row)).placed()["b"] == Rect(x: 50, y: 15, width: 50, height: 10))
  }

  @Test func aLabelOfAFormStandsAtTheTopALittleHigherThanItLikes() throws {
    let rows =
      Qt.item("label", 50, 10, horizontal: "Preferred", vertical: "Preferred", "row=\"0\" column=\"0\"")
      + Qt.item("field", 200, 40, horizontal: "Preferred", vertical: "Preferred", "row=\"0\" column=\"1\"")
    let placement = try Imported(Qt.form(Qt.layout("QFormLayout", spacing: 0, rows))).placed(width: 400)
    #expect(placement["label"] == Rect(x: 0, y: 0, width: 50, height: 17))
    #expect(placement["field"] == Rect(x: 50, y: 0, width: 350, height: 40))
  }

  @Test func aFixedFieldOfAFormStandsAtTheLeadingEdgeOfItsColumn() throws {
    let rows =
      Qt.cell("label", 80, 10, column: 0, row: 0) + Qt.cell("field", 30, 10, column: 1, row: 0)
    let placement = try Imported(Qt.form(Qt.layout("QFormLayout", spacing: 0, rows))).placed(width: 400)
    #expect(placement["field"] == Rect(x: 80, y: 0, width: 30, height: 10))
  }

  @Test func whatASpanNeedsGoesToTheColumnThatExpands() throws {
    let cells =
      Qt.cell("a", 10, 10, column: 0, row: 0, horizontal: "Preferred")
      + Qt.cell("b", 10, 10, column: 1, row: 0, horizontal: "Expanding")
      + Qt.cell("wide", 200, 10, column: 0, row: 1, columns: 2)
    let form = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 0, cells)))
    #expect(try form.placed()["b"] == Rect(x: 10, y: 0, width: 190, height: 10))
    #expect(try form.diagnosis().status == .determined)
  }

  @Test func anIgnoredSizeTakesNothingThatOthersCouldHave() throws {
    let row = Qt.layout(
      "QHBoxLayout", spacing: 0,
      Qt.item("a", 10, 10, horizontal: "Ignored") + Qt.item("b", 10, 10, horizontal: "Preferred"))
    #expect(try Imported(Qt.form(row)).placed(width: 300)["b"]?.width == 150)
  }

  @Test func aSpacerAcrossARowTakesRoomByItsStretchFactor() throws {
    let spacer = """
      <item><spacer name="s"><property name="orientation"><enum>Qt::Vertical</enum></property>
      <property name="sizeHint" stdset="0"><size><width>20</width><height>20</height></size></property></spacer></item>
      """
    let row = Qt.layout(
      "QHBoxLayout", spacing: 10, attributes: "stretch=\"1,1\"",
      Qt.item("a", 80, 10, horizontal: "Preferred") + spacer)
    #expect(try Imported(Qt.form(row)).placed(width: 600)["a"]?.width == 300)
  }

  @Test func aStretchedColumnIsNoWiderThanWhatIsInIt() throws {
    let capped = """
      <item row="0" column="0"><widget class="QWidget" name="a">
      <property name="minimumSize"><size><width>10</width><height>10</height></size></property>
      <property name="maximumSize"><size><width>50</width><height>10</height></size></property></widget></item>
      """
    let cells = capped + Qt.cell("b", 80, 10, column: 1, row: 0, horizontal: "Preferred")
    let grid = Qt.layout("QGridLayout", spacing: 0, attributes: "columnstretch=\"1,1\"", cells)
    let placement = try Imported(Qt.form(grid)).placed(width: 600)
    #expect(placement["a"]?.width == 50)
    #expect(placement["b"] == Rect(x: 50, y: 0, width: 550, height: 10))
  }
}
