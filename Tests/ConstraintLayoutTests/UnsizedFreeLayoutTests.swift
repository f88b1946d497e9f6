import ConstraintLayout
import LayoutTestSupport
import Testing

/// A free layout is at least as long as what is required of its children makes it, also where that is all it is asked for.
struct UnsizedFreeLayoutTests {
  /// A grid of two columns with a free layout, or a stack around it, in the first.
  private static func grid(
    _ relations: [String], isUnsized: Bool = true, columns: [GridTrack]? = nil, isInStack: Bool = false,
    overflow: OverflowHandling = .error
  ) throws -> AnyLayout {
    var free = AnyLayout(
      FreeLayout {
        Item("a").frame(width: 20, height: 10)
        Item("b").frame(width: 30, height: 10)
      })
    for relation in relations { free = AnyLayout(try free.constrain(relation)) }
    if isInStack { free = AnyLayout(Stack(.row) { free }) }
    let cell = isUnsized ? AnyLayout(free.gridCellUnsizedAxes(.horizontal)) : free
    let row = GridRow {
      cell
      Item("x").frame(width: 10, height: 10)
    }
    guard let columns else { return AnyLayout(Grid(horizontalSpacing: 0) { row }) }
    return AnyLayout(Grid(columns: columns, horizontalSpacing: 0) { row }.overflow(overflow))
  }

  private static let inequalities = ["a.left >= 3", "b.left >= a.right + 4"]

  private static func place(_ layout: AnyLayout, _ presolve: Presolve) throws -> Placement {
    try ConstraintLayoutTests.place(layout, nil, nil, presolve)
  }

  @Test(arguments: [Presolve.on, .off], [false, true])
  func inequalitiesTellItAsEquationsDo(_ presolve: Presolve, _ isInStack: Bool) throws {
    for relations in [Self.inequalities, ["a.left == 3", "b.left == a.right + 4"]] {
      let placement = try Self.place(Self.grid(relations, isInStack: isInStack), presolve)
      #expect(placement.columns.map(\.length) == [57, 10])
      #expect(placement["b"] == Rect(x: 27, y: 0, width: 30, height: 10))
      #expect(placement.diagnosis.overflows.isEmpty)
    }
  }

  @Test(arguments: [Presolve.on, .off])
  func aFlexibleTrackThatIsListedHasRoomForIt(_ presolve: Presolve) throws {
    let placement = try Self.place(
      Self.grid(Self.inequalities, isUnsized: false, columns: [.flexible(minimum: 0), .fit]), presolve)
    #expect(placement.columns.map(\.length) == [57, 10])
  }

  /// It stands out of a track that is no longer by what the track lacks, as anything does.
  @Test(arguments: [Presolve.on, .off])
  func whatATrackHasNoRoomForStandsOutWhereThatIsAllowed(_ presolve: Presolve) throws {
    let columns: [GridTrack] = [.flexible(minimum: 0, maximum: 40), .fit]
    for relations in [Self.inequalities, ["a.left == 3", "b.left == a.right + 4"]] {
      let placement = try Self.place(
        Self.grid(relations, isUnsized: false, columns: columns, overflow: .visible), presolve)
      #expect(placement.columns.map(\.length) == [40, 10])
      #expect(placement.diagnosis.overflows.map(\.amount) == [8.5, 8.5])
    }
    #expect(throws: LayoutError.self) {
      try Self.place(Self.grid(Self.inequalities, isUnsized: false, columns: columns), presolve)
    }
  }

  /// An unsized cell asks for what is required, as for the least lengths of items and not for those that they would like to have.
  @Test(arguments: [Presolve.on, .off]) func wishesHaveNoSay(_ presolve: Presolve) throws {
    let placement = try Self.place(Self.grid(["a.left >= 3", "b.left == 100 @ weak"]), presolve)
    #expect(placement.columns.map(\.length) == [30, 10])
  }

  /// The words are those of the relations and items, not that the cell is at least so wide.
  @Test(arguments: [false, true], [false, true])
  func conflictsNameRelationsAndItems(_ isListed: Bool, _ isInStack: Bool) throws {
    let layout = try Self.grid(
      Self.inequalities, isUnsized: !isListed, columns: isListed ? [.flexible(minimum: 0), .fit] : nil,
      isInStack: isInStack)
    for presolve in [Presolve.on, .off] {
      var engine = LayoutEngine()
      engine.options.place(by: presolve)
      let conflicts = try engine.diagnose(layout, in: ProposedSize(width: 50, height: nil)).conflicts
      let statements = Set(conflicts.flatMap(\.members).map(\.statement))
      #expect(statements.isSuperset(of: ["the container is 50 wide", "a is 20 wide", "b is 30 wide"]))
      #expect(statements.isSuperset(of: Self.inequalities) && statements.count == 6)
    }
  }

  /// Where equations tell the least length, that has a name; else what it follows from has.
  @Test func whatStandsBehindItIsExplained() throws {
    let parts = [
      ["b is 30 wide", "a is 20 wide", "b.left >= a.right + 4", "a.left >= 3"],
      ["layout.rows[0].cells[0] is at least 57 wide"],
    ]
    for (relations, expected) in zip([Self.inequalities, ["a.left == 3", "b.left == a.right + 4"]], parts) {
      let explanation = try LayoutEngine().explain(.left, of: "x", for: Self.grid(relations))
      #expect(explanation.causes.filter { $0.contribution != 0 }.map(\.statement) == expected)
      #expect(explanation.rules.isEmpty)
    }
  }

  /// Items of one length each leave a free layout no other least length than its own, whatever cell it stands in.
  @Test func itsLeastLengthIsThatInAnOrdinaryCell() async {
    await Law(seeds: 0..<120, atLeast: 40).check { seed in
      var random = SeededGenerator(seed: seed)
      var relations: [String] = []
      for (child, other) in [("a", "b"), ("b", "a")] where random.chance(0.8) {
        let sign = random.chance(0.5) ? "==" : ">="
        let place = random.chance(0.5) ? "container.left" : "\(other).\(random.chance(0.7) ? "right" : "left")"
        relations.append("\(child).left \(sign) \(place) + \(Int.random(in: -5...40, using: &random))")
      }
      let width: Double? = random.chance(0.5) ? nil : Double(Int.random(in: 30...120, using: &random))
      let (unsized, sized) = (try Self.grid(relations), try Self.grid(relations, isUnsized: false))
      for presolve in [Presolve.on, .off] {
        var engine = LayoutEngine()
        engine.options.place(by: presolve)
        let proposal = ProposedSize(width: width, height: nil)
        let expected = try engine.diagnose(sized, in: proposal).conflicts.flatMap(\.members).map(\.statement)
        let found = try engine.diagnose(unsized, in: proposal).conflicts.flatMap(\.members).map(\.statement)
        #expect(Set(found) == Set(expected), "seed \(seed): \(relations) in \(String(describing: width))")
        guard expected.isEmpty else { continue }
        let (placement, other) = (try engine.place(unsized, in: proposal), try engine.place(sized, in: proposal))
        for id in ["a", "b"] { #expect(placement[id] == other[id], "seed \(seed): \(id) by \(relations)") }
        #expect(placement.diagnosis.overflows.isEmpty)
      }
      return relations.isEmpty ? .inapplicable : .checked
    }
  }
}
