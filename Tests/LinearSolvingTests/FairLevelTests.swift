import LayoutTestSupport
import LinearModel
import Testing

/// The level at which members take a total.
struct FairLevelTests {
  /// A member that takes the level within its limits, several times.
  private struct Member {
    let least: Double
    let most: Double
    let weight: Double

    func taken(at level: Double) -> Double { weight * max(least, min(most, level)) }

    func piece(at level: Double) -> FairLevel.Piece {
      let isFree = level >= least && (level < most || most == .infinity)
      return isFree ? .init(constant: 0, rate: weight) : .init(constant: taken(at: level), rate: 0)
    }
  }

  private static func level(_ members: [Member], taking total: Double, from start: Double) -> Double {
    let bends = (members.map(\.least) + members.map(\.most)).filter(\.isFinite)
    return FairLevel.level(taking: total, from: start, bends: (bends.min() ?? 0, bends.max() ?? 0)) { level in
      members.reduce(into: FairLevel.Piece(constant: 0, rate: 0)) { whole, member in
        let piece = member.piece(at: level)
        whole.constant += piece.constant
        whole.rate += piece.rate
      }
    }
  }

  /// Limits with wide gaps between them, so that what is taken has level pieces, and steep ones beside flat ones.
  @Test func theTotalIsTakenFromAnyStart() async {
    await Law(seeds: 0..<400, atLeast: 400).check { seed in
      var random = SeededGenerator(seed: seed)
      let members = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        let least = Double(Int.random(in: 0...9, using: &random) * 100)
        let most = least + Double(Int.random(in: 0...4, using: &random) * 25)
        return Member(
          least: least, most: random.chance(0.1) ? .infinity : most,
          weight: [0.001, 1, 1, 1000].randomElement(using: &random) ?? 1)
      }
      let least = members.reduce(0) { $0 + $1.taken(at: 0) }
      let most = members.reduce(0) { $0 + $1.taken(at: 1e4) }
      let total = least + (most - least) * Double(Int.random(in: 0...16, using: &random)) / 16
      for start in [0, 450, 1e5, -Double.infinity] {
        let level = Self.level(members, taking: total, from: start)
        let taken = members.reduce(0) { $0 + $1.taken(at: level) }
        let isTaken = abs(taken - total) <= 1e-12 * (1 + most)
        #expect(isTaken, "seed \(seed) from \(start): \(taken) of \(total) at \(level)")
      }
      return .checked
    }
  }

  /// The root of the last piece lies where nothing is taken more at all, and that piece leads back to the last one.
  @Test func twoPiecesThatPointAtEachOtherAreLeft() {
    let members = [
      Member(least: 100, most: .infinity, weight: 1), Member(least: 200, most: 300, weight: 1),
    ]
    #expect(Self.level(members, taking: 350, from: 50) == 150)
  }

  @Test func moreThanCanBeTakenLeavesAllAtTheirMost() {
    let members = [Member(least: 0, most: 10, weight: 1), Member(least: 5, most: 40, weight: 2)]
    #expect(Self.level(members, taking: 1000, from: 1) >= 40)
    #expect(Self.level(members, taking: -1, from: 1) <= 0)
  }
}
