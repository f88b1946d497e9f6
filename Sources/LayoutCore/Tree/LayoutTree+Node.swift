package import LayoutGeometry

extension LayoutTree {
  /// A node: an item, a container, or a row of a grid.
  ///
  /// Layouts have many, and every step walks them all. So what few of them say stands in a box of its own, and what
  /// every step asks for is asked of the tree, which reads one part of a node without copying all of it.
  package struct Node: Hashable, Sendable {
    package var kind: Kind
    package var id: String?
    /// What was said about the size.
    ///
    /// Where nothing was, an item is flexible and a container is as its content.
    package var width = LengthLimits.unlimited
    package var height = LengthLimits.unlimited
    /// How many columns its cell covers; 0 where nothing was said, which is one.
    fileprivate var saidColumns: SaidCount = .none
    /// How many rows its cell covers.
    fileprivate var saidRows: SaidCount = .none
    package var unsizedAxes: Axis.Set = []
    package var columnAlignment: HorizontalAlignment?
    /// The axes on which it takes its ideal length, whatever is offered.
    package var fixedAxes: Axis.Set = []
    fileprivate var rare: RareOptions?
    /// The index after the last node of the subtree.
    package var end: Int = 0

    package init(kind: Kind, id: String? = nil) {
      self.kind = kind
      self.id = id
    }

    /// Whether anything was said about its length along an axis.
    func hasOwnLength(_ axis: Axis) -> Bool { self[axis].isGiven || fixedAxes.contains(axis) }

    package subscript(axis: Axis) -> LengthLimits {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }
}

/// A number that may not have been said.
private struct SaidCount: Hashable, Sendable {
  private var number: Int

  static let none = SaidCount(nil)

  /// The least number there is stands for nothing; a span as short is an error like that of the next one.
  init(_ count: Int?) { number = count.map { max($0, .min + 1) } ?? .min }

  var count: Int? { number == .min ? nil : number }
}

/// What few nodes say.
private final class RareOptions: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var anchor: UnitPoint?
    var hexagon: HexPosition?
    var preferredSpacing = PreferredSpacing()
    var layoutPriority = 0.0
    var offset = Point.zero
    var measured: MeasuredContent?
    var baselines: Baselines?
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static let none = Values()

  static func == (left: RareOptions, right: RareOptions) -> Bool {
    left === right || left.values == right.values
  }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension LayoutTree.Node {
  /// Whether its length is more than what was said of it.
  var needsProgram: Bool { !fixedAxes.isEmpty || rare?.values.measured != nil }

  /// Whether it says nothing of what few nodes say.
  var isPlain: Bool { rare == nil }

  private mutating func change(_ change: (inout RareOptions.Values) -> Void) {
    var values = rare?.values ?? RareOptions.none
    change(&values)
    // Equal nodes are equal whatever was said and taken back.
    rare = values == RareOptions.none ? nil : RareOptions(values)
  }

  package var columns: Int? {
    get { saidColumns.count }
    set { saidColumns = SaidCount(newValue) }
  }

  package var rows: Int? {
    get { saidRows.count }
    set { saidRows = SaidCount(newValue) }
  }

  package var anchor: UnitPoint? {
    get { rare?.values.anchor }
    set { change { $0.anchor = newValue } }
  }

  /// Where it stands in a hexagonal grid.
  package var hexagon: HexPosition? {
    get { rare?.values.hexagon }
    set { change { $0.hexagon = newValue } }
  }

  package var preferredSpacing: PreferredSpacing {
    get { rare?.values.preferredSpacing ?? PreferredSpacing() }
    set { change { $0.preferredSpacing = newValue } }
  }

  /// Who comes first among siblings: what has a higher one gets what it wants first.
  package var layoutPriority: Double {
    get { rare?.values.layoutPriority ?? 0 }
    set { change { $0.layoutPriority = newValue } }
  }

  /// How far the node is drawn from where it stands; nothing else notices.
  package var offset: Point {
    get { rare?.values.offset ?? .zero }
    set { change { $0.offset = newValue } }
  }

  /// What tells an item's size for a width, if its height depends on that.
  package var measured: MeasuredContent? {
    get { rare?.values.measured }
    set { change { $0.measured = newValue } }
  }

  /// Where its lines of text stand, if that was said.
  package var baselines: Baselines? {
    get { rare?.values.baselines }
    set { change { $0.baselines = newValue } }
  }

  /// All that it says about the cell that it stands in.
  package var cell: CellOptions {
    get {
      var options = CellOptions()
      options.columns = columns
      options.rows = rows
      options.unsizedAxes = unsizedAxes
      options.columnAlignment = columnAlignment
      options.anchor = anchor
      options.hexagon = hexagon
      return options
    }
    set {
      columns = newValue.columns
      rows = newValue.rows
      unsizedAxes = newValue.unsizedAxes
      columnAlignment = newValue.columnAlignment
      if anchor != newValue.anchor { anchor = newValue.anchor }
      if hexagon != newValue.hexagon { hexagon = newValue.hexagon }
    }
  }
}

// What every step asks for: one part of a node each, without a copy of the node and its references.
extension LayoutTree {
  /// What was said about a node's length along an axis.
  func limits(of node: Int, _ axis: Axis) -> LengthLimits {
    axis == .horizontal ? nodes[node].width : nodes[node].height
  }

  /// Says a node's length along an axis anew, without a copy of the node.
  mutating func setLimits(of node: Int, _ axis: Axis, _ limits: LengthLimits) {
    if axis == .horizontal { nodes[node].width = limits } else { nodes[node].height = limits }
  }

  /// How many columns a node's cell covers, if that was said.
  func columns(of node: Int) -> Int? { nodes[node].saidColumns.count }

  /// How many rows a node's cell covers, if that was said.
  func rows(of node: Int) -> Int? { nodes[node].saidRows.count }

  /// Whether a node says nothing of what few nodes say.
  func isPlain(_ node: Int) -> Bool { nodes[node].rare == nil }

  /// Whether a node is an item of which nothing was said but its lengths and the columns and rows of its cell.
  ///
  /// Most nodes are, and steps that look for anything else pass over them.
  func isPlainItem(_ node: Int) -> Bool {
    guard nodes[node].rare == nil, nodes[node].fixedAxes.isEmpty, case .item = nodes[node].kind else { return false }
    return true
  }

  /// How far a node is drawn from where it stands.
  func offset(of node: Int) -> Point { nodes[node].rare?.values.offset ?? .zero }

  /// Where a node stands in its cell, if that was said.
  func anchor(of node: Int) -> UnitPoint? { nodes[node].rare?.values.anchor }
}
