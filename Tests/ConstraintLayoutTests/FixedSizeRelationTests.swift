import ConstraintLayout
import LayoutTestSupport
import SeededRandom
import Testing

/// Containers of a fixed size whose content is told by relations.
struct FixedSizeRelationTests {
  private static let proposal = ProposedSize(width: 500, height: 200)

  /// Two items with ranges side by side.
  private static func pair(_ relation: String) throws -> some Layout {
    try Stack(.row, spacing: 0) {
      Item("t").frame(minWidth: 20, idealWidth: 60, minHeight: 20)
      Item("b").frame(minWidth: 20, idealWidth: 40, minHeight: 30)
    }.constrain(relation)
  }

  /// The pair with a fixed width, beside an item that takes what is left.
  private static func row(_ relation: String) throws -> some Layout {
    let pair = try pair(relation)
    return Stack(.row) {
      pair.fixedSize(vertical: false).id("pair")
      Item("rest")
    }
  }

  private func place(_ layout: some Layout, _ presolve: Presolve, _ proposal: ProposedSize = proposal) throws
    -> Placement
  {
    var engine = LayoutEngine()
    engine.options.place(by: presolve)
    return try engine.place(layout, in: proposal)
  }

  /// The content ideally has 60 and 40; a relation makes it longer, whoever says it.
  @Test(arguments: [Presolve.on, .off])
  func itIsAsLongAsRelationsMakeItsContent(_ presolve: Presolve) throws {
    let inside = try Self.row("b.width == 2 * t.width")
    #expect(try place(inside, presolve)["pair"]?.width == 180)
    let around = try Self.row("t.width >= 0").constrain("b.width == 200")
    #expect(try place(around, presolve)["pair"]?.width == 260)
  }

  @Test(arguments: [Presolve.on, .off])
  func aFreeLayoutIsAsLongAsItsChain(_ presolve: Presolve) throws {
    let chain = try FreeLayout {
      Item("a").frame(minWidth: 20, idealWidth: 60, minHeight: 20)
      Item("b").frame(minWidth: 20, idealWidth: 40, minHeight: 30)
    }.constrain("a.left == container.left").constrain("b.left == a.right + 5").constrain("b.right == container.right")
      .constrain("a.top == container.top").constrain("b.top == container.top")
    let row = Stack(.row) {
      chain.fixedSize().id("chain")
      Item("rest")
    }
    #expect(try place(row, presolve)["chain"]?.size == Size(width: 105, height: 30))
  }

  /// What stands around it has no say in its length.
  @Test func aLengthThatIsSaidFromOutsideContradictsIt() throws {
    let row = try Self.row("t.width >= 0").constrain("pair.width == 200")
    let conflict = try LayoutEngine().diagnose(row, in: Self.proposal).conflict.map(\.statement)
    #expect(Set(conflict) == ["pair has a fixed size, its ideal width of 100", "pair.width == 200"])
  }

  @Test func itDoesNotShrinkWhereRoomLacks() throws {
    let row = try Self.row("b.width == 2 * t.width")
    let conflict = try LayoutEngine().diagnose(row, in: ProposedSize(width: 90, height: 200)).conflict.map(\.statement)
    #expect(Set(conflict) == ["pair has a fixed size, its ideal width of 100", "the container is 90 wide"])
  }

  /// Beside whatever, it is what it is by itself where nothing is proposed.
  @Test func itStandsAsByItself() async {
    await Law(seeds: 0..<200, atLeast: 100).check { seed in
      var random = SeededGenerator(seed: seed)
      let limits = (0..<3).map { _ in
        let least = Double(Int.random(in: 0...4, using: &random) * 10)
        return (least, least + Double(Int.random(in: 0...4, using: &random) * 10))
      }
      let factor = Double(Int.random(in: 1...3, using: &random))
      let first = Int.random(in: 0...2, using: &random)
      let second = (first + Int.random(in: 1...2, using: &random)) % 3
      let content = try Stack(.row, spacing: 5) {
        ForEach(limits.indices) { index in
          Item("i\(index)").frame(minWidth: limits[index].0, idealWidth: limits[index].1)
        }
      }.constrain("i\(first).width >= \(factor) * i\(second).width")
      let row = Stack(.row) {
        content.fixedSize(vertical: false).id("content")
        Item("rest")
      }
      let alone = try place(content, .on, ProposedSize())
      for presolve in [Presolve.on, .off] {
        let beside = try place(row, presolve, ProposedSize(width: 2_000, height: 50))
        #expect(abs((beside["content"]?.width ?? -1) - alone.size.width) < 1e-6, "seed \(seed)")
        for id in ["i0", "i1", "i2"] {
          #expect(abs((alone[id]?.width ?? -1) - (beside[id]?.width ?? -2)) < 1e-6, "seed \(seed), \(id)")
        }
      }
      return .checked
    }
  }
}
