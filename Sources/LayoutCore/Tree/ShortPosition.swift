/// Where a cell of a grid stands in four bytes, which fit beside the references that a node's box may hold instead.
///
/// In one number, since it is a part of each node, and those have no more parts than the compiler keeps apart; see ``NodeTraits``.
@usableFromInline struct ShortPosition: Sendable {
  /// The column in the high half and the row in the low one.
  private let word: UInt32

  /// Stands for a part of which nothing was said.
  private static let nothing = Int16.min

  /// The position, if it is given, and both of its parts are numbers that fit.
  @inline(__always) init?(_ position: GridPosition) {
    // A number that reads otherwise in 16 bits does not fit; nor does the one that stands for nothing.
    let (column, row) = (Self.short(position.column), Self.short(position.row))
    guard position.isGiven, position.column == nil || Self.reads(column, as: position.column),
      position.row == nil || Self.reads(row, as: position.row)
    else { return nil }
    word = UInt32(UInt16(bitPattern: column)) &<< 16 | UInt32(UInt16(bitPattern: row))
  }

  /// The position of a cell that says both, if they count from the first track and fit: most do that say where they stand.
  @inline(__always) init?(fromFirst column: Int, _ row: Int) {
    guard UInt(bitPattern: column | row) <= UInt(Int16.max) else { return nil }
    word = UInt32(truncatingIfNeeded: column &<< 16 | row)
  }

  @inline(__always) private static func short(_ part: Int?) -> Int16 {
    part.map { Int16(truncatingIfNeeded: $0) } ?? nothing
  }

  @inline(__always) private static func reads(_ short: Int16, as part: Int?) -> Bool {
    Int(short) == part && short != nothing
  }

  @inline(__always) var position: GridPosition { GridPosition(column: part(word &>> 16), row: part(word)) }

  /// The position, if both of its parts are given and count from the first track.
  @inline(__always) var fromFirst: (column: Int, row: Int)? {
    // What counts from the last is below 0, and so is what stands for nothing.
    word & 0x8000_8000 == 0 ? (Int(word &>> 16), Int(word & 0xffff)) : nil
  }

  @inline(__always) private func part(_ bits: UInt32) -> Int? {
    let short = Int16(truncatingIfNeeded: bits)
    return short == Self.nothing ? nil : Int(short)
  }
}
