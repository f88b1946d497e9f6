import Foundation
import Testing

/// `layout export`: what is written, and the exit codes.
struct ExportTests {
  @Test func writesOnePageForAllDocuments() throws {
    let scratch = try ScratchDirectory()
    let files = [
      try scratch.write(Documents.solved, to: "one.json"), try scratch.write(Documents.ambiguous, to: "two.json"),
    ]
    let page = scratch.url.appendingPathComponent("page.html")
    let run = try LayoutProcess(["export"] + files.map(\.path) + ["--output", page.path])
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.messages.isEmpty)
    let text = try String(contentsOf: page, encoding: .utf8)
    #expect(text.hasPrefix("<!DOCTYPE html>\n"))
    #expect(text.contains(#""name":"one.json""#))
    #expect(text.contains(#""name":"two.json""#))
  }

  @Test func whatContradictsItselfHasAPageToo() throws {
    let run = try LayoutProcess("export", "-", input: Documents.unsatisfiable)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("first is 70 wide"))
  }

  @Test func lengthsAndAxisCanBeSaid() throws {
    let run = try LayoutProcess(
      "export", "-", "--from", "30", "--to", "90", "--axis", "vertical", input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(#""axis":"vertical""#))
    #expect(run.output.contains(#""from":30,"#))
  }

  @Test(arguments: [
    ["--from", "100"], ["--from", "0", "--to", "10"], ["--from", "20", "--to", "10"], ["--axis", "diagonal"], ["-"],
  ])
  func wrongUsageExitsWith64(arguments: [String]) throws {
    let run = try LayoutProcess(["export", "-"] + arguments, input: Documents.solved)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
  }

  @Test func aBadDocumentIsNamedAndExitsWith65() throws {
    let run = try LayoutProcess("export", "-", input: Documents.bad)
    #expect(run.exitCode == 65)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("layout.widht"))
  }
}
