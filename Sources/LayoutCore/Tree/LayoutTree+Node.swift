public import LayoutGeometry

extension LayoutTree {
  /// A node: an item, a container, or a row of a grid.
  ///
  /// Layouts have many, and every step walks them all. So nodes are six words, what few of them say stands in a box of
  /// its own, and what every step asks for is asked of the tree, which reads one part of a node without copying all of it.
  @usableFromInline package struct Node: Sendable {
    @usableFromInline package var id: String?
    @usableFromInline var box: Box
    /// What the width says in one number; its form is among the traits.
    @usableFromInline var widthNumber: Double
    @usableFromInline var heightNumber: Double
    @usableFromInline var traits: NodeTraits

    package init(kind: Kind, id: String? = nil) {
      let found = FormFinder(kind)
      self.init(found.form, id: id, found.form.isBoxed ? .options(Options(kind)) : .none)
      // What takes all that it is given may be of any length, unless a frame says otherwise.
      if found.distributedAxes.contains(.horizontal) { shortWidth = .unbounded }
      if found.distributedAxes.contains(.vertical) { shortHeight = .unbounded }
    }

    /// Creates a node of which nothing else is said.
    @inlinable init(_ form: Form, id: String?, _ box: Box = .none) {
      self.id = id
      self.box = box
      widthNumber = 0
      heightNumber = 0
      traits = NodeTraits()
      traits[.form] = form.rawValue
    }
  }
}

// MARK: What it says in itself

extension LayoutTree.Node {
  var form: Form { Form(rawValue: traits[.form]) ?? .item }

  /// The index after the last node of the subtree.
  @inlinable package var end: Int {
    get { traits.end }
    set { traits.end = newValue }
  }

  @inlinable var shortWidth: ShortLimits {
    get { ShortLimits(widthNumber, .init(rawValue: traits[.widthForm]) ?? .listed) }
    set {
      widthNumber = newValue.number
      traits[.widthForm] = newValue.form.rawValue
    }
  }

  @inlinable var shortHeight: ShortLimits {
    get { ShortLimits(heightNumber, .init(rawValue: traits[.heightForm]) ?? .listed) }
    set {
      heightNumber = newValue.number
      traits[.heightForm] = newValue.form.rawValue
    }
  }

  /// What was said about the width.
  ///
  /// Where nothing was, an item is flexible and a container is as its content.
  package var width: LengthLimits {
    get { shortWidth.limits(listed: listedLengths.width) }
    set {
      let (old, new) = (shortWidth.form, ShortLimits(newValue))
      shortWidth = new
      if old == .listed || new.form == .listed { setBox(kind, width: newValue, height: height, infrequent) }
    }
  }

  /// What was said about the height.
  package var height: LengthLimits {
    get { shortHeight.limits(listed: listedLengths.height) }
    set {
      let (old, new) = (shortHeight.form, ShortLimits(newValue))
      shortHeight = new
      if old == .listed || new.form == .listed { setBox(kind, width: width, height: newValue, infrequent) }
    }
  }

  package subscript(axis: Axis) -> LengthLimits {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Says more about the width, part by part; `nil` leaves a part as it is.
  @inlinable @inline(__always) mutating func updateWidth(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    if let short = shortWidth.updated(minimum, ideal, maximum) {
      shortWidth = short
    } else {
      updateLimits(.horizontal, minimum, ideal, maximum)
    }
  }

  /// Says more about the height, part by part; `nil` leaves a part as it is.
  @inlinable @inline(__always) mutating func updateHeight(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
    if let short = shortHeight.updated(minimum, ideal, maximum) {
      shortHeight = short
    } else {
      updateLimits(.vertical, minimum, ideal, maximum)
    }
  }

  @usableFromInline mutating func updateLimits(
    _ axis: Axis, _ minimum: Double?, _ ideal: Double?, _ maximum: Double?
  ) {
    self[axis] = self[axis].updated(by: LengthLimits(minimum: minimum, ideal: ideal, maximum: maximum))
  }

  package var unsizedAxes: Axis.Set {
    get { Axis.Set(rawValue: traits[.unsizedAxes]) }
    set { traits[.unsizedAxes] = newValue.rawValue }
  }

  /// The axes on which it was said to take its ideal length, whatever is offered.
  package var saidFixedAxes: Axis.Set {
    get { Axis.Set(rawValue: traits[.fixedAxes]) }
    set { traits[.fixedAxes] = newValue.rawValue }
  }

  /// The axes on which it takes its ideal length, whatever is offered: a part of what is around it is not offered but said.
  package var fixedAxes: Axis.Set {
    let said = saidFixedAxes
    return said.isEmpty ? said : said.subtracting(fractions.axes)
  }

  package var columnAlignment: HorizontalAlignment? {
    get {
      switch traits[.columnAlignment] {
      case 1: .leading
      case 2: .center
      case 3: .trailing
      default: nil
      }
    }
    set {
      traits[.columnAlignment] =
        switch newValue {
        case nil: 0
        case .leading: 1
        case .center: 2
        case .trailing: 3
        }
    }
  }
}

// MARK: What stands outside

extension LayoutTree.Node {
  var details: Details? { if case .details(let details) = box { details } else { nil } }

  fileprivate var infrequent: InfrequentOptions {
    switch box {
    case .none, .lengths, .options: .none
    case .gridPosition(let short): InfrequentOptions(gridPosition: short.position)
    case .measured(let content): InfrequentOptions(measured: content)
    case .details(let details): details.infrequent
    }
  }

  package var kind: LayoutTree.Kind {
    @inline(__always) get {
      switch form {
      case .item: .item
      case .spacer: .spacer
      case .divider: .divider
      case .gridRow: .gridRow(GridRowOptions(alignment: nil))
      case .alignedRow, .container, .wrapper, .dependent, .scroll: boxedKind
      }
    }
    set {
      traits[.form] = Form(newValue).rawValue
      setBox(newValue, width: width, height: height, infrequent)
    }
  }

  @inline(__always) private var boxedKind: LayoutTree.Kind {
    switch box {
    case .options(let options): options.kind
    case .details(let details): details.kind
    case .none, .lengths, .gridPosition, .measured: .item
    }
  }

  private var listedLengths: (width: LengthLimits, height: LengthLimits) {
    switch box {
    case .lengths(let lengths): (lengths.width, lengths.height)
    case .details(let details): (details.width, details.height)
    case .none, .options, .gridPosition, .measured: (.unlimited, .unlimited)
    }
  }

  /// Puts what does not fit into the node into the smallest box that holds it.
  private mutating func setBox(
    _ kind: LayoutTree.Kind, width: LengthLimits, height: LengthLimits, _ infrequent: InfrequentOptions
  ) {
    let listsLengths = shortWidth.form == .listed || shortHeight.form == .listed
    if !form.isBoxed, !listsLengths, let short = ShortPosition(infrequent.gridPosition),
      infrequent == InfrequentOptions(gridPosition: infrequent.gridPosition)
    {
      return put(.gridPosition(short))
    }
    if !form.isBoxed, !listsLengths, let content = infrequent.measured,
      infrequent == InfrequentOptions(measured: content)
    {
      return put(.measured(content))
    }
    switch (form.isBoxed, listsLengths) {
    case _ where infrequent != .none, (true, true):
      put(.details(Details(kind: kind, width: width, height: height, infrequent: infrequent)))
    case (true, false): put(.options(Options(kind)))
    case (false, true): put(.lengths(Lengths(width: width, height: height)))
    case (false, false): put(.none)
    }
  }

  /// Puts a box into the node, and what every step asks of it beside it.
  @inline(__always) private mutating func put(_ box: Box) {
    self.box = box
    traits.saysInfrequent =
      switch box {
      case .none, .lengths, .options: false
      case .gridPosition, .measured, .details: true
      }
  }

  private mutating func change(_ change: (inout InfrequentOptions) -> Void) {
    var infrequent = self.infrequent
    change(&infrequent)
    setBox(kind, width: width, height: height, infrequent)
  }

  /// Whether it says nothing of what few nodes say.
  @inline(__always) var isPlain: Bool { !traits.saysInfrequent }

  /// Whether it says nothing of its cell, and of its place among others.
  var saysNothingOfItsPlace: Bool {
    guard !traits.saysSomethingOfCell, unsizedAxes.isEmpty else { return false }
    return switch box {
    case .none, .lengths, .options, .measured: true
    case .gridPosition: false
    case .details(let details): details.infrequent.saysNothingOfItsPlace
    }
  }

  /// Whether where it stands in a grid is all that it says of what few nodes say; it is a leaf then.
  var saysOnlyItsGridPosition: Bool { if case .gridPosition = box { true } else { false } }

  /// Whether what is measured in it is all that it says of what few nodes say.
  var saysOnlyItsContent: Bool { if case .measured = box { true } else { false } }

  /// Whether all distances that it says itself, whatever its kind, are finite and no longer than a limit.
  func hasSoundDistances(upTo limit: Double) -> Bool {
    guard let infrequent = details?.infrequent else { return true }
    func isSound(_ length: Double) -> Bool { abs(length) <= limit }
    let (offset, spacing) = (infrequent.offset, infrequent.preferredSpacing)
    return isSound(offset.x) && isSound(offset.y)
      && isSound(spacing.left ?? 0) && isSound(spacing.right ?? 0)
      && isSound(spacing.top ?? 0) && isSound(spacing.bottom ?? 0)
      && isSound(infrequent.position.x ?? 0) && isSound(infrequent.position.y ?? 0)
      && isSound(infrequent.baselines?.first ?? 0) && isSound(infrequent.baselines?.last ?? 0)
  }

  package var columns: Int? {
    get { ShortCount(byte: traits[.columns]).count(listed: details?.infrequent.columns) }
    set {
      let short = ShortCount(newValue)
      traits[.columns] = short.byte
      let listed = short.isListed ? newValue : nil
      if details?.infrequent.columns != listed { change { $0.columns = listed } }
    }
  }

  package var rows: Int? {
    get { ShortCount(byte: traits[.rows]).count(listed: details?.infrequent.rows) }
    set {
      let short = ShortCount(newValue)
      traits[.rows] = short.byte
      let listed = short.isListed ? newValue : nil
      if details?.infrequent.rows != listed { change { $0.rows = listed } }
    }
  }

  package var anchor: UnitPoint? {
    get { details?.infrequent.anchor }
    set { change { $0.anchor = newValue } }
  }

  /// How it is aligned in its cell, whatever its container says.
  package var alignedInCell: Alignment? {
    get { details?.infrequent.alignedInCell }
    set { change { $0.alignedInCell = newValue } }
  }

  /// Where it stands in a hexagonal grid.
  package var hexagon: HexPosition? {
    get { details?.infrequent.hexagon }
    set { change { $0.hexagon = newValue } }
  }

  /// Where its centre stands in a free layout.
  package var position: CenterPosition {
    get { details?.infrequent.position ?? CenterPosition() }
    set { change { $0.position = newValue } }
  }

  /// Where it stands in a grid, as far as it says so itself.
  package var gridPosition: GridPosition {
    get {
      switch box {
      case .none, .lengths, .options, .measured: GridPosition()
      case .gridPosition(let short): short.position
      case .details(let details): details.infrequent.gridPosition
      }
    }
    set {
      change { $0.gridPosition = newValue }
    }
  }

  /// Says more about where it stands in a grid.
  mutating func updateGridPosition(_ newer: GridPosition) { gridPosition = gridPosition.updated(by: newer) }

  /// Says where an item stands in a grid of which nothing is said outside of the node yet, if that is told in a few bytes: so there
  /// is nothing to be updated, and every cell of an explicit grid comes by.
  ///
  /// - Returns: `false` where it is no such item, or that is told otherwise.
  @inline(__always) mutating func putGridPosition(fromFirst column: Int?, _ row: Int?) -> Bool {
    guard case .none = box, traits[.form] == Form.item.rawValue, let column, let row,
      let short = ShortPosition(fromFirst: column, row)
    else { return false }
    put(.gridPosition(short))
    return true
  }

  package var preferredSpacing: PreferredSpacing {
    get { details?.infrequent.preferredSpacing ?? PreferredSpacing() }
    set { change { $0.preferredSpacing = newValue } }
  }

  /// Who comes first among siblings: what has a higher one gets what it wants first.
  package var layoutPriority: Double {
    get { details?.infrequent.layoutPriority ?? 0 }
    set { change { $0.layoutPriority = newValue } }
  }

  /// How long it is beside what it shares with: the ratio of their lengths is that of their stretch factors.
  package var stretch: Double {
    get { details?.infrequent.stretch ?? 1 }
    set { change { $0.stretch = newValue } }
  }

  /// How far the node is drawn from where it stands; nothing else notices.
  package var offset: Point {
    get { details?.infrequent.offset ?? .zero }
    set { change { $0.offset = newValue } }
  }

  /// What tells an item's size for a width, if its height depends on that.
  package var measured: MeasuredContent? {
    get {
      switch box {
      case .measured(let content): content
      case .details(let details): details.infrequent.measured
      case .none, .lengths, .options, .gridPosition: nil
      }
    }
    set {
      // Where nothing else stands outside there is nothing to be compared: every text comes by here.
      switch box {
      case .none where !form.isBoxed, .measured: put(newValue.map { .measured($0) } ?? .none)
      default: change { $0.measured = newValue }
      }
    }
  }

  /// The text of an item that is one.
  package var text: TextContent? {
    get { measured?.text }
    set { measured = newValue.map { MeasuredContent($0) } }
  }

  /// Where its lines of text stand, if that was said.
  package var baselines: Baselines? {
    get { details?.infrequent.baselines }
    set { change { $0.baselines = newValue } }
  }

  /// The frames around an item that is in no tree yet, the innermost first.
  var outerFrames: [LayoutTree.Node] {
    get { details?.infrequent.outerFrames ?? [] }
    set { change { $0.outerFrames = newValue } }
  }

  /// What happens when its content does not fit its box, if that was said.
  package var overflow: OverflowHandling? {
    get { details?.infrequent.overflow }
    set { change { $0.overflow = newValue } }
  }

  /// Which way it reads, with all that is in it, if that was said.
  package var layoutDirection: LayoutDirection? {
    get { details?.infrequent.layoutDirection }
    set { change { $0.layoutDirection = newValue } }
  }

  /// What the program that described it hung on it.
  package var tag: NodeTag? {
    get { details?.infrequent.tag }
    set { change { $0.tag = newValue } }
  }

  /// Whether a document has a wrapper as a layout of its own, though a key would say as much.
  ///
  /// It counts in places then, and is written so again. No node says anything else by it.
  package var isWrittenOut: Bool {
    get { details?.infrequent.isWrittenOut ?? false }
    set { if isWrittenOut != newValue { change { $0.isWrittenOut = newValue } } }
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
      options.alignment = alignedInCell
      options.hexagon = hexagon
      options.position = position
      options.gridPosition = gridPosition
      return options
    }
    set {
      columns = newValue.columns
      rows = newValue.rows
      unsizedAxes = newValue.unsizedAxes
      columnAlignment = newValue.columnAlignment
      if anchor != newValue.anchor { anchor = newValue.anchor }
      if alignedInCell != newValue.alignment { alignedInCell = newValue.alignment }
      if hexagon != newValue.hexagon { hexagon = newValue.hexagon }
      if position != newValue.position { position = newValue.position }
      if gridPosition != newValue.gridPosition { gridPosition = newValue.gridPosition }
    }
  }
}

extension LayoutTree.Node: Hashable {
  // By what was said, wherever it stands. What the traits say of lengths is in those.
  @usableFromInline package static func == (left: Self, right: Self) -> Bool {
    left.id == right.id && left.kind == right.kind && left.width == right.width && left.height == right.height
      && left.traits.beyondLengths == right.traits.beyondLengths
      && left.infrequent.saysTheSame(as: right.infrequent)
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(kind)
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(traits.beyondLengths)
    hasher.combine(infrequent.said)
  }
}
