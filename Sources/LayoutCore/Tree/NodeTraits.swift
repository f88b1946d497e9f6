internal import LayoutGeometry

/// What takes a byte or less to say of a node, and where its subtree ends, in one word; all zero but the end is an item of which
/// nothing was said.
///
/// A word is written and copied at once. Parts beside each other are written one by one, and a processor that copies
/// them together right afterwards has to wait for that: a good part of what it took to describe an item. And a value of more than
/// six parts, counted down to numbers and references, the compiler keeps in memory, where each step copies it with all references:
/// with the end in this word a node has six.
@usableFromInline struct NodeTraits: Hashable, Sendable {
  /// Some bits of the word, by the place of the lowest one.
  @usableFromInline enum Lane: UInt64 {
    case form = 0
    case widthForm = 4
    case heightForm = 7
    case unsizedAxes = 10
    case fixedAxes = 12
    case columnAlignment = 14
    case columns = 16
    case rows = 24

    /// As many low bits as it has.
    @inlinable @inline(__always) var bits: UInt64 {
      switch self {
      case .form: 0xf
      case .widthForm, .heightForm: 0x7
      case .unsizedAxes, .fixedAxes, .columnAlignment: 0x3
      case .columns, .rows: 0xff
      }
    }

    /// Its bits of the word.
    @inlinable @inline(__always) var mask: UInt64 { bits &<< rawValue }
  }

  @usableFromInline var word: UInt64

  @inlinable init() { word = 0 }

  @inlinable subscript(lane: Lane) -> UInt8 {
    get { UInt8(truncatingIfNeeded: word &>> lane.rawValue & lane.bits) }
    set { word = word & ~lane.mask | (UInt64(newValue) & lane.bits) &<< lane.rawValue }
  }

  /// Where ``end`` stands.
  @usableFromInline static let endMask: UInt64 = 0x7fff_ffff_0000_0000
  /// The last bit, which no end reaches.
  private static let infrequentMask: UInt64 = 0x8000_0000_0000_0000

  /// The index after the last node of the subtree; limits keep it within what fits.
  @inlinable var end: Int {
    get { Int(truncatingIfNeeded: (word & Self.endMask) &>> 32) }
    set { word = word & ~Self.endMask | UInt64(truncatingIfNeeded: newValue) &<< 32 & Self.endMask }
  }

  /// Whether it says something that few nodes say, in its box: told here as well, since every step asks for it.
  @inline(__always) var saysInfrequent: Bool {
    get { word & Self.infrequentMask != 0 }
    set { word = newValue ? word | Self.infrequentMask : word & ~Self.infrequentMask }
  }

  /// Whether it is an item of which none of this was said but what lengths and cells are.
  @inline(__always) var isFreeItem: Bool { word & (Lane.form.mask | Lane.fixedAxes.mask) == 0 }

  /// Whether it is such an item, and says nothing that few nodes say.
  @inline(__always) var isPlainItem: Bool {
    word & (Lane.form.mask | Lane.fixedAxes.mask | Self.infrequentMask) == 0
  }

  /// Whether it is an item of which none of this was said but what lengths are.
  @inline(__always) var isSizedItem: Bool {
    beyondLengths & 0xffff_ffff == UInt64(LayoutTree.Node.Form.item.rawValue)
  }

  /// Whether it is a row of a grid of which nothing was said.
  @inline(__always) var isPlainRow: Bool {
    word & 0xffff_ffff == UInt64(LayoutTree.Node.Form.gridRow.rawValue)
  }

  /// Whether one number says all of its length along an axis.
  @inline(__always) func saysOneLength(_ axis: Axis) -> Bool {
    self[axis == .horizontal ? .widthForm : .heightForm] == ShortLimits.Form.fixed.rawValue
  }

  /// Whether anything was said of the cell but the axes that it has no say on.
  @inline(__always) var saysSomethingOfCell: Bool {
    word & (Lane.columns.mask | Lane.rows.mask | Lane.columnAlignment.mask) != 0
  }

  /// All that is no part of a length; whether it says something infrequent is left out, since what that is tells more.
  var beyondLengths: UInt64 { word & ~(Lane.widthForm.mask | Lane.heightForm.mask | Self.infrequentMask) }
}
