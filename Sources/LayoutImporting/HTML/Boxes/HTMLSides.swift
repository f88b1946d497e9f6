internal import LayoutGeometry

/// A side of a box, as styles name it.
enum HTMLSide: String, CaseIterable {
  case top, right, bottom, left

  /// The two sides along an axis, that with the smaller coordinate first.
  static func along(_ axis: Axis) -> [HTMLSide] { axis == .horizontal ? [.left, .right] : [.top, .bottom] }
}

/// Distances at the sides of a box, in points.
struct HTMLSides: Equatable {
  var top = 0.0
  var right = 0.0
  var bottom = 0.0
  var left = 0.0

  subscript(side: HTMLSide) -> Double {
    get {
      switch side {
      case .top: top
      case .right: right
      case .bottom: bottom
      case .left: left
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .right: right = newValue
      case .bottom: bottom = newValue
      case .left: left = newValue
      }
    }
  }

  /// Both sides along an axis together.
  func sum(_ axis: Axis) -> Double { HTMLSide.along(axis).reduce(0) { $0 + self[$1] } }
}

/// A value for each axis.
struct PerAxis<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }
  init(_ value: (Axis) throws -> Value) rethrows { self.init(try value(.horizontal), try value(.vertical)) }
  init(_ axis: Axis, _ value: Value, _ other: Value) {
    self.init(axis == .horizontal ? value : other, axis == .horizontal ? other : value)
  }

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Sendable where Value: Sendable {}

extension PerAxis<Bool> {
  static let neither = PerAxis(false, false)
  /// Whether it holds along an axis.
  var any: Bool { horizontal || vertical }
}

extension Axis {
  /// What styles and documents call a length along the axis.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// What documents call the axis.
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
  /// The axis of a stack whose children follow each other along it.
  var stackName: String { self == .horizontal ? "row" : "column" }
  /// The property of the gaps along the axis.
  var gapName: String { self == .horizontal ? "column-gap" : "row-gap" }
  /// The property that moves the content along the axis, as grids have it.
  var contentAlignment: String { self == .horizontal ? "justify-content" : "align-content" }
  /// The properties of the lines between which an item of a grid stands.
  var lineName: String { self == .horizontal ? "grid-column" : "grid-row" }
}
