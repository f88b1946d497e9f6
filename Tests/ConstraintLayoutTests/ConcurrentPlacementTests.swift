import ConstraintLayout
import LayoutTestSupport
import Testing

/// One engine serves any number of tasks at once, each with the answer it would give alone.
struct ConcurrentPlacementTests {
  @Test func sixtyFourTasksPlaceAtOnce() async throws {
    let engine = LayoutEngine()
    let trees = (0..<64 as Range<UInt64>).map { seed in
      var maker = RandomLayout(seed: seed)
      return maker.tree([.flexible, .spans, .nested, .ranges, .unsized])
    }
    let alone = try trees.map { try engine.place($0).frames }
    let together = try await withThrowingTaskGroup(of: (Int, [Placement.Frame]).self) { group in
      for (index, tree) in trees.enumerated() {
        group.addTask { (index, try engine.place(tree).frames) }
      }
      return try await group.reduce(into: [Int: [Placement.Frame]]()) { $0[$1.0] = $1.1 }
    }
    for (index, frames) in alone.enumerated() { #expect(together[index] == frames, "seed \(index)") }
  }

  @Test func onePlacementIsReadByManyTasks() async throws {
    let placement = try LayoutEngine().place(
      Stack(.row) { ForEach(0..<100) { Item("\($0)").frame(width: Double($0), height: 1) } })
    await withTaskGroup(of: Double?.self) { group in
      for index in 0..<64 { group.addTask { placement["\(index)"]?.width } }
      var widths: [Double?] = []
      for await width in group { widths.append(width) }
      #expect(widths.compactMap(\.self).sorted() == (0..<64).map(Double.init))
    }
  }
}
