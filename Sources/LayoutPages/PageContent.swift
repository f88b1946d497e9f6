internal import Foundation
internal import LayoutCore
internal import LayoutDocument
internal import LayoutDrawing
internal import LayoutGeometry

/// All that a page knows of one document: its pieces, and for each what is shown besides where things stand.
package struct PageContent: Encodable {
  /// What is shown of a piece besides its frames.
  struct PieceNotes: Encodable {
    /// What is different from the piece before, as sentences.
    var changes: [String] = []
    /// What each frame is called, in the order of frames.
    var names: [String] = []
    /// `item`, `text`, or `container`, in the order of frames.
    var kinds: [String] = []
    /// The font size in points and the weight of each text, in the order of frames.
    var fonts: [[Double]?] = []
    /// Hue in degrees, saturation and lightness from 0 to 1, in the order of frames.
    var colours: [[Double]] = []
    /// The frames from the back to the front.
    var order: [Int] = []
    /// The place of each frame in the description.
    var places: [String] = []
    /// The container that each frame stands in, by its number in the piece, and the tracks that it covers.
    var cells: [Cell?] = []
    /// What explains each frame, in the order of frames; empty where there are too many to explain.
    var reasons: [[PageReasons.Edge]] = []
    /// The pictures at both ends of each open range, in the order of ranges.
    var ends: [OpenEnds?] = []
  }

  /// Where something stands in a container.
  struct Cell: Encodable {
    var container: Int
    /// The first column, and the one behind the last.
    var columns: [Int]
    var rows: [Int]
  }

  let name: String
  let axis: String
  let initial: Double
  /// The proposal along the axis across, or `nil` for the ideal one.
  let across: Double?
  /// The document, as a text of JSON.
  let document: String
  let report: BreakpointReport
  let notes: [PieceNotes]
  /// What reasons say, each once.
  let sentences: [String]

  /// - Parameter explains: Whether there are reasons, and pictures of what is open.
  package init(_ subject: PageSubject, explains: Bool = true) throws {
    let (range, initial) = try subject.lengths()
    let (document, engine) = (subject.document, subject.engine)
    let layout = try engine.responsive(
      document.tree, subject.axis, range, across: document.proposal[subject.axis.other])
    let report = try BreakpointReport(layout, placing: subject.place)
    name = subject.name
    axis = report.axis
    self.initial = min(max(initial, range.lowerBound), range.upperBound)
    across = document.proposal[subject.axis.other].flatMap { $0.isFinite ? $0 : nil }
    self.document = String(decoding: try document.json(), as: UTF8.self)
    self.report = report
    var reasons = PageReasons(subject)
    notes = try zip(layout.pieces, report.pieces).map { piece, told in
      try Self.notes(piece, told, subject, &reasons, explains: explains)
    }
    sentences = reasons.sentences
  }

  private static func notes(
    _ piece: ResponsiveLayout.Piece, _ told: BreakpointReport.Piece, _ subject: PageSubject,
    _ reasons: inout PageReasons, explains: Bool
  ) throws -> PieceNotes {
    var notes = PieceNotes()
    notes.changes = told.changes.map(\.sentence)
    guard let placement = piece.placement(at: piece.range.lowerBound) else { return notes }
    // Golden section: no ratio of small numbers, at which something may happen by chance.
    let sample = piece.range.lowerBound + 0.382 * (piece.range.upperBound - piece.range.lowerBound)
    let tree = placement.tree
    let nodes = placement.framedNodes.map(\.index)
    let numbers = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($0.element, $0.offset) })
    let palette = ItemPalette(of: placement)
    for node in nodes {
      notes.names.append(tree.name(of: node))
      notes.places.append(tree.place(of: node))
      notes.fonts.append(
        placement.text(of: node).map { [$0.content.font.size, $0.content.font.weight == .bold ? 700 : 400] })
      if case .item = tree.nodes[node].kind {
        notes.kinds.append(placement.text(of: node) == nil ? "item" : "text")
        notes.colours.append([palette[node].hue, palette[node].saturation, palette[node].lightness])
      } else {
        notes.kinds.append("container")
        notes.colours.append([])
      }
    }
    notes.order = placement.drawnNodes.compactMap { numbers[$0] }
    notes.cells = try cells(of: nodes, in: placement, at: sample, subject)
    guard explains else { return notes }
    notes.reasons = try reasons.reasons(for: nodes, at: sample)
    notes.ends = (told.ambiguities ?? []).map { OpenEnds($0, subject) }
    return notes
  }

  private static func cells(
    of nodes: [Int], in placement: Placement, at length: Double, _ subject: PageSubject
  ) throws -> [Cell?] {
    let containers = Dictionary(placement.containers.enumerated().map { ($0.element.node, $0.offset) }) { $1 }
    let covered = try subject.engine.coveredTracks(of: subject.document.tree, in: subject.proposal(length))
    let cells = Dictionary(covered.map { ($0.node, $0) }) { first, _ in first }
    return nodes.map { node in
      guard let cell = cells[node], let container = containers[cell.container] else { return nil }
      return Cell(
        container: container, columns: [cell.columns.lowerBound, cell.columns.upperBound],
        rows: [cell.rows.lowerBound, cell.rows.upperBound])
    }
  }
}
