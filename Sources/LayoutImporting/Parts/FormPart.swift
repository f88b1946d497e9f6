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
  /// Where it stands in a cell that it does not fill.
  var alignment = FormAlignment()
  /// Whether it is only a gap.
  var isSpacer = false

  subscript(axis: Axis) -> LengthDemand? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether it can be longer than it likes.
  func grows(_ axis: Axis) -> Bool { !keepsIdeal.contains(Axis.Set(axis)) && self[axis]?.grows ?? true }

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
    switch (horizontal ?? .center, vertical ?? .center) {
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
