import ConstraintLayout
import LayoutImporting
import Testing

/// What becomes of the widgets of Qt Designer.
struct QtWidgetTests {
  private func page(_ name: String, _ width: Int) -> String {
    """
    <widget class="QWidget" name="\(name)"><attribute name="title"><string>\(name)</string></attribute>
    \(Qt.layout("QVBoxLayout", name: "\(name)Layout", Qt.item("in-\(name)", width, 20)))</widget>
    """
  }

  @Test func pagesOfAStackLieOverEachOther() throws {
    let stack =
      "<item><widget class=\"QStackedWidget\" name=\"pages\">\(page("one", 50))\(page("two", 80))</widget></item>"
    let placement = try Imported(Qt.form(Qt.layout("QVBoxLayout", stack))).placed()
    #expect(placement["pages"]?.width == 80)
    #expect(placement["in-one"]?.y == placement["in-two"]?.y)
  }

  @Test func tabsStandAboveTheirPages() throws {
    let tabs = "<item><widget class=\"QTabWidget\" name=\"tabs\">\(page("one", 50))\(page("two", 80))</widget></item>"
    let placement = try Imported(Qt.form(Qt.layout("QVBoxLayout", tabs))).placed(width: 300, height: 200)
    let bar = try #require(placement["tabs.tabs"])
    #expect(bar.height > 0)
    #expect(placement["in-two"]?.y == placement["in-one"]?.y)
    #expect(placement["tabs.pages"]?.y == bar.maxY)
    #expect(placement["one"]?.width == 300)
  }

  @Test func aGroupKeepsRoomForItsTitle() throws {
    let group = """
      <item><widget class="QGroupBox" name="group"><property name="title"><string>Title</string></property>
      \(Qt.layout("QVBoxLayout", name: "inner", Qt.item("a", 50, 20)))</widget></item>
      """
    #expect(try Imported(Qt.form(Qt.layout("QVBoxLayout", group))).placed()["a"]?.y == 20)
  }

  @Test func aPromotedClassIsTakenByItsBase() throws {
    let item =
      "<item><widget class=\"FancyButton\" name=\"a\"><property name=\"text\"><string>Go</string></property></widget></item>"
    let base =
      "<customwidgets><customwidget><class>FancyButton</class><extends>QPushButton</extends></customwidget></customwidgets>"
    let form = try Imported(Qt.form(Qt.layout("QVBoxLayout", item), besides: base))
    #expect(form.losses.isEmpty)
    // A button is no narrower than the style makes one.
    #expect(try form.placed()["a"]?.size == Size(width: 80, height: 24))
  }

  @Test func aClassOfWhichNothingIsKnownIsNotedWithItsLine() throws {
    let form = try Imported(Qt.form(Qt.layout("QVBoxLayout", "\n<item><widget class=\"Thing\" name=\"a\"/></item>")))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.hasPrefix("line 9: a: ") == true, "\(form.losses)")
    #expect(form.losses.first?.contains("\"Thing\"") == true)
  }

  @Test func classesThatAreEachOthersBaseAreNoEndlessLoop() throws {
    let item = "<item><widget class=\"A\" name=\"a\"/></item>"
    let bases = ["A": "B", "B": "A"].map { "<customwidget><class>\($0)</class><extends>\($1)</extends></customwidget>" }
    let form = try Imported(
      Qt.form(Qt.layout("QVBoxLayout", item), besides: "<customwidgets>\(bases.joined())</customwidgets>"))
    #expect(form.losses.count == 1)
  }

  @Test func aSizeThatFollowsFromTextIsNotedAsAnEstimate() throws {
    let label =
      "<item><widget class=\"QLabel\" name=\"a\"><property name=\"text\"><string>Hello</string></property></widget></item>"
    let form = try Imported(Qt.form(Qt.layout("QVBoxLayout", label)))
    #expect(form.layout.notes.map(\.kind) == [.estimate])
    #expect(try form.placed()["a"]?.width ?? 0 > 10)
  }

  @Test func theMarkOfAnAccessKeyTakesNoRoom() throws {
    func width(_ text: String) throws -> Double? {
      let label =
        "<item><widget class=\"QLabel\" name=\"a\"><property name=\"text\"><string>\(text)</string></property></widget></item>"
      return try Imported(Qt.form(Qt.layout("QVBoxLayout", label))).placed()["a"]?.width
    }
    #expect(try width("&amp;File") == width("File"))
    #expect(try width("&lt;html&gt;&lt;b&gt;File&lt;/b&gt;&lt;/html&gt;") == width("File"))
    #expect(try width("A &amp;&amp; B") == width("A &amp;&amp; B "))
    #expect(try width("A &amp;&amp; B") != width("A  B"))
  }

  @Test func aLabelThatWrapsIsText() throws {
    let label = """
      <item><widget class="QLabel" name="a"><property name="text"><string>one two three four five six</string></property>
      <property name="wordWrap"><bool>true</bool></property></widget></item>
      """
    let form = try Imported(Qt.form(Qt.layout("QVBoxLayout", label)))
    let (wide, narrow) = (try form.placed(width: 500), try form.placed(width: 60))
    #expect(try #require(narrow["a"]).height > (try #require(wide["a"]).height))
  }

  @Test func widgetsWithoutALayoutStandWhereTheFormSays() throws {
    let geometry =
      "<property name=\"geometry\"><rect><x>15</x><y>25</y><width>40</width><height>30</height></rect></property>"
    let form = try Imported(Qt.form("<widget class=\"QWidget\" name=\"a\">\(geometry)</widget>"))
    #expect(try form.placed()["a"] == Rect(x: 15, y: 25, width: 40, height: 30))
  }

  @Test func aSplittersPartsStandBesideEachOther() throws {
    let parts = ["left", "right"].map { "<widget class=\"QListView\" name=\"\($0)\"/>" }.joined()
    let splitter = """
      <item><widget class="QSplitter" name="splitter"><property name="orientation"><enum>Qt::Horizontal</enum></property>
      \(parts)</widget></item>
      """
    let placement = try Imported(Qt.form(Qt.layout("QVBoxLayout", splitter))).placed(width: 605, height: 100)
    #expect(placement["right"] == Rect(x: 305, y: 0, width: 300, height: 100))
  }

  @Test func whatIsLargerThanTheMostOfItsWidgetStandsOutAndContradictsNothing() throws {
    let small = """
      <item><widget class="QWidget" name="small"><property name="maximumSize"><size><width>16777215</width>
      <height>10</height></size></property>\(Qt.layout("QVBoxLayout", name: "inner", Qt.item("a", 50, 20)))</widget></item>
      """
    let diagnosis = try Imported(Qt.form(Qt.layout("QVBoxLayout", small))).diagnosis()
    #expect(diagnosis.status == .determined)
    #expect(!diagnosis.overflows.isEmpty)
  }

  @Test func aFormReadsFromRightToLeftIfItSaysSo() throws {
    let direction = "<property name=\"layoutDirection\"><enum>Qt::RightToLeft</enum></property>"
    let row = Qt.layout("QHBoxLayout", Qt.item("a", 30, 20) + Qt.item("b", 40, 20))
    #expect(try Imported(Qt.form(direction + row)).layout.document.layoutDirection == .rightToLeft)
  }

  @Test func menusTakeNoRoomInAWindow() throws {
    let window = """
      <ui><widget class="QMainWindow" name="window"><widget class="QWidget" name="central">
      \(Qt.layout("QVBoxLayout", Qt.item("a", 50, 20)))</widget>
      <widget class="QMenuBar" name="bar"><widget class="QMenu" name="menu"/></widget>
      <widget class="QStatusBar" name="status"/></widget></ui>
      """
    let form = try Imported(window)
    #expect(form.losses.isEmpty)
    let placement = try form.placed(width: 300, height: 200)
    #expect(placement["menu"] == nil)
    #expect(placement["status"]?.maxY == 200)
  }
}
