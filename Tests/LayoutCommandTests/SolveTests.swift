import Foundation
import Testing

/// `layout solve`: what is printed where, and the exit codes.
struct SolveTests {
  @Test func printsATable() throws {
    let run = try LayoutProcess("solve", "-", input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.messages.isEmpty)
    #expect(run.output == "size 50 x 20\n\nitem  x  y  width  height\na     0  0     50      20\n")
  }

  @Test func printsJSON() throws {
    let run = try LayoutProcess("solve", "-", "--format", "json", input: Documents.solved)
    #expect(run.exitCode == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == ["columns", "diagnostics", "frames", "rows", "size"])
    #expect(run.output.contains("\"width\" : 50\n"))
  }

  @Test func printsSVG() throws {
    let run = try LayoutProcess("solve", "-", "--format", "svg", input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("<svg"))
    #expect(run.output.hasSuffix("</svg>\n"))
  }

  @Test func readsFiles() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.solved, to: "a layout.json")
    #expect(try LayoutProcess("solve", file.path).exitCode == 0)
  }

  @Test func isTheSameEveryTime() throws {
    let runs = try (0..<3).map { _ in
      try LayoutProcess("solve", "-", "--format=json", input: Documents.ambiguous).output
    }
    #expect(Set(runs).count == 1)
  }

  @Test(arguments: [
    (["--width", "120"], "size 120 x 20"), (["--width=0"], "size 0 x 20"), (["--width", "ideal"], "size 0 x 20"),
    (["--width", "infinity"], "size 0 x 20"), (["--height", "90"], "size 300 x 20"), ([], "size 300 x 20"),
    (["--width", "12.5", "--height", "ideal"], "size 12.5 x 20"),
  ])
  func proposalsOverrideTheDocument(arguments: [String], size: String) throws {
    let run = try LayoutProcess(["solve", "-"] + arguments, input: Documents.flexible)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix(size + "\n"), "\(run.output)\(run.messages)")
  }

  @Test func strictPrintsTheResultAndExitsWith3() throws {
    let run = try LayoutProcess("solve", "-", "--strict", input: Documents.ambiguous)
    #expect(run.exitCode == 3)
    #expect(run.output.hasPrefix("size 100 x 18\n"))
    let choice = "it is 45, so that all that is open grows by the same"
    #expect(run.messages.contains("layout: -: layout: column 0 could be 20 to 70 wide; \(choice)\n"))
    #expect(try LayoutProcess("solve", "-", input: Documents.ambiguous).exitCode == 0)
    #expect(try LayoutProcess("solve", "-", "--strict", input: Documents.solved).exitCode == 0)
  }

  @Test func contradictionsExitWith2() throws {
    let run = try LayoutProcess("solve", "-", input: Documents.unsatisfiable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("layout: -: "))
    for statement in ["first is 70 wide", "second is 70 wide", "the container is 100 wide"] {
      #expect(run.messages.components(separatedBy: statement).count == 2, "\(run.messages)")
    }
  }

  @Test func overflowMayBeVisible() throws {
    let document = Documents.unsatisfiable.replacingOccurrences(
      of: "{\"proposal\"", with: "{\"overflow\":\"visible\",\"proposal\"")
    let run = try LayoutProcess("solve", "-", input: document)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("size 140 x 0\n"), "\(run.output)")
  }

  // MARK: Pictures

  @Test func aStyleSheetIsPutIntoThePicture() throws {
    let scratch = try ScratchDirectory()
    let sheet = try scratch.write("[data-id=a] { fill: gold }", to: "style.css")
    let run = try LayoutProcess("solve", "-", "--format", "svg", "--style", sheet.path, input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("[data-id=a] { fill: gold }") && run.output.contains("data-id=\"a\""))
  }

  @Test(arguments: [
    ("@import 'x';", ["--format", "svg"], 65), ("a {}", ["--format", "json"], 64), (nil, ["--format", "svg"], 66),
  ])
  func aBadStyleSheetIsRefused(text: String?, arguments: [String], code: Int32) throws {
    let scratch = try ScratchDirectory()
    let sheet = scratch.url.appendingPathComponent("style.css")
    if let text { _ = try scratch.write(text, to: "style.css") }
    let run = try LayoutProcess(["solve", "-", "--style", sheet.path] + arguments, input: Documents.solved)
    #expect(run.exitCode == code && run.output.isEmpty, "\(run.messages)")
  }

  /// Where the program of librsvg is not installed, that is said.
  @Test func printsPNG() throws {
    let scratch = try ScratchDirectory()
    let file = scratch.url.appendingPathComponent("picture.png")
    let run = try LayoutProcess("solve", "-", "--format", "png", "--output", file.path, input: Documents.solved)
    if run.exitCode == 73 {
      #expect(run.messages.contains("rsvg-convert") && run.messages.contains("Install it"))
    } else {
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }
}
