/// A container whose children are being walked.
struct OpenContainer {
  let node: Int
  let end: Int
  /// What of it is counted.
  let tracks: Tracks
  /// How many containers it stands in, itself included; rows do not count.
  let depth: Int
  /// The grid whose cells it holds, if it is a row.
  let grid: Int?
  /// Columns covered so far in a row, rows so far in a grid.
  var count = 0

  /// The grid that its children are cells of, if they are.
  var gridOfCells: Int? { tracks == .rows ? node : grid }

  /// What the root stands in, if that were something.
  static func outside(nodeCount: Int) -> OpenContainer {
    OpenContainer(node: -1, end: nodeCount, tracks: .none, depth: 0, grid: nil)
  }

  enum Tracks {
    /// The columns of a row.
    case columns
    /// The rows of a grid.
    case rows
    /// Nothing that has a limit of its own.
    case none

    init(of kind: LayoutTree.Kind) {
      switch kind {
      case .grid: self = .rows
      case .gridRow: self = .columns
      default: self = .none
      }
    }
  }
}

/// The containers around what is being walked.
struct OpenContainers {
  var innermost: OpenContainer
  /// Those around the innermost one; a layout that is a single stack needs no list.
  private var outer: [OpenContainer] = []

  /// How many containers were opened so far.
  private(set) var containerCount = 0

  /// How deep most layouts are: a list that grows to that is moved each time.
  private static let usualDepth = 4

  init(nodeCount: Int) { innermost = .outside(nodeCount: nodeCount) }

  mutating func open(_ container: OpenContainer) {
    // A row is a part of its grid.
    containerCount += container.grid == nil ? 1 : 0
    // Nothing stands around the root, so what is outside of it need not be found again.
    if innermost.depth > 0 {
      if outer.isEmpty { outer.reserveCapacity(Self.usualDepth) }
      outer.append(innermost)
    }
    innermost = container
  }

  /// Leaves those that end before a node.
  mutating func close(before node: Int) {
    while innermost.end <= node, let around = outer.popLast() { innermost = around }
  }
}
