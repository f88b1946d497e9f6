import LinearModel
import Testing

/// The engine gives the answer that the definition of a model gives, on small systems that exact fractions can follow.
struct OracleTests {
  /// Seeds are taken in blocks, which run side by side.
  private static let blockSize: UInt64 = 100
  private static let blocks = Array(0..<5 as Range<UInt64>)

  /// Compares the answers to the models of a block.
  ///
  /// - Returns: In how many of them the engine gave up.
  private func compare(_ block: UInt64, _ style: RandomModel.Style, _ presolve: Presolve) throws -> Int {
    var (refusals, skipped) = (0, 0)
    for seed in block * Self.blockSize..<(block + 1) * Self.blockSize {
      do {
        let comparison = try Comparison(
          RandomModel(seed: seed, style: style), presolve: presolve, comparesDeciders: style != .wide)
        #expect(comparison.disagreement == nil, "seed \(seed), \(style), presolve \(presolve)")
        if comparison.refusal != nil { refusals += 1 }
      } catch is Rational.Overflow {
        skipped += 1
      }
    }
    #expect(skipped <= 1, "Exact fractions must follow nearly all systems of block \(block), \(style).")
    return refusals
  }

  @Test(arguments: [RandomModel.Style.anything, .crowded, .layout], blocks)
  func theEngineAgreesWithExactFractions(_ style: RandomModel.Style, _ block: UInt64) throws {
    #expect(try compare(block, style, .on) == 0, "The engine gave up in block \(block), \(style).")
  }

  @Test(arguments: [RandomModel.Style.anything, .crowded, .layout], blocks)
  func theWholeProgramAgreesWithExactFractions(_ style: RandomModel.Style, _ block: UInt64) throws {
    #expect(try compare(block, style, .off) == 0, "The engine gave up in block \(block), \(style).")
  }

  /// Where lengths differ by fifteen orders of magnitude the engine may say that it cannot tell, though seldom.
  @Test(arguments: [Presolve.on, .off], blocks)
  func lengthsOfAllSizesNeverGiveAWrongAnswer(_ presolve: Presolve, _ block: UInt64) throws {
    #expect(try compare(block, .wide, presolve) <= 1, "The engine gave up too often in block \(block).")
  }
}
