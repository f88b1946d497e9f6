/// The tracks of all containers that are placed, one container after the other.
///
/// There is room for all from the start: every layout comes by, and an array that grows asks for each track whether it is shared and
/// has room.
struct PlacedTracks {
  var all: [Placement.Track]
  /// How many there are; what is behind them is room.
  private(set) var count = 0

  init(room: Int) { all = Array(of: .init(position: 0, length: 0), count: room) }

  @inline(__always) mutating func append(_ track: Placement.Track) {
    all[count] = track
    count += 1
  }

  mutating func removeLast(_ less: Int) { count -= less }

  /// Lets go of the room that was not needed, as where tracks were removed.
  mutating func giveBackRoom() {
    if count < all.count { all = Array(all[..<count]) }
  }
}
