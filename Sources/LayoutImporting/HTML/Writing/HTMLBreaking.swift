/// The ways in which items of known lengths break into lines.
enum HTMLBreaking {
  /// How many items stand on each line that is filled before the next begins.
  static func filled(_ lengths: some Sequence<Double>, gap: Double, room: Double) -> [Int] {
    var counts: [Int] = []
    var used: Double?
    for length in lengths {
      if let before = used, before + gap + length <= room + 1e-9 {
        counts[counts.count - 1] += 1
        used = before + gap + length
      } else {
        counts.append(1)
        used = length
      }
    }
    return counts
  }

  /// The lengths of all runs of items, which are the rooms at which breaks change, the shortest first.
  private static func runs(_ lengths: [Double], gap: Double) -> [Double] {
    var runs: Set<Double> = []
    for start in lengths.indices {
      var run = -gap
      for length in lengths[start...] {
        run += gap + length
        runs.insert(run)
      }
    }
    return runs.sorted()
  }

  /// The lines of every greedy breaking in no less than `least`, as counts, each with the least room for it, the widest first.
  static func greedy(_ lengths: [Double], gap: Double, least: Double) -> [(room: Double, counts: [Int])] {
    let rooms = [least] + runs(lengths, gap: gap).filter { $0 > least }
    var found: [(room: Double, counts: [Int])] = []
    for room in rooms.reversed() {
      let counts = filled(lengths, gap: gap, room: room)
      if found.last?.counts == counts { found.removeLast() }
      found.append((room, counts))
    }
    return found
  }

  /// Counts per line so that there are `count` lines and the longest is as short as it can be, the fuller lines first.
  static func balanced(_ lengths: [Double], gap: Double, count: Int) -> [Int] {
    let count = min(count, lengths.count)
    let room = runs(lengths, gap: gap).first { filled(lengths, gap: gap, room: $0).count <= count } ?? .infinity
    var counts: [Int] = []
    var rest = lengths[...]
    while !rest.isEmpty {
      // One item at least is left for each line that follows.
      let most = rest.count - (count - counts.count - 1)
      let taken = min(filled(rest, gap: gap, room: room).first ?? 1, max(1, most))
      counts.append(taken)
      rest = rest.dropFirst(taken)
    }
    return counts
  }
}
