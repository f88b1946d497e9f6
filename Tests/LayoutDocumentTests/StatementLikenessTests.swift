import ConstraintLayout
import LayoutDocument
import Testing

/// Statements that differ by rounding are taken to mean the same, and a note says so.
struct StatementLikenessTests {
  private static func document(_ second: String) throws -> LayoutDocument {
    try LayoutDocument(
      #"{"layout": {"type": "stack", "axis": "row", "spacing": 0, "children": ["#
        + #"{"type": "item", "id": "w", "height": 90}, "#
        + #"{"type": "item", "id": "v", "width": 50, "height": 90}]}, "#
        + #""constraints": ["w.width == 1.777777778 * w.height", "\#(second)"]}"#)
  }

  @Test(arguments: [Presolve.on, .off])
  func aRatioStatedTwiceIsNotedOnce(presolve: Presolve) throws {
    let document = try Self.document("9 * w.width == 16 * w.height")
    var options = LayoutEngine.Options()
    if presolve == .off { options.useWholeProgram() }
    let placement = try LayoutEngine(options: options).place(document.tree)
    #expect(
      placement.diagnosis.notes == [
        "\"9 * w.width == 16 * w.height\" and \"w.width == 1.777777778 * w.height\" agree in 9 digits, "
          + "so they are taken to mean the same; the first is followed."
      ])
    #expect(abs((placement["w"]?.width ?? 0) - 160) < 1e-9)
  }

  @Test func whatIsTheSameIsNotNoted() throws {
    let document = try Self.document("2 * w.width == 3.555555556 * w.height")
    #expect(try LayoutEngine().place(document.tree).diagnosis.notes.isEmpty)
  }

  /// The report of a placement has notes as well.
  @Test func solvingShowsTheNote() throws {
    let document = try Self.document("w.width == 1.77777777777 * w.height")
    let diagnostics = SolveReport(try LayoutEngine().place(document.tree)).diagnostics
    #expect(diagnostics.map(\.kind) == ["note"])
    #expect(diagnostics.first?.message.contains("agree in 9 digits") == true)
  }

  @Test func ratiosThatReallyDifferAreAConflict() throws {
    let document = try Self.document("w.width == 1.7778 * w.height")
    let diagnosis = try LayoutEngine().diagnose(document.tree)
    #expect(diagnosis.status == .unsatisfiable)
    #expect(diagnosis.conflict.contains { $0.statement == "w.width == 1.7778 * w.height" })
  }
}
