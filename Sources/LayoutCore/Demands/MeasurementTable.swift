internal import LayoutGeometry
internal import LayoutText
internal import LinearModel

/// What measured items answered, so that each is asked once for each width.
struct MeasurementTable {
  /// `nil` as long as nothing was asked.
  private var known: Known?
  /// The number in the whole tree of the node at which the tree begins that is spoken of.
  private var start = 0
  /// What the solver was asked to tell what alternatives and flows measure, and the space that they get.
  var effort = Solution.Effort()
  /// The greatest length that is asked for in a layout.
  private let lengthLimit: Double

  init(limits: Limits = Limits()) { lengthLimit = limits.length }

  /// How much is kept, counted in answers; four words of a text take the memory of one.
  var count: Int { known?.count ?? 0 }

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
    if let height = known?.answer(of: start + node, width)?.height { return height }
    guard let content = tree.nodes[node].measured else { return .fixed(0) }
    if let text = content.text { return try height(of: node, in: tree, width, text) }
    let ideal = try size(of: node, in: tree, proposedWidth: width).height
    var height = Length.fixed(ideal)
    if let limits = content.measurer.heightLimits(width: width) {
      height.minimum = max(0, min(limits.lowerBound, ideal))
      height.maximum = max(limits.upperBound, ideal)
    }
    changeAnswer(of: node, in: tree, width) { $0.height = height }
    return height
  }

  private mutating func width(of node: Int, in tree: LayoutTree, _ content: TextContent) throws -> Length {
    let number = start + node
    let answers = known?.text(of: number)
    if let width = answers?.width { return width }
    let text = answers?.prepared ?? content.prepared()
    let width = content.widthLimits(text)
    try check(Size(width: width.minimum, height: 0), of: node, in: tree, nil)
    try check(Size(width: width.ideal, height: 0), of: node, in: tree, nil)
    try check(Size(width: width.maximum, height: 0), of: node, in: tree, nil)
    change { $0.keep(TextAnswers(prepared: text, width: width), of: number, nodeCount: tree.count) }
    return width
  }

  private mutating func height(
    of node: Int, in tree: LayoutTree, _ width: Double?, _ content: TextContent
  ) throws -> Length {
    let lines = content.lines(width: width, prepared(content, node, in: tree))
    try check(Size(width: 0, height: lines.height), of: node, in: tree, width)
    // Others are an error only where something lines up by them.
    let tellsLines = isWithinLimit(lines.baselines)
    changeAnswer(of: node, in: tree, width) { answer in
      answer.height = .fixed(lines.height)
      if tellsLines { answer.baselines = .some(lines.baselines) }
    }
    return .fixed(lines.height)
  }

  /// The text of a node, taken apart once.
  private mutating func prepared(_ content: TextContent, _ node: Int, in tree: LayoutTree) -> PreparedText? {
    let answers = known?.text(of: start + node)
    if let text = answers?.prepared { return text }
    guard let text = content.prepared() else { return nil }
    let number = start + node
    change { $0.keep(TextAnswers(prepared: text, width: answers?.width), of: number, nodeCount: tree.count) }
    return text
  }

  /// Notes what an item answered for a width, besides what it answered before.
  private mutating func changeAnswer(
    of node: Int, in tree: LayoutTree, _ width: Double?, _ change: (inout Answer) -> Void
  ) {
    let number = start + node
    self.change { $0.change(answerOf: number, width, nodeCount: tree.count, change) }
  }

  /// Where the lines of text of a measured item stand at a width; `nil` where it has none.
  ///
  /// - Parameter width: The width that its height was asked for; `nil` for the ideal one.
  mutating func baselines(of node: Int, in tree: LayoutTree, width: Double?) throws -> Baselines? {
    guard let content = tree.nodes[node].measured else { return nil }
    if let answer = known?.answer(of: start + node, width)?.baselines { return answer }
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
    changeAnswer(of: node, in: tree, width) { $0.baselines = .some(answer) }
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
    if known?.alternatives.isEmpty == false { change { $0.forgetAlternatives() } }
  }

  /// Forgets all answers of some nodes of the whole tree.
  ///
  /// O(these nodes).
  mutating func forget(_ nodes: [Int]) { if !nodes.isEmpty { change { $0.forget(nodes) } } }

  // MARK: Asking

  private mutating func size(of node: Int, in tree: LayoutTree, proposedWidth: Double?) throws -> Size {
    guard let content = tree.nodes[node].measured else { return .zero }
    if let answer = known?.answer(of: start + node, proposedWidth)?.size { return answer }
    let answer: Size
    if let alternative = content.measurer as? any NestedMeasurer {
      let number = start + node
      change { $0.add(alternative: number) }
      answer = alternative.size(proposedWidth: proposedWidth, &self)
    } else {
      answer = content.measurer.size(proposedWidth: proposedWidth)
    }
    try check(answer, of: node, in: tree, proposedWidth)
    changeAnswer(of: node, in: tree, proposedWidth) { $0.size = answer }
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
