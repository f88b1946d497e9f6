import ConstraintLayout
import Foundation
import LayoutDocument
import Testing

/// What a report of breakpoints says besides frames: sizes, tracks, hexagons, lines of text, and what is open.
struct BreakpointReportTests {
  private func report(_ document: LayoutDocument, _ range: ClosedRange<Double>) throws -> BreakpointReport {
    let engine = LayoutEngine()
    let layout = try engine.responsive(document.tree, width: range, height: document.proposal.height)
    return try BreakpointReport(layout) { width in
      try engine.place(document.tree, in: ProposedSize(width: width, height: document.proposal.height))
    }
  }

  private func report(of example: String, _ range: ClosedRange<Double>) throws -> BreakpointReport {
    try report(Examples.document(example), range)
  }

  @Test(arguments: ["explicit-grid", "toolbar", "form-both-ways", "icon-grid"])
  func sizesAndTracksAreThoseOfPlacing(_ example: String) throws {
    let document = try Examples.document(example)
    for piece in try report(document, 20...700).pieces where piece.satisfiable {
      let width = piece.from + 0.3 * (piece.to - piece.from)
      let placement = try LayoutEngine().place(
        document.tree, in: ProposedSize(width: width, height: document.proposal.height))
      let size = try #require(piece.size)
      let offset = width - piece.from
      let height = size.start.height + size.rate.height * offset
      #expect(abs(height - placement.size.height) < 1e-6)
      #expect(piece.containers.count == placement.containers.count)
      for (told, placed) in zip(piece.containers, placement.containers) {
        #expect(told.columns.count == placed.columns.count)
        for (column, track) in zip(told.columns, placed.columns) {
          let x = column.start.x + column.rate.x * offset
          let length = column.start.width + column.rate.width * offset
          #expect(abs(x - track.position) < 1e-6)
          #expect(abs(length - track.length) < 1e-6)
        }
      }
    }
  }

  @Test func aRangeMayGrowWithTheContainer() throws {
    let piece = try #require(try report(of: "ambiguous-spans", 280...900).pieces.last)
    let open = try #require(piece.ambiguities)
    #expect(open.map(\.track) == [2])
    let ends = [open.first?.lower, open.first?.chosen, open.first?.upper]
    #expect(ends.map { $0?.start } == [0, 0, 0])
    #expect(ends.map { $0?.rate } == [0, 0, 1])
  }

  /// The range of a track grows until something else ends it, where the picture stays as it is.
  @Test func aRangeThatBendsIsToldInTwoParts() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "grid", "horizontalSpacing": 0, "rows": [
        {"cells": [{"type": "item", "id": "a", "columns": 2, "width": 50, "height": 10}]},
        {"cells": [{"type": "item", "id": "b", "width": {"min": 0, "ideal": 10, "max": 10}, "height": 10}]}]},
       "constraints": ["container.columns[1].width <= 80"]}
      """)
    let open = try #require(try report(document, 50...300).pieces.last?.ambiguities)
    #expect(open.allSatisfy { $0.from < $0.to })
    for range in open {
      let width = range.from + 0.6 * (range.to - range.from)
      let placed = try LayoutEngine().place(document.tree, in: ProposedSize(width: width, height: nil))
      let found = try #require(placed.diagnosis.ambiguities.first { $0.track == range.track })
      let upper = try #require(range.upper)
      let told = upper.start + upper.rate * (width - range.from)
      #expect(abs(told - found.upper) < 1e-6)
    }
  }

  @Test func ratesAreRoundNumbers() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "stack", "axis": "row", "spacing": 7, "children": [
        {"type": "item", "id": "a"}, {"type": "item", "id": "b"}, {"type": "item", "id": "c"}]}}
      """)
    let piece = try #require(try report(document, 100...733).pieces.last)
    let third: Double = 1 / 3
    let (widths, places) = (piece.frames.map(\.rate.width), piece.frames.map(\.rate.x))
    #expect(widths == [third, third, third])
    #expect(places == [0, third, 2 * third])
  }

  @Test func textsKeepTheirLinesBetweenBreaks() throws {
    let document = try LayoutDocument(
      """
      {"layout": {"type": "stack", "axis": "column", "spacing": 0, "children": [
        {"type": "text", "id": "t", "text": "aa bb cc dddd"}]},
       "metrics": {"advance": 10, "ascent": 8, "descent": 2, "advances": {}}}
      """)
    let lines = try report(document, 70...90).pieces.flatMap { piece in
      piece.frames.flatMap { $0.lines ?? [] }.map { ($0.from, $0.lines.map(\.text)) }
    }
    // At 80 the third word goes up to the first two; both ways there are two lines.
    #expect(lines.map(\.1) == [["aa bb", "cc dddd"], ["aa bb cc", "dddd"]])
    #expect(abs(lines[1].0 - 80) < 1e-6)
  }

  @Test func hexagonsHaveSixCornersAndKnowWhoStandsInThem() throws {
    let piece = try #require(try report(of: "hex-grid", 100...700).pieces.last)
    #expect(piece.hexagons.count == piece.frames.count)
    #expect(piece.hexagons.allSatisfy { $0.corners.count == 6 && $0.frame != nil })
  }

  @Test func whereNothingFitsThereIsNoSize() throws {
    let piece = try #require(try report(of: "ambiguous-spans", 20...900).pieces.first)
    #expect(!piece.satisfiable)
    #expect(piece.size == nil)
    #expect(piece.ambiguities == nil)
  }
}
