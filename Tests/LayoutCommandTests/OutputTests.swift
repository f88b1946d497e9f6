import Foundation
import Testing

/// `--output`: the file is written whole or not at all.
struct OutputTests {
  private let scratch: ScratchDirectory
  private let file: URL

  init() throws {
    scratch = try ScratchDirectory()
    file = try scratch.write("before", to: "result.txt")
  }

  private var content: String { get throws { try String(contentsOf: file, encoding: .utf8) } }

  @Test func replacesTheFile() throws {
    let run = try LayoutProcess("solve", "-", "--output", file.path, input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(try content.hasPrefix("size 50 x 20\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path) == ["result.txt"])
  }

  @Test func ambiguousResultsAreWrittenUnderStrict() throws {
    let run = try LayoutProcess("solve", "-", "--strict", "--output", file.path, input: Documents.ambiguous)
    #expect(run.exitCode == 3)
    #expect(try content.hasPrefix("size 100 x 18\n"))
  }

  @Test(arguments: [(Documents.bad, 65), (Documents.unsatisfiable, 2)] as [(String, Int32)])
  func failuresLeaveTheFileAlone(document: String, code: Int32) throws {
    let run = try LayoutProcess("solve", "-", "--output", file.path, input: document)
    #expect(run.exitCode == code)
    #expect(try content == "before")
  }

  @Test func linksStayLinks() throws {
    let link = scratch.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try LayoutProcess("solve", "-", "--output", link.path, input: Documents.solved).exitCode == 0)
    #expect(try content.hasPrefix("size 50 x 20\n"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func devicesStayDevices() throws {
    #expect(try LayoutProcess("solve", "-", "--output", "/dev/null", input: Documents.solved).exitCode == 0)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }

  @Test func outputThatCannotBeWrittenExitsWith73() throws {
    let nowhere = scratch.url.appendingPathComponent("none/result.txt")
    let run = try LayoutProcess("solve", "-", "--output", nowhere.path, input: Documents.solved)
    #expect(run.exitCode == 73)
    #expect(run.messages == "layout: \(nowhere.path): The directory of the output does not exist.\n")
    let directory = try LayoutProcess("solve", "-", "--output", scratch.url.path, input: Documents.solved)
    #expect(directory.exitCode == 73)
    #expect(directory.messages.contains("directory"))
  }
}
