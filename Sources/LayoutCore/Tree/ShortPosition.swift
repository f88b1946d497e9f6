/// Where a cell of a grid stands in four bytes, which fit beside the references that a node's box may hold instead.
///
/// In one number, since it is a part of each node, and those have no more parts than the compiler keeps apart; see ``NodeTraits``.
@usableFromInline struct ShortPosition: Sendable {
  /// The column in the high half and the row in the low one.
  private let word: UInt32

  /// Stands for a part of which nothing was said.
  private static let nothing = Int16.min

  /// The position, if it is given, and both of its parts are numbers that fit.
  init?(_ position: GridPosition) {
    func short(_ part: Int?) -> UInt32? {
      guard let part else { return UInt32(UInt16(bitPattern: Self.nothing)) }
      return Int16(exactly: part).flatMap { $0 == Self.nothing ? nil : UInt32(UInt16(bitPattern: $0)) }
    }
    guard position.isGiven, let column = short(position.column), let row = short(position.row) else { return nil }
    word = column &<< 16 | row
  }

  var position: GridPosition {
    func part(_ bits: UInt32) -> Int? {
      let short = Int16(truncatingIfNeeded: bits)
      return short == Self.nothing ? nil : Int(short)
    }
    return GridPosition(column: part(word &>> 16), row: part(word))
  }
}
