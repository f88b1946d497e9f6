import Foundation
import Testing

/// `layout compile`: the program as text and as files, and the exit codes.
struct CompileTests {
  @Test func printsOneTier() throws {
    let run = try LayoutProcess("compile", "-", "--tier", "250", input: Documents.ambiguous)
    #expect(run.exitCode == 0)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        # The width of layout
        layout.column[0] <= 20 @ 250  # left is 20 wide
        layout.column[1] <= 30 @ 250  # right is 30 wide

        # The height of layout
        layout.row[0] <= 5 @ 250  # left is 5 high
        layout.row[1] <= 5 @ 250  # wide is 5 high

        """)
  }

  @Test(arguments: ["lp", "mps"])
  func writesAFileForEachSolveAndAManifest(form: String) throws {
    let scratch = try ScratchDirectory()
    let path = scratch.url.appendingPathComponent("programs").path
    let run = try LayoutProcess("compile", "-", "--format", form, "--output", path, input: Documents.ambiguous)
    #expect(run.exitCode == 0, "\(run.messages)")
    let manifest = try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent("manifest.json"))
    let object = try #require(try JSONSerialization.jsonObject(with: manifest) as? [String: Any])
    let programs = try #require(object["programs"] as? [[String: Any]])
    let files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != "manifest.json" }.sorted()
    #expect(programs.compactMap { $0["file"] as? String } == files)
    #expect(files.allSatisfy { $0.hasSuffix("." + form) })
    let total = try #require(programs.last { $0["tier"] as? Double == 50 && $0["axes"] as? [String] == ["horizontal"] })
    #expect(total["optimum"] as? Double == 100)
    #expect((total["names"] as? [String: String])?["layout.column_1_"] == "layout.column[1]")
    #expect((total["bounds"] as? [String: [String]])?["layout.column_1_"] == ["right is 30 wide"])
  }

  @Test func severalFilesNeedADirectory() throws {
    let run = try LayoutProcess("compile", "-", "--format", "lp", input: Documents.ambiguous)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("--output"))
  }

  /// A program has the same name with all others and alone.
  @Test func aTierIsWrittenAlone() throws {
    let scratch = try ScratchDirectory()
    let path = scratch.url.appendingPathComponent("programs").path
    let run = try LayoutProcess(
      "compile", "-", "--format", "lp", "--tier", "50", "--output", path, input: Documents.ambiguous)
    #expect(run.exitCode == 0, "\(run.messages)")
    let files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0 != "manifest.json" }
    #expect(!files.contains("program-0001.lp") && !files.isEmpty)
  }

  @Test func aTierWithoutProgramsIsWrongUsage() throws {
    let scratch = try ScratchDirectory()
    let run = try LayoutProcess(
      "compile", "-", "--format", "lp", "--tier", "600", "--output", scratch.url.path, input: Documents.ambiguous)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("Those that are decided: 1000, 250, 50"))
  }

  @Test func aTierIsAPriority() throws {
    let run = try LayoutProcess("compile", "-", "--tier", "1001", input: Documents.ambiguous)
    #expect(run.exitCode == 64)
  }

  @Test func whatContradictsItselfIsToldAsByTheOtherCommands() throws {
    let run = try LayoutProcess("compile", "-", input: Documents.unsatisfiable)
    #expect(run.exitCode == 2)
    #expect(run.messages.contains("first is 70 wide"))
    #expect(run.output.isEmpty)
  }
}
