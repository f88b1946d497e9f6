internal import LayoutGeometry

extension LayoutTree.Node {
  /// What a node is, in a byte.
  @usableFromInline enum Form: UInt8, Sendable {
    case item
    case spacer
    case divider
    /// A row of a grid that says nothing of its alignment.
    case gridRow
    // The options of these stand in the node's box.
    /// A row of a grid that has an alignment.
    case alignedRow
    /// A container.
    case container
    /// A container around one layout, to which others may be attached.
    case wrapper
    /// A container in which something is decided by the space that is there.
    case dependent
    /// A container whose children take their ideal lengths along an axis.
    case scroll

    /// Whether its options stand in the node's box.
    @inline(__always) var isBoxed: Bool { rawValue >= Form.alignedRow.rawValue }

    /// Whether it lays out children of its own.
    @inline(__always) var isContainer: Bool { rawValue >= Form.container.rawValue }

    init(_ kind: LayoutTree.Kind) { self = FormFinder(kind).form }
  }

  /// What follows from the kind of a node alone.
  struct FormFinder: ContainerVisitor {
    private(set) var form = Form.item
    /// The axes along which it takes all that it is given.
    private(set) var distributedAxes: Axis.Set = []

    init(_ kind: LayoutTree.Kind) {
      switch kind {
      case .item: form = .item
      case .spacer: form = .spacer
      case .divider: form = .divider
      case .gridRow(let options): form = options.alignment == nil ? .gridRow : .alignedRow
      default: kind.accept(&self)
      }
    }

    mutating func visit<Kind: ContainerKind>(_ kind: Kind) {
      form =
        Kind.wrapperKey != nil || Kind.attaches
        ? .wrapper : kind.dependsOnSpace ? .dependent : kind.scrollAxis != nil ? .scroll : .container
      distributedAxes = kind.distributedAxes
    }
  }

  /// What few nodes say.
  struct InfrequentOptions: Hashable, Sendable {
    /// How many columns the cell covers, where that does not fit a byte.
    var columns: Int?
    /// How many rows the cell covers, where that does not fit a byte.
    var rows: Int?
    var anchor: UnitPoint?
    var alignedInCell: Alignment?
    var hexagon: HexPosition?
    var position = CenterPosition()
    var gridPosition = GridPosition()
    var preferredSpacing = PreferredSpacing()
    var layoutPriority = 0.0
    var stretch = 1.0
    var offset = Point.zero
    var measured: MeasuredContent?
    var baselines: Baselines?
    var overflow: OverflowHandling?
    var layoutDirection: LayoutDirection?
    var tag: NodeTag?
    /// Whether a document has a wrapper as a layout of its own, though a key would say as much.
    var isWrittenOut = false
    /// Frames around an item that is in no tree yet, the innermost first; in a tree they are nodes.
    var outerFrames: [LayoutTree.Node] = []

    static let none = InfrequentOptions()

    /// Whether nothing of this is about the place among others.
    var saysNothingOfItsPlace: Bool {
      anchor == nil && alignedInCell == nil && hexagon == nil && position == CenterPosition()
        && gridPosition == GridPosition() && preferredSpacing.isEmpty && layoutPriority == 0 && stretch == 1
    }

    /// What is said, however a document writes it.
    var said: InfrequentOptions {
      guard isWrittenOut else { return self }
      var said = self
      said.isWrittenOut = false
      return said
    }

    /// Whether the same is said, however documents write it.
    func saysTheSame(as other: InfrequentOptions) -> Bool {
      isWrittenOut == other.isWrittenOut ? self == other : said == other.said
    }
  }

  /// What a node has no room for, in a box as small as it may be.
  @usableFromInline enum Box: Sendable {
    case none
    /// The lengths of a leaf, one of which takes more than one number to say.
    case lengths(Lengths)
    /// The options of a container of which nothing infrequent was said.
    case options(Options)
    /// Where the cell of a leaf stands, if that is all that is infrequent: grids of such cells have many of them.
    case gridPosition(ShortPosition)
    /// What tells the size of a leaf, if that is all that is infrequent: pages of texts have many of them.
    case measured(MeasuredContent)
    case details(Details)
  }

  @usableFromInline final class Lengths: Sendable {
    let width: LengthLimits
    let height: LengthLimits

    init(width: LengthLimits, height: LengthLimits) {
      self.width = width
      self.height = height
    }
  }

  @usableFromInline final class Options: Sendable {
    let kind: LayoutTree.Kind

    init(_ kind: LayoutTree.Kind) { self.kind = kind }
  }

  @usableFromInline final class Details: Sendable {
    let kind: LayoutTree.Kind
    let width: LengthLimits
    let height: LengthLimits
    let infrequent: InfrequentOptions

    init(kind: LayoutTree.Kind, width: LengthLimits, height: LengthLimits, infrequent: InfrequentOptions) {
      self.kind = kind
      self.width = width
      self.height = height
      self.infrequent = infrequent
    }
  }
}
