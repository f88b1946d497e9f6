internal import LinearModel

/// A number that places are made of: points, or an expression over the unknowns of a program.
protocol PositionNumber {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (number: Self, factor: Double) -> Self
}

/// A number of points, known or in terms of unknowns.
protocol PointNumber: PositionNumber {
  /// A number of points that is known.
  init(points: Double)
}

extension Double: PointNumber {
  @inline(__always) init(points: Double) { self = points }
}

extension LinearExpression: PointNumber {
  init(points: Double) { self.init(constant: points) }
}

/// Where something starts and how long it is, along one axis.
struct Edges<Number: PositionNumber> {
  var start: Number
  var length: Number

  var end: Number { start + length }

  /// Something of a length that stands in here.
  ///
  /// - Parameter anchor: The part of what is left that lies before it: 0 at the start, 1 at the end.
  @inline(__always) func placing(_ length: Number, anchor: Double) -> Edges {
    Edges(start: start + (self.length - length) * anchor, length: length)
  }

  /// The mirror image in something of a length, from where that starts.
  func mirrored(in length: Number) -> Edges { Edges(start: length - end, length: self.length) }

  /// The part that an attribute means; where lines of text are meant, the end, as of what has none.
  subscript(attribute: LayoutAnchor.Attribute) -> Number {
    switch attribute {
    case .left, .leading, .top: start
    case .right, .trailing, .bottom, .firstBaseline, .lastBaseline: end
    case .width, .height: length
    case .centerX, .centerY: start + length * 0.5
    }
  }

  /// The same, elsewhere.
  @inline(__always) func moved(by distance: Number) -> Edges { Edges(start: start + distance, length: length) }
}

extension Edges: Sendable where Number: Sendable {}

extension Edges<Double> {
  /// From one point to another, or nothing: gaps below 0 may end a cell before it starts.
  @inline(__always) init(from start: Double, to end: Double) { self.init(start: start, length: max(0, end - start)) }
}
