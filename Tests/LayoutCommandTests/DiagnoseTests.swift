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
}
