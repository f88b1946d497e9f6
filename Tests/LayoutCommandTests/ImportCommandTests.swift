import Foundation
import Testing

/// Commands on files of other tools.
struct ImportCommandTests {
  private static let view = """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <view id="one"><rect key="frame" x="0" y="0" width="40" height="30"/></view>
    <view id="two"><rect key="frame" x="0" y="0" width="60" height="20"/>
    <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/>
    </view></subviews></view></objects></document>
    """
  private static let lossy = """
    <ui><widget class="Thing" name="thing"><property name="minimumSize"><size><width>30</width><height>20</height></size></property>
    </widget></ui>
    """

  @Test func aFormIsSolvedAsADocumentIs() throws {
    let run = try LayoutProcess("solve", "-", input: Self.lossy)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("thing  0  0     30      20"), "\(run.output)")
    #expect(run.messages.hasPrefix("layout: -: line 1: thing: The class \"Thing\" is not known"), "\(run.messages)")
  }

  @Test(arguments: [("solve", 65), ("diagnose", 65)])
  func aLossIsAnErrorUnderStrict(command: String, code: Int32) throws {
    #expect(try LayoutProcess(command, "-", "--strict", input: Self.lossy).exitCode == code)
    #expect(try LayoutProcess(command, "-", input: Self.lossy).exitCode == 0)
  }

  @Test func notesAreInTheReportOfDiagnose() throws {
    let json = try LayoutProcess("diagnose", "-", "--format", "json", input: Self.lossy)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["notes"] as? [String])?.count == 1)
    #expect(json.messages.isEmpty)
    #expect(try LayoutProcess("diagnose", "-", input: Self.lossy).output.contains("notes\n  - line 1: thing: "))
  }

  /// A window of 30 x 20 does not fit into 10.
  @Test(arguments: [["solve", "-"], ["solve", "-", "/dev/null"]])
  func notesAreToldWhereThereIsNoAnswer(command: [String]) throws {
    let run = try LayoutProcess(command + ["--width", "10"], input: Self.lossy)
    #expect(run.exitCode != 0)
    #expect(run.messages.contains("layout: -: line 1: thing: The class \"Thing\" is not known"), "\(run.messages)")
    #expect(run.messages.contains("the container is 10 wide"), "\(run.messages)")
  }

  @Test func eachFormOfAFileIsALayoutWithAName() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(Self.view, to: "views.xib").path
    let all = try LayoutProcess("solve", path)
    #expect(all.output.contains("==> \(path)#one <=="))
    #expect(all.output.contains("==> \(path)#two <=="))
    let one = try LayoutProcess("solve", "\(path)#one", "--format", "json")
    #expect(one.output.contains("\"width\" : 40"), "\(one.output)")
  }

  @Test func aCommandThatTakesOneLayoutAsksWhich() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(Self.view, to: "views.xib").path
    let all = try LayoutProcess("explain", path, "one.width")
    #expect(all.exitCode == 64)
    #expect(all.messages.contains("Name one of them: \(path)#one, \(path)#two."), "\(all.messages)")
    #expect(try LayoutProcess("explain", "\(path)#one", "one.width").exitCode == 0)
    let other = try LayoutProcess("explain", "\(path)#three", "one.width")
    #expect(other.exitCode == 64)
    #expect(other.messages.contains("Forms there: one, two."), "\(other.messages)")
  }

  @Test func formsOfOneFileAreWrittenToAFileEach() throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(Self.view, to: "views.xib").path
    let results = scratch.url.appendingPathComponent("out").path
    #expect(try LayoutProcess("solve", path, "--format", "svg", "--output", results + "/").exitCode == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: results).sorted() == ["views#one.svg", "views#two.svg"])
    #expect(try LayoutProcess("solve", path, "--format", "svg").exitCode == 64)
  }

  @Test func diagnoseOfSeveralFilesHasALineForEachAndATotal() throws {
    let scratch = try ScratchDirectory()
    let files = [
      try scratch.write(Documents.ambiguous, to: "a.json"), try scratch.write(Self.view, to: "b.xib"),
      try scratch.write(Documents.unsatisfiable, to: "c.json"), try scratch.write(Documents.bad, to: "d.json"),
    ].map(\.path)
    let run = try LayoutProcess(["diagnose"] + files)
    #expect(run.exitCode == 65)
    #expect(
      run.output == """
        \(files[0]): ambiguous, 2 places left open
        \(files[1])#one: determined
        \(files[1])#two: ambiguous, 4 places left open
        \(files[2]): unsatisfiable, 1 conflict
        5 layouts: 1 determined, 2 ambiguous, 1 unsatisfiable, 1 failed, 0 notes on what was read

        """, "\(run.messages)")
    #expect(try LayoutProcess(["diagnose"] + files.prefix(3)).exitCode == 2)
    #expect(try LayoutProcess(["diagnose"] + files.prefix(2)).exitCode == 0)
    #expect(try LayoutProcess(["diagnose", "--strict"] + files.prefix(2)).exitCode == 3)
  }

  @Test func diagnoseOfSeveralFilesAsJSONIsALineForEachLayout() throws {
    let scratch = try ScratchDirectory()
    let files = [try scratch.write(Documents.solved, to: "a.json"), try scratch.write(Self.view, to: "b.xib")].map(
      \.path)
    let run = try LayoutProcess(["diagnose", "--format", "json"] + files)
    let names = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])["file"] as? String
    }
    #expect(names == [files[0], files[1] + "#one", files[1] + "#two"])
  }

  @Test func aFileWithoutLayoutsIsNoError() throws {
    let scratch = try ScratchDirectory()
    let menu = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>"
    let path = try scratch.write(menu, to: "menu.xib").path
    let run = try LayoutProcess("diagnose", path)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("\(path): no layouts\n"), "\(run.output)")
    #expect(try LayoutProcess("explain", path, "a.width").exitCode == 65)
    // Nothing is printed, and the reason is told.
    for arguments in [["solve", path], ["solve", path, path], ["diagnose", path, "--format", "json"]] {
      let run = try LayoutProcess(arguments)
      #expect(run.exitCode == 0)
      #expect(run.output.isEmpty)
      #expect(run.messages.contains("\(path): There is nothing in the file that could be laid out."), "\(arguments)")
    }
  }
}
