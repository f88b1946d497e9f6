import ConstraintLayout
import LayoutImporting
import Testing

/// What becomes of rows and columns of Qt Designer.
struct QtStackTests {
  @Test func widgetsOfARowStandBesideEachOtherWithItsSpacing() throws {
    let placement = try Imported(
      Qt.form(Qt.layout("QHBoxLayout", spacing: 7, Qt.item("a", 30, 20) + Qt.item("b", 40, 10)))
    ).placed()
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 37, y: 5, width: 40, height: 10))
  }

  @Test func widgetsOfAColumnStandBelowEachOther() throws {
    let placement = try Imported(Qt.form(Qt.layout("QVBoxLayout", Qt.item("a", 30, 20) + Qt.item("b", 40, 10))))
      .placed()
    #expect(placement["b"] == Rect(x: 0, y: 30, width: 40, height: 10))
  }

  @Test func aWindowKeepsTheStylesMarginsAroundItsLayoutIfItSaysNone() throws {
    let layout = "<layout class=\"QHBoxLayout\">" + Qt.item("a", 30, 20) + Qt.item("b", 30, 20) + "</layout>"
    let placement = try Imported(Qt.form(layout)).placed()
    #expect(placement["a"] == Rect(x: 11, y: 11, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 47, y: 11, width: 30, height: 20))
    #expect(placement.size == Size(width: 88, height: 42))
  }

  @Test func marginsAndSpacingOfTheWholeFormHoldWhereALayoutSaysNone() throws {
    let layout = "<layout class=\"QHBoxLayout\">" + Qt.item("a", 30, 20) + Qt.item("b", 30, 20) + "</layout>"
    let form = Qt.form(layout, besides: "<layoutdefault spacing=\"3\" margin=\"11\"/>")
    #expect(try Imported(form).placed()["b"] == Rect(x: 44, y: 11, width: 30, height: 20))
  }

  @Test func aLayoutInALayoutHasNoMargins() throws {
    let inner = "<item><layout class=\"QHBoxLayout\" name=\"inner\">\(Qt.item("a", 30, 20))</layout></item>"
    #expect(
      try Imported(Qt.form(Qt.layout("QVBoxLayout", inner))).placed()["a"] == Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test func stretchFactorsShareWhatThereIs() throws {
    let row = Qt.layout(
      "QHBoxLayout", attributes: "stretch=\"1,2,0\"",
      Qt.item("a", 10, 20, horizontal: "Preferred") + Qt.item("b", 10, 20, horizontal: "Preferred")
        + Qt.item("c", 30, 20, horizontal: "Preferred"))
    let placement = try Imported(Qt.form(row)).placed(width: 350)
    #expect(placement["a"]?.width == 100)
    #expect(placement["b"]?.width == 200)
    #expect(placement["c"]?.width == 30)
  }

  @Test func aStretchFactorOfAPolicyCountsAsOneOfTheLayout() throws {
    let row = Qt.layout(
      "QHBoxLayout",
      Qt.item("a", 10, 20, horizontal: "Preferred", stretch: 3)
        + Qt.item("b", 10, 20, horizontal: "Expanding", stretch: 1))
    #expect(try Imported(Qt.form(row)).placed(width: 410)["a"]?.width == 300)
  }

  @Test func onlyWhatExpandsGrowsWhereSomethingDoes() throws {
    let row = Qt.layout(
      "QHBoxLayout",
      Qt.item("a", 30, 20, horizontal: "Preferred") + Qt.item("b", 30, 20, horizontal: "Expanding")
        + Qt.item("c", 30, 20, horizontal: "Minimum"))
    let placement = try Imported(Qt.form(row)).placed(width: 200)
    #expect(["a", "b", "c"].map { placement[$0]?.width } == [30, 120, 30])
  }

  @Test func allThatCanGrowDoWhereNothingExpands() throws {
    let row = Qt.layout(
      "QHBoxLayout", Qt.item("a", 30, 20, horizontal: "Preferred") + Qt.item("b", 30, 20, horizontal: "Minimum"))
    let placement = try Imported(Qt.form(row)).placed(width: 210)
    #expect(["a", "b"].map { placement[$0]?.width } == [100, 100])
  }

  @Test func aSpacerTakesWhatIsLeftAndKeepsNoSpaceOfItsOwn() throws {
    let spacer = """
      <item><spacer name="gap"><property name="orientation"><enum>Qt::Horizontal</enum></property>
      <property name="sizeHint"><size><width>40</width><height>20</height></size></property></spacer></item>
      """
    let form = try Imported(Qt.form(Qt.layout("QHBoxLayout", Qt.item("a", 30, 20) + spacer + Qt.item("b", 30, 20))))
    #expect(try form.placed(width: 200)["b"]?.x == 170)
    // 30 + 10 + 40 + 30: the spacing once, though there are three things.
    #expect(try form.placed().size.width == 110)
  }

  @Test(arguments: [
    ("Qt::AlignRight", 70.0), ("Qt::AlignmentFlag::AlignLeft", 0.0), ("Qt::AlignHCenter|Qt::AlignTop", 35.0),
  ])
  func aWidgetWithAnAlignmentKeepsItsSize(alignment: String, x: Double) throws {
    let item = Qt.item("a", 30, 20, horizontal: "Preferred", "alignment=\"\(alignment)\"")
    let column = Qt.layout("QVBoxLayout", item + Qt.item("wide", 100, 10))
    let rect = try Imported(Qt.form(column)).placed()["a"]
    #expect(rect?.x == x)
    #expect(rect?.width == 30)
  }

  @Test func aHiddenWidgetTakesNoRoomAndIsNoted() throws {
    let hidden = """
      <item><widget class="QLabel" name="ghost"><property name="visible"><bool>false</bool></property>
      <property name="text"><string>Hidden</string></property></widget></item>
      """
    let form = try Imported(Qt.form(Qt.layout("QHBoxLayout", hidden + Qt.item("b", 30, 20))))
    #expect(try form.placed()["b"]?.x == 0)
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("ghost") == true)
  }
}
