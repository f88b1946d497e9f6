import ConstraintLayout
import Foundation
import LayoutDocument
import LayoutImporting
import LayoutTestSupport
import Testing

/// What holds for every file, whatever is in it.
struct ImportLawTests {
  /// Forms of all tools, of which the laws take parts away.
  private static let forms: [String] = [
    Qt.form(
      Qt.layout(
        "QGridLayout", attributes: "columnstretch=\"1,2\" columnminimumwidth=\"0,50\"",
        Qt.cell("a", 30, 20, column: 0, row: 0) + Qt.cell("b", 50, 20, column: 1, row: 0, columns: 2)
          + "<item row=\"1\" column=\"0\"><widget class=\"QLabel\" name=\"c\"><property name=\"text\"><string>&amp;Name:</string></property></widget></item>"
          + "<item row=\"2\" column=\"0\"><layout class=\"QHBoxLayout\" stretch=\"0,1\">\(Qt.item("d", 5, 5))<item><spacer name=\"s\"/></item></layout></item>"
      )),
    """
    <interface><object class="GtkWindow" id="w"><child><object class="GtkGrid" id="g"><property name="column-spacing">4</property>
    <child><object class="GtkLabel" id="l"><property name="label">Name</property></object><packing><property name="left-attach">1</property></packing></child>
    <child><object class="GtkEntry" id="e"><property name="hexpand">True</property><layout><property name="column">2</property></layout></object></child>
    </object></child></object></interface>
    """,
    InterfaceBuilderTests.file(
      InterfaceBuilderTests.view("a", "label", "text=\"Hi\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
        + InterfaceBuilderTests.view(
          "b", "stackView", "spacing=\"3\"", "<subviews>\(InterfaceBuilderTests.view("c"))</subviews>"),
      InterfaceBuilderTests.constraint("a.leading", "root.leadingMargin", "constant=\"20\" priority=\"700\"")
        + InterfaceBuilderTests.constraint("a.width", "b.width", "multiplier=\"1:2\" relation=\"lessThanOrEqual\"")),
    """
    <html><body><div style="display: grid; grid-template-columns: 10px 2fr 25%; gap: 4px"><div style="grid-column: 2 / 4">Hi</div>
    <div style="display: flex; width: 50%; padding: 3px"><p style="flex: 1">one</p></div></div>
    <div style="position: relative; height: 30px"><div style="position: absolute; top: 5px; width: 10%"/></div>
    <div style="display: flex; flex-wrap: wrap-reverse; height: 50px"><div style="width: 60px; margin: auto"/><div style="flex: 2 1 9em"/></div>
    <table><tr><td colspan="2" style="width: 30px">x</td></tr></table></body></html>
    """,
  ]

  /// A file that is cut or mistyped is read or refused with a line; what is read is a document like any other.
  @Test func everyFileIsReadIntoADocumentThatReadsBackOrRefusedWithALine() async {
    await Law(seeds: 0..<600, atLeast: 80).check { seed in
      var generator = SeededGenerator(seed: seed)
      let form = try #require(Self.forms.randomElement(using: &generator))
      let data = Self.spoilt(form, &generator)
      do {
        for layout in try LayoutImporter.layouts(in: data, named: "x") {
          let again = try LayoutDocument(json: try layout.document.json())
          #expect(again == layout.document, "seed \(seed)")
        }
        return .checked
      } catch let error as LayoutError {
        #expect(error.message.hasPrefix("Line "), "seed \(seed): \(error.message)")
        return .inapplicable
      }
    }
  }

  /// A form in which bytes are missing or doubled, or values are others.
  private static func spoilt(_ form: String, _ generator: inout SeededGenerator) -> Data {
    var bytes = Array(form.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let position = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.remove(at: position)
      case 1: bytes.removeSubrange(position..<min(position + Int.random(in: 1...40, using: &generator), bytes.count))
      case 2: bytes.insert(bytes[position], at: position)
      default:
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        if let digit = digits.randomElement(using: &generator) {
          let value = ["-1", "1e309", "nan", "99999999999", "x", "0"].randomElement(using: &generator) ?? ""
          bytes.replaceSubrange(digit...digit, with: value.utf8)
        }
      }
    }
    return Data(bytes)
  }

  /// Reading the same file twice gives the same.
  @Test(arguments: forms.indices) func aFileIsReadTheSameWayEachTime(index: Int) throws {
    let data = Data(Self.forms[index].utf8)
    let layouts = try LayoutImporter.layouts(in: data, named: "x")
    #expect(try LayoutImporter.layouts(in: data, named: "x") == layouts)
    #expect(!layouts.isEmpty)
  }
}
