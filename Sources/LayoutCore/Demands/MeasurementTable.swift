internal import LayoutGeometry
internal import LayoutText
internal import LinearModel

/// What measured items answered, so that each is asked once for each width.
struct MeasurementTable {
  private struct Question: Hashable {
    /// The number of the node in the whole tree.
    let node: Int
    /// The proposed width; `nil` for the ideal size.
    let width: Double?
  }

  /// What is known, together: a layout without measured items would have to let go of each part of it, empty as it is.
  private struct Known {
    var answers: [Question: Answer] = [:]
    /// By the numbers of nodes in the whole tree.
    var texts: [Int: TextAnswers] = [:]
    /// How many words texts have in all.
    var wordCount = 0
    /// The alternatives that were measured as a whole.
    var alternatives: Set<Int> = []
  }

  /// What is known of an item at a width; `nil` where it was not asked for.
  private struct Answer {
    var size: Size?
    var height: Length?
    var baselines: Baselines??

    /// Takes in a height, and where lines stand at it, if that is told.
    mutating func tell(_ height: Length, _ lines: Baselines?) {
      self.height = height
      if let lines { baselines = lines }
    }
  }

  /// What is known of a text at any width.
  private struct TextAnswers {
    /// The text taken apart; `nil` where its measurer does not do that.
    var prepared: PreparedText?
    /// All of its widths, which it tells at once.
    var width: Length?
  }

  /// `nil` as long as nothing was asked.
  private var known: Known?
  /// The number in the whole tree of the node at which the tree begins that is spoken of.
  private var start = 0
  /// The greatest length that is asked for in a layout.
  private let lengthLimit: Double

  init(limits: Limits = Limits()) { lengthLimit = limits.length }

  /// How much is kept, counted in answers; four words of a text take the memory of one.
  var count: Int {
    // A height and where lines stand, as for texts.
    known.map { 2 * $0.answers.count + $0.texts.count + $0.wordCount / 4 } ?? 0
  }

  /// Keeps something, or forgets it.
  private mutating func change(_ change: (inout Known) -> Void) {
    // Taken out, so that the change copies nothing.
    var changed = known.take() ?? Known()
    change(&changed)
    known = changed
  }

  /// The width that a measured item takes by itself, from the least to the greatest.
  mutating func width(of node: Int, in tree: LayoutTree) throws -> Length {
    if let content = tree.nodes[node].measured?.text {
      return try width(of: node, in: tree, content)
    }
    let least = try size(of: node, in: tree, proposedWidth: 0).width
    let ideal = max(least, try size(of: node, in: tree, proposedWidth: nil).width)
    let greatest = max(ideal, try size(of: node, in: tree, proposedWidth: .infinity).width)
    return Length(minimum: least, ideal: ideal, maximum: greatest)
  }

  /// The height that a measured item takes at a width, from the least to the greatest; `nil` for its ideal width.
  mutating func height(of node: Int, in tree: LayoutTree, width: Double?) throws -> Length {
    let question = Question(node: start + node, width: width)
    if let height = known?.answers[question]?.height { return height }
    guard let content = tree.nodes[node].measured else { return .fixed(0) }
    if let text = content.text { return try height(of: node, in: tree, question, text) }
    let ideal = try size(of: node, in: tree, proposedWidth: width).height
    var height = Length.fixed(ideal)
    if let limits = content.measurer.heightLimits(width: width) {
      height.minimum = max(0, min(limits.lowerBound, ideal))
      height.maximum = max(limits.upperBound, ideal)
    }
    change { $0.answers[question, default: Answer()].height = height }
    return height
  }

  private mutating func width(of node: Int, in tree: LayoutTree, _ content: TextContent) throws -> Length {
    let number = start + node
    let answers = known?.texts[number]
    if let width = answers?.width { return width }
    let text = answers?.prepared ?? content.prepared()
    let width = content.widthLimits(text)
    try check(Size(width: width.minimum, height: 0), of: node, in: tree, nil)
    try check(Size(width: width.ideal, height: 0), of: node, in: tree, nil)
    try check(Size(width: width.maximum, height: 0), of: node, in: tree, nil)
    change {
      $0.texts[number] = TextAnswers(prepared: text, width: width)
      if answers?.prepared == nil { $0.wordCount += text?.pieceCount ?? 0 }
    }
    return width
  }

  private mutating func height(
    of node: Int, in tree: LayoutTree, _ question: Question, _ content: TextContent
  ) throws -> Length {
    let lines = content.lines(width: question.width, prepared(content, question.node))
    try check(Size(width: 0, height: lines.height), of: node, in: tree, question.width)
    // Others are an error only where something lines up by them.
    let tellsLines = isWithinLimit(lines.baselines)
    change { known in
      known.answers[question, default: Answer()].tell(
        .fixed(lines.height), tellsLines ? .some(lines.baselines) : nil)
    }
    return .fixed(lines.height)
  }

  /// The text of a node, taken apart once.
  private mutating func prepared(_ content: TextContent, _ node: Int) -> PreparedText? {
    if let text = known?.texts[node]?.prepared { return text }
    guard let text = content.prepared() else { return nil }
    change {
      $0.texts[node, default: TextAnswers()].prepared = text
      $0.wordCount += text.pieceCount
    }
    return text
  }

  /// Where the lines of text of a measured item stand at a width; `nil` where it has none.
  ///
  /// - Parameter width: The width that its height was asked for; `nil` for the ideal one.
  mutating func baselines(of node: Int, in tree: LayoutTree, width: Double?) throws -> Baselines? {
    guard let content = tree.nodes[node].measured else { return nil }
    let question = Question(node: start + node, width: width)
    if let answer = known?.answers[question]?.baselines { return answer }
    let answer = content.measurer.baselines(width: try width ?? size(of: node, in: tree, proposedWidth: nil).width)
    if let answer, !isWithinLimit(answer) {
      let lines = "\(tree.name(of: node)) has baselines \(answer.first) and \(answer.last)"
      guard answer.first.isFinite, answer.last.isFinite else {
        throw LayoutError(.nonFinite, "\(lines); both must be finite.", place: tree.place(of: node))
      }
      throw LayoutError(
        .limitExceeded, "\(lines); the limit is \(lengthText(lengthLimit)). Use a larger unit.",
        place: tree.place(of: node))
    }
    change { $0.answers[question, default: Answer()].baselines = .some(answer) }
    return answer
  }

  private func isWithinLimit(_ baselines: Baselines) -> Bool {
    // Comparisons are false for what is not a number.
    abs(baselines.first) <= lengthLimit && abs(baselines.last) <= lengthLimit
  }

  // MARK: Alternatives

  /// Asks about items of a subtree by their numbers in it.
  mutating func asking<Answer>(inSubtreeAt node: Int, _ ask: (inout Self) throws -> Answer) rethrows -> Answer {
    start += node
    defer { start -= node }
    return try ask(&self)
  }

  /// Forgets the sizes of alternatives: they follow from lengths that the next edit may change, and items' answers do not.
  mutating func forgetAlternatives() {
    guard let alternatives = known?.alternatives, !alternatives.isEmpty else { return }
    forgetAnswers(of: alternatives)
    change { $0.alternatives = [] }
  }

  /// Forgets all answers of some nodes of the whole tree.
  ///
  /// O(answers).
  mutating func forget(_ nodes: [Int]) {
    guard !nodes.isEmpty else { return }
    let gone = Set(nodes)
    forgetAnswers(of: gone)
    change {
      for node in gone {
        $0.wordCount -= $0.texts.removeValue(forKey: node)?.prepared?.pieceCount ?? 0
      }
    }
  }

  private mutating func forgetAnswers(of nodes: Set<Int>) {
    change {
      $0.answers = $0.answers.filter { !nodes.contains($0.key.node) }
    }
  }

  // MARK: Asking

  private mutating func size(of node: Int, in tree: LayoutTree, proposedWidth: Double?) throws -> Size {
    guard let content = tree.nodes[node].measured else { return .zero }
    let question = Question(node: start + node, width: proposedWidth)
    if let answer = known?.answers[question]?.size { return answer }
    let answer: Size
    if let alternative = content.measurer as? any NestedMeasurer {
      change { $0.alternatives.insert(question.node) }
      answer = alternative.size(proposedWidth: proposedWidth, &self)
    } else {
      answer = content.measurer.size(proposedWidth: proposedWidth)
    }
    try check(answer, of: node, in: tree, proposedWidth)
    change { $0.answers[question, default: Answer()].size = answer }
    return answer
  }

  private func check(_ answer: Size, of node: Int, in tree: LayoutTree, _ proposedWidth: Double?) throws {
    // Content of any width may say so where its greatest width is asked for.
    let limit = proposedWidth == .infinity ? .infinity : lengthLimit
    // Comparisons are false for what is not a number.
    guard !(answer.width >= 0 && answer.width <= limit && answer.height >= 0 && answer.height <= limit) else { return }
    let asked = proposedWidth.map { "a proposed width of \(lengthText($0))" } ?? "its ideal size"
    let measured = "\(tree.name(of: node)) measures \(answer.width) x \(answer.height) for \(asked)"
    guard !(answer.width >= 0 && answer.width < .infinity && answer.height >= 0 && answer.height < .infinity) else {
      throw LayoutError(
        .limitExceeded, "\(measured); the limit is \(lengthText(lengthLimit)). Use a larger unit.",
        place: tree.place(of: node))
    }
    throw LayoutError(.nonFinite, "\(measured); both must be finite and 0 or more.", place: tree.place(of: node))
  }
}
