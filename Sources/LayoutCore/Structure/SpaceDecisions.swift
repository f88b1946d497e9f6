/// What depends on the space that a container is given: which alternative fits, how many adaptive tracks do, and where the
/// lines of a flow begin.
struct SpaceDecisions {
  /// The alternative of each `ViewThatFits` that takes part, by node: the chosen one, or the last as long as none is.
  ///
  /// -1 for all other nodes, and for a choice without alternatives.
  var chosen: [Int]
  /// The length that each lazy grid gets along its tracks, by node; no number as long as that is still to be found, and empty as long
  /// as none is found.
  private var spaces: [Double] = []
  /// The first children of the lines of each flow, by node; none as long as they are still to be found.
  var lines: [Int: [Int]] = [:]

  /// Whether nothing but items stands in flows, so that none of what does is a part of them.
  private(set) var flowsHoldItems = false

  /// The length that a lazy grid gets along its tracks; `nil` as long as that is still to be found.
  func space(of grid: Int) -> Double? {
    guard !spaces.isEmpty, !spaces[grid].isNaN else { return nil }
    return spaces[grid]
  }

  /// Takes in the length that a lazy grid gets.
  mutating func take(_ space: Double, of grid: Int) {
    if spaces.isEmpty { spaces = Array(of: .nan, count: chosen.count) }
    spaces[grid] = space
  }

  /// The lines of flows are all that is to be decided.
  ///
  /// - Parameter holdItems: Whether nothing but items stands in them.
  init(lines: [Int: [Int]], holdItems: Bool = false) {
    chosen = []
    self.lines = lines
    flowsHoldItems = holdItems
  }

  /// Nothing is decided yet.
  init(undecided tree: LayoutTree) {
    chosen = Array(of: -1, count: tree.nodes.count)
    for node in tree.nodes.indices where tree.form(of: node) == .dependent {
      guard case .viewThatFits = tree.nodes[node].kind else { continue }
      for alternative in tree.children(of: node) { chosen[node] = alternative }
    }
  }
}
