import LayoutGeometry
import Testing

@testable import LayoutCore

/// What is kept of what measured items answered.
struct MeasurementTableTests {
  private func answer(_ height: Double) -> (inout MeasurementTable.Answer) -> Void {
    { $0.height = .fixed(height) }
  }

  @Test func answersAreKeptByNodeAndWidth() {
    var known = MeasurementTable.Known()
    let widths: [Double?] = [nil, 0, 120.5, .infinity]
    for (number, width) in widths.enumerated() {
      for node in [0, 7, 3] {
        known.change(answerOf: node, width, nodeCount: 4, answer(Double(10 * node + number)))
      }
    }
    for (number, width) in widths.enumerated() {
      for node in [0, 3, 7] {
        #expect(known.answer(of: node, width)?.height == .fixed(Double(10 * node + number)))
      }
    }
    #expect(known.answer(of: 7, 1) == nil)
    #expect(known.answer(of: 2, nil) == nil)
    #expect(known.answer(of: 8, nil) == nil)
  }

  @Test func whatIsToldLaterOfAWidthIsAddedToWhatWasToldBefore() {
    var known = MeasurementTable.Known()
    for width in [40.0, 80] {
      known.change(answerOf: 1, width, nodeCount: 2, answer(20))
      known.change(answerOf: 1, width, nodeCount: 2) { $0.size = Size(width: width, height: 20) }
      #expect(known.answer(of: 1, width)?.height == .fixed(20))
      #expect(known.answer(of: 1, width)?.size == Size(width: width, height: 20))
    }
    #expect(known.count == 4)
  }

  @Test func whatIsForgottenIsAskedForAgainAndCountsNoMore() {
    var known = MeasurementTable.Known()
    for node in 0..<3 {
      for width in [10.0, 20] { known.change(answerOf: node, width, nodeCount: 3, answer(1)) }
      known.keep(.init(prepared: nil, width: .fixed(9)), of: node, nodeCount: 3)
    }
    #expect(known.count == 15)
    known.forgetAnswers(of: [0])
    #expect(known.answer(of: 0, 10) == nil)
    #expect(known.answer(of: 0, 20) == nil)
    #expect(known.text(of: 0)?.width == .fixed(9))
    known.forget([1])
    #expect(known.text(of: 1) == nil)
    #expect(known.answer(of: 2, 20)?.height == .fixed(1))
    #expect(known.count == 6)
    known.change(answerOf: 1, 20, nodeCount: 3, answer(4))
    #expect(known.answer(of: 1, 20)?.height == .fixed(4))
    #expect(known.answer(of: 1, 10) == nil)
  }
}
