internal import LayoutCore
internal import LayoutGeometry

/// Lengths or places at the start of a piece, and by how much each grows when the container grows by one point.
public struct Movement<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// What it is at the start, in points.
  public var start: Value
  /// By how much it grows with each point of the container.
  public var rate: Value
}

/// Something that is a list of numbers, each of which moves by itself.
protocol MovingNumbers: Codable, Hashable, Sendable {
  var numbers: [Double] { get }
  init(numbers: [Double])
}

/// What lengths of a container something was found at, and how it moves between and beyond them.
package struct MovementRange {
  /// The length that movements start at.
  let start: Double
  /// The two lengths at which values are known; one may be the other.
  let first: Double
  let second: Double

  package init(start: Double, first: Double, second: Double) {
    (self.start, self.first, self.second) = (start, first, second)
  }

  /// How something moves, by its values at both lengths.
  func movement<Value: MovingNumbers>(_ first: Value, _ second: Value) -> Movement<Value> {
    let distance = self.second - self.first
    let pairs = zip(first.numbers, second.numbers)
    guard distance != 0 else {
      return Movement(start: Value(numbers: first.numbers.map { $0 + 0 }), rate: Value(numbers: pairs.map { _ in 0 }))
    }
    let part = (start - self.first) / distance
    return Movement(
      // Adding 0 turns -0, which JSON would show, into 0.
      start: Value(numbers: pairs.map { part == 0 ? $0 + 0 : $0 + part * ($1 - $0) + 0 }),
      rate: Value(numbers: pairs.map { roundRate(($1 - $0) / distance, over: distance) }))
  }
}

extension Double: MovingNumbers {
  var numbers: [Double] { [self] }

  init(numbers: [Double]) { self = numbers[0] }
}

extension SolveReport.Size: MovingNumbers {
  var numbers: [Double] { [width, height] }

  init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }
}

extension SolveReport.Column: MovingNumbers {
  var numbers: [Double] { [x, width] }

  init(numbers: [Double]) { self.init(x: numbers[0], width: numbers[1]) }
}

extension SolveReport.Row: MovingNumbers {
  var numbers: [Double] { [y, height] }

  init(numbers: [Double]) { self.init(y: numbers[0], height: numbers[1]) }
}

extension SolveReport.Rect: MovingNumbers {
  var numbers: [Double] { [x, y, width, height] }

  init(numbers: [Double]) { self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
}
