internal import LayoutCore
internal import LayoutGeometry

extension BreakpointReport {
  /// A length or a place that is left open in a part of a piece, its range, and how that moves.
  public struct OpenRange: Codable, Hashable, Sendable {
    /// The length of the container from which on it is open like this.
    public var from: Double
    /// The length of the container up to which it is.
    public var to: Double
    /// The axis of the length: `horizontal` for a column's width, or `vertical`.
    public var axis: String
    /// Why it is open, such as `noOwnCell` or `sharedExcess`.
    public var kind: String
    /// The place of the grid, or of the free layout.
    public var container: String
    /// The number of the track, counted from 0; `nil` where it is no track that is open.
    public var track: Int?
    /// What the child of a free layout is called that is open; `nil` for tracks.
    public var item: String?
    /// Which of its edges or lengths is open; `nil` for tracks.
    public var edge: String?
    /// The rule that chose.
    public var decidedBy: String
    /// The ids of the cells that are involved.
    public var cells: [String]
    /// The tracks that are open together, this one among them.
    public var together: [Int]
    /// The least length that it could have.
    public var lower: Movement<Double>
    /// The greatest length that it could have; `nil` where nothing limits it.
    public var upper: Movement<Double>?
    /// The length that it got.
    public var chosen: Movement<Double>
  }
}

/// What one diagnosis leaves open, in a form in which several are compared.
struct OpenState {
  /// What is the same wherever the length is open.
  struct Key: Hashable {
    let axis: Axis
    let kind: String
    let node: Int
    let container: String
    let track: Int?
    let item: String?
    let edge: String?
    let decidedBy: String
    let cells: [String]
    let together: [Int]
    let isBounded: Bool
  }

  let length: Double
  let keys: [Key]
  /// The least, the chosen and the greatest length of each.
  let values: [[Double]]

  init(_ diagnosis: Diagnosis, at length: Double) {
    self.length = length
    keys =
      diagnosis.ambiguities.map { open in
        Key(
          axis: open.axis, kind: open.kind.rawValue, node: open.node, container: open.container, track: open.track,
          item: nil, edge: nil, decidedBy: open.decidedBy.rawValue, cells: open.cells, together: open.together,
          isBounded: open.upper.isFinite)
      }
      + diagnosis.underconstrained.map { open in
        Key(
          axis: open.axis, kind: Ambiguity.Kind.underconstrained.rawValue, node: open.containerNode,
          container: open.container, track: nil, item: open.item, edge: open.edge.rawValue,
          decidedBy: open.decidedBy.rawValue, cells: [], together: [], isBounded: open.upper.isFinite)
      }
    values =
      diagnosis.ambiguities.map { [$0.lower, $0.chosen, $0.upper] }
      + diagnosis.underconstrained.map { [$0.lower, $0.chosen, $0.upper] }
  }

  /// All numbers that are to move along straight lines.
  var numbers: [Double] { values.flatMap { $0.map { $0.isFinite ? $0 : 0 } } }
}

/// Finds how far open lengths may go at every length of the container in a piece.
///
/// Where everything stands is a straight line over a piece; how far something could move need not be one.
struct OpenRangeFinder {
  /// Bends that lie closer are not told apart, as a part of a point.
  private static let shortest = 1e-6
  private static let mostCuts = 24

  private let place: (Double) throws -> Placement
  private var stretches: [(first: OpenState, second: OpenState)] = []

  init(_ place: @escaping (Double) throws -> Placement) { self.place = place }

  /// The open lengths of a piece, in the order of the lengths of the container.
  mutating func ranges(in piece: ClosedRange<Double>) throws -> [BreakpointReport.OpenRange] {
    stretches = []
    let width = piece.upperBound - piece.lowerBound
    // Beside breakpoints, where both pieces hold, and where rounding decides.
    let inset = min(width / 1000, 1e-3)
    let (lower, upper) = (try state(piece.lowerBound + inset), try state(piece.upperBound - inset))
    guard !lower.keys.isEmpty || !upper.keys.isEmpty || width > 0 else { return [] }
    try cover(lower, upper, cuts: 0)
    let last = stretches.count - 1
    return stretches.enumerated().flatMap { index, stretch in
      Self.ranges(
        stretch.first, stretch.second, from: index == 0 ? piece.lowerBound : stretch.first.length,
        to: index == last ? piece.upperBound : stretch.second.length)
    }
  }

  private func state(_ length: Double) throws -> OpenState {
    OpenState(try place(length).diagnosis, at: length)
  }

  private mutating func cover(_ left: OpenState, _ right: OpenState, cuts: Int) throws {
    let distance = right.length - left.length
    guard distance > Self.shortest else { return stretches.append((left, right.keys == left.keys ? right : left)) }
    let middle = try state(left.length + 0.38 * distance)
    guard left.keys == right.keys, left.keys == middle.keys else {
      guard cuts < Self.mostCuts else { return }
      let (before, after) = try jump(left, middle.keys == left.keys ? right : middle)
      try cover(left, before, cuts: cuts + 1)
      return try cover(after, right, cuts: cuts + 1)
    }
    if Self.isStraight(left, middle, right) { return stretches.append((left, right)) }
    guard cuts < Self.mostCuts else { return }
    let cut = try bend(left, right) ?? middle
    try cover(left, cut, cuts: cuts + 1)
    try cover(cut, right, cuts: cuts + 1)
  }

  private static func isStraight(_ left: OpenState, _ middle: OpenState, _ right: OpenState) -> Bool {
    let part = (middle.length - left.length) / (right.length - left.length)
    return zip(zip(left.numbers, right.numbers), middle.numbers).allSatisfy { ends, found in
      abs(ends.0 + part * (ends.1 - ends.0) - found) <= 1e-6 * (1 + abs(found))
    }
  }

  /// The states on both sides of where other things are open.
  private func jump(_ left: OpenState, _ right: OpenState) throws -> (OpenState, OpenState) {
    var (before, after) = (left, right)
    while after.length - before.length > Self.shortest {
      let middle = try state(before.length + (after.length - before.length) / 2)
      if middle.keys == left.keys { before = middle } else { after = middle }
    }
    return (before, after)
  }

  /// Where a line from the left end first meets one from the right end; `nil` where none does in between.
  private func bend(_ left: OpenState, _ right: OpenState) throws -> OpenState? {
    let distance = right.length - left.length
    let step = distance / 256
    let (near, far) = (try state(left.length + step), try state(right.length - step))
    guard near.keys == left.keys, far.keys == left.keys else { return nil }
    var cut: Double?
    for index in left.numbers.indices {
      let slope = (near.numbers[index] - left.numbers[index]) / step
      let other = (right.numbers[index] - far.numbers[index]) / step
      guard abs(slope - other) > 1e-6 else { continue }
      let place = (right.numbers[index] - left.numbers[index] - other * distance) / (slope - other)
      guard place > Self.shortest, place < distance - Self.shortest else { continue }
      cut = min(cut ?? .infinity, left.length + place)
    }
    guard let cut, let found = try? state(cut), found.keys == left.keys else { return nil }
    return found
  }

  private static func ranges(
    _ left: OpenState, _ right: OpenState, from: Double, to: Double
  ) -> [BreakpointReport.OpenRange] {
    let range = MovementRange(start: from, first: left.length, second: right.length)
    return left.keys.enumerated().map { index, key in
      let (first, second) = (left.values[index], right.values[index])
      return BreakpointReport.OpenRange(
        from: from, to: to, axis: AxisNames.name(of: key.axis), kind: key.kind, container: key.container,
        track: key.track, item: key.item, edge: key.edge, decidedBy: key.decidedBy, cells: key.cells,
        together: key.together, lower: range.movement(first[0], second[0]),
        upper: key.isBounded ? range.movement(first[2], second[2]) : nil, chosen: range.movement(first[1], second[1]))
    }
  }
}
