import Foundation
import Testing

/// `layout solve` on several files: what is printed in which order, which files are written, and the exit code.
struct ManyFilesTests {
  private let scratch: ScratchDirectory
  private let results: URL

  init() throws {
    scratch = try ScratchDirectory()
    results = scratch.url.appendingPathComponent("results")
  }

  private func write(_ document: String, to name: String) throws -> String {
    try scratch.write(document, to: name).path
  }

  private func item(_ id: String) -> String {
    #"{"layout": {"type": "item", "id": "\#(id)", "width": 5, "height": 2}}"#
  }

  private func resultNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: results.path).sorted()
  }

  private func result(_ name: String) throws -> String {
    try String(contentsOf: results.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func tablesStandUnderTheNamesOfTheirFiles() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.flexible, to: "two.json")]
    let run = try LayoutProcess(["solve"] + files)
    #expect(run.exitCode == 0)
    #expect(run.messages.isEmpty)
    let tables = try files.map { try LayoutProcess("solve", $0).output }
    #expect(run.output == "==> \(files[0]) <==\n\(tables[0])\n==> \(files[1]) <==\n\(tables[1])")
  }

  @Test func drawingsInTheTerminalHaveAnEmptyLineBetweenThem() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.flexible, to: "two.json")]
    let drawings = try files.map { try LayoutProcess("solve", $0, "--format", "text").output }
    let run = try LayoutProcess(["solve", "--format", "text"] + files)
    #expect(run.output == "==> \(files[0]) <==\n\(drawings[0])\n==> \(files[1]) <==\n\(drawings[1])")
  }

  /// The report of each is that of the file alone, with all fixes.
  @Test(arguments: ["solve", "diagnose"]) func reportsAreLinesWithTheNamesOfTheirFiles(_ command: String) throws {
    let files = [try write(Documents.ambiguous, to: "one.json"), try write(Documents.flexible, to: "two.json")]
    let run = try LayoutProcess([command, "--format", "json"] + files)
    #expect(run.exitCode == 0)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2)
    for (file, line) in zip(files, lines) {
      var object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object.removeValue(forKey: "file") as? String == file)
      let alone = try LayoutProcess(command, "--format", "json", file).output
      let expected = try JSONSerialization.jsonObject(with: Data(alone.utf8)) as? NSDictionary
      #expect(object as NSDictionary == expected)
    }
  }

  /// The first is ready last, and there are more than are worked on at once.
  @Test func theOrderIsThatOfTheArguments() throws {
    let cells = (0..<3000).map { #"{"type": "item", "id": "\#($0)", "width": 1, "height": 1}"# }
    let slow = #"{"layout": {"type": "stack", "axis": "row", "children": [\#(cells.joined(separator: ","))]}}"#
    let files = [try write(slow, to: "slow.json")] + (try (0..<300).map { try write(item("\($0)"), to: "\($0).json") })
    let run = try LayoutProcess(["solve"] + files)
    #expect(run.exitCode == 0)
    let names = run.output.split(separator: "\n").filter { $0.hasPrefix("==> ") }
    #expect(names == files.map { "==> \($0) <==" })
  }

  @Test func standardInputMayBeOneOfThem() throws {
    let file = try write(Documents.flexible, to: "file.json")
    let run = try LayoutProcess("solve", file, "-", input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n==> - <==\nsize 50 x 20\n"))
  }

  @Test func proposalsAreForAllOfThem() throws {
    let files = [try write(Documents.flexible, to: "one.json"), try write(Documents.flexible, to: "two.json")]
    let run = try LayoutProcess(["solve", "--width", "70"] + files)
    #expect(run.output.components(separatedBy: "\nsize 70 x 20\n").count == 3)
  }

  /// As deep as documents may be, on threads that may have less room than the first.
  @Test func deepDocumentsAreNoMatter() throws {
    let opening = #"{"type": "stack", "axis": "row", "children": ["#
    let depth = 255
    let layout = String(repeating: opening, count: depth) + #"{"type": "item", "id": "a", "width": 3}"#
    let document = #"{"layout": "# + layout + String(repeating: "]}", count: depth) + "}"
    let files = try (0..<8).map { try write(document, to: "\($0).json") }
    let run = try LayoutProcess(["solve"] + files)
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  /// What fails is told, with its name, in the order of the files; the others are solved.
  @Test func badFilesDoNotStandInTheWay() throws {
    let files = [
      try write(Documents.bad, to: "bad.json"), try write(Documents.solved, to: "good.json"),
      scratch.url.appendingPathComponent("missing.json").path, try write(Documents.solved, to: "last.json"),
    ]
    let run = try LayoutProcess(["solve"] + files)
    #expect(run.exitCode == 66)
    let table = "size 50 x 20\n\nitem  x  y  width  height\na     0  0     50      20\n"
    #expect(run.output == "==> \(files[1]) <==\n\(table)\n==> \(files[3]) <==\n\(table)")
    let messages = run.messages.split(separator: "\n")
    try #require(messages.count == 2)
    #expect(messages[0].hasPrefix("layout: \(files[0]): layout.widht: "))
    #expect(messages[1] == "layout: \(files[2]): There is no such file.")
  }

  @Test(
    arguments: [
      ([Documents.solved, Documents.solved], 0), ([Documents.solved, Documents.ambiguous], 3),
      ([Documents.unsatisfiable, Documents.ambiguous, Documents.solved], 2),
      ([Documents.ambiguous, Documents.unsatisfiable], 2), ([Documents.bad, Documents.unsatisfiable], 65),
      ([Documents.unsatisfiable, Documents.bad], 65),
    ] as [([String], Int32)])
  func theExitCodeIsThatOfTheWorst(documents: [String], code: Int32) throws {
    let files = try documents.enumerated().map { try write($0.element, to: "\($0.offset).json") }
    #expect(try LayoutProcess(["solve", "--strict"] + files).exitCode == code)
  }

  @Test func helpSaysWhichIsTheWorst() throws {
    #expect(try LayoutProcess("--help").output.contains("the worst counts"))
  }

  @Test(arguments: [("table", "txt"), ("json", "rects.json"), ("svg", "svg")])
  func eachHasAFileInTheDirectory(format: String, ending: String) throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.flexible, to: "two.v2.json"), "-"]
    let run = try LayoutProcess(
      ["solve", "--format", format, "--output", results.path] + files, input: Documents.ambiguous)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output.isEmpty)
    #expect(try resultNames() == ["one.\(ending)", "standard-input.\(ending)", "two.v2.\(ending)"])
    #expect(try result("one.\(ending)") == LayoutProcess("solve", "--format", format, files[0]).output)
  }

  @Test func aSlashMakesADirectoryForOneFileToo() throws {
    let file = try write(Documents.solved, to: "one.json")
    #expect(try LayoutProcess("solve", file, "--output", results.path + "/").exitCode == 0)
    #expect(try result("one.txt") == LayoutProcess("solve", file).output)
  }

  @Test func failuresLeaveTheirFilesAlone() throws {
    let files = [try write(Documents.bad, to: "one.json"), try write(Documents.solved, to: "two.json")]
    try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
    _ = try scratch.write("before", to: "results/one.txt")
    #expect(try LayoutProcess(["solve", "--output", results.path] + files).exitCode == 65)
    #expect(try result("one.txt") == "before")
    #expect(try result("two.txt").hasPrefix("size 50 x 20\n"))
  }

  @Test func aFileIsNoDirectory() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.solved, to: "two.json")]
    let run = try LayoutProcess(["solve", "--output", files[0]] + files)
    #expect(run.exitCode == 73)
    #expect(run.messages == "layout: \(files[0]): \(files[0]) is a file. Name a directory.\n")
  }

  /// A result that cannot be written is the failure of its file.
  @Test func otherResultsAreWritten() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.solved, to: "two.json")]
    let inTheWay = results.appendingPathComponent("one.txt")
    try FileManager.default.createDirectory(at: inTheWay, withIntermediateDirectories: true)
    let run = try LayoutProcess(["solve", "--output", results.path] + files)
    #expect(run.exitCode == 73)
    #expect(run.messages.hasPrefix("layout: \(inTheWay.path): "))
    #expect(try result("two.txt").hasPrefix("size 50 x 20\n"))
  }

  @Test func picturesNeedFiles() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.solved, to: "two.json")]
    let run = try LayoutProcess(["solve", "--format", "svg"] + files)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("--output"))
  }

  @Test func twoResultsOfOneNameAreWrongUsage() throws {
    let run = try LayoutProcess("solve", "a/form.json", "b/form.json", "--output", results.path)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("a/form.json and b/form.json"))
    #expect(!FileManager.default.fileExists(atPath: results.path))
  }

  @Test func noDocumentIsReplaced() throws {
    let files = [try write(Documents.solved, to: "one.json"), try write(Documents.solved, to: "one.rects.json")]
    let run = try LayoutProcess(["solve", "--format", "json", "--output", scratch.url.path] + files)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("take the place of a document"))
    #expect(try String(contentsOfFile: files[1], encoding: .utf8) == Documents.solved)
  }
}
