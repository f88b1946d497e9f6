import ConstraintLayout
import Foundation
import LayoutImporting
import Testing

/// Files as such: which are read, and what is wrong with those that are not.
struct FileTests {
  private static func error(of text: String) throws -> LayoutError {
    try #require(throws: LayoutError.self) { try LayoutImporter.layouts(in: Data(text.utf8), named: "x") }
  }

  @Test(arguments: [
    ("<ui/>", true), ("\u{FEFF}<ui/>", true), ("\n  <ui/>", true), ("{\"layout\": {}}", false), ("", false),
    ("  ", false),
  ])
  func filesOfOtherToolsAreToldByTheirFirstCharacter(text: String, isRead: Bool) {
    #expect(LayoutImporter.reads(Data(text.utf8)) == isRead)
  }

  @Test(arguments: [
    ("<ui>\n<widget>\n</ui>", 3), ("<ui>\n<widget class=\"a\"", 2), ("<ui>\n\n<a b=\"1\" b=\"2\"/></ui>", 3),
    ("<ui>&nothing;</ui>", 1), ("<ui/>\n<ui/>", 2), ("<ui a=1/>", 1), ("<ui>\u{1}</ui>", 1), ("<", 1),
    ("<ui>\n<a></b></ui>", 2),
  ])
  func whatIsNotWellFormedIsAnErrorWithItsLine(text: String, line: Int) throws {
    let message = try Self.error(of: text).message
    #expect(message.hasPrefix("Line \(line): "), "\(message)")
  }

  @Test func aFileOfNoKnownToolIsAnErrorThatNamesThoseThatAreKnown() throws {
    let message = try Self.error(of: "<svg/>").message
    #expect(
      message
        == "Line 1: The element \"svg\" begins no file that is known. Those are: Qt Designer, GtkBuilder, Interface Builder, HTML."
    )
  }

  @Test func entitiesThatAFileDeclaresAreRefused() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!-- no <!ENTITY here -->
      <!DOCTYPE ui [<!ENTITY a "aaaaaaaaaa">
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <ui>&b;</ui>
      """
    #expect(try Self.error(of: bomb).message.hasPrefix("Line 3: The file declares an entity"))
  }

  @Test func nothingOutsideOfAFileIsRead() throws {
    let outside = "<!DOCTYPE ui SYSTEM \"file:///etc/hostname\"><ui><class>&outside;</class></ui>"
    #expect(throws: LayoutError.self) { try LayoutImporter.layouts(in: Data(outside.utf8), named: "x") }
  }

  @Test func aDocumentTypeAloneIsNoHarm() throws {
    #expect(try LayoutImporter.layouts(in: Data("<!DOCTYPE UI><UI version=\"3.3\"/>".utf8), named: "x").isEmpty)
  }

  @Test(arguments: [
    "<ui><?a?></ui>", "<?a?><ui/>", "<ui/><?a?>", "<ui><?a ?><?a b?><?a?></ui>", "<ui><!-- <?a?> --><?b\n?></ui>",
    "<ui><![CDATA[<?a?>]]></ui>", "<?xml version=\"1.0\"?><!DOCTYPE ui [<?a?>]><ui/>",
  ])
  func instructionsToProgramsAreNoHarm(text: String) throws {
    #expect(try LayoutImporter.layouts(in: Data(text.utf8), named: "x").isEmpty)
  }

  @Test(arguments: [
    ("<ui a=\"<?a?>\"/>", 1), ("<?xml?>\n<ui/>", 1), ("<ui>\n<?a", 2), ("<ui>\n<??></ui>", 2),
    ("<ui><!-- <?a?>", 1), ("<ui><?a?>\n<?b?>\n</u>", 3),
  ])
  func instructionsThatAreNotWellFormedAreErrorsWithTheirLines(text: String, line: Int) throws {
    let message = try Self.error(of: text).message
    #expect(message.hasPrefix("Line \(line): "), "\(message)")
  }

  @Test func aFileInUTF16IsRefused() throws {
    let data = try #require("<ui/>".data(using: .utf16))
    let error = try #require(throws: LayoutError.self) { try LayoutImporter.layouts(in: data, named: "x") }
    #expect(error.message.contains("UTF-16"))
  }

  @Test func layoutsTwoHundredDeepAreRead() throws {
    let depth = 200
    let opened = "<layout class=\"QVBoxLayout\"><item>"
    let layout =
      String(repeating: opened, count: depth) + "<widget class=\"QWidget\" name=\"a\"/>"
      + String(repeating: "</item></layout>", count: depth)
    #expect(try Imported(Qt.form(layout)).placed(width: 5000, height: 30)["a"] != nil)
  }

  @Test(arguments: [300, 5000])
  func whatIsNestedDeeperThanALayoutMayBeIsAnErrorWithItsLine(depth: Int) throws {
    let layout =
      String(repeating: "<layout class=\"QVBoxLayout\"><item>", count: depth)
      + String(repeating: "</item></layout>", count: depth)
    let error = try Self.error(of: Qt.form(layout))
    #expect(error.code == .limitExceeded)
    #expect(error.message.hasPrefix("Line "), "\(error.message)")
  }

  @Test func tenThousandWidgetsAreRead() throws {
    let cells = (0..<10_000).map { Qt.cell("w\($0)", 5, 5, column: $0 % 100, row: $0 / 100) }
    let placement = try Imported(Qt.form(Qt.layout("QGridLayout", spacing: 0, cells.joined()))).placed()
    #expect(placement["w9999"] == Rect(x: 495, y: 495, width: 5, height: 5))
  }

  @Test func namesThatAFileGivesTwiceAreTold() throws {
    let placement = try Imported(Qt.form(Qt.layout("QHBoxLayout", Qt.item("a", 30, 20) + Qt.item("a", 40, 20))))
      .placed()
    #expect(placement["a"]?.width == 30)
    #expect(placement["a-2"]?.width == 40)
  }
}
