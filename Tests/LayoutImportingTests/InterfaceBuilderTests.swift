import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutImporting
import Testing

/// What becomes of views of Interface Builder.
struct InterfaceBuilderTests {
  /// A file with a root view of 400 by 300 points.
  static func file(
    _ views: String, _ constraints: String = "", runtime: String = "iOS.CocoaTouch", inView: String = "",
    besides: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="\(runtime)" useAutolayout="YES">
    <objects>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints>\(inView)
    </view>
    \(besides)
    </objects>
    </document>
    """
  }

  static func view(
    _ id: String, _ kind: String = "view", frame: (Double, Double, Double, Double) = (0, 0, 10, 10),
    _ attributes: String = "translatesAutoresizingMaskIntoConstraints=\"NO\"", _ inner: String = ""
  ) -> String {
    """
    <\(kind) id="\(id)" \(attributes)>
    <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>\(inner)</\(kind)>
    """
  }

  /// A constraint such as `a.leading == root.leading`, in the file's words.
  static func constraint(_ first: String, _ second: String? = nil, _ attributes: String = "") -> String {
    func operand(_ name: String, _ text: String) -> String {
      let parts = text.split(separator: ".")
      let item = parts.count == 2 ? "\(name)Item=\"\(parts[0])\" " : ""
      return "\(item)\(name)Attribute=\"\(parts[parts.count - 1])\" "
    }
    return "<constraint \(operand("first", first))\(second.map { operand("second", $0) } ?? "")\(attributes)/>"
  }

  /// The upper left corner, and what the rest holds on to.
  private static func pinned(_ id: String, x: Int = 0, y: Int = 0) -> String {
    constraint("\(id).leading", "root.leading", "constant=\"\(x)\"")
      + constraint("\(id).top", "root.top", "constant=\"\(y)\"")
  }

  @Test func whereDividersStandIsLost() throws {
    let views = Self.view("left", frame: (0, 0, 100, 300)) + Self.view("right", frame: (101, 0, 299, 300))
    let split = Self.view(
      "split", "splitView", frame: (0, 0, 400, 300), "vertical=\"YES\"", "<subviews>\(views)</subviews>")
    let form = try Imported(Self.file(split, runtime: "MacOSX.Cocoa"))
    #expect(form.losses.contains { $0.contains("split: Its dividers stand where its views end") }, "\(form.losses)")
  }

  @Test func constraintsBecomeRelations() throws {
    let constraints =
      Self.pinned("a", x: 20, y: 30) + Self.constraint("trailing", "a.trailing", "constant=\"25\"")
      + Self.constraint("a.height", "a.width", "multiplier=\"1:5\" constant=\"4\"")
    let placement = try Imported(Self.file(Self.view("a"), constraints)).placed()
    #expect(placement["a"] == Rect(x: 20, y: 30, width: 355, height: 75))
  }

  @Test(arguments: [
    ("relation=\"greaterThanOrEqual\"", "a.width >= 50"), ("relation=\"lessThanOrEqual\"", "a.width <= 50"),
    ("priority=\"700\"", "a.width == 50 @ 700"),
  ])
  func relationsAndPrioritiesAreKept(attributes: String, relation: String) throws {
    let constraints = Self.constraint("a.width", nil, "constant=\"50\" \(attributes)")
    let json = String(
      decoding: try Imported(Self.file(Self.view("a"), constraints)).layout.document.json(), as: UTF8.self)
    #expect(json.contains("\"\(relation)\""), "\(json)")
  }

  @Test func aConstraintInAViewIsAboutThatView() throws {
    let width = "<constraints>\(Self.constraint("width", nil, "constant=\"120\""))</constraints>"
    let view = Self.view("a", "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"", width)
    #expect(
      try Imported(Self.file(view, Self.pinned("a") + Self.constraint("a.height", nil, "constant=\"9\""))).placed()[
        "a"]?.width == 120)
  }

  @Test func aMultipliedPlaceIsMeasuredFromTheViewOfItsConstraint() throws {
    let inner = Self.view("b")
    let constraints = "<constraints>\(Self.constraint("b.top", "outer.bottom", "multiplier=\"0.5\""))</constraints>"
    let outer = Self.view(
      "outer", frame: (0, 0, 100, 80), "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(inner)</subviews>\(constraints)")
    let placement = try Imported(
      Self.file(outer, Self.pinned("outer", y: 100) + Self.constraint("outer.height", nil, "constant=\"80\""))
    ).placed()
    // The middle of the outer view, not that of all above its lower edge.
    #expect(placement["b"]?.y == 140)
  }

  @Test func constraintsThatContradictEachOtherAreNamed() throws {
    let constraints =
      Self.pinned("a", x: 20) + Self.constraint("trailing", "a.trailing", "constant=\"20\"")
      + Self.constraint("a.width", nil, "constant=\"500\"") + Self.constraint("a.height", nil, "constant=\"5\"")
    let diagnosis = try Imported(Self.file(Self.view("a"), constraints)).diagnosis()
    #expect(diagnosis.status == .unsatisfiable)
    #expect(
      Set(diagnosis.conflict.map(\.statement)) == [
        "the container is 400 wide", "a.leading == root.leading + 20", "root.trailing == a.trailing + 20",
        "a.width == 500",
      ])
  }

  @Test(arguments: [("window", "contentView", true), ("viewController", "view", false)])
  func aWindowShrinksToItsContentAndAScreenDoesNot(owner: String, key: String, shrinks: Bool) throws {
    let constraints =
      Self.pinned("a", x: 20) + Self.constraint("trailing", "a.trailing", "constant=\"20\"")
      + Self.constraint("a.width", nil, "constant=\"100\"") + Self.constraint("a.height", nil, "constant=\"5\"")
    let file = Self.file(Self.view("a"), constraints)
      .replacing("<view id=\"root\">", with: "<\(owner) id=\"o\"><view key=\"\(key)\" id=\"root\">")
      .replacing("</view>\n\n</objects>", with: "</view></\(owner)></objects>")
    #expect((try Imported(file).diagnosis().status == .determined) == shrinks)
  }

  @Test func aViewThatStandsOutContradictsNothing() throws {
    let constraints =
      Self.pinned("a", x: 380) + Self.constraint("a.width", nil, "constant=\"100\"")
      + Self.constraint("a.height", nil, "constant=\"5\"")
    let diagnosis = try Imported(Self.file(Self.view("a"), constraints)).diagnosis()
    #expect(diagnosis.status == .determined)
    #expect(diagnosis.overflows.map(\.item) == ["a"])
  }

  @Test func whatConstraintsLeaveOpenIsReportedByTheFilesNames() throws {
    let file = Self.file(
      Self.view("a", "view", "translatesAutoresizingMaskIntoConstraints=\"NO\" userLabel=\"Side Bar\""),
      Self.pinned("a"))
    let form = try Imported(file)
    let open = try form.diagnosis().underconstrained
    #expect(Set(open.map(\.item)) == ["Side Bar"])
    #expect(open.count == 2)
  }

  @Test func aViewIsCalledAsItsOutlet() throws {
    let outlet =
      "<customObject id=\"-2\"><connections><outlet property=\"saveButton\" destination=\"a\" id=\"o\"/></connections></customObject>"
    #expect(try Imported(Self.file(Self.view("a"), Self.pinned("a"), besides: outlet)).placed()["saveButton"] != nil)
  }

  @Test func aLabelHugsWhatItShows() throws {
    let label = Self.view(
      "a", "label", "text=\"Name\" horizontalHuggingPriority=\"251\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let field = Self.view(
      "b", "textField", "horizontalHuggingPriority=\"248\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let constraints =
      Self.pinned("a") + Self.constraint("b.leading", "a.trailing", "constant=\"8\"")
      + Self.constraint("trailing", "b.trailing") + Self.constraint("b.top", "root.top")
    let placement = try Imported(Self.file(label + field, constraints)).placed()
    let width = try #require(placement["Name"]?.width)
    #expect((30...60).contains(width))
    #expect(placement["b"]?.width == 392 - width)
  }

  @Test func anEstimatedSizeIsNeverRequired() throws {
    let label = Self.view(
      "a", "label",
      "text=\"Name\" horizontalCompressionResistancePriority=\"1000\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let constraints = Self.pinned("a") + Self.constraint("a.width", nil, "constant=\"2\"")
    #expect(try Imported(Self.file(label, constraints)).placed()["Name"]?.width == 2)
  }

  @Test func marginsLieWithinTheirView() throws {
    let insets = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"12\" bottom=\"3\" right=\"14\"/>"
    let constraints =
      Self.constraint("a.leading", "root.leadingMargin") + Self.constraint("trailingMargin", "a.trailing")
      + Self.constraint("a.top", "root.topMargin", "constant=\"5\"") + Self.constraint("bottomMargin", "a.bottom")
    let placement = try Imported(Self.file(Self.view("a"), constraints, inView: insets)).placed()
    #expect(placement["a"] == Rect(x: 12, y: 6, width: 374, height: 291))
  }

  @Test func aSafeAreaIsAnItemThatConstraintsCanBeAbout() throws {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let constraints =
      Self.constraint("a.leading", "safe.leading", "constant=\"9\"") + Self.constraint("safe.trailing", "a.trailing")
      + Self.constraint("a.top", "safe.top") + Self.constraint("a.bottom", "safe.bottom")
    let placement = try Imported(Self.file(Self.view("a"), constraints, inView: guide)).placed()
    #expect(placement["a"] == Rect(x: 9, y: 0, width: 391, height: 300))
    #expect(placement["root.safeArea"] == Rect(x: 0, y: 0, width: 400, height: 300))
  }

  @Test(arguments: [("iOS.CocoaTouch", 40.0), ("MacOSX.Cocoa", 230.0)])
  func aViewWithoutConstraintsStandsByItsFrame(runtime: String, top: Double) throws {
    // Up is down on macOS.
    let file = Self.file(Self.view("a", frame: (20, 40, 50, 30), ""), runtime: runtime)
    #expect(try Imported(file).placed()["a"] == Rect(x: 20, y: top, width: 50, height: 30))
  }

  @Test func aFrameFollowsItsAutoresizingMask() throws {
    let mask = "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" flexibleMinY=\"YES\"/>"
    let form = try Imported(Self.file(Self.view("a", frame: (20, 40, 50, 30), "", mask)))
    #expect(try form.placed(width: 500, height: 350)["a"] == Rect(x: 20, y: 90, width: 150, height: 30))
  }

  @Test func aFixedFrameHoldsWithoutConstraints() throws {
    let view = Self.view(
      "a", frame: (20, 40, 50, 30), "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    #expect(try Imported(Self.file(view)).placed()["a"] == Rect(x: 20, y: 40, width: 50, height: 30))
  }

  @Test func aStackViewIsAStack() throws {
    func child(_ id: String, _ width: Int) -> String {
      let said =
        Self.constraint("width", nil, "constant=\"\(width)\"") + Self.constraint("height", nil, "constant=\"20\"")
      return Self.view(
        id, "view", "translatesAutoresizingMaskIntoConstraints=\"NO\"", "<constraints>\(said)</constraints>")
    }
    let stack = Self.view(
      "stack", "stackView", "spacing=\"6\" alignment=\"top\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(child("a", 30))\(child("b", 40))</subviews>")
    let placement = try Imported(Self.file(stack, Self.pinned("stack", x: 5, y: 5))).placed()
    #expect(placement["a"] == Rect(x: 5, y: 5, width: 30, height: 20))
    #expect(placement["b"] == Rect(x: 41, y: 5, width: 40, height: 20))
  }

  @Test func aStackLeavesHiddenViewsOut() throws {
    let hidden = "translatesAutoresizingMaskIntoConstraints=\"NO\" hidden=\"YES\""
    let stack = Self.view(
      "stack", "stackView",
      "axis=\"vertical\" distribution=\"fillEqually\" spacing=\"10\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(Self.view("a"))\(Self.view("b", "view", hidden))\(Self.view("c"))</subviews>")
    let constraints = Self.constraint("stack.height", nil, "constant=\"110\"") + Self.pinned("stack")
    let placement = try Imported(Self.file(stack, constraints)).placed()
    #expect(placement["b"] == nil)
    #expect(placement["c"]?.minY == 60)
  }

  @Test(arguments: [
    (
      "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>",
      Rect(x: 2, y: 1, width: 94, height: 46)
    ),
    (
      "<edgeInsets key=\"directionalLayoutMargins\" top=\"1\" leading=\"2\" bottom=\"3\" trailing=\"4\"/>",
      Rect(x: 2, y: 1, width: 94, height: 46)
    ),
    ("", Rect(x: 8, y: 8, width: 84, height: 34)),
  ])
  func aStackMayStandWithinItsMargins(insets: String, expected: Rect) throws {
    let stack = Self.view(
      "stack", "stackView",
      "layoutMarginsRelativeArrangement=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(Self.view("a"))</subviews>\(insets)")
    let constraints =
      Self.constraint("stack.height", nil, "constant=\"50\"") + Self.constraint("stack.width", nil, "constant=\"100\"")
      + Self.pinned("stack")
    #expect(try Imported(Self.file(stack, constraints)).placed()["a"] == expected)
  }

  @Test func anIdThatTwoViewsHaveIsTold() throws {
    let form = try Imported(
      Self.file(Self.view("a") + Self.view("a"), Self.constraint("a.width", nil, "constant=\"7\"")))
    #expect(form.losses.count == 1)
    let placement = try form.placed()
    #expect(placement["a"]?.width == 7)
    #expect(placement["a-2"] != nil)
  }

  @Test(arguments: ["constant=\"99999999999\"", "multiplier=\"1e-9\"", "multiplier=\"1e9\""])
  func aConstraintWithANumberThatCannotBePlacedIsNotedAndLeftOut(number: String) throws {
    let form = try Imported(Self.file(Self.view("a"), Self.constraint("a.width", "root.width", number)))
    #expect(form.losses.count == 1)
    #expect(try form.placed()["a"] != nil)
  }

  @Test func constraintsAboutATableAreAboutWhatItScrollsIn() throws {
    let table = "<subviews>\(Self.view("table", "tableView"))</subviews>"
    let clip = Self.view("clip", "clipView", "key=\"contentView\"", table)
    let scroll = Self.view("scroll", "scrollView", "translatesAutoresizingMaskIntoConstraints=\"NO\"", clip)
    let constraints =
      Self.pinned("scroll") + Self.constraint("trailing", "scroll.trailing")
      + Self.constraint("table.height", nil, "constant=\"70\"")
    let form = try Imported(Self.file(scroll, constraints))
    #expect(form.losses.isEmpty)
    #expect(try form.placed()["scroll"] == Rect(x: 0, y: 0, width: 400, height: 70))
  }

  @Test func aPlaceholderConstraintSaysNothing() throws {
    let constraints = Self.pinned("a") + Self.constraint("a.width", nil, "constant=\"50\" placeholder=\"YES\"")
    #expect(try Imported(Self.file(Self.view("a"), constraints)).placed()["a"]?.width == 0)
  }

  @Test(arguments: [
    InterfaceBuilderTests.constraint("a.width", "gone.width"),
    InterfaceBuilderTests.constraint("a.sideways", nil, "constant=\"5\""),
    InterfaceBuilderTests.constraint("a.width", "root.width", "multiplier=\"much\""),
    InterfaceBuilderTests.constraint("a.width", "a.width", "constant=\"5\""),
  ])
  func aConstraintWithoutAMeaningIsNotedAndLeftOut(constraint: String) throws {
    let form = try Imported(Self.file(Self.view("a"), constraint))
    #expect(form.losses.count == 1)
    #expect(try form.placed()["a"] != nil)
  }

  @Test func eachViewThatStandsInNoOtherIsALayout() throws {
    let second =
      "<tableViewCell id=\"cell\" reuseIdentifier=\"Person\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/></tableViewCell>"
    let layouts = try LayoutImporter.layouts(in: Data(Self.file(Self.view("a"), besides: second).utf8), named: "x.xib")
    #expect(layouts.map(\.name) == ["x.xib#root", "x.xib#Person"])
  }

  @Test func aFileWithoutViewsHasNoLayouts() throws {
    let menu = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects><menu id=\"m\"/></objects></document>"
    #expect(try LayoutImporter.layouts(in: Data(menu.utf8), named: "x").isEmpty)
  }
}
