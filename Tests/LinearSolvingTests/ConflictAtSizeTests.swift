import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// Conflicts among thousands of statements are as minimal as those among three.
struct ConflictAtSizeTests {
  private func conflict(_ model: Model) throws -> [Statement]? {
    guard case .infeasible(let statements) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
    return statements
  }

  /// Lengths in a container, each said by a statement of its own; the container is the first statement.
  private struct Row {
    var lengths: [Double]
    var container: Double
    var spans: [(Range<Int>, Double)] = []

    /// A model of those statements that `isKept` lets in.
    func model(_ isKept: (Int) -> Bool = { _ in true }) -> Model {
      var model = Model()
      let tracks = lengths.indices.map { model.addVariable(.init("track", $0), lower: 0) }
      let total = model.addVariable("total")
      let terms = tracks.map { LinearExpression.Term($0) }
      model.add(LinearExpression(terms: terms) == total)
      var constraints = [total <= container]
      for (track, length) in zip(tracks, lengths) { constraints.append(track >= length) }
      for (range, length) in spans { constraints.append(LinearExpression(terms: Array(terms[range])) >= length) }
      for (index, constraint) in constraints.enumerated() where isKept(index) {
        model.add(constraint.stated(Statement(index: index)))
      }
      return model
    }
  }

  /// Positions one behind the other, as equations between neighbours.
  private func chain(_ count: Int, end: Double, without: Int? = nil) -> Model {
    var model = Model()
    var position = model.addVariable(.init("position", 0), lower: 0, upper: 0)
    for index in 0..<count {
      let next = model.addVariable(.init("position", index + 1))
      if index == without {
        model.add(next >= position)
      } else {
        model.add((next == position + 10).stated(Statement(index: index)))
      }
      position = next
    }
    if without != count { model.add((position <= end).stated(Statement(index: count))) }
    return model
  }

  @Test func aContainerALittleTooSmallContradictsAllThatIsInIt() throws {
    let row = Row(lengths: Array(repeating: 10, count: 10_000), container: 99_995)
    #expect(try conflict(row.model())?.count == 10_001)
    for missing in [0, 1, 5_000, 10_000] {
      #expect(try conflict(row.model { $0 != missing }) == nil, "without \(missing)")
    }
  }

  @Test func aChainOfEquationsIsAsMinimal() throws {
    #expect(try conflict(chain(500, end: 4_995))?.count == 501)
    for missing in [0, 249, 499, 500] {
      #expect(try conflict(chain(500, end: 4_995, without: missing)) == nil, "without \(missing)")
    }
  }

  @Test func aContainerFarTooSmallIsContradictedByTheFewLargest() throws {
    let lengths = (0..<10_000).map { $0 % 1000 == 7 ? 500.0 : 3.0 }
    let found = try #require(try conflict(Row(lengths: lengths, container: 2_200).model()))
    // 5 of the 10 long ones: the first.
    #expect(found.map(\.index) == [0, 8, 1_008, 2_008, 3_008, 4_008])
  }

  @Test func spansThatOverlapTakePartTogether() throws {
    // Two tracks are 60 under one span and 60 under the next; only the track between is in both.
    var row = Row(lengths: Array(repeating: 1, count: 3_000), container: 3_100)
    row.spans = (0..<999).map { (3 * $0..<3 * $0 + 4, 6) }
    row.spans[500] = (1_500..<1_504, 70)
    row.spans[502] = (1_506..<1_510, 60)
    let model = row.model()
    let found = try #require(try conflict(model))
    let kept = Set(found.map(\.index))
    #expect(try conflict(row.model { kept.contains($0) }) != nil)
    for missing in kept.sorted().enumerated().filter({ $0.offset % 97 == 0 }).map(\.element) {
      #expect(try conflict(row.model { kept.contains($0) && $0 != missing }) == nil, "without \(missing)")
    }
  }

  @Test func threeAmongTenThousandAreFound() throws {
    var model = Model()
    let tracks = (0..<10_000).map { model.addVariable(.init("track", $0), lower: 0) }
    for (index, track) in tracks.enumerated() {
      model.add((track >= 10).stated(Statement(index: index)))
    }
    for (index, pair) in zip(tracks, tracks.dropFirst()).enumerated() {
      model.add((pair.0 + pair.1 <= (index == 7_000 ? 19 : 1_000)).stated(Statement(index: 10_000 + index)))
    }
    #expect(try conflict(model)?.map(\.index) == [7_000, 7_001, 17_000])
  }

  /// The law on grids: tracks that no span tells apart count as one, and spans that overlap make cycles.
  @Test(arguments: 0..<100)
  func conflictsInGridsAreIrreducible(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var row = Row(lengths: (0..<24).map { _ in Double(Int.random(in: 0...12, using: &random)) }, container: 0)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let first = Int.random(in: 0..<20, using: &random)
      let span = first..<Int.random(in: first + 2...min(first + 9, 24), using: &random)
      row.spans.append((span, Double(Int.random(in: 10...90, using: &random))))
    }
    row.container = Double(Int.random(in: 60...200, using: &random))
    guard let found = try conflict(row.model()).map({ Set($0.map(\.index)) }) else { return }
    #expect(try conflict(row.model { found.contains($0) }) != nil, "seed \(seed)")
    for missing in found.sorted() {
      #expect(
        try conflict(row.model { found.contains($0) && $0 != missing }) == nil, "seed \(seed), without \(missing)")
    }
  }

  /// The law on what intervals decide: trees of rows, where some statements ask for two things.
  @Test(arguments: 0..<150)
  func conflictsInTreesAreIrreducible(_ seed: UInt64) throws {
    let constraints = randomTree(seed)
    guard let found = try conflict(treeModel(constraints)) else { return }
    let kept = constraints.filter { $0.statement.map(found.contains) ?? true }
    #expect(!found.isEmpty, "seed \(seed)")
    #expect(try conflict(treeModel(kept)) == found, "seed \(seed)")
    for statement in found {
      #expect(
        try conflict(treeModel(kept.filter { $0.statement != statement })) == nil,
        "seed \(seed), without \(statement.index)")
    }
    var random = SeededGenerator(seed: seed &+ 1)
    #expect(try conflict(treeModel(constraints.shuffled(using: &random))) == found, "seed \(seed)")
  }

  private func treeModel(_ constraints: [Constraint]) -> Model {
    var model = Model()
    for name in 0..<16 { _ = model.addVariable(.init("x", name), lower: name % 3 == 0 ? -.infinity : 0) }
    constraints.forEach { model.add($0) }
    return model
  }

  /// Rows that each tie one variable to a few later ones that no other row before has.
  private func randomTree(_ seed: UInt64) -> [Constraint] {
    var random = SeededGenerator(seed: seed)
    var constraints: [Constraint] = []
    var next = 1
    let relations: [Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    func relation() -> Relation { relations.randomElement(using: &random) ?? .equal }
    func statement() -> Statement? {
      random.chance(0.3) ? nil : Statement(index: Int.random(in: 0..<40, using: &random))
    }
    while next < 16 {
      let last = min(next + Int.random(in: 1...4, using: &random), 16)
      var expression = LinearExpression(Variable(index: Int.random(in: 0..<next, using: &random)))
      for child in next..<last {
        expression.terms.append(.init(Variable(index: child), random.chance(0.5) ? -1 : 2))
      }
      constraints.append(Constraint(expression, relation(), statement: statement()))
      next = last
    }
    for _ in 0..<24 {
      let variable = Variable(index: Int.random(in: 0..<16, using: &random))
      let length = Double(Int.random(in: -20...60, using: &random))
      constraints.append(
        Constraint(variable - length, relation(), statement: Statement(index: Int.random(in: 0..<40, using: &random))))
    }
    return constraints
  }
}
