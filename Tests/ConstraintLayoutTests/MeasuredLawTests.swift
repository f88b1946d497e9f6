import ConstraintLayout
import LayoutTestSupport
import Synchronization
import Testing

/// What holds for text and other measured content, wherever it stands.
struct MeasuredLawTests {
  /// A random layout with much that is measured, and what was asked while it was placed.
  private struct Sample {
    let tree: LayoutTree
    let placement: Placement
    let questions: QuestionLog

    /// - Parameter isTied: Whether relations may tie widths to heights.
    init?(_ seed: UInt64, _ ingredients: RandomLayout.Ingredients, isTied: Bool) throws {
      var maker = RandomLayout(seed: seed)
      let plain = maker.tree(ingredients, measuring: 0.5)
      let proposal = maker.proposal()
      var engine = LayoutEngine()
      engine.options.triesFixes = false
      engine.options.layoutDirection = maker.layoutDirection()
      let log = QuestionLog()
      do {
        var tree = plain
        if isTied {
          var relations = RandomRelations(seed: seed)
          let placement = try engine.place(plain, in: proposal)
          tree = tree.related(relations.relations(2, of: plain, at: placement, .near))
        }
        self.tree = tree
        placement = try engine.place(tree.asking(log), in: proposal)
      } catch let error as LayoutError where [.unsatisfiable, .invalidLayout].contains(error.code) {
        return nil
      }
      questions = log
    }
  }

  @Test(arguments: [false, true])
  func eachIsAskedOnceForEachWidth(_ isTied: Bool) async {
    await Law(seeds: 0..<150, atLeast: 90).check { seed in
      guard let sample = try Sample(seed, .everything, isTied: isTied) else { return .inapplicable }
      let asked = sample.questions.all
      #expect(Set(asked).count == asked.count, "seed \(seed)")
      return asked.isEmpty ? .inapplicable : .checked
    }
  }

  @Test func everythingIsAsHighAsItMeasuresAtItsWidth() async {
    // In a balanced stack all are as high as the highest, and hexagons and ratios have their own shape. Heights that are
    // tied to widths may have no answer at all.
    let ingredients = RandomLayout.Ingredients.everything.subtracting([.balanced, .hexagons, .ratios])
    await Law(seeds: 0..<160, atLeast: 114).check { seed in
      guard let sample = try Sample(seed, ingredients, isTied: false) else { return .inapplicable }
      var verdict = Law.Verdict.inapplicable
      for (node, content) in sample.tree.nodes.enumerated() where sample.placement.isPlaced[node] {
        guard let measurer = content.measured?.measurer, !content.height.isGiven else { continue }
        verdict = .checked
        let size = sample.placement.rects[node].size
        let measured = measurer.size(proposedWidth: size.width).height
        #expect(abs(size.height - measured) <= 1e-6 * (1 + measured), "seed \(seed): \(content.id ?? "")")
      }
      return verdict
    }
  }
}

/// What measured items were asked.
private final class QuestionLog: Sendable {
  struct Question: Hashable {
    let node: Int
    let width: Double?
  }

  private let questions = Mutex<[Question]>([])

  var all: [Question] { questions.withLock { $0 } }

  func note(_ question: Question) { questions.withLock { $0.append(question) } }
}

/// Content that keeps what it was asked.
private struct AskedMeasurer: Measurer {
  let node: Int
  let content: MeasuredContent
  let log: QuestionLog

  func size(proposedWidth: Double?) -> Size {
    log.note(.init(node: node, width: proposedWidth))
    return content.measurer.size(proposedWidth: proposedWidth)
  }

  static func == (left: AskedMeasurer, right: AskedMeasurer) -> Bool {
    left.node == right.node && left.content == right.content
  }

  func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension LayoutTree {
  /// The tree in which everything that is measured keeps what it was asked.
  fileprivate func asking(_ log: QuestionLog) -> LayoutTree {
    var tree = self
    for node in nodes.indices {
      guard let content = nodes[node].measured else { continue }
      tree.update(node) { $0.measured = MeasuredContent(AskedMeasurer(node: node, content: content, log: log)) }
    }
    return tree
  }
}
