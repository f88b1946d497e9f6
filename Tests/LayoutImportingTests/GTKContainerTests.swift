import ConstraintLayout
import LayoutImporting
import Testing

/// What containers of GTK make of what is left, and of what they show or keep besides their children.
struct GTKContainerTests {
  private static func imported(_ kind: String, _ properties: [String: String] = [:], _ inner: String) throws
    -> Imported
  {
    try Imported(GTKTests.file(GTKTests.object(kind, "it", properties, inner)))
  }

  /// A child of a type, such as a title.
  private static func child(_ type: String, _ id: String, _ width: Int, _ height: Int) -> String {
    "<child type=\"\(type)\">" + GTKTests.child(id, width, height).dropFirst("<child>".count)
  }

  @Test func whatExpandsWithAnAlignmentStandsInItsShare() throws {
    let placement = try Self.imported(
      "GtkBox", ["width-request": "300"],
      GTKTests.child("a", 50, 10, ["hexpand": "1", "halign": "center"])
        + GTKTests.child("b", 50, 10, ["hexpand": "1"])
    ).placed()
    #expect(placement["a"]?.x == 50)
    #expect(placement["b"] == Rect(x: 150, y: 0, width: 150, height: 10))
  }

  @Test func whatIsLeftWhereNothingExpandsStaysBehindTheChildren() throws {
    let placement = try Self.imported(
      "GtkBox", ["width-request": "300"], GTKTests.child("a", 50, 10) + GTKTests.child("b", 50, 10)
    ).placed()
    #expect(placement["it"]?.width == 300)
    #expect(placement["a"]?.width == 50)
    #expect(placement["b"] == Rect(x: 50, y: 0, width: 50, height: 10))
  }

  @Test func whatASpanNeedsGoesToTheColumnThatExpands() throws {
    let form = try Self.imported(
      "GtkGrid", [:],
      GTKTests.child("a", 10, 10, layout: ["column": "0", "row": "0"])
        + GTKTests.child("b", 10, 10, ["hexpand": "1"], layout: ["column": "1", "row": "0"])
        + GTKTests.child("wide", 200, 10, layout: ["column": "0", "row": "1", "column-span": "2"]))
    #expect(try form.placed()["a"]?.width == 10)
    #expect(try form.placed()["b"]?.width == 190)
    #expect(try form.diagnosis().status == .determined)
  }

  @Test func aSpanThatExpandsLetsItsColumnsGrow() throws {
    let placement = try Self.imported(
      "GtkGrid", ["width-request": "300"],
      GTKTests.child("a", 10, 10, layout: ["column": "0", "row": "0"])
        + GTKTests.child("b", 10, 10, layout: ["column": "1", "row": "0"])
        + GTKTests.child("wide", 50, 10, ["hexpand": "1"], layout: ["column": "0", "row": "1", "column-span": "2"])
    ).placed()
    #expect(placement["b"] == Rect(x: 150, y: 0, width: 150, height: 10))
  }

  @Test func paddingOfGTK3StandsOnBothSides() throws {
    let placement = try Self.imported(
      "GtkBox", ["orientation": "vertical"],
      GTKTests.child("a", 10, 20, packing: ["padding": "30"]) + GTKTests.child("b", 50, 20)
    ).placed()
    #expect(placement["a"]?.y == 30)
    #expect(placement["b"]?.y == 80)
  }

  @Test func theBorderOfAContainerIsKept() throws {
    let placement = try Self.imported("GtkBox", ["border_width": "12"], GTKTests.child("a", 50, 10)).placed()
    #expect(placement["it"] == Rect(x: 0, y: 0, width: 74, height: 34))
    #expect(placement["a"] == Rect(x: 12, y: 12, width: 50, height: 10))
  }

  @Test func aPaneIsAsLongAsThePositionSays() throws {
    let placement = try Self.imported(
      "GtkPaned", ["position": "100", "width-request": "300"],
      GTKTests.child("a", 50, 50) + GTKTests.child("b", 50, 50)
    ).placed()
    #expect(placement["a"]?.width == 100)
    #expect(placement["b"]?.maxX == 300)
  }

  @Test func aCenterBoxHoldsItsSecondPartInTheMiddle() throws {
    let placement = try Self.imported(
      "GtkCenterBox", ["width-request": "300"],
      Self.child("start", "a", 10, 10) + Self.child("center", "b", 20, 10) + Self.child("end", "c", 80, 10)
    ).placed()
    #expect(["a", "b", "c"].map { placement[$0]?.x } == [0, 140, 220])
  }

  @Test func aTitleBarStandsAboveTheContent() throws {
    let placement = try Self.imported(
      "GtkWindow", [:], Self.child("titlebar", "bar", 20, 20) + GTKTests.child("a", 50, 10)
    ).placed()
    #expect(placement["bar"] == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(placement["a"]?.y == 20)
  }

  @Test func aFrameHasItsLabelAboveItsContent() throws {
    let placement = try Self.imported("GtkFrame", ["label": "Title"], GTKTests.child("a", 50, 30)).placed()
    let label = try #require(placement["it.label"])
    #expect(label.height > 0)
    #expect(placement["a"]?.y == label.maxY)
  }

  @Test(arguments: [("False", false), ("True", true)])
  func aChildOfAnExpanderTakesRoomWhileThatIsOpen(expanded: String, isShown: Bool) throws {
    let form = try Self.imported(
      "GtkExpander", ["label": "More", "expanded": expanded], GTKTests.child("a", 50, 30))
    #expect(try form.placed()["a"]?.height == (isShown ? 30 : nil))
    #expect(form.losses.contains { $0.contains("a: It is closed") } == !isShown)
  }

  @Test func aClampHoldsItsChildInTheMiddle() throws {
    let placement = try Self.imported(
      "GtkBox", ["width-request": "600"],
      "<child>"
        + GTKTests.object(
          "AdwClamp", "clamp", ["maximum-size": "200", "hexpand": "1"], GTKTests.child("a", 50, 10)) + "</child>"
    ).placed()
    #expect(placement["a"] == Rect(x: 200, y: 0, width: 200, height: 10))
  }

  @Test func whatScrollsIsNoHigherThanItSays() throws {
    let placement = try Self.imported(
      "GtkScrolledWindow", ["min-content-height": "100"], GTKTests.child("a", 50, 300)
    ).placed()
    #expect(placement["it"]?.height == 100)
    #expect(placement["a"]?.height == 300)
  }

  /// Some groups are widgets, and some widgets have what is in them as their content.
  @Test func widgetsOfAdwaitaAreNoData() throws {
    let group = "<child>\(GTKTests.object("AdwPreferencesGroup", "group", [:], GTKTests.child("a", 50, 10)))</child>"
    let grouped = try Self.imported("GtkBox", ["orientation": "vertical"], group).placed()
    #expect(grouped["a"]?.height == 10)
    let box = GTKTests.object("GtkBox", "box", [:], GTKTests.child("a", 50, 10))
    let content = "<property name=\"content\">\(box)</property>"
    #expect(try Self.imported("AdwToolbarView", [:], content).placed()["a"]?.height == 10)
  }

  /// What a program shows later is a form all the same.
  @Test func aHiddenFormIsRead() throws {
    let hidden = try Imported(
      GTKTests.file(GTKTests.object("GtkBox", "box", ["visible": "False"], GTKTests.child("a", 50, 10))))
    #expect(try hidden.placed()["a"]?.height == 10)
  }

  @Test func aGroupOfSizesIsNotedWithItsWidgets() throws {
    let box = GTKTests.object("GtkBox", "box", [:], GTKTests.child("a", 50, 10) + GTKTests.child("b", 90, 10))
    let widgets = "<widgets><widget name=\"a\"/><widget name=\"b\"/></widgets>"
    let form = try Imported(GTKTests.file(box + GTKTests.object("GtkSizeGroup", "group", [:], widgets)))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("group: a, b ask for one size") == true, "\(form.losses)")
  }

  @Test func theRatioOfAFrameIsNoted() throws {
    let form = try Self.imported(
      "GtkAspectFrame", ["ratio": "2", "obey-child": "0"], GTKTests.child("a", 50, 50))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("ratio of 2") == true, "\(form.losses)")
  }

  @Test func aChildOfWhichNoPlaceIsKnownIsNoted() throws {
    let form = try Self.imported(
      "GtkFooBar", [:], GTKTests.child("a", 50, 10) + Self.child("corner", "b", 20, 10))
    #expect(form.losses.contains { $0.contains("b: It is a \"corner\"") }, "\(form.losses)")
  }

  @Test(arguments: ["NaN", "1e999", "wide"])
  func aMarginThatIsNoLengthIsNoted(margin: String) throws {
    let form = try Self.imported("GtkBox", [:], GTKTests.child("a", 50, 10, ["margin-start": margin]))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("a: Its \"margin-start\" is \"\(margin)\"") == true, "\(form.losses)")
  }

  @Test(arguments: [("row", "x"), ("column", "100000"), ("column-span", "-1")])
  func aCellThatCannotStandWhereItSaysIsNotedAndRead(key: String, text: String) throws {
    let form = try Self.imported("GtkGrid", [:], GTKTests.child("a", 50, 10, layout: [key: text]))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("a: Its \(key) is \"\(text)\"") == true, "\(form.losses)")
    #expect(try form.placed()["a"]?.size == Size(width: 50, height: 10))
  }
}
