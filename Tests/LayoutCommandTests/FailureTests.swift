import Foundation
import Testing

/// What goes wrong outside the layout: usage, files, documents.
///
/// Results stay empty, and one message says what to do.
struct FailureTests {
  @Test(arguments: [
    ["solve"], ["solve", "-", "--format", "pdf"], ["solve", "-", "--width", "-5"], ["solve", "-", "--width=nan"],
    ["solve", "-", "--height", "1e999"], ["solve", "-", "--height"], ["solve", "-", "--nonsense"], ["frobnicate"],
    ["diagnose", "-", "--format", "png"], ["diagnose", "-", "-"], ["solve", "-", "-"], ["explain", "-"],
    ["explain", "-", "a.width", "b"],
    ["solve", "-", "--preferences"],
  ])
  func wrongUsageExitsWith64(arguments: [String]) throws {
    let run = try LayoutProcess(arguments, input: Documents.solved)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("Usage: layout"))
  }

  @Test func helpIsNoFailure() throws {
    let run = try LayoutProcess("solve", "--help")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("--strict"))
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: ["solve", "diagnose"])
  func badDocumentsExitWith65(command: String) throws {
    let run = try LayoutProcess(command, "-", input: Documents.bad)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.hasPrefix("layout: -: layout.widht: "))
    #expect(run.messages.contains("\"width\""))
    #expect(run.messages.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: [
    ("", "empty"), ("{", "end of the document"),
    (#"{"layout": {"type": "item", "id": "a", "width": 1e309}}"#, "too large"),
    (#"{"layout": {"type": "item", "id": "a", "width": NaN}}"#, "not a number"),
    ("\u{0}\u{0}\u{0}", "Expected a value"),
  ])
  func brokenTextExitsWith65(document: String, fragment: String) throws {
    let run = try LayoutProcess("solve", "-", input: document)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(fragment), "\(run.messages)")
  }

  @Test(arguments: [(#"{"layout": ["#, 5_000), ("[", 1_000_000)])
  func deepNestingExitsWith65(opening: String, count: Int) throws {
    let run = try LayoutProcess("solve", "-", input: String(repeating: opening, count: count))
    #expect(run.exitCode == 65)
    #expect(run.messages.contains("More than 1028 braces and brackets are open here"))
  }

  @Test func namesTheFile() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.bad, to: "bad.json")
    #expect(try LayoutProcess("solve", file.path).messages.hasPrefix("layout: \(file.path): layout.widht: "))
  }

  @Test func missingFilesAndDirectoriesExitWith66() throws {
    let scratch = try ScratchDirectory()
    let missing = try LayoutProcess("solve", scratch.url.appendingPathComponent("none.json").path)
    #expect(missing.exitCode == 66)
    #expect(missing.messages.contains("no such file"))
    let directory = try LayoutProcess("diagnose", scratch.url.path)
    #expect(directory.exitCode == 66)
    #expect(directory.messages.contains("directory"))
    let inside = try scratch.write(Documents.solved, to: "file").appendingPathComponent("none.json")
    #expect(try LayoutProcess("solve", inside.path).exitCode == 66)
  }

  /// Permissions mean nothing to the superuser, so there is nothing to see for one.
  @Test(.disabled(if: FileManager.default.isReadableFile(atPath: "/etc/shadow"), "The superuser may read everything."))
  func unreadableFilesExitWith66() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.solved, to: "secret.json")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let run = try LayoutProcess("solve", file.path)
    #expect(run.exitCode == 66)
    #expect(run.messages.contains("permission"))
  }
}
