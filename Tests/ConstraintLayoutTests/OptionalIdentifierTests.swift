import ConstraintLayout
import LayoutTestSupport
import Testing

/// What has no id, and what shares one.
struct OptionalIdentifierTests {
  private let engine = LayoutEngine()

  @Test func itemsWithoutAnIdHaveFramesThatSayTheirPlace() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Item().frame(width: 10, height: 5)
        Item("named").frame(width: 20)
      }
      Stack(.row, spacing: 0) { Item().frame(width: 7, height: 8) }
    }
    let frames = try engine.place(grid).frames
    #expect(frames.map(\.id) == [nil, "named", nil])
    #expect(frames.map(\.place) == ["layout.rows[0].cells[0]", nil, "layout.rows[1].children[0]"])
    #expect(frames.map(\.name) == ["layout.rows[0].cells[0]", "named", "layout.rows[1].children[0]"])
    #expect(frames.map(\.rect.width) == [10, 20, 7])
  }

  @Test func severalTextsMaySayTheSame() throws {
    let column = Stack(.column) {
      Text("yes")
      Text("no")
      Text("yes")
    }
    let placement = try engine.place(column)
    #expect(placement.frames.map(\.id) == [nil, nil, nil])
    #expect(placement.frames.map(\.name) == ["\"yes\"", "\"no\"", "\"yes\""])
    #expect(placement["no"] != nil)
    #expect(placement["yes"] == nil, "two say it")
  }

  @Test func anIdOutranksWhatATextSays() throws {
    let row = Stack(.row, spacing: 0) {
      Text("yes")
      Item("yes").frame(width: 10)
    }
    #expect(try engine.place(row)["yes"]?.width == 10)
  }

  @Test func relationsFindATextByWhatItAloneSays() throws {
    let row = Stack(.row, spacing: 0) {
      Text("label", fontSize: 10)
      Item("field")
    }
    let related = row.constrain { $0["field"].width == 2 * $0["label"].width }
    let placement = try engine.place(related)
    let (label, field) = (try #require(placement["label"]), try #require(placement["field"]))
    #expect(abs(field.width - 2 * label.width) < 1e-9)
    let twice = Stack(.row, spacing: 0) {
      Text("label")
      Text("label")
    }.constrain { $0["label"].width == 20 }
    let error = #expect(throws: LayoutError.self) { try engine.place(twice) }
    #expect(
      error?.message
        == "Several texts say \"label\", such as layout.children[0] and layout.children[1]. Give the one that is meant an id."
    )
  }

  @Test func conflictsNameTextsByWhatTheySay() throws {
    let row = Stack(.row, spacing: 0) {
      Text("unbreakable", fontSize: 10)
      Item().frame(width: 40)
    }
    let error = #expect(throws: LayoutError.self) { try engine.place(Grid { row }, in: ProposedSize(width: 60)) }
    #expect(error?.conflict.first?.statement.hasPrefix("\"unbreakable\" is at least ") == true)
    #expect(error?.conflict.map(\.items) == [["\"unbreakable\""], ["layout.rows[0].children[1]"], []])
  }

  @Test func longTextsAreCalledByTheirStart() throws {
    let text = Text("a text that is longer than names are, by far")
    #expect(try engine.place(text).frames.map(\.name) == ["\"a text that is longer than names are, by...\""])
  }

  @Test func ambiguitiesListCellsWithoutIds() throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow { Item().frame(width: 100).gridCellColumns(2) }
    }
    let ambiguity = try #require(try engine.place(grid).diagnosis.ambiguities.first)
    #expect(ambiguity.cells == ["layout.rows[0].cells[0]"])
  }

  @Test func withoutIdsEverythingStandsWhereItStood() async {
    await Law(seeds: 0..<100, atLeast: 79).check { seed in
      let sample = LawSample(seed)
      guard let named = try sample.placement() else { return .inapplicable }
      var tree = sample.tree
      for node in tree.nodes.indices { tree.update(node) { $0.id = nil } }
      let nameless = try sample.engine.place(tree, in: sample.proposal)
      #expect(nameless.rects == named.rects, "seed \(seed)")
      #expect(
        nameless.diagnosis.ambiguities.count == named.diagnosis.ambiguities.count, "seed \(seed)")
      // Found one after the other, places are those that each node has alone.
      let places = nameless.frames.map(\.place)
      let items = tree.nodes.indices.filter { nameless.isPlaced[$0] && tree.nodes[$0].kind == .item }
      let expected = items.filter { !tree.nodes[$0].isSpacer && !tree.nodes[$0].isDivider }.map { tree.place(of: $0) }
      #expect(places == expected, "seed \(seed)")
      return .checked
    }
  }

  // MARK: Alternatives

  private func card(_ relation: Bool = false) -> some Layout {
    let choice = ViewThatFits {
      Stack(.row, spacing: 0) {
        Item("title").frame(width: 80, height: 10)
        Item("picture").frame(width: 60, height: 10)
      }
      Stack(.column, spacing: 0) {
        Item("title").frame(width: 50, height: 10)
        Item("picture").frame(width: 40, height: 30)
      }
    }
    return Stack(.column, spacing: 0) {
      choice
      Item("below").frame(height: 5)
    }.constrain { if relation { $0["below"].width == $0["title"].width } }
  }

  @Test func alternativesMayShareIds() throws {
    let (wide, narrow) = (
      try engine.place(card(), in: ProposedSize(width: 150)), try engine.place(card(), in: ProposedSize(width: 100))
    )
    #expect(wide["title"]?.width == 80)
    #expect(narrow["title"]?.width == 50)
    #expect(narrow.frames.map(\.id) == ["title", "picture", "below"])
  }

  @Test func relationsAreAboutTheAlternativeThatIsPlaced() throws {
    for (width, expected) in [(150.0, 80.0), (100, 50)] {
      let placement = try engine.place(card(true), in: ProposedSize(width: width))
      #expect(placement["below"]?.width == expected)
      #expect(placement.diagnosis.notes.isEmpty)
    }
  }

  @Test func sessionsEditWhatAlternativesShare() throws {
    var session = try engine.session(for: card(), in: ProposedSize(width: 100))
    try session.apply(.resize("title", width: 70))
    #expect(session["title"]?.width == 70)
    try session.apply(.propose(ProposedSize(width: 150)))
    #expect(session["title"]?.width == 70, "in the other alternative too")
    #expect(throws: LayoutError.self) { try session.apply(.remove("title")) }
  }

  @Test func oneAlternativeHasEachIdOnce() throws {
    let choice = ViewThatFits {
      Stack(.row) {
        Item("a")
        Item("a")
      }
      Item("b")
    }
    let error = #expect(throws: LayoutError.self) { try engine.place(choice) }
    #expect(error?.place == "layout.alternatives[0].children[1].id")
  }

  @Test func whatStandsBesideAChoiceSharesNoIdWithIt() throws {
    let row = Stack(.row) {
      ViewThatFits {
        Item("a").frame(width: 10)
        Item("b").frame(width: 5)
      }
      Item("b")
    }
    let error = #expect(throws: LayoutError.self) { try engine.place(row) }
    #expect(error?.place == "layout.children[1].id")
  }
}
