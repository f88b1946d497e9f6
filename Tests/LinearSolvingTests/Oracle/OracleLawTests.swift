import LayoutTestSupport
import LinearModel
import Testing

/// The engine gives the answer that the definition of a model gives, on small systems that exact fractions can follow.
struct OracleLawTests {
  /// Compares the answers to a model; what exact fractions cannot follow is none of the law's samples.
  private func compare(_ seed: UInt64, _ style: RandomModel.Style, _ presolve: Presolve) throws -> Law.Verdict {
    do {
      let comparison = try Comparison(
        RandomModel(seed: seed, style: style), presolve: presolve, isWide: style == .wide)
      #expect(comparison.disagreement == nil, "seed \(seed), \(style), presolve \(presolve)")
      return comparison.refusal == nil ? .checked : .inapplicable
    } catch is Rational.Overflow {
      return .inapplicable
    }
  }

  @Test(arguments: [RandomModel.Style.anything, .crowded, .layout], [Presolve.on, .off])
  func theEngineAgreesWithExactFractions(_ style: RandomModel.Style, _ presolve: Presolve) async {
    // Exact fractions follow nearly all systems.
    await Law(seeds: 0..<150, atLeast: 150).check { try compare($0, style, presolve) }
  }

  /// Where lengths differ by fifteen orders of magnitude the engine may say that it cannot tell, though seldom.
  @Test(arguments: [Presolve.on, .off])
  func lengthsOfAllSizesNeverGiveAWrongAnswer(_ presolve: Presolve) async {
    await Law(seeds: 0..<150, atLeast: 150).check { try compare($0, .wide, presolve) }
  }
}
