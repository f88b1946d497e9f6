internal import LayoutCore
internal import LayoutGeometry

// The names of values in Swift, with the point that stands before them.

extension Alignment {
  var code: String {
    switch vertical {
    case .firstTextBaseline, .lastTextBaseline: ".\(horizontal)\("\(vertical)".capitalizedFirst)"
    case .center: ".\(horizontal)"
    case .top, .bottom: horizontal == .center ? ".\(vertical)" : ".\(vertical)\("\(horizontal)".capitalizedFirst)"
    }
  }
}

extension StackAlignment {
  /// In a row, `top` and `bottom` read better than `leading` and `trailing`.
  func code(in axis: StackAxis) -> String {
    switch self {
    case .leading where axis == .row: ".top"
    case .trailing where axis == .row: ".bottom"
    default: ".\(self)"
    }
  }
}

extension UnitPoint {
  var code: String {
    let named = VerticalAlignment.allCases.filter { $0.baseline == nil }.flatMap { vertical in
      HorizontalAlignment.allCases.map { Alignment(horizontal: $0, vertical: vertical) }
    }
    let alignment = named.first { $0.unitPoint == self }
    return alignment?.code ?? "UnitPoint(x: \(x.literal), y: \(y.literal))"
  }
}

extension Axis.Set {
  var code: String {
    switch self {
    case .horizontal: ".horizontal"
    case .vertical: ".vertical"
    case .all: ".all"
    default: "[]"
    }
  }
}

extension Axis {
  /// What a length along the axis is called.
  var length: String { self == .horizontal ? "width" : "height" }
}

extension EdgeInsets {
  var code: String {
    "EdgeInsets(top: \(top.literal), leading: \(leading.literal), bottom: \(bottom.literal), trailing: \(trailing.literal))"
  }
}

extension String {
  /// With a capital letter first.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
