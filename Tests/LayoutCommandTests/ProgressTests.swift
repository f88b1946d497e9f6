import Foundation
import Testing

/// The line that says how far `layout solve` is.
struct ProgressTests {
  private let scratch: ScratchDirectory
  private let files: [String]
  private let missing: String

  init() throws {
    let scratch = try ScratchDirectory()
    files = try (0..<3).map { try scratch.write(Documents.solved, to: "\($0).json").path }
    missing = scratch.url.appendingPathComponent("missing").path
    self.scratch = scratch
  }

  private let blank = "\r" + String(repeating: " ", count: "layout: 3 of 3 files".count) + "\r"

  @Test func aTerminalShowsHowFarItIs() throws {
    let terminal = try Terminal()
    let run = try LayoutProcess(["solve"] + files, terminal: terminal)
    #expect(run.exitCode == 0)
    let lines = (0...3).map { "\rlayout: \($0) of 3 files" + blank }
    #expect(try terminal.text() == lines.joined())
  }

  @Test func messagesStandOnLinesOfTheirOwn() throws {
    let terminal = try Terminal()
    let run = try LayoutProcess(["solve", files[0], missing, files[2]], terminal: terminal)
    #expect(run.exitCode == 66)
    // A terminal puts a return before each end of a line.
    #expect(
      try terminal.text().contains("1 of 3 files\(blank)layout: \(missing): There is no such file.\r\n\rlayout: 2"))
  }

  @Test func oneFileHasNoProgress() throws {
    let terminal = try Terminal()
    #expect(try LayoutProcess(["solve", files[0]], terminal: terminal).exitCode == 0)
    #expect(try terminal.text().isEmpty)
  }

  /// Results on the terminal say themselves how far it is.
  @Test func resultsAreNotMixedWithProgress() throws {
    let terminal = try Terminal()
    #expect(try LayoutProcess(["solve"] + files, terminal: terminal, outputTerminal: Terminal()).exitCode == 0)
    #expect(try terminal.text().isEmpty)
  }
}
