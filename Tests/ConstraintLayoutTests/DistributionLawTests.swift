import ConstraintLayout
import LayoutTestSupport
import Testing

/// Random layouts whose stacks and grids distribute what no child takes.
struct DistributionLawTests {
  private static func sample(_ seed: UInt64) -> LawSample {
    var sample = LawSample(seed)
    sample.tree = sample.tree.distributing(using: &sample.random)
    return sample
  }

  @Test func presolveAndTheWholeProgramAgree() async {
    await Law(seeds: 0..<150, atLeast: 110).check { seed in
      try Self.sample(seed).checkByTheWholeProgram(seed)
    }
  }

  @Test(arguments: SurroundingLawTests.Surrounding.allCases)
  func whatIsInsideIsWhatItIsAtTheRoot(_ surrounding: SurroundingLawTests.Surrounding) async {
    await Law(seeds: 0..<50, atLeast: 35).check { seed in
      try SurroundingLawTests.check(Self.sample(seed), in: surrounding, seed)
    }
  }
}
