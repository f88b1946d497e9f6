import ConstraintLayout
import Foundation
import LayoutImporting
import Testing

/// What becomes of views of iOS that scroll what is in them, or rows and text of their own.
struct InterfaceBuilderScrollTests {
  /// A form of 400 by 300 points that a scroll fills, with a view in it that is pinned to what scrolls.
  private static func form(_ constraints: String, edgesOf content: String, guides: String = "") throws -> Imported {
    func pinned(_ view: String, to other: String) -> String {
      ["leading", "trailing", "top", "bottom"].map {
        InterfaceBuilderTests.constraint("\(view).\($0)", "\(other).\($0)")
      }.joined()
    }
    let inner = InterfaceBuilderTests.view("ct")
    let scroll = InterfaceBuilderTests.view(
      "sv", "scrollView", "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      "<subviews>\(inner)</subviews><constraints>\(pinned("ct", to: content))\(constraints)</constraints>\(guides)")
    return try Imported(InterfaceBuilderTests.file(scroll, pinned("sv", to: "root")))
  }

  private static let high = InterfaceBuilderTests.constraint("ct.height", nil, "constant=\"600\"")
  private static let wide = InterfaceBuilderTests.constraint("ct.width", nil, "constant=\"1000\"")

  @Test func edgesOfAScrollTiedToWhatIsInItAreThoseOfItsContent() throws {
    let placement = try Self.form(
      Self.high + InterfaceBuilderTests.constraint("ct.width", "sv.width"), edgesOf: "sv"
    ).placed()
    #expect(placement["sv"] == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(placement["ct"] == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func guidesOfAScrollAreItsContentAndItsFrame() throws {
    let guides =
      "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/><viewLayoutGuide key=\"frameLayoutGuide\" id=\"fg\"/>"
    let form = try Self.form(
      Self.high + InterfaceBuilderTests.constraint("ct.width", "fg.width"), edgesOf: "cg", guides: guides)
    #expect(form.losses.isEmpty)
    #expect(try form.placed()["sv"] == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(try form.placed()["ct"] == Rect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func contentScrollsAlongBothAxes() throws {
    let form = try Self.form(Self.high + Self.wide, edgesOf: "sv")
    let placement = try form.placed()
    #expect(placement["sv"] == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(placement["ct"] == Rect(x: 0, y: 0, width: 1000, height: 600))
    #expect(placement.diagnosis.overflows.isEmpty)
  }

  @Test(arguments: [(200.0, 300.0), (500, 500)])
  func contentCanBeAtLeastAsHighAsWhatShowsIt(height: Double, expected: Double) throws {
    let atLeast =
      InterfaceBuilderTests.constraint("ct.height", nil, "constant=\"\(height)\" relation=\"greaterThanOrEqual\"")
      + InterfaceBuilderTests.constraint("ct.height", "sv.height", "relation=\"greaterThanOrEqual\"") + Self.wide
    #expect(try Self.form(atLeast, edgesOf: "sv").placed()["ct"]?.height == expected)
  }

  @Test(arguments: ["tableView", "collectionView", "textView", "toolbar", "navigationBar", "tabBar"])
  func whatScrollsRowsOrTextIsAViewAmongOthers(kind: String) throws {
    let view = InterfaceBuilderTests.view("v", kind)
    let constraints =
      InterfaceBuilderTests.constraint("v.leading", "root.leading", "constant=\"10\"")
      + InterfaceBuilderTests.constraint("v.top", "root.top", "constant=\"20\"")
      + InterfaceBuilderTests.constraint("trailing", "v.trailing")
      + InterfaceBuilderTests.constraint("bottom", "v.bottom")
    let form = try Imported(InterfaceBuilderTests.file(view, constraints))
    #expect(form.losses.isEmpty)
    #expect(try form.placed()["v"] == Rect(x: 10, y: 20, width: 390, height: 280))
  }

  @Test func cellsOfATableAreFormsOfTheirOwn() throws {
    let cell =
      "<prototypes><tableViewCell id=\"cell\" reuseIdentifier=\"Person\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/></tableViewCell></prototypes>"
    let table = InterfaceBuilderTests.view(
      "table", "tableView", "translatesAutoresizingMaskIntoConstraints=\"NO\"", cell)
    let layouts = try LayoutImporter.layouts(in: Data(InterfaceBuilderTests.file(table).utf8), named: "x.xib")
    #expect(layouts.map(\.name) == ["x.xib#root", "x.xib#Person"])
  }
}
