import Foundation
import Testing

/// `layout breakpoints`: what is printed, and the exit codes.
struct BreakpointsTests {
  private static let row = #"""
    {"layout": {"type": "stack", "axis": "row", "spacing": 8, "children": [
      {"type": "item", "id": "a", "width": {"min": 80, "ideal": 80, "max": null}},
      {"type": "item", "id": "b", "width": {"min": 50, "ideal": 50, "max": null}, "height": 20}]}}
    """#

  private func run(_ arguments: String..., input: String = row) throws -> LayoutProcess {
    try LayoutProcess(["breakpoints", "-"] + arguments, input: input)
  }

  @Test func printsThePieces() throws {
    let run = try run("--axis", "horizontal", "--from", "100", "--to", "500")
    #expect(run.exitCode == 0)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        width 100 to 500: 3 pieces

        100 to 138: unsatisfiable
          - layout has 1 gap of 8 between its columns
          - a is at least 80 wide
          - b is at least 50 wide
          - the container is less than 138 wide

        138 to 168
          the layout fits

        168 to 500
          no longer binds: a is at least 80 wide

        """)
  }

  @Test func printsJSON() throws {
    let run = try run("--from", "138", "--to", "500", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["axis"] as? String == "horizontal")
    let pieces = try #require(object["pieces"] as? [[String: Any]])
    #expect(pieces.map { $0["from"] as? Double } == [138, 168])
    #expect(pieces.map { $0["to"] as? Double } == [168, 500])
    let changes = try #require(pieces[1]["changes"] as? [[String: Any]])
    #expect(changes.map { $0["kind"] as? String } == ["ends"])
    #expect(changes.map { $0["items"] as? [String] } == [["a"]])
    let frames = try #require(pieces[0]["frames"] as? [[String: Any]])
    #expect((frames[1]["start"] as? [String: Double])?["x"] == 88)
  }

  @Test func heightsHaveBreakpointsToo() throws {
    let run = try run("--axis", "vertical", "--from", "10", "--to", "50", "--width", "200")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("height 10 to 50: 2 pieces\n\n10 to 20: unsatisfiable\n"), "\(run.output)")
  }

  @Test func nothingThatFitsExitsWith2() throws {
    let run = try run("--from", "50", "--to", "100")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("the container is at most 100 wide"))
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: [
    ["--from", "100"], ["--from", "0", "--to", "100"], ["--from", "200", "--to", "100"],
    ["--from", "1", "--to", "inf"], ["--axis", "diagonal", "--from", "1", "--to", "2"],
  ])
  func wrongLengthsExitWith64(arguments: [String]) throws {
    let run = try LayoutProcess(["breakpoints", "-"] + arguments, input: Self.row)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains("Usage: layout breakpoints"))
  }

  @Test func badDocumentsExitWith65() throws {
    #expect(try run("--from", "1", "--to", "2", input: Documents.bad).exitCode == 65)
  }
}
