import GLPKSolver
import LayoutTestSupport
import LinearModel
import LinearSolving
import Testing

/// Conflicts among thousands of statements are as minimal as those among three.
struct ConflictAtSizeTests {
  private func conflict(_ model: Model) throws -> [Statement]? {
    guard case .infeasible(let statements, _) = try LexicographicSolver(GLPKSolver()).solve(model) else { return nil }
    return statements
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
    let row = StatedRow(lengths: Array(repeating: 10, count: 10_000), container: 99_995)
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
    let found = try #require(try conflict(StatedRow(lengths: lengths, container: 2_200).model()))
    // 5 of the 10 long ones: the first.
    #expect(found.map(\.index) == [0, 8, 1_008, 2_008, 3_008, 4_008])
  }

  @Test func spansThatOverlapTakePartTogether() throws {
    // Two tracks are 60 under one span and 60 under the next; only the track between is in both.
    var row = StatedRow(lengths: Array(repeating: 1, count: 3_000), container: 3_100)
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
}
