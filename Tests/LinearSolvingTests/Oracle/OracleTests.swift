import LinearModel
import Testing

/// The engine gives the answer that the definition of a model gives, on small systems that exact fractions can follow.
struct OracleTests {
  /// Seeds are taken in blocks, which run side by side.
  private static let blockSize: UInt64 = 50

  @Test(arguments: RandomModel.Style.allCases, Array(0..<10 as Range<UInt64>))
  func theEngineAgreesWithExactFractions(_ style: RandomModel.Style, _ block: UInt64) throws {
    var skipped = 0
    for seed in block * Self.blockSize..<(block + 1) * Self.blockSize {
      let random = RandomModel(seed: seed, style: style)
      do {
        let disagreement = try Disagreement(random.model, probing: random.probes)
        #expect(disagreement == nil, "seed \(seed), \(style)")
      } catch is Rational.Overflow {
        skipped += 1
      }
    }
    #expect(skipped <= 1, "Exact fractions must follow nearly all systems of block \(block), \(style).")
  }
}
