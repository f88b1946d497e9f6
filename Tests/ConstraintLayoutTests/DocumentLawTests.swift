import ConstraintLayout
import LayoutDocument
import LayoutTestSupport
import Testing

/// A layout that is written as a document and read again stands where it stood.
struct DocumentLawTests {
  private static let ingredients = RandomLayout.Ingredients.everythingAndFlows
    .union([.overlays, .free, .fractions, .contentLengths, .directions]).subtracting(.measured)

  @Test func whatIsReadAgainStandsWhereItStood() async {
    var engine = LayoutEngine()
    engine.options.triesFixes = false
    await Law(seeds: 0..<120, atLeast: 60).check { [engine] seed in
      var maker = RandomLayout(seed: seed)
      let (tree, proposal) = (maker.tree(Self.ingredients), maker.proposal())
      let placement: Placement
      do {
        placement = try engine.place(tree, in: proposal)
      } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
        return .inapplicable
      }
      let read = try LayoutDocument(json: LayoutDocument(tree, proposal: proposal).json())
      // What is the default need not be written, so only what was read once is the same when it is read again.
      #expect(try LayoutDocument(json: read.json()) == read, "seed \(seed)")
      let again = try engine.place(read.tree, in: read.proposal)
      #expect(again.frames.count == placement.frames.count, "seed \(seed)")
      for (frame, other) in zip(placement.frames, again.frames) {
        #expect(frame.name == other.name, "seed \(seed)")
        #expect(frame.rect.distance(to: other.rect) <= placement.size.tolerance, "seed \(seed): \(frame.name)")
      }
      return .checked
    }
  }
}
