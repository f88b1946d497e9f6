import LayoutDocument
import LinearModel
import Testing

/// All that is wrong with a document is told at once.
struct AllMistakesTests {
  private func mistakes(_ json: String) throws -> [LayoutError] {
    let error = try #require(throws: LayoutError.self) { try LayoutDocument(json) }
    return [error] + error.furtherMistakes
  }

  private func places(_ json: String) throws -> [String?] { try mistakes(json).map(\.place) }

  @Test func mistakesAreToldFromTheFirstLineToTheLast() throws {
    let json = """
      {"overflow": "hidden",
        "layout": {"type": "stack", "axis": "horizontal", "gap": 4, "children": [
          {"type": "item", "id": "a", "width": "50"},
          {"type": "itm", "id": "b"},
          {"type": "item", "id": "a", "minWidth": 4},
          7]},
        "constraints": ["a.width == ", "b.width == 4"]}
      """
    #expect(
      try places(json) == [
        "overflow", "layout.axis", "layout.gap", "layout.children[0].width", "layout.children[1].type",
        "layout.children[2].id", "layout.children[2].minWidth", "layout.children[3]", "constraints[0]",
      ])
    #expect(
      try mistakes(json).map { String($0.message.prefix { $0 != "," }) }
        == [1, 2, 2, 3, 4, 5, 5, 6, 7].map { "Line \($0)" })
  }

  @Test func oneMistakeIsOne() throws {
    #expect(try places(#"{"layout": {"type": "item", "width": "50"}}"#) == ["layout.width"])
    #expect(try places(#"{"layout": {"type": "stack", "children": []}}"#) == ["layout.axis"])
    #expect(try places(#"{"layout": {"type": "stack", "axis": 1, "children": []}}"#) == ["layout.axis"])
    #expect(try places(#"{"layout": {"type": "text"}}"#) == ["layout.text"])
    #expect(try places(#"{"layout": {"type": "flow", "spacing": 4, "children": []}}"#) == ["layout.spacing"])
    #expect(try places(#"{"layout": 1}"#) == ["layout"])
    #expect(try places(#"[]"#) == [nil])
  }

  /// A key with a slip is read as the one that was meant: what is in it is checked, too, and nothing is missing.
  @Test func aSlipHidesNothing() throws {
    #expect(
      try places(#"{"layuot": {"type": "stack", "axis": "row", "chidren": [{"type": "item", "width": -1}]}}"#)
        == ["layuot", "layuot.chidren", "layout.children[0].width"])
  }

  /// What stands under a key with a slip may be wrong itself, and then it is the end of neither.
  @Test func aSlipMayHoldAMistake() throws {
    let items = #"{"type": "item", "idd": 1}, {"type": "item", "width": -1}"#
    #expect(
      try places(#"{"layout": {"type": "stack", "axis": "row", "children": [\#(items)]}}"#)
        == ["layout.children[0].idd", "layout.children[0].id", "layout.children[1].width"])
  }

  /// What a layout lacks does not hide what is wrong in it.
  @Test func whatIsMissingHidesNothing() throws {
    #expect(
      try places(#"{"layout": {"type": "stack", "children": [{"type": "item", "height": {"min": "1"}}]}}"#)
        == ["layout.axis", "layout.children[0].height.min"])
  }

  /// Ids of layouts that cannot be read are known all the same.
  @Test func relationsToWhatCannotBeReadAreNoMistakes() throws {
    let json = """
      {"layout": {"type": "stack", "axis": "row", "children": [{"type": "hexagons", "id": "a"}]},
        "constraints": ["a.width == 4"]}
      """
    #expect(try places(json) == ["layout.children[0].type"])
  }

  @Test func whatIsBeyondFiftyIsCounted() throws {
    let items = Array(repeating: #"{"type": "item", "width": -1}"#, count: 61).joined(separator: ", ")
    let mistakes = try mistakes(#"{"layout": {"type": "stack", "axis": "row", "children": [\#(items)]}}"#)
    #expect(mistakes.count == 51)
    #expect(mistakes[49].place == "layout.children[49].width")
    #expect(mistakes[50].message == "11 more mistakes are not listed." && mistakes[50].place == nil)
  }

  /// What is passed over still counts in the places of what stands behind it.
  @Test func whatIsBehindAMistakeKeepsItsPlace() throws {
    let json = """
      {"layout": {"type": "stack", "axis": "row", "children": [
          7, {"type": "item", "width": -1}, [], {"type": "item", "id": "a", "height": -1},
          {"type": "grid", "tracks": {"columns": [{"fixed": "1"}, {"fixed": -1}]}, "rows": []}]},
        "constraints": ["a.width ==", "a.width == 4"]}
      """
    #expect(
      try places(json) == [
        "layout.children[0]", "layout.children[1].width", "layout.children[2]", "layout.children[3].height",
        "layout.children[4].tracks.columns[0].fixed", "layout.children[4].tracks.columns[1]", "constraints[0]",
      ])
  }

  /// Each is found, whichever step of reading finds it: what keys hold, what cells say, ids, and what relations are about.
  @Test(arguments: [
    #""width": "1""#, #""row": 1000000"#, #""id": "a""#, #""xyz": 1"#, #""constraints": ["container.width == 1", "?"]"#,
    #""constraints": ["x.width == 1"]"#,
  ])
  func nineHundredMistakesAreCounted(_ key: String) throws {
    let items = Array(repeating: #"{"type": "item", \#(key)}"#, count: 901).joined(separator: ", ")
    let mistakes = try mistakes(
      #"{"layout": {"type": "grid", "rows": [{"cells": [{"type": "item", "id": "a"}, \#(items)]}]}}"#)
    #expect(mistakes.count == 51)
    #expect(mistakes.last?.message == "851 more mistakes are not listed.")
  }

  /// A large document with many mistakes is not read very often.
  @Test func manyMistakesInALargeDocumentTakeNoTime() throws {
    let items = Array(repeating: #"{"type": "item", "width": "1"}"#, count: 100_000).joined(separator: ", ")
    let mistakes = try mistakes(#"{"layout": {"type": "stack", "axis": "row", "children": [\#(items)]}}"#)
    #expect(mistakes.count > 1)
  }

  @Test(arguments: [
    (#""colspan": 2"#, "columns"), (#""rowSpan": 2"#, "rows"), (#""minWidth": 2"#, "width.min"),
    (#""max-height": 2"#, "height.max"), (#""flexGrow": 2"#, "stretch"), (#""margin": 2"#, "padding"),
    (#""alignSelf": "center""#, "alignedInCell"), (#""name": "b""#, "id"), (#""idd": "b""#, "id"),
  ])
  func foreignKeysAreUnderstood(_ rest: String, _ meant: String) throws {
    let mistakes = try mistakes(#"{"layout": {"type": "grid", "rows": [{"cells": [{"type": "item", \#(rest)}]}]}}"#)
    #expect(mistakes[0].message.contains("Did you mean \"\(meant)\"?"), "\(mistakes[0].message)")
  }

  @Test(arguments: [
    ("gap", "spacing"), ("direction", "axis"), ("items", "children"), ("justifyContent", "distribution"),
  ])
  func foreignKeysOfStacksAreUnderstood(_ key: String, _ meant: String) throws {
    let mistakes = try mistakes(#"{"layout": {"type": "stack", "axis": "row", "\#(key)": 1, "children": []}}"#)
    #expect(mistakes[0].message.contains("Did you mean \"\(meant)\"?"), "\(mistakes[0].message)")
  }

  @Test(arguments: [("gap", "horizontalSpacing\" or \"verticalSpacing"), ("row-gap", "verticalSpacing")])
  func foreignKeysOfGridsAreUnderstood(_ key: String, _ meant: String) throws {
    let mistakes = try mistakes(#"{"layout": {"type": "grid", "\#(key)": 1, "rows": []}}"#)
    #expect(mistakes[0].message.contains("Did you mean \"\(meant)\"?"), "\(mistakes[0].message)")
  }

  @Test func oneSpacingOfAFlowIsTwo() throws {
    let mistakes = try mistakes(#"{"layout": {"type": "flow", "spacing": 4, "children": []}}"#)
    #expect(mistakes[0].message.contains(#"Did you mean "horizontalSpacing" or "verticalSpacing"?"#))
  }

  @Test func foreignTypesAreUnderstood() throws {
    let mistakes = try mistakes(#"{"layout": {"type": "HStack", "children": []}}"#)
    #expect(mistakes[0].message.hasSuffix(#"Did you mean "stack" with the axis "row"?"#))
  }

  @Test func theLayoutAroundHasAWordInRelations() throws {
    let mistakes = try mistakes(#"{"layout": {"type": "item", "id": "a"}, "constraints": ["a.left == parent.left"]}"#)
    #expect(mistakes[0].message.contains("Did you mean container"))
  }
}
