/// Where a cell of a grid stands in four bytes, which fit beside the references that a node's box may hold instead.
@usableFromInline struct ShortPosition: Sendable {
  private let column: Int16
  private let row: Int16

  /// Stands for a part of which nothing was said.
  private static let nothing = Int16.min

  /// The position, if it is given, and both of its parts are numbers that fit.
  init?(_ position: GridPosition) {
    func short(_ part: Int?) -> Int16? {
      guard let part else { return Self.nothing }
      return Int16(exactly: part).flatMap { $0 == Self.nothing ? nil : $0 }
    }
    guard position.isGiven, let column = short(position.column), let row = short(position.row) else { return nil }
    (self.column, self.row) = (column, row)
  }

  var position: GridPosition {
    GridPosition(
      column: column == Self.nothing ? nil : Int(column), row: row == Self.nothing ? nil : Int(row))
  }
}
