import ConstraintLayout
import Foundation
import LayoutImporting
import Testing

/// What becomes of the widgets of GtkBuilder.
struct GTKTests {
  static func file(_ objects: String) -> String {
    "<?xml version=\"1.0\"?>\n<interface>\n\(objects)\n</interface>"
  }

  static func object(_ kind: String, _ id: String, _ properties: [String: String] = [:], _ inner: String = "")
    -> String
  {
    let lines = properties.sorted { $0.key < $1.key }.map { "<property name=\"\($0.key)\">\($0.value)</property>" }
    return "<object class=\"\(kind)\" id=\"\(id)\">\(lines.joined())\(inner)</object>"
  }

  /// A child of a known size, with what its container keeps of it: as GTK 4 says it, or as GTK 3 does.
  static func child(
    _ id: String, _ width: Int, _ height: Int, _ properties: [String: String] = [:], layout: [String: String] = [:],
    packing: [String: String] = [:]
  ) -> String {
    func list(_ name: String, _ values: [String: String]) -> String {
      values.isEmpty
        ? "" : "<\(name)>\(values.map { "<property name=\"\($0)\">\($1)</property>" }.sorted().joined())</\(name)>"
    }
    let size = ["width-request": "\(width)", "height-request": "\(height)"].merging(properties) { $1 }
    return "<child>\(object("GtkDrawingArea", id, size, list("layout", layout)))\(list("packing", packing))</child>"
  }

  @Test func childrenOfABoxStandAlongItsOrientation() throws {
    let box = Self.object(
      "GtkBox", "box", ["orientation": "vertical", "spacing": "4"], Self.child("a", 30, 20) + Self.child("b", 50, 10))
    let placement = try Imported(Self.file(box)).placed()
    #expect(placement["a"] == Rect(x: 0, y: 0, width: 50, height: 20))
    #expect(placement["b"] == Rect(x: 0, y: 24, width: 50, height: 10))
  }

  @Test func onlyWhatExpandsGrows() throws {
    let box = Self.object(
      "GtkBox", "box", [:], Self.child("a", 30, 20) + Self.child("b", 50, 10, ["hexpand": "1"]))
    let placement = try Imported(Self.file(box)).placed(width: 200)
    #expect(placement["a"]?.width == 30)
    #expect(placement["b"]?.width == 170)
  }

  @Test func packingOfGTK3SaysWhatExpands() throws {
    let box = Self.object(
      "GtkBox", "box", [:],
      Self.child("a", 30, 20, packing: ["expand": "True", "fill": "True"]) + Self.child("b", 50, 10))
    #expect(try Imported(Self.file(box)).placed(width: 200)["a"]?.width == 150)
  }

  @Test func whatIsPackedAtTheEndStandsThere() throws {
    let box = Self.object(
      "GtkBox", "box", [:], Self.child("a", 30, 20, packing: ["pack-type": "end"]) + Self.child("b", 50, 10))
    let placement = try Imported(Self.file(box)).placed(width: 200)
    #expect(placement["a"]?.x == 170)
    #expect(placement["b"]?.x == 0)
  }

  @Test func childrenOfAHomogeneousBoxHaveOneLength() throws {
    let box = Self.object(
      "GtkBox", "box", ["homogeneous": "True", "spacing": "6"], Self.child("a", 30, 20) + Self.child("b", 50, 10))
    let placement = try Imported(Self.file(box)).placed()
    #expect(placement["a"]?.width == 50)
    #expect(placement["b"]?.x == 56)
  }

  @Test(arguments: [("column", "row", "column-span"), ("left-attach", "top-attach", "width")])
  func childrenOfAGridStandWhereTheyAreAttached(column: String, row: String, span: String) throws {
    let isNew = column == "column"
    func child(_ id: String, _ width: Int, _ place: [String: String]) -> String {
      Self.child(id, width, 10, layout: isNew ? place : [:], packing: isNew ? [:] : place)
    }
    let grid = Self.object(
      "GtkGrid", "grid", ["column-spacing": "5", "row-spacing": "3"],
      child("a", 30, [column: "0", row: "0"]) + child("b", 40, [column: "1", row: "0"])
        + child("wide", 10, [column: "0", row: "9", span: "2"]))
    let placement = try Imported(Self.file(grid)).placed()
    #expect(placement["b"]?.x == 35)
    // Nothing is between the rows.
    #expect(placement["wide"] == Rect(x: 0, y: 13, width: 75, height: 10))
  }

  @Test func positionsOfAGridMayBeNegative() throws {
    let grid = Self.object(
      "GtkGrid", "grid", [:],
      Self.child("a", 30, 10, layout: ["column": "0", "row": "0"])
        + Self.child("b", 40, 10, layout: ["column": "-1", "row": "0"]))
    #expect(try Imported(Self.file(grid)).placed()["a"]?.x == 40)
  }

  @Test func columnsOfAHomogeneousGridAreEqual() throws {
    let grid = Self.object(
      "GtkGrid", "grid", ["column-homogeneous": "1"],
      Self.child("a", 30, 10, layout: ["column": "0", "row": "0"])
        + Self.child("b", 70, 10, layout: ["column": "1", "row": "0"]))
    #expect(try Imported(Self.file(grid)).placed()["a"]?.width == 70)
  }

  @Test func marginsAndAlignmentsAreKept() throws {
    let box = Self.object(
      "GtkBox", "box", ["orientation": "vertical"],
      Self.child("a", 30, 20, ["halign": "end", "margin-end": "7", "margin-top": "3"]) + Self.child("b", 100, 10))
    #expect(try Imported(Self.file(box)).placed()["a"] == Rect(x: 63, y: 3, width: 30, height: 20))
  }

  @Test func aFileWithSeveralWidgetsHasALayoutForEach() throws {
    let objects = Self.object("GtkAdjustment", "data") + Self.object("GtkBox", "one") + Self.object("GtkGrid", "two")
    let layouts = try LayoutImporter.layouts(in: Data(Self.file(objects).utf8), named: "x.ui")
    #expect(layouts.map(\.name) == ["x.ui#one", "x.ui#two"])
  }

  @Test func childrenInPropertiesAreRead() throws {
    let inner = "<property name=\"child\">\(Self.object("GtkBox", "box", [:], Self.child("a", 30, 20)))</property>"
    #expect(try Imported(Self.file(Self.object("GtkWindow", "window", [:], inner))).placed()["a"]?.width == 30)
  }

  @Test func whatStandsInAFixedStandsWhereItSays() throws {
    let fixed = Self.object("GtkFixed", "fixed", [:], Self.child("a", 30, 20, packing: ["x": "11", "y": "13"]))
    #expect(try Imported(Self.file(fixed)).placed()["a"] == Rect(x: 11, y: 13, width: 30, height: 20))
  }

  @Test func aClassOfWhichNothingIsKnownIsNoted() throws {
    let form = try Imported(
      Self.file(Self.object("GtkBox", "box", [:], "<child>\(Self.object("FooThing", "a"))</child>")))
    #expect(form.losses.count == 1)
    #expect(form.losses.first?.contains("FooThing") == true)
  }
}
