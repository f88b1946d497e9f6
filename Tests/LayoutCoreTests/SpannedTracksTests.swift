import Testing

@testable import LayoutCore

/// What spans make tracks grow by, and what they leave open.
struct SpannedTracksTests {
  private func spanned(
    _ count: Int, _ spans: (tracks: Range<Int>, excess: Double)..., choosing tieBreak: TieBreak = .equalGrowth,
    own: [Double] = []
  ) throws -> SpannedTracks {
    let excesses = spans.map {
      SpannedTracks.Excess(start: $0.tracks.lowerBound, end: $0.tracks.upperBound, length: $0.excess, node: 0)
    }
    let tracks = SpannedTracks(excesses, trackCount: count, longest: 100, choosing: tieBreak) {
      own.isEmpty ? 0 : own[$0]
    }
    return try #require(tracks)
  }

  @Test func oneSpanIsSharedEquallyAndOpen() throws {
    let tracks = try spanned(2, (0..<2, 50))
    #expect(tracks.growth == [25, 25])
    #expect(tracks.open.map(\.track) == [0, 1])
    // All of it may go to either one.
    #expect(tracks.open.allSatisfy { $0.lower == 0 && $0.upper == 50 })
  }

  /// The total is the smallest possible: what both spans cover grows for both.
  @Test func whatOverlapsGrowsForBothSpans() throws {
    let tracks = try spanned(3, (0..<2, 50), (1..<3, 50))
    #expect(tracks.growth == [0, 50, 0])
    #expect(tracks.open.isEmpty)
  }

  @Test func aLongerSpanTakesTheRestOutside() throws {
    // 30 of the 50 are in the second track at least, as 20 more at most may be beside it.
    let tracks = try spanned(3, (0..<2, 50), (1..<3, 30))
    #expect(tracks.growth.reduce(0, +) == 50)
    #expect(tracks.growth == [20, 30, 0])
    #expect(tracks.open.map(\.track) == [0, 1])
  }

  @Test func spansThatDoNotMeetAreApart() throws {
    let tracks = try spanned(5, (0..<2, 10), (3..<5, 40))
    #expect(tracks.growth == [5, 5, 0, 20, 20])
    #expect(tracks.open.map(\.track) == [0, 1, 3, 4])
  }

  @Test func theFirstTracksHaveAllTheyCan() throws {
    // 20 of the 50 and all of the 30 fit the third track.
    #expect(try spanned(3, (0..<3, 50), (1..<3, 30), choosing: .leading).growth == [20, 30, 0])
    #expect(try spanned(3, (0..<2, 50), (1..<3, 30), choosing: .leading).growth == [20, 30, 0])
  }

  @Test func theLastTracksHaveAllTheyCan() throws {
    #expect(try spanned(3, (0..<3, 50), (0..<2, 30), choosing: .trailing).growth == [0, 30, 20])
  }

  @Test func sizesAreAsEqualAsTheyCanBe() throws {
    // The longest one keeps its own length; the others are 35 long.
    #expect(try spanned(3, (0..<3, 40), choosing: .equalSizes, own: [10, 20, 100]).growth == [25, 15, 0])
    // 40 is as much as the first span leaves, so the third one is longer.
    #expect(
      try spanned(3, (0..<2, 40), (1..<3, 60), choosing: .equalSizes, own: [0, 20, 10]).growth == [0, 40, 20])
  }

  @Test func growthIsInProportionToOwnLengths() throws {
    #expect(try spanned(3, (0..<3, 60), choosing: .proportional, own: [10, 20, 0]).growth == [20, 40, 0])
    #expect(try spanned(2, (0..<2, 60), choosing: .proportional, own: [0, 0]).growth == [30, 30])
  }
}
