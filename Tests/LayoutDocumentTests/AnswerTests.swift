import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// Small documents of kinds that are easily got wrong, each with its answer, which both ways of solving must give.
struct AnswerTests {
  /// What must come of a document.
  private struct Answer: Decodable {
    /// By item: x, y, width and height.
    var frames: [String: [Double]]
    /// The tracks that are open, as "column 0 of layout".
    var open: [String]
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/answers")

  private static let names: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("expected").path)
    return (files ?? []).map { String($0.dropLast(".json".count)) }.sorted()
  }()

  private func document(_ name: String) throws -> LayoutDocument {
    try LayoutDocument(json: Data(contentsOf: Self.folder.appendingPathComponent("\(name).json")))
  }

  @Test func thereAreDocuments() {
    #expect(Self.names.count >= 40)
  }

  @Test(arguments: names, [Presolve.on, .off])
  func isTheRightOne(_ name: String, _ presolve: Presolve) throws {
    let document = try document(name)
    let file = Self.folder.appendingPathComponent("expected/\(name).json")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(contentsOf: file))
    var engine = LayoutEngine()
    if presolve == .off { engine.options.useWholeProgram() }
    expect(answer, try engine.place(document.tree, in: document.proposal))
  }

  @Test(arguments: names)
  func everythingOpenHasAFix(_ name: String) throws {
    let document = try document(name)
    for open in try LayoutEngine().place(document.tree, in: document.proposal).diagnosis.ambiguities {
      #expect(!open.fixes.isEmpty, "\(open.axis) \(open.track) of \(open.container)")
    }
  }

  private func expect(_ answer: Answer, _ placement: Placement) {
    #expect(placement.frames.count { $0.id != nil } == answer.frames.count)
    for (id, expected) in answer.frames {
      guard let rect = placement[id] else {
        Issue.record("\(id) has no place")
        continue
      }
      let found = [rect.x, rect.y, rect.width, rect.height]
      let scale = 1 + max(placement.size.width, placement.size.height)
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-6 * scale }, "\(id): \(found), not \(expected)")
    }
    let open = placement.diagnosis.ambiguities.map {
      "\($0.axis == .horizontal ? "column" : "row") \($0.track) of \($0.container)"
    }
    #expect(open == answer.open)
  }
}
