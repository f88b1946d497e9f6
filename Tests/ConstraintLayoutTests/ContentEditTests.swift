import ConstraintLayout
import LayoutTestSupport
import SeededRandom
import Testing

/// Edits of what something says of itself: its text, its baselines, its ratio.
struct ContentEditTests {
  private static func page(_ title: String, baseline: Double, ratio: Double) -> some Layout {
    Stack(.column, alignment: .leading, spacing: 4) {
      Stack(.row, alignment: .firstTextBaseline, spacing: 8) {
        Text(title, id: "title", fontSize: 17)
        Item("mark").frame(width: 12, height: 30).baseline(first: baseline)
      }
      Item("picture").frame(minWidth: 0, idealWidth: 120).aspectRatio(ratio, contentMode: .fit)
      Text("What is not edited stays as it is, and is not measured again.", id: "text")
    }
  }

  private static let proposal = ProposedSize(width: 150)

  private func session(_ engine: LayoutEngine = LayoutEngine()) throws -> LayoutSession {
    try engine.session(for: Self.page("Title", baseline: 20, ratio: 2), in: Self.proposal)
  }

  private func expect(_ session: LayoutSession, standsAs layout: some Layout) throws {
    let fresh = try LayoutEngine().place(layout, in: Self.proposal)
    #expect(session.size == fresh.size)
    for id in ["title", "mark", "picture", "text"] { #expect(session[id] == fresh[id], "\(id)") }
  }

  @Test func aTextThatIsRewrittenIsPlacedAsThatText() throws {
    var session = try session()
    let words = "A title that is long enough for several lines"
    try session.apply(.rewrite("title", as: words))
    try expect(session, standsAs: Self.page(words, baseline: 20, ratio: 2))
    #expect(session.changedFrames.contains { $0.id == "title" })
    try session.apply(.rewrite("title", as: "Title"))
    try expect(session, standsAs: Self.page("Title", baseline: 20, ratio: 2))
  }

  @Test func aBaselineMoves() throws {
    var session = try session()
    try session.apply(.moveBaseline("mark", first: 5, last: 25))
    let moved = Stack(.column, alignment: .leading, spacing: 4) {
      Stack(.row, alignment: .firstTextBaseline, spacing: 8) {
        Text("Title", id: "title", fontSize: 17)
        Item("mark").frame(width: 12, height: 30).baseline(first: 5, last: 25)
      }
      Item("picture").frame(minWidth: 0, idealWidth: 120).aspectRatio(2, contentMode: .fit)
      Text("What is not edited stays as it is, and is not measured again.", id: "text")
    }
    try expect(session, standsAs: moved)
  }

  @Test func aRatioChanges() throws {
    var session = try session()
    try session.apply(.reshape("picture", aspectRatio: 0.5))
    try expect(session, standsAs: Self.page("Title", baseline: 20, ratio: 0.5))
  }

  @Test func severalEditsCountAsOne() throws {
    var session = try session()
    try session.apply(.rewrite("title", as: "Two"), .reshape("picture", aspectRatio: 4), .propose(Self.proposal))
    try expect(session, standsAs: Self.page("Two", baseline: 20, ratio: 4))
  }

  /// The session is as before then.
  @Test(arguments: [
    (LayoutEdit.rewrite("picture", as: "x"), "picture is no text"),
    (.moveBaseline("column", first: 3), "column is no item"),
    (.reshape("title", aspectRatio: 2), "title is nothing that keeps a ratio"),
    (.reshape("picture", aspectRatio: 0), "ratio"), (.reshape("picture", aspectRatio: .nan), "ratio"),
    (.moveBaseline("mark", first: .infinity), "finite"), (.rewrite("nobody", as: ""), "nobody"),
  ])
  func whatCannotChangeIsAnError(edit: LayoutEdit, message: String) throws {
    let layout = Self.page("Title", baseline: 20, ratio: 2).id("column")
    var session = try LayoutEngine().session(for: layout, in: Self.proposal)
    let error = #expect(throws: LayoutError.self) { try session.apply(edit) }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "none")")
    try expect(session, standsAs: layout)
  }

  /// A text that is measured at many widths, with edits between, is never told from an answer of before.
  @Test func editsAndWidthsMix() async {
    await Law(seeds: 0..<40, atLeast: 40).check { seed in
      var random = SeededGenerator(seed: seed)
      var session = try session()
      var (title, ratio, width) = ("Title", 2.0, 150.0)
      for _ in 0..<6 {
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          title = String(repeating: "word ", count: Int.random(in: 0...9, using: &random))
          try session.apply(.rewrite("title", as: title))
        case 1:
          ratio = Double(Int.random(in: 1...8, using: &random)) / 2
          try session.apply(.reshape("picture", aspectRatio: ratio))
        default:
          width = Double(Int.random(in: 130...300, using: &random))
          try session.apply(.propose(ProposedSize(width: width)))
        }
        let fresh = try LayoutEngine().place(
          Self.page(title, baseline: 20, ratio: ratio), in: ProposedSize(width: width))
        for id in ["title", "mark", "picture", "text"] { #expect(session[id] == fresh[id], "seed \(seed), \(id)") }
      }
      return .checked
    }
  }
}
