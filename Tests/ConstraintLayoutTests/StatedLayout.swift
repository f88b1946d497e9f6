import ConstraintLayout
import LayoutTestSupport

/// A layout of which only some statements are kept.
struct StatedLayout {
  let tree: LayoutTree
  let relations: [RandomRelation]
  let proposal: ProposedSize

  func relations(in statements: [String]) -> [RandomRelation] {
    relations.filter { statements.contains($0.relation(in: tree).text) }
  }

  /// Whether statements speak of a height that is measured.
  func measuresHeight(in statements: [String]) -> Bool {
    tree.nodes.contains { node in
      guard node.measured != nil, let id = node.id else { return false }
      return statements.contains {
        ($0.hasPrefix("\(id) is ") && $0.hasSuffix("high")) || ($0.hasPrefix("\(id) ") && $0.speaksOfIdeals(.vertical))
      }
    }
  }

  /// Whether statements speak of an ideal length that follows from what is in a layout.
  func takesIdealOfContent(in statements: [String]) -> Bool {
    tree.nodes.contains { node in
      guard !node.isLeaf, let id = node.id else { return false }
      return statements.contains { $0.hasPrefix("\(id) ") && $0.speaksOfIdeals }
    }
  }

  /// Whether there is an answer to some statements alone, with other gaps as they were or with none.
  func holds(_ statements: [String], _ direction: LayoutDirection) throws -> Bool {
    for gap in [nil, 0] as [Double?] {
      let (tree, proposal) = reduced(to: statements, otherGaps: .all(gap), otherPadding: .all(0))
      let related = tree.related(relations(in: statements))
      if case .placed = try ConflictLawTests.outcome(of: related, in: proposal, direction) { return true }
    }
    return false
  }

  /// How long padding is of which nothing is said, as a multiple of what it was.
  enum OtherPadding {
    case all(Double)
    /// What a statement spoke of that was taken back, along the axis that it spoke of, and all else.
    case removed(String, Double, others: Double)

    func factor(ofContent id: String, _ axis: Axis) -> Double {
      switch self {
      case .all(let factor): factor
      case .removed(let statement, let factor, let others):
        statement.hasPrefix("\(id) ") && statement.speaksOfPadding(axis) ? factor : others
      }
    }
  }

  /// How long gaps are of which nothing is said; `nil` as they were.
  enum OtherGaps {
    case all(Double?)
    /// Those that a statement spoke of that was taken back, and all others.
    case removed(String, Double, others: Double)

    func length(in id: String, _ axis: Axis) -> Double? {
      switch self {
      case .all(let length): length
      case .removed(let statement, let length, let others):
        statement.hasPrefix("\(id) ") && statement.speaksOfGaps(axis) ? length : others
      }
    }
  }

  /// Whether there is an answer to some statements alone, whatever the lengths are of which nothing is said.
  ///
  /// A gap of which nothing is said may have any length, and so may what takes its ideal length once that is taken back. A document
  /// cannot say that, so some lengths are tried.
  ///
  /// - Parameter removed: The statement that was taken back.
  func canHold(_ statements: [String], without removed: String, _ direction: LayoutDirection) throws -> Bool {
    let lengths: [Double] = [1, 2, 4, 8, 16, 32, 64, 128, 256]
    let gaps: [OtherGaps] =
      ([nil, 0] + lengths).map { .all($0) }
      + (removed.speaksOfGaps ? lengths.map { .removed(removed, $0, others: 0) } : [])
    let paddings: [OtherPadding] =
      [0, 1, 16, 256].map { .all($0) }
      + (removed.speaksOfPadding ? [1, 4, 16, 64, 256].map { .removed(removed, $0, others: 0) } : [])
    let ideals = [nil] + (removed.speaksOfIdeals ? lengths : []).map { OtherIdeal(removed: removed, length: $0) }
    for ideal in ideals {
      for gap in gaps {
        for padding in paddings {
          let (tree, proposal) = reduced(to: statements, otherGaps: gap, otherPadding: padding, otherIdeal: ideal)
          let related = tree.related(relations(in: statements))
          if case .placed = try ConflictLawTests.outcome(of: related, in: proposal, direction) { return true }
        }
      }
    }
    return try canHoldSomewhere(statements, without: removed, direction)
  }

  /// An ideal length in place of the one that a statement spoke of that was taken back.
  struct OtherIdeal {
    let removed: String
    let length: Double

    func length(of id: String, _ axis: Axis) -> Double? {
      removed.hasPrefix("\(id) ") && removed.speaksOfIdeals(axis) ? length : nil
    }
  }

  /// Whether there is one length of all gaps, or one of all padding, of which nothing is said, that leaves an answer; what was
  /// taken back may have another one.
  ///
  /// What relations miss where they only have to hold as far as they can is convex over that length.
  private func canHoldSomewhere(
    _ statements: [String], without removed: String, _ direction: LayoutDirection
  ) throws -> Bool {
    let preferences = relations(in: statements).map { relation in
      var preference = relation
      preference.priority = 999
      return preference
    }
    func missing(_ gap: OtherGaps, _ padding: OtherPadding, _ ideal: OtherIdeal? = nil) throws -> Double {
      let (tree, proposal) = reduced(to: statements, otherGaps: gap, otherPadding: padding, otherIdeal: ideal)
      let outcome = try ConflictLawTests.outcome(of: tree.related(preferences), in: proposal, direction)
      guard case .placed(let placement) = outcome else { return .infinity }
      return preferences.reduce(0) { $0 + $1.violation(in: placement.rectsWithoutOffsets) }
    }
    let isLeftByOne =
      try Self.reachesNothing { try missing(.all($0), .all(0)) }
      || Self.reachesNothing { try missing(.all(nil), .all($0)) }
      || Self.reachesNothing { try missing(.all(0), .all($0)) }
    if isLeftByOne { return true }
    // Two lengths at once take far longer to find than one, so they are looked for only where they can differ.
    if removed.speaksOfGaps {
      return try Self.reachesNothing { length in
        try Self.least { try missing(.removed(removed, length, others: $0), .all(0)) }
      }
    }
    if removed.speaksOfIdeals {
      return try Self.reachesNothing { length in
        try Self.least { try missing(.all($0), .all(0), OtherIdeal(removed: removed, length: length)) }
      }
    }
    guard removed.speaksOfPadding else { return false }
    return try Self.reachesNothing { factor in
      try Self.least { try missing(.all(0), .removed(removed, factor, others: $0)) }
    }
  }

  /// Whether a convex function is 0 somewhere.
  private static func reachesNothing(_ function: (Double) throws -> Double) rethrows -> Bool {
    try least(function) < 1e-6
  }

  /// The least value of a convex function, by thirds.
  private static func least(_ function: (Double) throws -> Double) rethrows -> Double {
    var (lower, upper) = (0.0, 512.0)
    for _ in 0..<60 {
      let (left, right) = (lower + (upper - lower) / 3, upper - (upper - lower) / 3)
      if try function(left) <= function(right) { upper = right } else { lower = left }
    }
    return try function((lower + upper) / 2)
  }

  /// - Parameters:
  ///   - gaps: How long gaps are of which nothing is said.
  ///   - padding: How long padding is of which nothing is said.
  ///   - ideal: What takes its ideal length takes instead of one that was taken back.
  private func reduced(
    to statements: [String], otherGaps gaps: OtherGaps, otherPadding padding: OtherPadding,
    otherIdeal ideal: OtherIdeal? = nil
  ) -> (LayoutTree, ProposedSize) {
    var tree = self.tree
    for node in tree.nodes.indices {
      guard let id = tree.nodes[node].id else { continue }
      let said = statements.filter { $0.hasPrefix("\(id) ") }.map { String($0.dropFirst(id.count + 1)) }
      tree.update(node) { changed in
        for axis in Axis.allCases {
          changed[axis] = changed.limits(axis, saying: said, otherIdeal: ideal?.length(of: id, axis))
        }
      }
      let content = tree.unwrapped(node)
      let inner = tree.nodes[content].id ?? ""
      let aboutContent = statements.filter { $0.hasPrefix("\(inner) ") }.map { String($0.dropFirst(inner.count + 1)) }
      tree.update(node) { changed in
        changed.keepDistances(
          said, aboutContent, otherGaps: { gaps.length(in: id, $0) },
          otherPadding: { padding.factor(ofContent: inner, $0) })
      }
    }
    var proposal = self.proposal
    for axis in Axis.allCases
    where !statements.contains(where: { $0.hasPrefix("the container is") && $0.hasSuffix(axis.word) }) {
      proposal[axis] = nil
    }
    return (tree, proposal)
  }
}

extension LayoutTree.Node {
  /// What is left of limits of which only some are kept.
  ///
  /// - Parameter otherIdeal: The ideal length where that was taken back.
  fileprivate func limits(_ axis: Axis, saying said: [String], otherIdeal: Double?) -> LengthLimits {
    var limits = self[axis]
    // What takes its ideal length is no shorter and no longer, whatever its limits are.
    if said.contains(where: { $0.speaksOfIdeals(axis) }) { return limits }
    let about = said.filter { $0.hasPrefix("is ") && $0.hasSuffix(" \(axis.word)") && !$0.contains(" times as ") }
    // Said as one number, both ends are kept or none.
    if about.contains(where: { !$0.hasPrefix("is at ") }) { return limits }
    let (keepsLeast, keepsGreatest) = (
      about.contains { $0.hasPrefix("is at least ") }, about.contains { $0.hasPrefix("is at most ") }
    )
    guard isLeaf || keepsLeast || keepsGreatest else {
      // A frame of which nothing is said is still larger than what is in it, if that helps.
      return limits.isGiven ? LengthLimits(minimum: 0, maximum: .infinity) : .unlimited
    }
    if !keepsLeast { limits.minimum = 0 }
    if !keepsGreatest { limits.maximum = .infinity }
    limits.ideal = otherIdeal
    return limits
  }

  /// Gives other lengths to those gaps and that padding of which nothing is said, and a ratio no say.
  fileprivate mutating func keepDistances(
    _ said: [String], _ ofContent: [String], otherGaps: (Axis) -> Double?, otherPadding: (Axis) -> Double
  ) {
    func gap(_ axis: Axis, _ spacing: Double?) -> Double? {
      said.contains { $0.speaksOfGaps(axis) } ? spacing : otherGaps(axis) ?? spacing
    }
    switch kind {
    case .stack(var options):
      options.spacing = gap(options.axis == .row ? .horizontal : .vertical, options.spacing)
      kind = .stack(options)
    case .balancedStack(var options):
      options.spacing = gap(options.axis == .row ? .horizontal : .vertical, options.spacing)
      kind = .balancedStack(options)
    case .grid(var options):
      options.horizontalSpacing = gap(.horizontal, options.horizontalSpacing)
      options.verticalSpacing = gap(.vertical, options.verticalSpacing)
      kind = .grid(options)
    case .padding(var options):
      for axis in Axis.allCases where !ofContent.contains(where: { $0.speaksOfPadding(axis) }) {
        options = options.scaled(by: otherPadding(axis), along: axis)
      }
      kind = .padding(options)
    case .aspectRatio where !ofContent.contains { $0.hasSuffix("times as wide as high") }:
      kind = .padding(PaddingOptions(.zero))
    default: break
    }
  }
}

extension String {
  /// Whether a statement is about the gaps of a container along an axis.
  fileprivate func speaksOfGaps(_ axis: Axis) -> Bool {
    hasSuffix("between its \(axis == .horizontal ? "columns" : "rows")")
  }

  fileprivate var speaksOfGaps: Bool { Axis.allCases.contains(where: speaksOfGaps) }

  /// Whether a statement is about something that takes its ideal length along an axis, as what scrolls along it.
  fileprivate func speaksOfIdeals(_ axis: Axis) -> Bool {
    contains("has a fixed size, its ideal \(axis == .horizontal ? "width" : "height") of ")
  }

  fileprivate var speaksOfIdeals: Bool { Axis.allCases.contains(where: speaksOfIdeals) }

  fileprivate var speaksOfPadding: Bool { Axis.allCases.contains(where: speaksOfPadding) }

  /// Whether a statement is about the padding of something along an axis.
  fileprivate func speaksOfPadding(_ axis: Axis) -> Bool {
    let sides = axis == .horizontal ? ["leading", "trailing", "left"] : ["top", "bottom"]
    return contains("has padding of ") && sides.contains { contains($0) }
  }
}

extension Axis {
  /// How a length along the axis is called in statements.
  fileprivate var word: String { self == .horizontal ? "wide" : "high" }
}
