import ConstraintLayout
import Foundation
import LayoutCore
import LayoutDocument
import LayoutSwiftCode
import LayoutTestSupport
import Testing

/// The code of a document compiles, and says what the document says.
struct SwiftCodeLawTests {
  @Test func examplesStandWhereTheirCodePlacesThem() throws {
    let folder = Page.root.appendingPathComponent("Sources/layout/Examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    let documents = try names.sorted().map {
      try LayoutDocument(json: Data(contentsOf: folder.appendingPathComponent($0)))
    }
    let program = try CodeProgram(documents)
    try #require(program.outcomes.count == documents.count)
    for (index, document) in documents.enumerated() {
      let expected = try CodeProgram.outcome(of: document)
      #expect(program.outcomes[index].isNear(expected), "\(names.sorted()[index])")
    }
  }

  /// Compiling so many takes minutes, so only a long search does it, on the first of its seeds.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["LAW_SEEDS"] != nil))
  func randomLayoutsStandWhereTheirCodePlacesThem() throws {
    let words = ProcessInfo.processInfo.environment["LAW_SEEDS"]?.components(separatedBy: "..<") ?? []
    let bounds = words.compactMap(UInt64.init)
    try #require(bounds.count == 2)
    var samples: [(seed: UInt64, document: LayoutDocument)] = []
    for seed in bounds[0]..<bounds[1] where samples.count < 300 {
      if let document = try Self.document(seed) { samples.append((seed, document)) }
    }
    let program = try CodeProgram(samples.map(\.document))
    try #require(program.outcomes.count == samples.count)
    for (sample, outcome) in zip(samples, program.outcomes) {
      let expected = try CodeProgram.outcome(of: sample.document)
      #expect(outcome.isNear(expected), "seed \(sample.seed)")
    }
  }

  /// A layout of everything that documents have words for; `nil` where it is not a valid one.
  private static func document(_ seed: UInt64) throws -> LayoutDocument? {
    var sample = RandomLayout(seed: seed)
    let ingredients = RandomLayout.Ingredients.everythingAndFlows
      .union([.overlays, .free, .fractions, .contentLengths]).subtracting(.measured)
    let tree = sample.tree(ingredients)
    guard (try? tree.validate(limits: Limits())) != nil, !saysPlacesInRatios(tree) else { return nil }
    return LayoutDocument(
      tree, proposal: sample.proposal(), overflow: .visible, layoutDirection: sample.layoutDirection())
  }

  /// Whether a layout in a ratio says how it stands in that: documents can say so, and Swift says it of the whole.
  private static func saysPlacesInRatios(_ tree: LayoutTree) -> Bool {
    tree.nodes.indices.contains { index in
      guard case .aspectRatio = tree.nodes[index].kind, index + 1 < tree.nodes[index].end else { return false }
      let child = tree.nodes[index + 1]
      return child.alignedInCell != nil || child.layoutPriority != 0 || child.stretch != 1
    }
  }
}
