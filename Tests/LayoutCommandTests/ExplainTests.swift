import Foundation
import Testing

/// `layout explain`: what is printed, and the exit codes.
struct ExplainTests {
  @Test func printsSentences() throws {
    let run = try LayoutProcess("explain", "-", "wide.width", input: Documents.ambiguous)
    #expect(run.exitCode == 0)
    #expect(run.messages.isEmpty)
    #expect(run.output == "wide.width is 100: that is its own width, given at layout.rows[1].cells[0].\n")
  }

  @Test func printsJSON() throws {
    let run = try LayoutProcess("explain", "-", "a.width", "--format", "json", input: Documents.solved)
    #expect(run.exitCode == 0)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["item"] as? String == "a")
    #expect(object["edge"] as? String == "width")
    #expect(object["value"] as? Double == 50)
    #expect(object["text"] as? String == "a.width is 50: that is its own width, given at layout.")
  }

  /// The edge is what follows the last dot.
  @Test(arguments: ["in 1.5", "a.width", ".", " ", "\"", "-x"])
  func idsMayHaveAnythingInThem(id: String) throws {
    let name = id.replacingOccurrences(of: "\"", with: "\\\"")
    let document = #"{"layout": {"type": "item", "id": "\#(name)", "width": 50, "height": 20}}"#
    let run = try LayoutProcess("explain", "-", "--", "\(id).height", input: document)
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.output == "\(id).height is 20: that is its own height, given at layout.\n")
  }

  @Test func proposalsOverrideTheDocument() throws {
    let run = try LayoutProcess("explain", "-", "a.right", "--width", "120", input: Documents.flexible)
    #expect(run.output == "a.right is 120 because the container is 120 wide.\n")
  }

  @Test(arguments: Documents.edges)
  func presolveChangesNothing(edge: String) throws {
    let run = try LayoutProcess("explain", "-", edge, "--format", "json", input: Documents.ambiguous)
    let plain = try LayoutProcess("explain", "-", edge, "--format", "json", "--no-presolve", input: Documents.ambiguous)
    #expect(run.exitCode == 0)
    #expect(run.output == plain.output)
  }

  @Test(arguments: [
    (
      "a.widht",
      "\"widht\" is no edge. Edges are left, right, leading, trailing, top, bottom, width, height. Did you mean \"width\"?"
    ),
    ("a.centerX", "\"centerX\" is no edge."), ("a", "Put a dot and an edge behind the item: left, right"),
    ("a.", "\"\" is no edge."),
  ])
  func whatIsNoEdgeIsWrongUsage(target: String, message: String) throws {
    let run = try LayoutProcess("explain", "-", target, input: Documents.solved)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.messages.contains("Usage: layout explain"))
  }

  /// The document is good, and what was asked of it is not: wrong usage too.
  @Test func anUnknownItemIsWrongUsage() throws {
    let run = try LayoutProcess("explain", "-", "frist.width", "--width", "140", input: Documents.unsatisfiable)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages == "layout: -: No item here has the id \"frist\". Did you mean \"first\"?\n")
    let other = try LayoutProcess("explain", "-", "xyz.width", "--width", "140", input: Documents.unsatisfiable)
    #expect(other.exitCode == 64)
    #expect(other.messages == "layout: -: No item here has the id \"xyz\". Ids here are \"first\", \"second\".\n")
  }

  @Test func whatWasNotChosenIsWrongUsage() throws {
    let document = #"""
      {"proposal": {"width": 100}, "layout": {"type": "viewThatFits", "alternatives": [
        {"type": "item", "id": "wide", "width": 300}, {"type": "item", "id": "narrow", "width": 50}]}}
      """#
    let run = try LayoutProcess("explain", "-", "wide.width", input: document)
    #expect(run.exitCode == 64)
    #expect(run.messages.hasPrefix("layout: -: \"wide\" has no place: it is in an alternative that was not chosen."))
  }

  @Test func contradictionsExitWith2() throws {
    let run = try LayoutProcess("explain", "-", "first.width", input: Documents.unsatisfiable)
    #expect(run.exitCode == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages == (try LayoutProcess("solve", "-", input: Documents.unsatisfiable).messages))
  }

  @Test func badDocumentsExitWith65() throws {
    #expect(try LayoutProcess("explain", "-", "a.width", input: Documents.bad).exitCode == 65)
  }

  @Test func writesToAFile() throws {
    let scratch = try ScratchDirectory()
    let file = scratch.url.appendingPathComponent("why.txt")
    let run = try LayoutProcess("explain", "-", "a.width", "--output", file.path, input: Documents.solved)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a.width is 50: that is its own width, given at layout.\n")
  }

  /// Nothing is decided here, so there is nothing to be strict about.
  @Test func strictBelongsToOtherCommands() throws {
    #expect(try LayoutProcess("explain", "-", "a.width", "--strict", input: Documents.solved).exitCode == 64)
  }
}

extension Documents {
  /// Every edge of the ambiguous document's second item.
  fileprivate static let edges = ["left", "right", "top", "bottom", "width", "height"].map { "right.\($0)" }
}
