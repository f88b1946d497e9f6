/// What takes a byte or less to say of a node, in one word; all zero is an item of which nothing was said.
///
/// A word is written and copied at once. Eight bytes beside each other are written one by one, and a processor that copies
/// them together right afterwards has to wait for that: a good part of what it took to describe an item.
@usableFromInline struct NodeTraits: Hashable, Sendable {
  /// A byte of the word, by the place of its lowest bit.
  @usableFromInline enum Lane: UInt64 {
    case form = 0
    case widthForm = 8
    case heightForm = 16
    case columns = 24
    case rows = 32
    case unsizedAxes = 40
    case fixedAxes = 48
    case columnAlignment = 56
  }

  @usableFromInline var word: UInt64

  @inlinable init() { word = 0 }

  @inlinable subscript(lane: Lane) -> UInt8 {
    get { UInt8(truncatingIfNeeded: word &>> lane.rawValue) }
    set { word = word & ~(0xff &<< lane.rawValue) | UInt64(newValue) &<< lane.rawValue }
  }

  /// Whether it is an item of which none of this was said but what lengths and cells are.
  @inline(__always) var isFreeItem: Bool { word & (Lane.form.mask | Lane.fixedAxes.mask) == 0 }

  /// Whether it is a row of a grid of which nothing was said.
  @inline(__always) var isPlainRow: Bool { word == UInt64(LayoutTree.Node.Form.gridRow.rawValue) }

  /// Whether anything was said of the cell but the axes that it has no say on.
  @inline(__always) var saysSomethingOfCell: Bool {
    word & (Lane.columns.mask | Lane.rows.mask | Lane.columnAlignment.mask) != 0
  }

  /// All that is no part of a length.
  var beyondLengths: UInt64 { word & ~(Lane.widthForm.mask | Lane.heightForm.mask) }
}

extension NodeTraits.Lane {
  /// All bits of the byte.
  @inline(__always) fileprivate var mask: UInt64 { 0xff &<< rawValue }
}
