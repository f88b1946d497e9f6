import Foundation
import Testing

/// `layout diagnose`: what is printed, and the exit codes.
struct DiagnoseTests {
  @Test(arguments: [
    (Documents.solved, [], 0, "determined"), (Documents.ambiguous, [], 0, "ambiguous"),
    (Documents.ambiguous, ["--strict"], 3, "ambiguous"), (Documents.solved, ["--strict"], 0, "determined"),
    (Documents.unsatisfiable, [], 2, "unsatisfiable"), (Documents.unsatisfiable, ["--strict"], 2, "unsatisfiable"),
    (Documents.unsatisfiable, ["--width", "140"], 0, "determined"),
    (Documents.unsatisfiable, ["--width", "ideal"], 0, "determined"),
  ])
  func printsAReport(document: String, arguments: [String], code: Int32, status: String) throws {
    let text = try LayoutProcess(["diagnose", "-"] + arguments, input: document)
    #expect(text.exitCode == code)
    #expect(text.output.hasPrefix(status + ":"), "\(text.output)\(text.messages)")
    let json = try LayoutProcess(["diagnose", "-", "--format", "json"] + arguments, input: document)
    #expect(json.exitCode == code)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(object["status"] as? String == status)
    #expect((object["conflict"] as? [Any])?.isEmpty == (status != "unsatisfiable"))
    #expect((object["ambiguities"] as? [Any])?.isEmpty == (status != "ambiguous"))
  }

  @Test func preferencesAreAddedOnRequest() throws {
    let preference = Documents.solved.dropLast() + #", "constraints": ["a.width == 70 @ weak"]}"#
    let text = try LayoutProcess("diagnose", "-", "--preferences", input: String(preference))
    #expect(text.exitCode == 0)
    #expect(
      text.output.hasSuffix(
        "1 preference is not met\n\na.width == 70 @ 400\n  is missed by 20\n  cannot hold together with:\n"
          + "    - a is 50 wide\n"), "\(text.output)\(text.messages)")
    #expect(try !LayoutProcess("diagnose", "-", input: String(preference)).output.contains("preference"))
    let json = try LayoutProcess("diagnose", "-", "--preferences", "--format", "json", input: Documents.unsatisfiable)
    #expect(json.exitCode == 2)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["preferences"] as? [Any])?.isEmpty == true)
  }

  @Test func writesToAFile() throws {
    let scratch = try ScratchDirectory()
    let file = scratch.url.appendingPathComponent("report.txt")
    let run = try LayoutProcess("diagnose", "-", "--output", file.path, input: Documents.unsatisfiable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("unsatisfiable:"))
  }

  // MARK: Fixes

  @Test func aFixIsPrintedAsAPatch() throws {
    let run = try LayoutProcess("diagnose", "-", "--fix", "1", input: Documents.unsatisfiable)
    #expect(run.exitCode == 0 && run.messages.isEmpty)
    let patch = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(patch.map { $0["op"] as? String } == ["replace"])
    #expect(patch.map { $0["path"] as? String } == ["/proposal/width"])
  }

  @Test func aFixIsWrittenIntoTheFile() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.unsatisfiable, to: "layout.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    let run = try LayoutProcess("diagnose", file.path, "--fix", "1", "--write")
    #expect(run.exitCode == 0 && run.output.isEmpty && run.messages.isEmpty)
    #expect(try LayoutProcess("diagnose", file.path).output.hasPrefix("determined:"))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func whatCannotBeFixedStaysAsItIs() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.unsatisfiable, to: "layout.json")
    let page = try scratch.write("<html><body><p>text</p></body></html>", to: "page.html")
    let cases: [([String], String)] = [
      ([file.path, "--fix", "99", "--write"], "There is no fix 99."),
      ([file.path, "--fix", "0"], "There is no fix 0."),
      ([file.path, "--write"], "--fix N"), ([file.path, file.path, "--fix", "1"], "Name one file"),
      (["-", "--fix", "1", "--write"], "Name a file"),
      ([file.path, "--fix", "1", "--write", "--output", "x"], "--output"),
      ([page.path, "--fix", "1"], "layout convert"),
    ]
    for (arguments, message) in cases {
      let run = try LayoutProcess(["diagnose"] + arguments, input: Documents.unsatisfiable)
      #expect(run.exitCode == 64 && run.output.isEmpty, "\(arguments): \(run.messages)")
      #expect(run.messages.contains(message), "\(arguments): \(run.messages)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Documents.unsatisfiable)
  }

  /// A directory that is gone between reading and writing is rare; what is no file cannot be made one either.
  @Test func whatCannotBeWrittenExitsWith73() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.unsatisfiable, to: "layout.json")
    let run = try LayoutProcess("diagnose", file.path, "--fix", "1", "--output", scratch.url.path)
    #expect(run.exitCode == 73 && run.output.isEmpty)
  }

  @Test func theNumberOfAFixIsThatOfTheReport() throws {
    let text = try LayoutProcess("diagnose", "-", input: Documents.unsatisfiable).output
    let json = try LayoutProcess("diagnose", "-", "--format", "json", input: Documents.unsatisfiable).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let conflicts = try #require(object["conflicts"] as? [[String: Any]])
    let fixes = try #require(conflicts.first?["fixes"] as? [[String: Any]])
    #expect(!fixes.isEmpty)
    for (index, fix) in fixes.enumerated() {
      #expect(fix["number"] as? Int == index + 1)
      #expect(text.contains("    \(index + 1). \(fix["text"] as? String ?? "?")\n"))
    }
  }

  // MARK: Pictures

  @Test func aConflictIsDrawn() throws {
    let run = try LayoutProcess("diagnose", "-", "--format", "svg", input: Documents.unsatisfiable)
    #expect(run.exitCode == 2)
    #expect(run.output.hasPrefix("<svg") && run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("cannot all hold") && run.output.contains("missing</text>"))
  }

  @Test func whatIsOpenIsDrawnWithTheNumbersOfTracks() throws {
    let run = try LayoutProcess("diagnose", "-", "--format", "svg", input: Documents.ambiguous)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("class=\"causes\""))
    #expect(run.output.contains(">0: "))
    #expect(try !LayoutProcess("solve", "-", "--format", "svg", input: Documents.ambiguous).output.contains(">0: "))
  }

  @Test func aFixIsDrawnBeforeAndAfter() throws {
    let run = try LayoutProcess("diagnose", "-", "--fix", "1", "--format", "svg", input: Documents.unsatisfiable)
    #expect(run.exitCode == 0)
    #expect(run.output.contains(">Before</text>") && run.output.contains(">After fix 1: "))
  }

  /// The columns under the span of 100 have 20 and 30 of their own.
  @Test func bothEndsOfARangeAreDrawn() throws {
    let run = try LayoutProcess(
      "diagnose", "-", "--format", "svg", "--ends", "layout.columns[0]", input: Documents.ambiguous)
    #expect(run.exitCode == 0, "\(run.messages)")
    let titles = run.output.matches(of: #/>(layout\.columns\[0\], [^<]*)</text>/#).map { String($0.1) }
    #expect(
      titles == [
        "layout.columns[0], at least 20 wide", "layout.columns[0], chosen 45 wide",
        "layout.columns[0], at most 70 wide",
      ])
    #expect(run.output.contains(">0: 20<") && run.output.contains(">0: 45<") && run.output.contains(">0: 70<"))
  }

  @Test(arguments: [
    (["--ends", "layout.columns[2]"], "--format svg"),
    (["--format", "svg", "--ends", "layout.columns[2]", "--fix", "1"], "--ends or --fix"),
    (["--format", "svg", "--ends", "layout.columns[9]"], "layout.columns[9] is not left open. Open are: "),
  ])
  func endsThatCannotBeDrawnAreRefused(arguments: [String], message: String) throws {
    let run = try LayoutProcess(["diagnose", "-"] + arguments, input: Documents.ambiguous)
    #expect(run.exitCode == 64 && run.output.isEmpty)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func severalPicturesNeedAFileEach() throws {
    let scratch = try ScratchDirectory()
    let file = try scratch.write(Documents.solved, to: "layout.json")
    let run = try LayoutProcess("diagnose", file.path, file.path, "--format", "svg")
    #expect(run.exitCode == 64 && run.output.isEmpty)
  }
}
