/// The tracks of all containers that are placed, one container after the other.
///
/// There is room for all from the start: every layout comes by, and an array that grows asks for each track whether it is shared and
/// has room.
struct PlacedTracks {
  var all: [Placement.Track]
  /// How many there are; what is behind them is room.
  private(set) var count = 0

  init(room: Int) { all = Array(of: .init(position: 0, length: 0), count: room) }

  /// Adds some tracks, which are written in place.
  @inline(__always) mutating func append(
    _ more: Int, _ write: (inout UnsafeMutableBufferPointer<Placement.Track>) -> Void
  ) {
    let range = count..<(count + more)
    // By a pointer, since every track comes by: an array asks for each whether it is shared. The range is one of its own.
    all.withUnsafeMutableBufferPointer { all in
      var tracks = UnsafeMutableBufferPointer(rebasing: all[range])
      write(&tracks)
    }
    count = range.upperBound
  }

  mutating func removeLast(_ less: Int) { count -= less }

  /// Lets go of the room that was not needed, as where tracks were removed.
  mutating func giveBackRoom() {
    if count < all.count { all = Array(all[..<count]) }
  }
}
