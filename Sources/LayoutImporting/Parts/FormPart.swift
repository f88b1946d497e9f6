internal import LayoutGeometry

/// Something in a form that takes room: its words in documents, and what the container that it stands in has to know.
struct FormPart {
  var description: LayoutDescription
  /// The width that it asks for; `nil` where that follows from what is in it.
  var width: LengthDemand?
  /// The height that it asks for; `nil` where that follows from what is in it.
  var height: LengthDemand?
  /// Along which axes it takes what others, which do not expand, could have as well.
  var expands: Axis.Set = []
  /// Along which axes it is no longer than it likes, however much room there is.
  var keepsIdeal: Axis.Set = []
  /// Along which axes it keeps its length in a share of what is left that may be longer.
  var floats: Axis.Set = []
  /// Along which axes it fills what it gets, but takes nothing that others could have: nothing in it can be longer.
  var isFull: Axis.Set = []
  /// Where it stands in a cell that it does not fill.
  var alignment = FormAlignment()
  /// Whether it is only a gap, or nothing but gaps are in it.
  var isSpacer = false

  subscript(axis: Axis) -> LengthDemand? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether it can be longer than it likes, or stand in a share that is.
  func grows(_ axis: Axis) -> Bool {
    let axes = Axis.Set(axis)
    // A gap between others is no longer than it has to be unless it is there to take room.
    if isSpacer { return expands.contains(axes) }
    return floats.contains(axes) || (fills(axis) && !isFull.contains(axes))
  }

  /// Whether it is as long as what it stands in, whoever the room is meant for.
  func fills(_ axis: Axis) -> Bool { !keepsIdeal.contains(Axis.Set(axis)) && self[axis]?.grows ?? true }

  /// Whether there is no length beyond which it, or the frame that it stands in, takes nothing.
  func isEndless(_ axis: Axis) -> Bool {
    floats.contains(Axis.Set(axis)) || (fills(axis) && self[axis]?.maximum.isFinite != true)
  }

  /// Keeps it at its length along an axis, in whatever share it gets.
  mutating func float(_ axes: Axis.Set) {
    keepsIdeal.formUnion(axes)
    floats.formUnion(axes)
  }

  /// Gives it one length along an axis, whatever is in it; what is longer stands out.
  mutating func keep(_ length: Double, along axis: Axis) {
    if self[axis] == nil {
      description[axis == .horizontal ? "width" : "height"] = .number(length)
      description["overflow"] = .text("visible")
      isFull.insert(Axis.Set(axis))
    } else {
      self[axis] = .fixed(length)
    }
    expands.remove(Axis.Set(axis))
  }

  /// A frame that is as long as the share along an axis, with the part in it where its alignment says.
  func framed(_ axis: Axis) -> FormPart {
    var inner = self
    inner.alignment = FormAlignment()
    var frame = LayoutDescription(type: "frame")
    frame[axis == .horizontal ? "width" : "height"] = .anything
    frame["alignment"] = .text(alignment.name ?? FormAlignment.unsaid)
    frame["children"] = .layouts([inner.finished])
    var outer = FormPart(description: frame, expands: expands, alignment: alignment)
    if axis == .horizontal { outer.alignment.horizontal = nil } else { outer.alignment.vertical = nil }
    return outer
  }

  /// The part with space around it, under a name of its own.
  func padded(_ insets: EdgeInsets, id: String? = nil) -> FormPart {
    var sides = LayoutDescription()
    for (side, length) in [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing),
    ] where length != 0 { sides[side] = .number(length) }
    var inner = self
    inner.alignment = FormAlignment()
    var outer = self
    outer.description = LayoutDescription(type: "padding", id: id)
    outer.description["insets"] = .object(sides)
    outer.description["children"] = .layouts([inner.finished])
    outer.width = nil
    outer.height = nil
    return outer
  }

  /// The words of it.
  var finished: LayoutDescription {
    var finished = description
    if let width { finished["width"] = width.value }
    if let height { finished["height"] = height.value }
    let axes = keepsIdeal.subtracting(fixedAxes)
    if !axes.isEmpty { finished["fixedSize"] = .texts(Axis.Set.names(of: axes)) }
    finished["alignedInCell"] = alignment.name.map { .text($0) }
    return finished
  }

  /// The axes along which it has one length anyway.
  private var fixedAxes: Axis.Set {
    Axis.allCases.reduce(into: []) { axes, axis in
      if let demand = self[axis], demand.minimum == demand.maximum { axes.insert(Axis.Set(axis)) }
    }
  }
}

/// Where something stands that does not fill its cell, along the axes for which that is said.
struct FormAlignment {
  enum Position { case start, center, end }

  var horizontal: Position?
  var vertical: Position?

  /// Where things stand of which nothing is said: at the leading edge, in the middle between top and bottom.
  static let unsaid = "leading"

  /// The axes along which something is said.
  var axes: Axis.Set {
    var axes: Axis.Set = []
    if horizontal != nil { axes.insert(.horizontal) }
    if vertical != nil { axes.insert(.vertical) }
    return axes
  }

  /// What documents call it; `nil` where nothing is said.
  var name: String? {
    guard !axes.isEmpty else { return nil }
    switch (horizontal ?? .start, vertical ?? .center) {
    case (.start, .start): return "topLeading"
    case (.center, .start): return "top"
    case (.end, .start): return "topTrailing"
    case (.start, .center): return "leading"
    case (.center, .center): return "center"
    case (.end, .center): return "trailing"
    case (.start, .end): return "bottomLeading"
    case (.center, .end): return "bottom"
    case (.end, .end): return "bottomTrailing"
    }
  }
}

extension Axis.Set {
  /// The axes as documents name them.
  static func names(of axes: Axis.Set) -> [String] {
    [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")].filter { axes.contains($0.0) }.map(\.1)
  }
}
