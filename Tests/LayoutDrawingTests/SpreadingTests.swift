internal import Testing

@testable internal import LayoutDrawing

@Suite struct SpreadingTests {
  @Test func leavesAloneWhatDoesNotCollide() {
    #expect(Spreading.places(centres: [0, 20, 50], lengths: [10, 10, 10], gap: 5) == [0, 20, 50])
    #expect(Spreading.places(centres: [], lengths: [], gap: 5).isEmpty)
  }

  @Test func movesBothSidesEqually() {
    let places = Spreading.places(centres: [100, 100], lengths: [10, 20], gap: 1)
    #expect(places == [92, 108])
    #expect(Spreading.displacement(places, from: [100, 100]) == 8)
  }

  @Test func keepsOrderAndDistanceInAnyCase() {
    var state: UInt64 = 7
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    for _ in 0..<200 {
      let centres = (0..<12).map { _ in random() * 150 }.sorted()
      let lengths = centres.map { _ in 2 + random() * 30 }
      let places = Spreading.places(centres: centres, lengths: lengths, gap: 3)
      for index in places.indices.dropFirst() {
        let distance = (lengths[index - 1] + lengths[index]) / 2 + 3
        #expect(places[index] - places[index - 1] >= distance - 1e-9)
      }
    }
  }
}
