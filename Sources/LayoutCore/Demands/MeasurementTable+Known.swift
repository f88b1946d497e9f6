internal import LayoutGeometry
internal import LayoutText
internal import LinearModel

extension MeasurementTable {
  /// What is known of an item at a width; `nil` where it was not asked for.
  struct Answer {
    var size: Size?
    var height: Length?
    var baselines: Baselines??
  }

  /// What is known of a text at any width.
  struct TextAnswers {
    /// The text taken apart; `nil` where its measurer does not do that.
    var prepared: PreparedText?
    /// All of its widths, which it tells at once.
    var width: Length?
  }

  /// What is known, together: a layout without measured items would have to let go of each part of it, empty as it is.
  ///
  /// By the numbers of nodes in the whole tree, so that nothing is hashed on the way to an answer.
  struct Known {
    /// What one item answered.
    private struct Answers {
      var text: TextAnswers?
      /// The width that it was asked for first, also `nil` for the ideal one: most texts are asked for no other one.
      var firstWidth: Double?
      var first: Answer?
      /// What it answered for all other widths, where `nil` is the ideal one.
      var others: [Double?: Answer] = [:]

      var answerCount: Int { (first == nil ? 0 : 1) + others.count }
    }

    /// By node, its number among the items and 1, or 0 where it was not asked.
    ///
    /// Nodes that were added later may have no entry.
    private var numbers: [Int32] = []
    private var items: [Answers] = []
    private var answerCount = 0
    private var textCount = 0
    /// How many words texts have in all.
    private var wordCount = 0
    /// The alternatives that were measured as a whole.
    private(set) var alternatives: Set<Int> = []

    /// How much is kept, counted in answers; four words of a text take the memory of one.
    var count: Int {
      // A height and where lines stand, as for texts.
      2 * answerCount + textCount + wordCount / 4
    }

    private func number(of node: Int) -> Int? {
      node < numbers.count && numbers[node] > 0 ? Int(numbers[node]) - 1 : nil
    }

    /// What a node answered for a width.
    func answer(of node: Int, _ width: Double?) -> Answer? {
      guard let number = number(of: node) else { return nil }
      // Each part where it stands: to look at the whole item is to count references to all of it.
      guard items[number].first != nil, items[number].firstWidth == width else { return items[number].others[width] }
      return items[number].first
    }

    func text(of node: Int) -> TextAnswers? { number(of: node).flatMap { items[$0].text } }

    /// Notes what a node answered for a width, besides what it answered before.
    ///
    /// - Parameter nodeCount: How many nodes there are, as far as that is known.
    mutating func change(answerOf node: Int, _ width: Double?, nodeCount: Int, _ change: (inout Answer) -> Void) {
      let number = add(node, nodeCount: nodeCount)
      if items[number].first == nil, items[number].others.isEmpty {
        var answer = Answer()
        change(&answer)
        (items[number].firstWidth, items[number].first) = (width, answer)
        answerCount += 1
      } else if items[number].firstWidth == width, var answer = items[number].first {
        change(&answer)
        items[number].first = answer
      } else {
        let before = items[number].others.count
        change(&items[number].others[width, default: Answer()])
        answerCount += items[number].others.count - before
      }
    }

    /// Notes what is known of a text at any width.
    mutating func keep(_ text: TextAnswers, of node: Int, nodeCount: Int) {
      let number = add(node, nodeCount: nodeCount)
      forgetText(number)
      items[number].text = text
      textCount += 1
      wordCount += text.prepared?.pieceCount ?? 0
    }

    mutating func add(alternative node: Int) { alternatives.insert(node) }

    private mutating func add(_ node: Int, nodeCount: Int) -> Int {
      if let number = number(of: node) { return number }
      if numbers.isEmpty {
        numbers = Array(of: 0, count: max(node + 1, nodeCount))
        // Two texts have few others beside them; one that grows from a single one would be moved for each of the first.
        items.reserveCapacity(4)
      } else if numbers.count <= node {
        numbers += Array(of: 0, count: max(node + 1, nodeCount) - numbers.count)
      }
      items.append(Answers())
      numbers[node] = Int32(truncatingIfNeeded: items.count)
      return items.count - 1
    }

    /// Forgets what some nodes answered for widths.
    mutating func forgetAnswers(of nodes: some Sequence<Int>) {
      for number in nodes.compactMap(number) {
        answerCount -= items[number].answerCount
        (items[number].first, items[number].others) = (nil, [:])
      }
    }

    /// Forgets all that some nodes answered.
    mutating func forget(_ nodes: [Int]) {
      forgetAnswers(of: nodes)
      for number in nodes.compactMap(number) { forgetText(number) }
    }

    private mutating func forgetText(_ number: Int) {
      guard let text = items[number].text else { return }
      textCount -= 1
      wordCount -= text.prepared?.pieceCount ?? 0
      items[number].text = nil
    }

    mutating func forgetAlternatives() {
      forgetAnswers(of: alternatives)
      alternatives = []
    }
  }
}
