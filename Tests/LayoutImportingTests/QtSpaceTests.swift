import ConstraintLayout
import LayoutImporting
import Testing

/// The space around and between what stands in layouts of Qt: the numbers are what Qt 6 gives in the style Fusion.
struct QtSpaceTests {
  private static func number(_ name: String, _ value: Int) -> String {
    "<property name=\"\(name)\"><number>\(value)</number></property>"
  }

  @Test func marginsOfALayoutInALayoutAreKept() throws {
    let margins = Self.number("leftMargin", 20) + Self.number("topMargin", 5)
    let inner = "<item><layout class=\"QHBoxLayout\" name=\"inner\">\(margins)\(Qt.item("a", 50, 10))</layout></item>"
    let placement = try Imported(Qt.form(Qt.layout("QVBoxLayout", inner))).placed()
    #expect(placement["a"] == Rect(x: 20, y: 5, width: 50, height: 10))
    #expect(placement.size == Size(width: 70, height: 15))
  }

  @Test func aWidgetInAWindowKeepsSmallerMarginsThanTheWindow() throws {
    let inner = """
      <item><widget class="QWidget" name="inner"><layout class="QVBoxLayout">\(Qt.item("a", 30, 20))</layout></widget></item>
      """
    let placement = try Imported(Qt.form("<layout class=\"QVBoxLayout\">\(inner)</layout>")).placed()
    #expect(placement["inner"]?.x == 11)
    #expect(placement["a"]?.x == 20)
  }

  @Test func aLayoutInALayoutKeepsTheSpaceThatThatKeeps() throws {
    let inner = "<item><layout class=\"QHBoxLayout\">\(Qt.item("a", 10, 10))\(Qt.item("b", 10, 10))</layout></item>"
    #expect(try Imported(Qt.form(Qt.layout("QVBoxLayout", spacing: 20, inner))).placed()["b"]?.x == 30)
  }

  @Test func aLayoutInAGridOfTwoSpacingsKeepsNone() throws {
    let inner = "<item><layout class=\"QHBoxLayout\">\(Qt.item("a", 10, 10))\(Qt.item("b", 10, 10))</layout></item>"
    let spacings = Self.number("horizontalSpacing", 20) + Self.number("verticalSpacing", 6)
    #expect(try Imported(Qt.form(Qt.layout("QGridLayout", spacings + inner))).placed()["b"]?.x == 10)
  }

  private static func spacer(_ axis: String, _ length: Int, _ type: String, _ place: String = "") -> String {
    """
    <item \(place)><spacer name="s"><property name="orientation"><enum>Qt::\(axis)</enum></property>
    <property name="sizeType"><enum>QSizePolicy::\(type)</enum></property>
    <property name="sizeHint" stdset="0"><size><width>\(length)</width><height>\(length)</height></size></property></spacer></item>
    """
  }

  @Test func aSpacerShorterThanTheSpaceBesideItKeepsItsLength() throws {
    let row = Qt.layout("QHBoxLayout", spacing: 10, Qt.item("a", 50, 10) + Self.spacer("Horizontal", 4, "Fixed"))
    #expect(try Imported(Qt.form(row)).placed().size.width == 54)
    let between = Qt.layout(
      "QHBoxLayout", spacing: 10, Qt.item("a", 50, 10) + Self.spacer("Horizontal", 4, "Fixed") + Qt.item("b", 20, 10))
    #expect(try Imported(Qt.form(between)).placed()["b"]?.x == 64)
  }

  @Test(arguments: [(40, 50.0), (2, 12.0)])
  func aRowOfSpacersKeepsNoSpaceBesideIt(length: Int, height: Double) throws {
    let grid = Qt.layout(
      "QGridLayout", spacing: 6,
      Qt.cell("a", 50, 10, column: 0, row: 0) + Self.spacer("Vertical", length, "Expanding", "row=\"1\" column=\"0\""))
    #expect(try Imported(Qt.form(grid)).placed().size.height == height)
  }

  @Test func aSpacerSharesEquallyWithAWidgetThatExpands() throws {
    let row = Qt.layout(
      "QHBoxLayout", spacing: 10,
      Qt.item("a", 50, 10, horizontal: "Expanding") + Self.spacer("Horizontal", 40, "Expanding"))
    #expect(try Imported(Qt.form(row)).placed(width: 300)["a"]?.width == 150)
  }

  @Test func aSpacerAloneIsAsLongAsItSays() throws {
    let row = Qt.layout("QHBoxLayout", spacing: 10, Self.spacer("Horizontal", 40, "Fixed"))
    #expect(try Imported(Qt.form(row)).placed().size.width == 40)
  }

  @Test func aLayoutOfNothingButSpacersIsAGapToo() throws {
    let inner =
      "<item>" + Qt.layout("QVBoxLayout", name: "inner", Self.spacer("Horizontal", 5, "Expanding")) + "</item>"
    let row = Qt.layout("QHBoxLayout", spacing: 10, inner + Qt.item("a", 35, 10))
    #expect(try Imported(Qt.form(row)).placed()["a"]?.x == 5)
  }

  @Test func aSpacerThatLiesAcrossItsRowMakesItAsHighAsItSays() throws {
    let grid = Qt.layout(
      "QGridLayout", spacing: 6,
      Qt.cell("a", 35, 20, column: 0, row: 0) + Self.spacer("Horizontal", 20, "Expanding", "row=\"1\" column=\"0\""))
    #expect(try Imported(Qt.form(grid)).placed().size.height == 40)
  }

  private static func sizes(_ least: (Int, Int), _ greatest: (Int, Int)) -> String {
    func size(_ name: String, _ size: (Int, Int)) -> String {
      "<property name=\"\(name)\"><size><width>\(size.0)</width><height>\(size.1)</height></size></property>"
    }
    return size("minimumSize", least) + size("maximumSize", greatest)
  }

  @Test func aLeastLengthWinsOverASmallerGreatestOne() throws {
    let item = "<item><widget class=\"QWidget\" name=\"a\">\(Self.sizes((100, 10), (40, 16_777_215)))</widget></item>"
    #expect(try Imported(Qt.form(Qt.layout("QHBoxLayout", item))).placed()["a"]?.width == 100)
  }

  @Test func aGreatestLengthThatIsSaidWinsOverThePolicy() throws {
    let policy = "<property name=\"sizePolicy\"><sizepolicy hsizetype=\"Fixed\" vsizetype=\"Fixed\"/></property>"
    let item =
      "<item><widget class=\"QWidget\" name=\"a\">\(policy)\(Self.sizes((80, 30), (80, 50)))</widget></item>"
    let row = Qt.layout("QHBoxLayout", spacing: 0, item + Qt.item("b", 10, 70))
    #expect(try Imported(Qt.form(row)).placed()["a"] == Rect(x: 0, y: 10, width: 80, height: 50))
  }

  @Test func aRowIsAsHighAsItsWindowHoweverHighItsWidgetsAre() throws {
    let row = Qt.layout("QHBoxLayout", Qt.item("a", 10, 20, "alignment=\"Qt::AlignTop\"") + Qt.item("b", 10, 30))
    let placement = try Imported(Qt.form(row)).placed(height: 400)
    #expect(placement["a"]?.y == 0)
    #expect(placement["b"]?.y == 185)
  }

  @Test func aWindowWithoutALayoutHasTheSizeThatItSaysWhateverStandsOutOfIt() throws {
    func rect(_ numbers: [Int]) -> String {
      let parts = zip(["x", "y", "width", "height"], numbers).map { "<\($0)>\($1)</\($0)>" }
      return "<property name=\"geometry\"><rect>\(parts.joined())</rect></property>"
    }
    let child = "<widget class=\"QWidget\" name=\"a\">\(rect([150, 80, 80, 24]))</widget>"
    let form = try Imported(Qt.form(rect([0, 0, 200, 100]) + child))
    #expect(try form.placed().size == Size(width: 200, height: 100))
    #expect(try form.placed(width: 300).size.width == 300)
  }
}
