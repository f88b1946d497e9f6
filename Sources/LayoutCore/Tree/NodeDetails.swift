internal import LayoutGeometry

extension LayoutTree.Node {
  /// What a node is, where that takes no box.
  enum Form: Hashable, Sendable {
    case item
    case spacer
    case divider
    case gridRow(GridRowOptions)
    case viewThatFits(ViewThatFitsOptions)
    /// A container whose options stand in the node's box.
    case boxed

    init(_ kind: LayoutTree.Kind) {
      switch kind {
      case .item: self = .item
      case .spacer: self = .spacer
      case .divider: self = .divider
      case .gridRow(let options): self = .gridRow(options)
      case .viewThatFits(let options): self = .viewThatFits(options)
      case .stack, .balancedStack, .lazyGrid, .hexGrid, .honeycomb, .grid, .padding, .aspectRatio: self = .boxed
      }
    }
  }

  /// What few nodes say.
  struct RareOptions: Hashable, Sendable {
    /// How many columns the cell covers, where the node has no room for it.
    var columns: Int?
    /// How many rows the cell covers, where the node has no room for it.
    var rows: Int?
    var anchor: UnitPoint?
    var hexagon: HexPosition?
    var preferredSpacing = PreferredSpacing()
    var layoutPriority = 0.0
    var offset = Point.zero
    var measured: MeasuredContent?
    var baselines: Baselines?

    static let none = RareOptions()
  }

  /// What a node has no room for, in a box as small as it may be.
  enum Box: Sendable {
    case none
    /// The lengths of a leaf or a row, one of which takes more than one number to say.
    case lengths(Lengths)
    /// A container of which nothing rare was said.
    case options(Options)
    case details(Details)
  }

  final class Lengths: Sendable {
    let width: LengthLimits
    let height: LengthLimits

    init(width: LengthLimits, height: LengthLimits) {
      self.width = width
      self.height = height
    }
  }

  final class Options: Sendable {
    let kind: LayoutTree.Kind

    init(_ kind: LayoutTree.Kind) { self.kind = kind }
  }

  final class Details: Sendable {
    let kind: LayoutTree.Kind
    let width: LengthLimits
    let height: LengthLimits
    let rare: RareOptions

    init(kind: LayoutTree.Kind, width: LengthLimits, height: LengthLimits, rare: RareOptions) {
      self.kind = kind
      self.width = width
      self.height = height
      self.rare = rare
    }
  }
}
